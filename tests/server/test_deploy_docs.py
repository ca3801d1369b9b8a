"""docs/deploy.md tells the truth about the settings."""

from pathlib import Path

from hivernage.server.config import settings_table

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"


def test_every_setting_is_documented_as_it_is() -> None:
    text = DEPLOY.read_text(encoding="utf-8")
    shown = text.partition("<!-- settings -->")[2].partition("<!-- /settings -->")[0].strip()
    assert shown == settings_table().strip(), "copy the output of settings_table() into docs/deploy.md"
