import { describe, expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { describeContinuous, describeEffect } from '../../../src/card-model/describe/describe.ts';
import type { Facts } from '../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster, spell, trap } from '../../support/card-texts.ts';

const parts = (text: string, facts: Facts = monster()) =>
  cardModelOf({ name: 'Paper Lantern', facts, text }).parts;
const first = (text: string, facts?: Facts) => parts(text, facts)[0];

describe('"it" where a text speaks of its own card alone', () => {
  test.for([
    'If this card is destroyed: You can Special Summon it.',
    'If this card is Special Summoned: You can change it to Defense Position.',
    'When this card is banished: You can pay 500 LP; add it to your hand.',
    'If this card is in your GY: You can add it to your hand.',
    'You can reveal this card in your hand; Special Summon it.',
    'You can detach 1 material from this card; it gains 500 ATK.',
  ])('%s', (text) => {
    expect(first(text)).toMatchObject({ does: [{ what: 'this' }] });
  });

  test.for([
    'If this card is Special Summoned: You can draw 1 card, and if you do, reveal it.',
    'If this card is sent to the GY: You can discard 1 monster; Special Summon it.',
    'If this card is destroyed while you control a Plant monster: You can destroy it.',
    'You can banish this card from your GY: If you Summon "Old Boar" this turn, its ATK becomes 500.',
  ])('another card may be meant: %s', (text) => {
    expect(first(text)).not.toMatchObject({ does: [{ what: 'this' }] });
    expect(first(text)).not.toMatchObject({ does: [{}, { what: 'this' }] });
  });
});

describe('"it" right after a monster came or a card was Set', () => {
  test.for<[string, string]>([
    ['Special Summon 1 Plant monster from your hand. It cannot attack this turn.', 'those'],
    ['Set 1 Normal Trap from your hand. It can be activated this turn.', 'those'],
    ['Special Summon 2 Plant monsters from your hand. Their effects are negated.', 'those'],
  ])('%s', ([text, what]) => {
    expect(first(text, spell())).toMatchObject({ does: [{}, { what }] });
  });
});

test('where another card is paid from is not where the effect is activated', () => {
  const text = (what: string) => `You can banish ${what} from your GY; draw 1 card.`;
  expect(first(text('1 Plant monster'))).not.toHaveProperty('activatesIn');
  expect(first(text('this card'))).toMatchObject({ activatesIn: ['gy'] });
});

test('a first sentence that only pays is the cost of an old text', () => {
  expect(first('Pay 500 LP. Destroy all face-up Plant monsters.', spell())).toMatchObject({
    cost: [{ do: 'pay-lp', amount: 500 }],
    does: [{ do: 'destroy' }],
  });
  expect(first('Tribute 1 Plant monster. Draw 2 cards.', trap())).toMatchObject({
    cost: [{ do: 'tribute' }],
    does: [{ do: 'draw' }],
  });
  expect(first('Draw 1 card. Pay 500 LP.', spell())).toMatchObject({
    cost: [],
    does: [{ do: 'draw' }, { do: 'pay-lp' }],
  });
});

test('"up to the number of" counts cards', () => {
  const text =
    'Target Spells your opponent controls, up to the number of Plant monsters you control; destroy them.';
  expect(first(text, spell())).toMatchObject({
    targets: [
      { count: 'any', bound: [{ from: ['monster-zone'], filter: { type: 'Plant', controller: 'you' } }] },
    ],
  });
});

test('"because of your opponent\'s card" says by what', () => {
  const on = (words: string) =>
    first(`If this card leaves the field because of ${words}: You can draw 1 card.`);
  expect(on("your opponent's card (either by battle or by card effect)")).toMatchObject({
    on: [{ event: 'left-the-field', by: ['battle', 'effect'], byWhom: 'opponent' }],
  });
  expect(on("an opponent's card effect")).toMatchObject({ on: [{ by: ['effect'], byWhom: 'opponent' }] });
});

test('a name with "(s)" is the name', () => {
  expect(first('Banish 1 "Green Wick(s)" from your hand.', spell())).toMatchObject({
    does: [{ what: { filter: { names: ['Green Wick'] } } }],
  });
});

test('a name of several cards may be in its plural', () => {
  expect(first('Destroy all "Green Wicks" on the field.', spell())).toMatchObject({
    does: [{ what: { filter: { names: ['Green Wicks', 'Green Wick'] } } }],
  });
  expect(first('Destroy 1 "Green Wicks" on the field.', spell())).toMatchObject({
    targets: [{ filter: { names: ['Green Wicks'] } }],
  });
});

test('a value that an Equip Card gives is read beside a name that it gives', () => {
  const all = parts(
    'The equipped monster gains 500 ATK, also it is treated as a "Wick" monster.',
    spell('Equip'),
  );
  expect(all).toContainEqual(expect.objectContaining({ kind: 'continuous' }));
});

describe('a reading in plain English', () => {
  const said = (text: string, facts?: Facts) =>
    parts(text, facts).flatMap((part) =>
      isActivated(part)
        ? [describeEffect(part)]
        : part.kind === 'continuous'
          ? [describeContinuous(part)]
          : [],
    );
  test.for([
    ['Target 1 monster your opponent controls; it loses 800 ATK.', /; the target loses 800 ATK\.$/],
    [
      'Target 1 monster your opponent controls; it gains 500 ATK/DEF until the end of this turn.',
      /; the target gains 500 ATK\/DEF until the end of this turn\.$/,
    ],
    ['Inflict 500 damage to your opponent.', /^Inflict 500 damage to your opponent\.$/],
    ['Your opponent draws 2 cards.', /^Your opponent draws 2 cards\.$/],
    ['Add 1 Plant monster from your GY to your hand.', /^Add 1 Plant monster from your GY to the hand\.$/],
    [
      'Special Summon 1 Plant monster from your Deck in Defense Position.',
      /^Special Summon 1 Plant monster from your Deck in Defense Position\.$/,
    ],
  ] as const)('%s', ([text, words]) => {
    expect(said(text, spell()).join(' ')).toMatch(words);
  });
});
