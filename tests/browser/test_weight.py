"""Dice, bites and deaths have their stage: nothing is given away before the die has fallen, and it is heard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.positions import before_a_bite, planted
from tests.browser.reading import Reader, unreadable
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

SMALL_PHONE = (320, 640)
SCHOOL = {"en": "School", "fr": "École"}
LISTEN = """
window.audios = 0;
window.sounds = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.audios += 1; } };
for (const source of [AudioBufferSourceNode, OscillatorNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}
"""
KEEP_WHAT_IS_SAID_WHILE_A_DIE_TUMBLES = """
window.said = [];
new MutationObserver(() => {
    if (!document.querySelector('.tumbling')) return;
    const labels = [...document.querySelectorAll('[aria-label]')].map((part) => part.ariaLabel);
    window.said.push([document.body.innerText, ...labels].join(' '));
}).observe(document.body, { subtree: true, childList: true, characterData: true });
"""


def go_to_the_school(me: Seat) -> None:
    """With the leader, for whom the die shows a bite."""
    me.survivors.first.click()
    me.act("move")
    me.tiles.filter(has_text=SCHOOL[me.say.language]).first.click()


def look_at_stage(me: Seat, name: str) -> None:
    """It is accessible, and nothing of it is cut off at the sides."""
    me.look(name)
    assert me.scene.evaluate("(stage) => stage.scrollWidth <= stage.clientWidth"), f"{name} is too wide"


def sounds(page: Page) -> tuple[int, int]:
    """How many audio contexts there are, and how many sounds they have played."""
    return page.evaluate("window.audios"), page.evaluate("window.sounds")


def test_a_bite_is_told_when_the_die_has_fallen(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_bite())
    with open_page(LAPTOP, "en") as page, sitting(table, server.url, 2) as (grisou,):
        me = Seat(page, "en")
        page.add_init_script(LISTEN)
        me.open(table.link(server.url))
        assert sounds(page) == (0, 0), "nobody has touched anything yet"
        me.button("hints-off").click()
        page.evaluate(KEEP_WHAT_IS_SAID_WHILE_A_DIE_TUMBLES)
        go_to_the_school(me)

        bitten = me.say("scene-exposure-result", came="bite")
        expect(me.scene.get_by_text("1/12")).to_be_visible()
        expect(me.scene.get_by_text(bitten)).to_be_visible()
        said = page.evaluate("window.said")
        assert said, "the die tumbles"
        for outcome in (bitten, "a bite", "The bite", "Morale 6"):
            assert not [text for text in said if outcome in text], f"{outcome} stands beside the tumbling die"

        me.back()
        expect(me.scene.get_by_text("Bev Russell leads the group now")).to_be_visible()
        expect(me.scene.get_by_text("Morale 7 → 6")).to_be_visible()
        assert sounds(page)[0] == 1
        assert sounds(page)[1] > 5
        me.skip_all()
        assert unreadable(page) == [], "what has just happened is read whole, however much it was"

        grisou.answers("roll")
        expect(me.scene.get_by_text(me.say("scene-exposure-result", came="stops"))).to_be_visible()
        expect(me.scene.get_by_text("Sophie Robinson")).to_be_visible()


def test_who_wants_nothing_to_move_sees_the_outcome_at_once(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_bite())
    with open_page(PHONE, "fr") as page, sitting(table, server.url):
        me = Seat(page, "fr")
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(LISTEN)
        page.add_init_script("localStorage.setItem('sound-on', 'off')")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        expect(page.locator(".snow").first).to_be_hidden()
        page.evaluate(KEEP_WHAT_IS_SAID_WHILE_A_DIE_TUMBLES)
        go_to_the_school(me)
        expect(me.scene.get_by_text(me.say("scene-exposure-result", came="bite"))).to_be_visible()
        assert page.evaluate("window.said") == []
        assert sounds(page) == (0, 0), "sound is off"


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_sound_is_set_in_the_menu(open_page: OpenPage, server: ServerProcess, database_url: str, language: str) -> None:
    table = planted(database_url, before_a_bite())
    with open_page(LAPTOP, language) as page, sitting(table, server.url):
        me = Seat(page, language)
        page.add_init_script(LISTEN)
        me.open(table.link(server.url))
        me.button("hints-off").click()
        me.button("menu").click()
        switch = page.get_by_role("switch", name=me.say("menu-sound"), exact=True)
        volume = page.get_by_label(me.say("menu-volume"))
        volume.fill("20")
        page.wait_for_function("window.sounds > 0")  # what was changed is heard at once
        reader = Reader(page)
        reader.look("menu")
        assert not reader.unreadable, "\n".join(reader.unreadable)
        switch.click()
        expect(volume).to_be_hidden()
        page.reload()
        me.button("menu").click()
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(volume).to_have_value("20")


@pytest.mark.long
@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL_PHONE], ids=["laptop", "phone", "small-phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_stage_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_bite())
    with (
        open_page(size, language, pace="step") as page,
        sitting(table, server.url, 1, 2, 3) as (theo, grisou, ines),
    ):
        me = Seat(page, language)
        me.open(table.link(server.url))
        me.button("hints-off").click()
        page.emulate_media(reduced_motion="reduce")  # all of a stage is there at once
        go_to_the_school(me)
        expect(me.scene.get_by_text(me.say("scene-exposure-result", came="bite"))).to_be_visible()
        look_at_stage(me, "bite")
        me.back()
        expect(me.scene.get_by_text(me.say("scene-morale-fell", **{"from": 7, "to": 6}))).to_be_visible()
        look_at_stage(me, "death")
        me.skip_all()
        grisou.answers("roll")
        expect(me.scene.get_by_text(me.say("scene-exposure-result", came="stops"))).to_be_visible()
        look_at_stage(me, "spread")
        me.skip_all()
        me.call_for_exile("Grisou")
        me.thumb("up").click()
        for other in (theo, grisou, ines):
            other.answers("vote up")
        expect(me.button("scene-go-on")).to_be_visible()
        me.back()
        expect(me.scene.get_by_text(me.say("scene-exile-hint"))).to_be_visible()
        look_at_stage(me, "exile")
