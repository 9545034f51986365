import { duel, monster, negatesMonsters, type Placed, trap } from '../../support/duels.ts';
import { attack, destroys, goesTo, hidden, inStep, mine, of, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const result = rows({ ask: 'battle-result' });
const where = rows({ ask: 'where', card: 'y' });
const isOnField = rows({ ask: 'on-field', card: 'y' });

const unread = (reads: string) => ({ kind: 'unread', reads });
const needsOwl = unread('If there is no face-up "Night Owl" on the field, destroy this card.');
const onlyOne = unread('You can only control 1 "Clay Giant".');
const lone = {
  kind: 'not-an-effect',
  what: 'summoning-condition',
  reads: 'You can only control 1 such card.',
  onlyOne: { names: ['Clay Giant'] },
};
const giant = (parts: readonly unknown[], def = 3000) => monster('Clay Giant', parts, { atk: 500, def });
const owl = monster('Night Owl');
/** A monster with 1900 ATK attacks the giant. */
const attacked = (
  y: Placed,
  more: Readonly<Record<string, Placed>> = {},
  to: 'over' | 'before-calculation' = 'over',
) => duel({ x: mine(of(1900)), y, ...more }, inStep, attack('x', 'y'), goesTo(to));

/** What keeps a flipped monster from staying waits until after damage calculation. */
export const heldRows: readonly Row[] = [
  result(
    'a monster that destroys itself battles first',
    attacked(theirs(giant([needsOwl]), hidden)),
    'P0 takes 1100 battle damage; nothing is destroyed by the battle; Clay Giant is destroyed by an effect',
    'damage-step/self-destruction itself',
  ),
  where(
    'and is then gone',
    attacked(theirs(giant([needsOwl]), hidden)),
    'GY',
    'damage-step/self-destruction goes',
  ),
  result(
    'a second copy of what its player may control only one of',
    attacked(theirs(giant([lone]), hidden), { w: theirs(giant([lone])) }),
    'P0 takes 1100 battle damage; nothing is destroyed by the battle; Clay Giant is destroyed by a rule',
    'damage-step/only-one second',
  ),
  isOnField(
    'before damage calculation it is there',
    attacked(theirs(giant([needsOwl]), hidden), {}, 'before-calculation'),
    'yes',
    'summons-general/nowhere on',
  ),
  isOnField(
    'it stays while its condition does not hold',
    attacked(theirs(giant([needsOwl]), hidden), { w: mine(owl) }),
    'yes',
    'summons-general/nowhere on',
  ),
  isOnField(
    'a face-down card of the name is none',
    attacked(theirs(giant([needsOwl]), hidden), { w: mine(owl, hidden) }),
    'no',
    'summons-general/nowhere off',
  ),
  isOnField(
    'its effects are negated',
    attacked(theirs(giant([needsOwl]), hidden), {
      w: [trap('Deep Silence', [negatesMonsters], 'Continuous'), 'spell-trap-zone', { faceUp: true }],
    }),
    'yes',
    'summons-general/nowhere on',
  ),
  destroys(
    'the battle that destroys it goes before',
    attacked(theirs(giant([needsOwl], 100), hidden)),
    'Clay Giant',
    'damage/battle-damage defense-destroyed',
  ),
  result(
    'the second of which there may be only one',
    attacked(theirs(giant([onlyOne]), hidden), { w: theirs(giant([onlyOne])) }),
    'P0 takes 1100 battle damage; nothing is destroyed by the battle; Clay Giant is destroyed by a rule',
    'damage-step/only-one second',
  ),
  isOnField(
    'the other player controls the first one',
    attacked(theirs(giant([onlyOne]), hidden), { w: mine(giant([onlyOne])) }),
    'yes',
    'summons-general/nowhere on',
  ),
];
