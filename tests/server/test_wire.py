"""The TypeScript types are what the models say."""

from tests.wire_ts import FILE, wire_text


def test_the_typescript_file_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == wire_text()
