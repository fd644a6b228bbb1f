"""The Blue Programs, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

V = "v-corporate-exile"
STREETKID = "v-streetkid"
SABURO = "saburo-arasaka-stubborn-patriarch"
SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- Chrome Reverie ---------------------------------------------------------------------------------------


@rule("2.6", "8.6.2.1", "R-022")
def test_chrome_reverie_keeps_a_rival_unit_from_attacking_until_your_next_turn() -> None:
    """A rival Unit alone, on the Rival's turn too, and no longer."""
    game = setup(
        you=Side(hand=["chrome-reverie"], field=["minotaur"], eddies=3, gigs={"d4": 2}, fixer=[]),
        rival=Side(field=["psycho-squad", "emergency-atlus"], fixer=[]),
    )
    game.you.play("chrome-reverie")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("psycho-squad")
    assert game.decision is not None and game.decision.kind == "main"  # no min Gig: no Call
    game.you.end_turn()
    assert not game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("attack", "emergency-atlus", "gigs")
    game.rival.end_turn()
    game.you.end_turn()
    assert game.rival.may("attack", "psycho-squad", "gigs")


@rule("5.7.3", "2.1.1")
def test_chrome_reverie_may_call_with_a_friendly_min_gig() -> None:
    """A face-down Legend for free, or none; not after this turn's Call, and not for a rival min Gig."""
    for answer in ("legend:1", None):
        game = setup(you=Side(legends=[V, f"?{SABURO}", SPENT], hand=["chrome-reverie"], eddies=3, gigs={"d4": 1}))
        game.you.play("chrome-reverie")
        assert game.options() == ["legend:1", "legend:2", "none"]
        game.you.choose(answer)
        assert game.you.legends == [V, SABURO if answer else "?", "?"]
        assert game.you.eddies_spent == 3
    for called, yours, theirs in ((True, {"d4": 1}, {}), (False, {"d4": 2}, {"d4": 1})):
        game = setup(you=Side(hand=["chrome-reverie"], eddies=3, gigs=yours, called=called), rival=Side(gigs=theirs))
        game.you.play("chrome-reverie")
        assert game.decision is not None and game.decision.kind == "main"


# --- Floor It ---------------------------------------------------------------------------------------------


@rule("11.26", "2.10.1", "2.3")
def test_floor_it_takes_one_power_from_a_rival_unit_and_draws() -> None:
    """A rival Unit alone; the card is drawn without one, too."""
    game = setup(
        you=Side(hand=["floor-it"], field=["minotaur"], eddies=1),
        rival=Side(field=["psycho-squad", "secondhand-bombus"]),
    )
    game.you.play("floor-it")
    assert game.options() == ["psycho-squad", "secondhand-bombus"]
    game.you.choose("secondhand-bombus")
    assert game.rival.power("secondhand-bombus") == 0
    assert game.you.hand_size == 1
    game.you.end_turn()
    assert game.rival.power("secondhand-bombus") == 0

    game = setup(you=Side(hand=["floor-it"], eddies=1))
    game.you.play("floor-it")
    assert game.you.hand_size == 1


# --- Les Élémens ------------------------------------------------------------------------------------------


@rule("11.12", "2.10.1", "FAQ Les Élémens")
def test_les_elemens_bottom_decks_a_rival_unit_of_the_lowest_power() -> None:
    """Power as it is now; below 0 is 0; among equals the player chooses, and without a Unit nothing happens."""
    game = setup(
        you=Side(hand=["les-elemens"], field=["secondhand-bombus"], eddies=5),
        rival=Side(
            field=["psycho-squad", "sketchy-ripper", card("emergency-atlus", bonus=-6), "corpo-security"],
            deck=["detonate"],
        ),
    )
    game.you.play("les-elemens")
    assert game.options() == ["sketchy-ripper", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.rival.deck == ["detonate", "emergency-atlus"]

    game = setup(you=Side(hand=["les-elemens"], field=["secondhand-bombus"], eddies=5))
    game.you.play("les-elemens")
    assert game.you.field == ["secondhand-bombus"]


# --- Nocturne OP55 N1 -------------------------------------------------------------------------------------


@rule("10.31", "FAQ Nocturne OP55 N1")
def test_nocturne_draws_two_or_keeps_any_unit_from_attacking() -> None:
    """The player's choice of three; "a Unit" may be one's own."""
    you = Side(hand=["nocturne-op55-n1"], field=["minotaur"], eddies=3, gigs={"d4": 1}, fixer=["d20"])
    rival = Side(field=["psycho-squad"], fixer=[])
    game = setup(you=you, rival=rival)
    game.you.play("nocturne-op55-n1")
    assert game.options() == ["0", "1", "2"]
    game.you.choose(0)
    assert game.you.hand_size == 2

    game = setup(you=you, rival=rival)
    game.you.play("nocturne-op55-n1")
    game.you.choose(1)
    assert game.options() == ["minotaur", "psycho-squad"]
    game.you.choose("psycho-squad")
    game.you.end_turn()
    assert not game.rival.may("attack", "psycho-squad", "gigs")


@rule("11.8.3", "RD-18", "R-199")
def test_nocturne_makes_one_legends_go_solo_cheaper() -> None:
    """2 €$ off its GO SOLO this turn, not off its plain play or another Legend's; without a Legend the mode fails."""
    game = setup(you=Side(legends=[V, STREETKID, SPENT], hand=["nocturne-op55-n1"], eddies=3, fixer=["d20"]))
    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    assert V in game.options() and STREETKID in game.options() and "none" not in game.options()
    game.you.choose(STREETKID)
    assert game.you.price(STREETKID, how="go_solo") == 3
    assert game.you.price(STREETKID) == 5
    assert game.you.price(V, how="go_solo") == 5

    game = setup(you=Side(field=[V], removed=[STREETKID, SABURO], hand=["nocturne-op55-n1"], eddies=3, fixer=["d20"]))
    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    assert game.you.hand == []


# --- Pyramid Song -----------------------------------------------------------------------------------------


@rule("10.31", "2.3", "R-196")
def test_pyramid_song_weakens_a_rival_unit_or_bottom_decks_one_without_power() -> None:
    """Either mode for a rival Unit alone; power 0 is power as it is now."""
    you = Side(hand=["pyramid-song"], field=["secondhand-bombus"], eddies=3, gigs={"d4": 2, "d6": 1})
    rival = Side(field=["psycho-squad", "sketchy-ripper", card("corpo-security", bonus=-4)], deck=["detonate"], gigs={"d4": 1})
    game = setup(you=you, rival=rival)
    game.you.play("pyramid-song")
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert game.options() == ["psycho-squad", "sketchy-ripper", "corpo-security"]
    game.you.choose("psycho-squad")
    assert game.rival.power("psycho-squad") == 1

    game = setup(you=you, rival=rival)
    game.you.play("pyramid-song")
    game.you.choose(1)
    assert game.options() == ["sketchy-ripper", "corpo-security"]
    game.you.choose("corpo-security")
    assert game.rival.deck == ["detonate", "corpo-security"]


@rule("6.3.1", "10.7")
def test_pyramid_song_does_both_with_any_friendly_min_d4() -> None:
    """A stolen d4 at 1 is friendly; first the 5 power, then a Unit at 0; with no rival Unit neither."""
    game = setup(
        you=Side(hand=["pyramid-song"], eddies=3, gigs={"d4": 2, "rival:d4": 1}),
        rival=Side(field=["emergency-atlus", "minotaur"], deck=["detonate"]),
    )
    game.you.play("pyramid-song")
    assert game.options() == ["emergency-atlus", "minotaur"]
    game.you.choose("emergency-atlus")
    assert game.rival.deck == ["detonate", "emergency-atlus"]
    assert game.rival.field == ["minotaur"]

    game = setup(you=Side(hand=["pyramid-song"], eddies=3, gigs={"d4": 1}))
    game.you.play("pyramid-song")
    assert game.you.trash == ["pyramid-song"]


# --- Reboot Optics ----------------------------------------------------------------------------------------


@rule("9.19.3", "RD-10", "R-083")
def test_reboot_optics_keep_a_rival_unit_from_defeating_in_its_next_fight() -> None:
    """A rival Unit, chosen now; it wins, and the friendly Unit stays. Without one nothing happens."""
    game = setup(
        active="rival",
        you=Side(hand=["reboot-optics"], field=[card("emergency-atlus", spent=True)], eddies=2),
        rival=Side(field=["psycho-squad", "minotaur"]),
    )
    game.rival.attack("psycho-squad", "emergency-atlus")
    game.you.play("reboot-optics")
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    game.you.pass_()
    assert game.you.field == ["emergency-atlus"]
    game.rival.attack("minotaur", "emergency-atlus")
    game.you.pass_()
    assert game.you.field == []

    game = setup(you=Side(hand=["reboot-optics"], field=["minotaur"], eddies=2))
    game.you.play("reboot-optics")
    assert game.you.trash == ["reboot-optics"]


# --- Three Mouths, One Desire -----------------------------------------------------------------------------


@rule("11.13", "5.3.2.5", "R-211", "Q57")
@pytest.mark.parametrize("gigs", [{"d4": 2}, {"d4": 1}, {"d4": 1, "d6": 1}])
def test_three_mouths_adds_one_card_and_one_more_for_each_friendly_min_gig(gigs: dict[str, int]) -> None:
    """One of three is owed, the others may be left; the rest goes under the deck, and the Rival sees none of it."""
    game = setup(
        you=Side(
            hand=["three-mouths-one-desire"], deck=["floor-it", "minotaur", "detonate", "psycho-squad"], eddies=2, gigs=gigs
        ),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.play("three-mouths-one-desire")
    assert game.options() == ["floor-it", "minotaur", "detonate"]
    game.you.choose("minotaur")
    taken = ["minotaur"]
    more = [value for value in gigs.values() if value == 1]
    if more:
        assert game.options() == ["floor-it", "detonate", "none"]
        taken += ["detonate", "floor-it"][: len(more)]
        game.you.choose(*taken[1:])
    assert game.you.hand == taken
    assert game.view("rival").you.hand == ["?"] * len(taken)
    assert game.you.deck[0] == "psycho-squad"
    assert game.you.deck_size == 4 - len(taken)


# --- Towerfall --------------------------------------------------------------------------------------------


@rule("10.31", "R-196", "R-129")
def test_towerfall_weakens_all_rival_units_or_bottom_decks_those_without_power() -> None:
    """Either for all of them at once, and never for a friendly Unit."""
    you = Side(hand=["towerfall"], field=["secondhand-bombus"], eddies=6, gigs={"d4": 2})
    rival = Side(field=["psycho-squad", "sketchy-ripper", "secondhand-bombus"], deck=["detonate"])
    game = setup(you=you, rival=rival)
    game.you.play("towerfall")
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert game.rival.power("psycho-squad") == 1
    assert game.rival.field == ["psycho-squad", "sketchy-ripper", "secondhand-bombus"]

    game = setup(you=you, rival=rival)
    game.you.play("towerfall")
    game.you.choose(1)
    assert game.rival.field == ["psycho-squad"]
    assert sorted(game.rival.deck[1:]) == ["secondhand-bombus", "sketchy-ripper"]
    assert game.you.field == ["secondhand-bombus"]


# --- Trust No One -----------------------------------------------------------------------------------------


@rule("6.4.2", "2.3")
@pytest.mark.parametrize(("die", "amount", "drawn"), [("d4", 3, 1), ("d4", 2, 0), ("d4", 0, 0), ("rival:d8", 3, 0)])
def test_trust_no_one_decreases_any_gig_and_draws_for_a_friendly_min_gig(die: str, amount: int, drawn: int) -> None:
    """By up to 3; a rival min Gig draws nothing."""
    game = setup(you=Side(hand=["trust-no-one"], eddies=1, gigs={"d4": 4}), rival=Side(gigs={"d8": 4}))
    game.you.play("trust-no-one")
    assert game.options() == ["d4", "rival:d8"]
    game.you.choose(die)
    assert game.options() == ["0", "1", "2", "3"]
    game.you.choose(amount)
    assert game.you.hand_size == drawn


@rule("10.7", "2.3")
def test_trust_no_one_draws_for_a_min_gig_that_was_there_before() -> None:
    """Nothing need have been decreased; without any Gig nothing happens at all."""
    game = setup(you=Side(hand=["trust-no-one"], eddies=1, gigs={"d4": 1}))
    game.you.play("trust-no-one")
    assert game.you.hand_size == 1
    game = setup(you=Side(hand=["trust-no-one"], eddies=1))
    game.you.play("trust-no-one")
    assert game.you.hand_size == 0


# --- Unlikely Bond ----------------------------------------------------------------------------------------


@rule("10.3.3", "11.12", "FAQ Unlikely Bond")
def test_unlikely_bond_gives_a_ready_friendly_unit_for_a_spent_rival_one() -> None:
    """Both are owed; spent friendly and ready rival Units are none."""
    game = setup(
        you=Side(
            hand=["unlikely-bond"],
            field=["corpo-security", card("minotaur", spent=True), "field-operator"],
            deck=["detonate"],
            eddies=4,
        ),
        rival=Side(field=["psycho-squad", card("emergency-atlus", spent=True), card("delamain-cab", spent=True)]),
    )
    game.you.play("unlikely-bond")
    assert game.options() == ["corpo-security", "field-operator"]
    game.you.choose("corpo-security")
    assert game.you.deck == ["detonate", "corpo-security"]
    assert game.options() == ["emergency-atlus", "delamain-cab"]
    game.you.choose("delamain-cab")
    assert game.rival.field == ["psycho-squad", "emergency-atlus"]


@rule("10.3.3")
def test_unlikely_bond_takes_no_rival_unit_without_a_friendly_one_and_its_own_without_a_rival() -> None:
    """No ready friendly Unit: nothing; no spent rival Unit: the friendly one goes all the same."""
    game = setup(
        you=Side(hand=["unlikely-bond"], field=[card("minotaur", spent=True)], eddies=4),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.play("unlikely-bond")
    assert game.rival.field == ["psycho-squad"]
    game = setup(you=Side(hand=["unlikely-bond"], field=["minotaur"], eddies=4), rival=Side(field=["psycho-squad"]))
    game.you.play("unlikely-bond")
    assert game.you.field == []
    assert game.rival.field == ["psycho-squad"]
