"""The statistics of Boss Monster as a page of Markdown (see the module `boss_monster`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from underkeep.games.boss_monster.cards.card_types import ITEM, MINIBOSS, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import BOSSES, SETS
from underkeep.lab.balance.boss_monster import MIN_GAMES, Balance, PlayedGame, Share

N = TypeVar("N", bound=int)

INTRODUCTION = """\
# Statistics of Boss Monster

What came out when bots that look one step ahead (`greedy`) played against each other. It says how the cards do in the
hands of such bots, which is not how they do in the hands of people: spells that want a plan look weaker here than they
are. The page is made anew by

```
{command} --write docs/statistics.md
```

**Won** is the share of victories (a shared one is divided), **fair** the share that everybody would have if nothing but
chance decided; more or less than fair is said only where chance hardly explains it (95 %, and at least {enough} games;
of twenty such verdicts one is wrong).

**Held**: how often a card came into a hand, starting hands included (an item: was in the game). **Built**: rooms and
minibosses that came into a dungeon, items that a boss won. **Used**: spells that were cast, abilities that were used or
spoke up by themselves. **Usable**: the questions at which a spell could be cast or an ability used, whether or not the
bots wanted to. A card decides over a hero in **deaths**, when the hero died with this card as the last one at
work (the room that it had entered, or a spell or an ability used after that), and in **survivals**, when the hero
survived a walk on which it was the last spell or ability used.
"""

MAX_TIMES_FAIR = 1.6
"""The multiple of its fair share above which a boss gets a note."""
NOTES: dict[str, str] = {}
"""The reasons why some bosses win more, by key."""

HEADINGS = {ROOM: "Rooms", MINIBOSS: "Minibosses", SPELL: "Spells", ITEM: "Items"}


def write_page(balances: Sequence[Balance], command: str) -> str:
    """Return the whole page."""
    lines = [INTRODUCTION.format(command=command, enough=MIN_GAMES)]
    for balance in balances:
        lines += _chapter(balance)
    return "\n".join(lines).rstrip() + "\n"


def _chapter(balance: Balance) -> Iterator[str]:
    titles = " and ".join(SETS[code].title for code in balance.sets)
    yield "## All sets together" if balance.sets == tuple(SETS) else f"## {titles} ({', '.join(balance.sets)})"
    yield ""
    yield from _table(["Players", "Games", "Rounds", "Answers"], _lengths(balance.games))
    yield from _table(["Seat", *SHARES], [[str(seat + 1), *_share(share)] for seat, share in _sorted(balance.seats)])
    yield from _table(
        ["Place by XP", *SHARES], [[str(place + 1), *_share(share)] for place, share in _sorted(balance.places)]
    )
    bosses = sorted(balance.bosses.items(), key=lambda item: -item[1].won / item[1].games)
    yield from _table(
        ["Boss", "XP", "Levelled up", "Used", *SHARES],
        [
            [
                BOSSES[face].name,
                str(BOSSES[face].xp),
                str(balance.tally.levelled[face]),
                str(balance.tally.used[face]),
                *_share(share),
            ]
            for face, share in bosses
        ],
    )
    yield from _notes(balance)
    for kind, heading in HEADINGS.items():
        cards = balance.cards(kind)
        if cards:
            yield f"### {heading}"
            yield ""
            yield from _table(
                ["Card", "Copies", "Held", "Built", "Usable", "Used", "Deaths", "Survivals"], _cards(balance, cards)
            )
    yield from _list("Held, and never built, used or usable", balance.idle())
    yield from _list("Built, and their ability never used", balance.unused())


SHARES = ("Games", "Won", "Fair", "Times fair", "")


def _share(share: Share) -> list[str]:
    won, fair = share.won / share.games, share.fair / share.games
    return [str(share.games), f"{won:.0%}", f"{fair:.0%}", f"{share.times_fair:.2f}", share.verdict]


def _notes(balance: Balance) -> Iterator[str]:
    """Yield a note for each boss that wins far more often than would be fair."""
    strong = [BOSSES[face] for face, share in sorted(balance.bosses.items()) if share.times_fair > MAX_TIMES_FAIR]
    for boss in strong:
        note = NOTES.get(boss.key, "")
        yield f"**{boss.name}** wins more than {MAX_TIMES_FAIR} times its fair share. {note}".rstrip()
        yield ""
    if not strong:
        yield f"No boss wins more than {MAX_TIMES_FAIR} times its fair share."
        yield ""


def _sorted(shares: Mapping[N, Share]) -> list[tuple[N, Share]]:
    return sorted(shares.items())


def _lengths(games: Sequence[PlayedGame]) -> list[list[str]]:
    by_players: dict[int, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_players[len(game.bosses)].append(game)
    return [
        [
            str(players),
            str(len(played)),
            f"{sum(game.rounds for game in played) / len(played):.1f}",
            f"{sum(game.answers for game in played) / len(played):.0f}",
        ]
        for players, played in sorted(by_players.items())
    ]


def _cards(balance: Balance, cards: Sequence[Card]) -> list[list[str]]:
    tally = balance.tally
    return [
        [
            card.name,
            str(card.copies),
            *(str(counter[card.face]) for counter in (tally.held, tally.built, tally.usable, tally.used)),
            str(tally.deaths[card.face]),
            str(tally.survivals[card.face]),
        ]
        for card in cards
    ]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _list(heading: str, cards: Sequence[Card]) -> Iterator[str]:
    names = [card.name for card in cards]
    yield f"**{heading}**: {', '.join(names) or 'none'}."
    yield ""
