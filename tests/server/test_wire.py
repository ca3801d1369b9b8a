"""The JSON Schema and the TypeScript types are those of the server, and so is the list of requests."""

import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from starlette import routing

from hivernage.cli import main
from hivernage.model.endings import ENDINGS
from hivernage.model.events import KINDS, private_facts
from hivernage.model.ids import SPECTATOR
from hivernage.model.question_kinds import QUESTIONS
from hivernage.model.talk import Talk
from hivernage.server.http.api import Api
from hivernage.server.protocol import generated_files
from hivernage.server.protocol.schema import ROUTES, SENT, TABLE, Route, schema
from hivernage.server.protocol.typescript import typescript
from hivernage.server.refusal import STATUS
from hivernage.wire import messages, over_http
from tests.model.test_events import told
from tests.server.serving import serving

CHECKOUT = Path(__file__).parents[2]
BASES = {"Body", "Message"}
SENT_OVER = vars(over_http) | vars(messages)
STRUCTS = {name for name, value in SENT_OVER.items() if isinstance(value, type(msgspec.Struct))} - BASES

# Files


@pytest.mark.parametrize("path", [generated_files.SCHEMA, generated_files.TYPES, generated_files.DOCS], ids=str)
def test_files_made_from_the_protocol_are_up_to_date(path):
    made = generated_files.files(CHECKOUT)[path]
    assert (CHECKOUT / path).read_text(encoding="utf-8") == made, f"{path} is stale: run `hivernage wire --write`"


def test_a_stale_file_is_written_anew(tmp_path, monkeypatch):
    for path in (generated_files.DOCS, generated_files.BOT):
        (tmp_path / path).parent.mkdir(parents=True)
        shutil.copy(CHECKOUT / path, tmp_path / path)
    bot = (tmp_path / generated_files.BOT).read_text(encoding="utf-8")
    (tmp_path / generated_files.BOT).write_text(bot + "# changed\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["wire", "--write"])
    assert result.output.split() == [
        str(path) for path in (generated_files.SCHEMA, generated_files.TYPES, generated_files.DOCS)
    ]
    assert "# changed\n```\n" in (tmp_path / generated_files.DOCS).read_text(encoding="utf-8")
    assert (tmp_path / generated_files.TYPES).read_text(encoding="utf-8") == typescript()


def test_writing_elsewhere_is_refused_and_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["wire", "--write"])
    assert result.exit_code == 2
    assert "run this at the top of a checkout" in result.output
    assert not list(tmp_path.iterdir())


def test_the_command_prints_both():
    assert msgspec.json.decode(CliRunner().invoke(main, ["wire", "--schema"]).output) == as_json(schema())
    assert CliRunner().invoke(main, ["wire", "--typescript"]).output == typescript()
    assert "say --schema" in CliRunner().invoke(main, ["wire"]).output


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# JSON Schema


def test_everything_in_wire_is_in_the_schema():
    assert set(schema()["$defs"]) >= STRUCTS
    assert {"View", "QuestionView", "ClientMessage", "ServerMessage"} <= set(schema()["$defs"])


def test_every_reference_in_the_schema_leads_somewhere():
    made = schema()
    references = list(references_in(made))
    assert "#/$defs/View" in references
    assert {reference.removeprefix("#/$defs/") for reference in references} <= set(made["$defs"])


def references_in(value: Any):
    for key, entry in value.items() if isinstance(value, dict) else ():
        if key == "$ref":
            yield entry
        yield from references_in(entry)
        if key == "mapping":
            yield from entry.values()
    for entry in value if isinstance(value, list) else ():
        yield from references_in(entry)


def test_every_event_and_every_kind_of_question_is_in_the_schema():
    defs = schema()["$defs"]
    for (kind, event), variant in zip(KINDS.items(), defs["EventInfo"]["anyOf"], strict=True):
        facts = defs[f"{event.__name__}Facts"]
        assert variant["properties"]["kind"] == {"const": kind}
        assert set(facts["properties"]) == set(event.__struct_fields__) - {"private", "reveal"}
        assert not private_facts(event) & set(facts.get("required", []))
    assert [variant["const"] for variant in defs["QuestionKind"]["anyOf"]] == list(QUESTIONS)
    assert [variant["const"] for variant in defs["Ending"]["anyOf"]] == list(ENDINGS)


def test_what_is_told_has_the_facts_that_it_must_have_and_no_others():
    defs = schema()["$defs"]
    for event in told():
        facts = defs[f"{type(event).__name__}Facts"]
        for seat in (SPECTATOR, *event.private):
            seen = event.seen_by(seat).facts
            assert set(facts.get("required", [])) <= set(seen) <= set(facts["properties"]), event


# TypeScript


def block(text: str, start: str) -> str:
    """An interface or a type from the file."""
    return text[text.index(start) :].split("\n\n")[0]


def test_what_the_server_sends_has_all_fields_and_what_clients_send_may_leave_some_out():
    text = typescript()
    assert "  players: number;" in block(text, "export interface Settings {")
    assert "  players?: number;" in block(text, "export interface SettingsDraft {")
    assert "  symbol: Symbol | null;" in block(text, "export interface Claims {")
    assert "  symbol?: Symbol | null;" in block(text, "export interface ClaimsDraft {")
    assert "  rule: string;" in block(text, "export interface Refused {")
    assert "  talk: TalkDraft;" in block(text, "export interface Say {")
    assert "  talk: Talk | null;" in block(text, "export interface Said {")


def test_types_are_spelled_as_typescript_has_them():
    text = typescript()
    view = block(text, "export interface View {")
    assert "  standing: [string, string, number, number, string, number][];" in view
    assert "  decks: Record<string, number>;" in view
    assert "  mine: MineView | null;" in view
    facts = block(text, "export interface EventFacts {")
    assert (
        "  moved: { survivor: string; seat: number; place: string; to: string; card: string; entrance?: number };"
        in facts
    )
    assert (
        "  stolen: { seat: number; victim: number; back: string; /** Only some seats are told. */ card?: string };"
        in facts
    )
    assert "  kind: QuestionKind;" in block(text, "export interface QuestionView {")
    assert all(f'  | "{kind}"' in block(text, "export type QuestionKind") for kind in QUESTIONS)
    assert '  ending: Ending | "";' in view
    assert '  type: "decide";' in block(text, "export interface Decide {")
    assert '  "hivernage-view": number;' in block(text, "export interface OwnView {")
    assert all(f'  | "{name}"' in block(text, "export type RefusalName") for name in STATUS)


def test_nothing_is_defined_twice_or_not_at_all():
    text = typescript()
    names = [line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type"))]
    assert len(names) == len(set(names))
    assert set(names) >= STRUCTS


def compiler() -> str | None:
    local = CHECKOUT / "web" / "node_modules" / ".bin" / "tsc"
    return str(local) if local.exists() else shutil.which("tsc")


@pytest.mark.skipif(compiler() is None, reason="there is no TypeScript compiler here")
def test_the_types_compile_under_strict(tmp_path):
    (tmp_path / "wire.ts").write_text(typescript(), encoding="utf-8")
    command = [compiler() or "", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "wire.ts"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


# Requests


def test_the_list_of_requests_is_that_of_the_server():
    served = {
        (method, f"/api{route.path_format}")
        for route in Api(cast(Any, SimpleNamespace(looking_up=None))).routes()
        if isinstance(route, routing.Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert {(route.method, route.path) for route in ROUTES} == served


STEPS: list[tuple[str, str, Any]] = [
    ("GET", "/api/box", None),
    ("GET", "/api/cards", None),
    ("GET", "/api/rules", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", over_http.CreateTable(name="Ana")),
    ("GET", "/api/codes/{code}", None),
    ("GET", TABLE, None),
    ("GET", f"{TABLE}/cards", None),
    ("POST", f"{TABLE}/join", over_http.JoinTable(name="Bo", seat=2)),
    ("POST", f"{TABLE}/use-link", over_http.UseLink(token="")),
    ("POST", f"{TABLE}/link", None),
    ("GET", f"{TABLE}/sessions", None),
    ("DELETE", f"{TABLE}/sessions/{{session}}", None),
    ("POST", f"{TABLE}/place", over_http.TakePlace(seat=0)),
    ("POST", f"{TABLE}/swaps/{{swap}}", over_http.AnswerSwap(accept=False)),
    ("POST", f"{TABLE}/name", over_http.Rename(name="Anouk")),
    ("POST", f"{TABLE}/webhook", over_http.SetWebhook(url="")),
    ("POST", f"{TABLE}/settings", over_http.Settings()),
    ("POST", f"{TABLE}/seats/{{seat}}/remove", None),
    ("POST", f"{TABLE}/seats/{{seat}}/bot", over_http.SetBot(bot="survivor")),
    ("POST", f"{TABLE}/start", over_http.StartGame()),
    ("POST", f"{TABLE}/claims", over_http.ClaimSeat(name="Cy", seat=1)),
    ("POST", f"{TABLE}/claims/{{claim}}", over_http.AnswerClaim(accept=False)),
    ("POST", f"{TABLE}/pause", over_http.Pause(paused=True)),
    ("GET", f"{TABLE}/export", None),
    ("POST", f"{TABLE}/report", over_http.BugReport(text="Odd")),
    ("POST", f"{TABLE}/leave", None),
    ("POST", f"{TABLE}/back", None),
    ("DELETE", f"{TABLE}/me", None),
    ("POST", f"{TABLE}/concede", None),
    ("POST", f"{TABLE}/close", None),
]
"""Every request but those about finished games, in an order in which each of them can be made."""

OF_FINISHED_GAMES = {("GET", f"{TABLE}/{what}") for what in ("record", "story", "replay", "thoughts")}


def test_every_request_takes_and_gives_what_the_list_says(sqlite_url):
    routes = {(route.method, route.path): route for route in ROUTES}
    assert {(method, path) for method, path, _ in STEPS} == set(routes) - OF_FINISHED_GAMES
    known: dict[str, str] = {"seat": "1"}
    tokens: dict[str, str] = {}
    with serving(sqlite_url) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        for method, path, body in STEPS:
            route = routes[method, path]
            assert type(body) is (route.body or type(None)), path
            if isinstance(body, over_http.UseLink):
                body = over_http.UseLink(token=tokens["the host"])
            response = request(client, route, known, tokens, body)
            assert response.status_code < 300, f"{path}: {response.text}"
            if route.answer:
                check_answer(response.json(), route.answer)
            if isinstance(body, over_http.CreateTable | over_http.JoinTable):
                tokens["the host" if isinstance(body, over_http.CreateTable) else "a seat"] = response.json()["token"]
            known = {**response.json(), **known}
            if route.answer is over_http.Sessions:
                known["session"] = next(one["id"] for one in response.json()["sessions"] if not one["own"])
            if route.body:
                refused = request(client, route, known, tokens, {"nobody-knows": 1})
                assert refused.json()["error"] == "bad-request", f"{path} doesn't read its body"
        lost = client.get(TABLE.format_map(known) + "/nothing")
        check_answer(lost.json(), over_http.Trouble)


def request(
    client: httpx.Client, route: Route, known: dict[str, str], tokens: dict[str, str], body: object
) -> httpx.Response:
    content = None if body is None else msgspec.json.encode(body)
    headers = {} if route.who == "anybody" else {"Authorization": f"Bearer {tokens[route.who]}"}
    client.cookies.clear()
    return client.request(route.method, route.path.format_map(known), content=content, headers=headers)


def check_answer(answer: Any, kind: type) -> None:
    """An answer has the fields of its type, all of them and no others."""
    assert as_json(msgspec.convert(answer, kind)) == answer


@pytest.mark.parametrize("kind", [*SENT[1:], *get_args(Talk)])
def test_fields_that_nobody_knows_are_refused_as_typing_mistakes(kind):
    tag = kind.__struct_config__.tag
    sent = {"type": tag, "nobody-knows": 1} if tag else {"nobody-knows": 1}
    with pytest.raises(msgspec.ValidationError, match="unknown field `nobody-knows`"):
        msgspec.convert(sent, kind)
