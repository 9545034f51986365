import type { BattleTrait } from '../../card-model/battle-text.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Replacement } from '../../card-model/lasting/replacement.ts';
import { setOf } from '../../platform/list-of.ts';
import { isField } from '../../vocabulary/places.ts';
import { shieldsOn } from '../continuous/protections.ts';
import { replacersOf } from '../continuous/replacers.ts';
import { syncContinuous } from '../continuous/sync-stats.ts';
import { applyEvents } from '../events/happen.ts';
import { destroyedInstead } from '../events/redirect.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { materialsOf } from '../state/attached.ts';
import {
  attackerOf,
  type Battle,
  type BattleCode,
  battlerOf,
  battleStage,
  type Calculated,
  targetOf,
  withBattle,
} from '../state/battle.ts';
import {
  type Card,
  cardOf,
  type Duel,
  otherPlayer,
  type Player,
  type Ternary,
  withCard,
} from '../state/duel.ts';
import type { Change, Happens } from '../state/event.ts';
import { withLp } from '../state/players.ts';
import { openWordsOf, type Stat, statOf, statWithin } from '../state/stat-line.ts';
import { modifiedDamage, type Side } from './battle-damage.ts';
import { type Calculation, calculate, type Fighter } from './damage-calculation.ts';
import { type FoundTrait, hasTrait, ofSort, traitsOf, unreadTexts } from './traits.ts';

/** Performs damage calculation: the damage is taken, and which monsters the battle destroys is determined. */
export function performCalculation(before: Duel): Duel {
  // What applies during damage calculation only applies now.
  const duel = syncContinuous(before);
  const { battle } = duel;
  const attacker = attackerOf(duel);
  const target = targetOf(duel);
  if (battle === undefined || attacker === undefined) return duel;
  if (battle.target !== undefined && target === undefined) return duel;
  const calculated = calculation(duel, battle, attacker, target);
  const told = takeDamage(duel, calculated, attacker, target);
  return withBattle(calculated.spared.reduce(withSpared, told), { calculated });
}

function withSpared(duel: Duel, { id }: { readonly id: string }): Duel {
  const { thisTurn } = cardOf(duel, id);
  return withCard(duel, id, { thisTurn: { ...thisTurn, spared: thisTurn.spared + 1 } });
}

/** What damage calculation comes to, as things stand. Nothing changes by it. */
export function calculation(
  duel: Duel,
  { player }: Battle,
  attacker: Card,
  target: Card | undefined,
): Calculated {
  const sides: Side[] = [attacker, ...(target === undefined ? [] : [target])].map((card) => ({
    card,
    traits: traitsOf(duel, card),
    attacks: card.id === attacker.id,
  }));
  const [own] = sides;
  const traits = own?.traits ?? [];
  const found = calculate(fighter(duel, attacker), targetFighter(duel, target), hasTrait(traits, 'piercing'));
  const pierced = found.code === 'defense-pierced' ? withDouble(found, traits) : found;
  const damage = modifiedDamage(pierced, sides, {
    attacking: shieldsOn(duel, player, 'battle'),
    defending: shieldsOn(duel, otherPlayer(player), 'battle'),
  });
  const losers = found.code === 'not-known' ? undefined : losing(found, sides).map(({ card }) => card.id);
  const unread = unreadTexts(duel, { losers }).map(
    ({ by, words }) => `what "${words}" of ${by.model.name} makes of this battle`,
  );
  const saved = replacing(duel, losing(found, sides), true);
  const open = [...unread, ...openValues(attacker, target, found), ...openTexts(sides), ...saved];
  const known = unread.length === 0;
  return {
    damage: amounts(player, known ? damage.attacking : null, known ? damage.defending : null),
    modified: damage.attacking !== pierced.attacking || damage.defending !== pierced.defending,
    destroyed: known ? destroyed(found, attacker, target) : null,
    spared: sparedBy(found, sides),
    banished: sides
      .filter(({ card }) =>
        sides.some(
          (other) => other.card.id !== card.id && hasTrait(other.traits, 'banishes-destroyed') === 'yes',
        ),
      )
      .map(({ card }) => card.id),
    instead: insteadOf(duel, found, sides),
    code: found.code,
    open,
    assumed: [
      ...sides.flatMap((side) => side.traits.flatMap(({ assumed }) => assumed)),
      ...(known ? replacing(duel, losing(found, sides), false) : []),
    ],
    missing: duel.missing.length,
  };
}

function fighter(duel: Duel, card: Card): Fighter {
  const traits = traitsOf(duel, card);
  const usesDef = card.position === 'defense' && hasTrait(traits, 'uses-def') === 'yes';
  return {
    value: statWithin(card, usesDef ? 'def' : 'atk').current,
    indestructible: isKept(duel, card, hasTrait(traits, 'indestructible')),
  };
}

/** What is destroyed in its place keeps it from that, as a text by which it cannot be destroyed does. */
const isKept = (duel: Duel, card: Card, cannot: Ternary): Ternary =>
  cannot === 'no' && destroyedInstead(duel, card, 'battle') !== undefined ? 'yes' : cannot;

function targetFighter(duel: Duel, card: Card | undefined) {
  if (card === undefined) return null;
  const { position } = card;
  const value = statWithin(card, position === 'attack' ? 'atk' : 'def').current;
  return { ...fighter(duel, card), value, position };
}

/** "Double piercing battle damage": twice the difference. */
function withDouble(found: Calculation, traits: readonly FoundTrait[]): Calculation {
  const double = ofSort(traits, 'piercing').filter(({ trait }) => trait.double);
  if (double.length === 0 || found.defending === null) return found;
  return { ...found, defending: double.some(({ holds }) => holds === 'yes') ? found.defending * 2 : null };
}

const amounts = (player: Player, attacking: number | null, defending: number | null): Calculated['damage'] =>
  player === 'P0' ? { P0: attacking, P1: defending } : { P0: defending, P1: attacking };

function destroyed(found: Calculation, attacker: Card, target: Card | undefined): Calculated['destroyed'] {
  if (found.attackerDestroyed === null || found.targetDestroyed === null) return null;
  return [
    ...(found.attackerDestroyed ? [battlerOf(attacker)] : []),
    ...(found.targetDestroyed && target !== undefined ? [battlerOf(target)] : []),
  ];
}

/** Whom the outcome of a battle destroys, where nothing keeps it from that. */
const losers: Readonly<Partial<Record<BattleCode, 'attacker' | 'target' | 'both'>>> = {
  'target-loses': 'target',
  'defense-destroyed': 'target',
  'defense-pierced': 'target',
  'attacker-loses': 'attacker',
  'tie-attack': 'both',
};

const losing = ({ code }: Calculation, sides: readonly Side[]): readonly Side[] =>
  sides.filter(
    ({ attacks }) => losers[code] === 'both' || losers[code] === (attacks ? 'attacker' : 'target'),
  );

const sparedBy = (found: Calculation, sides: readonly Side[]): Calculated['spared'] =>
  losing(found, sides).flatMap(({ card, traits }) =>
    traits
      .filter(({ trait, holds }) => trait.is === 'indestructible' && holds === 'yes')
      .map(({ by, words }) => ({ id: card.id, by: by.id, source: by.model.name, words })),
  );

/** What could save a monster that loses: what its player may do, which is taken not to be done (`must`: false), or what has to be. */
const replacing = (duel: Duel, losers: readonly Side[], must: boolean): readonly string[] =>
  losers.flatMap(({ card, traits }) =>
    hasTrait(traits, 'indestructible') === 'yes'
      ? []
      : replacersOf(duel, card, ({ byBattle }) => byBattle === true)
          .filter(({ by, replaces: { does } }) => canBeDone(duel, does, { by, card }))
          .filter(({ replaces }) => must === isSure(replaces))
          .map(({ words, by }) => `${card.model.name} is not saved by "${words}" of ${by.model.name}`),
  );

/** Is it done, with a card that is there? */
const isSure = ({ must, of, takesEquipped }: Replacement): boolean =>
  must === true && (of === 'equipped' || takesEquipped === true);

/** Is there what it is done with: a material, or another card on the field? Of other places nobody said all that lies there. */
function canBeDone(
  duel: Duel,
  does: Instruction | undefined,
  { by, card }: { readonly by: Card; readonly card: Card },
): boolean {
  if (does?.do === 'detach') return materialsOf(duel, does.onto === 'this' ? by.id : card.id).length > 0;
  if (does === undefined || !isDescribed(does.what)) return true;
  const { from, filter } = does.what;
  if (from?.every(isField) !== true) return true;
  return Object.values(duel.cards).some(
    (each) =>
      from.includes(each.place) &&
      !(does.do === 'destroy' && each.id === card.id) &&
      fitsNow(duel, filter, each, viewFrom(by)) !== 'no',
  );
}

/** What is destroyed in place of the losing monsters that no text keeps from being destroyed. */
const insteadOf = (duel: Duel, found: Calculation, sides: readonly Side[]): Calculated['instead'] =>
  losing(found, sides).flatMap(({ card, traits }) => {
    const instead =
      hasTrait(traits, 'indestructible') === 'no' ? destroyedInstead(duel, card, 'battle') : undefined;
    return instead === undefined
      ? []
      : [{ id: card.id, by: instead.card.id, source: instead.card.model.name, words: instead.words }];
  });

function openValues(attacker: Card, target: Card | undefined, found: Calculation): readonly string[] {
  const words: string[] = [];
  if (statOf(attacker, 'atk').current === null) words.push(openValue(attacker, 'atk'));
  const settled = found.code !== 'not-known' && found.attacking !== null && found.defending !== null;
  if (settled || target === undefined) return words;
  const stat = target.position === 'attack' ? 'atk' : 'def';
  return statOf(target, stat).current === null ? [...words, openValue(target, stat)] : words;
}

const openValue = (card: Card, stat: Stat): string =>
  [`the ${stat.toUpperCase()} of ${card.model.name}`, ...openWordsOf(card, stat)].slice(0, 2).join(': ');

/** What makes nothing of damage calculation. */
const withoutSay: ReadonlySet<BattleTrait['is']> = setOf('may-replace attacks attack-cost no-target turned');

const openTexts = (sides: readonly Side[]): readonly string[] =>
  sides.flatMap(({ traits }) =>
    traits.flatMap(({ trait, holds, words, by }) =>
      holds === 'unknown' && !withoutSay.has(trait.is)
        ? [`whether "${words}" of ${by.model.name} applies`]
        : [],
    ),
  );

/** The damage as it is taken: an event of the monster that inflicts it, and LP. */
function takeDamage(
  duel: Duel,
  { damage, modified }: Calculated,
  attacker: Card,
  target: Card | undefined,
): Duel {
  const players = (['P0', 'P1'] as const).filter((player) => damage[player] !== 0);
  const events = players.map((player): Happens => {
    const amount = damage[player];
    const by = [attacker, target].find((card) => card !== undefined && card.controller !== player);
    return {
      event: 'inflicted-battle-damage',
      ...(modified ? { rule: 'damage/modifying-order' } : {}),
      card: by?.id ?? attacker.id,
      player: otherPlayer(player),
      direct: target === undefined,
      note: `${player} takes ${amount ?? 'an unknown amount of'} battle damage`,
      lp: { player, how: 'damage', amount },
    };
  });
  const changes = players.map(
    (player): Change =>
      (now) => {
        const { lp } = now.players[player];
        const amount = damage[player];
        const left = lp === null || amount === null ? null : lp - amount;
        return withLp(now, player, left, { how: 'damage', amount });
      },
  );
  return applyEvents(duel, battleStage(duel), events, changes);
}
