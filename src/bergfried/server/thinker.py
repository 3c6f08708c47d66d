"""A process in which the computer thinks. Reads jobs from stdin and answers on stdout, one JSON object a line.

It ends when its input does, so that none outlives the server, however that ended.
"""

import json
import os
import sys
import threading
from queue import SimpleQueue
from typing import Any

from bergfried import catalog
from bergfried.engines import Limits, Thought, parse_player
from bergfried.match import Table


class _Orders:
    """What the server wants, read beside the thinking."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.stopped = 0  # the newest job that shall end
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            order = json.loads(line)
            if "stop" in order:
                self.stopped = max(self.stopped, order["stop"])
            else:
                self.jobs.put(order)
        os._exit(0)


def think(job: dict[str, Any], orders: _Orders) -> dict[str, Any]:
    game = catalog.load(job["game"])
    table = Table(game, game.notation.parse_state(job["start"], **job["options"]))
    for text in job["moves"]:
        table.play(text)
    number: int = job["job"]

    def progress(thought: Thought) -> None:
        tell({"job": number, "depth": thought.depth, "nodes": thought.nodes, "seconds": thought.seconds})

    player = parse_player(job["player"], game, job["seed"])
    limits = Limits(seconds=job["seconds"])
    thought = player.choose(table.state, limits, progress, lambda: orders.stopped >= number)
    return {"job": number, "move": game.notation.format_move(table.state, thought.move)}


def tell(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    orders = _Orders()
    tell({"ready": True})
    while True:
        tell(think(orders.jobs.get(), orders))


if __name__ == "__main__":
    main()
