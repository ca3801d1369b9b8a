"""Scripted players do what the test says; where the game asks something else, the failure tells what."""

import pytest

from tests.browser import scripted
from tests.browser.positions import before_a_turn, planted
from tests.browser.scripted import ScriptDoesNotFit, sitting
from tests.server.serving import ServerProcess


def test_an_answer_that_does_not_fit_tells_what_is_asked(server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with sitting(table, server.url, 0, 1) as (maelle, theo):
        maelle.answers("move bev-russell school", "option 2", "end")
        with pytest.raises(ScriptDoesNotFit) as failure:
            theo.answers("vote up")
    said = "the script of Théo says 'vote up', but the question is 'action'; possible now: end, move"
    assert said in str(failure.value)


def test_an_answer_that_nobody_asks_for_tells_whom_the_game_waits_for(
    server: ServerProcess, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripted, "SECONDS_TO_BE_ASKED", 0.5)
    table = planted(database_url, before_a_turn())
    with (
        pytest.raises(ScriptDoesNotFit, match="but nothing is asked") as failure,
        sitting(table, server.url, 2) as (grisou,),
    ):
        grisou.answers("end")
    assert failure.value.__notes__[0].startswith("The game waits for Maëlle: the question is 'action'")
