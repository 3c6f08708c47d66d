"""What the search must see of TURRIS. Draws are common: with one in hand, both sides must go on looking."""

import pytest

import bergfried
from bergfried import kernels

GAME = bergfried.load("turris")

pytestmark = pytest.mark.skipif(not kernels.has_kernel(GAME), reason="no kernel here")


@pytest.mark.parametrize(
    "text",
    [
        "vevVN,VwEne,VNWnw/vVVeS,vNesnw,vSws/vvve,VSVsw,VVv w - - a1a2:b1c1",
        "vnev,vNwe,vVwnv/VsVe,vSvwe,VNVsw/VVeV,vVwe,VSVw w - - a3:c1",
        "vVVE,vnveW,VnVw/Vnv,VsVn,vsN/vsEv,VEWEs,vWSWv w - - b3c3:c3",
    ],
)
def test_a_draw_in_hand_does_not_end_the_search(text: str) -> None:
    """The other side can draw at once, too, and wins by moves that look worse: a million simulations of a search that
    tries what is already certain again and again saw no more than 8,000 positions and called these even."""
    session = kernels.kernel(GAME).session(GAME.notation.parse_state(text))
    report = session.mcts(simulations=600_000)
    assert report["complete"]
    assert report["lines"][0]["score"] < 0
    assert session.prove(nodes=50_000_000)["verdict"] == "loss"
