import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { readStatic } from '../../../src/cardtext/phrases/read-static.ts';

type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('what starts no Chain Link', () => {
  test.for<Row>([
    [
      'This card can be treated as 2 Tributes for the Tribute Summon of a Fiend monster.',
      [
        {
          do: 'change-status',
          what: 'this',
          reads: 'can be treated as 2 Tributes for the Tribute Summon of a Fiend monster',
        },
      ],
    ],
    [
      'While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon from the Extra Deck, except Fiend monsters.',
      [
        {
          onlyIf: 'while that Token is in the Monster Zone',
          do: 'described',
          reads:
            'the player who Summoned it cannot Special Summon from the Extra Deck, except Fiend monsters',
        },
      ],
    ],
    [
      'Requires 3 Tributes to Normal Summon (cannot be Normal Set).',
      [{ do: 'described', reads: 'requires 3 Tributes to Normal Summon (cannot be Normal Set)' }],
    ],
    [
      'Negate all other Trap effects on the field.',
      [
        {
          do: 'negate-effects',
          what: {
            count: 'all',
            from: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'],
            filter: { cardType: 'trap', other: true },
          },
        },
      ],
    ],
    [
      'Negate all Equip Spell effects on the field this turn.',
      [
        {
          do: 'negate-effects',
          until: 'end-of-turn',
          what: { reads: 'all Equip Spell effects on the field' },
        },
      ],
    ],
    [
      'Negate any Trap effects that target this card, and if you do, destroy them.',
      [
        { do: 'negate-effects', what: { reads: 'any Trap effects that target this card' } },
        { do: 'destroy', what: { reads: 'it' }, joined: 'if-you-do' },
      ],
    ],
    [
      'The activation of your Ritual Spells cannot be negated.',
      [
        {
          do: 'change-status',
          what: { reads: 'the activation of your Ritual Spells' },
          reads: 'cannot be negated',
        },
      ],
    ],
    [
      "Cards and effects cannot be activated in response to this card's activation.",
      [
        {
          do: 'change-status',
          what: { reads: 'cards and effects' },
          reads: "cannot be activated in response to this card's activation",
        },
      ],
    ],
    [
      'This card cannot be destroyed, or banished, by card effects.',
      [{ do: 'change-status', what: 'this', reads: 'cannot be destroyed, or banished, by card effects' }],
    ],
    [
      'Can attack a number of times each Battle Phase, up to the number of materials attached to it.',
      [
        {
          do: 'change-status',
          what: 'this',
          reads:
            'can attack a number of times each Battle Phase, up to the number of materials attached to it',
        },
      ],
    ],
    [
      'All monsters your opponent controls that can attack must attack this card.',
      [
        {
          do: 'change-status',
          what: {
            count: 'all',
            from: ['monster-zone'],
            filter: { cardType: 'monster', controller: 'opponent', reads: 'that can attack' },
          },
          reads: 'must attack this card',
        },
      ],
    ],
    ['2+: This card gains 500 ATK.', [{ amount: 500, do: 'change-atk', what: 'this', onlyIf: '2+' }]],
    [
      'If your Fairy monster attacks a Defense Position monster, inflict piercing battle damage to your opponent.',
      [
        {
          onlyIf: 'if your Fairy monster attacks a Defense Position monster',
          do: 'change-status',
          what: { reads: 'your Fairy monster' },
          reads: 'inflict piercing battle damage to your opponent',
        },
      ],
    ],
    [
      'While you control a Fairy monster, if this card attacks, it gains 500 ATK.',
      [
        {
          onlyIf: 'while you control a Fairy monster, if this card attacks',
          amount: 500,
          do: 'change-atk',
          what: { reads: 'it' },
        },
      ],
    ],
    [
      'While this card is an Effect Monster, if another Trap Card you control would be destroyed, you can Set it instead.',
      [
        {
          onlyIf: 'while this card is an Effect Monster, if another Trap Card you control would be destroyed',
          reads: 'instead',
          do: 'set',
          what: { reads: 'it' },
          may: true,
        },
      ],
    ],
    [
      'Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves.',
      [
        {
          onlyIf: 'each time a Spell Card is activated, when that Spell resolves',
          do: 'place-counter',
          amount: 1,
          what: 'this',
          reads: 'Spell Counter',
        },
      ],
    ],
    [
      'You can only Special Summon "Paper Lantern" once per turn this way, no matter which method you use.',
      [
        {
          do: 'restrict',
          who: 'you',
          reads:
            'you can only Special Summon "Paper Lantern" once per turn this way, no matter which method you use',
        },
      ],
    ],
    [
      'For a Synchro Summon, you can substitute this card for any 1 "Lantern" Tuner.',
      [
        {
          do: 'described',
          reads: 'substitute this card for any 1 "Lantern" Tuner, for a Synchro Summon',
          may: true,
        },
      ],
    ],
    [
      'This face-up card on the field is also DARK-Attribute.',
      [
        {
          do: 'change-status',
          what: 'this',
          from: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'],
          reads: 'is also DARK-Attribute',
        },
      ],
    ],
    [
      'Unaffected by "Paper Lantern".',
      [{ do: 'change-status', what: 'this', reads: 'is unaffected by "Paper Lantern"' }],
    ],
    [
      'Activate only during the Battle Phase.',
      [{ do: 'described', reads: 'activate only during the Battle Phase' }],
    ],
    [
      'To Tribute Summon this card, you must Tribute 3 Fairy monsters.',
      [
        {
          do: 'tribute',
          what: { count: 3, filter: { cardType: 'monster', type: 'Fairy' } },
          reads: 'to Tribute Summon this card',
        },
      ],
    ],
    [
      'You take no battle damage from attacks involving your Fairy monsters.',
      [{ do: 'described', reads: 'you take no battle damage from attacks involving your Fairy monsters' }],
    ],
  ])('%s', ([text, instructions]) => {
    expect(readStatic(text)).toEqual(instructions);
  });
});

test.for([
  ['a case that no bullet has', 'Wick: This card gains 500 ATK.'],
  ['two conditions, the second of something else', 'While lit, if dark, lanterns glow.'],
  ['an effect that no rule knows', 'The glow of your Ritual Spells cannot be negated.'],
  ['Tributes for no Summon', 'Requires 3 Tributes to glow.'],
])('not read: %s', ([, text = '']) => {
  expect(readStatic(text)).toBeNull();
});
