"""Many games over several processes. What comes back is the same, and in the same order, for any number of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from hivernage.bots.worker import settle_in
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs, packs_of

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Library, Task], Result]

LARGEST: Final = 25  # tasks that travel together: enough that travelling costs nothing
ROUNDS: Final = 8  # each process should get so many chunks at least, or some are idle in the end


class Crew(msgspec.Struct, frozen=True):
    """Who does the work: so many processes, each with the cards that games of the box need, and of these packs."""

    jobs: int = 1
    packs: tuple[Path, ...] = ()
    ray: bool = False
    box: str = "base"

    def spread(self, work: Work[Task, Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Do each of the tasks; the results come in the order of the tasks."""
        packs: tuple[str | Path, ...] = (*packs_of(self.box), *self.packs)
        if self.ray:
            from hivernage.lab.ray_pool import spread_by_ray

            yield from spread_by_ray(work, chunks(tasks, self.jobs), self.jobs, packs)
        elif self.jobs == 1:
            library = load_packs(*packs)
            yield from (work(library, task) for task in tasks)
        else:
            # Not forked: a copy of a process with threads may hang
            spawn = get_context("spawn")
            with ProcessPoolExecutor(self.jobs, spawn, initializer=_begin, initargs=(packs,)) as pool:
                for results in pool.map(partial(_chunk, work), chunks(tasks, self.jobs)):
                    yield from results


def cores() -> int:
    """How many processes can work at a time on this computer, as far as they are ours."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(tasks: Sequence[Task], jobs: int) -> list[Sequence[Task]]:
    """Small enough that no process waits long for the last one."""
    size = max(1, min(LARGEST, len(tasks) // (jobs * ROUNDS)))
    return [tasks[at : at + size] for at in range(0, len(tasks), size)]


_library: Library


def _begin(packs: tuple[str | Path, ...]) -> None:
    """A process reads the cards once."""
    global _library
    settle_in()
    _library = load_packs(*packs)


def _chunk(work: Work[Task, Result], tasks: Sequence[Task]) -> list[Result]:
    return [work(_library, task) for task in tasks]
