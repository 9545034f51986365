import { expect, test } from 'vitest';
import { materialBarIn } from '../../../../src/cardtext/model/summons/material-bars.ts';

const fiend = { cardType: 'monster', type: 'Fiend' };

test.for([
  ['Cannot be used as Synchro Material.', { kinds: ['synchro'] }],
  ['This card cannot be used as a Synchro Material Monster.', { kinds: ['synchro'], own: true }],
  [
    'cannot be used as material for a Fusion, Synchro, Xyz, or Link Summon',
    { kinds: ['fusion', 'synchro', 'xyz', 'link'] },
  ],
  ['cannot be Tributed, nor used as Fusion or Link Material this turn', { kinds: ['fusion', 'link'] }],
  [
    'Cannot be used as a Fusion, Synchro, or Xyz Material for a Summon.',
    { kinds: ['fusion', 'synchro', 'xyz'] },
  ],
  [
    'Cannot be used as Link Material the turn it is Link Summoned.',
    { kinds: ['link'], turnSummoned: 'link' },
  ],
  [
    'Cannot be used as Synchro Material, except for the Synchro Summon of a Fiend monster.',
    { kinds: ['synchro'], except: fiend },
  ],
  ['it cannot be used as material for the Xyz Summon of a Fiend monster', { kinds: ['xyz'], for: fiend }],
  ['Cannot be used as material for an Xyz Summon while it has material.', undefined],
  ['Cannot be used as Synchro Material except for a Synchro Summon by its own effect.', undefined],
  ['Cannot be destroyed by battle.', undefined],
] as const)('%s', ([words, bar]) => {
  expect(materialBarIn(words)).toEqual(bar === undefined ? undefined : { own: false, ...bar });
});
