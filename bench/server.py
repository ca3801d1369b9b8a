"""How fast the server plays, beside boardgame.io's server, over loopback sockets, in one run.

    python bench/server.py [--tables 50 200] [--seconds 10] [--idle-tables 200] [--servers NAME ...] [--war-tables 5]

At each table four clients are connected; a player moves, and the next move follows when the last of the four has the
update. With --war-tables, tables of ten players, at war, are measured beside as many of four. The table shows figures
and ratios; the last line is the same as JSON. Machines differ and are noisy: only ratios within one run mean something.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvloop

from server_load import LoadTable, NewTable, Tally, load, open_tables
from server_sides import IDLE_AFTER, BoardgameIo, Hivernage, HivernageAtWar, Side
from server_wire import ServerTrouble

WARM_UP = 3.0
LONGEST_WAIT = 5.0
GROUPS = 4
ASLEEP_AFTER = IDLE_AFTER + 6.0
"""Seconds until the server has looked for tables that fell asleep."""
SWEPT_AFTER = 40.0
"""Seconds until it has also collected what closed sockets leave behind, which it does rarely."""
UPDATE_BYTES = 6000
"""The size of boardgame.io's updates if ours weren't measured before."""


@dataclass(frozen=True)
class Running:
    """A server in a process of its own."""

    port: int
    process: subprocess.Popen[bytes]

    def cpu_seconds(self) -> float:
        """Processor time it has used, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> int:
        """Memory it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])


@dataclass(frozen=True)
class Speed:
    """What was measured at one number of tables."""

    server: str
    tables: int
    durable: bool
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_update: int
    games_ended: int
    server_cpu: float
    generator_cpu: float
    """Share of one core."""
    moves_per_cpu_second: float
    """By the server's own processor time: this one hardly depends on what else the machine does."""


@dataclass(frozen=True)
class Memory:
    """What started tables take, with four idle sockets each, and when nobody has looked for a while."""

    server: str
    tables: int
    idle_kb_per_table: float
    """With four open sockets, once nothing has happened for a while."""
    unwatched_kb_per_table: float
    """By how much it grows when as many tables come and go again: what a table takes that nobody looks at."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(side: Side) -> AsyncIterator[Running]:
    """The server, from when it answers until it is stopped."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="hivernage-bench-") as folder, tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            side.command(port, Path(folder)),
            env={**os.environ, **side.environment()},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            await until_it_listens(port, process)
            yield Running(port, process)
        except BaseException:
            output.seek(0)
            print(output.read()[-4000:].decode(errors="replace"), file=sys.stderr)
            raise
        finally:
            stop(process)


async def until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait for a connection to succeed."""
    for _ in range(300):
        if process.poll() is not None:
            raise ServerTrouble(f"The server ended with code {process.returncode} instead of listening")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise ServerTrouble("The server didn't listen within 30 seconds")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, and make it after ten seconds."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


async def measure_speed(side: Side, tables: int, seconds: float) -> Speed:
    """The closed loop at so many tables."""
    rng, tally = random.Random(0), Tally()
    async with running(side) as server:

        def new_table() -> LoadTable:
            return side.new_table(server.port, rng, tally)

        window = Window(server, tally, seconds)
        await load(await open_tables(new_table, tables), new_table, window.measure())
    return Speed(
        server=side.name,
        tables=tables,
        durable=side.durable,
        moves_per_second=round(len(tally.latencies) / window.seconds, 1),
        p50_ms=round(tally.percentile(0.50) * 1000, 2),
        p99_ms=round(tally.percentile(0.99) * 1000, 2),
        bytes_per_update=round(tally.update_bytes / tally.updates),
        games_ended=tally.games,
        server_cpu=round(window.server_cpu / window.seconds, 2),
        generator_cpu=round(window.generator_cpu / window.seconds, 2),
        moves_per_cpu_second=round(len(tally.latencies) / window.server_cpu, 1),
    )


@dataclass
class Window:
    """The time that counts, after a warm-up."""

    server: Running
    tally: Tally
    seconds: float
    server_cpu: float = 0.0
    generator_cpu: float = 0.0

    async def measure(self) -> None:
        """Count for a while; a table that is stuck spoils it."""
        await asyncio.sleep(WARM_UP)
        self.tally.counting = True
        start, server_cpu, generator_cpu = time.perf_counter(), self.server.cpu_seconds(), time.process_time()
        await asyncio.sleep(self.seconds)
        self.tally.counting = False
        self.seconds = time.perf_counter() - start
        self.server_cpu = self.server.cpu_seconds() - server_cpu
        self.generator_cpu = time.process_time() - generator_cpu
        if self.tally.longest_wait() > LONGEST_WAIT:
            raise ServerTrouble(f"A move has been waiting for {self.tally.longest_wait():.1f} s")


async def measure_memory(side: Side, tables: int) -> Memory:
    """What tables take that are looked at but not played, and what is left of them when nobody looks."""
    rng, tally = random.Random(0), Tally()
    async with running(side) as server:

        def new_table() -> LoadTable:
            return side.new_table(server.port, rng, tally)

        idle = await watch_and_leave(new_table, server, tables)
        before = server.memory_kb()
        await watch_and_leave(new_table, server, tables)
        grown = server.memory_kb() - before
    return Memory(
        server=side.name,
        tables=tables,
        idle_kb_per_table=round(idle, 1),
        unwatched_kb_per_table=round(grown / tables, 1),
    )


async def watch_and_leave(new_table: NewTable, server: Running, tables: int) -> float:
    """What a table takes that somebody looks at and nobody plays, after everybody has left.

    Tables come in groups that fall asleep one after another, and the first isn't counted: opening a table takes more
    than having it, and that memory is used again.
    """
    watched, readings = [], []
    for _ in range(GROUPS):
        watched += await open_tables(new_table, tables // GROUPS)
        await asyncio.sleep(ASLEEP_AFTER)
        readings.append(server.memory_kb())
    for table in watched:
        table.close()
    await asyncio.sleep(SWEPT_AFTER)
    return (readings[-1] - readings[0]) / (tables * (GROUPS - 1) / GROUPS)


def ratios(speeds: list[Speed]) -> list[dict[str, Any]]:
    """Ours to boardgame.io's, and ten players at war to four, where both were measured."""
    found = {(one.server, one.tables): one for one in speeds}
    pairs = ((Hivernage.name, BoardgameIo.name), (HivernageAtWar.name, Hivernage.name))
    return [
        {
            "of": f"{server} to {other}",
            "tables": tables,
            "moves_per_second": round(ours.moves_per_second / peer.moves_per_second, 2),
            "moves_per_cpu_second": round(ours.moves_per_cpu_second / peer.moves_per_cpu_second, 2),
            "p50": round(ours.p50_ms / peer.p50_ms, 2),
            "p99": round(ours.p99_ms / peer.p99_ms, 2),
        }
        for (server, tables), ours in found.items()
        for first, other in pairs
        if server == first and (peer := found.get((other, tables)))
    ]


def show(speeds: list[Speed], memories: list[Memory]) -> None:
    """A line for each measurement, and the ratios."""
    columns = ["tables", "moves/s", "p50 ms", "p99 ms", "bytes", "games", "server cpu", "load cpu", "moves/cpu s"]
    print(f"{'':22}", *(f"{name:>11}" for name in columns))
    for one in speeds:
        figures = [f"{one.moves_per_second:,.0f}", one.p50_ms, one.p99_ms, f"{one.bytes_per_update:,}"]
        figures += [one.games_ended, one.server_cpu, one.generator_cpu, f"{one.moves_per_cpu_second:,.0f}"]
        print(f"{one.server:22}", *(f"{figure:>11}" for figure in [one.tables, *figures]))
    for ratio in ratios(speeds):
        print(f"{ratio['of']}, {ratio['tables']} tables: ", end="")
        print(f"{ratio['moves_per_second']} x the moves, {ratio['p50']} x p50, {ratio['p99']} x p99")
    for memory in memories:
        print(
            f"{memory.server:14} {memory.idle_kb_per_table} kB an idle table with four open sockets,"
            f" {memory.unwatched_kb_per_table} kB for each further table that nobody looks at"
        )


async def measure(chosen: argparse.Namespace) -> tuple[list[Speed], list[Memory]]:
    """One server at a time: ours first, so that boardgame.io gets updates of the same size."""
    speeds: list[Speed] = []
    memories: list[Memory] = []
    update_bytes = UPDATE_BYTES
    for tables in chosen.tables:
        if Hivernage.name in chosen.servers:
            speeds.append(await measure_speed(Hivernage(), tables, chosen.seconds))
            update_bytes = speeds[-1].bytes_per_update
        if BoardgameIo.name in chosen.servers:
            speeds.append(await measure_speed(BoardgameIo(update_bytes), tables, chosen.seconds))
    for tables in chosen.war_tables:
        speeds += [await measure_speed(side, tables, chosen.seconds) for side in (Hivernage(), HivernageAtWar())]
    if Hivernage.name in chosen.servers and chosen.idle_tables:
        memories.append(await measure_memory(Hivernage(), chosen.idle_tables))
    return speeds, memories


def choose() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    names = [Hivernage.name, BoardgameIo.name]
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10.0, help="for each server and number of tables")
    parser.add_argument("--idle-tables", type=int, default=200, help="for measuring memory; 0 leaves it out")
    parser.add_argument("--war-tables", type=int, nargs="*", default=[], help="tables of ten players, beside four")
    parser.add_argument("--servers", nargs="+", choices=names, default=names, help="measure these only")
    chosen = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        parser.error("this reads processor time and memory from /proc, which only Linux has")
    return chosen


def first_of(troubles: BaseExceptionGroup[ServerTrouble]) -> BaseException:
    """One trouble out of many: at so many tables they are all the same."""
    first: BaseException = troubles
    while isinstance(first, BaseExceptionGroup):
        first = first.exceptions[0]
    return first


def main() -> None:
    chosen = choose()
    if BoardgameIo.name in chosen.servers and (trouble := BoardgameIo(UPDATE_BYTES).prepare()):
        print(f"{BoardgameIo.name} isn't measured: {trouble}", file=sys.stderr)
        chosen.servers.remove(BoardgameIo.name)
    try:
        speeds, memories = uvloop.run(measure(chosen))
    except* ServerTrouble as troubles:
        sys.exit(f"Nothing was measured: {first_of(troubles)}")
    show(speeds, memories)
    as_data = {"speed": [asdict(one) for one in speeds], "memory": [asdict(one) for one in memories]}
    print(json.dumps({**as_data, "ratios": ratios(speeds), "load_average": os.getloadavg()}))


if __name__ == "__main__":
    main()
