import lines from '../../../../data/lexicon/situation-lines.json' with { type: 'json' };
import { deedWords } from '../../../engine/answer/happened.ts';
import { liesWords } from '../../../engine/answer/values/position.ts';
import {
  type AskedPlace,
  askedPlaces,
  type DeedAsked,
  deedsAsked,
  type Facing,
  liesAsked,
} from '../../../engine/question.ts';
import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import { places } from '../../../vocabulary/places.ts';
import { type SummonWay, specialSummonWays, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import { counterNames } from '../counters.ts';
import type { Form } from '../piece.ts';
import { list, oneOf, ordinal, reference, wordOf } from '../pieces.ts';
import { formsOf } from '../template.ts';
import { player } from '../words.ts';
import { timings } from './timings.ts';

export type Question = Situation['question'];

const pieces = {
  player,
  players: list(player),
  card: reference,
  cards: list(reference),
  // Cards of which there may be none.
  someCards: list(reference, { none: 'nothing' }),
  counter: counterNames,
  part: ordinal('the number of a part'),
  // The ways that are Special Summons have a question of their own.
  way: wordOf<SummonWay>(summonWays),
  specialWay: oneOf(
    'a way of Special Summoning',
    specialSummonWays.map((value) => ({ value, says: summonWays.term(value) })),
  ),
  // The moments of a battle at which something may be activated.
  moments: list(
    oneOf(
      'a moment of the battle',
      [{ value: 'declared', says: 'the attack declaration' }, ...timings],
      damageStepTimings.find,
    ),
    { none: 'no moment' },
  ),
  lies: oneOf<Facing>(
    'how a card lies',
    liesAsked.map((value) => ({ value, says: liesWords[value] })),
  ),
  place: oneOf<AskedPlace>(
    'a place',
    askedPlaces.map((value) => ({
      value,
      says: value === 'banished' ? 'banished' : `in the ${places.term(value)}`,
    })),
  ),
  deed: oneOf<DeedAsked>(
    'what may happen to a card',
    deedsAsked.map((value) => ({
      value,
      says: deedWords(value),
      also: value === 'special-summoned' ? ['Summoned'] : [],
    })),
  ),
};

/** Every question: a situation has one, in its last line. */
export const questionForms: readonly Form<Question>[] = formsOf<Question>(
  'ask',
  lines.questions,
  pieces,
  '(?)',
);
