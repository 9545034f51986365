import { expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { isUnaffected } from '../../../src/engine/state/unaffected.ts';
import { continuous, duel, limited, monster } from '../../support/duels.ts';

/** A text that says in words alone that its card is unaffected leaves open what it does; of other effects it says nothing. */

const said = 'while there is no fog, this card is unaffected by Spell effects';
const parts = {
  described: continuous({ do: 'described', reads: said }),
  unread: { kind: 'unread', reads: said },
  another: continuous({ do: 'described', reads: 'other monsters are unaffected by Spell effects' }),
} as const;

test.for([
  ['described', 'spell', 'unknown'],
  ['unread', 'spell', 'unknown'],
  ['described', 'trap', 'no'],
  ['another', 'spell', 'no'],
] as const)('%s words, an effect of a %s', ([words, kind, expected]) => {
  const card = cardOf(duel({ x: [monster('Fog Newt', [parts[words]]), 'monster-zone'] }), 'x');
  expect(isUnaffected(card, { card: 'y', kind, player: 'P1' })).toBe(expected);
});

const status = (more: object) =>
  continuous({ do: 'change-status', what: 'this', reads: 'is unaffected by Spell effects', ...more });
const bySummon = status({
  onlyIf: 'if this card is Normal Summoned/Set',
  holds: [[{ summonedBy: ['normal-summoned', 'tribute-summoned', 'normal-summoned-again', 'set'] }]],
  unaffected: { by: ['spell'] },
});

test.for([
  ['Normal Summoned', { summoned: 'normal-summoned' }, {}, 'yes'],
  ['Special Summoned', { summoned: 'special-summoned' }, {}, 'no'],
  ['Summoned nobody said how', {}, {}, 'unknown'],
  ['one that cannot be Special Summoned', {}, { special: 'cannot-be' }, 'yes'],
] as const)('a status that hangs on how it was Summoned: %s', ([, setup, summoning, expected]) => {
  const model = { ...limited('Fog Tower', [], summoning), parts: monster('Fog Tower', [bySummon]).parts };
  const card = cardOf(duel({ x: [model, 'monster-zone', { ...setup }] }), 'x');
  expect(isUnaffected(card, { card: 'y', kind: 'spell', player: 'P1' })).toBe(expected);
});

test.for([
  [
    '"it" without more',
    continuous({ do: 'change-status', what: { reads: 'it' }, reads: 'is unaffected by Trap effects' }),
    'trap',
    'unknown',
  ],
  [
    'of effects of another kind',
    continuous({ do: 'change-status', what: { reads: 'it' }, reads: 'is unaffected by Trap effects' }),
    'spell',
    'no',
  ],
  [
    'under a condition in words',
    continuous({ do: 'described', reads: 'If it rains, it is unaffected by card effects.' }),
    'spell',
    'unknown',
  ],
  [
    'against some effects of the kind',
    status({ reads: 'is unaffected by loud monster effects' }),
    'monster',
    'unknown',
  ],
  [
    'said of its Summon by its own effect',
    {
      kind: 'ignition',
      does: [
        { do: 'special-summon', what: 'this' },
        {
          do: 'described',
          reads: 'If Summoned this way, it is unaffected by card effects, but loses 500 DEF.',
        },
      ],
    },
    'trap',
    'unknown',
  ],
] as const)('%s', ([, part, kind, expected]) => {
  const card = cardOf(duel({ x: [monster('Fog Newt', [part]), 'monster-zone'] }), 'x');
  expect(isUnaffected(card, { card: 'y', kind, player: 'P1' })).toBe(expected);
});
