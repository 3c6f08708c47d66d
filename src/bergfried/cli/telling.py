"""How a game ended, in sentences."""

from bergfried.cli.call import Call
from bergfried.cli.words import say
from bergfried.core import Outcome, Side, message
from bergfried.match.result import AGREEMENT, RESIGNATION, Result, by_rule


def outcome_lines(call: Call, over: Outcome) -> list[str]:
    return result_lines(call, by_rule(over))


def result_lines(call: Call, result: Result) -> list[str]:
    """Who won, why and by which clause, and the scores if the game counts."""
    language = call.language
    if result.winner is None:
        lines = [say(language, "drawn")]
    else:
        lines = [say(language, "wins", side=call.side_name(result.winner))]
    over = result.outcome
    if over is not None:
        lines.append(f"{over.clause}: {call.game.say(message(over.clause), language)}")
        if over.scores is not None:
            names = {side.word: call.side_name(side) for side in Side}
            a, b = (str(score) for score in over.scores)
            lines.append(say(language, "scores", **names, a=a, b=b))
    elif result.termination == RESIGNATION and result.winner is not None:
        lines.append(say(language, "by-resignation", side=call.side_name(result.winner.other)))
    elif result.termination == AGREEMENT:
        lines.append(say(language, "by-agreement"))
    else:
        lines.append(say(language, "by-record", termination=result.termination))
    return lines
