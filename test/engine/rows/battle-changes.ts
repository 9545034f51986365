import { duel, ev, happens, playAll, start } from '../../support/duels.ts';
import {
  attack,
  damage,
  defends,
  destroys,
  fight,
  hidden,
  inStep,
  lion,
  lp,
  lp8000,
  mine,
  of,
  rule,
  theirs,
  timed,
} from './battle-cards.ts';
import type { Row } from './row.ts';

/** "If this card is attacked by a monster, after damage calculation: ..." */
const attacked = (does: readonly unknown[]) => ({
  ...timed(['after damage calculation'], does),
  unreadTiming: 'If this card is attacked by a monster',
});

/** A monster with an effect of a timing of the Damage Step that deals with the one that it battles. */
const acting = (atk: number, conditions: readonly string[], verb: string) =>
  mine(of(atk, 0, [timed(conditions, [{ do: verb, what: { reads: 'that monster' } }])]));

/** What happens in a battle before its end, and what it makes of it. */
export const battleChanges: readonly Row[] = [
  damage(
    'the attack was stopped',
    duel(
      { x: mine(of(1900)), y: theirs(lion(1500)) },
      inStep,
      attack('x', 'y'),
      happens(ev('destroyed', 'foe')),
      { do: 'stop-attack' },
    ),
    'P0 0, P1 0',
    'battle-phase/when-damage-step stopped',
  ),
  damage(
    'the attacker was turned face-down',
    duel(
      { x: mine(of(1900)), y: theirs(lion(1500)) },
      inStep,
      attack('x', 'y'),
      happens(ev('flipped-face-down', 'x')),
    ),
    'P0 0, P1 0',
    'battle-phase/when-damage-step cannot-go-on',
  ),
  damage(
    'a replay of which nobody said what was chosen',
    duel(
      { x: mine(of(1900)), y: theirs(lion(1500)) },
      inStep,
      attack('x', 'y'),
      happens(ev('destroyed', 'foe')),
    ),
    'cannot tell',
    'damage-step/timings left',
  ),
  destroys(
    'destroyed by an effect before damage calculation',
    fight(
      acting(100, ['before damage calculation', 'this card attacks a Defense Position monster'], 'destroy'),
      theirs(lion(0, 2000), defends),
    ),
    'none',
    'damage-step/timings left',
  ),
  damage(
    'the same effect does not activate against Attack Position',
    fight(
      acting(100, ['before damage calculation', 'this card attacks a Defense Position monster'], 'destroy'),
      theirs(lion(2000)),
    ),
    'P0 1900, P1 0',
    rule('attacker-loses'),
  ),
  damage(
    'what a face-down monster is, an effect at the start cannot see',
    fight(
      acting(
        100,
        ['at the start of the Damage Step', 'this card battles a face-up non-DARK monster'],
        'destroy',
      ),
      theirs(lion(0, 600), hidden),
    ),
    'P0 500, P1 0',
    rule('defense-holds'),
  ),
  destroys(
    'banished after damage calculation: the battle has not destroyed it',
    fight(
      acting(1900, ['after damage calculation', "this card battles an opponent's monster"], 'banish'),
      theirs(lion(1500)),
    ),
    'none',
    rule('target-loses'),
  ),
  lp(
    'damage to the player who attacks',
    playAll(
      start(
        {
          x: mine(of(1500)),
          y: theirs(
            lion(1500, 1500, [attacked([{ do: 'take-damage', who: 'attacker', amount: 700 }])]),
            defends,
          ),
        },
        lp8000,
      ),
      inStep,
      attack('x', 'y'),
    ),
    'P0 7300, P1 8000',
    rule('defense-tie'),
  ),
  destroys(
    'a condition beside the timing that is about the battle is judged',
    fight(mine(of(1900)), theirs(lion(1500, 0, [attacked([{ do: 'draw', amount: 1 }])]))),
    'Stone Lion',
    rule('target-loses'),
  ),
];
