import type { Action } from '../../../src/engine/play.ts';
import {
  activation,
  continuous,
  duel,
  monster,
  type Placed,
  phase,
  spell,
  trap,
} from '../../support/duels.ts';
import { draws, x } from './activation-cards.ts';
import { attack, mine, theirs } from './battle-cards.ts';
import type { Row } from './row.ts';

/** What texts keep from being activated while a monster battles, or in the Battle Phase. */

const zone = 'spell-trap-zone';
const silent = (reads: string, onlyIf?: string): Placed =>
  theirs(
    monster(
      'Silent Stag',
      [continuous({ do: 'restrict', who: 'opponent', reads, ...(onlyIf === undefined ? {} : { onlyIf }) })],
      { atk: 1800, def: 500 },
    ),
  );
const noSpellTrap = 'your opponent cannot activate any Spell/Trap Cards until the end of the Damage Step';
const nothing = 'your opponent cannot activate cards or effects until the end of the Damage Step';
const gate: Placed = [trap('Creaking Gate', [activation([draws])]), zone, { faceUp: false }];
const spark: Placed = [
  monster('Spark Finch', [{ kind: 'quick', does: [draws] }], { atk: 1000, def: 1000 }),
  'monster-zone',
];
const elk = mine(monster('Mossback Elk', [], { atk: 1000, def: 1000 }));
const attacks: Action = attack('s', 'elk');
const inBattle = (cards: Readonly<Record<string, Placed>>, ...actions: readonly Action[]) =>
  duel({ elk, ...cards }, phase('battle'), ...actions);

export const battleSilence: readonly Row[] = [
  x(
    'a Trap Card, while the monster attacks that lets none be activated',
    inBattle({ x: gate, s: silent(noSpellTrap, 'if this card attacks') }, attacks),
    'no',
    'wording/cannot-wins forbidden',
  ),
  x(
    'and a monster effect then',
    inBattle({ x: spark, s: silent(noSpellTrap, 'if this card attacks') }, attacks),
    'yes',
    'effect/quick may',
  ),
  x(
    'which lets nothing be activated',
    inBattle({ x: spark, s: silent(nothing, 'if this card battles') }, attacks),
    'no',
    'wording/cannot-wins forbidden',
  ),
  x(
    'while it does not battle',
    inBattle({ x: gate, s: silent(noSpellTrap, 'if this card attacks') }),
    'yes',
    'trap/when set',
  ),
  x(
    'while another monster attacks',
    inBattle(
      {
        x: gate,
        s: silent(noSpellTrap, 'if this card attacks'),
        t: theirs(monster('Tame Stag', [], { atk: 1500 })),
      },
      attack('t', 'elk'),
    ),
    'yes',
    'trap/when set',
  ),
  x(
    'while it is attacked, where its text speaks of its attacks alone',
    duel(
      { elk, x: gate, s: silent(noSpellTrap, 'if this card attacks') },
      phase('battle'),
      attack('elk', 's'),
    ),
    'yes',
    'trap/when set',
  ),
  x(
    'where its condition was not read',
    inBattle({ x: gate, s: silent(noSpellTrap, 'if this card attacks in the rain') }, attacks),
    'cannot tell',
    'effect/continuous-starts may',
  ),
  x(
    'an effect of a Spell Card that is face-up already, where only the activation of such cards is forbidden',
    inBattle(
      {
        x: [spell('Stone Paling', [{ kind: 'quick', does: [draws] }], 'Continuous'), zone],
        s: silent(noSpellTrap, 'if this card attacks'),
      },
      attacks,
    ),
    'yes',
    'chain/spell-speed-of-effects may',
  ),
  x(
    'in a Battle Phase in which no Trap Card can be activated',
    inBattle({ x: gate, s: silent('your opponent cannot activate Trap Cards during the Battle Phase') }),
    'no',
    'wording/cannot-wins forbidden',
  ),
  x(
    'and before it',
    duel({ elk, x: gate, s: silent('your opponent cannot activate Trap Cards during the Battle Phase') }),
    'yes',
    'trap/when set',
  ),
  x(
    "in one's own Battle Phase, where the text speaks of the other player's",
    inBattle({
      x: gate,
      s: silent('your opponent cannot activate cards or effects during your Battle Phase'),
    }),
    'yes',
    'trap/when set',
  ),
];
