import lines from '../../../../data/lexicon/situation-lines.json' with { type: 'json' };
import { deedWords } from '../../../engine/answer/happened.ts';
import { liesWords } from '../../../engine/answer/values/position.ts';
import {
  type AskedPlace,
  askedPlaces,
  type DeedAsked,
  deedsAsked,
  type EffectAsked,
  type Facing,
  liesAsked,
} from '../../../engine/question.ts';
import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import { places } from '../../../vocabulary/places.ts';
import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
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
  normalWay: oneOf('a way of Normal Summoning', [
    { value: 'summon', says: 'Normal Summoned', also: ['Tribute Summoned'] },
    { value: 'set', says: 'Set', also: ['Normal Set'] },
    { value: 'again', says: 'Normal Summoned again', also: ['Gemini Summoned'] },
  ]),
  // Cards that nobody named are there to be targeted and paid with.
  granted: oneOf<true>('what is granted', [{ value: true, says: 'among other cards' }]),
  // Every optional effect that can be activated is.
  effects: oneOf<'all'>('which effects', [{ value: 'all', says: 'with all effects' }]),
  // What the effect answers is yet to happen.
  later: oneOf<true>('when', [{ value: true, says: 'later' }]),
  // Not later in the turn.
  now: oneOf<true>('when', [{ value: true, says: 'now' }]),
  // The battle under way is played to its end before the question is asked.
  after: oneOf<'battle'>('when', [{ value: 'battle', says: 'after the battle' }]),
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
  does: oneOf<EffectAsked>('what an effect may do', [
    { value: 'draw', says: 'draw' },
    { value: 'add-to-hand', says: 'add to the hand' },
    { value: 'destroy', says: 'destroy' },
    { value: 'banish', says: 'banish' },
    { value: 'send-to-gy', says: 'send to the GY' },
    { value: 'return-to-hand', says: 'return to the hand' },
    { value: 'return-to-deck', says: 'return to the Deck' },
    { value: 'special-summon', says: 'Special Summon' },
    { value: 'special-summon-token', says: 'Special Summon Tokens' },
    { value: 'gain-lp', says: 'gain LP' },
    { value: 'inflict-damage', says: 'inflict damage' },
    { value: 'discard', says: 'discard' },
  ]),
  rating: oneOf('Level, Rank, LINK rating, Attribute or Type', [
    { value: 'level', says: 'Level' },
    { value: 'rank', says: 'Rank' },
    { value: 'link', says: 'LINK rating', also: ['Link Rating', 'Link'] },
    { value: 'attribute', says: 'Attribute' },
    { value: 'type', says: 'Type' },
  ]),
  original: oneOf('a value', [{ value: 'original', says: 'original' }]),
  stat: oneOf('a value', [
    { value: 'atk', says: 'ATK', also: ['attack'] },
    { value: 'def', says: 'DEF', also: ['defense'] },
  ]),
  until: oneOf('a time', [
    { value: 'end-phase', says: 'the End Phase' },
    { value: 'end-of-turn', says: 'the end of the turn' },
  ]),
};

/** Every question: a situation has one, in its last line. */
export const questionForms: readonly Form<Question>[] = formsOf<Question>(
  'ask',
  lines.questions,
  pieces,
  '(?)',
);
