import { lines } from './word-list.ts';

/** Deeds that are words without cards. */
export const plainWords: readonly string[] = lines(`
change the attack target to this card | change the attack target to it | proceed to damage calculation
perform damage calculation | negate the activation | negate the effect | negate that effect
negate that activation | negate the attack | negate that attack | negate the Summon
negate the Special Summon | negate that opponent's effect | negate the Summon or activation | Synchro Summon
Xyz Summon | negate its activation | negate the Spell/Trap activation | negate that effect's activation
negate the Special Summon or activation | negate that activated effect | negate the activated effect
end the Battle Phase | end the Main Phase | activate this effect | toss a coin | toss a coin and call it
call heads or tails | toss a coin 3 times | roll a six-sided die | it becomes the End Phase
it becomes the End Phase of this turn | win the Duel | shuffle the Deck | take no battle damage
this is a Quick Effect | add that lost ATK to the other monster
`);
