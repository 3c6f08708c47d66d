"""Any text between quotes or braces: what would end it, or vanish in an editor, is written with a backslash."""

import re

from bergfried.core import Reader, message

# Backslash, the closing sign, and control characters. A comment keeps its line breaks, a tag stays on one line.
TAG_SPECIAL = re.compile('[\\\\"\x00-\x1f\x7f-\x9f\u2028\u2029]')
COMMENT_SPECIAL = re.compile("[\\\\}\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
SHORT = {"\n": "n", "\r": "r", "\t": "t", "\\": "\\", '"': '"', "}": "}", "{": "{"}
MEANS = {letter: character for character, letter in SHORT.items()}
ESCAPE = r'\\(?:u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|[nrt\\"{}])'  # no halves of characters (surrogates)


def quoted(text: str) -> str:
    return '"' + TAG_SPECIAL.sub(_escape, text) + '"'


def braced(text: str) -> str:
    return "{" + COMMENT_SPECIAL.sub(_escape, text) + "}"


def _escape(found: re.Match[str]) -> str:
    character = found.group()
    return "\\" + SHORT.get(character, f"u{ord(character):04x}")


def read_until(reader: Reader, closing: str, opened: int) -> str:
    """The text up to the closing sign, which is passed over; `opened` is where it began."""
    parts: list[str] = []
    while True:
        plain = reader.take(f"[^\\\\{closing}]*") or ""
        parts.append(re.sub("\r\n?", "\n", plain))  # line ends are the file's, not the author's
        if reader.take(closing):
            return "".join(parts)
        if reader.at_end():
            reader.refuse(message("record-open", closing=closing), opened)
        parts.append(_unescape(reader.expect(ESCAPE, message("record-escape"))[1:]))


def _unescape(escape: str) -> str:
    return chr(int(escape[1:], 16)) if escape[0] == "u" else MEANS[escape]
