"""Settings from variables and flags, and how wrong ones are refused."""

import logging
import os
from pathlib import Path

import pytest

from hivernage.server.config import (
    SETTINGS,
    Config,
    ConfigError,
    data_folder,
    normal_origin,
    settings_table,
    unknown_variables,
)


def test_without_variables_it_serves_this_machine_only():
    config = Config.from_environment({})
    assert (config.host, config.port, config.database_url) == ("127.0.0.1", 8420, "")
    assert config.trusted_proxies == config.origins == ()
    assert config.webhooks == "public"


def test_variables_are_read_with_their_types(tmp_path: Path):
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    config = Config.from_environment(
        {
            "HIVERNAGE_PORT": "9000",
            "HIVERNAGE_BROWSER": "off",
            "HIVERNAGE_METRICS": "True",
            "HIVERNAGE_BOT_DELAY": " 1.5 ",
            "HIVERNAGE_ORIGINS": "https://Play.example.org:443/, http://localhost:5173",
            "HIVERNAGE_TRUSTED_PROXIES": "10.0.0.0/8,::1",
            "HIVERNAGE_PACKS": os.pathsep.join(map(str, folders)),
            "HIVERNAGE_KEEP_DAYS": "",
        }
    )
    assert (config.port, config.browser, config.metrics, config.bot_delay) == (9000, False, True, 1.5)
    assert config.origins == ("https://play.example.org", "http://localhost:5173")
    assert config.trusted_proxies == ("10.0.0.0/8", "::1")
    assert config.packs == tuple(map(str, folders))
    assert config.keep_days == 90


def test_a_flag_wins_over_its_variable_and_a_missing_flag_does_not():
    config = Config.from_environment({"HIVERNAGE_PORT": "9000", "HIVERNAGE_HOST": "::"}, port=0, host=None)
    assert (config.port, config.host) == (0, "::")


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("PORT", "tcp://10.0.0.1:80", "a whole number from 0 to 65535"),
        ("PORT", "70000", "a whole number from 0 to 65535"),
        ("BOT_DELAY", "nan", "a number from 0 to 60"),
        ("TABLES_PER_HOUR", "0", "a whole number from 1"),
        ("BROWSER", "perhaps", "yes or no"),
        ("WEBHOOKS", "all", "any, off, public"),
        ("ORIGINS", "https://a.example,null", "HOST"),
        ("PUBLIC_URL", "https://a.example/game", "without a path"),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "networks"),
        ("PACKS", "no-such-folder", "folders that exist"),
    ],
)
def test_a_bad_value_is_refused_with_its_variable_and_what_is_allowed(name: str, value: str, allowed: str):
    with pytest.raises(ConfigError) as refused:
        Config.from_environment({f"HIVERNAGE_{name}": value})
    message = str(refused.value)
    assert message.startswith(f"HIVERNAGE_{name} is '{value}'; allowed: ")
    assert allowed in message


def test_every_bad_value_is_named_at_once_and_a_flag_by_its_flag():
    with pytest.raises(ConfigError) as refused:
        Config.from_environment({"HIVERNAGE_PORT": "x"}, keep_days=-1)
    assert [line.split()[0] for line in str(refused.value).splitlines()] == ["--keep-days", "HIVERNAGE_PORT"]


@pytest.mark.parametrize("url", ["mysql://me:hunter2@db/x", "me:hunter2"])
def test_a_refused_database_url_does_not_show_its_password(url: str):
    with pytest.raises(ConfigError) as refused:
        Config.from_environment({"HIVERNAGE_DATABASE_URL": url})
    assert "HIVERNAGE_DATABASE_URL" in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_the_database_password_is_not_in_the_representation():
    assert "hunter2" not in repr(Config(database_url="postgresql://me:hunter2@db/x"))


def test_a_misspelt_variable_is_reported_with_the_right_name(caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING):
        Config.from_environment({"HIVERNAGE_WEBHOOK": "off", "PATH": "/bin"})
    assert caplog.messages == ["HIVERNAGE_WEBHOOK is not a setting and is ignored. Did you mean HIVERNAGE_WEBHOOKS?"]
    assert unknown_variables({"HIVERNAGE_XYZZY": ""}) == ["HIVERNAGE_XYZZY is not a setting and is ignored."]


def test_an_unknown_flag_is_a_mistake_of_the_caller():
    with pytest.raises(TypeError, match=r"'prot' is not a setting\. Did you mean port"):
        Config.from_environment({}, prot=1)


def test_the_default_database_lies_in_the_data_folder_which_is_made_on_demand(tmp_path: Path):
    environ = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path / "data")}
    assert not data_folder(environ).exists()
    url = Config().database(environ)
    assert url == f"sqlite:///{data_folder(environ).as_posix()}/hivernage.sqlite3"
    assert data_folder(environ).is_dir()


def test_each_platform_has_its_data_folder(tmp_path: Path):
    home = {"HOME": str(tmp_path)}
    assert data_folder(home, "linux") == tmp_path / ".local/share/hivernage"
    assert data_folder({**home, "XDG_DATA_HOME": "relative"}, "linux") == tmp_path / ".local/share/hivernage"
    assert data_folder(home, "darwin") == tmp_path / "Library/Application Support/hivernage"
    assert data_folder(home, "win32") == tmp_path / "AppData/Local/hivernage"


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://me:p%40ss@db/x", "postgresql+asyncpg://me:p%40ss@db/x"),
        ("sqlite:///games.db", "sqlite:///games.db"),
    ],
)
def test_a_database_url_gets_its_driver(given: str, used: str):
    assert Config.from_environment({"HIVERNAGE_DATABASE_URL": given}).database() == used


def test_the_table_of_settings_has_a_described_row_for_each():
    rows = settings_table().splitlines()[2:]
    assert len(rows) == len(SETTINGS) == len(Config.__struct_fields__)
    assert (
        "| `HIVERNAGE_PORT` | `8420` | a whole number from 0 to 65535 | Port to listen on; 0 for any free one |" in rows
    )


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("HTTPS://Play.Example:443", "https://play.example"),
        ("http://play.example:443", "http://play.example:443"),
        ("http://[::1]:8420", "http://[::1]:8420"),
        ("null", ""),
        ("file://", ""),
        ("https://me@play.example", ""),
        ("https://play.example/x", ""),
        ("https://play.example?x", ""),
        ("https://play.example:port", ""),
        ("https://[::1", ""),
        ("", ""),
    ],
)
def test_an_origin_has_one_spelling(text: str, origin: str):
    assert normal_origin(text) == origin
