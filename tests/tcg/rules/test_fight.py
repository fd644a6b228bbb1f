"""Fights: winners, losers, their fate (CR 9.15 to 9.20; digest 16.4 and 26, lines 100 to 107)."""

import pytest

from preem.tcg.effects.words import (
    LOSES,
    READY_UNITS,
    RED,
    THE_OPPOSING_UNIT,
    THIS,
    WINS,
    Draw,
    GivePower,
    May,
    may_attack,
    unit,
    when,
    wins_fights_against,
)
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

# Each may draw when it wins.
BRAWLER = unit(
    "Brawler",
    "",
    RED,
    ram=1,
    cost=3,
    power=5,
    tags=("TEST",),
    number="TEST 100",
    effects=(when(WINS, May(Draw(1))),),
)
# Draws 1 when it loses, and 3 when it wins.
TELLER = unit(
    "Teller",
    "",
    RED,
    ram=1,
    cost=3,
    power=5,
    tags=("TEST",),
    number="TEST 101",
    effects=(when(LOSES, Draw(1)), when(WINS, Draw(3))),
)
NOBODY_FEARS = unit(
    "Nobody Fears",
    "",
    RED,
    ram=1,
    cost=3,
    power=0,
    tags=("TEST",),
    number="TEST 102",
    effects=(when(LOSES, Draw(1)), when(WINS, Draw(3))),
)
SORE_LOSER = unit(
    "Sore Loser",
    "",
    RED,
    ram=1,
    cost=3,
    power=3,
    tags=("TEST",),
    number="TEST 105",
    effects=(when(LOSES, GivePower(THIS, 10)),),
)
DRAINER = unit(
    "Drainer",
    "",
    RED,
    ram=1,
    cost=3,
    power=3,
    tags=("TEST",),
    number="TEST 106",
    effects=(when(LOSES, GivePower(THE_OPPOSING_UNIT, -10)),),
)
BULLY = unit(
    "Bully",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 107",
    effects=(may_attack(READY_UNITS),),
)
SURE_WINNER = unit(
    "Sure Winner",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 108",
    effects=(wins_fights_against("TEST"), when(WINS, Draw(3))),
)
SURE_WINNER_TOO = unit(
    "Sure Winner Too",
    "",
    RED,
    ram=1,
    cost=1,
    power=2,
    tags=("TEST",),
    number="TEST 109",
    effects=(wins_fights_against("TEST"), when(WINS, Draw(3))),
)


@rule("9.17.1", "9.17.2", "9.18", "9.19", "9.19.1", "9.19.1.1", "T-100")
def test_the_winners_trigger_comes_before_the_losers_defeat() -> None:
    """5 against 3: while the winner's effect is asked about, the loser is still on the field."""
    game = setup(
        cards=(BRAWLER,),
        you=Side(field=["brawler"]),
        rival=Side(field=[card("swordwise-huscle", spent=True)]),
    )
    game.you.attack("brawler", "swordwise-huscle")
    game.rival.pass_()
    assert asked(game) == ("you", "may") and about(game) == "brawler"
    assert game.rival.field == ["swordwise-huscle"]

    game.you.choose("yes")
    assert game.you.hand_size == 1
    assert game.rival.trash == ["swordwise-huscle"]
    assert game.you.field == ["brawler"]
    assert game.you.is_spent("brawler")


@rule("9.17.3", "9.19.1", "R-076", "T-101", "FAQ Satori")
def test_with_equal_powers_both_lose_and_both_are_defeated() -> None:
    """Neither wins: each draws the one card of losing, not the three of winning."""
    game = setup(cards=(TELLER,), you=Side(field=["teller"]), rival=Side(field=[card("teller", spent=True)]))
    game.you.attack("teller", "rival:teller")
    game.rival.pass_()
    assert game.you.trash == ["teller"]
    assert game.rival.trash == ["teller"]
    assert (game.you.hand_size, game.rival.hand_size) == (1, 1)


@rule("9.17.3", "R-076", "FAQ Satori")
def test_satori_draws_nothing_on_a_tie() -> None:
    """Emergency Atlus with Satori has 6 power, like Psycho Squad: both fall, and nobody draws."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["satori-sword-of-saburo"])]),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.attack("emergency-atlus", "psycho-squad")
    game.rival.pass_()
    assert sorted(game.you.trash) == ["emergency-atlus", "satori-sword-of-saburo"]
    assert game.rival.trash == ["psycho-squad"]
    assert game.you.hand_size == 0


@rule("9.17", "9.18", "FAQ Satori")
def test_the_defending_unit_wins_a_fight_as_well() -> None:
    """Satori on the defender draws for its controller."""
    game = setup(
        you=Side(field=["emergency-atlus"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["satori-sword-of-saburo"])]),
    )
    game.you.attack("emergency-atlus", "psycho-squad")
    game.rival.pass_()
    assert game.you.trash == ["emergency-atlus"]
    assert game.rival.hand_size == 1
    assert game.you.hand_size == 0


@rule("9.17.3", "9.19.2", "R-077", "T-102")
def test_with_no_power_on_either_side_both_lose_and_both_stay() -> None:
    """0 against 0: the triggers of losing happen, and nobody is defeated."""
    game = setup(
        cards=(NOBODY_FEARS,),
        you=Side(field=["nobody-fears"]),
        rival=Side(field=[card("nobody-fears", spent=True)]),
    )
    game.you.attack("nobody-fears", "rival:nobody-fears")
    game.rival.pass_()
    assert game.you.field == ["nobody-fears"]
    assert game.rival.field == ["nobody-fears"]
    assert (game.you.hand_size, game.rival.hand_size) == (1, 1)


@rule("2.10", "2.10.1", "9.17", "9.19.2", "R-081")
def test_power_below_zero_fights_as_zero() -> None:
    """Power 3 less 5 counts 0: against 0 both lose, and neither is defeated."""
    game = setup(
        you=Side(field=[card("swordwise-huscle", bonus=-5)]),
        rival=Side(field=[card("secondhand-bombus", spent=True)]),
    )
    assert game.you.power("swordwise-huscle") == 0
    game.you.attack("swordwise-huscle", "secondhand-bombus")
    game.rival.pass_()
    assert game.you.field == ["swordwise-huscle"]
    assert game.rival.field == ["secondhand-bombus"]


@rule("9.17.4", "9.17.1.1", "9.19.2", "R-078", "T-103", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_a_unit_without_power_that_wins_by_its_text_defeats_nobody() -> None:
    """Johnny at 0 wins against a CORPO Unit and is readied; the loser stays."""
    game = setup(
        you=Side(field=[card("johnny-silverhand-never-stop-fighting", bonus=-8)]),
        rival=Side(field=[card("field-operator", spent=True)]),
    )
    game.you.attack("johnny-silverhand-never-stop-fighting", "field-operator")
    game.rival.pass_()
    assert game.you.field == ["johnny-silverhand-never-stop-fighting"]
    assert not game.you.is_spent("johnny-silverhand-never-stop-fighting")
    assert game.rival.field == ["field-operator"]


@rule("9.17.4", "9.17.1.1", "FAQ Johnny Silverhand: Never Stop Fighting")
@pytest.mark.parametrize("attacking", [True, False])
def test_johnny_wins_against_a_stronger_corpo_unit(attacking: bool) -> None:
    """Sandayu has as much power and falls alone, whoever attacked."""
    if attacking:
        game = setup(
            you=Side(field=[card("johnny-silverhand-never-stop-fighting", bonus=-3)]),
            rival=Side(field=[card("sandayu-oda-hanakos-guardian", spent=True)]),
        )
        game.you.attack("johnny-silverhand-never-stop-fighting", "sandayu-oda-hanakos-guardian")
        game.rival.pass_()
    else:
        game = setup(
            active="rival",
            you=Side(field=[card("johnny-silverhand-never-stop-fighting", spent=True, bonus=-3)]),
            rival=Side(field=["sandayu-oda-hanakos-guardian"]),
        )
        game.rival.attack("sandayu-oda-hanakos-guardian", "johnny-silverhand-never-stop-fighting")
        game.you.pass_()
    assert game.you.field == ["johnny-silverhand-never-stop-fighting"]
    assert not game.you.is_spent("johnny-silverhand-never-stop-fighting")
    assert game.rival.trash == ["sandayu-oda-hanakos-guardian"]


@rule("9.17.4", "Q11")
def test_two_units_that_both_win_by_their_text_are_compared_by_power() -> None:
    """Equal claims cancel: 2 beats 1."""
    game = setup(
        cards=(SURE_WINNER, SURE_WINNER_TOO),
        you=Side(field=["sure-winner"]),
        rival=Side(field=[card("sure-winner-too", spent=True)]),
    )
    game.you.attack("sure-winner", "sure-winner-too")
    game.rival.pass_()
    assert game.you.trash == ["sure-winner"]
    assert game.rival.field == ["sure-winner-too"]
    assert (game.you.hand_size, game.rival.hand_size) == (0, 3)


@rule("9.19.3", "10.25", "R-107", "T-104", "FAQ Deadman Transmitter")
def test_a_loser_that_is_saved_has_still_lost_and_the_other_won() -> None:
    """Deadman Transmitter falls in the place of Psycho Squad; Satori on the winner draws."""
    game = setup(
        you=Side(field=[card("animals-wrecker", gear=["satori-sword-of-saburo"])]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["deadman-transmitter"])]),
    )
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.gear("psycho-squad") == []
    assert game.rival.trash == ["deadman-transmitter"]
    assert game.you.hand_size == 1


@rule("9.19.3", "R-113", "T-104", "FAQ Muamar Reyes", "FAQ Maelstrom Zealots")
def test_a_loser_that_cannot_be_defeated_has_still_lost() -> None:
    """Muamar protects the Zealots in the React Step: they lose, their trigger defeats the winner, and they
    stay.
    """
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=["?muamar-reyes-el-capitan"], field=[card("maelstrom-zealots", spent=True)], eddies=1),
    )
    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.call(0)
    game.rival.choose(0)
    game.rival.pass_()
    assert game.you.trash == ["psycho-squad"]
    assert game.rival.field == ["maelstrom-zealots"]


@rule("8.16.2", "9.19.3", "R-112", "FAQ Muamar Reyes")
def test_protection_from_fights_covers_every_fight_of_the_turn() -> None:
    """The chosen Unit loses twice and stays; in the next turn it falls."""
    game = setup(
        you=Side(legends=["?muamar-reyes-el-capitan"], field=["psycho-squad"], eddies=1, fixer=["d20"]),
        rival=Side(field=[card("animals-wrecker", spent=True), card("rockn-rockerboy", spent=True)], fixer=["d20"]),
    )
    game.you.call(0)
    game.you.choose(0)
    for strong in ("animals-wrecker", "rockn-rockerboy"):
        game.you.attack("psycho-squad", strong)
        game.rival.pass_()
        assert game.you.field == ["psycho-squad"]
        game.you.force("psycho-squad", ready=True)
    game.you.force("psycho-squad", spend=True)
    game.you.end_turn()
    game.rival.attack("animals-wrecker", "psycho-squad")
    game.you.pass_()
    assert game.you.trash == ["psycho-squad"]


@rule("9.18", "9.19.1", "T-105")
def test_power_gained_by_losing_changes_no_loser() -> None:
    """3 loses to 5 and then has 13: it lost, and is defeated."""
    game = setup(
        cards=(BRAWLER, SORE_LOSER),
        you=Side(field=["sore-loser"]),
        rival=Side(field=[card("emergency-atlus", spent=True)]),
    )
    game.you.attack("sore-loser", "emergency-atlus")
    game.rival.pass_()
    assert game.you.trash == ["sore-loser"]
    assert game.rival.field == ["emergency-atlus"]


@rule("9.19.2", "9.18", "Q12")
def test_whether_the_winner_has_power_is_read_when_the_result_is_applied() -> None:
    """The loser's trigger takes the winner down to 0: nobody is defeated."""
    game = setup(
        cards=(DRAINER,),
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("drainer", spent=True)]),
    )
    game.you.attack("psycho-squad", "drainer")
    game.rival.pass_()
    assert game.you.power("psycho-squad") == 0
    assert game.you.field == ["psycho-squad"]
    assert game.rival.field == ["drainer"]


@rule("9.18", "9.19", "9.26.3", "Q8", "T-106", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_a_defender_that_readies_by_winning_still_defeats_the_attacker() -> None:
    """Johnny, attacked while spent, wins and is readied; the attacker is defeated all the same."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("johnny-silverhand-never-stop-fighting", spent=True)]),
    )
    game.you.attack("psycho-squad", "johnny-silverhand-never-stop-fighting")
    game.rival.pass_()
    assert game.you.trash == ["psycho-squad"]
    assert game.rival.field == ["johnny-silverhand-never-stop-fighting"]
    assert not game.rival.is_spent("johnny-silverhand-never-stop-fighting")


@rule("9.18", "9.19", "10.10.1", "Q10", "RD-7", "T-107", "FAQ Maelstrom Zealots")
@pytest.mark.parametrize("attacking", [True, False])
def test_zealots_that_lose_take_the_winner_along(attacking: bool) -> None:
    """Their trigger defeats the winner before the result, and they are defeated still."""
    if attacking:
        game = setup(you=Side(field=["maelstrom-zealots"]), rival=Side(field=[card("psycho-squad", spent=True)]))
        game.you.attack("maelstrom-zealots", "psycho-squad")
        game.rival.pass_()
        assert (game.you.trash, game.rival.trash) == (["maelstrom-zealots"], ["psycho-squad"])
    else:
        game = setup(you=Side(field=["psycho-squad"]), rival=Side(field=[card("maelstrom-zealots", spent=True)]))
        game.you.attack("psycho-squad", "maelstrom-zealots")
        game.rival.pass_()
        assert (game.you.trash, game.rival.trash) == (["psycho-squad"], ["maelstrom-zealots"])
    assert asked(game) == ("you", "main")


@rule("9.19.2", "10.10.1", "Q10", "FAQ Maelstrom Zealots")
def test_zealots_survive_an_opponent_that_had_no_power() -> None:
    """0 against 0: they lose, their trigger defeats the other Unit, and its last-known power of 0 defeats
    nobody.
    """
    game = setup(you=Side(field=["secondhand-bombus"]), rival=Side(field=[card("maelstrom-zealots", spent=True)]))
    game.you.attack("secondhand-bombus", "maelstrom-zealots")
    game.rival.pass_()
    assert game.you.trash == ["secondhand-bombus"]
    assert game.rival.field == ["maelstrom-zealots"]


@rule("4.2.1", "9.16.1", "R-032", "R-084", "FAQ G13")
def test_meredith_has_two_more_while_fighting_a_legend() -> None:
    """She blocks a solo V with 7 against 6, and V is removed; a Unit of 6 beats her 5."""
    game = setup(
        you=Side(legends=["?", "?"], field=[card("v-streetkid", solo=True), "psycho-squad"]),
        rival=Side(field=["meredith-stout-stone-cold-corpo"], gigs={"d6": 3}),
    )
    game.you.attack("v-streetkid", "gigs")
    game.rival.block_with("meredith-stout-stone-cold-corpo")
    assert game.rival.power("meredith-stout-stone-cold-corpo") == 5
    game.rival.pass_()
    assert game.you.removed == ["v-streetkid"]
    assert game.rival.field == ["meredith-stout-stone-cold-corpo"]

    game.you.attack("psycho-squad", "meredith-stout-stone-cold-corpo")
    game.rival.pass_()
    assert game.rival.trash == ["meredith-stout-stone-cold-corpo"]
    assert game.you.field == ["psycho-squad"]


@rule("9.16.1", "9.29", "R-033", "R-085", "RD-11", "FAQ Synapse Burnout")
def test_a_bonus_while_fighting_counts_in_fights_only() -> None:
    """Synapse Burnout adds 1 for each face-up Legend, the fighting one included: 8 becomes 11 in the fight,
    not before and not after.
    """
    game = setup(
        you=Side(
            legends=["saburo-arasaka-stubborn-patriarch", "padre-man-of-the-cross"],
            field=[card("jackie-welles-mamas-favorite", solo=True)],
            hand=["synapse-burnout"],
            eddies=1,
        ),
        rival=Side(field=[card("animals-wrecker", spent=True)], gigs={"d6": 3, "d8": 3}),
    )
    game.you.play("synapse-burnout")
    game.you.attack("jackie-welles-mamas-favorite", "animals-wrecker")  # 10
    assert game.you.power("jackie-welles-mamas-favorite") == 8
    game.rival.pass_()
    assert game.rival.trash == ["animals-wrecker"]
    assert game.you.field == ["jackie-welles-mamas-favorite"]
    assert game.you.power("jackie-welles-mamas-favorite") == 8

    game.you.force("jackie-welles-mamas-favorite", ready=True)
    game.you.attack("jackie-welles-mamas-favorite", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")  # 8 power steals one
    assert game.you.gigs == {"rival:d6": 3}


@rule("9.4", "9.5", "10.23", "R-080", "FAQ Saburo Arasaka")
def test_while_attacking_counts_in_the_fight_and_not_in_defence() -> None:
    """Augmented Negotiators fight with 3 when they attack, and with 2 when they block."""
    attacking = setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["augmented-negotiators"]),
        rival=Side(field=[card("field-operator", spent=True)]),
    )
    attacking.you.attack("augmented-negotiators", "field-operator")
    attacking.rival.pass_()
    assert attacking.you.field == ["augmented-negotiators"]
    assert attacking.rival.trash == ["field-operator"]

    blocking = setup(
        active="rival",
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["augmented-negotiators"], gigs={"d6": 3}),
        rival=Side(field=["field-operator"]),
    )
    blocking.rival.attack("field-operator", "gigs")
    blocking.you.block_with("augmented-negotiators")
    blocking.you.pass_()
    assert blocking.you.trash == ["augmented-negotiators"]
    assert blocking.rival.trash == ["field-operator"]


@rule("10.3", "R-191", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_the_first_win_of_the_turn_is_used_up_though_it_readied_nobody() -> None:
    """A ready Johnny wins, which readies nothing; spent, he wins again and stays spent."""
    johnny = "johnny-silverhand-never-stop-fighting"
    game = setup(cards=(BULLY,), you=Side(field=["bully", "psycho-squad"]), rival=Side(field=[johnny]))
    game.you.attack("bully", johnny)
    game.rival.pass_()
    assert not game.rival.is_spent(johnny)
    game.rival.force(johnny, spend=True)
    game.you.attack("psycho-squad", johnny)
    game.rival.pass_()
    assert sorted(game.you.trash) == ["bully", "psycho-squad"]
    assert game.rival.is_spent(johnny)


@rule("9.18", "9.19", "Q10", "R-082", "FAQ Safety Override")
def test_safety_override_defeats_the_winner_and_the_loser_falls_too() -> None:
    """The effect comes before the result; the fight then settles the loser's fate."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("emergency-atlus", spent=True)], hand=["safety-override"], eddies=2),
    )
    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.play("safety-override", on="emergency-atlus")
    game.rival.pass_()
    assert game.you.trash == ["animals-wrecker"]
    assert sorted(game.rival.trash) == ["emergency-atlus", "safety-override"]


@rule("9.19.3", "10.23", "R-083", "RD-10", "FAQ Reboot Optics")
def test_reboot_optics_covers_the_next_fight_only() -> None:
    """The first loser stays though it lost; in the second fight of the same Unit the loser falls."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("psycho-squad", spent=True)],
            hand=["reboot-optics"],
            eddies=2,
        ),
    )
    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.play("reboot-optics")
    game.rival.pass_()
    assert game.rival.field == ["emergency-atlus", "psycho-squad"]
    game.you.force("animals-wrecker", ready=True)
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.rival.field == ["emergency-atlus"]
    assert sorted(game.rival.trash) == [
        "psycho-squad",
        "reboot-optics",
    ]


@rule("9.18", "10.13", "R-079")
def test_the_turn_players_fight_triggers_come_first() -> None:
    """The winner's controller, whose turn it is, is asked before the loser's trigger defeats the winner."""
    game = setup(
        cards=(BRAWLER,),
        you=Side(field=["brawler"]),
        rival=Side(field=[card("maelstrom-zealots", spent=True)]),
    )
    game.you.attack("brawler", "maelstrom-zealots")
    game.rival.pass_()
    assert asked(game)[0] == "you" and about(game) == "brawler"
    assert game.you.field == ["brawler"]
    game.you.choose("yes")
    assert game.you.hand_size == 1
    assert game.you.trash == ["brawler"]
    assert game.rival.trash == ["maelstrom-zealots"]


@rule("9.20", "9.25", "11.19.1", "11.19.2")
def test_defeated_effects_of_a_fight_resolve_before_the_main_phase_goes_on() -> None:
    """Screw returns another Unit when he falls; only then is the turn player asked again."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("screw-lovelorn-fool", spent=True)], trash=["minotaur", "psycho-squad"]),
    )
    game.you.attack("animals-wrecker", "screw-lovelorn-fool")
    game.rival.pass_()
    assert asked(game) == ("rival", "card")
    assert sorted(game.options()) == ["minotaur", "psycho-squad"]
    game.rival.choose("minotaur")
    assert game.rival.hand == ["minotaur"]
    assert asked(game) == ("you", "main")
