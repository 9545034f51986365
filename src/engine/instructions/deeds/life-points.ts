import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { defined } from '../../../platform/defined.ts';
import { shieldsOn } from '../../continuous/protections.ts';
import { battlerOf } from '../../state/battle.ts';
import { cardOf, type Duel, type Player } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { Change } from '../../state/event.ts';
import type { LastingShield, LastingStatus } from '../../state/lasting.ts';
import { type LpWay, withLp } from '../../state/players.ts';
import { inNumbers } from '../counted.ts';
import {
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  note,
  nothing,
  open,
  playersOf,
  wordsOf,
} from '../played.ts';
import { pointedAt } from '../pointed-at.ts';
import { inWords } from './moving.ts';

/** What is only described: what it makes of damage from now on is applied, anything else stays in its words. */
export const described: Executor = (playing, instruction) => {
  const { shields: shield, until } = instruction;
  const { card: by, player } = playing.link;
  const end = until === undefined ? null : endOf(playing.duel, until, player);
  if (shield === undefined || end === null) return inWords(playing, instruction);
  const { cards, open: unsaid } = shield.involving ? pointedAt(playing, shield.involving) : {};
  if (unsaid !== undefined) return inWords(playing, instruction);
  const battlers = cards?.map((id) => battlerOf(cardOf(playing.duel, id)));
  const left: LastingShield = { shield, by, player, until: end, ...defined({ battlers }) };
  return done({
    happens: [note(playing, wordsOf(instruction))],
    changes: [(duel) => ({ ...duel, shields: [...(duel.shields ?? []), left] })],
  });
};

/** What an effect leaves on all cards of a kind until a time; undefined where that is not clear. */
function left(
  { duel, link }: EffectContext,
  { reads: words, until, battle, protects }: Instruction,
  of: Pick<LastingStatus, 'what' | 'later' | 'but'>,
): Change | undefined {
  const { card: by, player } = link;
  const end = until === undefined ? null : endOf(duel, until, player);
  if (words === undefined || end === null) return undefined;
  const status: LastingStatus = {
    ...{ words, by, player, until: end, ...of },
    ...defined({ battle, protects }),
  };
  return (now) => ({ ...now, statuses: [...(now.statuses ?? []), status] });
}

/** "Your monsters cannot be destroyed by battle this turn": it is said of all of them, also of those that come later. */
export function ofAllMonsters(playing: EffectContext, instruction: Instruction) {
  const { what, reads } = instruction;
  const all = typeof what === 'object' && 'reads' in what && what.reads.toLowerCase() === 'your monsters';
  const change = all ? left(playing, instruction, {}) : undefined;
  return change && done({ happens: [note(playing, `your monsters ${reads}`)], changes: [change] });
}

/** "Monsters your opponent controls cannot attack this turn": what binds a player holds for those that come later too, of others that is open. */
export function ofGroup(
  playing: EffectContext,
  instruction: Instruction,
  spared: EffectOutcome['spared'] = [],
): Change | undefined {
  const { do: verb, what } = instruction;
  const isGroup = isDescribed(what) && what.count === 'all' && !what.among && !what.extreme;
  if (!isGroup) return undefined;
  const but = [
    ...spared.map(({ id }) => ({ id, moves: cardOf(playing.duel, id).moves })),
    ...(what.filter.other ? playing.link.targets : []),
  ];
  return left(playing, instruction, { what, later: verb === 'restrict' ? 'yes' : 'unknown', but });
}

/** The damage by an effect that a player takes of so much; null where that is not known. */
function damageTakenOf(duel: Duel, player: Player, amount: number, by: Player): number | null {
  const found = shieldsOn(duel, player, 'effect', by);
  const none = found.filter(({ becomes }) => becomes === 'none');
  if (none.some(({ holds }) => holds === 'yes')) return 0;
  if (found.some(({ holds }) => holds !== 'yes')) return null;
  const left = found.reduce((now, { becomes }) => (becomes === 'halved' ? now / 2 : now * 2), amount);
  return Number.isInteger(left) ? left : null;
}

/** What a verb makes of LP; null where the amount was not said. */
function after({ do: verb, amount, times }: Instruction, lp: number | null): number | null {
  if (lp === null) return verb === 'set-lp' && amount !== undefined ? amount : null;
  // Half of an odd number of LP is rounded by no source where it is paid.
  if (verb === 'pay-lp' && times === 'half') return lp % 2 === 0 ? lp / 2 : null;
  if (times !== undefined) return times === 'half' ? Math.ceil(lp / 2) : lp * 2;
  if (amount === undefined) return null;
  if (verb === 'set-lp') return amount;
  return verb === 'gain-lp' ? lp + amount : lp - amount;
}

/** What each verb of LP says that a player does, and what sort of change it is. */
const deeds: Readonly<Partial<Record<Instruction['do'], readonly [says: string, how: LpWay]>>> = {
  'gain-lp': ['gains', 'gain'],
  'lose-lp': ['loses', 'loss'],
  'pay-lp': ['pays', 'payment'],
  'set-lp': ['changes', 'set'],
};
const deedOf = (verb: Instruction['do']) => deeds[verb] ?? (['takes', 'damage'] as const);

const changedBy = (lp: number | null, left: number | null): number | null =>
  lp === null || left === null ? null : Math.abs(lp - left);

function words({ do: verb, amount, reads, times }: Instruction, player: Player): string {
  const [says, how] = deedOf(verb);
  if (how === 'set') {
    const becomes =
      times === undefined
        ? `become ${amount ?? reads ?? 'what it says'}`
        : times === 'half'
          ? 'are halved'
          : 'are doubled';
    return `the LP of ${player} ${becomes}`;
  }
  const unit = how === 'damage' ? 'damage' : 'LP';
  const share = times === 'half' ? `half of the ${unit}` : undefined;
  const value = amount === undefined ? (reads ?? share ?? '') : String(amount);
  const said = value.endsWith(` ${unit}`) ? value : `${value} ${unit}`;
  return `${player} ${says} ${said.trim()}`;
}

/** No source says how half of an odd number of damage or LP is rounded. */
const whole = (half: number): number | null => (Number.isInteger(half) ? half : null);

/** Gains, loses, pays LP, takes damage. Of an amount that only words give the LP are not known afterwards. */
export const lifePoints: Executor = (playing, told) => {
  const instruction = inNumbers(playing, told, whole);
  if (instruction.amount === 0 && (told.counted ?? told.value) !== undefined) return nothing();
  const players = playersOf(playing, instruction.who);
  const { amount, times, reads } = instruction;
  if (reads !== undefined && amount !== undefined)
    return open(playing, instruction, `"${reads}" is not played`, []);
  const said = amount !== undefined || times !== undefined;
  const [, how] = deedOf(instruction.do);
  if (
    how === 'damage' &&
    players.some((player) => shieldsOn(playing.duel, player, 'effect', playing.link.player).length > 0)
  )
    return shielded(playing, instruction, players);
  if (instruction.do === 'pay-lp' && players.some((player) => cannotPay(playing.duel, player, amount)))
    return nothing();
  const changed = (duel: Duel, player: Player) => {
    const { lp } = duel.players[player];
    const left = after(instruction, lp);
    const amount = times === undefined ? instruction.amount : changedBy(lp, left);
    return { left, how, amount: amount ?? null };
  };
  const change: Change = (duel) =>
    players.reduce((now, player) => {
      const { left, ...change } = changed(now, player);
      return withLp(now, player, left, change);
    }, duel);
  return done({
    happens: players.map((player) => {
      const { amount } = changed(playing.duel, player);
      const lp = { player, how, amount };
      return note(playing, words(instruction, player), { player: playing.link.player, lp });
    }),
    changes: [change],
    missing: said
      ? []
      : [{ card: playing.link.card, words: `how many LP "${reads ?? ''}" comes to was not said`, may: [] }],
  });
};

/** Damage by an effect that a text makes less, or none: no damage is none that was taken. */
function shielded(
  playing: EffectContext,
  instruction: Instruction,
  players: readonly Player[],
): EffectOutcome {
  const { amount = null } = instruction;
  const taken = players.map((player) => ({
    player,
    takes: amount === null ? null : damageTakenOf(playing.duel, player, amount, playing.link.player),
  }));
  const change: Change = (duel) =>
    taken.reduce((now, { player, takes }) => {
      const { lp } = now.players[player];
      const left = lp === null || takes === null ? null : lp - takes;
      return takes === 0 ? now : withLp(now, player, left, { how: 'damage', amount: takes });
    }, duel);
  const open = taken.find(({ takes }) => takes === null);
  const words = `how much damage ${open?.player ?? ''} takes, of which a text makes less, was not said`;
  const happens = taken.map(({ player, takes }) =>
    note(playing, `${player} takes ${takes ?? 'an unknown amount of'} damage`, {
      player: playing.link.player,
      ...(takes === 0 ? {} : { lp: { player, how: 'damage', amount: takes } as const }),
    }),
  );
  if (taken.every(({ takes }) => takes === 0)) return nothing({ happens });
  return done({
    happens,
    changes: [change],
    missing: open === undefined ? [] : [{ card: playing.link.card, words, may: [] }],
  });
}

/** LP are paid in full or not at all (rule damage/paying-lp). */
const cannotPay = (duel: Duel, player: Player, amount = 0): boolean => {
  const { lp } = duel.players[player];
  return lp !== null && lp < amount;
};
