"""Programs that aren't played from the hand: Lizzy Wizzy, Alt Cunningham: Soulkiller Architect, and who
counts them (CR 4.14, 11.4.3).
"""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

LIZZY = "lizzy-wizzy-delicate-weapon"
ALT = "alt-cunningham-soulkiller-architect"
MAESTRO = "judy-alvarez-braindance-maestro"
SPENT = card("?", spent=True)


@rule("4.14", "3.11.1.2", "R-154", "FAQ Lizzy Wizzy")
def test_lizzy_offers_cheap_programs_of_hand_and_trash_by_their_printed_cost() -> None:
    """Cost 3 or less counts as printed: a Carnage at the Colosseum that would cost 1 €$ is none, a Nocturne
    is one.
    """
    game = setup(
        you=Side(
            hand=[LIZZY, "floor-it", "carnage-at-the-colosseum"],
            trash=["nocturne-op55-n1", "memory-relapse", "mantis-blades", "psycho-squad"],
            eddies=5,
            gigs={"d8": 8, "d10": 8, "d12": 8, "d20": 8, "rival:d8": 8},
        ),
    )
    assert game.you.price("carnage-at-the-colosseum") == 1

    game.you.play(LIZZY)

    assert game.options() == ["floor-it", "nocturne-op55-n1", "none"]


@rule("4.14", "R-154", "FAQ Lizzy Wizzy")
def test_lizzys_program_ends_under_the_deck_from_hand_and_from_trash() -> None:
    """Played for free, it goes to the bottom of the deck, not to the trash."""
    for slug, in_hand in (("floor-it", True), ("trust-no-one", False)):
        game = setup(
            you=Side(
                hand=[LIZZY, *(["floor-it"] if in_hand else [])],
                trash=[] if in_hand else ["trust-no-one"],
                eddies=5,
                deck=["minotaur", "detonate"],
            ),
        )

        game.you.play(LIZZY)
        game.you.choose(slug)

        assert game.you.deck[-1] == slug
        assert game.you.trash == []
        assert game.you.eddies_spent == 5


@rule("2.1.1", "FAQ Lizzy Wizzy")
def test_lizzys_program_may_be_declined() -> None:
    """Nothing is played and nothing moves."""
    game = setup(you=Side(hand=[LIZZY, "floor-it"], trash=["trust-no-one"], eddies=5))

    game.you.play(LIZZY)
    game.you.choose(None)

    assert game.you.hand == ["floor-it"]
    assert game.you.trash == ["trust-no-one"]


@rule("4.14.2", "R-154", "FAQ Lizzy Wizzy", "FAQ All Is Lost")
def test_a_program_from_the_trash_is_in_no_area_while_it_resolves() -> None:
    """All is Lost trashes the last two cards and can't be counted among them; afterwards it is the only
    card of the deck.
    """
    game = setup(you=Side(hand=[LIZZY], trash=["all-is-lost"], eddies=5, deck=["psycho-squad", "detonate"]))

    game.you.play(LIZZY)
    game.you.choose("all-is-lost")

    assert game.you.hand == ["psycho-squad"]
    assert game.you.deck == ["all-is-lost"]
    assert game.you.trash == ["detonate"]


@rule("10.4.1", "10.14", "FAQ Judy Alvarez: Braindance Maestro", "FAQ Lizzy Wizzy")
def test_judy_maestro_counts_a_braindance_from_the_trash() -> None:
    """A BRAINDANCE played by Lizzy from the trash gives a friendly Unit +1 power once it has resolved."""
    game = setup(you=Side(legends=[MAESTRO], hand=[LIZZY], trash=["trust-no-one"], eddies=5, gigs={"d4": 3}))

    game.you.play(LIZZY)
    game.you.choose("trust-no-one")
    game.you.choose(2)

    assert game.you.gigs == {"d4": 1}
    assert game.you.hand_size == 1
    assert game.you.power(LIZZY) == 3


@rule("2.6", "FAQ Jacked-In Voodoo Boy", "FAQ Lizzy Wizzy")
def test_a_program_from_the_trash_frees_a_voodoo_boy() -> None:
    """It was played this turn, wherever it came from."""
    game = setup(
        you=Side(field=["jacked-in-voodoo-boy"], hand=[LIZZY], trash=["trust-no-one"], eddies=5),
        rival=Side(gigs={"d4": 1}),
    )
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")

    game.you.play(LIZZY)
    game.you.choose("trust-no-one")

    assert game.you.may("attack", "jacked-in-voodoo-boy", "gigs")


@rule("11.8.4", "8.6.2.1", "FAQ Chrome Reverie", "FAQ Lizzy Wizzy")
def test_a_program_of_lizzys_does_all_that_it_says() -> None:
    """Chrome Reverie from the trash: the ban on a rival Unit, and the free Call with a min Gig."""
    game = setup(
        you=Side(
            legends=["?saburo-arasaka-stubborn-patriarch", "?", "?"],
            hand=[LIZZY],
            trash=["chrome-reverie"],
            eddies=5,
            gigs={"d4": 1},
            fixer=[],
        ),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )

    game.you.play(LIZZY)
    game.you.choose("chrome-reverie")
    game.you.choose("legend:0")
    assert game.you.legends == ["saburo-arasaka-stubborn-patriarch", "?", "?"]

    game.you.end_turn()
    assert not game.rival.may("attack", "psycho-squad", "gigs")


@rule("11.8.1", "4.14", "RD-27", "FAQ Alt Cunningham: Soulkiller Architect")
def test_alt_plays_a_program_from_the_trash_for_its_cost_and_puts_it_under_the_deck() -> None:
    """1 €$ for the effect and 2 for the Program; a Program that can't be paid is not offered."""
    game = setup(
        you=Side(
            legends=[ALT, SPENT, SPENT],
            trash=["safety-override", "nocturne-op55-n1", "mantis-blades"],
            eddies=3,
            deck=["minotaur"],
        ),
    )

    game.you.activate(ALT, effect=1)

    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 3)
    assert game.you.is_spent(ALT)
    assert game.you.deck == ["minotaur", "safety-override"]
    assert sorted(game.you.trash) == ["mantis-blades", "nocturne-op55-n1"]


@rule("11.1.2", "11.4.3", "FAQ Alt Cunningham: Soulkiller Architect")
def test_alt_plays_nothing_that_cant_be_paid() -> None:
    """With only the 1 €$ of the effect itself, the Program stays in the trash."""
    game = setup(you=Side(legends=[ALT, SPENT, SPENT], trash=["floor-it"], eddies=1))

    game.you.activate(ALT, effect=1)

    assert game.you.trash == ["floor-it"]
    assert game.you.eddies_spent == 1


@rule("11.8.2", "11.8.3", "FAQ Alt Cunningham: Soulkiller Architect")
def test_alts_discount_covers_a_program_from_the_trash() -> None:
    """Readied after the first effect she may use the second: the Program of cost 2 is paid with 1 €$."""
    game = setup(you=Side(legends=[ALT, SPENT, SPENT], trash=["safety-override"], eddies=2, gigs={"d4": 1}))

    game.you.activate(ALT)
    game.you.force(ALT, ready=True)
    game.you.activate(ALT, effect=1)

    assert game.you.eddies_ready == 0
    assert game.you.trash == []
    assert game.you.deck[-1] == "safety-override"


@rule("11.8.3", "10.21", "FAQ Alt Cunningham: Soulkiller Architect")
def test_alts_discounts_add_up_and_keep_their_size() -> None:
    """Two uses with two min Gigs take 4 €$ off, also after the Gigs have changed; three stop at 1 €$."""
    game = setup(you=Side(legends=[ALT], hand=["bootleg-black-sapphire-show"], gigs={"d4": 1, "d6": 1, "d8": 5}))
    assert game.you.price("bootleg-black-sapphire-show") == 5

    for price in (3, 1, 1):
        game.you.activate(ALT)
        game.you.force(ALT, ready=True)
        assert game.you.price("bootleg-black-sapphire-show") == price
    game.you.force("d4", to="fixer")
    assert game.you.price("bootleg-black-sapphire-show") == 1


@rule("11.8.2", "FAQ Alt Cunningham: Soulkiller Architect", "FAQ Lizzy Wizzy", "Q54")
def test_a_program_played_for_free_is_the_next_program() -> None:
    """Alt's discount is for the next Program of the turn: Lizzy's free one uses it up."""
    game = setup(
        you=Side(
            legends=[ALT],
            hand=[LIZZY, "take-control"],
            trash=["trust-no-one"],
            eddies=5,
            gigs={"d4": 1, "d6": 1},
        ),
    )
    game.you.activate(ALT)
    assert game.you.price("take-control") == 1

    game.you.play(LIZZY)
    game.you.choose("trust-no-one")
    game.you.choose("d4")

    assert game.you.price("take-control") == 2


@rule("8.16.2", "FAQ Alt Cunningham: Soulkiller Architect")
def test_alts_discount_ends_with_the_turn() -> None:
    """A Program in the Rival's turn costs its full price."""
    game = setup(
        you=Side(legends=[ALT], hand=["take-control"], gigs={"d4": 1, "d6": 1}, fixer=[]),
        rival=Side(fixer=["d4"]),
    )
    game.you.activate(ALT)
    game.you.end_turn()

    assert game.you.price("take-control") == 2


@rule("10.4.1", "FAQ Judy Alvarez: Braindance Maestro", "FAQ Alt Cunningham: Soulkiller Architect")
def test_judy_maestro_counts_a_braindance_that_alt_plays() -> None:
    """The bonus comes after the Program has gone under the deck."""
    game = setup(
        you=Side(
            legends=[ALT, MAESTRO, SPENT],
            field=["psycho-squad"],
            trash=["peace-offering"],
            eddies=2,
            deck=["minotaur"],
        ),
    )

    game.you.activate(ALT, effect=1)

    assert game.you.power("psycho-squad") == 7
    assert game.you.deck == ["minotaur", "peace-offering"]
