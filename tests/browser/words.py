"""What the client says, in the language of a page: tests ask for it by key."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hivernage.messages import FUNCTIONS

MESSAGES = Path(__file__).parents[2] / "web" / "messages"


@cache
def bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted((MESSAGES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The messages of the client in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        message = bundle(self.language).get_message(key)
        assert message.value, f"{key} is no message"
        text, errors = bundle(self.language).format_pattern(message.value, values)
        assert not errors, errors
        return str(text)
