import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { type EffectOutcome, type Executor, everyCard, nothing, open, wordsOf } from './played.ts';

/** "Each player discards 1 card": what both do with cards of a hand, Deck or GY, each of them does with their own. */
export const eachPlayer =
  (run: Executor): Executor =>
  (playing, instruction) => {
    const all = ofEach(instruction)?.map((each) => run(playing, each));
    if (all === undefined) return run(playing, instruction);
    const isFixed = isDescribed(instruction.what) && typeof instruction.what.count === 'number';
    const can = all.filter(({ was }) => was === 'done').length;
    if (!isFixed || can === all.length || all.every(({ was }) => was === 'nothing')) return all.reduce(both);
    const words = `whether it is done where only one of the players can is not settled (${wordsOf(instruction)})`;
    return playing.paying ? nothing() : open(playing, instruction, words, everyCard(playing));
  };

function ofEach({ who, what, ...instruction }: Instruction): readonly Instruction[] | undefined {
  if (who !== 'both' || !isDescribed(what)) return undefined;
  const { from = instruction.do === 'discard' ? (['hand'] as const) : [], filter } = what;
  if (from.length === 0 || from.some(isField) || filter.owner !== undefined) return undefined;
  const of = (owner: 'you' | 'opponent'): Instruction => ({
    ...instruction,
    what: { ...what, from: [...from], filter: { ...filter, owner } },
  });
  return [of('you'), { ...of('opponent'), who: 'opponent' }];
}

/** What the two of them come to: as much of it as can be done. */
const both = (one: EffectOutcome, other: EffectOutcome): EffectOutcome => ({
  ...one,
  was: one.was === other.was || other.was === 'nothing' ? one.was : one.was === 'open' ? 'open' : other.was,
  happens: [...one.happens, ...other.happens],
  next: [...(one.next ?? []), ...(other.next ?? [])],
  changes: [...one.changes, ...other.changes],
  usedChoices: [...one.usedChoices, ...other.usedChoices],
  missing: [...one.missing, ...other.missing],
  assumed: [...one.assumed, ...other.assumed],
  refused: [...one.refused, ...other.refused],
  spared: [...(one.spared ?? []), ...(other.spared ?? [])],
  previousCards:
    one.previousCards === 'open' || other.previousCards === 'open'
      ? 'open'
      : [...(one.previousCards ?? []), ...(other.previousCards ?? [])],
});
