"""Game Matrix on a screen: what it publishes, and its answers to "why?"."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES
from brainwaves_widgets.matrix import Claim, Draw, Nothing
from brainwaves_widgets.matrix.bots import Knower, fitting_figures
from tests.pictures import box_around, words_of

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 6_500
GOOD = ["square", "rhombus"]


def matrix(*players: str, **options: Any) -> bw.GameMatrix:
    return bw.GameMatrix(list(players or ("Ann", "Ben")), **{"seed": 7, **options})


def tell(screen: bw.GameMatrix, **message: Any) -> list[Any]:
    """Hand a message over as the comm does; return what is answered."""
    answers: list[Any] = []
    screen.send = answers.append
    screen._receive(screen, {"ply": screen.table.ply, **message}, [])
    return answers


def play_out(game: bw.GameMatrix, seed: int = 3) -> int:
    """Play random moves to the end; return the bytes of the largest scene on the way."""
    rng, largest = Random(seed), 0
    while game.table.actors:
        game.play(rng.choice(game.moves()))
        largest = max(largest, len(json.dumps(game.scene).encode()))
    return largest


def test_why_gives_a_verdict_on_any_figure_and_attribute() -> None:
    game = matrix()
    found = game.why("square-on-corner", "rhombus")
    assert found.holds
    assert found.because
    assert not game.why("circle", "ellipse").holds
    assert game.why("circle", "ellipse").note


@pytest.mark.parametrize(("definitions", "holds"), [("printed", False), ("inclusive", True)])
def test_why_goes_by_the_definitions_of_the_game(definitions: str, holds: bool) -> None:
    game = matrix(definitions=definitions)
    assert game.why("parallelogram", "trapezoid").holds is holds
    [answer] = tell(game, ask=["parallelogram", "trapezoid"])
    assert answer["answer"]["holds"] is holds


def test_why_says_which_figures_and_attributes_there_are() -> None:
    game = matrix()
    with pytest.raises(
        ValueError, match="there is no figure 'blob' in the deck; there are segment, ray"
    ):
        game.why("blob", "rhombus")
    with pytest.raises(ValueError, match="no attribute 'rombus'; did you mean 'rhombus'"):
        game.why("square", "rombus")


def test_a_screen_is_answered_with_a_reason_and_a_drawing() -> None:
    game = matrix()
    scene = game.scene
    [message] = tell(game, ask=GOOD)
    answer = message["answer"]
    assert (answer["figure"], answer["attribute"], answer["holds"]) == ("square", "Rhombus", True)
    assert answer["because"] == game.why(*GOOD).because
    assert answer["sketch"]["letters"]
    assert json.loads(json.dumps(message)) == message
    assert game.scene is scene


def test_m14_a_screen_is_answered_only_once_the_turn_is_over() -> None:
    game = matrix()
    refused: set[str] = set()
    answered: set[str] = set()
    rng, ben = Random(2), game.seat("Ben")
    while game.table.actors:
        for screen in (game, ben):
            [message] = tell(screen, ask=GOOD)
            if "answer" in message:
                answered.add(game.state.phase)
            else:
                refused.add(game.state.phase)
                assert message["error"] == 'ask "why?" once the turn is over'
        game.play(rng.choice(game.moves()))
    assert "answer" in tell(game, ask=GOOD)[0]
    assert (refused, answered) == ({"claim", "dare"}, {"draw"})


@pytest.mark.parametrize(
    "question",
    [
        None,
        "square",
        [],
        ["square"],
        ["square", "rhombus", "rhombus"],
        ["blob", "rhombus"],
        ["square", "blob"],
        ["rhombus", "square-on-corner"],
        [["square"], "rhombus"],
        [1, 2],
        {"figure": "square", "attribute": "rhombus"},
        ["x" * 10_000, "rhombus"],
    ],
)
def test_a_malformed_question_is_told_and_changes_nothing(question: object) -> None:
    game = matrix()
    before, scene = game.state, game.scene
    [message] = tell(game, ask=question)
    assert "a question names a figure and an attribute" in message["error"]
    assert len(message["error"]) < 150
    assert game.state is before
    assert game.scene is scene


@pytest.mark.parametrize(
    ("message", "what"),
    [
        ({"ask": GOOD, "ply": 2}, "too late"),
        ({"ask": GOOD, "ply": None}, "names the ply"),
        ({"ask": GOOD, "ply": "5"}, "names the ply"),
    ],
)
def test_a_question_names_the_ply_it_was_meant_for(message: dict[str, Any], what: str) -> None:
    [answer] = tell(matrix(), **message)
    assert what in answer["error"]


def test_a_stepper_answers_too_and_walks_a_copy() -> None:
    game = matrix()
    game.play(Draw())
    steps = game.stepper()
    assert "error" in tell(steps, ask=GOOD)[0]
    assert tell(steps, do="goto", to=5) == []
    assert steps.state.phase == "draw"
    assert "answer" in tell(steps, ask=GOOD)[0]
    assert game.state.phase == "claim"


def test_a_screen_can_ask_about_every_figure_and_attribute() -> None:
    figures, attributes = matrix().questions["lists"]
    assert [entry["key"] for entry in figures] == list(FIGURES)
    assert [entry["key"] for entry in attributes] == list(ATTRIBUTES)
    assert figures[0]["name"].startswith("1: ")


@pytest.mark.parametrize("version", ["main", "original"])
@pytest.mark.parametrize("claims", ["teach", "strict"])
def test_scenes_of_a_whole_game_of_five_are_small(version: str, claims: str) -> None:
    game = matrix(*"ABCDE", version=version, claims=claims, hints=True)
    assert 1_000 < play_out(game) < LARGEST


def test_scenes_are_small_after_long_turns_too() -> None:
    game = matrix(*"ABCDE")
    sizes: list[int] = []
    game.observe(lambda _: sizes.append(len(json.dumps(game.scene).encode())), names="ply")
    drive(game.table, {seat: Knower(dare=9) for seat in range(5)})
    taken = [e.data["cards"] for s in game.history for e in s.events if e.kind == "took"]
    lost = [e.data["cards"] for s in game.history for e in s.events if e.kind == "lost"]
    assert max([*taken, *lost]) >= 4
    assert max(sizes) < LARGEST


def test_buttons_call_figures_by_their_numbers() -> None:
    game = matrix()
    game.play(Draw())
    numbers = [figure["number"] for figure in game.view()["figures"]]
    labels = [offer["label"] for offer in game.scene["moves"]]
    assert labels == [*[f"Claim figure {n}" for n in numbers], "None fits"]
    assert game.seat("Ben").scene["moves"] == []


def test_a_claim_by_message_is_explained_in_the_next_scene() -> None:
    game = matrix(claims="teach")
    game.play(Draw())
    wrong = next(m for m in game.moves() if m.figure not in fitting_figures(game.view()))
    assert tell(game, move={"type": "Claim", "figure": wrong.figure}) == []
    told = game.scene["view"]["told"]
    assert (told["kind"], len(told["reasons"])) == ("wrong", 2)
    assert "does not fit" in game.scene["events"][-1]["text"]
    [again] = tell(game, move={"type": "Claim", "figure": wrong.figure})
    assert "not legal now" in again["error"]


@pytest.mark.parametrize("hints", [False, True])
def test_m16_hints_are_in_the_scene_only_if_asked_for(hints: bool) -> None:
    game = matrix(hints=hints)
    game.play(Draw())
    fitting = fitting_figures(game.view())
    fits = [figure["key"] in fitting for figure in game.view()["figures"]]
    assert game.scene["view"]["fits"] == (fits if hints else None)
    game.play(Claim(fitting[0]))
    assert (game.scene["view"]["risk"] is not None) is hints


def test_in_the_still_picture_the_cards_left_are_not_under_a_chip() -> None:
    game = matrix("Ann", "Ben")
    picture = game._repr_mimebundle_()[0]["image/svg+xml"]
    lines = words_of(picture)
    chips = [box_around(picture, one) for one in lines if one.text in {"Ann", "Ben"}]
    assert len(chips) == 2
    (left,) = (one for one in lines if one.text.endswith(" cards left"))
    assert left.right < min(chip.left for chip in chips)


def test_the_still_picture_and_the_text() -> None:
    game = matrix("Ann <b>&</b>", "Ben")
    game.play(Draw())
    data, _ = game._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    picture, text = data["image/svg+xml"], data["text/plain"]
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 - our own
    assert "<b>" not in picture
    first, second = game.view()["cards"][0]["attributes"]
    assert first in picture
    assert second in picture
    assert f"cards: {first} / {second}" in text
    assert text.startswith("Game Matrix (main): Ann <b>&</b>: 0 (0 cards, 0 figures), ")
    for figure in game.view()["figures"]:
        assert f">{figure['number']}<" in picture
    words = "".join(ET.fromstring(picture).itertext())  # noqa: S314 - our own
    assert not [key for key in game.state.figures if FIGURES[key].name in words]


@pytest.mark.parametrize("version", ["main", "original"])
def test_every_view_of_a_game_can_be_drawn(version: str) -> None:
    game = matrix("Ann", version=version, dots=1, claims="strict")
    while game.table.actors:
        ET.fromstring(game.rules.picture(game.view()))  # noqa: S314 - our own
        game.play(game.moves()[-1])
    assert "Your score is" in game.rules.picture(game.view())


def test_save_and_load(tmp_path: Path) -> None:
    game = matrix(version="original", dots=2, claims="strict", definitions="inclusive")
    for move in (Draw(), Nothing(), Draw()):
        game.play(move)
    game.save(tmp_path / "sunday.json")
    again = bw.GameMatrix.load(tmp_path / "sunday.json")
    assert again.state == game.state
    assert again.scene["view"] == game.scene["view"]
    assert again.why("square", "trapezoid").holds
    again.play(Nothing())
    with pytest.raises(bw.SaveError):
        bw.AstuteGoose.load(tmp_path / "sunday.json")


def test_m15_a_game_alone_goes_onto_the_notepad() -> None:
    game = matrix("Mona", dots=1)
    play_out(game)
    assert game.outcome is not None
    [row] = bw.Notepad().rows(player="Mona")
    assert (row.score,) == game.outcome.scores
    assert row.level == "main, 1 dot"


def test_advice_is_for_whoever_is_to_act_and_other_games_say_where_there_is_some() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=7)
    assert game.advise() == game.advise("Ann") != game.advise("Ben")
    with pytest.raises(NotImplementedError, match="The Astute Goose has no advice; GameMatrix has"):
        bw.AstuteGoose(["Ann"]).advise()
