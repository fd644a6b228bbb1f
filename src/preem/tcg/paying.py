"""A payment as a frame: the payer chooses which Legends are spent, Eddies pay the rest (CR 11.8.1, Q19)."""

from preem.tcg import frames, log, moves, readings
from preem.tcg.frames import ask
from preem.tcg.marks import is_spent, spend
from preem.tcg.payment import payments
from preem.tcg.table import Table
from preem.tcg.terms import ASK_PAY


def pay(table: Table, seat: int, amount: int, without: int) -> None:
    """Push the payment of an amount that can be paid; `without` is a card that may not be spent for it."""
    frame = frames.new_frame(frames.PAY, seat)
    frame[frames.WHAT] = amount
    frames.set_card(table, frame, frames.OTHER, without)
    frames.push(table, frame)


def step(table: Table, frame: list[int]) -> None:
    amount = frame[frames.WHAT]
    if amount <= 0:
        frames.pop(table, 1)
        return
    options = payments(table, frame[frames.SEAT], amount, frame[frames.OTHER])
    assert options, "a payment is begun only when it can be made"
    ask(table, frame[frames.SEAT], ASK_PAY, -1, options if readings.PAYER_PICKS_THE_LEGENDS else options[:1])


def answer(table: Table, frame: list[int], option: int) -> None:
    """Spend the Legends of the chosen set, then ready Eddies; "when spent" waits until all this is over (CR 10.20.4)."""
    seat = frame[frames.SEAT]
    left = frame[frames.WHAT]
    log.note(table, log.PAYS, seat, number=left)
    for place in range(len(table.legends[seat])):
        if option >> place & 1:
            moves.spend_card(table, table.legends[seat][place])
            left -= 1
    for card in table.eddies[seat]:
        if left <= 0:
            break
        if not is_spent(table, card):
            spend(table, card)
            left -= 1
    frames.pop(table, 1)
