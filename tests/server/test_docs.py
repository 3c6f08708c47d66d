"""docs/server.md tells every message, and its session can be played as it is printed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bergfried.server import wire
from tests.server.running import Server

DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return DOCS.split(f"### {title}\n")[1].split("\n#")[0]


@pytest.mark.parametrize(
    ("title", "messages"),
    [("What a client says", wire.CLIENT_MESSAGES), ("What the server says", wire.SERVER_MESSAGES)],
)
def test_every_message_is_told_with_its_fields(title: str, messages: Any) -> None:
    rows = [line.split(" | ") for line in section(title).splitlines() if line.startswith("| `")]
    told = {type: set(re.findall("`(.+?)`", row[1])) for row in rows for type in re.findall("`(.+?)`", row[0])}
    schema = messages.json_schema()
    fields = {}
    for type, place in schema["discriminator"]["mapping"].items():
        fields[type] = set(schema["$defs"][place.rpartition("/")[2]]["properties"]) - {"type"}
        if messages is wire.SERVER_MESSAGES:
            fields[type] -= {"seq"}  # all of them carry it
    assert told == fields


def fits(told: Any, heard: Any) -> bool:
    if told == "…":
        return heard is not None
    if isinstance(told, dict):
        return isinstance(heard, dict) and all(fits(value, heard.get(name)) for name, value in told.items())
    return bool(told == heard)


def test_the_session_goes_as_printed(server: Server) -> None:
    wish, session = re.findall("```(?:json)?\n(.+?)```", section("A session"), re.DOTALL)
    wish = json.loads(wish)
    table = server.open(wish.pop("game"), **wish)
    said = [(line[0], json.loads(line[2:])) for line in session.splitlines()]
    hello, welcome, first = (message for _, message in said[:3])
    assert (hello["type"], wire.Hello(**hello).after) == ("hello", 0)
    with server.sit(table, 0) as client:
        assert fits(welcome, client.welcome)
        assert fits(first, client.position)
        for who, message in said[3:]:
            if who == "→":
                client.say(**message)
            else:
                heard = client.next()
                while heard["type"] == "thinking":
                    heard = client.next()
                assert fits(message, heard), (message, heard)
