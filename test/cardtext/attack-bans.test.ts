import { expect, test } from 'vitest';
import type { Instruction } from '../../src/card-model/instruction.ts';
import { banIn, withBan } from '../../src/cardtext/model/lasting/bans.ts';

/** What texts say that may attack, as what they forbid. */
test.for([
  [
    'you can only attack with "Mossback" monsters for the rest of this turn',
    { attacks: 'all', except: { cardType: 'monster', archetype: 'Mossback' } },
  ],
  [
    'you can only attack directly with "Mossback" monsters for the rest of this turn',
    { attacks: 'direct', except: { cardType: 'monster', archetype: 'Mossback' } },
  ],
  ['you can only attack with 1 monster this turn', { attacks: 'second-monster' }],
  ['each player can only attack with 1 monster during each Battle Phase', { attacks: 'second-monster' }],
  ['you can only attack directly with 1 monster this turn', undefined],
  ['you can only attack with that monster this turn', undefined],
] as const)('%s', ([words, ban]) => {
  expect(banIn(words)).toEqual(ban);
});

test('a sentence that names no player binds both', () => {
  const reads = 'Only 1 monster can attack during each Battle Phase.';
  expect(withBan({ do: 'described', reads })).toMatchObject({
    do: 'restrict',
    who: 'both',
    bans: { attacks: 'second-monster' },
  });
});

const status = (reads: string, filter: object = { cardType: 'monster' }): Instruction => ({
  do: 'change-status',
  what: { count: 'all', filter },
  reads,
});

test('what monsters cannot do, except some, binds both players', () => {
  expect(withBan(status('cannot attack, except Link Monsters'))).toEqual({
    do: 'restrict',
    who: 'both',
    reads: 'cannot attack, except Link Monsters',
    bans: { attacks: 'all', except: { cardType: 'monster', abilities: ['Link'] } },
  });
});

test.for([
  [
    'of some monsters alone',
    status('cannot attack, except Link Monsters', { cardType: 'monster', type: 'Beast' }),
  ],
  ['except to attack something', status('cannot attack, except to attack that monster')],
  ['without an exception', status('cannot attack')],
] as const)('it is left as it is: %s', ([, instruction]) => {
  expect(withBan(instruction)).toEqual(instruction);
});
