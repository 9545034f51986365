import { duel, monster, playAll, start } from '../../support/duels.ts';
import {
  attack,
  damage,
  destroys,
  fight,
  goesTo,
  hidden,
  inStep,
  isDestroyed,
  lion,
  lp,
  lp8000,
  mine,
  of,
  rule,
  said,
  status,
  theirs,
} from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const result = rows({ ask: 'battle-result' });

/** What texts, effects and what happens before it make of a battle. */
export const battlesWithTexts: readonly Row[] = [
  isDestroyed(
    'it cannot be destroyed by battle',
    fight(mine(of(1900)), theirs(lion(1500, 0, [status('cannot be destroyed by battle')]))),
    'no',
    'wording/cannot-wins spared',
  ),
  result(
    'what the battle comes to, by the text that keeps it',
    fight(mine(of(1900)), theirs(lion(1500, 0, [status('cannot be destroyed by battle')]), hidden)),
    'no battle damage; nothing is destroyed',
    'wording/cannot-wins spared',
  ),
  result(
    'two of the same name, and one of them is kept',
    fight(mine(lion(1500)), theirs(lion(1500, 0, [status('cannot be destroyed by battle')]))),
    'no battle damage; the attacking Stone Lion is destroyed',
    'wording/cannot-wins spared',
  ),
  damage(
    'one that cannot be destroyed: the damage is taken all the same',
    fight(mine(of(1900)), theirs(lion(1500, 0, [status('cannot be destroyed by battle')]))),
    'P0 0, P1 400',
    rule('target-loses'),
  ),
  destroys(
    'it may not be destroyed by battle',
    fight(
      mine(of(1900)),
      theirs(lion(1500, 0, [status('cannot be destroyed by battle', 'while a lantern burns')])),
    ),
    'cannot tell',
    rule('target-loses'),
  ),
  isDestroyed(
    'it cannot be destroyed by battle with a LIGHT monster',
    fight(
      mine(monster('Pale Tiger', [], { atk: 1900, attribute: 'LIGHT' })),
      theirs(lion(1500, 0, [status('cannot be destroyed by battle with a LIGHT monster')])),
    ),
    'no',
    rule('target-loses'),
  ),
  isDestroyed(
    'the same against an EARTH monster',
    fight(
      mine(of(1900)),
      theirs(lion(1500, 0, [status('cannot be destroyed by battle with a LIGHT monster')])),
    ),
    'yes',
    rule('target-loses'),
  ),
  damage(
    'its player takes no battle damage from its battles',
    fight(
      mine(of(1900)),
      theirs(lion(1500, 0, [said('you take no battle damage from battles involving this card')])),
    ),
    'P0 0, P1 0',
    rule('target-loses'),
  ),
  damage(
    'the opponent takes it instead',
    fight(
      mine(of(1900)),
      theirs(
        lion(1500, 0, [
          {
            kind: 'unclassified',
            reads:
              'Your opponent takes any battle damage you would have taken from battles involving this card instead.',
          },
        ]),
      ),
    ),
    'P0 400, P1 0',
    rule('target-loses'),
  ),
  damage(
    'doubled',
    fight(
      mine(of(1900, 0, [said('any battle damage it inflicts to your opponent is doubled')])),
      theirs(lion(1500)),
    ),
    'P0 0, P1 800',
    rule('target-loses'),
  ),
  damage(
    'halved, upward',
    fight(
      mine(of(1905, 0, [said('any battle damage it inflicts to your opponent is halved')])),
      theirs(lion(1500)),
    ),
    'P0 0, P1 203',
    rule('target-loses'),
  ),
  destroys(
    'a text about battles that is not known',
    fight(mine(of(1900)), theirs(lion(1500, 0, [said('Each attack on this card burns a lantern.')]))),
    'cannot tell',
    rule('target-loses'),
  ),
  lp('LP that were not said', fight(mine(of(1900)), theirs(lion(1500))), 'cannot tell', rule('target-loses')),
  damage(
    'the attack was negated',
    duel({ x: mine(of(1900)), y: theirs(lion(1500)) }, inStep, attack('x', 'y'), { do: 'negate-attack' }),
    'P0 0, P1 0',
    'battle-phase/when-damage-step negated',
  ),
  damage(
    'ATK that it gains during the Damage Step only',
    fight(
      mine(
        of(1500, 0, [
          {
            kind: 'continuous',
            does: [
              {
                do: 'change-atk',
                what: 'this',
                amount: 500,
                reads: 'during the Damage Step only',
                onlyIf: "if this card attacks an opponent's monster",
              },
            ],
          },
        ]),
      ),
      theirs(lion(1500)),
    ),
    'P0 0, P1 500',
    rule('target-loses'),
  ),
  lp(
    'LP that were said',
    playAll(start({ x: mine(of(1900)), y: theirs(lion(1500)) }, lp8000), inStep, attack('x', 'y')),
    'P0 8000, P1 7600',
    rule('target-loses'),
  ),
  lp(
    'LP at 0: the Duel is over',
    playAll(
      start({ x: mine(of(9000)), y: theirs(lion(0)) }, lp8000),
      inStep,
      attack('x', 'y'),
      goesTo('over'),
    ),
    'P0 8000, P1 0',
    'victory/lp-zero over',
  ),
];
