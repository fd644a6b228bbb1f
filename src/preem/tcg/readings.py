"""The readings of unclear rules, one named constant each.

A reading is what we do where the official texts leave a question open. Every one has a number, and
`docs/rulings.md` gives its question, answer, reason and who may overrule it. The constants here are the
readings that an official answer could turn round: change the value here and the engine follows. Q counts the
readings of the rules, RD the places where the sources disagree.
"""

from typing import Final

# Selling, calling and paying

# Q1: does a sale by an effect use up the Sell action? It is never blocked by it, but it marks it as used.
EFFECT_SALE_MARKS_THE_ACTION_USED: Final[bool] = True

# Q5: how far may a discount take a price whose only part is €$?
DISCOUNT_FLOOR: Final[int] = 1

# Q5: and how far where another part of the cost, such as the Spend Icon, remains to be paid?
DISCOUNT_FLOOR_BESIDE_ANOTHER_COST: Final[int] = 0

# Q7: is "Call once per turn" counted anew for each player in every turn, the Rival's included?
CALL_LIMIT_RESTARTS_EVERY_TURN: Final[bool] = True

# Q19: which ready sources pay? The payer picks the Legends, ready Eddies pay the rest.
PAYER_PICKS_THE_LEGENDS: Final[bool] = True

# Q24: may a player's view list the cards that were sold openly, as a group and never Eddie by Eddie?
OPENLY_SOLD_CARDS_ARE_REMEMBERED: Final[bool] = True

# Legends and areas

# Q3: may a Legend that was played plainly go back from the field to the Legends area and stay there?
# One that came by GO SOLO never may.
PLAINLY_PLAYED_LEGEND_MAY_GO_BACK: Final[bool] = True

# Q16: do modifiers and marks end on a move to any other area, a public one too?
OTHER_AREA_MAKES_A_FRESH_CARD: Final[bool] = True

# Q16: and does a Legend that goes from the Legends area to the field keep them all the same?
LEGEND_KEEPS_MODIFIERS_ONTO_THE_FIELD: Final[bool] = True

# RD-21: do cards that count face-up Legends count those on the field as well?
FACE_UP_LEGENDS_INCLUDE_THE_FIELD: Final[bool] = True

# RD-25: does a Legend that was spent toward its own plain play enter spent?
LEGEND_THAT_PAID_FOR_ITSELF_ENTERS_SPENT: Final[bool] = True

# Effects

# Q6: does the player who is resolving finish all of theirs, when only the other one gets something new?
RESOLVER_FINISHES_FIRST: Final[bool] = True

# Q15: may an effect be activated when it has no legal target at all, if its costs can be paid?
ACTIVATION_WITHOUT_TARGET_IS_LEGAL: Final[bool] = True

# Q21: does the Spend Icon in the lower box of a Gear spend its host (and not the Gear)?
GEAR_SPEND_ICON_SPENDS_THE_HOST: Final[bool] = True

# Q35: decisions in one turn before the game ends as a tie.
CAP_DECISIONS_A_TURN: Final[int] = 2000

# Q35: effects in one drain before the game ends as a tie.
CAP_EFFECTS_A_DRAIN: Final[int] = 200

# Q44: does a lasting effect on a class ("rival Units") reach members that arrive later?
CLASS_EFFECTS_REACH_LATE_ARRIVALS: Final[bool] = True

# RD-9: do two effects that wait for the same next event both get used up by it?
ONE_EVENT_USES_EVERY_NEXT_TIME_EFFECT: Final[bool] = True

# Numbers and dice

# Q9: does an effect that asks for an even number take 0?
ZERO_IS_EVEN: Final[bool] = False

# Q27: is a reroll an adjustment of the die?
REROLL_IS_AN_ADJUSTMENT: Final[bool] = False

# Q28: do two null Street Creds count as equal?
NULL_EQUALS_NULL: Final[bool] = True

# Q28: can a difference be formed with a null Street Cred?
NULL_HAS_A_DIFFERENCE: Final[bool] = False

# RD-22: are amounts offered that would leave the faces of the die (and then fail)?
AMOUNTS_OFF_THE_FACES_ARE_OFFERED: Final[bool] = False

# Attack, fight and steal

# Q8: does an attack end when the attacked Unit was readied by the end of the React Step?
READIED_TARGET_ENDS_THE_ATTACK: Final[bool] = True

# Q8: does it still end so once the Fight Step has begun?
READIED_TARGET_ENDS_THE_FIGHT: Final[bool] = False

# Q8, RD-12: does an attack end when the permission it was declared under has lapsed?
LAPSED_PERMISSION_ENDS_THE_ATTACK: Final[bool] = False

# Q10: is a loser defeated all the same when the winner left the field before the result?
LOSER_FALLS_THOUGH_THE_WINNER_LEFT: Final[bool] = True

# Q18: may a Blocker take an attack that its attacker could not have declared on it?
REDIRECT_IGNORES_TARGET_LIMITS: Final[bool] = True

# Q18: does a Blocker that is readied before the Fight Step end the attack?
READIED_BLOCKER_ENDS_THE_ATTACK: Final[bool] = True

# Q40: does the React Step open and ask for a pass even if nothing else is possible?
REACT_STEP_ALWAYS_OPENS: Final[bool] = True

# Q48: does "steals 1 fewer this turn" lower every steal of that turn, and not the first alone?
FEWER_GIGS_LOWERS_EVERY_STEAL: Final[bool] = True

# Q50: are dice that a "can't steal" forbids offered to the thief?
FORBIDDEN_DICE_ARE_OFFERED: Final[bool] = False

# RD-8: does "can't be defeated in a fight" also stop a defeat by an effect that answers the fight?
FIGHT_PROTECTION_STOPS_EFFECTS: Final[bool] = False

# Single cards

# RD-10: is the rival Unit of Reboot Optics chosen when the Program resolves?
REBOOT_OPTICS_CHOOSES_WHEN_PLAYED: Final[bool] = True

# RD-11: does Synapse Burnout count the Legends during the fight, and not once when it resolves?
SYNAPSE_BURNOUT_COUNTS_IN_THE_FIGHT: Final[bool] = True

# RD-18: is the Legend of Nocturne OP55 N1's discount chosen when the Program resolves?
NOCTURNE_CHOOSES_WHEN_PLAYED: Final[bool] = True

# RD-20: does Rogue: Queen of the Afterlife compare with the power that the stealing Unit had at the steal?
QUEEN_COMPARES_WITH_POWER_AT_THE_STEAL: Final[bool] = True

# RD-26: does Deadman Transmitter save a Legend that is in the Legends area?
DEADMAN_SAVES_IN_THE_LEGENDS_AREA: Final[bool] = False
