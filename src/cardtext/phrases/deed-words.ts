import { lines } from './word-list.ts';

/** Deeds that are words without cards. */
export const plainWords: readonly string[] = lines(`
change the attack target to this card
change the attack target to it
change the attack target to that target
proceed to damage calculation
perform damage calculation
conduct damage calculation
conduct battle
negate the activation
negate the effect
negate that effect
negate the effects
negate that activation
negate those effects
negate the attack
negate that attack
negate the Summon
negate the Summon(s)
negate the Special Summon
negate the Special Summon(s)
negate the Normal or Special Summon
negate the damage
negate that opponent's effect
negate your opponent's effect
negate the Summon or activation
negate the Summon(s) or activation
negate the activation or the Summon
Synchro Summon
Xyz Summon
Link Summon
Fusion Summon
Pendulum Summon
Normal Summon
negate its activation
negate that activated effect
negate the activated effect
end the Battle Phase
end that Battle Phase
activate this effect
activate this card
declare 1 Attribute
declare 1 Monster Type
declare 1 Type
declare 1 card name
declare 1 monster card name
declare 1 card type (Monster, Spell, or Trap)
declare 1 Monster Type and 1 Attribute
declare 1 Type and 1 Attribute
declare 1 Main Deck monster card name
declare 1 type of card (Spell or Trap)
toss a coin
toss a coin and call it
call heads or tails
toss a coin 2 times
toss a coin 3 times
roll a six-sided die
conduct an additional Battle Phase
it becomes the End Phase
it becomes the End Phase of this turn
you win the Duel
win the Duel
shuffle your Deck
shuffle their Deck
shuffle the Deck
you take no battle damage from that battle
you take no battle damage
you take no damage
your opponent takes no damage
your opponent takes no battle damage
you take no battle damage from battles involving it
skip your next Draw Phase
skip your opponent's next Draw Phase
skip your next Battle Phase
take no battle damage
place this card on the field
change the battle position
`);

/** What may be forbidden to cards, or ruled out for them. */
const ruledOut: readonly string[] = lines(`
be destroyed by battle
be destroyed by card effects
be destroyed by battle or card effects
be destroyed by battle or by card effects
be destroyed by that battle
be destroyed by that effect
activate its effects this turn
be Tributed or be used as Synchro Material
be destroyed by effects
be destroyed
be destroyed by your opponent's card effects
be destroyed by your opponent's effects
be destroyed by an opponent's card effects
be destroyed by an opponent's card effect
be destroyed by your opponent's card effect
be targeted by card effects
be targeted by your opponent's card effects
be targeted by an opponent's card effects
be Tributed
be used as material
be used as Link Material
be used as Synchro Material
be used as Xyz Material
be used as Fusion Material
be negated
be activated
be changed
be Special Summoned
attack
attack directly
attack your opponent directly
declare an attack
activate their effects
activate its effects
activate effects
change its battle position
change their battle positions
be attacked
be targeted for attacks
inflict battle damage
`);

const materialFor = [
  'a Fusion',
  'a Synchro',
  'an Xyz',
  'a Link',
  'a Ritual',
  'a Fusion, Synchro, Xyz, or Link',
].map((ways) => `used as material for ${ways} Summon`);

/** What cards are or may do for a time. */
export const stateVerbs: readonly string[] = [
  'can attack all monsters your opponent controls',
  ...ruledOut.map((each) => `cannot ${each}`),
  ...materialFor.flatMap((use) => [`cannot be ${use}`, `cannot be Tributed or ${use}`]),
  ...lines(`
can attack directly
can attack twice
can attack twice in a row
can make a second attack
can make up to 2 attacks
can make up to 2 attacks on monsters during each Battle Phase
can attack your opponent directly
can attack once more
must attack
must attack, if able
can make up to 2 attacks on monsters
can make up to 3 attacks on monsters
can attack all monsters your opponent controls, once each
can attack
can attack while in face-up Defense Position
can make a second attack in a row
can make a second attack on a monster
can make 1 additional attack on a monster
can attack once again in a row
is unaffected by card effects
are unaffected by card effects
is unaffected by other card effects
are unaffected by other card effects
is unaffected by your opponent's card effects
are unaffected by your opponent's card effects
is unaffected by other cards' effects
are unaffected by other cards' effects
is unaffected by your opponent's activated effects
is unaffected by the effects of other cards
is unaffected by the effects of your opponent's cards
is unaffected by your opponent's effects
is unaffected by Spell/Trap effects
is unaffected by Spell effects
is unaffected by Trap effects
is not destroyed by battle
is not destroyed
are not destroyed by battle
is treated as a Tuner
are treated as Tuners
becomes a Tuner
have their effects negated
has its effects negated
has its effects negated and cannot attack
inflicts piercing battle damage
inflict piercing battle damage
inflict piercing battle damage to your opponent
`),
];

/** What players may not do for a time. */
export const forbidden: readonly string[] = lines(`
cannot Special Summon
cannot Special Summon monsters
cannot Special Summon other monsters
cannot Special Summon from the Extra Deck
cannot Special Summon monsters from the Extra Deck
cannot Normal Summon/Set
cannot Normal or Special Summon
cannot Normal or Special Summon monsters
cannot Normal Summon or Set
cannot Summon/Set monsters
cannot Normal Summon
cannot Summon
cannot activate
cannot activate the effects of
cannot activate the effect of
cannot activate effects of
cannot activate monster effects
cannot activate cards or effects
cannot activate Spell/Trap Cards
cannot activate Spell/Trap effects
cannot activate Spells/Traps
cannot activate cards, or the effects of cards, with that name
cannot activate cards, or the effects of cards
cannot activate the effects of cards with that name
cannot activate the effects of monsters
cannot activate that card's effects
cannot activate cards
cannot activate cards or effects in response
cannot attack directly
cannot attack
cannot attack with
cannot declare an attack
cannot declare attacks
cannot conduct your Battle Phase
cannot conduct their Battle Phase
cannot conduct your next Battle Phase
cannot target
cannot Set
cannot draw cards
cannot add cards from the Deck to the hand
can only attack with 1 monster
cannot target it
cannot banish cards
can only Special Summon
cannot use
can only attack with
cannot activate them
cannot activate it
`);
