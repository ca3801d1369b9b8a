"""Everything around the game: sitting down, the lobby, the end, the replay, the shared screen, rules and cards."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.seat import Seat
from tests.browser.words import Words
from tests.server.serving import Guest, ServerProcess, create, get, join

SIZES = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "en", id="laptop-en"),
        pytest.param(PHONE, "fr", id="phone-fr", marks=pytest.mark.long),
        pytest.param(LAPTOP, "fr", id="laptop-fr", marks=pytest.mark.long),
        pytest.param(PHONE, "en", id="phone-en", marks=pytest.mark.long),
    ],
)
SECONDS_OF_A_GAME = 90


def seat_link(guest: Guest) -> str:
    return f"/t/{guest.table}#seat={guest.token}"


def code_of(page: Page) -> str:
    return page.locator("h1 b").inner_text()


def test_a_table_is_made_joined_and_begun(open_page: OpenPage) -> None:
    with open_page() as host, open_page(PHONE, "fr") as guest:
        host.goto("/")
        host.get_by_label("Your name").fill("Ana")
        host.get_by_role("button", name="New table").click()
        expect(host.get_by_text("you, host")).to_be_visible()

        guest.goto("/")
        guest.get_by_role("button", name="Rejoindre par code").click()
        guest.get_by_label("Le code").fill(code_of(host).lower())
        guest.get_by_role("button", name="Rejoindre", exact=True).click()
        guest.get_by_label("Votre nom").fill("Bo")
        guest.get_by_role("button", name="S’asseoir").click()
        expect(guest.get_by_text("Ana lance la partie")).to_be_visible()
        expect(host.get_by_text("Bo", exact=True)).to_be_visible()

        host.get_by_role("button", name="Add bot").first.click()
        expect(guest.get_by_text("garde en tête son objectif personnel")).to_be_visible()
        host.locator("summary", has_text="Betrayer").click()
        host.get_by_label(re.compile("A betrayer, probably")).check()
        expect(guest.get_by_text("80 %")).to_be_visible()
        host.get_by_role("button", name="Start, with a bot").click()
        expect(host.get_by_role("heading", name="Around the table")).to_be_hidden()
        expect(guest.get_by_text("Ana lance la partie")).to_be_hidden()


@SIZES
def test_the_lobby(open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str) -> None:
    host = create(server, settings={"players": 4, "objective": "we-need-more-samples"})
    join(host, "Théo")
    host.post("/seats/2/bot", bot="regular")
    with open_page(size, language) as page:
        page.goto(seat_link(host))
        expect(page.get_by_role("img", name=re.compile(host.code))).to_be_visible()
        expect(page.get_by_text(re.compile(r"^44\s?%$"))).to_be_visible()
        assert "#" not in page.url, "the secret of the seat stays in nobody's history"
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert_accessible(page)
        take_picture(page, f"lobby-{size[0]}-{language}")
        page.reload()
        expect(page.get_by_text("Théo")).to_be_visible()


def test_who_lost_their_seat_asks_the_host_for_it(open_page: OpenPage, server: ServerProcess) -> None:
    host = create(server, settings={"players": 3, "spectators": False})
    join(host, "Bo")
    host.post("/start", fill="regular")
    with open_page() as page:
        page.goto(f"/t/{host.table}")
        expect(page.get_by_text("isn’t open to spectators")).to_be_visible()
        page.get_by_role("listitem").filter(has_text="Bo").get_by_role("button").click()
        expect(page.get_by_text("The host has been asked")).to_be_visible()
        (claim,) = host.info()["claims"]
        assert claim["seat"] == 1


def test_no_table_is_told_in_words(page: Page) -> None:
    for address, words in (("/t/nowhere", "There is no such table"), ("/j/ZZZZZZ", "No open table has this code")):
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text(words)
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.goto("/j/ABCDEF")
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")


def test_an_address_that_leads_nowhere_shows_the_way_home(open_page: OpenPage, server: ServerProcess) -> None:
    with open_page(PHONE, "fr") as page:
        answer = page.goto("/nulle/part")
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Il n’y a pas de page ici.")).to_be_visible()
        expect(page.get_by_text("/nulle/part")).to_be_visible()
        page.get_by_role("link", name="Retour à l’accueil").click()
        expect(page).to_have_url(f"{server.url}/")
    for path in ("/nowhere", "/api/nowhere"):
        accept = "text/html" if path.startswith("/api") else "*/*"
        refused = get(server, path, headers={"Accept": accept})
        assert (refused.status_code, refused.json()["error"]) == (404, "not-found"), path


@SIZES
def test_the_end(open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str) -> None:
    host = create(server, name="Maëlle", settings={"players": 3, "practice": True}, fill="regular", start=True)
    host.post("/leave")  # bots play to the end
    french = language == "fr"
    with open_page(size, language, pace="instant") as page:
        page.goto(seat_link(host))
        secrets = page.get_by_role("heading", name="Les secrets révélés" if french else "Secrets turned over")
        expect(secrets).to_be_visible(timeout=SECONDS_OF_A_GAME * 1000)
        Seat(page, language).skip_all()
        expect(page.get_by_text("Tirages vérifiés" if french else "Shuffles verified")).to_be_visible()
        expect(page.get_by_role("table")).to_be_visible()
        thought = "Ce que les autres pensaient de vous" if french else "What the others thought of you"
        expect(page.get_by_role("heading", name=thought)).to_be_visible()
        expect(
            page.get_by_role("img", name=re.compile("le traître, selon les autres" if french else "the betrayer"))
        ).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert_accessible(page)
        take_picture(page, f"end-{size[0]}-{language}")
        expect(page.get_by_text("Table d’entraînement" if french else "Practice table")).to_be_visible()
        look_at_the_crises(page, language)

        page.get_by_role("button", name="Revoir la partie" if french else "Step through the replay").click()
        expect(page.get_by_text(re.compile("Moment 1 ", re.I))).to_be_visible()
        page.get_by_role("button", name="Un tour plus loin" if french else "One turn on").click()
        expect(page.get_by_text(re.compile("Moment .*(manche|round) 1"))).to_be_visible()
        look_at_the_replay(page, language)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert_accessible(page)
        take_picture(page, f"replay-{size[0]}-{language}")

        page.get_by_role("button", name="Rejouer" if french else "Rematch").click()
        expect(page.get_by_role("heading", name="Autour de la table" if french else "Around the table")).to_be_visible()
        assert page.url != f"{server.url}/t/{host.table}"


def look_at_the_crises(page: Page, language: str) -> None:
    """Where the table of crises is wider than its place it says so, until one has come to its end."""
    say = Words(language)
    table = page.get_by_role("region", name=say("end-crises"))
    hint = page.get_by_text(say("scrolls-sideways"))
    style = "display: block; overflow: hidden; width: ${width}px"
    width = f"(box, width) => {{ box.firstElementChild.style.cssText = `{style}` }}"
    table.evaluate(width, 3000)  # as after many rounds
    expect(hint).to_be_visible()
    more = "box => getComputedStyle(box.parentElement, '::after').opacity"
    assert table.evaluate(more) == "1", "an arrow at the edge points on"
    table.evaluate("box => box.scrollTo(box.scrollWidth, 0)")
    expect(table.locator("xpath=..")).not_to_have_class(re.compile(r"\bafter\b"))
    assert table.evaluate(more) == "0"
    table.evaluate(width, 100)
    expect(hint).to_be_hidden()
    table.evaluate("box => box.firstElementChild.removeAttribute('style')")


def look_at_the_replay(page: Page, language: str) -> None:
    """It plays by itself, its marks lead to what stands out, and everybody's hand lies open."""
    say = Words(language)
    timeline = page.get_by_role("slider", name=say("replay-moment"))
    hands = page.get_by_role("region", name=say("replay-hands"))
    expect(hands.get_by_role("listitem")).to_have_count(3)
    expect(hands.locator(".card").first).to_be_visible()
    marks = page.get_by_role("list", name=say("replay-marks")).get_by_role("button")
    crisis = marks.and_(page.get_by_label(re.compile("cris[ei]", re.I))).first
    before = timeline.input_value()
    crisis.click()
    expect(timeline).not_to_have_value(before)
    expect(page.get_by_role("region", name=say("replay-told"))).to_contain_text(re.compile("cris[ei]", re.I))
    timeline.fill("0")
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    expect(timeline).to_have_value("2")
    page.get_by_role("button", name=say("replay-pause"), exact=True).click()
    stopped = timeline.input_value()
    page.wait_for_timeout(1500)
    assert timeline.input_value() == stopped
    crisis.click()


def test_a_shared_screen_shows_the_table_and_the_way_to_it(open_page: OpenPage, server: ServerProcess) -> None:
    host = create(server, settings={"players": 3}, fill="regular", start=True)
    with open_page((1920, 1080)) as page:
        page.goto(seat_link(host))  # this browser has a seat, but that is nobody's business here
        page.wait_for_url(f"**/t/{host.table}")
        page.goto(f"/tv/{host.table}")
        expect(page.get_by_role("img", name=f"QR code to join table {host.code}")).to_be_visible()
        expect(page.get_by_text("Join or watch")).to_be_visible()
        assert_accessible(page)
        take_picture(page, "tv-1920-en")


@SIZES
def test_the_rules(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        page.goto("/rules#A2.3")
        expect(page.locator("[id='A2.3']")).to_be_in_viewport()
        assert_accessible(page)
        take_picture(page, f"rules-{size[0]}-{language}")
        page.get_by_role("searchbox").fill("exil moral" if language == "fr" else "exile morale")
        expect(page.locator("[id='E4']")).to_be_visible()
        expect(page.locator("[id='A2.3']")).to_be_hidden()


@SIZES
def test_the_table_of_a_pill_is_on_its_card(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        page.goto("/cards")
        name = {"en": "Red Pill", "fr": "Pilule rouge"}[language]
        page.get_by_role("searchbox").fill(name)
        pill = page.locator("article").filter(has=page.get_by_role("heading", name=name))
        lines = pill.locator(".bands li")
        expect(lines).to_have_count(3)
        frame, table = pill.bounding_box(), pill.locator(".bands").bounding_box()
        assert frame
        assert table
        assert table["x"] + table["width"] <= frame["x"] + frame["width"] + 1


@SIZES
def test_the_cards(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        page.goto("/cards")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        assert_accessible(page)
        take_picture(page, f"cards-{size[0]}-{language}")
        page.get_by_role("combobox").nth(1).select_option("crossroads")
        spoiler = page.locator("article").first
        expect(spoiler.locator("p").first).to_be_hidden()
        spoiler.locator("summary").click()
        expect(spoiler.locator("p").first).to_be_visible()
