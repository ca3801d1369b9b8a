"""A folder with what the laboratory found: a page of Markdown, plots, and all figures as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from hivernage.lab import charts
from hivernage.lab.arena_page import percent, points, table
from hivernage.lab.charts import Panel, Point
from hivernage.lab.laboratory import Choice, Findings, Goal, Impact

OFTEN: Final = 0.05  # of all games: cards that were in play, or not, less often than that aren't compared
PLOTTED: Final = 12  # cards at each end

GATE: Final = 0.08  # no single card should move the success by more

SELDOM: Final = 0.1  # of the times that it could be: an option that is taken less often may be no option

CAUTION: Final = """\
A card is *in play* in a game if anything became of it but being drawn: found, played, equipped, triggered, chosen, and
so on. The difference is colony success with it less colony success without it, among games of the same main objective
and side. It isn't the card's doing alone: a long game shows more cards, and some cards come when things go well or
badly anyway. One interval in twenty misses the truth by chance. Cards that were in play in hardly any game, or in
nearly all, aren't compared."""


def write(folder: Path, findings: Findings) -> list[Path]:
    """Write the report into the folder, which is made if need be; gives all files."""
    charts.ready()
    folder.mkdir(parents=True, exist_ok=True)
    page, figures = folder / "report.md", folder / "findings.json"
    page.write_text("\n".join(_lines(findings)) + "\n", encoding="utf-8")
    figures.write_bytes(msgspec.json.format(msgspec.json.encode(findings)))
    plots = [folder / f"{name}.svg" for name in ("endings", "objectives", "cards")]
    goals = [Point(goal.card, "", goal.met) for goal in findings.goals]
    charts.bars(plots[0], "how games end", findings.endings)
    charts.dots(plots[1], [Panel("objectives met, %", goals)])
    charts.dots(plots[2], [Panel("colony success with the card less without it, points", _ends(findings), limits=None)])
    return [page, figures, *plots]


def _ends(findings: Findings) -> list[Point]:
    """The cards with the largest differences, up and down."""
    ordered = sorted(_compared(findings), key=lambda card: -card.difference.mean)
    ends = ordered if len(ordered) <= 2 * PLOTTED else [*ordered[:PLOTTED], *ordered[-PLOTTED:]]
    return [Point(card.card, "", card.difference) for card in ends]


def _compared(findings: Findings) -> list[Impact]:
    least = OFTEN * findings.games
    return [card for card in findings.cards if least <= card.in_play <= findings.games - least]


def _lines(findings: Findings) -> Iterator[str]:
    games = findings.games
    yield from (f"# {games} games of {findings.players} {findings.bot} bots", "", f"`{findings.command}`", "")
    yield f"Played in {findings.seconds:.0f} s by {findings.jobs} processes: {games / findings.seconds:.1f} games/s."
    yield f"Box {findings.box}."
    yield f"Seed {findings.seed}. Stalled games: {len(findings.stalls)}. Ranges in brackets are 95 % intervals."
    yield from ("", *findings.stalls, "## How games end", "", "![How games end](endings.svg)", "")
    yield from _counts("ending", findings.endings, games)
    yield from ("", f"The main objective is met in {percent(findings.success)} of games.", "")
    yield from _counts("round it ended in", findings.rounds, games)
    yield ""
    yield from _counts("number of winners", findings.winners, games)
    yield from ("", "## Win rates by objective", "", "![Win rates by objective](objectives.svg)", "")
    yield "Whoever is exiled is judged by the exiled objective, and counted there, betrayer or not."
    yield ""
    head = ["held", "met", "held where the colony succeeded", "met of these"]
    yield from table(["kind", *head], [[goal.kind, *_met(goal)] for goal in findings.kinds])
    yield ""
    yield from table(["objective", "kind", *head], [[goal.card, goal.kind, *_met(goal)] for goal in findings.goals])
    yield from ("", "## How often each option is taken", "", *_seldom(findings), "")
    yield from table(["card", "option", "could be taken", "was"], [_taken(choice) for choice in findings.choices])
    yield from ("", "## How often each card mattered", "", CAUTION, "", *_gate(findings), "", "![Cards](cards.svg)", "")
    yield from _cards(findings)


def _taken(choice: Choice) -> list[str]:
    return [choice.card, choice.option, str(choice.taken.of), percent(choice.taken)]


def _seldom(findings: Findings) -> Iterator[str]:
    """What hardly anybody takes although they could."""
    yield f"Of {len(findings.choices)} options that could be taken beside another one, below {SELDOM:.0%} of the times:"
    yield ""
    found = sorted(findings.choices, key=lambda choice: (choice.taken.high, choice.card))
    yield from (
        f"- {choice.card} {choice.option}: {choice.taken.hits} of {choice.taken.of}"
        for choice in found
        if choice.taken.share < SELDOM
    )


def _gate(findings: Findings) -> Iterator[str]:
    """Which cards move the success by more than they should, which don't, and of how many nobody can tell."""
    compared = sorted(_compared(findings), key=lambda card: card.difference.mean)
    within = sum(card.difference.low >= -GATE and card.difference.high <= GATE for card in compared)
    beyond = [card for card in compared if card.difference.low > GATE or card.difference.high < -GATE]
    yield f"{len(compared)} of {len(findings.cards)} cards compared. The interval lies within {GATE:.0%} for {within},"
    yield f"beyond it for {len(beyond)}; of the others these games can't tell."
    yield ""
    yield from (f"- {card.card}: {points(card.difference)}" for card in beyond)


def _met(goal: Goal) -> list[str]:
    """How often an objective was held and met, in all games and in those that went well."""
    return [str(goal.met.of), percent(goal.met), str(goal.met_in_success.of), percent(goal.met_in_success)]


def _counts(name: str, counts: Mapping[str, int] | Mapping[int, int], games: int) -> Iterator[str]:
    rows = [[str(what), str(n), f"{100 * n / games:.1f} %"] for what, n in counts.items()]
    yield from table([name, "games", "share"], rows)


def _cards(findings: Findings) -> Iterator[str]:
    """Deck by deck, those that go with success first."""
    compared = {card.card for card in _compared(findings)}
    rows = [
        [
            card.card,
            card.deck,
            str(card.drawn),
            str(card.in_play),
            percent(card.success_with),
            percent(card.success_without),
            points(card.difference) if card.card in compared else "",
            ", ".join(f"{what} {n}" for what, n in card.became.items()),
        ]
        for card in sorted(findings.cards, key=lambda card: (card.deck, -card.difference.mean))
    ]
    head = ["card", "deck", "drawn in games", "in play in games", "success with it", "without it"]
    yield from table([*head, "difference, points", "what became of it, how often"], rows)
