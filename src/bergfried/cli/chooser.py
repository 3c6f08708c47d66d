"""`bergfried play` without a game: which one, against whom?"""

from bergfried import catalog
from bergfried.cli.call import read_call
from bergfried.cli.refusing import interruptible
from bergfried.cli.screen import Screen
from bergfried.cli.seats import HUMAN, read_seats
from bergfried.cli.session import Session
from bergfried.cli.words import say
from bergfried.core import message
from bergfried.engines.levels import LEVELS, highest_level


def choose_and_play(language: str, no_colour: bool) -> None:
    screen = Screen(no_colour=no_colour)
    with interruptible(language):
        screen.say(say(language, "welcome"), "bold")
        for number, game in enumerate(map(catalog.load, catalog.slugs()), start=1):
            screen.say(f"\n{number}  {game.say(message('game-title'), language)}", "bold")
            screen.say(f"   {game.say(message('game-summary'), language)}")
        screen.say()
        slug = _choose(screen, language, "which-game", catalog.slugs())
        if slug is None:
            return
        screen.say()
        highest = highest_level(catalog.load(slug))
        opponents = (*(f"level:{level}" for level in range(1, highest + 1)), HUMAN)
        for number, player in enumerate(opponents, start=1):
            words = say(language, HUMAN) if player == HUMAN else say(language, "level", level=number)
            screen.say(f"{number}  {words}")
        if highest < LEVELS:
            screen.say(say(language, "levels-capped", levels=LEVELS))
        screen.say()
        opponent = _choose(screen, language, "which-opponent", opponents)
        if opponent is None:
            return
        call = read_call(slug, None, None, language)
        screen.say(say(language, "try-help"))
        Session(call, read_seats(call, HUMAN, opponent, None), screen).run()


def _choose(screen: Screen, language: str, question: str, choices: tuple[str, ...]) -> str | None:
    """One of the choices, by number or name; None if the person leaves."""
    while True:
        screen.console.print(say(language, question), end=" ", soft_wrap=True)
        try:
            answer = input().strip()
        except EOFError:
            answer = "quit"
        if answer == "quit":
            screen.say("\n" + say(language, "goodbye"))
            return None
        if answer in choices:
            return answer
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(choices):
            return choices[int(answer) - 1]
        screen.say(say(language, "choose-again", count=len(choices)))
