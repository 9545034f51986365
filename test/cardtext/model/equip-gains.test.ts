import { expect, test } from 'vitest';
import type { Part } from '../../../src/card-model/part.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster } from '../../support/card-texts.ts';

const partsOf = (text: string, kind: 'trap' | 'monster'): readonly Part[] =>
  cardModelOf({
    name: 'Paper Lantern',
    facts: kind === 'trap' ? { cardType: 'trap', property: 'Normal' } : monster(),
    text,
  }).parts;

const target = 'target 1 face-up monster you control; equip this card to that target.';
const gained = (parts: readonly Part[]): unknown =>
  parts.flatMap((part) =>
    part.kind === 'continuous' ? part.does.map(({ do: verb, what, amount }) => [verb, what, amount]) : [],
  );

test.for<[string, 'trap' | 'monster', string, unknown]>([
  [
    'as long as it is equipped',
    'trap',
    `T${target.slice(1)} It gains 500 ATK.`,
    [['change-atk', 'equipped', 500]],
  ],
  [
    'both values',
    'trap',
    `T${target.slice(1)} It gains 500 ATK and DEF.`,
    [
      ['change-atk', 'equipped', 500],
      ['change-def', 'equipped', 500],
    ],
  ],
  ['not what ends by itself', 'trap', `T${target.slice(1)} It gains 500 ATK until the End Phase.`, []],
  [
    'not what hangs on the equipping',
    'trap',
    'Target 1 face-up monster you control; equip this card to that target, and if you do, it gains 500 ATK.',
    [],
  ],
  [
    'of a monster as well',
    'monster',
    `You can ${target} It gains 500 ATK.`,
    [['change-atk', 'equipped', 500]],
  ],
])('%s', ([, kind, text, is]) => {
  expect(gained(partsOf(text, kind))).toEqual(is);
});

test('as long as it is its own effect that equipped it', () => {
  const [, given] = partsOf(`You can ${target} It gains 500 ATK.`, 'monster');
  expect(given).toMatchObject({ does: [{ holds: [[{ isEquipped: true, byOwn: true }]] }] });
});

test('what else that sentence says of it lasts as long', () => {
  const [part, given] = partsOf(
    `T${target.slice(1)} It gains 500 ATK, and cannot be destroyed by your opponent's card effects.`,
    'trap',
  );
  expect(part).toMatchObject({ does: [{ do: 'equip' }] });
  expect(given).toMatchObject({ does: [{ do: 'change-atk' }, { do: 'change-status', what: 'equipped' }] });
});

test('what is said of where this card is says no more of it', () => {
  const text = 'If this card is banished: Special Summon this banished card.';
  expect(partsOf(text, 'monster')).toMatchObject([{ does: [{ do: 'special-summon', what: 'this' }] }]);
});

test('what is done if able is done in every case', () => {
  const [, bound] = partsOf(
    "Target 1 face-up monster you control; destroy it, also your opponent's monsters must attack, if able.",
    'trap',
  ).flatMap((part) => (part.kind === 'activation' ? part.does : []));
  expect(bound?.onlyIf).toBeUndefined();
});
