import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { printClause, readClause } from '../../../src/cardtext/phrases/read-clause.ts';

const field = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'] as const;
const does = (text: string) => readClause(text, 'resolution')?.instructions;

type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('resolutions', () => {
  const deck = { count: 1 as const, from: ['deck' as const], filter: { owner: 'you' as const } };
  const lantern = { ...deck, filter: { ...deck.filter, cardType: 'monster' as const, archetype: 'Lantern' } };

  test.for<Row>([
    ['Destroy 1 card on the field', [{ do: 'destroy', what: { count: 1, from: [...field], filter: {} } }]],
    [
      'add 1 "Lantern" monster from your Deck to your hand, except "Paper Lantern"',
      [
        {
          do: 'add-to-hand',
          what: { ...lantern, filter: { ...lantern.filter, except: [{ names: ['Paper Lantern'] }] } },
        },
      ],
    ],
    ['draw 2 cards', [{ do: 'draw', amount: 2 }]],
    ['inflict 500 damage to your opponent', [{ do: 'inflict-damage', amount: 500, who: 'opponent' }]],
    [
      'inflict 350 damage to your opponent for each card in their hand',
      [{ do: 'inflict-damage', who: 'opponent', reads: '350 damage, for each card in their hand' }],
    ],
    [
      'if you control a FIRE monster, draw 1 card, then discard 1 card, also gain 100 LP',
      [
        { do: 'draw', amount: 1, onlyIf: 'if you control a FIRE monster' },
        {
          do: 'discard',
          what: { count: 1, filter: {} },
          joined: 'then',
          onlyIf: 'if you control a FIRE monster',
        },
        { do: 'gain-lp', amount: 100, joined: 'also', onlyIf: 'if you control a FIRE monster' },
      ],
    ],
    [
      'during the End Phase, add this card to your hand or Special Summon it',
      [
        { do: 'add-to-hand', what: 'this', delayed: 'during the End Phase' },
        { do: 'special-summon', what: 'this', joined: 'or', delayed: 'during the End Phase' },
      ],
    ],
    [
      'destroy monsters on the field, up to the number of Spells you control',
      [
        {
          do: 'destroy',
          what: {
            count: 'any',
            from: ['monster-zone'],
            filter: { cardType: 'monster', reads: 'up to the number of Spells you control' },
          },
        },
      ],
    ],
    [
      'draw 1 card, OR: unequip this card',
      [
        { do: 'draw', amount: 1 },
        { do: 'unequip', what: 'this', joined: 'or' },
      ],
    ],
    [
      'equip this card with 1 "Lantern" monster from your Deck',
      [{ do: 'equip', what: lantern, onto: 'this' }],
    ],
    ['gain 800 LP', [{ do: 'gain-lp', amount: 800 }]],
    ['halve your LP', [{ do: 'set-lp', times: 'half' }]],
    ['add 1 "Lantern" monster from your Deck to your hand', [{ do: 'add-to-hand', what: lantern }]],
    [
      'You can Special Summon this card from your GY in face-up Defense Position',
      [{ do: 'special-summon', what: 'this', from: ['gy'], position: 'defense', may: true }],
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
          what: { count: 2, filter: { names: ['Lantern Token'], reads: '(Fiend/FIRE/Level 1/ATK 0/DEF 0)' } },
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
      'all monsters you control gain 350 ATK until the end of this turn',
      [
        {
          do: 'change-atk',
          what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } },
          amount: 350,
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
      'you cannot Special Summon this turn, except FIRE Warrior monsters',
      [
        {
          do: 'restrict',
          who: 'you',
          until: 'end-of-turn',
          reads: 'you cannot Special Summon this turn, except FIRE Warrior monsters',
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

  test.for([
    ['a verb that no card has', 'fold 1 card'],
    ['a rest that is not read', 'destroy 1 card on the field by folding it'],
    ['nothing', ''],
    [
      'a sentence that may go on or begin anew',
      'you cannot Normal Summon and Special Summon 1 "Paper Lantern"',
    ],
    [
      'a condition of one part or of both',
      'Special Summon this card, but negate its effects if you control a monster',
    ],
    ['a place that says where something was', 'Special Summon this card on the field'],
    ['a state that may go on', 'this card cannot attack and change its battle position'],
    ['a count of none', 'draw cards'],
    ['two durations', 'until the end of this turn, this card gains 500 ATK until the End Phase'],
    ['two positions', 'Special Summon this card in Attack Position in Defense Position'],
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
