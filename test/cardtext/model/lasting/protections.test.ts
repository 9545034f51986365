import { expect, test } from 'vitest';
import { cardModelOf } from '../../../../src/cardtext/model/card-model-of.ts';
import { protectionIn } from '../../../../src/cardtext/model/lasting/protections.ts';

test.for([
  ['cannot be destroyed by card effects', { from: ['destroy'] }],
  [
    "it cannot be destroyed by battle or your opponent's card effects",
    { from: ['destroy'], whose: 'opponent' },
  ],
  [
    'cannot be targeted or destroyed by Spell/Trap effects',
    { from: ['target', 'destroy'], by: 'spell-trap' },
  ],
  [
    "cannot be destroyed, or banished, by an opponent's card effects",
    { from: ['destroy', 'banish'], whose: 'opponent' },
  ],
  ['cannot be Tributed', { from: ['tribute'] }],
  ['cannot declare an attack or be Tributed', { from: ['tribute'] }],
  ['they cannot be Tributed for a Tribute Summon', { from: ['tribute'], for: 'tribute-summon' }],
  ['your opponent cannot Tribute this face-up card on the field', { from: ['tribute'], whose: 'opponent' }],
  ['neither player can target this card with monster effects', { from: ['target'], by: 'monster' }],
  [
    'your opponent cannot target other Wick monsters you control with card effects',
    { from: ['target'], whose: 'opponent' },
  ],
  ['cannot be destroyed by battle', undefined],
  ['cannot be targeted for attacks', undefined],
  ['your opponent cannot target this card for attacks', undefined],
  ['cannot be destroyed by card effects while you control a Token', undefined],
  ['cannot be Tributed, except for the Tribute Summon of a Wick monster', undefined],
] as const)('%s', ([words, protects]) => {
  expect(protectionIn(words)).toEqual(protects);
});

test.for([
  [
    'Your opponent cannot target this card with card effects, also it cannot be destroyed by card effects.',
    ['this', 'this'],
  ],
  ['While this card is in your Monster Zone, your opponent cannot target it with card effects.', ['this']],
  ['While this card has material, your opponent cannot target it with card effects.', ['this']],
  [
    'While this card points to a monster, your opponent cannot target it with card effects.',
    [{ reads: 'it' }],
  ],
  ['Your opponent cannot target the equipped monster with card effects.', ['equipped']],
] as const)('%s is of %j', ([text, whose]) => {
  const { parts } = cardModelOf({
    name: 'Paper Lantern',
    facts: { cardType: 'monster', abilities: ['Effect'] },
    text,
  });
  const kept = parts.flatMap((part) => ('does' in part ? part.does.filter(({ protects }) => protects) : []));
  expect(kept.map(({ what }) => what)).toEqual(whose);
  expect(kept.map(({ onlyIf }) => onlyIf)).not.toContain('while this card is in your Monster Zone');
});
