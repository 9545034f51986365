import { describe, expect, test } from 'vitest';
import { type ClauseKind, printClause, readClause } from '../../../src/cardtext/phrases/read-clause.ts';
import type { Instruction } from '../../../src/effects/instruction.ts';
import { instructionSchema } from '../../../src/effects/instruction.ts';
import { type Target, targetSchema } from '../../../src/effects/part.ts';

const field = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'] as const;
const does = (text: string, kind: ClauseKind = 'resolution', given?: readonly Target[]) =>
  readClause(text, kind, given)?.instructions;

type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('costs', () => {
  test.for<Row>([
    ['discard 1 card', [{ do: 'discard', what: { count: 1, filter: {} } }]],
    ['banish this card from your GY', [{ do: 'banish', what: 'this', from: ['gy'] }]],
    ['pay 1000 LP', [{ do: 'pay-lp', amount: 1000 }]],
    ['pay half your LP', [{ do: 'pay-lp', reads: 'half your LP' }]],
    [
      'detach 2 materials from this card',
      [{ do: 'detach', what: { count: 2, filter: { reads: 'materials' } }, onto: 'this' }],
    ],
    [
      'Tribute 1 other LIGHT or DARK monster',
      [
        {
          do: 'tribute',
          what: {
            count: 1,
            filter: {
              cardType: 'monster',
              other: true,
              anyOf: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }],
            },
          },
        },
      ],
    ],
    [
      'banish this card and 1 "Lantern" monster from your GY',
      [
        { do: 'banish', what: 'this', from: ['gy'] },
        {
          do: 'banish',
          joined: 'and',
          what: {
            count: 1,
            from: ['gy'],
            filter: { cardType: 'monster', archetype: 'Lantern', owner: 'you' },
          },
        },
      ],
    ],
    [
      'send 1 card from your hand or field to the GY',
      [
        {
          do: 'send-to-gy',
          what: {
            count: 1,
            from: ['hand', ...field],
            filter: {
              anyOf: [
                { owner: 'you', in: ['hand'] },
                { controller: 'you', in: [...field] },
              ],
            },
          },
        },
      ],
    ],
    [
      'remove 2 Lantern Counters from this card',
      [{ do: 'remove-counter', amount: 2, what: 'this', reads: 'Lantern Counters' }],
    ],
  ])('%s', ([text, instructions]) => {
    expect(does(text, 'cost')).toEqual(instructions);
  });

  test('"1 A and B" is each of them, which no filter says', () => {
    const [first] = does('banish 2 "Lantern" and "Candle" cards from your GY', 'cost') ?? [];
    expect(first?.what).toMatchObject({ filter: { reads: '"Lantern" and "Candle"' } });
  });
});

describe('targets', () => {
  test.for<readonly [string, readonly Target[]]>([
    [
      'target 1 face-up monster your opponent controls',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: { cardType: 'monster', faceUp: true, controller: 'opponent' },
        },
      ],
    ],
    ['target up to 2 cards on the field', [{ count: 2, upTo: true, from: [...field], filter: {} }]],
    [
      'Target 1 Level 4 or lower "Lantern" monster in your GY, except "Paper Lantern"',
      [
        {
          count: 1,
          from: ['gy'],
          filter: {
            cardType: 'monster',
            levelAtMost: 4,
            archetype: 'Lantern',
            owner: 'you',
            except: [{ names: ['Paper Lantern'] }],
          },
        },
      ],
    ],
    [
      'target 1 Warrior monster or 1 Fusion Monster on the field',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: { cardType: 'monster', anyOf: [{ type: 'Warrior' }, { abilities: ['Fusion'] }] },
        },
      ],
    ],
    [
      'target 1 monster with 1500 or less ATK on the field',
      [{ count: 1, from: ['monster-zone'], filter: { cardType: 'monster', atkAtMost: 1500 } }],
    ],
    [
      'target 1 Rank 4 Xyz Monster or 1 Link-2 monster you control',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: {
            cardType: 'monster',
            controller: 'you',
            anyOf: [{ ranks: [4], abilities: ['Xyz'] }, { links: [2] }],
          },
        },
      ],
    ],
    ['target 1 of them', [{ count: 1, filter: { reads: '1 of them' } }]],
  ])('%s', ([text, targets]) => {
    expect(readClause(text, 'target')?.targets).toEqual(targets);
  });

  test('a cost before it stays a cost', () => {
    const read = readClause('discard 1 card, then target 1 card on the field', 'target');
    expect(read?.instructions).toEqual([{ do: 'discard', what: { count: 1, filter: {} } }]);
    expect(read?.targets).toHaveLength(1);
  });

  test('a clause is only read as what it is', () => {
    expect(readClause('discard 1 card', 'target')).toBeNull();
    expect(readClause('target 1 card on the field', 'cost')).toBeNull();
    expect(readClause('target 1 card on the field', 'resolution')).toBeNull();
  });
});

describe('resolutions', () => {
  const deck = { count: 1 as const, from: ['deck' as const], filter: { owner: 'you' as const } };
  const lantern = { ...deck, filter: { ...deck.filter, cardType: 'monster' as const, archetype: 'Lantern' } };

  test.for<Row>([
    ['Destroy 1 card on the field', [{ do: 'destroy', what: { count: 1, from: [...field], filter: {} } }]],
    ['draw 2 cards', [{ do: 'draw', amount: 2 }]],
    ['inflict 500 damage to your opponent', [{ do: 'inflict-damage', amount: 500, who: 'opponent' }]],
    [
      'inflict 300 damage to your opponent for each card in their hand',
      [{ do: 'inflict-damage', who: 'opponent', reads: '300 damage, for each card in their hand' }],
    ],
    ['gain 800 LP', [{ do: 'gain-lp', amount: 800 }]],
    ['halve your LP', [{ do: 'set-lp', times: 'half' }]],
    ['add 1 "Lantern" monster from your Deck to your hand', [{ do: 'add-to-hand', what: lantern }]],
    [
      'You can Special Summon this card from your hand in Defense Position',
      [{ do: 'special-summon', what: 'this', from: ['hand'], position: 'defense', may: true }],
    ],
    [
      'Special Summon 1 "Paper Lantern" from your Deck, ignoring its Summoning conditions',
      [
        {
          do: 'special-summon',
          what: { ...deck, filter: { names: ['Paper Lantern'], owner: 'you' } },
          ignoringConditions: true,
        },
      ],
    ],
    [
      'Special Summon 2 "Lantern Tokens" (Fiend/FIRE/Level 1/ATK 0/DEF 0)',
      [
        {
          do: 'special-summon-token',
          what: {
            count: 2,
            filter: { names: ['Lantern Tokens'], reads: '(Fiend/FIRE/Level 1/ATK 0/DEF 0)' },
          },
        },
      ],
    ],
    [
      'negate the activation, and if you do, destroy that card',
      [{ do: 'negate-activation' }, { do: 'destroy', what: 'those', joined: 'if-you-do' }],
    ],
    ['negate the Summon or activation', [{ do: 'negate-summon' }, { do: 'negate-activation', joined: 'or' }]],
    [
      'draw 1 card, then discard 1 card, also, after that, gain 100 LP',
      [
        { do: 'draw', amount: 1 },
        { do: 'discard', what: { count: 1, filter: {} }, joined: 'then' },
        { do: 'gain-lp', amount: 100, joined: 'also-after-that' },
      ],
    ],
    [
      'all monsters you control gain 300 ATK until the end of this turn',
      [
        {
          do: 'change-atk',
          what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } },
          amount: 300,
          until: 'end-of-turn',
        },
      ],
    ],
    [
      'this card loses 100 ATK/DEF',
      [
        { do: 'change-atk', what: 'this', amount: -100 },
        { do: 'change-def', what: 'this', amount: -100, joined: 'and' },
      ],
    ],
    ["this card's ATK becomes 0", [{ do: 'change-atk', what: 'this', amount: 0, becomes: true }]],
    [
      'you cannot Special Summon for the rest of this turn, except FIRE monsters',
      [
        {
          do: 'restrict',
          who: 'you',
          reads: 'you cannot Special Summon for the rest of this turn, except FIRE monsters',
        },
      ],
    ],
    [
      'if you control a FIRE monster, draw 1 card',
      [{ do: 'draw', amount: 1, onlyIf: 'if you control a FIRE monster' }],
    ],
    [
      'Special Summon this card, but banish it when it leaves the field',
      [
        { do: 'special-summon', what: 'this' },
        {
          do: 'banish',
          joined: 'also',
          what: 'this',
          delayed: 'when it leaves the field',
          reads: 'banish it when it leaves the field',
        },
      ],
    ],
    ['place this card in your Pendulum Zone', [{ do: 'place', what: 'this', to: 'pendulum-zone' }]],
    [
      'change this card to face-down Defense Position',
      [{ do: 'flip-face-down', what: 'this', faceDown: true, position: 'defense' }],
    ],
    ['your opponent draws 1 card', [{ do: 'draw', amount: 1, who: 'opponent' }]],
    [
      'immediately after this effect resolves, Normal Summon 1 monster',
      [{ do: 'normal-summon', what: { count: 1, filter: { cardType: 'monster' } }, immediatelyAfter: true }],
    ],
    [
      'place 1 Lantern Counter on this card',
      [{ do: 'place-counter', amount: 1, what: 'this', reads: 'Lantern Counter' }],
    ],
    [
      "look at your opponent's hand",
      [{ do: 'look-at', what: { count: 'all', from: ['hand'], filter: { owner: 'opponent' } } }],
    ],
  ])('%s', ([text, instructions]) => {
    expect(does(text)).toEqual(instructions);
  });

  const one: Target = { count: 1, filter: {} };
  test.for([
    ['the only target', 'destroy it', [one], [{ target: 0 }]],
    ['several targets', 'destroy them', [{ ...one, count: 2 }], ['targets']],
    ['a number that does not fit', 'destroy them', [one], [{ reads: 'them' }]],
    ['nothing that was said', 'destroy it', [], [{ reads: 'it' }]],
    ['that target', 'destroy that target', [one], [{ target: 0 }]],
    ['this card or the target', 'destroy this card, then banish it', [one], ['this', { reads: 'it' }]],
    [
      'never this card',
      'destroy this card, then banish that monster',
      [],
      ['this', { reads: 'that monster' }],
    ],
    ['both targets', 'destroy both targets', [{ ...one, count: 2 }], ['targets']],
    [
      'the only target, not the one before',
      'destroy that target, then banish it',
      [one],
      [{ target: 0 }, { target: 0 }],
    ],
    ['what no step has named', 'draw 1 card, then reveal it', [], [undefined, { reads: 'it' }]],
    ['what was negated', 'negate that effect, and if you do, banish it', [], [undefined, 'those']],
    ['the attacking monster', 'destroy the attacking monster', [one], [{ reads: 'the attacking monster' }]],
    ['a card with more said of it', 'destroy that FIRE monster', [one], [{ reads: 'that FIRE monster' }]],
  ] as const)('what a reference means: %s', ([, text, given, objects]) => {
    expect(does(text, 'resolution', given)?.map(({ what }) => what)).toEqual(objects);
  });

  test.for([
    ['the one card before', 'Special Summon 1 "Paper Lantern" from your GY, then destroy it', 'those'],
    [
      'one card is not "them"',
      'Special Summon 1 "Paper Lantern" from your GY, then destroy them',
      { reads: 'them' },
    ],
    ['several cards before', 'Special Summon 2 "Lantern" monsters from your GY, then destroy them', 'those'],
    [
      'several cards are not "it"',
      'Special Summon 2 "Lantern" monsters from your GY, then destroy it',
      { reads: 'it' },
    ],
    [
      'two sorts together',
      'Special Summon 1 Tuner and 1 "Paper Lantern" from your GY, then destroy them',
      'those',
    ],
    ['a monster before', 'Special Summon 1 FIRE monster from your GY, then destroy that monster', 'those'],
    [
      'a card before that is no monster',
      'Set 1 "Lantern" Spell from your Deck, then destroy that monster',
      { reads: 'that monster' },
    ],
  ] as const)('cards before: %s', ([, text, object]) => {
    expect(does(text, 'resolution', [])?.at(-1)?.what).toEqual(object);
  });

  test('a target and other cards before it: "it" is the nearer, "that monster" could be either', () => {
    const text = (end: string) => `Special Summon 1 FIRE monster from your GY, then destroy ${end}`;
    expect(does(text('it'), 'resolution', [one])?.at(-1)?.what).toBe('those');
    expect(does(text('that monster'), 'resolution', [one])?.at(-1)?.what).toEqual({ reads: 'that monster' });
  });

  test('who does it is who did the step before, where the verb says so', () => {
    expect(does('your opponent discards 1 card, then draws 1 card')?.map(({ who }) => who)).toEqual([
      'opponent',
      'opponent',
    ]);
    expect(does('your opponent discards 1 card, then draw 1 card')?.map(({ who }) => who)).toEqual([
      'opponent',
      undefined,
    ]);
    expect(does('draws 1 card')).toBeUndefined();
  });

  test.for([
    ['a verb that no card has', 'fold 1 card'],
    ['a rest that is not read', 'destroy 1 card on the field by folding it'],
    ['nothing', ''],
    [
      'a sentence that may go on or begin anew',
      'you cannot Normal Summon or Special Summon 1 "Paper Lantern"',
    ],
    [
      'a condition of one part or of both',
      'Special Summon this card, but negate its effects if you control a monster',
    ],
    ['a place that says where something was', 'Special Summon this card on the field'],
    ['a count of none', 'draw cards'],
    ['too much text', `destroy ${'"A" '.repeat(1000)}`],
  ])('not read: %s', ([, text]) => {
    expect(readClause(text ?? '', 'resolution')).toBeNull();
  });
});

test('what is read is printed again, from a small first letter on', () => {
  const text = 'Destroy it, and if you do, draw 1 card.';
  const read = readClause(text, 'resolution', []);
  expect(read && printClause(read.clause)).toBe('destroy it, and if you do, draw 1 card');
});

test('readings are instructions and targets of the effect model', () => {
  const read = readClause('Tribute 1 monster, then target 1 "A" monster you control or in your GY', 'target');
  expect(read?.instructions.map((each) => instructionSchema.safeParse(each).success)).toEqual([true]);
  expect(read?.targets.map((each) => targetSchema.safeParse(each).success)).toEqual([true]);
});
