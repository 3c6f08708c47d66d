"""What the commands have in common: a game, its options, a position, a language; read once, refused in one way."""

import os
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from bergfried import catalog
from bergfried.cli.refusing import refuse, refuse_text
from bergfried.cli.words import say
from bergfried.core import BadNotation, BadOption, Game, Side, State, message
from bergfried.speech import LANGUAGES

MOST_SECONDS = 1_000_000  # for a move


def usual_language() -> str:
    """The language of the terminal if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _known_language(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(f"'{value}' is none of: {', '.join(LANGUAGES)}")
    return value


def games() -> list[str]:
    return list(catalog.slugs())


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game.", autocompletion=games)]
PositionOption = Annotated[
    str | None, typer.Option("--position", metavar="P", help="A position as text instead of the start.")
]
RuleOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="A rule option; may be given several times.")
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="|".join(LANGUAGES),
        help="The language of the answer.",
        default_factory=usual_language,
        show_default="the terminal's",
        callback=_known_language,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


@dataclass(frozen=True)
class Call:
    """What was asked about."""

    game: Game[Any, Any]
    state: State[Any]
    language: str

    def side_name(self, side: Side) -> str:
        return self.game.say(message(f"side-{side.word}"), self.language)


def find_game(slug: str, language: str) -> Game[Any, Any]:
    if slug not in catalog.slugs():
        refuse(say(language, "unknown-game", slug=slug, known=", ".join(catalog.slugs())))
    return catalog.load(slug)


def read_call(slug: str, position: str | None, options: list[str] | None, language: str) -> Call:
    """Refuses with exit code 2 what is not there or cannot be read."""
    game = find_game(slug, language)
    chosen: dict[str, str] = {}
    for pair in options or ():
        name, equals, value = pair.partition("=")
        if not equals or name in chosen:
            refuse(say(language, "bad-option", pair=pair))
        chosen[name] = value
    try:
        state = game.initial(**chosen) if position is None else game.notation.parse_state(position, **chosen)
    except BadOption as no:
        refuse(game.say(no.reason, language))
    except BadNotation as no:
        refuse_text(game.say(no.reason, language), position or "", no.place)
    return Call(game, state, language)


def read_seconds(flag: str, value: float | None) -> float | None:
    if value is not None and not 0 <= value <= MOST_SECONDS:  # also refuses nan
        raise typer.BadParameter(f"seconds are a number from 0 to {MOST_SECONDS}", param_hint=flag)
    return value
