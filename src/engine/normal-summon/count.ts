import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isNormalSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isApplying } from '../negation.ts';
import {
  type Card,
  cardOf,
  type Duel,
  doesOfLink,
  type NormalSummons,
  type Player,
  type Resolved,
  type Ternary,
  withCard,
} from '../state/duel.ts';
import type { Gained } from '../state/lasting.ts';
import { withAssumed } from '../state/missing.ts';

/** The additional Normal Summons of a player now: those of effects that have resolved, and of effects that apply. */
export function gainedBy(duel: Duel, player: Player): readonly Gained[] {
  const working = Object.values(duel.cards).filter(
    (card) => card.controller === player && isApplying(duel, card),
  );
  const applied = working.flatMap((card) =>
    continuousOf(card).flatMap(({ does }) => does.flatMap((each) => gainOf(card, each) ?? [])),
  );
  return [...(duel.normalSummons[player].gained ?? []), ...applied];
}

/** What an instruction of a card gives, if that is an additional Normal Summon. */
export function gainOf(
  source: Card,
  { do: verb, what, inAddition, onlyIf, reads }: Instruction,
): Gained | undefined {
  if (verb !== 'normal-summon' || inAddition === undefined) return undefined;
  if (inAddition === 'turn-normal-summoned' && !wasNormalSummoned(source)) return undefined;
  const words = isDescribed(what) ? [onlyIf, reads] : ['which monster it is for'];
  const open = words.filter((each) => each !== undefined).join(', ');
  const filter = isDescribed(what) ? what.filter : {};
  return { source: source.id, filter, ...(open === '' ? {} : { open }) };
}

/** Was the monster Normal Summoned in this turn, and has it stayed? */
const wasNormalSummoned = ({ thisTurn, summoned }: Card): boolean =>
  thisTurn.summonedAgain || (thisTurn.cameToField && summoned !== undefined && isNormalSummon(summoned));

/** Can the additional Normal Summon be used for this monster? */
function fitsGained(duel: Duel, player: Player, card: Card, gained: Gained): Ternary {
  const fits = fitsNow(duel, gained.filter, card, { id: gained.source, player });
  return fits === 'yes' && gained.open !== undefined ? 'unknown' : fits;
}

/** The additional Normal Summon that could be used for the monster: a sure one before an open one. One a turn is the most. */
export function gainFor(
  duel: Duel,
  player: Player,
  card: Card,
): { readonly gained: Gained; readonly fit: 'yes' | 'unknown' } | undefined {
  if (duel.normalSummons[player].gainedUsed === true) return undefined;
  const all = gainedBy(duel, player).map((gained) => ({
    gained,
    fit: fitsGained(duel, player, card, gained),
  }));
  const may = all.flatMap(({ gained, fit }) => (fit === 'no' ? [] : [{ gained, fit }]));
  return may.find(({ fit }) => fit === 'yes') ?? may[0];
}

/** Counts a Normal Summon or Set; where an additional one fits too, the turn's own (rule normal-summon/choice-of-which). */
function countSummon(duel: Duel, player: Player, way: SummonWay, id: string): Duel {
  const again = isNormalSummon(way);
  if (!again && way !== 'set') return duel;
  const now = duel.normalSummons[player];
  const gain = again ? gainFor(duel, player, cardOf(duel, id)) : undefined;
  if (now.used < now.allowed) {
    const used = withSummons(duel, player, { ...now, used: now.used + 1 });
    return gain === undefined ? used : withAssumed(used, [ownWords(duel, player, id)]);
  }
  return withSummons(
    duel,
    player,
    gain === undefined ? { ...now, used: now.used + 1 } : { ...now, gainedUsed: true },
  );
}

const ownWords = (duel: Duel, player: Player, id: string): string =>
  `the Normal Summon of ${cardOf(duel, id).model.name} was ${player}'s Normal Summon of the turn, not the additional one`;

const withSummons = (duel: Duel, player: Player, now: NormalSummons): Duel => ({
  ...duel,
  normalSummons: { ...duel.normalSummons, [player]: now },
});

/** An effect gives a number of Normal Summons: of several such numbers the largest holds (rule normal-summon/no-same-count-twice). */
export const allowSummons = (duel: Duel, player: Player, number: number): Duel => {
  const now = duel.normalSummons[player];
  return withSummons(duel, player, { ...now, allowed: Math.max(now.allowed, number) });
};

/** An effect gives an additional Normal Summon in this turn. */
export const gainSummon = (
  duel: Duel,
  player: Player,
  gained: NonNullable<NormalSummons['gained']>[number],
): Duel => {
  const now = duel.normalSummons[player];
  return withSummons(duel, player, { ...now, gained: [...(now.gained ?? []), gained] });
};

/** The effect right after which the player Summons so (rule summons-general/immediately-after); undefined: none. */
export function summonsRightAfter(duel: Duel, way: SummonWay): Resolved | undefined {
  if (duel.chain.length > 0) return undefined;
  const isNormal = isNormalSummon(way) || way === 'set';
  const resolved = duel.resolved.findLast(({ chain }) => chain === duel.chains);
  const has =
    resolved?.applied === true &&
    doesOfLink(duel, resolved.link).some(
      ({ do: verb, immediatelyAfter }) =>
        immediatelyAfter && (isNormal ? verb === 'normal-summon' : verbFacts[verb].event === way),
    );
  const last = duel.timeline.at(-1)?.stage;
  return has && last !== undefined && 'chain' in last ? resolved : undefined;
}

/** The Summon that was declared. Throws where there is none. */
export function pending(duel: Duel): NonNullable<Duel['summoning']> {
  if (duel.summoning === undefined) throw new Error('no Summon was declared');
  return duel.summoning;
}

/** The Normal Summon or Set of the turn is used up, unless an effect has it performed; so is the Pendulum Summon. */
export function counted(duel: Duel): Duel {
  const { card, player, way, rightAfter } = pending(duel);
  if (way === 'pendulum-summoned')
    return { ...duel, pendulumSummoned: { ...duel.pendulumSummoned, [player]: duel.turn } };
  return rightAfter ? duel : countSummon(duel, player, way, card);
}

/** Monsters whose Summon was negated were not properly Summoned. */
export const withoutProperSummon = (duel: Duel, cards: readonly string[]): Duel =>
  cards.reduce((now, card) => withCard(now, card, { properlySummoned: 'no' }), duel);
