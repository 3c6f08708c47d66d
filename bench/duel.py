"""One match of a measurement: progress is shown, and games are kept, so that it can be continued."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bergfried.arena import Contest, Ledger, Score, Standing, Terms, run
from bergfried.arena.openings import PLIES
from bergfried.core import Game
from bergfried.match import Record

LONGEST = 400  # moves; then the game is called a draw
PATIENCE = 600.0  # seconds for a move: levels are limited by nodes, not by time


def duel(
    game: Game[Any, Any],
    a: str,
    b: str,
    pairs: int,
    folder: Path,
    *,
    seed: int = 1,
    plies: int = PLIES,
    concurrency: int = 1,
) -> Score:
    """A's score. The record file in the folder is named after the match; what it holds is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    terms = Terms(patience=PATIENCE, longest=LONGEST)
    contest = Contest(game, game.initial(), (a, b), 2 * pairs, terms, seed, plies)
    of_plies = "" if plies == PLIES else f" plies {plies}"
    name = f"{game.info.slug} {a} - {b} seed {seed}{of_plies}.txt".replace(":", "_").replace("/", "_")
    ledger = Ledger(folder / name, str(contest))
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.info.slug}: {a} - {b}", total=contest.games)

        def tell(standing: Standing, _: Record | None) -> None:
            share = f"{100 * standing.score.share:.0f} %"
            bar.update(task, completed=len(standing.score.games), description=f"{game.info.slug}: {a} - {b} {share}")

        try:
            standing = run(contest, ledger, concurrency, tell)
        finally:
            ledger.close()
    for player, reasons in standing.failures.items():
        if reasons:
            Console(stderr=True).print(f"{player} failed: {dict(reasons)}")
    return standing.score
