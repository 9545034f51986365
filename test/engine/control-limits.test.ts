import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  resolve,
  spell,
  trap,
} from '../support/duels.ts';
import { attack, goesTo, hidden, inStep, mine, of, theirs } from './battle/battle-cards.ts';

/** What becomes of monsters that a text on which ones can be controlled together does not let stay. */

const does = (controls: object) => ({
  kind: 'continuous',
  does: [{ do: 'restrict', who: 'both', reads: 'by these words', controls }],
});
const banner = (controls: object, place: Placed[1] = 'spell-trap-zone', more: object = {}): Placed => [
  trap('Stern Banner', [activation(), does(controls)], 'Continuous'),
  place,
  { faceUp: true, ...more },
];
const oneType = { oneKind: 'type', sends: true };
const boar: Placed = [monster('Tame Boar'), 'monster-zone'];
const carp = (more: object = {}): Placed => [
  monster('Tame Carp', [], { type: 'Fish' }),
  'monster-zone',
  more,
];
const lure: Placed = [
  spell('Long Lure', [
    activation([{ do: 'take-control', what: { target: 0 } }], {
      targets: [{ count: 1, from: ['monster-zone'], filter: { controller: 'opponent' } }],
    }),
  ]),
  'hand',
];
const lured = (more: Readonly<Record<string, Placed>>) =>
  duel({ lure, x: carp({ controller: 'P1' }), ...more }, activate('lure', { targets: ['x'] }), resolve());

test('a monster of another Type that is taken goes to the GY at once, and is not destroyed', () => {
  const after = lured({ y: boar, banner: banner(oneType) });
  expect(cardOf(after, 'x').place).toBe('gy');
  expect(after.timeline.some(({ names }) => names.includes('destroyed'))).toBe(false);
});

test('it stays where no other is there, or the text sends nothing', () => {
  expect(cardOf(lured({ banner: banner(oneType) }), 'x').place).toBe('monster-zone');
  expect(cardOf(lured({ y: boar, banner: banner({ oneKind: 'type' }) }), 'x').place).toBe('monster-zone');
});

test('of two of a Type their player chooses which one stays', () => {
  const after = lured({ y: carp(), banner: banner({ oneOfEach: 'type', sends: true }) });
  expect(after.missing).toEqual([expect.objectContaining({ card: 'banner', may: ['x', 'y'] })]);
  expect(answerQuestion(after, { ask: 'on-field', card: 'x' }).answer).toBe('cannot tell');
});

test('what becomes of a second copy that is taken is not settled', () => {
  const heron = (more: object = {}): Placed => [
    monster('Lone Heron', [
      { kind: 'not-an-effect', what: 'name', reads: 'only 1', onlyOne: { names: ['Lone Heron'] } },
    ]),
    'monster-zone',
    more,
  ];
  const after = duel(
    { lure, x: heron({ controller: 'P1' }), y: heron() },
    activate('lure', { targets: ['x'] }),
    resolve(),
  );
  expect(answerQuestion(after, { ask: 'where', card: 'x' }).answer).toBe('cannot tell');
});

test('whether control can be taken of one more than they have stays open', () => {
  const after = lured({
    banner: [
      trap(
        'Stern Banner',
        [{ kind: 'continuous', does: [{ do: 'restrict', who: 'opponent', controls: { asMany: 'you' } }] }],
        'Continuous',
      ),
      'spell-trap-zone',
      { faceUp: true, controller: 'P1' },
    ],
    y: boar,
    z: boar,
  });
  expect(answerQuestion(after, { ask: 'on-field', card: 'x' }).answer).toBe('cannot tell');
  expect(after.missing).not.toEqual([]);
});

test('when it begins to apply, their player chooses what stays', () => {
  const set = banner(oneType, 'spell-trap-zone', { faceUp: false });
  const begun = (more: Readonly<Record<string, Placed>>) =>
    duel({ banner: set, y: boar, ...more }, activate('banner'), resolve());
  expect(begun({ x: carp() }).missing).toEqual([expect.objectContaining({ may: ['y', 'x'] })]);
  expect(begun({}).missing).toEqual([]);
  expect(begun({ x: carp({ faceUp: false }) }).missing).toEqual([]);
});

test('a monster that an effect turns face-up beside another: which one goes is not settled', () => {
  const after = duel(
    { banner: banner(oneType), y: boar, x: carp({ faceUp: false }) },
    happens(ev('flipped-face-up', 'x')),
  );
  expect(after.missing).toEqual([expect.objectContaining({ may: ['y', 'x'] })]);
});

const attacked = (controls: object, more: Readonly<Record<string, Placed>> = {}) =>
  duel(
    {
      x: mine(of(1900)),
      y: theirs(monster('Clay Carp', [], { type: 'Fish', atk: 0, def: 3000 }), hidden),
      banner: banner(controls),
      ...more,
    },
    inStep,
    attack('x', 'y'),
    goesTo('over'),
  );

test('one that an attack flips goes after damage calculation', () => {
  expect(cardOf(attacked(oneType), 'y').place).toBe('gy');
  expect(cardOf(attacked({ oneKind: 'type' }), 'y').place).toBe('monster-zone');
  expect(attacked({ oneOf: { cardType: 'monster' }, sends: true }).missing).not.toEqual([]);
});
