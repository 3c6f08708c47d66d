"""JSON values out of a stream of bytes. They may arrive in pieces or glued together, with nothing between them."""

import codecs
import json
import re

LONGEST = 65_536  # characters of one value
DEEPEST = 16  # brackets within brackets
SCALAR = re.compile(r"-?[0-9][0-9.eE+-]*|true|false|null")
SPACE = " \t\r\n"


class BadFrame(ValueError):
    """Bytes that are no JSON, and cannot become any."""


class Frames:
    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._text = ""

    def feed(self, data: bytes) -> list[object]:
        """The values that are complete now; BadFrame at the first garbage."""
        try:
            self._text += self._decoder.decode(data)
        except UnicodeDecodeError:
            raise BadFrame("bytes that are no UTF-8") from None
        values: list[object] = []
        while True:
            self._text = self._text.lstrip(SPACE)
            end = _end_of_value(self._text)
            if end is None:
                if len(self._text) > LONGEST:
                    raise BadFrame("a message without an end")
                return values
            try:
                values.append(json.loads(self._text[:end]))
            except ValueError:
                raise BadFrame(f"{self._text[:40]!r}") from None
            self._text = self._text[end:]


def _end_of_value(text: str) -> int | None:
    """Where the first value ends; None if more has to come. A bare number ends where the text does."""
    if not text:
        return None
    if text[0] not in '{["':
        found = SCALAR.match(text)
        if found is not None:
            return found.end()
        if any(word.startswith(text) for word in ("true", "false", "null", "-")):
            return None
        raise BadFrame(f"{text[:40]!r}")
    depth, in_string, escaped = 0, False, False
    for place, character in enumerate(text):
        if in_string:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
        elif character in "{[":
            depth += 1
            if depth > DEEPEST:
                raise BadFrame("too many brackets")
        elif character in "}]":
            depth -= 1
        if depth == 0 and not in_string:
            return place + 1
    return None


def frame(value: object) -> bytes:
    return json.dumps(value).encode()
