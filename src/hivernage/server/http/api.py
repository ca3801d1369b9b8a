"""What can be asked by HTTP: tables, seats, and what only the host may do. The game itself is played by WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from hivernage import __version__
from hivernage.bots.kinds import BOTS
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import BOX_NAMES
from hivernage.server.bots.beliefs import thoughts
from hivernage.server.http.auth import give_cookie, origin_allowed, take_cookie_back
from hivernage.server.http.identity import address_of, language_of, seat_of
from hivernage.server.http.reference import Reference, answer
from hivernage.server.http.socket import TableSocket, has_nul
from hivernage.server.ops.limits import REQUEST_COSTS
from hivernage.server.refusal import Refusal
from hivernage.server.store import StoreError, TokenRow
from hivernage.server.tables import claims, exports, places, replays, seating
from hivernage.server.tables.all_tables import AllTables
from hivernage.server.tables.client import Client
from hivernage.server.tables.room import Room
from hivernage.server.tables.settings import choices_of, played_with
from hivernage.server.tables.tokens import normal_code, token_hash
from hivernage.wire import messages, over_http

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

LISTED: Final = 50
MOST_DIGITS: Final = 10
A_NAME: Final = "`$.name`"  # where msgspec found the mistake


def reply(content: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return _json(msgspec.json.encode(content), status)


def _json(content: bytes, status: int = 200) -> Response:
    """An answer that is written already."""
    return Response(content, status, media_type="application/json")


def refuse(request: Request, refusal: Refusal) -> Response:
    """A refusal as JSON, in the reader's language."""
    trouble = over_http.Trouble(refusal.error, refusal.text(language_of(request)), refusal.rule)
    return reply(trouble, refusal.status)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request; nothing at all is an empty one."""
    try:
        text = await request.body()
    except ClientDisconnect:
        raise Refusal("bad-request") from None  # it hung up before it had said all
    if has_nul(text):
        raise Refusal("bad-request")
    try:
        return msgspec.json.decode(text or b"{}", type=kind)
    except msgspec.ValidationError as error:  # it names the field and what may stand there, never its content
        said = str(error)
        raise (Refusal("bad-name") if said.endswith(A_NAME) else Refusal("bad-request", said=said)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-request") from None


class Api:
    """Every request about tables."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self.reference = Reference(tables.looking_up)

    def routes(self) -> list[BaseRoute]:
        """The addresses below /api."""
        table: dict[str, tuple[str, Endpoint]] = {
            "": ("GET", self.show),
            "/cards": ("GET", self.table_cards),
            "/join": ("POST", self.join),
            "/start": ("POST", self.start),
            "/settings": ("POST", self.settings),
            "/pause": ("POST", self.pause),
            "/close": ("POST", self.close),
            "/place": ("POST", self.place),
            "/swaps/{swap}": ("POST", self.answer_swap),
            "/leave": ("POST", self.leave),
            "/back": ("POST", self.back),
            "/concede": ("POST", self.concede),
            "/name": ("POST", self.name),
            "/webhook": ("POST", self.webhook),
            "/me": ("DELETE", self.forget),
            "/link": ("POST", self.link),
            "/sessions": ("GET", self.sessions),
            "/sessions/{session}": ("DELETE", self.revoke),
            "/use-link": ("POST", self.use_link),
            "/claims": ("POST", self.claim),
            "/claims/{claim}": ("POST", self.answer_claim),
            "/seats/{seat:int}/bot": ("POST", self.bot),
            "/seats/{seat:int}/remove": ("POST", self.remove),
            "/export": ("GET", self.export),
            "/record": ("GET", self.record),
            "/story": ("GET", self.story),
            "/replay": ("GET", self.replay),
            "/thoughts": ("GET", self.thoughts),
            "/report": ("POST", self.report),
        }
        return [
            self._route("GET", "/box", self.box),
            self._route("GET", "/cards", self.cards),
            self._route("GET", "/rules", self.rules),
            self._route("GET", "/tables", self.listing),
            self._route("POST", "/tables", self.create),
            self._route("GET", "/codes/{code}", self.find),
            WebSocketRoute("/tables/{id}/ws", TableSocket(self.tables)),
            *(self._route(method, f"/tables/{{id}}{path}", endpoint) for path, (method, endpoint) in table.items()),
        ]

    def _route(self, method: str, path: str, endpoint: Endpoint) -> Route:
        """An address that nobody can ask more often than is good for the others.

        Refusals become answers; what changes something must come from our own pages or from none.
        """
        cost = REQUEST_COSTS.get(f"{method} /api{path.replace(':int', '')}", 1)

        async def guarded(request: Request) -> Response:
            try:
                if not self.tables.limits.requests.take(address_of(request), cost):
                    raise Refusal("too-fast")
                if request.method not in ("GET", "HEAD") and not origin_allowed(request, self.tables.config):
                    raise Refusal("foreign-origin")
                return await endpoint(request)
            except (Refusal, StoreError) as trouble:
                refusal = trouble if isinstance(trouble, Refusal) else Refusal("storage")
                self.tables.metrics.refused.labels(refusal.error).inc()
                return refuse(request, refusal)

        return Route(path, guarded, methods=[method])

    # Who asks, and about which table

    async def _room(self, request: Request) -> Room:
        room = await self.tables.room(request.path_params["id"])
        if not self.tables.bus.is_alone:  # what was done at another process counts here before word of it comes
            async with room.lock:
                await room.read_again()
        return room

    async def _seated(self, request: Request) -> tuple[Room, TokenRow]:
        """The table and the seat of somebody who sits there."""
        room = await self._room(request)
        token = await seat_of(request, self.tables, room.id)
        if token is None:
            raise Refusal("no-seat")
        return room, token

    async def _unseated(self, request: Request) -> Room:
        """The table of somebody who has no seat there: a browser keeps one secret for each table."""
        room = await self._room(request)
        if await seat_of(request, self.tables, room.id) is not None:
            raise Refusal("seated-already")
        return room

    async def _hosted(self, request: Request) -> Room:
        """The table of a host."""
        room, token = await self._seated(request)
        if token.seat != room.row.host or token.role != "owner":
            raise Refusal("host-only")
        return room

    def _check_may_look(self, room: Room, token: TokenRow | None) -> None:
        if token is None and not room.settings.spectators:
            raise Refusal("no-spectators")

    def _seat(self, room: Room, request: Request) -> int:
        seat: int = request.path_params["seat"]
        if seat >= len(room.seats):
            raise Refusal("no-such-seat")
        return seat

    def _seated_reply(self, request: Request, seated: over_http.Seated, status: int = 200) -> Response:
        response = reply(seated, status)
        give_cookie(response, request, self.tables.config, seated.id, seated.token)
        return response

    # Tables

    async def box(self, _request: Request) -> Response:
        """What there is to play with."""
        boxes: dict[str, over_http.BoxChoice] = {box: choices_of(box, self.tables.packs) for box in BOX_NAMES}
        objectives = sorted(boxes["base"].objectives)
        packs = sorted(self.tables.packs.folders)
        return reply(over_http.BoxInfo(__version__, messages.PROTOCOL, sorted(BOTS), objectives, packs, boxes))

    async def listing(self, _request: Request) -> Response:
        """Tables that anybody may join."""
        tables = []
        for row in await self.tables.store.listed(LISTED):
            seats = await self.tables.store.seats(row.id)
            free = sum(seat.kind == "open" for seat in seats)
            names = [seat.name for seat in seats if seat.kind == "person"]
            settings = msgspec.json.decode(row.settings, type=over_http.Settings)
            tables.append(over_http.ListedTable(row.id, row.code, row.status, settings, names, free))
        return reply(over_http.Listing(tables))

    async def create(self, request: Request) -> Response:
        wish = await body(request, over_http.CreateTable)
        if not self.tables.limits.new_tables.take(address_of(request)):
            raise Refusal("too-many-tables")
        _, seated = await seating.create(self.tables, wish)
        return self._seated_reply(request, seated, 201)

    async def find(self, request: Request) -> Response:
        """The table with a code, while it can be joined."""
        if not self.tables.limits.code_tries.take(address_of(request)):
            raise Refusal("too-fast")
        code = normal_code(request.path_params["code"])
        row = await self.tables.store.game_by_code(code) if code else None
        if row is None or row.status == "closed":
            raise Refusal("no-such-code")
        return reply({"id": row.id})

    async def show(self, request: Request) -> Response:
        room = await self._room(request)
        token = await seat_of(request, self.tables, room.id)
        seat, role = (token.seat, token.role) if token else (SPECTATOR, "spectator")
        if token is not None and room.row.start is not None:
            with suppress(Refusal):  # one that can't be continued is shown all the same
                async with room.lock:
                    await room.wake()  # for the round
        return reply(room.info(Client(seat, role, language_of(request))))

    # To look up

    async def cards(self, request: Request) -> Response:
        """All cards of this server."""
        box = self.tables.packs.everything()
        return answer(await self.reference.cards(box.library, language_of(request)), request)

    async def table_cards(self, request: Request) -> Response:
        """The cards that a table is played with; in the lobby, all that it may choose."""
        room = await self._room(request)
        if room.row.packs:
            whole = await self.tables.packs.library(room.row.packs, self.tables.store)
            library = played_with(whole, room.settings)
        else:
            library = self.tables.packs.all_boxes(room.settings.packs).library
        return answer(await self.reference.cards(library, language_of(request)), request)

    async def rules(self, request: Request) -> Response:
        """The rulebook."""
        return answer(await self.reference.rules(language_of(request)), request)

    # Seats

    async def join(self, request: Request) -> Response:
        room = await self._unseated(request)
        seated = await seating.join(room, await body(request, over_http.JoinTable))
        return self._seated_reply(request, seated, 201)

    async def place(self, request: Request) -> Response:
        """Another place at the table, or the wish for it."""
        room, token = await self._seated(request)
        return reply(await places.move_to(room, token.seat, (await body(request, over_http.TakePlace)).seat))

    async def answer_swap(self, request: Request) -> Response:
        room, token = await self._seated(request)
        accept = (await body(request, over_http.AnswerSwap)).accept
        await places.answer_swap(room, token.seat, request.path_params["swap"], accept)
        return reply({})

    async def leave(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.leave(room, token.seat, token.role)
        response = reply({})
        if room.row.status in ("lobby", "closed") or token.role == "stand-in":
            take_cookie_back(response, request, self.tables.config, room.id)
        return response

    async def back(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.come_back(room, token.seat, token.role)
        return reply({})

    async def concede(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.concede(room, token.seat, token.role)
        return reply({})

    async def name(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.rename(room, token.seat, token.role, (await body(request, over_http.Rename)).name)
        return reply({})

    async def webhook(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.set_webhook(room, token.seat, token.role, (await body(request, over_http.SetWebhook)).url)
        return reply({})

    async def forget(self, request: Request) -> Response:
        room, token = await self._seated(request)
        await seating.forget_me(room, token.seat, token.role)
        return reply({})

    async def link(self, request: Request) -> Response:
        """A link that opens this seat on another device."""
        room, token = await self._seated(request)
        return reply(await seating.another_link(room, token.seat, token.role))

    async def sessions(self, request: Request) -> Response:
        """What opens one's seat: browsers and links."""
        room, token = await self._seated(request)
        return reply(await seating.sessions(room, token))

    async def revoke(self, request: Request) -> Response:
        """One of them opens nothing any more."""
        room, token = await self._seated(request)
        await seating.revoke(room, token, request.path_params["session"])
        return reply({})

    async def use_link(self, request: Request) -> Response:
        """Turn the secret of a link into this browser's cookie."""
        room = await self._room(request)
        secret = (await body(request, over_http.UseLink)).token
        token = await self.tables.store.token(token_hash(secret))
        if token is None or token.game != room.id or token.role == "claim":
            raise Refusal("bad-link")
        return self._seated_reply(request, over_http.Seated(room.id, room.row.code, token.seat, secret, ""))

    async def claim(self, request: Request) -> Response:
        """Ask for a seat; the cookie opens it once the host agrees, or the others if it is the host's."""
        room = await self._unseated(request)
        if not self.tables.limits.code_tries.take(address_of(request)):
            raise Refusal("too-fast")
        claim, secret = await claims.claim(room, await body(request, over_http.ClaimSeat))
        response = reply(over_http.Claimed(claim, secret), 201)
        give_cookie(response, request, self.tables.config, room.id, secret)
        return response

    # The host

    async def start(self, request: Request) -> Response:
        room = await self._hosted(request)
        wish = await body(request, over_http.StartGame)
        await seating.start(room, wish.fill, wish.close_up)
        return reply({})

    async def settings(self, request: Request) -> Response:
        room = await self._hosted(request)
        await seating.change_settings(room, await body(request, over_http.Settings))
        return reply({})

    async def pause(self, request: Request) -> Response:
        room = await self._hosted(request)
        await seating.pause(room, (await body(request, over_http.Pause)).paused)
        return reply({})

    async def close(self, request: Request) -> Response:
        await seating.close(await self._hosted(request))
        return reply({})

    async def bot(self, request: Request) -> Response:
        room = await self._hosted(request)
        await seating.set_bot(room, self._seat(room, request), (await body(request, over_http.SetBot)).bot)
        return reply({})

    async def remove(self, request: Request) -> Response:
        room = await self._hosted(request)
        await seating.remove(room, self._seat(room, request))
        return reply({})

    async def answer_claim(self, request: Request) -> Response:
        room = await self._hosted(request)
        await claims.answer_claim(room, request.path_params["claim"], await body(request, over_http.AnswerClaim))
        return reply({})

    # Taking it home

    async def export(self, request: Request) -> Response:
        """One's own view of the game, at any time."""
        room = await self._room(request)
        token = await seat_of(request, self.tables, room.id)
        self._check_may_look(room, token)
        seat = token.seat if token else SPECTATOR
        return _file(await exports.own_view(room, seat), f"hivernage-{room.row.code}-view.json")

    async def record(self, request: Request) -> Response:
        """The full record of a finished game, with its key."""
        room = await self._room(request)
        self._check_may_look(room, await seat_of(request, self.tables, room.id))
        return _file(await exports.full_record(room), f"hivernage-{room.row.code}.json")

    async def story(self, request: Request) -> Response:
        """All that happened in a finished game, with its secrets."""
        room = await self._room(request)
        self._check_may_look(room, await seat_of(request, self.tables, room.id))
        return _json(await replays.whole_story(room, language_of(request)))

    async def replay(self, request: Request) -> Response:
        """A finished game as it stood after a decision."""
        room = await self._room(request)
        self._check_may_look(room, await seat_of(request, self.tables, room.id))
        seq = request.query_params.get("seq", "")
        if not (seq.isascii() and seq.isdigit() and len(seq) < MOST_DIGITS):
            raise Refusal("bad-request")
        return _json(await replays.position_at(room, int(seq)))

    async def thoughts(self, request: Request) -> Response:
        """What the bots of a finished game believed of the others."""
        room = await self._room(request)
        self._check_may_look(room, await seat_of(request, self.tables, room.id))
        return _json(await thoughts(room))

    async def report(self, request: Request) -> Response:
        """A bug report: what the player says and sees, and a sealed replay."""
        room, token = await self._seated(request)
        text = (await body(request, over_http.BugReport)).text
        return _file(await exports.bug_report(room, token.seat, text), f"hivernage-{room.row.code}-report.json")


def _file(content: bytes, name: str) -> Response:
    """Something to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)
