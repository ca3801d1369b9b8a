"""One table: who sits there, who looks at it, and its game. Every change is written before anybody hears of it.

A room's lock is held from the moment something changes until it is durable, so what is in memory outside of it is
always what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from hivernage.cards.text import Lang
from hivernage.lesson import LEARNER, Progress, lesson, progress
from hivernage.model.ids import SPECTATOR
from hivernage.rules.boxes import game_for
from hivernage.saves import encode_position
from hivernage.server.ops.limits import Bucket
from hivernage.server.refusal import Refusal
from hivernage.server.store import (
    ActRow,
    AddAct,
    AddLog,
    AddSeat,
    Change,
    DropSeat,
    GameRow,
    LogRow,
    LostRace,
    SeatRow,
    SetCheckpoint,
    SetGame,
    SetSeat,
    StoreError,
)
from hivernage.server.tables.client import ENCODER, Client
from hivernage.server.tables.game import Game
from hivernage.server.tables.loading import load_game
from hivernage.server.tables.sand_timer import when_through
from hivernage.server.tables.settings import options_of
from hivernage.server.tables.update_words import in_words
from hivernage.server.tables.votes import OpenMotion, seat_is_there
from hivernage.wire.messages import Notice, TableChanged
from hivernage.wire.over_http import Act, Claim, SeatInfo, Settings, Swap, TableInfo

if TYPE_CHECKING:
    from hivernage.server.tables.all_tables import AllTables
    from hivernage.server.tables.places import OpenSwap

log = logging.getLogger(__name__)

Make = Callable[[Game], LogRow]
"""Makes the next entry of the log, or refuses."""

RETRIES = 3
NOBODYS = -1
MOST_ACTS = 20
"""So many of the things done to a table are told along with it."""

PRESENCE_SECONDS = 0.05
"""For so long comings and goings are gathered before they are told: a crowd at the door disturbs nobody."""


class OpenClaim(msgspec.Struct, frozen=True):
    """Somebody asks for a seat; `token` is the hash of what opens it, once those who are asked agree."""

    seat: int
    name: str
    token: str


class Room:
    """A table in memory. Lobbies have no game yet; the game of a quiet table is dropped and read again when needed."""

    def __init__(self, tables: AllTables, row: GameRow, seats: list[SeatRow], acts: Collection[ActRow] = ()) -> None:
        self.tables = tables
        self.row = row
        self.seats = seats
        self.acts = [*acts]  # what was done to the table
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.game: Game | None = None
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.claims: dict[str, OpenClaim] = {}
        self.swaps: dict[str, OpenSwap] = {}
        self.motion: OpenMotion | None = None
        self.gone: dict[int, int] = {}  # seat -> since when nobody is connected
        self.loaded = tables.now()  # nobody was connected before
        self.claims_again = 0  # when the host's seat may be asked for again
        self.used = tables.now()
        self.told: tuple[int, ...] = ()  # who has been told that it is their turn
        self.poked = False  # another process has changed something, and it is about to be read
        self.told_sand: int | None = None  # when those who look think that the sand timer will have run through
        self.heard = 0  # the last thing said that those who look were told of
        self.unsaid: set[int] = set()  # what they were told is deleted
        self._our_due: int | None = None  # what this process last made of `due`
        self._shown = self._public()
        self.chat: dict[int, Bucket] = {}  # how much each seat may still say
        self.undos: dict[int, Bucket] = {}  # and take back
        self._messages: dict[int, Bucket] = {}  # and send
        self._presence = 0  # how often somebody has come or gone
        self._presence_told = True

    @property
    def id(self) -> str:
        return self.row.id

    # Reading

    async def wake(self) -> Game:
        """The game, read from the database if it isn't in memory."""
        self.used = self.tables.now()
        if self.row.start is None:
            raise Refusal("not-playing")
        if self.game is None:
            loaded = await load_game(self.row, self.tables)
            if loaded.changes:
                await self.tables.store.write(*loaded.changes)
                self.row = await self.tables.row(self.id)
            else:
                self.row = loaded.row
            self.game = loaded.game
            self.told = loaded.game.table.awaited  # by whoever wrote the last entry
            self._tell_those_behind(self.game)
        return self.game

    async def read_again(self) -> None:
        """Another process may have changed this table: catch up with it, and tell those who look."""
        self.row = await self.tables.row(self.id)
        self.seats = await self.tables.store.seats(self.id)
        self.acts = await self.tables.store.acts(self.id)
        self.settings = msgspec.json.decode(self.row.settings, type=Settings)
        await self._dismiss_strangers()
        if self._public() != self._shown:
            self.table_changed()
        await self._catch_up()
        if self._public() != self._shown:
            self.table_changed()

    async def _catch_up(self) -> None:
        if self.game is not None:
            try:
                if self.game.start_seq != self.row.start_seq:
                    raise ValueError("the game begins elsewhere now")
                self.game.watch(self._is_watched)
                self.game.replay(await self.tables.store.log(self.id, after=self.game.seq))
            except StoreError:
                raise
            except Exception as trouble:
                log.warning("table %s is read anew: %r", self.id, trouble)
                self.game = None
        if self.row.start is not None and self.clients:
            game = await self.wake()
            self._tell_those_behind(game)
            self.tell_sand(game)
            self.tables.deadlines.look_after(self, take=False)

    async def _dismiss_strangers(self) -> None:
        """Close sockets whose secret another process has made invalid; those it has moved look from where they sit."""
        if any(client.token for client in self.clients):
            seats = {token.hash: token.seat for token in await self.tables.store.tokens(self.id)}
            for client in self.clients:
                if client.token and client.token not in seats:
                    client.leave("seat-moved")
                client.seat = seats.get(client.token, client.seat)

    def sleep(self) -> None:
        """Drop the game from memory."""
        self.game = None

    def messages_of(self, seat: int) -> Bucket:
        """How much a seat may still send, however many sockets it has."""
        return self._messages.setdefault(seat, self.tables.limits.of_messages())

    def undos_of(self, seat: int) -> Bucket:
        """How much a seat may still take back."""
        return self.undos.setdefault(seat, self.tables.limits.of_undos())

    def waits_for_seat(self, token: str) -> bool:
        """Whether a secret, by its hash, will open a seat if those who are asked agree."""
        asked = [*self.claims.values(), *([self.motion.claim] if self.motion and self.motion.claim else [])]
        return any(claim.token == token for claim in asked)

    # Who is who

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat now."""
        row = self.seats[seat]
        return row.stand_in == "bot" or (row.kind == "bot" and not row.stand_in)

    def colony(self, seat: int) -> int:
        """The colony of a seat, by the box that is played; nobody's for who only looks on."""
        return game_for(options_of(self.settings)).team(seat, self.settings.players) if seat >= 0 else NOBODYS

    @property
    def has_colonies(self) -> bool:
        return len({self.colony(row.seat) for row in self.seats}) > 1

    @property
    def has_teams(self) -> bool:
        """Whether one's colony can be talked to: in the lobby places still change."""
        return self.row.status != "lobby" and self.has_colonies

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [row.seat for row in self.seats if row.kind != "open" and not self.is_bot(row.seat)]

    def names(self, but: int = NOBODYS) -> list[str]:
        """What those who sit here are called, one of them left out."""
        return [name for row in self.seats if row.seat != but for name in (row.name, row.stand_in_name) if name]

    def connected(self, seat: int) -> bool:
        return any(client.seat == seat and not client.leaving for client in self.clients)

    def away(self, seat: int) -> int:
        """For how many milliseconds nobody has been connected on a seat."""
        return 0 if self.connected(seat) else max(0, self.tables.now() - self.gone.get(seat, self.loaded))

    @property
    def _is_watched(self) -> bool:
        """Whether somebody looks through a screen that shows one scene after the other."""
        return any(client.words for client in self.clients)

    @property
    def is_ahead(self) -> bool:
        """Whether the screen of the only person who plays has still to show what has happened: bots wait for it.

        Where several people play, nobody waits for somebody else's screen; nor while the sand runs.
        """
        people = self.people()
        if self.game is None or len(people) != 1 or self.sand_runs:
            return False
        screens = [client for client in self.clients if client.seat == people[0] and not client.leaving]
        shown = [client.shown for client in screens if client.paced]
        return bool(shown) and max(shown) < self.game.seq

    @property
    def waiting_since(self) -> int:
        """When the game began to wait for what it waits for now; a pause begins it anew."""
        return max(self.game.since if self.game else 0, self.row.touched)

    def is_host(self, client: Client) -> bool:
        return client.seat == self.row.host and client.role == "owner"

    def check_lobby(self) -> None:
        """Refuse unless the game hasn't begun."""
        if self.row.status != "lobby":
            raise Refusal("closed" if self.row.status == "closed" else "not-in-lobby")

    def check_playing(self) -> None:
        """Refuse unless the game is on."""
        if self.row.status == "lobby":
            raise Refusal("not-playing")
        if self.row.status in ("over", "closed"):
            raise Refusal(self.row.status)
        if self.row.paused:
            raise Refusal("paused")

    # Writing

    async def write(self, *changes: Change) -> None:
        """Make changes durable, or refuse and forget what was only in memory."""
        try:
            await self.tables.store.write(*changes)
        except LostRace:
            self.game = None
            await self.read_again()
            raise
        except StoreError as trouble:
            self.game = None
            raise Refusal("storage") from trouble
        self.tables.bus.poke(self.id)

    def act(self, what: str, seat: int, by: int = NOBODYS) -> AddAct:
        """Something is done, for all to read: to be written with whatever does it."""
        row = ActRow(self.id, len(self.acts) + 1, self.tables.now(), what, seat, by)
        self.acts.append(row)
        return AddAct(row)

    async def set_game(self, *more: Change, **fields: Any) -> None:
        """Change columns of the table."""
        await self.write(*more, SetGame(self.id, fields))
        self._has_set(fields)

    def _has_set(self, fields: dict[str, Any]) -> None:
        self.row = replace(self.row, **fields)
        if "due" in fields:
            self._our_due = fields["due"]

    @property
    def leads(self) -> bool:
        """Whether it is this process that looks after the table: nobody else has moved `due` since it did."""
        return self.row.due is not None and self.row.due == self._our_due

    @property
    def sand_runs(self) -> bool:
        """Whether the sand timer runs, as far as this process knows."""
        timer = self.game.table.state.timer if self.game is not None else 0
        return bool(timer) and self.row.status == "playing" and not self.row.paused

    async def set_seat(self, seat: int, *more: Change, **fields: Any) -> None:
        """Change columns of a seat."""
        await self.write(*more, SetSeat(self.id, seat, fields))
        self.seats[seat] = replace(self.seats[seat], **fields)

    async def set_seats(self, number: int, new: list[SeatRow], **fields: Any) -> None:
        """More seats, or fewer."""
        dropped = [DropSeat(self.id, row.seat) for row in self.seats[number:]]
        await self.set_game(*(AddSeat(row) for row in new), *dropped, **fields)
        self.seats = [*self.seats, *new][:number]

    async def add_entries(self, *makes: Make, in_background: bool = False) -> list[LogRow]:
        """Take new entries: in memory, then for good, then everybody is told. To be called with the lock held."""
        for _ in range(RETRIES):
            self.check_playing()
            game = await self.wake()
            try:
                rows = await self._write_entries(game, makes, in_background)
            except LostRace:
                continue  # another process was faster; perhaps it still fits
            self.announce()
            if game.table.over:
                self.table_changed()
            return rows
        raise Refusal("storage")

    async def _write_entries(self, game: Game, makes: tuple[Make, ...], in_background: bool) -> list[LogRow]:
        before = game.seq
        game.watch(self._is_watched)
        try:
            if in_background:
                rows = await self.tables.background.run(lambda: _made(game, makes))
            else:
                rows = _made(game, makes)
            changes: list[Change] = [AddLog(tuple(rows))]
            if game.turn_began:
                changes.append(SetCheckpoint(self.id, game.seq, encode_position(game.table.turn_base)))
            fields = self._fields(game, before)
            await self.write(*changes, *([SetGame(self.id, fields)] if fields else []))
        except BaseException as trouble:
            if self.game is game and (game.seq != before or not isinstance(trouble, Exception)):
                self.game = None  # what is in it may never have been written, or is being changed still
            raise
        self._has_set(fields)
        return rows

    def _fields(self, game: Game, before: int) -> dict[str, Any]:
        """What the entries after this one change of the table itself."""
        fields: dict[str, Any] = {}
        if game.turned > before:
            fields["sand"] = when_through(game, self.tables.now())
        if game.turn_began:
            fields["touched"] = game.since
        if game.table.over:
            fields |= {"status": "over", "due": None, "touched": game.since}
        elif self.tables.deadlines.is_due_anew(self, game):
            fields["due"] = self.tables.deadlines.next_due(self)
        return fields

    # Telling

    def announce(self) -> None:
        """Everybody who looks gets the table as they may see it now."""
        game = self.game
        assert game is not None
        self._tell_those_behind(game)
        self.tables.deadlines.look_after(self)

    def _tell_those_behind(self, game: Game) -> None:
        behind = [client for client in self.clients if client.seen < game.seq]
        if behind:
            self.tell(game, behind)

    def tell(self, game: Game, clients: Collection[Client]) -> None:
        """Some clients get the table as they may see it now."""
        updates = game.updates((client.seat, client.seen) for client in clients)
        left = self._sand_left()
        names = [row.stand_in_name or row.name for row in self.seats]
        frames: dict[tuple[int, int, Lang | None], str] = {}
        for client in clients:
            key = (client.seat, client.seen, client.words)
            if key not in frames:
                update = replace(
                    updates[client.seat, client.seen], sand=left, lesson=self._lesson_of(game, client.seat)
                )
                told = in_words(update, game, client.words, names) if client.words else replace(update, moments=[])
                frames[key] = ENCODER.encode(told).decode()
            client.send(frames[key])
            client.seen = game.seq

    def _lesson_of(self, game: Game, seat: int) -> Progress | None:
        """Where the lesson of this table stands: for nobody but its learner."""
        if not self.settings.lesson or seat != LEARNER:
            return None
        return progress(lesson(self.settings.lesson), game.table.done)

    def tell_sand(self, game: Game) -> None:
        """Whoever was told another time hears when the sand timer will have run through."""
        if self.sand_runs and self.row.sand != self.told_sand:
            self.tell(game, self.clients)

    def _sand_left(self) -> int:
        """Milliseconds until the sand timer has run through; those who are told know from now on."""
        self.told_sand = self.row.sand
        return max(1, self.row.sand - self.tables.now()) if self.sand_runs and self.row.sand else 0

    def info(self, client: Client) -> TableInfo:
        """All about the table but the game, for one client."""
        is_host = self.is_host(client)
        here = [other.seat for other in self.clients if not other.leaving]
        return TableInfo(
            id=self.id,
            code=self.row.code,
            status=self.row.status,
            paused=self.row.paused,
            settings=self.settings,
            host=self.row.host,
            you=client.seat,
            seats=[self._seat_info(row, row.seat in here) for row in self.seats],
            spectators=here.count(SPECTATOR),
            motions=[self.motion.seen_by(client.seat)] if self.motion else [],
            claims=[Claim(id, claim.seat, claim.name) for id, claim in self.claims.items()] if is_host else [],
            notice=self.row.notice,
            swaps=[Swap(id, s.seat, s.to) for id, s in self.swaps.items() if client.seat in (s.seat, s.to)],
            acts=[Act(act.at, act.what, act.seat, act.by) for act in self.acts[-MOST_ACTS:]],
            round=self.game.table.state.round if self.game is not None else 0,
        )

    def _seat_info(self, row: SeatRow, connected: bool) -> SeatInfo:
        awaited = row.kind == "person" and not self.is_bot(row.seat)
        return SeatInfo(
            seat=row.seat,
            name=row.name,
            kind=row.kind,
            bot=row.bot,
            stand_in=row.stand_in,
            stand_in_name=row.stand_in_name,
            conceded=row.conceded,
            connected=connected,
            away=self.away(row.seat) // 1000 if awaited else 0,
        )

    def table_changed(self, seat: int | None = None) -> None:
        """Everybody who looks, or one seat, is told about the table anew."""
        if seat is None:
            self._shown = self._public()
        self._tell_table([client for client in self.clients if seat is None or client.seat == seat])

    def _tell_table(self, clients: Collection[Client]) -> None:
        frames: dict[tuple[int, bool], str] = {}
        for client in clients:
            key = client.seat, self.is_host(client)
            if key not in frames:
                frames[key] = ENCODER.encode(TableChanged(self.info(client))).decode()
            client.send_table(frames[key])
            client.presence = self._presence

    def _public(self) -> tuple[object, ...]:
        """What the database has of what `info` tells."""
        row = self.row
        return row.status, row.paused, row.settings, row.host, row.notice, len(self.acts), tuple(self.seats)

    def tell_all(self, notice: Notice) -> None:
        for client in self.clients:
            client.send(notice)

    def tell_seat(self, seat: int, notice: Notice) -> None:
        for client in self.clients:
            if client.seat == seat:
                client.send(notice)

    def forget_swaps(self, *seats: int) -> None:
        """Who sits there sits elsewhere now: nobody changes places with whoever comes next."""
        self.swaps = {id: swap for id, swap in self.swaps.items() if not {swap.seat, swap.to} & set(seats)}

    # Coming and going

    def add(self, client: Client) -> None:
        """Somebody looks at the table."""
        self.used = self.tables.now()
        self.tables.add(self)
        came = client.has_seat and not self.connected(client.seat)
        self.clients.add(client)
        if came:
            self.gone.pop(client.seat, None)
            seat_is_there(self, client.seat)
        if came or not client.has_seat:
            self._presence_changed(client)

    def drop(self, client: Client) -> None:
        """Somebody looks no more."""
        if client not in self.clients:
            return
        self.used = self.tables.now()
        self.clients.discard(client)
        if client.seat == SPECTATOR or not self.connected(client.seat):
            if client.has_seat:
                self.gone[client.seat] = self.tables.now()
            self._presence_changed(client)
        if client.paced:
            self.tables.deadlines.look_after(self)  # bots that waited for its screen go on

    def _presence_changed(self, but: Client) -> None:
        self._presence += 1
        but.presence = self._presence
        if self._presence_told:
            self._presence_told = False
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_told = True
        self._tell_table([client for client in self.clients if client.presence < self._presence])

    def dismiss_token(self, token: str) -> None:
        """Close the sockets that a secret has opened."""
        for client in list(self.clients):
            if client.token == token:
                client.leave("seat-moved")

    def dismiss(self, seat: int, role: str = "", reason: str = "seat-moved") -> None:
        """Close the sockets of a seat whose secret isn't valid any more."""
        for client in list(self.clients):
            if client.seat == seat and role in ("", client.role):
                client.leave(reason)


def _made(game: Game, makes: tuple[Make, ...]) -> list[LogRow]:
    """The entries; if one is refused those before it stand."""
    rows: list[LogRow] = []
    for make in makes:
        try:
            rows.append(make(game))
        except Refusal:
            if not rows:
                raise
            break
    return rows
