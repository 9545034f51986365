import { describe, expect, test } from 'vitest';
import { type CardModel, cardModelSchema } from '../../../src/card-model/card-model.ts';
import type { Facts } from '../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { needsProperSummon } from '../../../src/engine/proper-summon.ts';
import { monster, spell, trap } from '../../support/card-texts.ts';

const model = (text: string, facts: Facts = monster(), pendulum?: string): CardModel =>
  cardModelSchema.parse(
    cardModelOf({ name: 'Paper Lantern', facts, text, ...(pendulum === undefined ? {} : { pendulum }) }),
  );
const first = (text: string, facts?: Facts) => model(text, facts).parts[0];

describe('effects', () => {
  test('a Trigger Effect: word, events, cost, targets, resolution, limit', () => {
    const part = first(
      'If this card is sent to the GY: You can discard 1 card, then target 1 Spell your opponent controls; destroy it. You can only use this effect of "Paper Lantern" once per turn.',
    );
    expect(part).toMatchObject({
      kind: 'trigger',
      word: 'if',
      mandatory: false,
      on: [{ event: 'sent-to-gy', of: 'this' }],
      cost: [{ do: 'discard' }],
      targets: [{ count: 1, filter: { cardType: 'spell', controller: 'opponent' } }],
      does: [{ do: 'destroy', what: { target: 0 } }],
      limit: { scope: 'name', counts: 'use', per: 'turn' },
    });
  });

  test('right after Tokens were made, "they" are the Tokens', () => {
    const text = (then: string) =>
      `Special Summon 2 "Lantern Tokens" (Fiend/FIRE/Level 1/ATK 0/DEF 0). ${then}`;
    for (const then of ['They cannot be Tributed.', 'These Tokens cannot be Tributed.'])
      expect(first(text(then), spell())).toMatchObject({
        does: [{ do: 'special-summon-token' }, { do: 'change-status', what: 'those' }],
      });
    expect(first(text('Draw 1 card. They cannot be Tributed.'), spell())).toMatchObject({
      does: [
        { do: 'special-summon-token' },
        { do: 'draw' },
        { do: 'change-status', what: { reads: 'they' } },
      ],
    });
  });

  test('a ban behind an effect that names no time is what the card says while it is there', () => {
    const behind = (ban: string) =>
      model(`You can discard 1 Beast monster; destroy 1 Trap on the field. ${ban}`).parts;
    expect(behind('Neither player can Special Summon Beast monsters.')).toMatchObject([
      { kind: 'ignition', does: [{ do: 'destroy' }] },
      { kind: 'continuous', does: [{ do: 'restrict', who: 'both' }] },
    ]);
    expect(behind('You cannot Special Summon Beast monsters for the rest of this turn.')).toMatchObject([
      { kind: 'ignition', does: [{ do: 'destroy' }, { do: 'restrict', who: 'you' }] },
    ]);
  });

  test('a timing that was not read leaves what it answers open, and nothing else', () => {
    expect(first('If the wind turns: You can draw 1 card.')).toMatchObject({ does: [{ do: 'draw' }] });
    const part = first('When the wind is destroyed twice by moths: You can draw 1 card.');
    expect(part).toMatchObject({
      kind: 'trigger',
      on: [],
      unreadTiming: 'When the wind is destroyed twice by moths',
      does: [{ do: 'draw', amount: 1 }],
    });
  });

  test('"Activate only when" is the timing of the activation, where it is read', () => {
    const [condition, activation] = model(
      "Activate only when your opponent's Beast monster declares an attack. Draw 1 card.",
      trap(),
    ).parts;
    expect(activation).toMatchObject({
      kind: 'activation',
      word: 'when',
      on: [{ event: 'attack-declared', of: { type: 'Beast', controller: 'opponent' } }],
    });
    expect(condition).toMatchObject({ what: 'activation-condition', isTiming: true });
    const [open, other] = model('Activate only when a lantern burns twice. Draw 1 card.', trap()).parts;
    expect(other).toMatchObject({ kind: 'activation', on: [] });
    expect(open).not.toHaveProperty('isTiming');
  });

  test('an effect of a phase has no event, whatever its condition says of the past', () => {
    expect(
      first('Once per turn, during the End Phase, if this card attacked this turn: Draw 1 card.'),
    ).toMatchObject({ kind: 'trigger', mandatory: true, word: 'during', phase: 'end', on: [] });
  });

  test('a place is where it activates, other conditions stay in words', () => {
    expect(
      first('If this card is in your GY and you control no monsters: You can banish this card; draw 1 card.'),
    ).toMatchObject({
      activatesIn: ['gy'],
      conditions: ['this card is in your GY and you control no monsters'],
    });
    expect(first('If this card is in your hand: You can discard this card; draw 1 card.')).toMatchObject({
      activatesIn: ['hand'],
      conditions: [],
    });
  });

  test('of several effects to choose from none is played by itself; of all of them each is', () => {
    const offer = (what: string) =>
      first(`If this card is Summoned: You can ${what}.\n● Draw 1 card.\n● Gain 500 LP.`);
    expect(offer('activate 1 of these effects')).toMatchObject({
      does: [
        { do: 'activate-one', amount: 1 },
        { do: 'draw', option: 0, onlyIf: 'it is what was chosen' },
        { do: 'gain-lp', option: 1, onlyIf: 'it is what was chosen' },
      ],
    });
    const shown =
      'If this card is Summoned: You can activate 1 of these effects.\n● Draw 1 card.\n● Gain 500 LP.';
    expect(first(`${shown} You can only use this effect of "Paper Lantern" once per turn.`)).toMatchObject({
      printed: { span: [0, shown.length] },
    });
    const both = offer('apply both of these effects');
    expect(JSON.stringify(both)).not.toContain('onlyIf');
  });

  test.for([
    ['behind a cost', 'You can discard 1 card, then activate 1 of these effects;', [{ do: 'discard' }], 0],
    [
      'behind a cost that ends with a full stop',
      'You can discard 1 card, then activate 1 of these effects.',
      [{ do: 'discard' }],
      0,
    ],
    ['behind a target', 'You can target 1 moth you control, then activate 1 of these effects;', [], 1],
    ['behind a condition', 'When this card declares an attack, you can activate 1 of these effects:', [], 0],
    [
      'with what limits them',
      'You can activate 1 of these effects (but you can only use each effect of "Lamp" once per turn);',
      undefined,
      0,
    ],
  ] as const)('options stand %s', ([, words, cost, targets]) => {
    const part = first(`${words}\n● Draw 1 card.\n● Gain 500 LP.`);
    if (part === undefined || !('targets' in part)) throw new Error('no effect');
    expect(part.targets).toHaveLength(targets);
    if (cost !== undefined)
      expect(part.cost.filter((each) => each.do !== 'activate-one')).toMatchObject(cost);
    expect(part.conditions).toEqual([]);
    expect(part.does.map(({ do: verb, option }) => [verb, option])).toEqual([
      ['draw', 0],
      ['gain-lp', 1],
    ]);
  });

  test('effects that are listed as what is answered are no options', () => {
    const words =
      'When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect.';
    expect(
      first(`${words}\n● Special Summon from the Deck.\n● Send a card from the Deck to the GY.`),
    ).toMatchObject({ does: [{ do: 'negate-effect' }] });
  });

  test('of "1 or more" of them, or all "if ...", how many is not known', () => {
    const words =
      'If this card is Summoned: You can apply 1 of these effects, or if you control a moth, apply both of them.';
    const part = JSON.stringify(first(`${words}\n● Draw 1 card.\n● Gain 500 LP.`));
    expect(part).toContain('"do":"activate-one"');
    expect(part).not.toContain('"amount":1,"do":"activate-one"');
  });

  test.for([
    ['an option that may be applied', 'Gain 500 LP, then you can apply this effect.', 0, 1],
    [
      'what may be applied instead',
      'Gain 500 LP. If you control a moth, you can apply this effect instead.',
      0,
      1,
    ],
    ['each of them that is chosen', 'You can activate 1 or both of these effects;', 0, undefined],
    ['as many as were paid for', 'You can pay 500 LP, then choose that many effects;', 0, undefined],
    ['all of them', 'Apply these effects in sequence.', undefined, undefined],
  ] as const)('lines behind words are %s', ([, words, option, amount]) => {
    const part = first(`If this card is Summoned: ${words}\n● Draw 1 card.`);
    const does = part !== undefined && 'does' in part ? part.does : [];
    expect(does.find(({ do: verb }) => verb === 'draw')?.option).toBe(option);
    if (amount === 1 && words.includes('then'))
      expect(does.find(({ do: verb }) => verb === 'activate-one')).toMatchObject({ amount: 1, may: true });
  });

  test('lines behind words that give them to another card are none of the effect before', () => {
    const text =
      'If this card is Summoned: Draw 1 card. A moth that was Summoned using this card gains this effect.\n● Gains 500 ATK.';
    expect(first(text)).toMatchObject({ does: [{ do: 'draw' }] });
    expect(JSON.stringify(first(text))).not.toContain('change-atk');
  });

  test.for([
    ['Special Summon 1 monster from your hand, and if you do, it gains this effect.', 'those'],
    ['This card gains this effect.', 'this'],
  ] as const)('"this card" in a line is the card that gains it: %s', ([words, what]) => {
    const part = first(`If this card is Summoned: ${words}\n● This card gains 500 ATK.`);
    const does = part !== undefined && 'does' in part ? part.does : [];
    expect(does.find(({ do: verb }) => verb === 'change-atk')?.what).toBe(what);
  });

  test('what "you can ... to activate 1 of these effects:" pays is lost nowhere', () => {
    expect(
      first(
        'Once per turn, you can polish 1 moth to activate 1 of these effects:\n● Draw 1 card.\n● Gain 500 LP.',
      ),
    ).toMatchObject({
      conditions: ['you can polish 1 moth to activate 1 of these effects'],
      limit: { times: 1, per: 'turn' },
    });
  });

  test('"it" is the card of the event, where nothing else was spoken of', () => {
    const does = (text: string) => first(text, trap());
    expect(does("When an opponent's monster declares an attack: Destroy it.")).toMatchObject({
      does: [{ do: 'destroy', what: 'event' }],
    });
    expect(does("When an opponent's monster declares an attack: Target 1 Spell; destroy it.")).toMatchObject({
      does: [{ do: 'destroy', what: { target: 0 } }],
    });
  });

  test('what was not read is described in its words', () => {
    expect(first('You can target 1 moth; teach it to sing.')).toMatchObject({
      targets: [{ count: 'any', filter: { reads: 'target 1 moth' } }],
      does: [{ do: 'described', reads: 'teach it to sing.' }],
    });
  });

  test('the words that decide: timing, cost, targets, limit', () => {
    const text = 'If this card is banished: You can pay 500 LP; draw 1 card.';
    const part = first(text);
    const printed = part !== undefined && 'printed' in part ? part.printed : undefined;
    expect(printed?.decides.map(([from, to]) => text.slice(from, to))).toEqual(['If', 'pay 500 LP']);
  });
});

describe('Spells and Traps', () => {
  test('a card that stays is activated, also where its text names no effect of that', () => {
    const { parts } = model('All Fiend monsters gain 300 ATK.', spell('Continuous'));
    expect(parts.map(({ kind }) => kind)).toEqual(['activation', 'continuous']);
  });

  test('"Activate this card by" is its cost, and what follows is not its resolution', () => {
    const { parts } = model(
      'Activate this card by paying 800 LP. Negate the effects of all face-up monsters on the field.',
      trap('Continuous'),
    );
    expect(parts).toMatchObject([
      { kind: 'activation', cost: [{ do: 'pay-lp', amount: 800 }], does: [] },
      { kind: 'continuous' },
    ]);
  });

  test.for([
    ['declares', 'declaring 1 Attribute', { cost: [{ do: 'declare', reads: 'declare 1 Attribute' }] }],
    ['places counters', 'placing 2 Moth Counters on it', { cost: [{ do: 'place-counter', amount: 2 }] }],
    ['targets', 'targeting 1 monster you control', { cost: [], targets: [{ count: 1 }] }],
    [
      'targets what is not read',
      'targeting 1 moth that sings',
      { targets: [{ count: 'any', filter: { reads: expect.stringContaining('1 moth that sings') } }] },
    ],
  ] as const)('a card that is activated by what it %s', ([, by, payment]) => {
    const [activation] = model(`Activate this card by ${by}; destroy it.`, trap('Continuous')).parts;
    expect(activation).toMatchObject({ kind: 'activation', ...payment });
  });

  test('who may respond is no part of the resolution', () => {
    const { parts } = model(
      "Draw 1 card. Neither player can activate cards or effects in response to this card's activation.",
      spell(),
    );
    expect(parts).toMatchObject([
      { kind: 'activation', does: [{ do: 'draw' }] },
      { kind: 'not-an-effect', what: 'cannot-be-responded-to' },
    ]);
  });
});

describe('Summoning', () => {
  const summoning = (text: string, ...abilities: Parameters<typeof monster>) =>
    model(text, monster(...abilities)).summoning;

  test.for<readonly [text: string, summoning: object]>([
    ['Cannot be Normal Summoned/Set.', { noNormalSummonSet: true, ways: [] }],
    ['Cannot be Normal or Special Summoned.', { noNormalSummon: true, special: 'cannot-be', ways: [] }],
    ['Cannot be Special Summoned from the Deck.', { notFrom: ['deck'], ways: [] }],
    [
      'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 moth.',
      {
        noNormalSummonSet: true,
        special: 'must-first-be',
        ways: ['summoned-by-own-procedure'],
        procedure: '(from your hand) by banishing 1 moth',
        procedures: [{ from: ['hand'], onlyIf: [], uses: [], unread: 'by banishing 1 moth' }],
      },
    ],
    [
      'Must be Special Summoned with "Match" or "Candle".',
      {
        special: 'must-be',
        ways: ['special-summoned'],
        byCards: ['Match', 'Candle'],
        procedure: 'with "Match" or "Candle"',
      },
    ],
    [
      'Must first be either Fusion Summoned, or Special Summoned by Tributing 1 "Match".',
      {
        special: 'must-first-be',
        ways: ['fusion-summoned', 'summoned-by-own-procedure'],
        procedure: 'by Tributing 1 "Match"',
        procedures: [{ from: ['hand'], onlyIf: [], uses: [], unread: 'by Tributing 1 "Match"' }],
      },
    ],
    [
      'This card can only be Special Summoned from your Extra Deck by returning 1 moth to the Deck.',
      {
        special: 'must-first-be',
        ways: ['summoned-by-own-procedure'],
        procedure: 'from your Extra Deck by returning 1 moth to the Deck',
        procedures: [
          { from: ['extra-deck'], onlyIf: [], uses: [], unread: 'by returning 1 moth to the Deck' },
        ],
      },
    ],
    [
      'Must be Special Summoned with the effect of a "Lantern" card.',
      { special: 'must-be', ways: ['special-summoned'], bySeries: 'Lantern' },
    ],
    [
      'Must be Special Summoned in the light of a full moon.',
      { special: 'must-be', ways: [], unreadWays: 'Special Summoned in the light of a full moon' },
    ],
  ])('%s', ([text, expected]) => {
    expect(summoning(text)).toEqual(expected);
  });

  test('another way to Synchro Summon is no procedure of its own', () => {
    expect(summoning('You can also Synchro Summon this card by banishing 1 moth.', 'Synchro')).toEqual({
      ways: [],
    });
  });

  test('a monster whose ways were not read needs a proper Summon all the same', () => {
    expect(needsProperSummon(model('Must be Special Summoned in the light of a full moon.'))).toBe(true);
  });
});

test('"treated as a Fusion Summon" is said of the Special Summon, also behind other words', () => {
  const text =
    'Special Summon 1 Fusion Monster from your Extra Deck, but it cannot attack, also it is destroyed during the End Phase. (This is treated as a Fusion Summon.)';
  const { parts } = cardModelOf({
    name: 'Quick Cast',
    facts: { cardType: 'spell', property: 'Normal' },
    text,
  });
  const does = parts.flatMap((part) => ('does' in part ? part.does : []));
  expect(does.map(({ do: verb, treatedAs }) => [verb, treatedAs])).toEqual([
    ['special-summon', 'fusion'],
    ['change-status', undefined],
    ['destroy', undefined],
  ]);
});
