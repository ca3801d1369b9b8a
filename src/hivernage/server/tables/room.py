"""One table: who sits there, who looks at it, and its game. Every change is written before anybody hears of it.

A room's lock is held from the moment something changes until it is durable, so what is in memory outside of it is
always what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from hivernage.cards.text import Lang
from hivernage.lesson import LEARNER, Progress, lesson, progress
from hivernage.model.ids import SPECTATOR
from hivernage.rules.boxes import game_for
from hivernage.saves import encode_position
from hivernage.server.ops.bus import Changed, SendOff, Tell, What
from hivernage.server.ops.limits import Bucket, Buckets
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
    PresenceRow,
    SeatRow,
    SetCheckpoint,
    SetGame,
    SetMatters,
    SetSeat,
    StoreError,
)
from hivernage.server.tables.client import ENCODER, Client
from hivernage.server.tables.game import Game
from hivernage.server.tables.loading import load_game
from hivernage.server.tables.matters import NOTHING_OPEN, Matters, OpenClaim, OpenMotion, OpenSwap, matters_in
from hivernage.server.tables.sand_timer import when_through
from hivernage.server.tables.settings import options_of
from hivernage.server.tables.update_words import in_words
from hivernage.wire.messages import Notice, TableChanged
from hivernage.wire.over_http import Act, Claim, SeatInfo, Settings, Swap, TableInfo

if TYPE_CHECKING:
    from hivernage.server.tables.all_tables import AllTables

log = logging.getLogger(__name__)

Make = Callable[[Game], LogRow]
"""Makes the next entry of the log, or refuses."""

RETRIES = 3
NOBODYS = -1
MOST_ACTS = 20
"""So many of the things done to a table are told along with it."""

PRESENCE_SECONDS = 0.05
"""For so long comings and goings are gathered before they are told: a crowd at the door disturbs nobody."""


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
        self.elsewhere: list[PresenceRow] = []  # who looks through other processes, and since when somebody doesn't
        self.matters = NOTHING_OPEN
        self.timed = ""  # the motion that this process will close in time
        self.gone: dict[int, int] = {}  # seat -> since when nobody is connected
        self.loaded = tables.now()  # nobody was connected before
        self.used = tables.now()
        self.told: tuple[int, ...] = ()  # who has been told that it is their turn
        self.to_read: set[What] = set()  # what another process has changed, and is about to be read
        self.told_sand: int | None = None  # when those who look think that the sand timer will have run through
        self.heard = 0  # the last thing said that those who look were told of
        self.unsaid: set[int] = set()  # what they were told is deleted
        self._our_due: int | None = None  # what this process last made of `due`
        self._shown = self._public()
        self._presence = 0  # how often somebody has come or gone
        self._presence_told = True

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def motion(self) -> OpenMotion | None:
        """What is voted on."""
        return self.matters.motion

    @property
    def swaps(self) -> dict[str, OpenSwap]:
        """Who would like to change places with whom."""
        return self.matters.swaps

    @property
    def claims(self) -> dict[str, OpenClaim]:
        """Who asks the host for which seat."""
        return self.matters.claims

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

    async def read_again(self, what: What = "all") -> None:
        """Another process may have changed this table, or some of it: catch up with it, and tell those who look."""
        if what in ("all", "people"):
            await self.read_people()
        if what in ("all", "log"):
            self.row = await self.tables.row(self.id)
        if what == "all":
            await self._read_table()
        if what in ("all", "log"):
            await self._catch_up()
            if self._public() != self._shown:
                self.table_changed()

    async def _read_table(self) -> None:
        self.seats = await self.tables.store.seats(self.id)
        self.acts = await self.tables.store.acts(self.id)
        self.settings = msgspec.json.decode(self.row.settings, type=Settings)
        await self._dismiss_strangers()
        if self._public() != self._shown:
            self.table_changed()
        await self.read_matters()

    async def read_matters(self) -> None:
        """What is voted on and asked for, as all processes have it; only who is asked something else is told."""
        before = self.matters
        self.matters = matters_in(await self.tables.store.matters(self.id))
        for seat in {client.seat for client in self.clients}:
            if before.told_to(seat, self.row.host) != self.matters.told_to(seat, self.row.host):
                self.table_changed(seat)
        self.tables.close_in_time(self)

    async def read_people(self) -> None:
        """Who is connected through other processes."""
        if self.tables.bus.is_alone:
            return
        own, before = self.tables.bus.name, self._here()
        rows = await self.tables.store.presence(self.id)
        self.elsewhere = [row for row in rows if row.process != own or not row.sockets]
        if self._here() != before:
            self._presence_changed()

    def _here(self) -> list[int]:
        """The seats that are connected, and all who only look on."""
        looking = [client.seat for client in self.clients if not client.leaving]
        looking += [row.seat for row in self.elsewhere for _ in range(row.sockets)]
        return sorted({seat for seat in looking if seat != SPECTATOR}) + [s for s in looking if s == SPECTATOR]

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
        if self.row.start is not None and self.game is not None:
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

    def bucket(self, of: Buckets, seat: int) -> Bucket:
        """How much a seat may still do of something, however many sockets it has."""
        return of.of(f"{self.id}/{seat}")

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
        """Whether somebody looks at the table from a seat, through whatever process."""
        here = any(client.seat == seat and not client.leaving for client in self.clients)
        return here or any(row.seat == seat and row.sockets for row in self.elsewhere)

    def devices(self, seat: int) -> int:
        """How many sockets a seat holds open, through whatever process."""
        elsewhere = sum(row.sockets for row in self.elsewhere if row.seat == seat)
        return sum(client.seat == seat for client in self.clients) + elsewhere

    def gone_since(self, seat: int, otherwise: int) -> int:
        """Since when nobody has been connected on a seat."""
        known = [row.since for row in self.elsewhere if row.seat == seat and not row.sockets]
        return max([self.gone.get(seat, 0), *known]) or otherwise

    def away(self, seat: int) -> int:
        """For how many milliseconds nobody has been connected on a seat."""
        return 0 if self.connected(seat) else max(0, self.tables.now() - self.gone_since(seat, self.loaded))

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

    async def write(self, *changes: Change, what: What = "all") -> None:
        """Make changes durable, or refuse and forget what was only in memory; `what` the others have to read again."""
        try:
            await self.tables.store.write(*changes)
        except LostRace:
            if any(isinstance(change, AddLog) for change in changes):
                self.game = None
            await self.read_again()
            raise
        except StoreError as trouble:
            self.game = None
            raise Refusal("storage") from trouble
        self.tables.bus.send(Changed(self.id, what))

    async def insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that another process may be faster at: then look again whether it can still be done."""
        for _ in range(RETRIES):
            try:
                return await work()
            except LostRace:
                continue
        raise Refusal("storage")

    def next_matters(self, **fields: Any) -> Matters:
        """What will be open at the table besides the game, once it is written."""
        return replace(self.matters, n=self.matters.n + 1, **fields)

    async def set_matters(self, **fields: Any) -> None:
        """Something else is open at the table besides the game."""
        matters = self.next_matters(**fields)
        await self.write(SetMatters(matters.row(self.id)))
        self.matters = matters
        self.tables.close_in_time(self)

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
            await self.write(*changes, *([SetGame(self.id, fields)] if fields else []), what="log")
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
        frames: dict[tuple[int, int, Lang | None], bytes] = {}
        for client in clients:
            key = (client.seat, client.seen, client.words)
            if key not in frames:
                update = replace(
                    updates[client.seat, client.seen], sand=left, lesson=self._lesson_of(game, client.seat)
                )
                told = in_words(update, game, client.words, names) if client.words else replace(update, moments=[])
                frames[key] = ENCODER.encode(told)
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
        here = self._here()
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
        frames: dict[tuple[int, bool], bytes] = {}
        for client in clients:
            key = client.seat, self.is_host(client)
            if key not in frames:
                frames[key] = ENCODER.encode(TableChanged(self.info(client)))
            client.send_table(frames[key])
            client.presence = self._presence

    def _public(self) -> tuple[object, ...]:
        """What the database has of what `info` tells."""
        row = self.row
        return row.status, row.paused, row.settings, row.host, row.notice, len(self.acts), tuple(self.seats)

    def tell_all(self, notice: Notice) -> None:
        """Everybody who looks is told something, through whatever process."""
        self.tell_here(notice)
        self.tables.bus.send(Tell(self.id, notice))

    def tell_here(self, notice: Notice, seat: int | None = None) -> None:
        """Those who look through this process, or one seat of them, are told something."""
        for client in self.clients:
            if seat in (None, client.seat):
                client.send(notice)

    def tell_seat(self, seat: int, notice: Notice) -> None:
        """One seat is told something, through whatever process."""
        self.tell_here(notice, seat)
        self.tables.bus.send(Tell(self.id, notice, seat))

    async def forget_swaps(self, *seats: int) -> None:
        """Who sits there sits elsewhere now: nobody changes places with whoever comes next."""

        async def forget() -> None:
            swaps = self.swaps_without(*seats)
            if swaps != self.swaps:
                await self.set_matters(swaps=swaps)

        await self.insist(forget)

    def swaps_without(self, *seats: int) -> dict[str, OpenSwap]:
        """Those that don't concern some seats."""
        return {id: swap for id, swap in self.swaps.items() if not {swap.seat, swap.to} & set(seats)}

    # Coming and going

    def add(self, client: Client) -> None:
        """Somebody looks at the table."""
        self.used = self.tables.now()
        self.tables.add(self)
        came = client.has_seat and not self.connected(client.seat)
        self.clients.add(client)
        if came:
            self.gone.pop(client.seat, None)
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
        self.tables.presence.has_gone(self, client)
        if client.paced:
            self.tables.deadlines.look_after(self)  # bots that waited for its screen go on

    def _presence_changed(self, but: Client | None = None) -> None:
        self._presence += 1
        if but is not None:
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

    def send_off(self, seat: int, reason: str) -> None:
        """Close the sockets of a seat, through whatever process, though its secret stays valid."""
        self.dismiss(seat, reason=reason)
        self.tables.bus.send(SendOff(self.id, seat, reason))

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
