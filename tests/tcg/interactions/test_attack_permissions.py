"""Who may attack what, where one text allows and another forbids: "can't" wins, and a permission grants
what it says (CR 2.6, 9.3.2.3).
"""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

TEAM = "maxtac-suppression-team"
DRAGON = "yorinobu-arasaka-steel-dragon"
RENEGADE = "johnny-silverhand-rocking-renegade"
RACER = "valentino-street-racer"

# Units that arrived this turn, with what their own text lets them attack: the Gig area, a spent Unit.
ARRIVED = {
    "riding-nomad": (card("riding-nomad", lag=True, arrived=True), True, True),
    "modded-kusanagi": (card("modded-kusanagi", lag=True, arrived=True), True, True),
    "emergency-atlus": (
        card("emergency-atlus", lag=True, arrived=True, gear=["adrenaline-converter"]),
        True,
        True,
    ),
    "v-streetkid": (card("v-streetkid", lag=True, arrived=True, solo=True), True, True),
    "sandayu-oda-hanakos-guardian": (
        card("sandayu-oda-hanakos-guardian", lag=True, arrived=True),
        False,
        True,
    ),
    "nadia-fighting-through-grief": (
        card("nadia-fighting-through-grief", lag=True, arrived=True),
        True,
        False,
    ),
    "minotaur": (card("minotaur", lag=True, arrived=True), False, False),
}


@pytest.mark.parametrize("slug", ARRIVED)
@rule("9.3.2.3.1", "11.23.1", "11.25.1", "FAQ Sandayu Oda", "FAQ Nadia")
def test_a_unit_that_arrived_attacks_what_its_text_opens(slug: str) -> None:
    """ADRENALINE and GO SOLO open everything, Sandayu spent Units, Nadia the Gig area; without a
    permission, nothing.
    """
    entry, gigs, unit = ARRIVED[slug]
    game = setup(
        you=Side(field=[entry]),
        rival=Side(field=[card("pacifica-netrunner", spent=True), "swordwise-huscle"], gigs={"d4": 1, "d6": 2}),
    )

    assert game.you.may("attack", slug, "gigs") == gigs
    assert game.you.may("attack", slug, "pacifica-netrunner") == unit
    assert not game.you.may("attack", slug, "swordwise-huscle")


@pytest.mark.parametrize("slug", ARRIVED)
@rule("2.6", "FAQ MaxTac Suppression Team")
def test_the_suppression_team_beats_every_permission_of_the_unit_itself(slug: str) -> None:
    """A rival Unit can't attack the turn it is played, whatever allows it; one from an earlier turn can."""
    entry, _, _ = ARRIVED[slug]
    game = setup(
        you=Side(field=[entry, "psycho-squad"]),
        rival=Side(field=[card("pacifica-netrunner", spent=True), TEAM], gigs={"d4": 1, "d6": 2}),
    )

    assert not game.you.may("attack", slug, "gigs")
    assert not game.you.may("attack", slug, "pacifica-netrunner")
    assert game.you.may("attack", "psycho-squad", "gigs")


@pytest.mark.parametrize("team", [False, True], ids=["free", "suppressed"])
@rule("2.6", "FAQ MaxTac Suppression Team", "FAQ Valentino Street Racer")
def test_the_suppression_team_beats_a_street_racers_gift(team: bool) -> None:
    """ADRENALINE given this turn opens both kinds of target, and none against the Team."""
    game = setup(
        you=Side(hand=["psycho-squad", RACER], eddies=7),
        rival=Side(
            field=[card("pacifica-netrunner", spent=True), *([TEAM] if team else [])],
            gigs={"d4": 1},
        ),
    )
    game.you.play("psycho-squad")
    game.you.play(RACER)

    assert game.you.may("attack", "psycho-squad", "gigs") == (not team)
    assert game.you.may("attack", "psycho-squad", "pacifica-netrunner") == (not team)


@pytest.mark.parametrize("team", [False, True], ids=["free", "suppressed"])
@rule("2.6", "9.3.2.3.1", "FAQ MaxTac Suppression Team", "FAQ Johnny Silverhand: Rocking Renegade")
def test_the_suppression_team_beats_rocking_renegades_gift(team: bool) -> None:
    """Johnny opens spent rival Units to a Unit that was played this turn, and nothing against the Team."""
    game = setup(
        you=Side(legends=[RENEGADE], eddies=2, field=[card("psycho-squad", lag=True, arrived=True)]),
        rival=Side(
            field=[card("pacifica-netrunner", spent=True), *([TEAM] if team else [])],
            gigs={"d4": 1},
        ),
    )
    game.you.activate(RENEGADE)

    assert game.you.may("attack", "psycho-squad", "pacifica-netrunner") == (not team)
    assert not game.you.may("attack", "psycho-squad", "gigs")


@pytest.mark.parametrize("team", [False, True], ids=["free", "suppressed"])
@rule("2.6", "9.3.2.3.1", "FAQ MaxTac Suppression Team", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_the_suppression_team_beats_steel_dragons_gift(team: bool) -> None:
    """The Unit that Steel Dragon plays may attack spent rival Units this turn, no ready ones and no Gig
    area; never against the Team.
    """
    game = setup(
        you=Side(hand=[DRAGON], eddies=7, trash=["psycho-squad"]),
        rival=Side(
            field=[card("pacifica-netrunner", spent=True), "swordwise-huscle", *([TEAM] if team else [])],
            gigs={"d4": 1},
        ),
    )
    game.you.play(DRAGON)
    game.you.choose("psycho-squad")

    assert game.you.may("attack", "psycho-squad", "pacifica-netrunner") == (not team)
    assert not game.you.may("attack", "psycho-squad", "swordwise-huscle")
    assert not game.you.may("attack", "psycho-squad", "gigs")
    assert not game.you.may("attack", DRAGON, "pacifica-netrunner")


@rule("10.22.3", "FAQ MaxTac Suppression Team")
def test_the_suppression_ends_when_the_team_leaves() -> None:
    """It is a persistent text: with the Team gone, GO SOLO may be used to attack in the same turn."""
    game = setup(
        you=Side(legends=["v-streetkid"], eddies=5),
        rival=Side(field=[TEAM], gigs={"d4": 1}),
    )
    game.you.go_solo("v-streetkid")
    assert not game.you.may("attack", "v-streetkid", "gigs")

    game.rival.force(TEAM, defeat=True)
    assert game.you.may("attack", "v-streetkid", "gigs")


@rule("2.6", "FAQ Corpo Security", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_corpo_security_can_never_attack() -> None:
    """Its own "can't" beats Steel Dragon, Rocking Renegade and Gunpoint alike."""
    target = card("pacifica-netrunner", spent=True)

    game = setup(you=Side(hand=[DRAGON], eddies=7, trash=["corpo-security"]), rival=Side(field=[target]))
    game.you.play(DRAGON)
    game.you.choose("corpo-security")
    assert not game.you.may("attack", "corpo-security", "pacifica-netrunner")

    game = setup(
        you=Side(legends=[RENEGADE], eddies=2, field=[card("corpo-security", lag=True, arrived=True)]),
        rival=Side(field=[target]),
    )
    game.you.activate(RENEGADE)
    assert not game.you.may("attack", "corpo-security", "pacifica-netrunner")

    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["corpo-security"]),
        rival=Side(field=[target, "swordwise-huscle"]),
    )
    game.you.play("gunpoint-diplomacy", on="corpo-security")
    assert not game.you.may("attack", "corpo-security", "pacifica-netrunner")
    assert not game.you.may("attack", "corpo-security", "swordwise-huscle")


@rule("2.6", "9.3.2.3.1", "FAQ Jacked-In Voodoo Boy", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_a_voodoo_boy_needs_its_program_beside_any_permission() -> None:
    """Played by Steel Dragon it may attack nothing; after a Program, spent rival Units, and still not the
    Gig area.
    """
    game = setup(
        you=Side(hand=[DRAGON, "floor-it"], eddies=8, trash=["jacked-in-voodoo-boy"]),
        rival=Side(field=[card("pacifica-netrunner", spent=True)], gigs={"d4": 1}),
    )
    game.you.play(DRAGON)
    game.you.choose("jacked-in-voodoo-boy")
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "pacifica-netrunner")

    game.you.play("floor-it")
    assert game.you.may("attack", "jacked-in-voodoo-boy", "pacifica-netrunner")
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")


@rule("2.6", "11.23.2", "FAQ Jacked-In Voodoo Boy", "FAQ Valentino Street Racer")
def test_a_voodoo_boy_with_adrenaline_and_a_program_attacks_anything() -> None:
    """ADRENALINE lifts its Lag and the Program its own ban: only both together let it attack."""
    game = setup(
        you=Side(hand=["jacked-in-voodoo-boy", RACER, "floor-it"], eddies=6),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.play("jacked-in-voodoo-boy")
    game.you.play(RACER)
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")

    game.you.play("floor-it")
    assert game.you.may("attack", "jacked-in-voodoo-boy", "gigs")


@rule("2.6", "FAQ Ruthless Lowlife", "FAQ Valentino Street Racer")
def test_adrenaline_opens_no_gig_area_to_a_lowlife() -> None:
    """It can only attack rival Units, also on the turn it is played."""
    game = setup(
        you=Side(hand=["ruthless-lowlife", RACER], eddies=5),
        rival=Side(field=[card("pacifica-netrunner", spent=True)], gigs={"d4": 1}),
    )
    game.you.play("ruthless-lowlife")
    game.you.play(RACER)

    assert game.you.may("attack", "ruthless-lowlife", "pacifica-netrunner")
    assert not game.you.may("attack", "ruthless-lowlife", "gigs")


@rule("9.3.2.3.1", "11.3.1.1", "FAQ Gunpoint Diplomacy")
def test_gunpoint_lifts_no_lag() -> None:
    """It opens ready Units, not the turn of arrival: a lagging Unit attacks nothing."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=[card("psycho-squad", lag=True, arrived=True)]),
        rival=Side(field=["swordwise-huscle", card("pacifica-netrunner", spent=True)]),
    )

    game.you.play("gunpoint-diplomacy", on="psycho-squad")

    assert not game.you.may("attack", "psycho-squad", "swordwise-huscle")
    assert not game.you.may("attack", "psycho-squad", "pacifica-netrunner")


@rule("9.3.2.3.1", "11.23.1", "FAQ Gunpoint Diplomacy")
def test_gunpoint_with_adrenaline_reaches_ready_units_at_once() -> None:
    """ADRENALINE takes the Lag away altogether, and Gunpoint opens ready Units."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=[card("riding-nomad", lag=True, arrived=True)]),
        rival=Side(field=["swordwise-huscle"]),
    )

    game.you.play("gunpoint-diplomacy", on="riding-nomad")

    assert game.you.may("attack", "riding-nomad", "swordwise-huscle")


@rule("9.3.2.3.1", "FAQ Gunpoint Diplomacy", "FAQ Johnny Silverhand: Rocking Renegade")
def test_gunpoint_and_rocking_renegade_open_no_ready_unit_to_a_lagging_one() -> None:
    """Johnny lifts the Lag for spent Units only, and Gunpoint doesn't lift it: ready Units stay out of
    reach.
    """
    game = setup(
        you=Side(
            legends=[RENEGADE],
            hand=["gunpoint-diplomacy"],
            eddies=6,
            field=[card("psycho-squad", lag=True, arrived=True)],
        ),
        rival=Side(field=["swordwise-huscle", card("pacifica-netrunner", spent=True)]),
    )

    game.you.play("gunpoint-diplomacy", on="psycho-squad")
    game.you.activate(RENEGADE)

    assert game.you.may("attack", "psycho-squad", "pacifica-netrunner")
    assert not game.you.may("attack", "psycho-squad", "swordwise-huscle")


@rule("10.4.1", "FAQ Gunpoint Diplomacy")
def test_an_attack_on_the_gig_area_uses_gunpoint_up() -> None:
    """It speaks of the next attack, whatever is attacked."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["psycho-squad"], gigs={"d8": 8}),
        rival=Side(field=["swordwise-huscle"], gigs={"d4": 1}),
    )
    game.you.play("gunpoint-diplomacy", on="psycho-squad")
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()

    game.you.force("psycho-squad", ready=True)
    assert not game.you.may("attack", "psycho-squad", "swordwise-huscle")


@rule("8.16.2", "FAQ Gunpoint Diplomacy")
def test_gunpoint_is_gone_with_its_turn() -> None:
    """A permission that wasn't used this turn doesn't last into the next."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["psycho-squad"], fixer=[]),
        rival=Side(field=["swordwise-huscle"], fixer=[]),
    )
    game.you.play("gunpoint-diplomacy", on="psycho-squad")
    game.you.end_turn()
    game.rival.end_turn()

    assert not game.you.may("attack", "psycho-squad", "swordwise-huscle")
    assert game.you.power("psycho-squad") == 6


@rule("2.6", "9.3.2.3.1", "FAQ Valentino Guerrera")
def test_guerrera_needs_adrenaline_and_more_street_cred_to_attack_a_ready_blocker_at_once() -> None:
    """With Lag nothing; with ADRENALINE ready Units that have BLOCKER, spent Units and Gigs; a ready Unit
    without BLOCKER never.
    """
    for adrenaline in (False, True):
        game = setup(
            you=Side(hand=["valentino-guerrera", *([RACER] if adrenaline else [])], eddies=6, gigs={"d8": 8}),
            rival=Side(field=["secondhand-bombus", "swordwise-huscle"], gigs={"d4": 1}),
        )
        game.you.play("valentino-guerrera")
        if adrenaline:
            game.you.play(RACER)

        assert game.you.may("attack", "valentino-guerrera", "secondhand-bombus") == adrenaline
        assert game.you.may("attack", "valentino-guerrera", "gigs") == adrenaline
        assert not game.you.may("attack", "valentino-guerrera", "swordwise-huscle")


@rule("9.3.2.3.1", "FAQ Valentino Guerrera", "FAQ Johnny Silverhand: Rocking Renegade")
def test_rocking_renegade_opens_no_ready_blocker_to_a_lagging_guerrera() -> None:
    """Johnny's permission is for spent Units; Guerrera's own lifts no Lag."""
    game = setup(
        you=Side(
            legends=[RENEGADE],
            eddies=2,
            field=[card("valentino-guerrera", lag=True, arrived=True)],
            gigs={"d8": 7},
        ),
        rival=Side(field=["secondhand-bombus", card("pacifica-netrunner", spent=True)], gigs={"d4": 1}),
    )

    game.you.activate(RENEGADE)

    assert game.you.may("attack", "valentino-guerrera", "pacifica-netrunner")
    assert not game.you.may("attack", "valentino-guerrera", "secondhand-bombus")
    assert not game.you.may("attack", "valentino-guerrera", "gigs")


@rule("9.3.2.3.1", "FAQ Nadia", "FAQ Johnny Silverhand: Rocking Renegade")
def test_nadia_and_rocking_renegade_add_up() -> None:
    """Her own text opens the Gig area, Johnny's spent Units; neither takes the other's away."""
    game = setup(
        you=Side(legends=[RENEGADE], eddies=2, field=[card("nadia-fighting-through-grief", lag=True, arrived=True)]),
        rival=Side(field=[card("pacifica-netrunner", spent=True), "swordwise-huscle"], gigs={"d4": 1}),
    )

    game.you.activate(RENEGADE)

    assert game.you.may("attack", "nadia-fighting-through-grief", "gigs")
    assert game.you.may("attack", "nadia-fighting-through-grief", "pacifica-netrunner")
    assert not game.you.may("attack", "nadia-fighting-through-grief", "swordwise-huscle")


@rule("9.3.2.3", "FAQ Mandibular Upgrade", "FAQ Valentino Guerrera")
def test_a_unit_with_blocker_from_gear_counts_for_guerrera() -> None:
    """BLOCKER in a Gear's lower box is the host's own: such a ready Unit may be attacked, and not block for
    itself.
    """
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d8": 8}),
        rival=Side(field=[card("swordwise-huscle", gear=["mandibular-upgrade"]), "psycho-squad"]),
    )
    assert not game.you.may("attack", "valentino-guerrera", "psycho-squad")

    game.you.attack("valentino-guerrera", "swordwise-huscle")
    assert not game.rival.may("block_with", "swordwise-huscle")


@rule("2.6", "8.6.2.1", "FAQ Chrome Reverie", "FAQ Gunpoint Diplomacy")
def test_chrome_reverie_beats_gunpoint() -> None:
    """The chosen Unit can't attack in its player's turn, ready Units included; in the turn after the next
    it can again.
    """
    game = setup(
        you=Side(hand=["chrome-reverie"], eddies=3, field=["swordwise-huscle"], gigs={"d4": 2}, fixer=[]),
        rival=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["psycho-squad"], gigs={"d4": 2}, fixer=[]),
    )
    game.you.play("chrome-reverie", on="psycho-squad")
    game.you.end_turn()

    game.rival.play("gunpoint-diplomacy", on="psycho-squad")
    assert game.rival.power("psycho-squad") == 9
    assert not game.rival.may("attack", "psycho-squad", "swordwise-huscle")
    assert not game.rival.may("attack", "psycho-squad", "gigs")

    game.rival.end_turn()
    game.you.end_turn()
    assert game.rival.may("attack", "psycho-squad", "gigs")


@rule("2.6", "FAQ Chrome Reverie", "FAQ Valentino Guerrera")
def test_chrome_reverie_beats_guerreras_own_text() -> None:
    """A permission printed on the Unit loses as well."""
    game = setup(
        you=Side(hand=["chrome-reverie"], eddies=3, field=["secondhand-bombus"], gigs={"d4": 2}, fixer=[]),
        rival=Side(field=["valentino-guerrera"], gigs={"d8": 8}, fixer=[]),
    )
    game.you.play("chrome-reverie", on="valentino-guerrera")
    game.you.end_turn()

    assert not game.rival.may("attack", "valentino-guerrera", "secondhand-bombus")
    assert not game.rival.may("attack", "valentino-guerrera", "gigs")


@rule("2.6", "11.24.2", "FAQ Chrome Reverie")
def test_a_unit_that_cant_attack_may_still_block() -> None:
    """Blocking is no attack."""
    game = setup(
        you=Side(hand=["chrome-reverie"], eddies=3, field=["psycho-squad"]),
        rival=Side(field=["rita-wheeler-no-stupid-questions"], gigs={"d6": 4}),
    )
    game.you.play("chrome-reverie", on="rita-wheeler-no-stupid-questions")

    game.you.attack("psycho-squad", "gigs")

    assert game.rival.may("block_with", "rita-wheeler-no-stupid-questions")


@rule("2.6", "8.6.2.1", "FAQ Nocturne OP55N1", "FAQ Valentino Street Racer")
def test_nocturnes_ban_holds_its_unit_and_no_other() -> None:
    """ "A Unit" may be anybody's; it holds that very Unit until the player's next turn begins, and no
    ADRENALINE helps.
    """
    game = setup(
        you=Side(
            hand=["nocturne-op55-n1", RACER],
            eddies=6,
            field=["psycho-squad", "riding-nomad"],
            fixer=["d4"],
        ),
        rival=Side(gigs={"d6": 4}, field=["minotaur"]),
    )
    game.you.play("nocturne-op55-n1")
    game.you.choose(1)
    assert game.options() == ["psycho-squad", "riding-nomad", "minotaur"]
    game.you.choose("psycho-squad")
    game.you.play(RACER)
    game.you.choose("psycho-squad")

    assert "ADRENALINE" in game.you.keywords("psycho-squad")
    assert not game.you.may("attack", "psycho-squad", "gigs")
    assert game.you.may("attack", "riding-nomad", "gigs")


@pytest.mark.parametrize("slug", ARRIVED)
@rule("2.6", "FAQ Nocturne OP55N1")
def test_nocturnes_ban_beats_every_permission_of_the_unit_itself(slug: str) -> None:
    """ "A Unit can't attack" laid on a Unit that arrived this turn leaves it no target at all."""
    entry, _, _ = ARRIVED[slug]
    game = setup(
        you=Side(field=[entry], hand=["nocturne-op55-n1"], eddies=3, fixer=["d20"]),
        rival=Side(field=[card("pacifica-netrunner", spent=True)], gigs={"d4": 1, "d6": 2}),
    )
    game.you.play("nocturne-op55-n1")
    game.you.choose(1)
    game.you.choose(slug)

    assert not game.you.may("attack", slug, "gigs")
    assert not game.you.may("attack", slug, "pacifica-netrunner")


@rule("2.6", "FAQ MaxTac Suppression Team", "FAQ Gunpoint Diplomacy")
def test_the_suppression_team_beats_gunpoint_with_adrenaline() -> None:
    """Two permissions together are still permissions."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=[card("riding-nomad", lag=True, arrived=True)]),
        rival=Side(field=[TEAM, "swordwise-huscle"]),
    )
    game.you.play("gunpoint-diplomacy", on="riding-nomad")

    assert game.you.power("riding-nomad") == 7
    assert not game.you.may("attack", "riding-nomad", "swordwise-huscle")
