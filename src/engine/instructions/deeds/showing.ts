import { isDescribed } from '../../../card-model/instruction.ts';
import { perCard } from '../per-card.ts';
import { done, type Executor, note, wordsOf } from '../played.ts';
import { inWords } from './moving.ts';

/**
 * Chooses cards for what comes after it: nothing happens to them by that. What an old text selects when it is activated are
 * its targets; where no targets were told, it is chosen now.
 */
export const choosing: Executor = (playing, instruction) => {
  const { what, reads } = instruction;
  if (reads !== undefined) return inWords(playing, instruction);
  const untold = isDescribed(what) && what.among === 'targets' && playing.link.targets.length === 0;
  if (!untold) return perCard(playing, instruction, {}, () => ({}));
  const { among: _, ...anywhere } = what;
  return perCard(playing, { ...instruction, what: anywhere }, {}, () => ({}));
};

/** Reveals cards, or looks at them: they stay where they are. */
export const showing: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  const words = instruction.do === 'reveal' ? 'revealed' : 'looked at';
  return perCard(playing, instruction, {}, ({ model }) => ({
    happens: [note(playing, `${model.name} is ${words}`)],
  }));
};

/** Shuffling changes nothing that anyone knows. */
export const shuffle: Executor = (playing) => done({ happens: [note(playing, 'a Deck is shuffled')] });

/** What was declared, where that was told. */
export const declared: Executor = (playing, instruction) =>
  playing.link.declared === undefined
    ? byChance(playing, instruction)
    : done({ happens: [note(playing, `${playing.link.declared} is declared`)] });

/** The result of a coin or a die, or what is declared, is nobody's to work out. */
export const byChance: Executor = (playing, instruction) =>
  inWords(playing, { ...instruction, reads: `${wordsOf(instruction)}: the result was not said` });
