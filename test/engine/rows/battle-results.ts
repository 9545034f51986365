import { duel } from '../../support/duels.ts';
import {
  attack,
  damage,
  defends,
  destroys,
  fight,
  hidden,
  inStep,
  isDestroyed,
  lion,
  mine,
  of,
  rule,
  status,
  theirs,
} from './battle-cards.ts';
import type { Row } from './row.ts';

const piercing = status(
  'inflict piercing battle damage to your opponent',
  'if this card attacks a Defense Position monster',
);

const grows = {
  kind: 'continuous',
  does: [{ do: 'change-atk', what: 'this', reads: 'gains 100 for each lantern that burns' }],
};

export const battleResults: readonly Row[] = [
  destroys(
    'ATK against lower ATK',
    fight(mine(of(1900)), theirs(lion(1500))),
    'Stone Lion',
    rule('target-loses'),
  ),
  damage(
    'ATK against lower ATK',
    fight(mine(of(1900)), theirs(lion(1500))),
    'P0 0, P1 400',
    rule('target-loses'),
  ),
  destroys(
    'equal ATK',
    fight(mine(of(1500)), theirs(lion(1500))),
    'Paper Tiger; Stone Lion',
    rule('tie-attack'),
  ),
  damage('equal ATK', fight(mine(of(1500)), theirs(lion(1500))), 'P0 0, P1 0', rule('tie-attack')),
  destroys('0 ATK against 0 ATK', fight(mine(of(0)), theirs(lion(0))), 'none', rule('tie-zero')),
  destroys(
    'ATK against higher ATK',
    fight(mine(of(1000)), theirs(lion(1500))),
    'Paper Tiger',
    rule('attacker-loses'),
  ),
  damage(
    'ATK against higher ATK',
    fight(mine(of(1000)), theirs(lion(1500))),
    'P0 500, P1 0',
    rule('attacker-loses'),
  ),
  destroys(
    'ATK against lower DEF',
    fight(mine(of(1500)), theirs(lion(2000, 1000), defends)),
    'Stone Lion',
    rule('defense-destroyed'),
  ),
  damage(
    'ATK against lower DEF',
    fight(mine(of(1500)), theirs(lion(2000, 1000), defends)),
    'P0 0, P1 0',
    rule('defense-destroyed'),
  ),
  damage(
    'a face-down target is flipped, and fights with its DEF',
    fight(mine(of(1500)), theirs(lion(2000, 1800), hidden)),
    'P0 300, P1 0',
    rule('defense-holds'),
  ),
  damage(
    'piercing',
    fight(mine(of(1500, 0, [piercing])), theirs(lion(2000, 1000), defends)),
    'P0 0, P1 500',
    rule('defense-pierced'),
  ),
  damage(
    'piercing does nothing against a higher DEF',
    fight(mine(of(1500, 0, [piercing])), theirs(lion(2000, 1700), defends)),
    'P0 200, P1 0',
    rule('defense-holds'),
  ),
  destroys(
    'ATK equal to DEF',
    fight(mine(of(1500)), theirs(lion(2000, 1500), defends)),
    'none',
    rule('defense-tie'),
  ),
  destroys(
    'ATK against higher DEF',
    fight(mine(of(1500)), theirs(lion(0, 2000), defends)),
    'none',
    rule('defense-holds'),
  ),
  damage(
    'a direct attack',
    duel({ x: mine(of(1500)), foe: [lion(1), 'gy', { controller: 'P1' }] }, inStep, attack('x')),
    'P0 0, P1 1500',
    rule('direct'),
  ),
  destroys(
    '"?" counts as 0',
    fight(mine(of('?')), theirs(lion(1500))),
    'Paper Tiger',
    rule('attacker-loses'),
  ),
  destroys(
    'an ATK that hangs on what was not said',
    fight(mine(of(1500, 1000, [grows])), theirs(lion(1500))),
    'cannot tell',
    rule('not-known'),
  ),
  damage(
    'a "?" that the battle does not ask for',
    fight(mine(of(1500, '?')), theirs(lion('?', 1500), defends)),
    'P0 0, P1 0',
    rule('defense-tie'),
  ),
  isDestroyed('it loses', fight(mine(of(1900)), theirs(lion(1500))), 'yes', rule('target-loses')),
];
