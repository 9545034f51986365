import { duel, monster, type Placed, phase, summon, trap } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** May a monster be Flip Summoned? */

const rule = 'flip-summon';
const boar = (more: object = {}, parts: readonly unknown[] = []): Placed => [
  monster('Tame Boar', parts),
  'monster-zone',
  { faceUp: false, ...more },
];
const flip = rows({ ask: 'flip-summon', card: 'x' });
const lone = {
  kind: 'not-an-effect',
  what: 'summoning-condition',
  reads: 'You can only control 1 such card.',
  onlyOne: { names: ['Tame Boar'] },
};

export const flipSummonRows: readonly Row[] = [
  flip('a monster that was Set before', duel({ x: boar() }), 'yes', `${rule}/what-it-is may`),
  flip('a face-up one', duel({ x: boar({ faceUp: true }) }), 'no', `${rule}/what-it-is not-face-down`),
  flip(
    'one that was Set this turn',
    duel({ x: [monster('Tame Boar'), 'hand'] }, summon('x', 'set')),
    'no',
    `${rule}/when-not this-turn`,
  ),
  flip('in the Battle Phase', duel({ x: boar() }, phase('battle')), 'no', `${rule}/when not-main`),
  flip(
    "in the other player's turn",
    duel({ x: boar({ controller: 'P1' }) }),
    'no',
    `${rule}/when not-your-turn`,
  ),
  flip(
    'a second copy of what there can be only one of',
    duel({ x: boar({}, [lone]), y: boar({ faceUp: true }, [lone]) }),
    'no',
    'field-limit/only-one-copy there',
  ),
  flip(
    'while a text that was not read may forbid it',
    duel({
      x: boar(),
      y: [
        trap(
          'Odd Fence',
          [{ kind: 'unread', reads: 'Monsters cannot be Flip Summoned while it rains.' }],
          'Continuous',
        ),
        'spell-trap-zone',
        { faceUp: true },
      ],
    }),
    'cannot tell',
    'normal-summon/must-be-possible may-forbid',
  ),
];
