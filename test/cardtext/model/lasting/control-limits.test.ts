import { expect, test } from 'vitest';
import { withBan } from '../../../../src/cardtext/model/lasting/bans.ts';
import { ownUnaffected } from '../../../../src/cardtext/model/lasting/own-unaffected.ts';
import { withControlLimit } from '../../../../src/cardtext/model/lasting/static-parts.ts';
import { textMonster } from '../../../support/text-cards.ts';

/** Texts on which monsters players can control together, and those by which a card itself is unaffected. */

const controls = (reads: string) => {
  const { controls: limit } = withControlLimit({ do: 'described', reads });
  return limit === undefined ? [] : [limit];
};

test.for([
  ['Each player can only control 1 Type of monster.', { oneKind: 'type' }],
  ['Each player can only control 1 Attribute of monster.', { oneKind: 'attribute' }],
  ['Each player can only control 1 monster of each Type.', { oneOfEach: 'type' }],
])('%s', ([text = '', expected]) => {
  expect(controls(text as string)).toEqual([expected]);
});

test('other words stay as they are', () => {
  expect(controls('Each player can only control 1 monster that looks tired.')).toEqual([]);
  expect(controls('Each player can only control 1 face-up Fish monster.')).toEqual([]);
});

test('a kind of which there can be only one on the field', () => {
  const [part] = textMonster('Far Crane', 'There can only be 1 "Crane" monster on the field.').parts;
  expect(part).toMatchObject({ onlyOne: { archetype: 'Crane' }, onlyOneOn: 'field' });
});

test('a card that is unaffected if it was Summoned so', () => {
  const [part] = textMonster(
    'Fog Tower',
    'If this card is Normal Summoned/Set, it is unaffected by Spell/Trap effects and by monsters that sleep.',
  ).parts;
  expect(part).toMatchObject({
    does: [
      {
        what: 'this',
        unaffected: { by: ['spell', 'trap'] },
        holds: [[{ summonedBy: expect.arrayContaining(['set']) }]],
      },
      { what: 'this', reads: 'is unaffected by monsters that sleep' },
    ],
  });
});

test('"it" is the card itself where its Summon is the condition', () => {
  const status = {
    do: 'change-status',
    what: { reads: 'it' },
    reads: 'is unaffected by Trap effects',
  } as const;
  expect(ownUnaffected({ ...status, onlyIf: 'if this card is Xyz Summoned' })[0]).toMatchObject({
    what: 'this',
  });
  expect(ownUnaffected(status)).toEqual([status]);
});

test.for([
  [
    'Neither player can Summon more than two times per turn.',
    { summons: ['normal', 'special', 'flip'], most: 2 },
  ],
  [
    'Each player can only Special Summon monster(s) once per turn while this card is face-up on the field',
    { summons: ['special'], most: 1 },
  ],
  [
    'Neither player can Normal and/or Special Summon more than 4 times per turn.',
    { summons: ['normal', 'special'], most: 4 },
  ],
  ['Neither player can Summon more than a few times per turn.', undefined],
])('%s', ([reads, expected]) => {
  expect(withBan({ do: 'described', reads: reads as string }).bans).toEqual(expected);
});
