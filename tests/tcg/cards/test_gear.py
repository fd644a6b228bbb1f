"""The Gear, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

CONVERTER = "adrenaline-converter"
RADIOPORT = "arasaka-emergency-radioport"
DEADMAN = "deadman-transmitter"
DYING_NIGHT = "dying-night-vs-pistol"
OVERWATCH = "overwatch-panams-gift"
SATORI = "satori-sword-of-saburo"
RIPPLER = "tetratronic-rippler"
RELIC = "the-relic-experimental-biochip"
BERSERK = "zetatech-berserk"
FACEPLATE = "zetatech-faceplate"
NETDRIVER = "netwatch-netdriver"

PADRE = "padre-man-of-the-cross"
SABURO = "saburo-arasaka-stubborn-patriarch"
V = "v-corporate-exile"
STREETKID = "v-streetkid"
SCREW = "screw-lovelorn-fool"

SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- Gear without text of its own -------------------------------------------------------------------------


@rule("4.10", "4.10.1", "3.17.3.1", "R-046", "R-047")
@pytest.mark.parametrize(("slug", "power"), [("mantis-blades", 2), ("mandibular-upgrade", 0)])
def test_gear_goes_onto_a_friendly_unit_or_face_up_legend(slug: str, power: int) -> None:
    """Never onto a rival Unit or a face-down Legend; without a host it can't be played."""
    game = setup(
        you=Side(legends=[PADRE, SPENT], field=["psycho-squad", V], hand=[slug], eddies=1),
        rival=Side(legends=[SABURO], field=["minotaur"]),
    )
    game.you.play(slug, on=None)
    assert game.options() == ["psycho-squad", V, PADRE]
    game.you.choose(V)
    assert game.you.power(V) == 8 + power

    game = setup(you=Side(legends=["?", "?", "?"], hand=[slug], eddies=1), rival=Side(field=["minotaur"]))
    assert not game.you.may("play", slug)


@rule("11.24.3", "4.11.3")
def test_mandibular_upgrade_gives_its_host_blocker() -> None:
    """On the field, and not in the Legends area."""
    game = setup(
        active="rival",
        you=Side(
            legends=[card(PADRE, gear=["mandibular-upgrade"])],
            field=[card("emergency-atlus", gear=["mandibular-upgrade"]), "psycho-squad"],
            gigs={"d4": 1},
        ),
        rival=Side(field=["minotaur"]),
    )
    game.rival.attack("minotaur", "gigs")
    blocks = [option for option in game.options() if option.startswith("block")]
    assert blocks == ["block emergency-atlus"]


# --- Adrenaline Converter ---------------------------------------------------------------------------------


@rule("10.22", "11.23", "R-164")
@pytest.mark.parametrize(("yours", "attacks"), [({"d4": 1}, True), ({"d4": 1, "d6": 2}, False)])
def test_converter_gives_adrenaline_while_the_rival_has_two_gigs_more(yours: dict[str, int], attacks: bool) -> None:
    """Three against one is enough, three against two is not; an unequipped Unit gets nothing."""
    game = setup(
        you=Side(field=[card("psycho-squad", lag=True, gear=[CONVERTER]), card("minotaur", lag=True)], gigs=yours),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}),
    )
    assert game.you.may("attack", "psycho-squad", "gigs") == attacks
    assert game.you.keywords("psycho-squad") == (["ADRENALINE"] if attacks else [])
    assert not game.you.may("attack", "minotaur", "gigs")


# --- Arasaka Emergency Radioport --------------------------------------------------------------------------


@rule("11.11", "5.7.4.2", "R-024")
def test_radioport_looks_at_a_face_down_legend_and_may_call_it() -> None:
    """Friendly face-down ones alone, or none; ARASAKA or GO SOLO may be called for free, another may not."""
    host = card("psycho-squad", gear=[RADIOPORT])
    rival = Side(gigs={"d4": 1})
    for legend, may_call in ((SABURO, True), (STREETKID, True), (PADRE, False)):
        game = setup(you=Side(legends=[f"?{legend}", V, "?"], field=[host], deck=["floor-it"] * 4), rival=rival)
        game.you.attack("psycho-squad", "gigs")
        assert game.options() == ["legend:0", "legend:2", "none"]
        game.you.choose("legend:0")
        assert game.you.looked_at == [0]
        assert game.decision is not None
        assert (game.decision.kind == "may") == may_call
        if may_call:
            game.you.choose("yes")
            assert game.you.legends == [legend, V, "?"]
            assert game.you.eddies_spent == 0

    game = setup(you=Side(legends=[f"?{SABURO}", V, "?"], field=[host]), rival=rival)
    game.you.attack("psycho-squad", "gigs")
    game.you.choose(None)
    assert game.you.looked_at == []


# --- Deadman Transmitter ----------------------------------------------------------------------------------


@rule("10.25", "10.28", "R-107")
def test_transmitter_is_defeated_in_the_place_of_its_host() -> None:
    """Compulsory; the host stays with its other Gear, and its DEFEATED doesn't trigger. Another Unit gets nothing."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"] * 2, eddies=10),
        rival=Side(
            field=[card(SCREW, spent=True, gear=[DEADMAN, "mantis-blades"]), card("minotaur", spent=True)],
            trash=["emergency-atlus"],
        ),
    )
    game.you.play("wild-in-the-streets")
    game.you.choose(SCREW)
    assert game.rival.field == [SCREW, "minotaur"]
    assert game.rival.gear(SCREW) == ["mantis-blades"]
    assert game.rival.hand == []
    game.you.play("wild-in-the-streets")
    game.you.choose("minotaur")
    assert game.rival.field == [SCREW]


# --- Dying Night ------------------------------------------------------------------------------------------


@rule("8.16.1", "2.8", "R-178")
@pytest.mark.parametrize(("host", "readied"), [("v-roamer-of-the-badlands", 2), (STREETKID, 2), ("psycho-squad", 0)])
def test_dying_night_decreases_any_gig_and_readies_eddies_for_a_v(host: str, readied: int) -> None:
    """Either player's Gig by up to 2; two Eddies at the end of the turn if the host is called V."""
    game = setup(
        you=Side(field=[card(host, gear=[DYING_NIGHT])], spent_eddies=3, gigs={"d4": 1}),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(host, "gigs")
    assert game.options() == ["d4", "rival:d6"]
    game.you.choose("rival:d6")
    assert game.options() == ["0", "1", "2"]
    game.you.choose(2)
    assert game.rival.gigs == {"d6": 1}
    game.rival.pass_()
    if host == "v-roamer-of-the-badlands":
        game.you.choose(0)  # its own text about the stolen Gig
    assert game.you.eddies_ready == 0
    game.you.end_turn()
    assert game.you.eddies_ready == readied


# --- Gorilla Arms -----------------------------------------------------------------------------------------


@rule("6.7.1.2", "Q43", "R-183")
def test_gorilla_arms_steal_one_more_gig_of_a_value_of_its_own() -> None:
    """After the attack's Gig, one whose value no friendly Gig shows; the stolen one counts as friendly by then."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], gigs={"d4": 3}),
        rival=Side(gigs={"d6": 6, "d8": 3, "d10": 6, "d12": 5, "d20": 9}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.options() == ["rival:d12", "rival:d20"]
    game.you.choose("rival:d20")
    assert game.you.gigs == {"d4": 3, "rival:d6": 6, "rival:d20": 9}
    assert game.you.may("end_turn")


# --- Kiroshi Optics ---------------------------------------------------------------------------------------


@rule("5.7.4.2", "11.21.2", "R-155")
def test_kiroshi_looks_at_a_friendly_face_down_legend() -> None:
    """One is owed; a face-up one and the Rival's are none; with none face-down nothing happens."""
    host = card("psycho-squad", gear=["kiroshi-optics"])
    game = setup(you=Side(legends=["?", PADRE, f"?{V}"], field=[host]), rival=Side(gigs={"d4": 1}))
    game.you.attack("psycho-squad", "gigs")
    assert game.options() == ["legend:0", "legend:2"]
    game.you.choose("legend:2")
    assert game.view("you").you.legends == ["?", PADRE, f"?{V}"]
    assert game.view("rival").you.legends == ["?", PADRE, "?"]

    game = setup(you=Side(legends=[SABURO, PADRE, V], field=[host]), rival=Side(gigs={"d4": 1}))
    game.you.attack("psycho-squad", "gigs")
    assert game.decision is not None and game.decision.kind == "react"


# --- NetWatch Netdriver -----------------------------------------------------------------------------------


@rule("10.17", "R-011")
def test_netdriver_draws_whenever_its_host_is_spent() -> None:
    """To attack, to pay, to block; not for another card, and not when an effect "spends" a spent host."""
    game = setup(
        you=Side(legends=[card(PADRE, gear=[NETDRIVER]), SPENT, SPENT], field=["psycho-squad"], hand=["mantis-blades"]),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.you.hand_size == 1
    game.rival.pass_()
    game.you.play("mantis-blades", on="psycho-squad")
    assert game.you.is_spent(PADRE)
    assert game.you.hand_size == 1

    game = setup(
        you=Side(hand=["corporate-surveillance"], eddies=2),
        rival=Side(field=[card("psycho-squad", spent=True, gear=[NETDRIVER])]),
    )
    game.you.play("corporate-surveillance")
    assert game.rival.hand_size == 0


# --- Overwatch --------------------------------------------------------------------------------------------


@rule("11.26", "3.11.1.2", "R-200", "R-054")
def test_overwatch_defeats_a_spent_rival_unit_of_no_higher_cost_than_the_discard() -> None:
    """Any card of the hand, then a spent rival Unit; not a ready one, a dearer one or a friendly one."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            field=[card("psycho-squad", gear=[OVERWATCH]), card("delamain-cab", spent=True)],
            hand=["reboot-optics", "memory-relapse"],
            eddies=1,
        ),
        rival=Side(
            field=[
                card("emergency-atlus", spent=True),  # cost 3
                card("maelstrom-zealots", spent=True),  # cost 4
                card("rockn-rockerboy", spent=True),  # cost 5
                "corpo-security",  # cost 2, ready
            ]
        ),
    )
    game.you.activate("psycho-squad")
    assert game.options() == ["reboot-optics", "memory-relapse"]
    game.you.choose("memory-relapse")
    assert game.options() == ["emergency-atlus", "maelstrom-zealots"]
    game.you.choose("maelstrom-zealots")
    assert game.rival.trash == ["maelstrom-zealots"]
    assert game.you.is_spent("psycho-squad")


@rule("10.7", "FAQ Overwatch: Panam's Gift")
def test_overwatch_needs_a_card_and_a_target() -> None:
    """Without a card nothing is defeated; without a target the card is gone all the same."""
    for hand, trash in (([], []), (["floor-it"], ["floor-it"])):
        game = setup(
            you=Side(legends=[SPENT, SPENT, SPENT], field=[card("psycho-squad", gear=[OVERWATCH])], hand=hand, eddies=1),
            rival=Side(field=[card("emergency-atlus", spent=True)]),
        )
        game.you.activate("psycho-squad")
        assert game.rival.field == ["emergency-atlus"]
        assert game.you.trash == trash


@rule("11.15.1", "11.3.1.2")
def test_overwatch_waits_for_its_hosts_lag_and_for_money() -> None:
    """The host is spent for it, so a lagging or spent one can't; nor without 1 €$."""
    for host, eddies in (
        (card("psycho-squad", lag=True, gear=[OVERWATCH]), 1),
        (card("psycho-squad", spent=True, gear=[OVERWATCH]), 1),
        (card("psycho-squad", gear=[OVERWATCH]), 0),
    ):
        game = setup(
            you=Side(legends=[SPENT, SPENT, SPENT], field=[host], hand=["floor-it"], eddies=eddies),
        )
        assert not game.you.may("activate", "psycho-squad")


# --- Riot Shield ------------------------------------------------------------------------------------------


@rule("11.8.3", "Q17", "RD-24")
def test_riot_shield_makes_go_solo_dearer_for_the_rival_alone() -> None:
    """2 €$ more for his GO SOLO, nothing for his plain play, nothing for one's own; and the host has BLOCKER."""
    game = setup(
        you=Side(legends=[V], field=[card("psycho-squad", gear=["riot-shield"])]),
        rival=Side(legends=[STREETKID]),
    )
    assert game.rival.price(STREETKID, how="go_solo") == 7
    assert game.rival.price(STREETKID) == 5
    assert game.you.price(V, how="go_solo") == 5
    assert game.you.keywords("psycho-squad") == ["BLOCKER"]


# --- Sandevistan ------------------------------------------------------------------------------------------


@rule("8.16.1")
def test_sandevistan_readies_its_host_at_the_end_of_your_turn() -> None:
    """On a Unit or a Legend in its area; another spent Unit stays spent."""
    game = setup(
        you=Side(
            legends=[card(PADRE, spent=True, gear=["sandevistan"])],
            field=[card("psycho-squad", spent=True), card("minotaur", spent=True, gear=["sandevistan"])],
        )
    )
    game.you.end_turn()
    game.you.order(f"{PADRE}/sandevistan")
    assert not game.you.is_spent("minotaur")
    assert not game.you.is_spent(PADRE)
    assert game.you.is_spent("psycho-squad")


# --- Satori -----------------------------------------------------------------------------------------------


@rule("9.17.1", "9.18", "R-076", "R-079")
@pytest.mark.parametrize(("foe", "drawn"), [("emergency-atlus", 1), ("psycho-squad", 0), ("minotaur", 0)])
def test_satori_draws_for_a_won_fight(foe: str, drawn: int) -> None:
    """Against 4 it wins with 6, against 6 nobody wins, against 9 it loses."""
    game = setup(you=Side(field=[card("delamain-cab", gear=[SATORI])]), rival=Side(field=[card(foe, spent=True)]))
    game.you.attack("delamain-cab", foe)
    game.rival.pass_()
    assert game.you.hand_size == drawn


# --- Tetratronic Rippler ----------------------------------------------------------------------------------


@rule("11.13", "2.1.1", "R-150")
def test_rippler_shows_the_top_card_to_its_player_who_may_trash_it() -> None:
    """Kept, it lies on top unseen by the Rival; with an empty deck nobody is asked."""
    for answer, deck, trash in (("yes", ["minotaur"], ["floor-it"]), (None, ["floor-it", "minotaur"], [])):
        game = setup(
            you=Side(field=[card("psycho-squad", gear=[RIPPLER])], deck=["floor-it", "minotaur"]),
            rival=Side(gigs={"d4": 1}),
        )
        game.you.attack("psycho-squad", "gigs")
        assert game.options() == ["yes", "none"]
        assert game.view("you").you.deck == ["floor-it", "?"]
        assert game.view("rival").you.deck == ["?", "?"]
        game.you.choose(answer)
        assert game.you.deck == deck
        assert game.you.trash == trash

    game = setup(you=Side(field=[card("psycho-squad", gear=[RIPPLER])], deck=[]), rival=Side(gigs={"d4": 1}))
    game.you.attack("psycho-squad", "gigs")
    assert game.winner is None
    assert game.decision is not None and game.decision.kind == "react"


# --- The Relic --------------------------------------------------------------------------------------------


@rule("11.19.2", "10.31.2", "R-210")
def test_relic_plays_another_unit_of_the_trash_and_bottom_decks_its_host() -> None:
    """A Unit of one's own trash that was not the host, one of cost 9 too; one is owed, and enters ready with Lag."""
    game = setup(
        active="rival",
        you=Side(
            field=[card("field-operator", spent=True, gear=[RELIC, "mantis-blades"])],
            trash=["animals-wrecker", "floor-it", "adam-smasher-metal-over-meat", "mantis-blades"],
            deck=["detonate"],
        ),
        rival=Side(field=["minotaur"], trash=["emergency-atlus"]),
    )
    game.rival.attack("minotaur", "field-operator")
    game.you.pass_()
    assert game.options() == ["animals-wrecker", "adam-smasher-metal-over-meat"]
    game.you.choose("animals-wrecker")
    assert game.you.field == ["animals-wrecker"]
    assert game.you.has_lag("animals-wrecker")
    assert game.you.deck == ["detonate", "field-operator"]
    assert sorted(game.you.trash) == sorted(
        ["floor-it", "adam-smasher-metal-over-meat", "mantis-blades", "mantis-blades", RELIC]
    )


# --- Zetatech Berserk -------------------------------------------------------------------------------------


@rule("11.8.3", "RD-21", "3.11.1.2")
def test_berserk_costs_less_for_each_friendly_face_up_legend() -> None:
    """In their area and on the field; face-down ones and the Rival's don't count."""
    rival = Side(legends=[SABURO])
    assert setup(you=Side(hand=[BERSERK]), rival=rival).you.price(BERSERK) == 6
    game = setup(you=Side(legends=[PADRE, "?"], field=[V], hand=[BERSERK]), rival=rival)
    assert game.you.price(BERSERK) == 4


# --- Zetatech Faceplate -----------------------------------------------------------------------------------


@rule("2.8", "2.3", "R-165", "R-061")
@pytest.mark.parametrize(
    ("gigs", "amount", "drawn"),
    [
        ({"d4": 2, "d6": 2, "d8": 5}, 1, 1),
        ({"d4": 2, "d6": 2, "d8": 5}, 0, 0),
        ({"d4": 2, "d6": 4, "d8": 5}, 0, 1),
        ({"d4": 2, "d6": 5}, 0, 0),
    ],
)
def test_faceplate_adjusts_a_gig_and_draws_for_three_different_values(gigs: dict[str, int], amount: int, drawn: int) -> None:
    """By -1, 0 or 1, either player's; then three friendly values that differ draw a card, adjusted or not."""
    game = setup(you=Side(field=[card("psycho-squad", gear=[FACEPLATE])], gigs=gigs), rival=Side(gigs={"d12": 12}))
    game.you.attack("psycho-squad", "gigs")
    assert game.options() == [*gigs, "rival:d12"]
    game.you.choose("d4")
    assert game.options() == ["-1", "0", "1"]
    game.you.choose(amount)
    assert game.you.gigs["d4"] == 2 + amount
    assert game.you.hand_size == drawn
