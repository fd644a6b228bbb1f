"""The Blue Units, in the order of their names."""

from preem.tcg.effects.tags import PLAN
from preem.tcg.effects.words import BLUE, Draw, program
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

DELAMAIN = "delamain-rideshare-ai"
EVELYN = "evelyn-parker-scheming-siren"
JUDY = "judy-alvarez-nothing-to-doubt"
LIZZY = "lizzy-wizzy-delicate-weapon"
MAMAN = "maman-brigitte-spirit-of-death"
MISTY = "misty-olszewski-mender-of-broken-spirits"
PLACIDE = "placide-voodoo-sentinel"
RITA = "rita-wheeler-no-stupid-questions"
ROGUE = "rogue-amendiares-queen-of-the-afterlife"

SPENT_LEGENDS = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]  # no money in them

CHEAP = program("Cheap", "", BLUE, ram=1, cost=3, tags=(PLAN,), number="TEST 001", effects=(Draw(1),))
DEAR = program("Dear", "", BLUE, ram=1, cost=4, tags=(PLAN,), number="TEST 002", effects=(Draw(1),))


# --- Delamain: Rideshare AI -------------------------------------------------------------------------------


@rule("11.5", "FAQ Delamain: Rideshare AI")
def test_delamain_draws_two() -> None:
    """Two cards, when it is played."""
    game = setup(you=Side(hand=[DELAMAIN], eddies=3, deck=["floor-it", "minotaur", "psycho-squad"]))
    game.you.play(DELAMAIN)
    assert game.you.hand == ["floor-it", "minotaur"]


@rule("1.14.1", "R-167", "FAQ Delamain: Rideshare AI")
def test_delamain_draws_even_where_that_loses_the_game() -> None:
    """One card in the deck: it is drawn, and the second draw loses."""
    game = setup(you=Side(hand=[DELAMAIN], eddies=3, deck=1))
    game.you.play(DELAMAIN)
    assert game.winner == "rival"
    assert game.you.hand_size == 1


# --- Delamain Cab -----------------------------------------------------------------------------------------


@rule("8.16.1", "10.3", "FAQ Delamain Cab")
def test_delamain_cab_readies_an_eddie_after_a_steal() -> None:
    """One Eddie, at the end of a turn in which it stole itself."""
    game = setup(you=Side(field=["delamain-cab"], spent_eddies=2), rival=Side(gigs={"d6": 3, "d8": 4}))
    game.you.attack("delamain-cab", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    game.you.end_turn()
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 1)

    game = setup(you=Side(field=["delamain-cab", "psycho-squad"], spent_eddies=2), rival=Side(gigs={"d6": 3}))
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.end_turn()
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 2)


@rule("10.22.3", "R-100", "FAQ Delamain Cab")
def test_delamain_cab_must_be_there_at_the_end() -> None:
    """Gone before the end of the turn, it readies nothing; nor does one that came back."""
    game = setup(you=Side(field=["delamain-cab"], spent_eddies=2), rival=Side(gigs={"d6": 3}))
    game.you.attack("delamain-cab", "gigs")
    game.rival.pass_()
    game.you.force("delamain-cab", to="hand")
    game.you.end_turn()
    assert game.you.eddies_ready == 0


# --- Evelyn Parker: Scheming Siren ------------------------------------------------------------------------


@rule("2.3", "10.3.3", "R-181", "FAQ Evelyn Parker: Scheming Siren")
def test_evelyn_draws_and_with_more_street_cred_discards() -> None:
    """First the card, then the discard, of the player's choice: the drawn one may go."""
    game = setup(
        you=Side(field=[EVELYN], hand=["minotaur"], deck=["floor-it"], gigs={"d6": 4}),
        rival=Side(gigs={"d4": 3}),
    )
    game.you.attack(EVELYN, "gigs")
    assert game.options() == ["minotaur", "floor-it"]
    game.you.choose("floor-it")
    assert game.you.hand == ["minotaur"]
    assert game.you.trash == ["floor-it"]


@rule("10.3.3", "R-129")
def test_evelyn_keeps_what_she_draws_otherwise() -> None:
    """Equal Street Cred is not more."""
    game = setup(you=Side(field=[EVELYN], gigs={"d6": 3}), rival=Side(gigs={"d4": 3}))
    game.you.attack(EVELYN, "gigs")
    assert game.rival.may("pass_")
    assert game.you.hand_size == 1


# --- Hacked Corpo -----------------------------------------------------------------------------------------


@rule("11.7.2", "R-148", "FAQ Hacked Corpo")
def test_hacked_corpo_takes_a_program_of_the_three_it_trashes() -> None:
    """One of those three, compulsory: no Unit, and none that lay in the trash before."""
    game = setup(
        you=Side(
            hand=["hacked-corpo"],
            deck=["floor-it", "psycho-squad", "reboot-optics", "take-control"],
            trash=["memory-relapse"],
            eddies=4,
        ),
    )
    game.you.play("hacked-corpo")
    assert game.options() == ["floor-it", "reboot-optics"]
    game.you.choose("reboot-optics")
    assert game.you.hand == ["reboot-optics"]
    assert sorted(game.you.trash) == ["floor-it", "memory-relapse", "psycho-squad"]
    assert game.you.deck == ["take-control"]


@rule("2.4", "10.7", "R-148", "FAQ Hacked Corpo")
def test_hacked_corpo_trashes_what_there_is() -> None:
    """Two cards are trashed and nobody loses; without a Program nothing is added."""
    game = setup(you=Side(hand=["hacked-corpo"], deck=["psycho-squad", "minotaur"], eddies=4))
    game.you.play("hacked-corpo")
    assert game.winner is None
    assert game.you.hand == []
    assert sorted(game.you.trash) == ["minotaur", "psycho-squad"]


# --- Jacked-In Voodoo Boy ---------------------------------------------------------------------------------


@rule("2.6", "FAQ Jacked-in Voodoo Boy")
def test_voodoo_boy_attacks_after_a_program_of_yours() -> None:
    """A Program played this turn opens the attack; a Unit doesn't, and the Rival's Program doesn't."""
    rival = Side(gigs={"d6": 3}, played_this_turn=["floor-it"])
    game = setup(you=Side(field=["jacked-in-voodoo-boy"], played_this_turn=["psycho-squad"]), rival=rival)
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")

    game = setup(cards=(CHEAP,), you=Side(field=["jacked-in-voodoo-boy"], hand=["cheap"], eddies=3), rival=rival)
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")
    game.you.play("cheap")
    assert game.you.may("attack", "jacked-in-voodoo-boy", "gigs")

    game = setup(you=Side(field=["jacked-in-voodoo-boy"], played_this_turn=["floor-it"]), rival=rival)
    assert game.you.may("attack", "jacked-in-voodoo-boy", "gigs")


# --- Judy Álvarez: Nothing to Doubt -----------------------------------------------------------------------


@rule("11.14", "11.8.4", "11.4.3")
def test_judy_reveals_a_card_and_may_play_it_for_free() -> None:
    """Played from the top of the deck, without paying, with its PLAY effect."""
    game = setup(you=Side(field=[JUDY], deck=["field-operator", "floor-it"], eddies=1, gigs={"d4": 2}))
    game.you.activate(JUDY)
    assert game.options() == ["yes", "none"]
    game.you.choose("yes")
    assert game.you.field == [JUDY, "field-operator"]
    assert game.you.hand == ["floor-it"]  # drawn by the Operator
    assert (game.you.eddies_ready, game.you.is_spent(JUDY)) == (0, True)


@rule("2.1.1", "11.14.1")
def test_judy_adds_to_hand_what_she_does_not_play() -> None:
    """Declined, the card goes to hand, where both know it."""
    game = setup(you=Side(field=[JUDY], deck=["minotaur", "floor-it"], eddies=1))
    game.you.activate(JUDY)
    game.you.choose(None)
    assert game.you.hand == ["minotaur"]
    assert game.you.deck == ["floor-it"]
    assert game.view("rival").you.hand == ["minotaur"]


@rule("11.8.4.1", "4.14")
def test_judy_plays_programs_and_gear_too() -> None:
    """A Program is resolved and trashed; a Gear is equipped to a host of the player's choice."""
    game = setup(cards=(CHEAP,), you=Side(field=[JUDY], deck=["cheap", "floor-it"], eddies=1))
    game.you.activate(JUDY)
    game.you.choose("yes")
    assert game.you.trash == ["cheap"]
    assert game.you.hand == ["floor-it"]

    game = setup(you=Side(field=[JUDY, "psycho-squad"], deck=["mantis-blades"], eddies=1))
    game.you.activate(JUDY)
    game.you.choose("yes")
    assert game.options() == [JUDY, "psycho-squad"]
    game.you.choose("psycho-squad")
    assert game.you.gear("psycho-squad") == ["mantis-blades"]


@rule("2.4", "11.16.1.1", "FAQ Judy Álvarez: Nothing to Doubt")
def test_judy_may_be_used_with_an_empty_deck() -> None:
    """Nothing is revealed and nobody loses; without the 1 €$ she can't be used."""
    game = setup(you=Side(field=[JUDY], deck=0, eddies=1))
    game.you.activate(JUDY)
    assert game.winner is None
    assert game.you.may("end_turn")

    game = setup(you=Side(legends=SPENT_LEGENDS, field=[JUDY]))
    assert not game.you.may("activate", JUDY)


# --- Lizzy Wizzy ------------------------------------------------------------------------------------------


@rule("11.4.2", "11.8.4", "4.14", "R-154")
def test_lizzy_plays_a_cheap_program_and_puts_it_under_the_deck() -> None:
    """From hand or trash, of cost 3 or less, for free; it ends under the deck instead of in the trash."""
    game = setup(
        cards=(CHEAP, DEAR),
        you=Side(
            hand=[LIZZY, "dear", "psycho-squad", "floor-it"],
            trash=["cheap", "mantis-blades"],
            deck=["minotaur", "octant"],
            eddies=5,
        ),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play(LIZZY)
    assert game.options() == ["floor-it", "cheap", "none"]

    game.you.choose("cheap")
    assert sorted(game.you.hand) == ["dear", "floor-it", "minotaur", "psycho-squad"]
    assert game.you.trash == ["mantis-blades"]
    assert game.you.deck == ["octant", "cheap"]
    assert game.you.may("end_turn")


@rule("2.1.1", "10.7")
def test_lizzy_may_play_nothing() -> None:
    """Declined; or there is none cheap enough."""
    game = setup(cards=(CHEAP,), you=Side(hand=[LIZZY, "cheap"], eddies=5))
    game.you.play(LIZZY)
    game.you.choose(None)
    assert game.you.hand == ["cheap"]

    game = setup(cards=(DEAR,), you=Side(hand=[LIZZY, "dear"], eddies=5))
    game.you.play(LIZZY)
    assert game.you.may("end_turn")
    assert game.you.keywords(LIZZY) == ["BLOCKER"]


@rule("10.31", "11.4.2")
def test_lizzy_chooses_between_a_copy_in_hand_and_one_in_the_trash() -> None:
    """They are two choices: the one keeps the hand, the other empties the trash."""
    game = setup(cards=(CHEAP,), you=Side(hand=[LIZZY, "cheap"], trash=["cheap"], eddies=5))
    game.you.play(LIZZY)
    in_hand, in_trash, _ = game.options()
    game.you.choose(in_trash)
    assert game.you.hand == ["cheap", "filler"]
    assert game.you.trash == []
    assert game.you.deck[-1] == "cheap"

    game = setup(cards=(CHEAP,), you=Side(hand=[LIZZY, "cheap"], trash=["cheap"], eddies=5))
    game.you.play(LIZZY)
    game.you.choose(in_hand)
    assert game.you.hand == ["filler"]
    assert game.you.trash == ["cheap"]


# --- Maman Brigitte ---------------------------------------------------------------------------------------


@rule("2.1.1", "11.12", "FAQ Maman Brigitte")
def test_maman_discards_two_programs_to_bottom_deck_an_unequipped_unit() -> None:
    """Two Programs and no other cards; then a rival Unit without Gear."""
    game = setup(
        you=Side(hand=[MAMAN, "floor-it", "psycho-squad", "reboot-optics", "take-control"], eddies=5),
        rival=Side(field=["emergency-atlus", card("minotaur", gear=["mantis-blades"]), "octant"], deck=3),
    )
    game.you.play(MAMAN)
    assert game.options() == ["floor-it", "reboot-optics", "take-control", "none"]
    game.you.choose("floor-it", "take-control")
    assert sorted(game.you.trash) == ["floor-it", "take-control"]

    assert game.options() == ["emergency-atlus", "octant"]
    game.you.choose("octant")
    assert game.rival.field == ["emergency-atlus", "minotaur"]
    assert game.rival.deck_size == 4
    assert game.rival.deck[-1] == "octant"


@rule("2.1.1", "R-195", "FAQ Maman Brigitte")
def test_maman_discards_both_or_none() -> None:
    """With one Program she isn't asked; declined, nothing happens."""
    rival = Side(field=["emergency-atlus"])
    game = setup(you=Side(hand=[MAMAN, "floor-it", "psycho-squad"], eddies=5), rival=rival)
    game.you.play(MAMAN)
    assert game.you.may("end_turn")
    assert sorted(game.you.hand) == ["floor-it", "psycho-squad"]

    game = setup(you=Side(hand=[MAMAN, "floor-it", "floor-it"], eddies=5), rival=rival)
    game.you.play(MAMAN)
    game.you.choose(None)
    assert game.you.hand == ["floor-it", "floor-it"]
    assert game.rival.field == ["emergency-atlus"]


# --- Misty Olszewski --------------------------------------------------------------------------------------


@rule("11.14", "2.3", "R-197", "FAQ Misty Olszewski")
def test_misty_names_a_type_and_takes_the_card_of_that_type() -> None:
    """At the end of the turn, ready or spent: right, the card goes to hand and one Eddie readies."""
    game = setup(you=Side(field=[card(MISTY, spent=True)], deck=["psycho-squad", "floor-it"], spent_eddies=2))
    game.you.end_turn()
    assert game.options() == ["Unit", "Gear", "Program", "Legend"]
    game.you.choose("Unit")
    assert game.you.hand == ["psycho-squad"]
    assert game.view("rival").you.hand == ["psycho-squad"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 1)


@rule("11.14", "FAQ Misty Olszewski")
def test_misty_trashes_a_card_of_another_type() -> None:
    """Wrong, and it is trashed; Legend may be named, and no card of a deck is one."""
    game = setup(you=Side(field=[MISTY], deck=["psycho-squad", "floor-it"], spent_eddies=1))
    game.you.end_turn()
    game.you.choose("Legend")
    assert game.you.hand == []
    assert game.you.trash == ["psycho-squad"]
    assert game.you.eddies_ready == 0


@rule("1.14", "2.6")
def test_misty_loses_nothing_with_an_empty_deck_and_never_attacks() -> None:
    """There is nothing to reveal; and she can't attack."""
    game = setup(you=Side(field=[MISTY], deck=0, spent_eddies=1), rival=Side(gigs={"d6": 3}))
    assert "CR 2.6" in game.you.why_not("attack", MISTY, "gigs")
    game.you.end_turn()
    game.you.choose("Gear")
    assert game.winner is None
    assert game.you.eddies_ready == 0


# --- Modded Kusanagi --------------------------------------------------------------------------------------


@rule("8.16.1", "4.12.1", "R-049", "FAQ Modded Kusanagi")
def test_modded_kusanagi_returns_to_hand_with_its_gear() -> None:
    """At the end of your turn; it attacks the turn it is played. In the trash it stays there."""
    game = setup(you=Side(hand=["modded-kusanagi", "mantis-blades"], eddies=7), rival=Side(gigs={"d6": 3}))
    game.you.play("modded-kusanagi")
    game.you.play("mantis-blades", on="modded-kusanagi")
    assert game.you.may("attack", "modded-kusanagi", "gigs")
    game.you.end_turn()
    assert sorted(game.you.hand) == ["mantis-blades", "modded-kusanagi"]
    assert game.you.field == []


@rule("10.22.3", "R-176", "FAQ Modded Kusanagi")
def test_modded_kusanagi_stays_in_the_trash_and_on_the_rivals_turn() -> None:
    """Its text works on the field only, at the end of its own player's turn."""
    game = setup(you=Side(trash=["modded-kusanagi"]), rival=Side(fixer=[], field=["modded-kusanagi"]))
    game.you.end_turn()
    assert game.you.trash == ["modded-kusanagi"]
    assert game.rival.field == ["modded-kusanagi"]
    game.rival.end_turn()
    assert "modded-kusanagi" in game.rival.hand


# --- Modded Muramasa --------------------------------------------------------------------------------------


@rule("8.16.1", "5.11.4.2", "R-128", "FAQ Modded Muramasa")
def test_modded_muramasa_readies_with_less_street_cred() -> None:
    """Less than the Rival, or none at all; equal is not less."""
    spent = card("modded-muramasa", spent=True)
    game = setup(you=Side(field=[spent]), rival=Side(gigs={"d4": 1}))
    game.you.end_turn()
    assert not game.you.is_spent("modded-muramasa")

    game = setup(you=Side(field=[spent], gigs={"d4": 1}), rival=Side(gigs={"d4": 1}))
    game.you.end_turn()
    assert game.you.is_spent("modded-muramasa")


# --- Mox Inciters -----------------------------------------------------------------------------------------


@rule("2.6", "FAQ Mox Inciters", "Q52")
def test_mox_inciters_force_a_rival_unit_to_attack_next_turn() -> None:
    """The chosen one must attack before its player ends his turn; other actions may come first."""
    game = setup(
        you=Side(hand=["mox-inciters"], field=["emergency-atlus"], eddies=3, gigs={"d6": 3, "d8": 4}),
        rival=Side(field=["psycho-squad", "chrome-fang"], hand=["floor-it"], fixer=[]),
    )
    game.you.play("mox-inciters")
    assert game.options() == ["psycho-squad", "chrome-fang"]
    game.you.choose("psycho-squad")
    game.you.end_turn()

    assert not game.rival.may("end_turn")
    assert game.rival.may("sell", "floor-it")
    game.rival.attack("chrome-fang", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    assert not game.rival.may("end_turn")
    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("2.4", "R-064", "R-180", "R-057")
def test_mox_inciters_force_nobody_who_cannot_attack() -> None:
    """Nothing to attack, a "can't attack", or only a Gig area that the Unit may not attack."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.end_turn()
    assert game.rival.may("end_turn")

    for unit in ("corpo-security", "ruthless-lowlife"):
        game = setup(
            you=Side(hand=["mox-inciters"], eddies=3, gigs={"d6": 3}),
            rival=Side(field=[unit], fixer=[]),
        )
        game.you.play("mox-inciters")
        game.you.end_turn()
        assert game.rival.may("end_turn")


@rule("10.7")
def test_mox_inciters_find_nobody() -> None:
    """Without a rival Unit nothing is asked; and they block."""
    game = setup(you=Side(hand=["mox-inciters"], field=["psycho-squad"], eddies=3))
    game.you.play("mox-inciters")
    assert game.you.may("end_turn")
    assert game.you.keywords("mox-inciters") == ["BLOCKER"]


# --- MT0D12 Flathead --------------------------------------------------------------------------------------


@rule("2.6", "9.9", "R-128", "FAQ MT0D12 Flathead")
def test_flathead_cannot_be_blocked_with_less_street_cred() -> None:
    """Less, or none at all; with equal Street Cred it is blocked like any Unit."""
    rival = Side(field=["corpo-security"], gigs={"d4": 1})
    game = setup(you=Side(field=["mt0d12-flathead"]), rival=rival)
    game.you.attack("mt0d12-flathead", "gigs")
    assert not game.rival.may("block_with", "corpo-security")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d4": 1}

    game = setup(you=Side(field=["mt0d12-flathead"], gigs={"d4": 1}), rival=rival)
    game.you.attack("mt0d12-flathead", "gigs")
    assert game.rival.may("block_with", "corpo-security")


@rule("3.12.1", "R-014", "FAQ MT0D12 Flathead")
def test_flathead_may_be_sold() -> None:
    """It is the one Unit with a Sell Tag."""
    game = setup(you=Side(hand=["mt0d12-flathead", "psycho-squad"]))
    assert not game.you.may("sell", "psycho-squad")
    game.you.sell("mt0d12-flathead")
    assert game.you.eddies_ready == 1


# --- Placide ----------------------------------------------------------------------------------------------


@rule("11.12", "2.1.1", "R-195")
def test_placide_discards_a_program_to_bottom_deck_a_rival_unit() -> None:
    """When played and when attacking: a Program, then any rival Unit, Gear and all."""
    game = setup(
        you=Side(hand=[PLACIDE, "floor-it", "psycho-squad", "reboot-optics"], eddies=8),
        rival=Side(field=["emergency-atlus", card("minotaur", gear=["mantis-blades"])], deck=3),
    )
    game.you.play(PLACIDE)
    assert game.options() == ["floor-it", "reboot-optics", "none"]
    game.you.choose("floor-it")
    assert game.options() == ["emergency-atlus", "minotaur"]
    game.you.choose("minotaur")
    assert game.rival.field == ["emergency-atlus"]
    assert sorted(game.rival.deck[-2:]) == ["mantis-blades", "minotaur"]


@rule("4.4.1", "11.25.1", "R-030")
def test_placide_attacks_and_sends_a_legend_out_of_the_game() -> None:
    """A Legend is bottom-decked out of the game, and the deck stays as it was."""
    game = setup(
        you=Side(field=[PLACIDE], hand=["floor-it"]),
        rival=Side(field=[card("goro-takemura-hands-unclean", solo=True)], gigs={"d6": 3}, deck=3),
    )
    game.you.attack(PLACIDE, "gigs")
    game.you.choose("floor-it")
    assert game.rival.removed == ["goro-takemura-hands-unclean"]
    assert game.rival.deck_size == 3


@rule("9.6", "9.26", "T-90")
def test_placide_ends_his_attack_when_he_removes_its_target() -> None:
    """The attacked Unit is gone before the React Step, and so is the attack."""
    game = setup(you=Side(field=[PLACIDE], hand=["floor-it"]), rival=Side(field=[card("psycho-squad", spent=True)]))
    game.you.attack(PLACIDE, "psycho-squad")
    game.you.choose("floor-it")
    assert game.you.may("end_turn")
    assert game.you.is_spent(PLACIDE)


@rule("2.1.1", "FAQ Placide")
def test_placide_may_decline_or_pay_for_nothing() -> None:
    """Declined, nothing moves; without a rival Unit the discard is still allowed."""
    game = setup(
        you=Side(hand=[PLACIDE, "floor-it"], eddies=8),
        rival=Side(field=["emergency-atlus"]),
    )
    game.you.play(PLACIDE)
    game.you.choose(None)
    assert game.you.hand == ["floor-it"]
    assert game.rival.field == ["emergency-atlus"]

    game = setup(you=Side(hand=[PLACIDE, "floor-it"], eddies=8))
    game.you.play(PLACIDE)
    game.you.choose("floor-it")
    assert game.you.trash == ["floor-it"]
    assert game.you.may("end_turn")


# --- Psycho Squad -----------------------------------------------------------------------------------------


@rule("9.17.1", "9.23.2.2")
def test_psycho_squad_has_six_power_and_nothing_else() -> None:
    """It steals one Gig, and is asked nothing."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(gigs={"d6": 3}))
    assert game.you.power("psycho-squad") == 6
    game.you.attack("psycho-squad", "gigs")
    assert game.rival.may("pass_")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 3}


# --- Rita Wheeler -----------------------------------------------------------------------------------------


@rule("2.3", "R-105", "FAQ Rita Wheeler")
def test_rita_draws_and_discards_the_first_time_she_is_spent() -> None:
    """Spent to attack: one card in, one of the hand out; readied and spent again, nothing more."""
    game = setup(
        you=Side(field=[RITA], hand=["minotaur"], deck=["floor-it", "octant"]),
        rival=Side(field=["emergency-atlus"], gigs={"d6": 3, "d8": 3}),
    )
    game.you.attack(RITA, "gigs")
    assert game.options() == ["minotaur", "floor-it"]
    game.you.choose("minotaur")
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.force(RITA, ready=True)
    game.you.attack(RITA, "gigs")
    assert game.rival.may("pass_")
    assert game.you.hand == ["floor-it"]


@rule("9.9", "1.14.1", "FAQ Rita Wheeler")
def test_rita_loses_the_game_by_blocking_with_an_empty_deck() -> None:
    """Spent to block she must draw, on the Rival's turn as well."""
    game = setup(
        active="rival",
        you=Side(field=[RITA], deck=0, gigs={"d6": 3}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with(RITA)
    assert game.winner == "rival"


# --- Rogue Amendiares: Queen of the Afterlife -------------------------------------------------------------


@rule("11.26.1.2", "R-206")
def test_rogue_takes_her_power_from_a_rival_unit_as_a_reaction() -> None:
    """2 €$ and herself: an attacker of 5 has 1 left; a Unit of 3 counts as 0."""
    game = setup(
        active="rival",
        you=Side(field=[ROGUE], eddies=2, gigs={"d6": 3}),
        rival=Side(field=["westbrook-netrunner", "swordwise-huscle"]),
    )
    game.rival.attack("westbrook-netrunner", "gigs")
    game.you.activate(ROGUE)
    assert game.options() == ["westbrook-netrunner", "swordwise-huscle"]
    game.you.choose("westbrook-netrunner")
    assert game.rival.power("westbrook-netrunner") == 1
    assert game.you.eddies_spent == 2 and game.you.is_spent(ROGUE)

    game = setup(
        you=Side(field=[card(ROGUE, gear=["mantis-blades"])], eddies=2),
        rival=Side(field=["minotaur"]),
    )
    game.you.activate(ROGUE)
    assert game.rival.power("minotaur") == 3  # 9, less 4 and 2


@rule("11.3.1.2", "FAQ G16", "FAQ Rogue Amendiares: Queen of the Afterlife")
def test_rogue_waits_the_turn_she_is_played_and_needs_the_money() -> None:
    """QUICK lifts no Lag; and 1 €$ is too little."""
    game = setup(you=Side(field=[card(ROGUE, lag=True)], eddies=2), rival=Side(field=["westbrook-netrunner"]))
    assert not game.you.may("activate", ROGUE)

    game = setup(you=Side(legends=SPENT_LEGENDS, field=[ROGUE], eddies=1), rival=Side(field=["westbrook-netrunner"]))
    assert not game.you.may("activate", ROGUE)


@rule("10.16.1", "RD-20")
def test_rogue_readies_two_eddies_for_anothers_steal_below_its_power() -> None:
    """The first such steal of the turn: a value below the thief's power, not her own steal."""
    game = setup(
        you=Side(field=[ROGUE, "emergency-atlus", "psycho-squad"], spent_eddies=3),
        rival=Side(gigs={"d4": 4, "d6": 3, "d8": 5}),
    )
    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4")  # 4 is not below 4
    assert game.you.eddies_ready == 0

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")  # 5 is below 6
    assert game.you.eddies_ready == 2

    game.you.attack(ROGUE, "gigs")
    game.rival.pass_()
    assert game.you.eddies_ready == 2


@rule("10.16.1")
def test_rogue_readies_eddies_once_a_turn_and_for_her_own_side() -> None:
    """A second steal pays nothing, nor does a rival Unit's, nor her own."""
    game = setup(
        you=Side(field=[ROGUE, "psycho-squad", "minotaur"], spent_eddies=4),
        rival=Side(gigs={"d4": 1, "d6": 2}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4")
    assert game.you.eddies_ready == 2
    game.you.attack("minotaur", "gigs")
    game.rival.pass_()
    assert game.you.eddies_ready == 2

    game = setup(you=Side(field=[ROGUE], spent_eddies=4), rival=Side(gigs={"d4": 1}))
    game.you.attack(ROGUE, "gigs")
    game.rival.pass_()
    assert game.you.eddies_ready == 0


# --- Westbrook Netrunner ----------------------------------------------------------------------------------


@rule("9.23.4", "4.2.1", "R-173", "FAQ Westbrook Netrunner", "Q50")
def test_westbrook_netrunner_keeps_gigs_below_their_power_from_rival_legends() -> None:
    """A Legend of 8 gets a Gig of 8 or 9 and none of 6; a plain Unit gets any."""
    game = setup(
        you=Side(hand=["westbrook-netrunner"], eddies=4, gigs={"d6": 6, "d8": 8, "d12": 9, "rival:d20": 7}),
        rival=Side(field=[card("v-corporate-exile", solo=True), "psycho-squad"], fixer=[]),
    )
    game.you.play("westbrook-netrunner")
    game.you.end_turn()

    game.rival.attack("v-corporate-exile", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["rival:d12", "rival:d8"]
    game.rival.choose("rival:d8")

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["d20", "rival:d12", "rival:d6"]


@rule("10.23", "FAQ Westbrook Netrunner", "Q44")
def test_westbrook_netrunner_outlives_itself_and_binds_late_legends() -> None:
    """It may be gone, and the Legend may come later by GO SOLO."""
    game = setup(
        you=Side(hand=["westbrook-netrunner"], eddies=4, gigs={"d6": 6}),
        rival=Side(legends=["v-corporate-exile"], eddies=5, fixer=[]),
    )
    game.you.play("westbrook-netrunner")
    game.you.force("westbrook-netrunner", defeat=True)
    game.you.end_turn()
    game.rival.go_solo("v-corporate-exile")
    game.rival.attack("v-corporate-exile", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")
    assert game.you.gigs == {"d6": 6}
