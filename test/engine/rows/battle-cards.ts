import type { CardModel } from '../../../src/card-model/card-model.ts';
import type { Action } from '../../../src/engine/play.ts';
import { duel, monster, type Placed, phase } from '../../support/duels.ts';
import { rows } from './row.ts';

/** Invented monsters and boards for rows about battles. The foe of every Duel is a Rival Boar with 1500 ATK and 1000 DEF. */

export const of = (atk: number | '?', def: number | '?' = 1000, parts: readonly unknown[] = []): CardModel =>
  monster('Paper Tiger', parts, { atk, def });

/** A text that applies to its own card, as the reader of card texts has it. */
export const status = (reads: string, onlyIf?: string) => ({
  kind: 'continuous',
  does: [{ do: 'change-status', what: 'this', reads, ...(onlyIf === undefined ? {} : { onlyIf }) }],
});
export const said = (reads: string) => ({ kind: 'continuous', does: [{ do: 'described', reads }] });
/** An effect for a timing of the Damage Step. */
export const timed = (conditions: readonly string[], does: readonly unknown[], mandatory = true) => ({
  kind: 'trigger',
  mandatory,
  word: 'during',
  phase: 'damage',
  conditions,
  does,
});

export const mine = (model: CardModel, more: Placed[2] = {}): Placed => [model, 'monster-zone', more];
export const theirs = (model: CardModel, more: Placed[2] = {}): Placed => [
  model,
  'monster-zone',
  { controller: 'P1', ...more },
];

export const attack = (card = 'x', target?: string): Action => ({
  do: 'attack',
  card,
  ...(target === undefined ? {} : { target }),
});
export const goesTo = (
  to: Extract<Action, { do: 'battle' }>['to'],
  effects?: 'mandatory' | 'all',
): Action => ({ do: 'battle', to, ...(effects === undefined ? {} : { effects }) });

/** What a battle comes to. */
export const destroys = rows({ ask: 'battle-destroys' });
export const damage = rows({ ask: 'battle-damage' });
export const lp = rows({ ask: 'battle-lp' });
export const isDestroyed = rows({ ask: 'destroyed-by-battle', card: 'y' });
export const rule = (code: string): string => `damage/battle-damage ${code}`;

export const inStep = phase('battle');
export const lion = (
  atk: number | '?',
  def: number | '?' = 1000,
  parts: readonly unknown[] = [],
): CardModel => monster('Stone Lion', parts, { atk, def });
export const fight = (x: Placed, y: Placed) => duel({ x, y }, inStep, attack('x', 'y'));
export const defends = { position: 'defense' } as const;
export const hidden = { faceUp: false } as const;
export const lp8000 = { players: { P0: { lp: 8000 }, P1: { lp: 8000 } } };

/** May the tiger attack: at all, the foe, directly. The foe can be out of the way. */
export const canAttack = rows({ ask: 'can-attack', card: 'x' });
export const canAttackAsOwn = rows({ ask: 'can-attack', card: 'x', player: 'P0' });
export const canAttackFoe = rows({ ask: 'can-attack', card: 'x', target: 'foe' });
export const canAttackDirectly = rows({ ask: 'can-attack-directly', card: 'x' });
export const tiger = mine(of(1500));
export const alone = { foe: [monster('Rival Boar'), 'gy', { controller: 'P1' }] } as const;
