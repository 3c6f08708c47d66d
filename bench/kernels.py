"""How fast the kernels are: beside rules.py, beside OpenSpiel, beside Stockfish's perft. `python -m bench.kernels`.

Everything is a rate per CPU second on one thread, a median of runs taken in turns; what is compared ran in one run.
"""

import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bergfried
from bench import control, openspiel, stockfish
from bench.compiling import CannotBuild
from bench.measure import Contestant, rates
from bench.report import HEADER, Line, asked, machine, show, verdict, warn
from bergfried import kernels
from bergfried.core import perft
from bergfried.kernels import Kernel

AnyKernel = Kernel[Any, Any]

GOALS = tomllib.loads(Path(__file__).with_name("goals.toml").read_text(encoding="utf-8"))
LONGEST = 2000  # plies after which a random game is given up, here and there
PICKS = [random.Random(0).randrange(10**6) for _ in range(2 * LONGEST)]  # drawn before: the clock is for stepping
BY_NUMPY = "step, NumPy draws"
RULES_LEAVES, KERNEL_LEAVES = 20_000, 40_000_000


def counted(kernel: AnyKernel, leaves: int) -> tuple[Any, int, int]:
    """The first position of perft.toml, with the greatest depth that stays below so many leaves, and their number."""
    table = tomllib.loads((kernel.game.folder / "perft.toml").read_text(encoding="utf-8"))
    entry = table["position"][0]
    state = kernel.game.notation.parse_state(entry["state"], **entry.get("options", {}))
    fast, depth, count = kernel.session(state), 1, 0
    while (more := fast.perft(depth)) <= leaves or depth == 1:
        depth, count = depth + 1, more
    return state, depth - 1, count


def kernel_perft(kernel: AnyKernel) -> Contestant:
    state, depth, _ = counted(kernel, KERNEL_LEAVES)
    session = kernel.session(state)
    return lambda: int(session.perft(depth))


def rules_perft(kernel: AnyKernel) -> Contestant:
    state, depth, _ = counted(kernel, RULES_LEAVES)
    return lambda: perft(state, depth)


def kernel_playouts(kernel: AnyKernel) -> Contestant:
    session, seeds = kernel.session(kernel.game.initial()), iter(range(10**9))
    return lambda: int(session.playouts(5000, seed=next(seeds), longest=LONGEST).plies)


def rules_playouts(kernel: AnyKernel) -> Contestant:
    dice = random.Random(0)

    def play() -> int:
        state, plies = kernel.game.initial(), 0
        while plies < LONGEST and (moves := state.legal_moves()):
            state = state.after(dice.choice(moves))
            plies += 1
        return plies

    return play


def kernel_stepping(kernel: AnyKernel) -> Contestant:
    """One random game from Python, in the same loop as OpenSpiel's."""
    start = kernel.session(kernel.game.initial())

    def play() -> int:
        session, plies = start.clone(), 0
        moves = session.legal_moves()
        offset = random.randrange(len(PICKS) // 2)
        while moves and plies < LONGEST:
            session.play(moves[PICKS[offset + plies] % len(moves)])
            plies += 1
            moves = session.legal_moves()
        return plies

    return play


def batch_stepping(kernel: AnyKernel, games: int = 1000, steps: int = 100) -> dict[str, Contestant]:
    """Many games a call: with actions drawn before, drawn by NumPy from the masks, or drawn by the kernel."""
    import numpy as np

    dice = np.random.default_rng(0)
    start = kernel.game.initial()

    def draw(mask: Any) -> Any:
        legal, counts = np.flatnonzero(mask.view(bool)), np.count_nonzero(mask, axis=1)
        return legal[np.cumsum(counts) - 1 - (dice.random(games) * counts).astype(np.int64)] % kernel.actions

    recorded = []
    recorder = kernel.batch(start, games)
    for _ in range(steps):
        recorded.append(draw(recorder.mask))
        recorder.step(recorded[-1])
    running = kernel.batch(start, games)

    def replay() -> int:
        batch = kernel.batch(start, games)
        for actions in recorded:
            batch.step(actions)
        return games * steps

    def drawn_by_numpy() -> int:
        for _ in range(steps):
            running.step(draw(running.mask))
        return games * steps

    def drawn_by_kernel() -> int:
        for _ in range(steps):
            running.step_random()
        return games * steps

    return {"step": replay, BY_NUMPY: drawn_by_numpy, "step_random": drawn_by_kernel}


def beside_the_rules(kernel: AnyKernel, rounds: int, seconds: float) -> Iterator[Line]:
    slug = kernel.game.info.slug
    goal = GOALS["game"].get(slug, {}).get("perft")
    for what, fast, slow in (
        ("perft nodes", kernel_perft(kernel), rules_perft(kernel)),
        ("playout states", kernel_playouts(kernel), rules_playouts(kernel)),
    ):
        rate = rates({"kernel": fast, "rules": slow}, rounds, seconds)
        yield Line(slug, what, rate["kernel"], "rules.py", rate["rules"])
        if what.startswith("perft") and goal:
            yield Line(slug, what, rate["kernel"], goal=goal)


def beside_openspiel(kernel: AnyKernel, goals: dict[str, Any], rounds: int, seconds: float) -> Iterator[Line]:
    slug, name, actions = kernel.game.info.slug, goals["openspiel"], goals.get("actions_per_move", 1)
    rivals = {
        f"{name}, MCTS bot": openspiel.mcts(name, 1, actions),
        f"{name}, 100 rollouts a simulation": openspiel.mcts(name, 100, actions),
    }
    rate = rates({"kernel": kernel_playouts(kernel), **rivals}, rounds, seconds)
    for rival in rivals:
        yield Line(slug, "playout states", rate["kernel"], f"OpenSpiel {rival}", rate[rival], goals["playouts"])
    if "stepping" not in goals:
        return
    batched = batch_stepping(kernel)
    rate = rates(
        {"python": kernel_stepping(kernel), "theirs": openspiel.stepping(name, PICKS), **batched}, rounds, seconds
    )
    python_api = f"OpenSpiel {name}, Python API"
    yield Line(slug, "states stepped from Python", rate["python"], python_api, rate["theirs"], goals["stepping"])
    for how in batched:
        goal = None if how == BY_NUMPY else goals["batched"]  # it shows what drawing costs, not what stepping does
        yield Line(slug, f"states in batches: {how}", rate[how], python_api, rate["theirs"], goal)


def beside_stockfish(kernel_list: list[AnyKernel], rounds: int, seconds: float) -> Iterator[Line]:
    theirs = stockfish.perft_rate(rounds)
    if theirs is None:
        warn("stockfish is not installed: perft stands alone (Debian: apt install stockfish)")
        return
    for kernel in kernel_list:
        rate = rates({"kernel": kernel_perft(kernel)}, rounds, seconds)["kernel"]
        yield Line(kernel.game.info.slug, "perft nodes", rate, "Stockfish, go perft 6", theirs)


def main() -> int:
    given = asked("bench.kernels", __doc__)
    if kernels.native is None:
        warn(f"there are no compiled kernels to measure: {kernels.WHY_MISSING}")
        return 2
    wanted = given.games or [*bergfried.slugs(), *control.slugs()]
    own = [kernels.kernel(bergfried.load(slug)) for slug in kernels.native.games() if slug in wanted]
    try:
        controls = [control.kernel(slug) for slug in control.slugs() if slug in wanted]
    except CannotBuild as no:
        warn(f"the control games cannot be compiled here: {no}")
        controls = []
    how = (given.rounds, given.seconds)
    print(f"{machine()}\n- median of {given.rounds} runs of {given.seconds} CPU seconds, one thread\n\n{HEADER}")
    lines: list[Line] = []
    for kernel in [*own, *controls]:
        lines += show(beside_the_rules(kernel, *how))
    if openspiel.pyspiel is None:
        warn("OPENSPIEL IS MISSING, so half of the goals are not measured: pip install 'bergfried[bench]'")
    else:
        for kind, some in (("control", controls), ("game", own)):
            for kernel in some:
                if goals := GOALS[kind].get(kernel.game.info.slug):
                    lines += show(beside_openspiel(kernel, goals, *how))
    lines += show(beside_stockfish([*own, *controls], *how))
    print(verdict(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
