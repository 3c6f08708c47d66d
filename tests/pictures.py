"""The boards in the README: each game in the middle of its longest golden game.

`python -m tests.pictures` draws them.
"""

from pathlib import Path

import bergfried
from tests.golden import playthroughs
from tests.walks import AnyGame

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


def drawn(game: AnyGame) -> str:
    text = max((file.read_text(encoding="utf-8") for file in playthroughs(game)), key=len)
    options = dict(
        pair.split("=") for line in text.splitlines() if line.startswith("options ") for pair in line.split()[1:]
    )
    states = [line.split("state ")[1] for line in text.splitlines() if " state " in line[:10]]
    return game.picture(game.notation.parse_state(states[len(states) * 2 // 3], **options)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for slug in bergfried.slugs():
        (FOLDER / f"{slug}.svg").write_text(drawn(bergfried.load(slug)), encoding="utf-8")
        print(f"drew {slug}.svg")
