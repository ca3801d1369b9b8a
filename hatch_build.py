"""Builds the client before it is packed into the wheel, so that `pip install` gives a playable game."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from web.node import NODE_WHEEL, Node, system_node, wheel_node

SKIP = "HIVERNAGE_SKIP_CLIENT"
"""Set by ./play, which builds the client itself, at the same time."""


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]
    """`npm ci` and `npm run build` in web/."""

    def dependencies(self) -> list[str]:
        return [] if os.environ.get(SKIP) or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not os.environ.get(SKIP):
            node = system_node() or wheel_node(Path(sysconfig.get_path("purelib")))
            if node is None:
                sys.exit(f"The client can't be built: there is no Node, and {NODE_WHEEL} isn't installed.")
            npm(node, "ci", Path(self.root))
            npm(node, "run build", Path(self.root))


def npm(node: Node, command: str, root: Path) -> None:
    """Run npm in web/; the build fails if it does."""
    finished = subprocess.run([*node.npm, *command.split()], cwd=root / "web", env=node.environment)
    if finished.returncode != 0:
        sys.exit(f"The client can't be built: `npm {command}` failed in {root / 'web'}; its own words are above.")
