import { trailing } from '../words/word-list.ts';

/** Groups of words after a verb that are kept as they stand, each with the space before it unless it begins with a mark. */
export const tailWords: readonly string[] = trailing(`
(you can only gain this effect once per turn)
as a face-up Continuous Trap
to this card's activation
for each
to this effect's activation
with that name
as a Level 1 monster
(Quick Effect)
(but its original ATK remains the same)
(but not a Token)
(even if this card leaves the field or is turned face-down)
(even if this card leaves the field)
(face-up)
(including in the GY)
(its original Level must be used)
(regardless of its Type)
(regardless of their Types)
(their choice)
(they remain face-up)
(this card is also still a Trap)
(this card is still treated as a Trap)
(this is a Quick Effect)
(this is not treated as a Special Summon)
(this is treated as a Fusion Summon)
(this is treated as a Link Summon)
(this is treated as a Ritual Summon)
(this is treated as a Synchro Summon)
(this is treated as an Xyz Summon)
(you choose)
(your choice)
(your choice, if tied)
, also (even if this card leaves the field)
, but in any order
, ignoring its Summoning conditions
, ignoring their Summoning conditions
, in any order
, with its effects negated
. This is treated as a Fusion Summon
a second time
after damage calculation
again
as Continuous Spells
as Continuous Traps
as a Continuous Spell
as a Continuous Trap
as a Level 4 monster
as a Normal Monster
as a Spell
as Spells
as a Trap
the turn it was Set
the turn it is Set
, in addition to your Normal Summon/Set
in addition to your Pendulum Summon
, instead
face-up in its same column
as a Tuner
as a face-up Continuous Spell
as an Effect Monster
as an additional Normal Summon
as either a face-up Continuous Spell or Trap
as face-up Continuous Spells
as face-up Continuous Traps
as if it were Synchro Summoned
as long as it is face-up
as possible
as the Xyz Material
as the attack target
at once
at random
by attacks
by battle
by battle or card effect
by battle or card effects
by card effects
by effects
by its effect
by that battle
by that effect
by this card's effect
by this effect
by your opponent's card effects
by your opponent's effects
directly
during the Damage Step
face-down
face-up
face-up on the field
in a row
in addition to your Normal Summon/Set
in any order
in its same column
in sequence
in the same column
in your opponent's turn
instead
on it
once
once per turn
only
this way
to activate this card
to activate this effect
twice
using its effect
with card effects
with effects
with its effects negated
with the highest ATK
with their effects
with their effects negated
with your opponent's card effects
with your opponent's effects
without Tributing
without paying its cost
instead of going to the GY
instead of being sent to the GY
no matter which method you use
, no matter which method you use
to have it become an Effect Monster with this effect
to have it become an Effect Monster with these effects
, except the turn it was sent there
, except the turn this card was sent to the GY
so it points to this card
for 1 less Tribute
with 1 Tribute
, if able
, if possible
, face-down
, in sequence
in sequence
with these effects
with this effect
with the following effect
with the following effects
for that Tribute Summon
for its Tribute Summon
until the start of your next turn
to Tribute Summon this card
to Tribute Summon (but not Set) this card
to Normal Summon this card
to activate 1 of these effects
to activate 1 of the following effects
along with this card
based on the result
from anywhere on the field
(at random)
`);
