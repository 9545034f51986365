import { trailing } from '../words/word-list.ts';

/** Groups of words after a noun that are kept as they stand. */
export const afterWords: readonly string[] = trailing(`
(except itself)
(except this card)
(your choice)
Special Summoned by this effect
Special Summoned from the Extra Deck
Tributed
a Link Monster points to
activated by your opponent
added to the hand by this effect
among them
as possible
at random
at the start of the Damage Step
banished by this effect
by battle
by this effect
currently on the field
declared
destroyed
destroyed by this effect
detached
detached from this card
detached to activate this effect
discarded
drawn
excavated
excavated by this effect
except Tokens
in its text
in response
in the Damage Step
in their text
in this column
in your possession
involved in that battle
involved in the battle
involved in this battle
involving it
involving this card
it battled
it is battling
it points to
it was equipped to
of that Type
of the declared Attribute
of the declared Type
of the declared name
of the same name
paid
returned
revealed
sent
sent to the GY
sent to the GY by this effect
shuffled
shuffled into the Deck by this effect
that attacked
that attacked this card
that can attack
that can be Normal Summoned/Set
that can be Special Summoned
that can be Special Summoned by this effect
that cannot be Normal Summoned/Set
that declared an attack
that declared the attack
that destroyed it
that destroyed this card
that has a Level
that have a Level
that is Special Summoned
that is face-up in your Extra Deck
that meets its condition
that was Normal or Special Summoned
that was Special Summoned
that was Special Summoned from the Extra Deck
that was destroyed
that was sent to the GY
that were Special Summoned from the Extra Deck
that were destroyed
that would be destroyed
this card battled
this card is battling
this card is equipped to
this card points to
this card was equipped to
this way
to Special Summon this card
to activate it
to activate this card
to activate this effect
used as its Fusion Material
used as material
used for its Fusion Summon
used for its Link Summon
used for its Synchro Summon
used for its Xyz Summon
used to Summon it
whose effects are negated
whose original name includes
with a Level
with its name
with no Level
with no material
with no materials
from it
from them
from among them
with their name
with its original name
with the most materials
with that Attribute
with that Level
with that Type
with that name
with that original name
with the highest ATK
with the lowest ATK
you can Special Summon
you Ritual Summon
you Fusion Summon
you Link Summon
you Synchro Summon
that has this card as material
that have this card as material
that used this card as material
the turn it was Set
you detached
your Link Monsters point to
it had on the field
it had there
that monster had on the field
that monster had
that card had on the field
the destroyed monster had on the field
the sent monster had in the hand
the Tributed monster had on the field
had on the field
this card had
this card had on the field
this card has
that this card points to
this card points to
they drew
you drew
you draw for your normal draw
you discarded
you banished
you Tributed
you returned
you removed
you control that it points to
that you can place a Spell Counter on
that activated that effect
that declared that attack
that battled this turn
that did not declare an attack this turn
that would be an appropriate target
that can equip to it
that can equip to that monster
that has material
that has a coin tossing effect
that has no material
that was used as its material
that was used as its Link Material
used as its material
used as material for its Synchro Summon
used for the Synchro Summon of this card
that you own
that your opponent owns
that is owned by your opponent
in your possession
in their own GY
with an effect that Special Summons itself as a monster
with a coin tossing effect
in the same column
in its own column
in this card's column
in its column
of yours
of the same type
of a different type
of different types
of that type
of the same Type
of a different Type
this card was in
in the same columns
this card destroyed by battle this turn
that was banished
of different types
Special Summoned from the Extra Deck
activated on the field
activated by targeting it
other than the battling monster
`);
