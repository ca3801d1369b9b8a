"""Tokens, codes, cookies, and which pages may speak to the server."""

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hivernage.server.config import Config
from hivernage.server.http import auth
from hivernage.server.tables import tokens

LOCAL = Config()
PUBLIC = Config(public_url="https://play.example", origins=("https://friends.example",))


def asked(*headers: tuple[str, str], scheme: str = "http") -> HTTPConnection:
    raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": raw})


def page(origin: str, host: str, config: Config = LOCAL, scheme: str = "http") -> bool:
    return auth.origin_allowed(asked(("Origin", origin), ("Host", host), scheme=scheme), config)


def test_tokens_and_ids_are_long_and_never_the_same():
    assert len({tokens.new_token() for _ in range(100)}) == 100
    assert len(tokens.new_token()) == 43
    assert len(tokens.new_table_id()) == 22


def test_a_token_is_known_by_its_hash():
    assert tokens.token_hash("winter") == "30c5461fc27b84f1f1ad0a83162a26882b22d11cdfa45978dd21c810056e8d0e"


def test_a_code_is_its_own_normal_form():
    codes = [tokens.new_code() for _ in range(200)]
    assert [tokens.normal_code(code) for code in codes] == codes


def test_no_letter_of_a_code_looks_like_another():
    assert not set("BILOSUZ") & set(tokens.CODE_LETTERS)


@pytest.mark.parametrize("typed", ["01A8VX", "oia8vx", " 0 1-a 8-v x ", "OLABUX", "o1abux\n"])
def test_a_code_is_understood_as_people_type_it(typed: str):
    assert tokens.normal_code(typed) == "01A8VX"


@pytest.mark.parametrize("typed", ["", "01A8V", "01A8VXX", "01A8V!", "é1A8VX", "0" * 10_000])
def test_what_can_not_be_a_code_is_none(typed: str):
    assert tokens.normal_code(typed) == ""


def test_the_cookie_goes_to_its_table_only_and_not_to_scripts():
    response = Response()
    auth.give_cookie(response, asked(("Host", "localhost:8420")), LOCAL, "TABLE", "secret")
    parts = response.headers["set-cookie"].split("; ")
    assert parts[0] == "seat-TABLE=secret"
    assert {"HttpOnly", "Path=/api/tables/TABLE", "SameSite=lax", "Max-Age=15552000"} <= set(parts)
    assert "Secure" not in parts


@pytest.mark.parametrize(
    ("scheme", "host", "config"),
    [("https", "localhost:8420", LOCAL), ("wss", "localhost:8420", LOCAL), ("http", "play.example", PUBLIC)],
)
def test_the_cookie_is_secure_when_the_request_came_by_https(scheme: str, host: str, config: Config):
    response = Response()
    auth.give_cookie(response, asked(("Host", host), scheme=scheme), config, "TABLE", "secret")
    assert "; Secure" in response.headers["set-cookie"]


def test_plain_http_beside_a_public_https_address_gets_a_cookie_it_can_use():
    assert not auth.came_by_https(asked(("Host", "192.168.1.5:8420")), PUBLIC)


def test_a_forgotten_cookie_names_the_same_path():
    response = Response()
    auth.take_cookie_back(response, asked(), LOCAL, "TABLE")
    assert "Path=/api/tables/TABLE" in response.headers["set-cookie"]
    assert "Max-Age=0" in response.headers["set-cookie"]


def test_a_token_comes_from_the_cookie_of_that_table():
    connection = asked(("Cookie", "seat-OTHER=theirs; seat-TABLE=mine"))
    assert auth.token_of(connection, "TABLE") == "mine"
    assert auth.token_of(connection, "THIRD") is None


def test_a_bearer_token_comes_before_the_cookie():
    connection = asked(("Cookie", "seat-TABLE=cookie"), ("Authorization", "bearer script"))
    assert auth.token_of(connection, "TABLE") == "script"


@pytest.mark.parametrize("value", ["Bearer ", "Bearer", "Bearer " + "x" * 101, "Basic eDp5"])
def test_what_is_no_token_is_none(value: str):
    assert auth.token_of(asked(("Authorization", value)), "TABLE") is None


def test_a_script_without_origin_may():
    assert auth.origin_allowed(asked(("Host", "localhost:8420")), LOCAL)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8420", "localhost:8420"),
        ("http://LOCALHOST:8420", "localhost:8420"),
        ("http://[::1]:8420", "[::1]:8420"),
        ("https://play.example", "play.example"),
        ("https://play.example", "play.example:443"),
    ],
)
def test_a_page_may_speak_to_its_own_host(origin: str, host: str):
    assert page(origin, host)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://localhost",
        "http://localhost:8421",
        "http://evil.example",
        "http://localhost:8420.evil.example",
        "http://localhost:8420@evil.example",
        "http://evil.example/localhost:8420",
        "file://localhost:8420",
    ],
)
def test_a_page_of_any_other_host_may_not(origin: str):
    assert not page(origin, "localhost:8420")


def test_the_public_address_and_listed_origins_may_behind_any_host_header():
    assert page("https://play.example", "10.0.0.7:8420", PUBLIC)
    assert page("https://friends.example", "10.0.0.7:8420", PUBLIC)
    assert not page("https://friends.example", "10.0.0.7:8420", LOCAL)
    assert not page("http://friends.example", "10.0.0.7:8420", PUBLIC)


def test_a_plain_page_may_not_speak_to_an_https_server_of_the_same_name():
    assert not page("http://play.example", "play.example", PUBLIC)
    assert not page("http://play.example", "play.example", LOCAL, scheme="wss")


def test_two_origins_or_two_hosts_are_refused():
    ours = ("Origin", "http://localhost")
    assert not auth.origin_allowed(asked(ours, ours, ("Host", "localhost")), LOCAL)
    assert not auth.origin_allowed(asked(ours, ("Host", "localhost"), ("Host", "evil.example")), LOCAL)
