"""`python -m bergfried.training GAME`: teach a network, or teach the one that is there further."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from bergfried import kernels
from bergfried.training.asked import learning_game
from bergfried.training.course import Plan, Round, run

DEFAULTS = Plan()


def main(
    slug: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    minutes: Annotated[float, typer.Option(min=0.0, help="How long.")] = DEFAULTS.minutes,
    out: Annotated[Path | None, typer.Option(help="The file; otherwise net.bin in the game's folder.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of a round.")] = DEFAULTS.games,
    simulations: Annotated[
        int, typer.Option(min=2, help="Of the search, for a move to learn from.")
    ] = DEFAULTS.simulations,
    quick: Annotated[int, typer.Option(min=2, help="Of the search, for the other moves.")] = DEFAULTS.quick,
    opening: Annotated[int, typer.Option(min=0, help="Random moves at first, at most.")] = DEFAULTS.opening,
    studied: Annotated[
        float, typer.Option(min=0.01, max=1.0, help="The share of moves to learn from.")
    ] = DEFAULTS.studied,
    beside: Annotated[int, typer.Option(min=0, help="Positions to learn beside each of them.")] = DEFAULTS.beside,
    rate: Annotated[float, typer.Option(min=0.0, help="Of learning.")] = DEFAULTS.rate,
    threads: Annotated[int, typer.Option(min=1, max=256, help="That play.")] = DEFAULTS.threads,
    seed: Annotated[int, typer.Option(min=0, help="Of everything that is left to chance.")] = DEFAULTS.seed,
) -> None:
    """Play, learn, play better, until the time is over. The network is written after every round."""
    game = learning_game(slug)
    plan = Plan(
        minutes, games, 5 * games, simulations, quick, opening, studied, beside, rate=rate, threads=threads, seed=seed
    )
    path = out or game.folder / kernels.NET
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("the first games", total=None)

        def tell(done: Round) -> None:
            words = f"chances {done.of_chance:.4f}, promises {done.of_promises:.4f}"
            bar.console.print(f"round {done.number}: {done.positions} positions, {words}, {done.seconds:.0f} s")
            bar.update(task, description=f"round {done.number + 1}")

        run(game, plan, path, tell)
    print(path)


if __name__ == "__main__":
    typer.run(main)
