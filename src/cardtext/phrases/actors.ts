import { type Instruction, instructionSchema } from '../../card-model/instruction.ts';
import { meaningsOf } from '../forms.ts';
import type { Context } from './context.ts';
import type { Step } from './deed-syntax.ts';

const players = meaningsOf('who-does', instructionSchema.pick({ who: true }));

/** Who does a step, as the model says it; null: a player whom only the text around the step can tell. */
export const whoOf = (who = 'you'): Pick<Instruction, 'who'> | null => players[who] ?? null;

/** "they" as what it means: cards, of what holds for cards; the player who did the step before, of what one does. */
export function named(step: Step, { actor }: Context): Step {
  if (step.who !== 'they') return step;
  const { who: _, ...rest } = step;
  if (rest.deed.is === 'state' && rest.deed.noun === undefined && rest.may === undefined)
    return { ...rest, deed: { ...rest.deed, noun: { items: [{ is: 'pronoun', word: 'they' }] } } };
  return actor === 'your opponent' ? { ...rest, who: actor } : step;
}

/** "your opponent cannot attack": what holds for players is no state of cards. */
export const isPlayersState = ({ who, deed }: Step): boolean =>
  who !== undefined && deed.is === 'state' && deed.noun === undefined && deed.of === undefined;

/** Could what the step says hold for a player: "cannot attack", not "cannot be destroyed"? */
export const ofPlayers = ({ deed }: Step): boolean =>
  deed.is === 'state' &&
  deed.holds.items.every(
    (each) => each.is === 'words' && /^can(?:not)? (?:attack|declare|activate|change)\b/.test(each.words),
  );

const otherPlayers = /\b(?:controller|owner|player|players)\b/;

/** The player whom "they" means after these words: your opponent, where they speak of no other player but you. */
export const actorIn = (words: string): 'your opponent' | undefined =>
  /\bopponent\b/.test(words) && !otherPlayers.test(words) ? 'your opponent' : undefined;
