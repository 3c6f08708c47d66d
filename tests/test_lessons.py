"""Lessons teach every game from nothing, in every language, and only what the rules say: the loader asks them."""

import re
from pathlib import Path

import pytest

import bergfried
from bergfried.core import BadNotation, Click
from bergfried.lessons import BadLesson, Lesson, judge, lessons
from bergfried.lessons import _lesson as read
from bergfried.speech import LANGUAGES
from tests.ledger import clauses

SLUGS = bergfried.slugs()
every_game = pytest.mark.parametrize("slug", SLUGS)


@every_game
def test_the_lessons_of_a_game_can_be_taken_in_one_sitting(slug: str) -> None:
    found = lessons(slug)
    assert 4 <= len(found) <= 8
    for lesson in found:
        assert 2 <= len(lesson.steps) <= 8, lesson.id


@every_game
def test_every_clause_is_taught(slug: str) -> None:
    taught = {clause for lesson in lessons(slug) for clause in lesson.clauses}
    assert taught == set(clauses(bergfried.load(slug).folder))


@every_game
def test_there_is_something_to_do_to_win_and_to_be_refused(slug: str) -> None:
    steps = [step for lesson in lessons(slug) for step in lesson.steps]
    tasks = [step.task for step in steps]
    assert tasks.count("forbidden") >= 3
    assert tasks.count("look") < len(tasks) / 3
    assert any(step.task == "win" or step.state.outcome() for step in steps)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_lesson_is_there_and_none_is_left_over(slug: str, language: str) -> None:
    game = bergfried.load(slug)
    said = set()
    for lesson in lessons(slug):
        words = [lesson.title, *(words for step in lesson.steps for words in (step.says, step.afterwards) if words)]
        said |= {message.id for message in words}
        assert all(game.say(message, language) for message in words)
    text = (game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE)) == said


@every_game
def test_squares_and_moves_that_a_text_names_are_on_its_board(slug: str) -> None:
    """A slip of the pen in one language: what one names, all name."""
    game = bergfried.load(slug)
    for lesson in lessons(slug):
        for step in lesson.steps:
            cells = {cell.label for cell in game.view.scene(step.state).board.cells}
            named = [set(re.findall(r"\b[a-zA-Z]\d+\b", game.say(step.says, language))) for language in LANGUAGES]
            assert named[0] == named[1] == named[2], step.says
            columns = {label[:2] for label in cells}
            assert named[0] <= cells | columns | set(clauses(game.folder)), step.says


@every_game
def test_the_solution_is_right_and_anything_else_is_told_why_not(slug: str) -> None:
    game = bergfried.load(slug)
    for lesson in lessons(slug):
        for step in lesson.steps:
            for move in step.moves:
                assert judge(game, step, move).verdict == "right"
            if step.task == "forbidden":
                judged = judge(game, step, step.presses)
                assert judged.refusal is not None
                assert (judged.verdict, judged.refusal.clause, judged.played) == ("right", step.clause, ())
            for move in step.state.legal_moves():
                text = game.notation.format_move(step.state, move)
                if text not in step.moves and step.task != "look":
                    assert judge(game, step, text).verdict == "other"


def test_presses_that_mean_nothing_yet_are_unclear() -> None:
    step = next(step for lesson in lessons(SLUGS[0]) for step in lesson.steps if step.task == "play")
    assert judge(bergfried.load(SLUGS[0]), step, [Click("cell", "nowhere")]).verdict == "unclear"
    with pytest.raises(BadNotation):
        judge(bergfried.load(SLUGS[0]), step, "nonsense")


# Faults. The games that they are planted in do not matter: each takes a step of the first that has the right kind.


def source(task: str) -> tuple[str, Lesson, str]:
    """A game, one of its lessons and its text, which has such a step."""
    for slug in SLUGS:
        for file in sorted((bergfried.load(slug).folder / "lessons").glob("*.toml")):
            lesson = next(one for one in lessons(slug) if one.id == file.stem.partition("-")[2])
            if any(step.task == task for step in lesson.steps):
                return slug, lesson, file.read_text(encoding="utf-8")
    raise AssertionError(task)


@pytest.mark.parametrize(
    ("task", "old", "new", "why"),
    [
        ("play", 'task = "play"', 'task = "sing"', "there is no task 'sing'; there are: look, play"),
        ("play", 'task = "play"', 'task = "look"', "'moves' has no meaning here"),
        ("play", "clauses = ", "classes = ", "'classes' has no meaning here; known: clauses, step"),
        ("play", r"moves = \[.*\]", "moves = []", "no move will do"),
        ("play", r'moves = \["', 'moves = ["??', "at 0:"),
        ("play", r'moves = \[.*\]\n', "", "moves is missing"),
        ("play", r"moves = \[.*\]", "moves = 3", "'moves' is 3, not a list"),
        ("play", r'position = "', 'position = "?', "at 0:"),
        ("play", r'id = ".*"', 'id = "same"', "two of the same name"),
        ("play", r"\[\[step\]\]", "[step", "Expected"),
        ("forbidden", 'reason = "', 'reason = "no-', "the rules say about"),
        ("forbidden", 'clause = "R', 'clause = "R9', "the rules say about"),
        ("forbidden", r"presses = \[.*\]", 'presses = ["cell nowhere"]', "these presses mean None"),
        ("win", 'ends = "R', 'ends = "R9', "the game is over by R"),
        ("win", r'ends = ".*"', "", "the game is over by R"),
        ("win", r'ends = (".*")', r"ends = \1\nscores = [999, 1]", "the scores are"),
        ("win", r'ends = (".*")', r'ends = \1\noptions = {colour = "pink"}', "colour"),
    ],
)  # fmt: skip
def test_a_lesson_that_is_wrong_is_refused_with_the_place(
    task: str, old: str, new: str, why: str, tmp_path: Path
) -> None:
    slug, lesson, text = source(task)
    file = tmp_path / "lessons" / f"10-{lesson.id}.toml"
    file.parent.mkdir()
    damaged = re.sub(old, new, text)
    assert damaged != text
    file.write_text(damaged, encoding="utf-8")
    with pytest.raises(BadLesson, match=rf"lessons/10-{lesson.id}.toml: .*{re.escape(why)}"):
        read(bergfried.load(slug), file)


def test_a_lesson_has_a_number_and_a_name(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"called like 20-moving\.toml"):
        read(bergfried.load(SLUGS[0]), tmp_path / "moving.toml")
