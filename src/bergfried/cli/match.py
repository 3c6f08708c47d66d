"""`bergfried match`: two players against each other, with statistics."""

import json
import signal
import threading
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bergfried.arena import Contest, InUse, Ledger, OtherMatch, Sprt, Standing, Terms, elo, facts, run
from bergfried.arena.openings import PLIES, NothingToPlay
from bergfried.arena.referee import TOLERANCE
from bergfried.arena.score import MOST_ELO
from bergfried.cli.call import (
    Call,
    GameArgument,
    JsonOption,
    LanguageOption,
    PositionOption,
    RuleOptions,
    read_call,
    read_seconds,
)
from bergfried.cli.refusing import INTERRUPTED, NO, printable, refuse
from bergfried.cli.screen import progress_console
from bergfried.cli.words import say
from bergfried.engines import BadPlayer, Limits, parse_player
from bergfried.engines.players import WORDS, has_own_limits
from bergfried.match import Record
from bergfried.match.record import MOST_MOVES

USUAL_SECONDS = 1.0
PLAYER = "level:N, best, search:DEPTH, random, ugi:PROGRAM ARGUMENTS or cmd:PROGRAM ARGUMENTS"


def command(
    game: GameArgument,
    a: Annotated[str, typer.Argument(metavar="A", help=f"A player: {PLAYER}.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The other player.")],
    language: LanguageOption,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000, help="How many games.")] = 100,
    time: Annotated[float | None, typer.Option("--time", metavar="S", help="Seconds for each move.")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", metavar="N", min=1, help="Positions for each move.")] = None,
    depth: Annotated[int | None, typer.Option("--depth", metavar="N", min=1, help="Moves to look ahead.")] = None,
    position: PositionOption = None,
    option: RuleOptions = None,
    sprt: Annotated[
        str | None, typer.Option("--sprt", metavar="E0,E1", help="Stop once A is shown E0 Elo or less, or E1 or more.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write each game there; go on where it ends.")
    ] = None,
    concurrency: Annotated[int, typer.Option("--concurrency", metavar="N", min=1, max=256, help="Games at once.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="Of openings and players.")] = 1,
    plies: Annotated[int, typer.Option("--plies", metavar="N", min=0, max=100, help="Of the openings.")] = PLIES,
    longest: Annotated[
        int, typer.Option("--longest", metavar="N", min=1, max=MOST_MOVES, help="Moves before a draw is called.")
    ] = MOST_MOVES,
    tolerance: Annotated[
        float, typer.Option("--tolerance", metavar="S", help="Seconds that a move may be late.")
    ] = TOLERANCE,
    as_json: JsonOption = False,
) -> None:
    """Let two players play pairs of games with sides swapped. Exit code 1 if the test of --sprt says no."""
    call = read_call(game, position, option, language)
    if time is None and nodes is None and depth is None and not (has_own_limits(a) and has_own_limits(b)):
        time = USUAL_SECONDS
    limits = Limits(depth, nodes, read_seconds("--time", time))
    terms = Terms(limits, read_seconds("--tolerance", tolerance) or 0.0, longest=longest)
    contest = Contest(call.game, call.state, (a, b), games, terms, seed, plies, _read_sprt(sprt))
    _check_players(call, contest)
    ledger = _open(record, contest, language)
    try:
        standing = _run(call, contest, ledger, concurrency)
    except NothingToPlay:
        refuse(say(language, "match-over"), NO)
    except OSError as no:
        refuse(say(language, "cannot-write", file=str(record), why=str(no.strerror or no)), NO)
    finally:
        if ledger is not None:
            ledger.close()
    typer.echo(json.dumps(_facts(contest, standing), ensure_ascii=False) if as_json else _told(call, contest, standing))
    if contest.sprt is not None and contest.sprt.verdict(standing.score.pairs) == "H0":
        raise typer.Exit(NO)


def _read_sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        elo0, elo1 = (float(number) for number in text.split(","))
        return Sprt(elo0, elo1)
    except ValueError:
        said = f"two numbers from {-MOST_ELO:g} to {MOST_ELO:g}, the smaller first, such as 0,10"
        raise typer.BadParameter(said, param_hint="--sprt") from None


def _check_players(call: Call, contest: Contest) -> None:
    try:
        for text in contest.players:
            parse_player(text, call.game, 0, outside=True)
    except BadPlayer as no:
        refuse(WORDS.say(no.reason, call.language))


def _open(path: Path | None, contest: Contest, language: str) -> Ledger | None:
    if path is None:
        return None
    try:
        return Ledger(path, str(contest))
    except OtherMatch as no:
        refuse(say(language, "match-other", file=str(path), found=printable(no.found[:200])))
    except InUse:
        refuse(say(language, "match-in-use", file=str(path)), NO)
    except OSError as no:
        refuse(say(language, "cannot-write", file=str(path), why=str(no.strerror or no)), NO)


def _run(call: Call, contest: Contest, ledger: Ledger | None, concurrency: int) -> Standing:
    stop = threading.Event()
    known = [Standing()]
    console = progress_console()
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar if console else nullcontext():
        task = bar.add_task("", total=contest.games)

        def tell(standing: Standing, _: Record | None) -> None:
            known[0] = standing
            bar.update(task, completed=len(standing.score.games), description=_short(call, standing))

        # A polite end (a terminal closed, a job stopped) is an end like Ctrl-C: no program is left behind.
        before = _on_termination()
        try:
            return run(contest, ledger, concurrency, tell, stop)
        except KeyboardInterrupt:
            typer.echo(_told(call, contest, known[0]), err=True)
            refuse(say(call.language, "match-interrupted" if ledger else "interrupted"), INTERRUPTED)
        finally:
            if before is not None:
                signal.signal(signal.SIGTERM, before)


def _on_termination() -> Any:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.signal(signal.SIGTERM, interrupt)


def _short(call: Call, standing: Standing) -> str:
    score = standing.score
    return say(call.language, "match-bar", wins=score.wins, draws=score.draws, losses=score.losses)


def _facts(contest: Contest, standing: Standing) -> dict[str, object]:
    return {
        "game": contest.game.info.slug,
        "a": contest.players[0],
        "b": contest.players[1],
        **facts(standing.score, contest.sprt),
        "failures": {name: dict(reasons) for name, reasons in standing.failures.items()},
    }


def _told(call: Call, contest: Contest, standing: Standing) -> str:
    language, score = call.language, standing.score
    lines = [f"A  {contest.players[0]}", f"B  {contest.players[1]}"]
    lines.append(
        say(
            language,
            "match-score",
            games=str(len(score.games)),
            wins=str(score.wins),
            draws=str(score.draws),
            losses=str(score.losses),
            share=f"{100 * score.share:.1f}",
        )
    )
    strength = elo(score.pairs)
    best = _signed(strength.best, "?" if not any(score.pairs) else "+∞" if score.pairs[-1] else "-∞")
    low, high = _signed(strength.low, "-∞"), _signed(strength.high, "+∞")
    pairs = " ".join(str(count) for count in score.pairs)
    lines.append(say(language, "match-elo", elo=best, low=low, high=high, pairs=pairs))
    if contest.sprt is not None:
        low_bound, high_bound = (f"{bound:.2f}" for bound in contest.sprt.bounds)
        verdict = {None: "match-open", "H0": "match-no", "H1": "match-yes"}[contest.sprt.verdict(score.pairs)]
        ratio = f"{contest.sprt.ratio(score.pairs):.2f}"
        bounds = {"elo0": f"{contest.sprt.elo0:g}", "elo1": f"{contest.sprt.elo1:g}"}
        lines.append(say(language, "match-sprt", llr=ratio, low=low_bound, high=high_bound, **bounds))
        lines.append(say(language, verdict, **bounds))
    for name, reasons in standing.failures.items():
        for reason, times in reasons.most_common(5):
            lines.append(say(language, "match-failed", player=name, reason=reason, times=times))
    return "\n".join(lines)


def _signed(number: float | None, beyond: str) -> str:
    return beyond if number is None else f"{round(number):+}"
