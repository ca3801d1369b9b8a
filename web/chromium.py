"""The browser that the checks of the client run in: this machine's, or one that npm has."""

# Used by ./play before anything is installed: the standard library only.
from __future__ import annotations

import os
import shutil

CHROMIUM_PACKAGE = "@sparticuz/chromium@147.0.0"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
"""A script that unpacks it into the folder for temporary files."""

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
