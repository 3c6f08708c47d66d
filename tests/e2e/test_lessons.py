"""Lessons and rules in the browser, for every game of the catalog: the lessons themselves say what to press."""

import re

import pytest

import bergfried
from bergfried.lessons import Lesson, Step, lessons
from tests.e2e.test_pages import complaints
from tests.e2e.visitor import Visitor
from tests.walks import AnyGame

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
WIDTHS = (375, 1440)


def open_step(visitor: Visitor, slug: str, lesson: Lesson, step: Step) -> None:
    visitor.go(f"lessons/{slug}?lesson={lesson.id}&step={lesson.steps.index(step) + 1}")
    visitor.page.locator(f'[data-step="{step.id}"] [role=grid]').wait_for()


def do(visitor: Visitor, game: AnyGame, step: Step) -> None:
    """What the step asks for, by clicks on the board."""
    if step.task == "forbidden":
        visitor.press_all(game, step.state, step.presses)
    elif step.task != "look":
        visitor.play(game, step.state, game.notation.parse_move(step.state, step.moves[0]))
    visitor.page.locator(f'[data-step="{step.id}"][data-done]').wait_for()


@every_game
def test_all_lessons_are_taken_from_the_first_step_to_the_last(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    visitor.go(f"lessons/{slug}")
    visitor.page.get_by_role("link", name="Begin").click()
    for lesson in lessons(slug):
        visitor.page.get_by_role("heading", level=1, name=game.say(lesson.title), exact=True).wait_for()
        for step in lesson.steps:
            visitor.page.locator(f'[data-step="{step.id}"] [role=grid]').wait_for()
            assert game.say(step.says) in visitor.page.locator(".task").inner_text()
            do(visitor, game, step)
            if step.afterwards:
                assert game.say(step.afterwards) in visitor.page.locator(".right").inner_text()
            if step is lesson.steps[-1]:
                visitor.page.get_by_text("Lesson complete").wait_for()
            visitor.page.locator("[data-next]").press("Enter")  # a click waits for the board to stand still
    visitor.page.wait_for_url(f"**/#/new/{slug}")
    visitor.go(f"lessons/{slug}")
    visitor.page.get_by_text("You have taken all lessons").wait_for()
    visitor.page.reload()
    visitor.page.get_by_text("You have taken all lessons").wait_for()


@every_game
def test_a_forbidden_move_is_answered_with_reason_clause_and_squares(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task == "forbidden")
    no = game.explain(step.state, step.moves[0])
    open_step(visitor, slug, lesson, step)
    do(visitor, game, step)
    answer = visitor.page.locator("[data-reason]")
    assert game.say(no.reason) in re.sub(r"\s+", " ", answer.inner_text())
    assert visitor.page.locator(".lit").count() or visitor.page.locator("canvas").count()
    answer.get_by_role("link").click()
    sought = visitor.page.locator(".sought")
    sought.wait_for()
    assert str(step.clause) in sought.inner_text()
    sought.get_by_role("link", name=str(step.clause), exact=True).first.click()
    visitor.page.locator(f'.sought[data-clause="{step.clause}"]').wait_for()


@every_game
def test_wrong_tries_are_explained_and_the_solution_is_offered(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    for lesson in lessons(slug):
        for step in lesson.steps:
            texts = {game.notation.format_move(step.state, move): move for move in step.state.legal_moves()}
            others = [texts[text] for text in texts if text not in step.moves]
            if step.task not in ("play", "win") or not others:
                continue
            open_step(visitor, slug, lesson, step)
            for _ in range(2):
                assert not visitor.page.locator("[data-show-me]").count()
                visitor.play(game, step.state, others[0])
                visitor.page.get_by_text("This move is allowed, but").wait_for()
            visitor.page.locator("[data-show-me]").click()
            visitor.page.locator("[data-done]").wait_for()
            return
    raise AssertionError("nothing can be done wrong")


@every_game
def test_a_lesson_is_taken_with_the_keyboard_alone(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task in ("play", "win"))
    open_step(visitor, slug, lesson, step)
    visitor.play(game, step.state, game.notation.parse_move(step.state, step.moves[0]), "keys")
    visitor.page.locator(f'[data-step="{step.id}"][data-done]').wait_for()
    assert visitor.page.evaluate("document.activeElement.hasAttribute('data-next')")
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(f'[data-step="{step.id}"]').wait_for(state="detached")


@every_game
def test_in_a_lesson_a_finger_needs_no_confirmation(phone: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task in ("play", "win"))
    open_step(phone, slug, lesson, step)
    move = game.notation.parse_move(step.state, step.moves[0])
    phone.press_all(game, step.state, game.view.clicks(step.state, move)[0], "tap")
    phone.page.locator(f'[data-step="{step.id}"][data-done]').wait_for()


@every_game
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_is_too_wide(visitor: Visitor, slug: str, width: int, theme: str) -> None:
    visitor.page.set_viewport_size({"width": width, "height": 800})
    visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    game = bergfried.load(slug)
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task == "forbidden")
    for address in (f"lessons/{slug}", f"rules/{slug}?exact={step.clause}", None):
        if address is None:
            open_step(visitor, slug, lesson, step)
            do(visitor, game, step)
        else:
            visitor.go(address)
            visitor.page.locator("h1").wait_for()
        assert complaints(visitor) == [], address
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@every_game
@pytest.mark.parametrize("language", ["de", "fr"])
def test_rules_and_lessons_speak_a_language(visitor: Visitor, slug: str, language: str) -> None:
    game = bergfried.load(slug)
    visitor.go(f"rules/{slug}")
    visitor.page.locator("header select").select_option(language)
    guide = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    for title in re.findall(r"^## (.*)", guide, re.MULTILINE):
        visitor.page.get_by_role("heading", level=2, name=title, exact=True).wait_for()
    visitor.go(f"lessons/{slug}")
    for lesson in lessons(slug):
        visitor.page.get_by_text(game.say(lesson.title, language), exact=True).wait_for()
