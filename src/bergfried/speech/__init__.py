"""Messages in English, German and French: Fluent texts from the game's folder, above those that all games share."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bergfried.core import Message

LANGUAGES = ("en", "de", "fr")
LONGEST = 200  # characters of a parameter that are said; Fluent takes some thousands for an attack and formats nothing
SHARED = Path(str(files("bergfried.speech"))) / "locale"


class Speaker:
    """Says the messages of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def say(self, words: Message, language: str) -> str:
        if language not in LANGUAGES:
            raise KeyError(f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        texts = bundle(self._folder, language)
        pattern = texts.get_message(words.id).value if texts.has_message(words.id) else None
        if pattern is None:
            raise KeyError(f"{self._folder.name} has no text {words.id!r} in {language}")
        params = {name: _short(value) for name, value in words.params.items()}
        text, faults = texts.format_pattern(pattern, params)
        if faults:
            raise ValueError(f"{self._folder.name}: text {words.id!r} in {language}: {faults[0]}")
        return str(text)


def _short(value: str | int) -> str | int:
    """Both ends of a long text: what people type wrong may be of any length, a sentence may not."""
    if isinstance(value, int) or len(value) <= LONGEST:
        return value
    half = LONGEST // 2
    return f"{value[:half]}…{value[-half:]}"


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    # Isolation marks are for mixing writing directions; in a terminal they would be seen as stray characters.
    texts = FluentBundle([language], use_isolating=False)
    for source in (SHARED, folder / "locale"):
        texts.add_resource(
            FluentResource((source / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True
        )
    return texts
