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
negate the Spell activation
negate the Trap activation
negate the Spell/Trap activation
negate that effect's activation
negate the Special Summon or activation
negate that activated effect
negate the activated effect
end the Battle Phase
end the Main Phase
end that Main Phase
end that Battle Phase
activate this effect
activate this card
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
take no battle damage
place this card on the field
this is a Quick Effect
change the battle position
add that lost ATK to the other monster
add that lost DEF to the other monster
`);
