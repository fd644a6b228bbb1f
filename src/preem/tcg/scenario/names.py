"""How a scenario names pieces: copies keep their names, and what is clear is printed bare (architecture, section 7)."""

from __future__ import annotations

from preem.tcg import events
from preem.tcg.marks import area_of, is_facedown, owner_of
from preem.tcg.names import die_name, pending_card_name, slug_of_card
from preem.tcg.table import Table
from preem.tcg.terms import DECK, EQUIPPED, HAND, LEGENDS, TRASH


class LastingNames:
    """Numbers of copies, by side and slug, in the order in which the cards were set up."""

    def __init__(self, table: Table) -> None:
        self.number: list[int] = []
        seen: dict[tuple[int, int], int] = {}
        for card in range(len(table.card)):
            key = (owner_of(table, card), table.what[card])
            seen[key] = seen.get(key, 0) + 1
            self.number.append(seen[key])

    def base(self, table: Table, card: int) -> str:
        """A card without side or number: its slug, a Gear behind its host, a face-down Legend as its place."""
        area = area_of(table, card)
        if area == LEGENDS and is_facedown(table, card):
            return f"legend:{table.legends[owner_of(table, card)].index(card)}"
        if area == EQUIPPED:
            return f"{self.base(table, table.host[card])}/{slug_of_card(table, card)}"
        return slug_of_card(table, card)

    def printed(self, table: Table, seat: int, cards: list[int]) -> list[str]:
        """Names for cards that stand side by side: bare while clear, else with side or number."""
        bases = [self.base(table, card) for card in cards]
        names: list[str] = []
        for card, base in zip(cards, bases, strict=True):
            owner = owner_of(table, card)
            alike = [other for other, name in zip(cards, bases, strict=True) if name == base]
            name = base
            if owner != seat and any(owner_of(table, other) == seat for other in alike):
                name = f"rival:{name}"
            mine = [other for other in alike if owner_of(table, other) == owner]
            if len(mine) > 1:
                name = self._with_number(table, card, name)
            names.append(name)
        return names

    def _with_number(self, table: Table, card: int, name: str) -> str:
        """Number of the copy behind the name; of Gear whose hosts are copies, behind the host."""
        if area_of(table, card) == EQUIPPED:
            host, gear = name.rsplit("/", 1)
            host_number = self.number[table.host[card]]
            gear_number = self.number[card]
            host = f"{host}#{host_number}" if host_number > 1 else host
            twins = [g for g in table.gear[owner_of(table, card)] if table.host[g] == table.host[card]]
            if sum(table.what[g] == table.what[card] for g in twins) > 1 and gear_number > 1:
                gear = f"{gear}#{gear_number}"
            return f"{host}/{gear}"
        number = self.number[card]
        return f"{name}#{number}" if number > 1 else name

    def find(self, table: Table, seat: int, name: str, cards: list[int]) -> list[int]:
        """The cards that a name may mean among these; best ones only, empty when it means none."""
        side = None
        if name.startswith("rival:"):
            side = 1 - seat
            name = name[6:]
        fits = [card for card in cards if self._answers_to(table, card, name) and side in (None, owner_of(table, card))]
        if not fits:
            # An equal copy in a hidden or open pile answers for the one that was listed.
            plain = name.split("#")[0]
            if "#" in name and not any(self._is_called(table, card, name) for card in range(len(table.card))):
                return []
            fits = [
                card
                for card in cards
                if area_of(table, card) in (HAND, DECK, TRASH)
                and slug_of_card(table, card) == plain
                and side in (None, owner_of(table, card))
            ]
            return fits[:1]
        exact = [card for card in fits if self._is_exactly(table, card, name)]
        if len(fits) > 1 and exact:
            fits = exact
        if len(fits) > 1:
            own = [card for card in fits if owner_of(table, card) == seat]
            if own:
                fits = own
        return fits

    def _answers_to(self, table: Table, card: int, name: str) -> bool:
        if "/" in name:
            if area_of(table, card) != EQUIPPED:
                return False
            host, gear = name.rsplit("/", 1)
            return self._is_called(table, table.host[card], host) and self._is_called(table, card, gear)
        return self._is_called(table, card, name)

    def _is_called(self, table: Table, card: int, name: str) -> bool:
        if area_of(table, card) == LEGENDS and is_facedown(table, card):
            return name == self.base(table, card)
        slug, mark, number = name.partition("#")
        return slug == slug_of_card(table, card) and (not mark or str(self.number[card]) == number)

    def _is_exactly(self, table: Table, card: int, name: str) -> bool:
        """The first copy of a slug is the one whose name is bare."""
        last = name.rsplit("/", 1)[-1]
        return "#" in last or self.number[card] == 1

    def triggers(self, table: Table, seat: int, numbers: list[int]) -> list[str]:
        """Names of pending effects: the card that prints them, "@die" where one card has several."""
        names: list[str] = []
        rows = [number * events.P_STRIDE for number in numbers]
        pending = table.pending
        for row in rows:
            source = pending[row + events.P_SOURCE]
            bearer = pending[row + events.P_SELF]
            name = pending_card_name(table, source, bearer)
            same_name = [
                other
                for other in rows
                if pending_card_name(table, pending[other + events.P_SOURCE], pending[other + events.P_SELF]) == name
            ]
            if any(pending[other + events.P_SOURCE] != source for other in same_name) and self.number[source] > 1:
                name = f"{name}#{self.number[source]}"
            same_source = [other for other in same_name if pending[other + events.P_SOURCE] == source]
            if len(same_source) > 1 and pending[row + events.P_DIE] >= 0:
                name = f"{name}@{die_name(seat, pending[row + events.P_DIE])}"
            names.append(name)
        return names
