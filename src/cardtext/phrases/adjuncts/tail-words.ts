import { trailing } from '../words/word-list.ts';

/** Groups of words after a verb that are kept as they stand, each with the space before it unless it begins with a mark. */
export const tailWords: readonly string[] = trailing(`
(you can only gain this effect once per turn) | as a face-up Continuous Trap | for each | with that name
as a Level 1 monster | (even if this card leaves the field) | (including in the GY) | (their choice)
(this card is also still a Trap) | (this is a Quick Effect) | (this is treated as a Fusion Summon)
(this is treated as a Ritual Summon) | (this is treated as a Synchro Summon)
(this is treated as an Xyz Summon) | (your choice, if tied) | , ignoring its Summoning conditions
, ignoring their Summoning conditions | , in any order | as Continuous Spells | as a Continuous Spell
as a Continuous Trap | as a Level 4 monster | as a Normal Monster | as a Spell
, in addition to your Normal Summon/Set | , instead | as a Tuner | as a face-up Continuous Spell
as face-up Continuous Spells | as face-up Continuous Traps | as possible | as the attack target
by its effect | by this effect | directly | in addition to your Normal Summon/Set | in its same column
instead | on it | once | once per turn | only | to activate this card | twice | without Tributing
instead of going to the GY | instead of being sent to the GY
to have it become an Effect Monster with this effect
to have it become an Effect Monster with these effects | , except the turn it was sent there
, except the turn this card was sent to the GY | so it points to this card | for 1 less Tribute
, in sequence | with these effects | with this effect | with the following effect
with the following effects | to Tribute Summon this card | to activate 1 of these effects
to activate 1 of the following effects | from anywhere on the field
`);
