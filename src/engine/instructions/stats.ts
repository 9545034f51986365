import type { Card, Duel } from '../duel.ts';
import { cardOf, withCard } from '../duel.ts';
import type { Change } from '../happen.ts';
import { endOf } from '../state/endings.ts';
import { type OpenChange, type Stat, statOf, withOpenStats, withStatStep } from '../state/stat-line.ts';
import { changeOf, kindOf, statOfVerb } from '../stats/instruction.ts';
import type { LadderStep } from '../stats/ladder.ts';
import { inNumbers } from './counted.ts';
import { inWords } from './moving.ts';
import { perCard } from './per-card.ts';
import { note, type Verb, wordsOf } from './played.ts';
import type { Bar } from './pool.ts';
import { untilEnds } from './until.ts';

const faceUp = (_: Duel, card: Card): Bar | undefined =>
  card.faceUp && card.role === 'monster'
    ? undefined
    : { verdict: 'forbids', rule: 'chain/written-order', because: 'face-down position' };

/** Changes ATK or DEF by an effect that lingers, on the ladder of src/engine/stats. */
export const changeStat: Verb = (playing, told) => {
  // A half is rounded to the nearest whole number, one half upward (rule stats/fractions).
  const counted = inNumbers(playing, told, Math.round);
  const instruction = counted.amount === 0 ? told : counted;
  const { until, reads } = instruction;
  const change = changeOf(instruction);
  const stat = statOfVerb(instruction);
  if (until !== undefined && endOf(playing.duel, until, playing.link.player) === null)
    return inWords(playing, instruction);
  const reach = { places: ['monster-zone' as const], bars: faceUp };
  const words = `"${wordsOf(instruction)}" was not said in numbers`;
  return perCard(playing, instruction, reach, (card) => {
    const id = `${playing.chain}.${playing.link.number} ${playing.duel.moment} ${card.stats[stat]?.steps.length ?? 0}`;
    const ends = untilEnds(playing, instruction, card.id, { is: 'stat', stat, id });
    // "Equal to ...": it is changed, by nobody said how much.
    if (change === null || reads !== undefined) {
      return {
        happens: [note(playing, `the ${stat.toUpperCase()} of ${card.model.name} is changed`)],
        changes: [withOpen(card.id, stat, { id, words }), ends],
        missing: words,
      };
    }
    const step = { do: 'apply', id, kind: kindOf(change, 'lingering'), change } as const;
    return {
      happens: [note(playing, changedWords(card, step, stat, playing.duel))],
      changes: [
        (duel) => withCard(duel, card.id, withStatStep(cardOf(duel, card.id), stat, step, duel.tables)),
        ends,
      ],
    };
  });
};

const withOpen =
  (id: string, stat: Stat, open: OpenChange): Change =>
  (duel) => {
    const card = cardOf(duel, id);
    return withCard(duel, id, withOpenStats(card, stat, [...(card.stats[stat]?.open ?? []), open]));
  };

function changedWords(card: Card, step: LadderStep, stat: Stat, duel: Duel): string {
  const { current } = statOf(withStatStep(card, stat, step, duel.tables), stat);
  const of = `the ${stat.toUpperCase()} of ${card.model.name}`;
  return current === null ? `${of} is changed` : `${of} is now ${current}`;
}
