import { expect, test } from 'vitest';
import { readLimit } from '../../src/cardtext/limits.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { monster, readText, rowOf, spell } from '../support/card-texts.ts';

const limitsOf = (text: string, facts = monster()) =>
  rowOf(text, facts).effects.map((each) => each.oncePerTurn);
const two = 'You can discard 1 card; light 1 wick. If this card is destroyed: Light 1 wick.';

test.for([
  [`${two} You can only use this effect of "Paper Lantern" once per turn.`, ['none', 'hard']],
  [`${two} You can only use each effect of "Paper Lantern" once per turn.`, ['hard', 'hard']],
  [`${two} You can only use 1 "Paper Lantern" effect per turn, and only once that turn.`, ['hard', 'hard']],
  [
    `You can only use each of the following effects of "Paper Lantern" once per turn. ${two}`,
    ['hard', 'hard'],
  ],
  [`${two} You can only use this effect of "Paper Lantern" once per Duel.`, ['none', 'none']],
  [
    `${two} You can only use this effect of "Paper Lantern" once per Duel, and its previous effect only once per turn.`,
    ['hard', 'none'],
  ],
  [`${two} You can only use this effect once per turn.`, ['none', 'soft']],
  [`${two} You can only use the effect of "Paper Lantern" once per turn.`, ['none', 'hard']],
  [`You can only use the 1st of the following effects of "Wick" once per turn. ${two}`, ['hard', 'none']],
  [`${two} You can use this effect of "Wick" up to twice per turn.`, ['none', 'hard']],
  [`${two} You can only use each of the preceding effects of "Wick" once per turn.`, ['hard', 'hard']],
  [
    `${two} If this card would be lost, you can burn it instead. You can only use this effect of "Wick" once per turn.`,
    ['none', 'none'],
  ],
  ['Once per Chain, up to twice per turn, if you draw: You can light 1 wick.', ['soft']],
  ['Once per turn: You can light 1 wick.', ['soft']],
  ['Twice per turn: You can light 1 wick.', ['soft']],
  ['Once per Chain, if you draw: You can light 1 wick.', ['none']],
  [
    'Once per turn, if you draw: You can light 1 wick. You can only activate this effect of "Wick" once per Chain.',
    ['soft'],
  ],
  ['If you draw, you can light 1 wick. You can use this effect only once per turn.', ['soft']],
  ['Once per battle, if this card battles: You can light 1 wick.', ['none']],
] as const)('%s', ([text, expected]) => expect(limitsOf(text)).toEqual(expected));

test('a limit on the activation of the card is for its activation alone', () => {
  const text =
    'Light 1 wick. You can banish this card from your GY; light 1 wick. You can only activate 1 "Paper Lantern" per turn.';
  expect(limitsOf(text, spell())).toEqual(['hard', 'none']);
});

test.for([
  ['You can only activate 1 "Wick" per turn. Light 1 wick.', { scope: 'name', per: 'turn' }],
  ['Each wick burns longer. You can only activate 1 "Wick" per turn.', { scope: 'name', per: 'turn' }],
  [
    'Activate 1 of these effects (but you can only use each effect of "Wick" once per turn);\n\u25cf Draw 1 card.\n\u25cf Gain 500 LP.',
    { scope: 'name', times: 2, each: true },
  ],
] as const)('%s', ([text, limit]) => {
  const facts = spell(text.startsWith('Each') ? 'Continuous' : 'Normal');
  const { parts } = cardModelOf({ name: 'Wick', facts, text });
  expect(parts.find(({ kind }) => kind === 'activation')).toMatchObject({ limit });
});

test.for([
  [
    'You can only use this effect of "X" twice per turn.',
    { scope: 'name', counts: 'use', per: 'turn', times: 2 },
  ],
  [
    'You can only activate this effect of "X" once per turn.',
    { scope: 'name', counts: 'activate', per: 'turn', times: 1 },
  ],
  ['You can only activate 1 "X" per turn.', { scope: 'name', counts: 'activate', per: 'turn', times: 1 }],
  [
    'You can only use each effect of "X" once per turn, and cannot activate more than 1 in the same Chain.',
    { scope: 'name', counts: 'use', per: 'turn', times: 1, oneInChain: true },
  ],
  ['You can only use this effect once per Chain.', { scope: 'card', counts: 'use', per: 'chain', times: 1 }],
] as const)('the limit of %s', ([text, expected]) => expect(readLimit(text)?.limit).toEqual(expected));

test('other sentences are no limits', () => {
  expect(readLimit('Light 1 wick once per turn.')).toBeNull();
  expect(readLimit('You can only use lanterns.')).toBeNull();
});

test('the place of a limit is that of its sentence', () => {
  const text = 'You can discard 1 card; light 1 wick. You can only use this effect of "Wick" once per turn.';
  const [limit] = readText(text).effects[0]?.limits ?? [];
  expect(text.slice(...(limit?.span ?? [0, 0]))).toBe(
    'You can only use this effect of "Wick" once per turn.',
  );
});

test.for([
  'This effect can be used only once while this card is face-up on the field.',
  'This effect can only be used once as long as this card remains face-up on the field.',
])('%s', (text) => {
  expect(readLimit(text)?.limit).toMatchObject({
    scope: 'card',
    counts: 'use',
    times: 1,
    per: 'while-face-up',
  });
});
