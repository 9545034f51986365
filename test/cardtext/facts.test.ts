import { describe, expect, test } from 'vitest';
import { isActivated } from '../../src/card-model/activated.ts';
import { readDamageStep } from '../../src/card-model/damage-step/in-damage-step.ts';
import type { Facts } from '../../src/card-model/facts.ts';
import type { ReadPhrase } from '../../src/cardtext/effect-facts.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import { monster, readText, rowOf, spell, trap } from '../support/card-texts.ts';

const first = (text: string, facts: Facts = monster()) => readText(text, facts).effects[0];

test.for([
  ['When this card is sent to the GY: You can light 1 wick.', true],
  ['If this card is sent to the GY: You can light 1 wick.', false],
  ['Each time a card is drawn: You can light 1 wick.', false],
  ['When this card is sent to the GY: Light 1 wick.', null],
  ['During the End Phase: You can light 1 wick.', null],
  ['You can discard 1 card; light 1 wick.', null],
] as const)('can miss the timing: %s', ([text, expected]) =>
  expect(rowOf(text).effects[0]?.canMissTiming).toBe(expected),
);

describe('what a sentence behind an effect belongs to', () => {
  const leaves = (text: string) => first(text)?.leaves.map((each) => each.text);
  const effect = 'Once per turn: You can roll a lantern.';
  test.for([
    ['This card gains 500 ATK, until the end of this turn.', true],
    ['Until the End Phase, this card becomes a Plant.', true],
    ['This card gains 500 ATK.', false],
    ['While this card is lit, it gains 500 ATK until the end of this turn.', false],
    ["This card's battle position cannot be changed until the end of your next turn.", false],
  ] as const)('%s', ([sentence, belongs]) => {
    expect(leaves(`${effect} ${sentence}`)?.includes(sentence)).toBe(belongs);
  });
  test('not where another sentence stands between', () => {
    const lasts = 'This card gains 500 ATK, until the end of this turn.';
    expect(leaves(`${effect} All lanterns are Plants. ${lasts}`)?.includes(lasts)).toBe(false);
  });
  test('"during ... you can" behind what happens is no duty', () => {
    const text = 'If this card battles, during the Damage Step you can pay 500 LP.';
    expect(first(text, trap('Continuous'))).toMatchObject({
      kind: { is: 'quick' },
      mandatory: { is: false },
    });
  });
});

describe('the Damage Step', () => {
  test.for([
    [
      'If a card is drawn (except during the Damage Step): You can light 1 wick.',
      monster(),
      false,
      'text-excludes',
    ],
    ['If another monster is Special Summoned: You can light 1 wick.', monster(), false, 'other-trigger'],
    [
      'If another monster is destroyed by battle: You can light 1 wick.',
      monster(),
      true,
      'destroyed-by-battle',
    ],
    ['If this card is Special Summoned: You can light 1 wick.', monster(), true, 'own-move'],
    ['If another monster is Special Summoned: Light 1 wick.', monster(), true, 'mandatory'],
    ['FLIP: Light 1 wick.', monster(), true, 'own-flip'],
    ['(Quick Effect): You can light 1 wick.', monster(), false, 'nothing-allows'],
    ['(Quick Effect): You can discard 1 card; this card gains 500 ATK.', monster(), true, 'changes-stats'],
    [
      'When a card is activated (Quick Effect): You can negate the activation.',
      monster(),
      true,
      'negates-activation',
    ],
    [
      'During damage calculation (Quick Effect): You can light 1 wick.',
      monster(),
      true,
      'during-calculation-effects',
    ],
    ['Target 1 monster; it gains 500 ATK.', trap(), true, 'changes-stats'],
    ['Target 1 monster; it gains 500 ATK.', spell(), false, 'nothing-allows'],
    ['Special Summon 1 lantern, and if you do, it gains 500 ATK.', trap(), false, 'summoned-only'],
    ['Light 1 wick, then you can make 1 monster gain 500 ATK.', trap(), false, 'nothing-allows'],
    ['Light 1 wick.', trap('Counter'), true, 'counter-trap'],
    [
      'During the Main Phase (Quick Effect): You can make this card gain 500 ATK.',
      monster(),
      false,
      'nothing-allows',
    ],
    [
      'Activate only when a monster is destroyed by battle. Light 1 wick.',
      trap(),
      true,
      'destroyed-by-battle',
    ],
    [
      'If another monster is Special Summoned, even during the Damage Step: You can burn.',
      monster(),
      true,
      'names-damage-step',
    ],
    ['You can discard 1 card; this card gains 500 ATK.', monster(), false, 'nothing-allows'],
  ] as const)('%s', ([text, facts, may, category]) => {
    const { parts } = cardModelOf({ name: 'Paper Lantern', password: 7, facts, text });
    const part = parts.find(isActivated);
    const step = part === undefined ? undefined : readDamageStep(part, facts, parts);
    expect([step?.may, step?.categories[0]]).toEqual([may, category]);
  });
  test.for([
    ['If another monster is Special Summoned, even during the Damage Step: You can burn.', 'also'],
    ['During damage calculation (Quick Effect): You can light 1 wick.', 'only'],
    ['If a card is drawn (except during the Damage Step): You can light 1 wick.', 'except'],
  ] as const)('what the text says of it itself: %s', ([text, says]) =>
    expect(first(text)?.damageStep?.is).toBe(says),
  );
});

test.for([
  ['You can target 1 lantern; light it.', true],
  ['FLIP: Destroy 1 monster on the field.', true],
  ['FLIP: Destroy 1 monster on the field. This card burns in the GY.', false],
  ['FLIP: Destroy all monsters on the field.', false],
  ['When a monster is targeted for an attack: You can discard 1 card; light 1 wick.', false],
  ['You can discard 1 card; change the attack target to this card.', false],
  ['You can light 1 wick; this card cannot be targeted by effects.', false],
] as const)('targets: %s', ([text, expected]) => expect(first(text)?.targets.is).toBe(expected));

test.for([
  ['Cannot be Normal Summoned/Set. Must be Special Summoned by burning 1 lantern.', monster(), true],
  ['Must first be Special Summoned with "Wick".', monster(), true],
  ['Cannot be Normal Summoned or Set. Must be Special Summoned by a card effect.', monster(), false],
  ['Cannot be Special Summoned from the Deck.', monster(), false],
  ['You can target 1 lantern that cannot be Normal Summoned/Set; light it.', monster(), false],
  ['Light 1 wick.', monster('Ritual'), true],
  ['2 lanterns', monster('Link', 'Effect'), true],
  ['Light 1 wick.', spell(), false],
] as const)('must be properly Summoned first: %s', ([text, facts, expected]) =>
  expect(rowOf(text, facts).reviveLimit).toBe(expected),
);

test('what is said of its Summon has its sentence', () => {
  const text = 'Cannot be Normal Summoned/Set. Must first be Special Summoned with "Wick".';
  const found = readText(text).summoning.map(({ says, span }) => [says, text.slice(...span)]);
  expect(found).toEqual([
    ['no-normal-summon-set', 'Cannot be Normal Summoned/Set.'],
    ['must-first-be', 'Must first be Special Summoned with "Wick".'],
  ]);
});

test('the deciding words are those of the printed text, also in an old wording', () => {
  const text =
    'Cannot burn. When this card is sent to the Graveyard: You can target 1 Plant-Type lantern; light it.';
  const effect = first(text);
  const at = (span: readonly [number, number] | undefined) => text.slice(...(span ?? [0, 0]));
  expect([at(effect?.kind.span), at(effect?.word?.span), at(effect?.targets.span)]).toEqual([
    'When this card is sent to the Graveyard',
    'When',
    'target 1 Plant-Type lantern',
  ]);
  expect(effect?.leaves.map(({ role, span }) => [role, at(span)])).toEqual([
    ['condition', 'When this card is sent to the Graveyard'],
    ['cost', 'target 1 Plant-Type lantern'],
    ['resolution', 'light it.'],
  ]);
});

describe('leaves', () => {
  const leavesOf = (text: string, readPhrase?: ReadPhrase) => {
    const card = { name: 'Paper Lantern', facts: monster(), text };
    return readCardText(card, readPhrase).effects[0]?.leaves ?? [];
  };

  test('are given to the reader of phrases, the targets of the cost with what follows', () => {
    const targets = [{ count: 1, filter: {} }];
    const heard: unknown[] = [];
    const leaves = leavesOf('You can target 1 card; light it. Then sing.', (role, text, given) => {
      heard.push([role, text, given]);
      return role === 'cost' ? { instructions: [], targets } : null;
    });
    expect(heard).toEqual([
      ['cost', 'target 1 card', undefined],
      ['resolution', 'light it.', targets],
      ['resolution', 'Then sing.', targets],
    ]);
    expect(leaves.map(({ does, targets: chosen }) => [does, chosen])).toEqual([
      [[], targets],
      [null, undefined],
      [null, undefined],
    ]);
  });

  test('are read by the grammar of phrases', () => {
    const [cost, resolution] = leavesOf('You can target 1 monster on the field; destroy it.', readLeaf);
    expect([cost?.does, cost?.targets]).toEqual([[], [expect.objectContaining({ count: 1 })]]);
    expect(resolution?.does).toEqual([{ do: 'destroy', what: { target: 0 } }]);
    expect(
      leavesOf('You can discard 1 card; draw 1 card.', readLeaf).map(({ does }) => does?.[0]?.do),
    ).toEqual(['discard', 'draw']);
    expect(leavesOf('You can discard 1 card; hum 1 tune.', readLeaf)[1]?.does).toBeNull();
    expect(leavesOf('If this card is sent to the GY: Draw 1 card.', readLeaf)[0]?.does).toBeNull();
  });

  test('have no instructions without one', () => {
    expect(leavesOf('You can discard 1 card; draw 1 card.').map(({ does }) => does)).toEqual([null, null]);
  });
});

test('places', () => {
  const read = [
    first('You can discard this card; light 1 wick.'),
    first('You can banish this card from your GY; light 1 wick.'),
    first('Light 1 wick.', trap('Counter')),
    first('(Quick Effect): You can light 1 wick.'),
  ];
  expect(read.map((each) => each?.places)).toEqual([['hand'], ['gy'], ['spell-trap-zone'], ['monster-zone']]);
});

test('a sentence that nothing knows stays unread, with its place', () => {
  const text = 'You can discard 1 card; light 1 wick. Lanterns everywhere.';
  const [unread] = readText(text).unread;
  expect(unread).toEqual({ text: 'Lanterns everywhere.', span: [38, 58], box: 'main' });
});

test('a sentence that its reading does not give back stays unread', () => {
  const text = 'You can discard 1 card;  light 1 wick.';
  expect(readText(text)).toMatchObject({ effects: [], unread: [{ text, span: [0, text.length] }] });
});

test('the row of a card', () => {
  expect(rowOf('If this card is destroyed: You can light 1 wick.')).toMatchObject({
    password: 7,
    name: 'Paper Lantern',
    reviveLimit: false,
    effects: [
      {
        kind: 'trigger',
        mandatory: false,
        canMissTiming: false,
        oncePerTurn: 'none',
        targets: false,
        damageStep: true,
      },
    ],
    unread: [],
  });
});

const summons = 'If a Token is Special Summoned: You can Special Summon this card from';
test.for([
  [`${summons} your hand.`, ['hand']],
  [`${summons} your hand or GY.`, ['hand', 'gy']],
  [`${summons} the GY (if it was there when the Token was Summoned) or hand (even if not).`, ['gy', 'hand']],
  [`${summons} your hand (if it was there then), or GY.`, ['hand', 'gy']],
] as const)('where it is activated: %s', ([text, places]) => expect(first(text)?.places).toEqual(places));

test.for([
  ['When this card burns, or if a wick is lit: You can light 1 wick.', 'if'],
  ['When this card burns or is put out: You can light 1 wick.', 'when'],
] as const)('the word of an effect that two conditions begin: %s', ([text, word]) =>
  expect(first(text)?.word?.is).toBe(word),
);

test('a sentence behind a limit, or behind what applies, goes on with an effect only where it names that', () => {
  const kinds = (behind: string) =>
    cardModelOf({
      name: 'Paper Lantern',
      password: 7,
      facts: monster(),
      text: `If this card is destroyed: You can draw 1 card. You can only use this effect of "Paper Lantern" once per turn. ${behind}`,
    }).parts.map(({ kind }) => kind);
  expect(
    kinds('Your opponent takes any battle damage you would have taken from battles involving this card.'),
  ).toEqual(['trigger', 'unclassified']);
  expect(kinds('Your opponent cannot activate monster effects during the Battle Phase.')).toEqual([
    'trigger',
    'continuous',
  ]);
  expect(kinds('If this effect resolves, inflict 500 damage to your opponent.')).toEqual(['trigger']);
});
