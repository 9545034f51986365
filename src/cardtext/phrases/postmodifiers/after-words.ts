import { trailing } from '../words/word-list.ts';

/** Groups of words after a noun that are kept as they stand. */
export const afterWords: readonly string[] = trailing(`
(except this card) | (your choice) | Special Summoned by this effect | Special Summoned from the Extra Deck
Tributed | activated by your opponent | added to the hand by this effect | among them | as possible
at the start of the Damage Step | banished by this effect | by battle | by this effect | destroyed
destroyed by this effect | detached | discarded | excavated | in response | in this column
in your possession | it battled | it is battling | it points to | it was equipped to | of that Type
of the declared Type | of the same name | returned | revealed | sent | sent to the GY by this effect
shuffled | that attacked | that can attack | that can be Normal Summoned/Set
that cannot be Normal Summoned/Set | that destroyed it | that destroyed this card
that was Special Summoned | that was Special Summoned from the Extra Deck
that were Special Summoned from the Extra Deck | that were destroyed | this card is battling
this card is equipped to | this card points to | this card was equipped to | to Special Summon this card
to activate this card | used as material | used for its Fusion Summon | used for its Link Summon
used to Summon it | whose effects are negated | whose original name includes | with its name
with no material | with no materials | from it | with that Attribute | with that Type | with that name
with that original name | you Ritual Summon | that has this card as material
that used this card as material | the turn it was Set | it had on the field | that monster had
that card had on the field | the sent monster had in the hand | the Tributed monster had on the field
had on the field | this card had | this card had on the field | this card has | that this card points to
this card points to | they drew | you drew | you draw for your normal draw | you discarded | you banished
you Tributed | you returned | you removed | that you can place a Spell Counter on
that activated that effect | that declared that attack | that battled this turn
that did not declare an attack this turn | that would be an appropriate target | that can equip to it
that can equip to that monster | that has material | that has a coin tossing effect | that has no material
that was used as its material | that was used as its Link Material | used as its material
used for the Synchro Summon of this card | that you own | that is owned by your opponent
in your possession | with an effect that Special Summons itself as a monster | in the same column | of yours
of the same type | of a different type | of different types | of that type | of the same Type
this card was in | in the same columns | this card destroyed by battle this turn | that was banished
of different types | Special Summoned from the Extra Deck
`);
