"""The browser that the checks of the client run in: this machine's, or one that npm has."""

# Used by ./play before anything is installed: the standard library only.
from __future__ import annotations

import os
import shutil
from pathlib import Path

CHROMIUM_PACKAGE = "@sparticuz/chromium@147.0.0"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
"""A script that unpacks it into the folder for temporary files."""
WITH_LIBRARIES = {"AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
"""Has the script unpack the libraries, too, that a bare machine lacks: it does so on machines that say this."""

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def system_chromium() -> str | None:
    """The one that CHROMIUM names, else the first that is found, unless NO_SYSTEM_CHROMIUM forbids to look."""
    if os.environ.get("CHROMIUM"):
        return os.environ["CHROMIUM"]
    if os.environ.get("NO_SYSTEM_CHROMIUM"):
        return None
    return next(filter(None, map(shutil.which, NAMES)), None)


def environment(chromium: str) -> dict[str, str]:
    """What to start it with: one from npm finds the libraries that were unpacked beside it."""
    unpacked = Path(chromium).parent / "al2023" / "lib"
    return {**os.environ, "LD_LIBRARY_PATH": str(unpacked)} if unpacked.is_dir() else dict(os.environ)
