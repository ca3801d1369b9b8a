"""Many games over Ray: the cores of this computer, or the cluster that RAY_ADDRESS names (extra `ray`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from hivernage.lab.extras import needed

Task = TypeVar("Task")
Result = TypeVar("Result")


class Player:
    """Reads the cards once, and works through one chunk after another."""

    def __init__(self, packs: tuple[str | Path, ...]) -> None:
        self.library = load_packs(*packs)

    def chunk(self, work: Callable[[Library, Task], Result], tasks: Sequence[Task]) -> list[Result]:
        return [work(self.library, task) for task in tasks]


def spread_by_ray(
    work: Callable[[Library, Task], Result],
    chunks: Sequence[Sequence[Task]],
    jobs: int,
    packs: tuple[str | Path, ...],
) -> Iterator[Result]:
    """Do each of the tasks with so many actors; the results come in the order of the tasks."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray will do by default, without its warning
    ray: Any = needed("ray", "ray", "--ray")
    actor_pool: Any = needed("ray.util.actor_pool", "ray", "--ray")
    cores = None if os.environ.get("RAY_ADDRESS") else jobs
    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        players = [ray.remote(Player).remote(packs) for _ in range(jobs)]
        for results in actor_pool.ActorPool(players).map(
            lambda player, tasks: player.chunk.remote(work, tasks), chunks
        ):
            yield from results
    finally:
        ray.shutdown()
