import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import {
  activate,
  activation,
  ifThis,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  trap,
} from '../support/duels.ts';
import { playEffect } from './instructions/play-effect.ts';

const field = 'monster-zone';
const x: Placed = [monster('Lantern Newt', [ifThis('special-summoned')]), field];
const one = { do: 'destroy', what: { count: 1, from: [field], filter: { controller: 'you' } } };
const onField = { ask: 'on-field', card: 'x' } as const;

test.for<[string, Record<string, unknown>, string]>([
  [
    'words that take cards from the Deck',
    { do: 'described', reads: 'odd words', takes: [{ from: ['deck'], filter: {} }] },
    'yes',
  ],
  [
    'words that take such cards',
    { do: 'described', reads: 'odd words', takes: [{ from: [field], filter: {} }] },
    'cannot tell',
  ],
  ['other words', { do: 'described', reads: 'odd words' }, 'cannot tell'],
  [
    'a verb with odd words, and other cards',
    { ...one, what: { ...one.what, from: ['hand'] }, reads: 'oddly' },
    'yes',
  ],
  ['the same with such cards', { ...one, reads: 'oddly' }, 'cannot tell'],
  [
    'and where the words do more',
    { ...one, what: { ...one.what, from: ['hand'] }, reads: 'by banishing cards' },
    'cannot tell',
  ],
  [
    'and where the words are left out',
    { ...one, what: { ...one.what, from: ['hand'] }, reads: '[1: 14 words, 0-80, *ae]' },
    'cannot tell',
  ],
  ['this card alone', { do: 'destroy', what: 'this', reads: 'oddly' }, 'yes'],
  ['later', { do: 'destroy', what: 'this', delayed: 'at noon' }, 'yes'],
  [
    'a Fusion Summon with what nobody said',
    { do: 'fusion-summon', what: { count: 1, from: ['extra-deck'] } },
    'cannot tell',
  ],
])('%s: is the monster still there?', ([, does, is]) => {
  expect(answerQuestion(playEffect([does], { cards: { x } }), onField).answer).toBe(is);
});

test.for([
  ['activation', 'yes'],
  ['stats', 'cannot tell'],
] as const)('what bears on %s alone, before another Chain Link destroys it', ([touch, is]) => {
  const s: Placed = [spell('First Drum', [activation([one])]), 'hand'];
  const t: Placed = [
    trap('Second Drum', [activation([{ do: 'described', reads: 'odd words', touches: [touch] }])]),
    'spell-trap-zone',
    { faceUp: false },
  ];
  const now = playAll(start({ s, t, x }), activate('s'), activate('t'), resolve(), {
    do: 'resolve',
    chosen: ['x'],
  });
  expect(answerQuestion(now, { ask: 'off-field', card: 'x' }).answer).toBe(is);
});
