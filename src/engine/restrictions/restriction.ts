import { isOfKind, type SummonKind } from '../../card-model/lasting/lasting-fields.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { matchesFilter, sureness } from '../fits.ts';
import { fitsNow, namesOf } from '../names.ts';
import { isNegated, isOfBoxThere, isWorking } from '../negation.ts';
import { type Rule, rule } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import { isOver } from '../state/endings.ts';
import type { DuelEvent } from '../state/event.ts';
import type { LastingRestriction, Restriction } from '../state/lasting.ts';
import { appliedOf } from './control-limits.ts';

/**
 * How often a player has Summoned in this turn in these ways; what no source settles counts in `most` alone, as does each
 * monster of a number that was told: they may have come together.
 */
function summonsMade(
  duel: Duel,
  source: string,
  player: Player,
  kinds: readonly SummonKind[],
): { readonly least: number; readonly most: number } {
  const turn = duel.timeline.slice(duel.turnBegan);
  const begins = turn.find((event) => event.card?.id === source && begun(event))?.index ?? -1;
  const moments = (all: readonly DuelEvent[]) => new Set(all.map(({ moment }) => moment)).size;
  const made = turn.filter(
    ({ names, card, by }) =>
      card !== undefined &&
      (by?.player ?? card.after.controller) === player &&
      names.some((way) => isSummonWay(way) && kinds.some((kind) => isOfKind(kind, way))),
  );
  const negated = turn.filter(({ names }) => names.includes('summon-negated')).length;
  const { summons = 0 } = duel.players[player];
  const surely = summons > 0 && begins < 0 && kinds.length > 1 ? 1 : 0;
  return {
    least: surely + moments(made.filter(({ index, card }) => index > begins && card?.id !== source)),
    most: summons + moments(made) + negated,
  };
}

/** Does the text begin to apply with this, or is its card activated? */
const begun = ({ names }: DuelEvent): boolean =>
  names.some((name) => name === 'effect-activated' || name === 'flipped-face-up' || isSummonWay(name));

/** The Duel with a restriction that binds from now on. */
export const withRestriction = (duel: Duel, restriction: LastingRestriction): Duel => ({
  ...duel,
  restrictions: [...duel.restrictions, restriction],
});

/** The Duel without the restrictions that are over when this phase of this turn begins. */
export function withoutOver(duel: Duel, next: Pick<Duel, 'turn' | 'phase'>): Duel {
  const left = duel.restrictions.filter(({ until }) => until === 'never' || !isOver(until, next));
  return left.length === duel.restrictions.length ? duel : { ...duel, restrictions: left };
}

/** The restrictions that Continuous Effects on the field come to now. */
function applied(duel: Duel, source: Card): readonly Restriction[] {
  const { controller, model } = source;
  return appliedOf(duel, source, ({ bans }) => bans !== undefined).flatMap(
    ({ instruction: { bans: ban, until, reads }, players, open }): readonly Restriction[] => {
      // What a procedure leaves for the turn binds whoever used it in that turn.
      const used = source.thisTurn.cameToField && source.summoned === 'summoned-by-own-procedure';
      if (ban === undefined || (until !== undefined && !used)) return [];
      return [
        {
          ban,
          players,
          source: source.id,
          player: controller,
          words: reads ?? model.name,
          ...(open === undefined ? {} : { open }),
        },
      ];
    },
  );
}

/** What text that is not an effect forbids its player while the card is face-up on the field. */
function standing(duel: Duel, source: Card): readonly Restriction[] {
  const { controller, model } = source;
  return model.parts.flatMap((part): readonly Restriction[] => {
    if (part.kind !== 'not-an-effect' || part.bans === undefined || part.inTurnOf !== undefined) return [];
    if (!isOfBoxThere(source, part)) return [];
    const open = isNegated(duel, source)
      ? { open: 'its effects are negated, and whether that takes this in is not settled' }
      : {};
    return [
      {
        ban: part.bans,
        players: [controller],
        source: source.id,
        player: controller,
        words: part.reads,
        ...open,
      },
    ];
  });
}

/** Is it still there, where it lasts as long as a card does? */
const isThere = ({ cards }: Duel, { whileThere }: LastingRestriction): boolean =>
  whileThere?.some(
    ({ id, moves, of }) =>
      cards[id]?.moves === moves && cards[id].faceUp && (of === undefined || of === cards[id].controller),
  ) !== false;

/** What effects and activations have left to bind players now. */
export const leftToBind = (duel: Duel): readonly LastingRestriction[] =>
  duel.restrictions.filter((each) => isThere(duel, each));

/** All restrictions that bind this player now. */
export const restrictionsOn = (duel: Duel, player: Player): readonly Restriction[] =>
  [
    ...leftToBind(duel),
    ...Object.values(duel.cards)
      .filter((each) => isWorking(duel, each))
      .flatMap((each) => [...applied(duel, each), ...standing(duel, each)]),
  ].filter(({ players }) => players.includes(player));

/** What a restriction comes to for something that is to be done. */
export type Bearing = 'forbids' | 'open' | 'none';

/** A Summon or Set of a monster, as far as restrictions ask: the card as it is before it. */
interface SummonTried {
  readonly card: Card;
  readonly way: SummonWay;
  readonly names?: readonly string[];
  /** Who Summons it, where that is not who has the card. */
  readonly summoner?: Player;
  /** From where it is Summoned, where the card lies elsewhere by now. */
  readonly from?: Card['place'];
  /** The card whose effect Summons it. */
  readonly by?: string | undefined;
}

/** What the restriction comes to for this Summon (rule wording/summon-lock). */
export function bearingOnSummon(
  duel: Duel,
  { ban, source, player, open, names: only }: Restriction,
  { card, way, from = card.place, names = namesOf(duel, card), summoner, by }: SummonTried,
): Bearing {
  if (ban.summons?.some((kind) => isOfKind(kind, way)) !== true) return 'none';
  if (ban.others && by === source) return 'none';
  if (ban.exceptKinds?.some((kind) => isOfKind(kind, way)) === true) return 'none';
  if (only !== undefined && !names.some((name) => only.includes(name))) return 'none';
  if (ban.from?.includes(from) === false || ban.exceptFrom?.includes(from) === true) return 'none';
  if (ban.most !== undefined) {
    const counted = summonsMade(duel, source, summoner ?? card.controller, ban.summons);
    if (counted.most < ban.most) return 'none';
    return open === undefined && counted.least >= ban.most ? 'forbids' : 'open';
  }
  const view = { id: source, player };
  const of = ban.of === undefined ? 'yes' : sureness(matchesFilter(ban.of, card, names, view));
  const except = ban.except === undefined ? 'no' : sureness(matchesFilter(ban.except, card, names, view));
  if (of === 'no' || except === 'yes') return 'none';
  return open === undefined && of === 'yes' && except === 'no' ? 'forbids' : 'open';
}

/** Of restrictions the first that forbids, else the first that may: what it comes to, in the words of a rule. */
function restricted(
  duel: Duel,
  player: Player,
  bearingOf: (restriction: Restriction) => Bearing,
  isAbout: (restriction: Restriction) => boolean = () => true,
) {
  const all = restrictionsOn(duel, player)
    .map((restriction) => ({ restriction, bearing: bearingOf(restriction) }))
    .filter(({ bearing }) => bearing !== 'none');
  const found = all.find(({ bearing }) => bearing === 'forbids') ?? all[0];
  if (found === undefined || !isAbout(found.restriction)) return null;
  const code = found.bearing === 'forbids' ? ('restricted' as const) : ('perhaps-restricted' as const);
  return { code, facts: { ...restrictionFacts(duel, found.restriction), player } };
}

/** What a restriction comes to for an attack of this monster, directly or on a monster (rule wording/cannot-wins). */
export function bearingOnAttack(
  duel: Duel,
  { ban, source, player, open }: Restriction,
  card: Card,
  target: 'directly' | 'monster' | 'any',
): Bearing {
  if (ban.attacks === undefined || (ban.itself && card.id !== source)) return 'none';
  if (ban.attacks === 'direct' && target !== 'directly') return 'none';
  if (ban.attacks === 'second-monster' && !anotherAttacked(duel, card)) return 'none';
  const view = { id: source, player };
  const except = ban.except === undefined ? 'no' : fitsNow(duel, ban.except, card, view);
  if (except === 'yes') return 'none';
  return open === undefined && except === 'no' ? 'forbids' : 'open';
}

/** Has another monster of its player declared an attack this turn? */
const anotherAttacked = (duel: Duel, { id, controller }: Card): boolean =>
  duel.timeline
    .slice(duel.turnBegan)
    .some(
      ({ names, card }) =>
        names.includes('attack-declared') && card?.id !== id && card?.before.controller === controller,
    );

/** The facts of a restriction that the sentence of a rule names. */
export const restrictionFacts = (duel: Duel, { source, words, open }: Restriction) => ({
  source: cardOf(duel, source).model.name,
  words,
  why: open ?? 'what the monster is was not said',
});

/** A Summon by a player, asked of the restrictions. */
export interface RestrictedSummon extends SummonTried {
  readonly player: Player;
}

const summonRule = (id: 'wording/cannot-wins' | 'wording/summon-lock', ofActivation: boolean) =>
  rule(id, (duel, { player, ...tried }: RestrictedSummon) =>
    restricted(
      duel,
      player,
      (each) => bearingOnSummon(duel, each, { summoner: player, ...tried }),
      (found) => (found.ofActivation === true) === ofActivation,
    ),
  );

/** What a text lets nobody Summon, by an effect that applies or that has left it for a time. */
const forbiddenSummon = summonRule('wording/cannot-wins', false);

/** What may not be Summoned in the turn of an activation that was made. */
const lockedSummon = summonRule('wording/summon-lock', true);

/** The restrictions on Summons and Sets. */
export const restrictedSummonRules: readonly Rule<RestrictedSummon>[] = [forbiddenSummon, lockedSummon];

/** An attack of a monster: on what, where that is asked. */
export interface AttackAsked {
  readonly card: Card;
  readonly target?: Card | 'directly';
}

/** What players may not attack with, or how, by a text that applies or lasts. */
export const forbiddenAttack = rule('wording/cannot-wins', (duel, { card, target }: AttackAsked) => {
  const how = target === undefined ? 'any' : target === 'directly' ? 'directly' : 'monster';
  return restricted(duel, card.controller, (each) => bearingOnAttack(duel, each, card, how));
});

/** A text does not let the turn player conduct a Battle Phase. */
export const forbiddenBattlePhase = rule('wording/cannot-wins', (duel: Duel) =>
  restricted(duel, duel.turnPlayer, ({ ban, open }) =>
    ban.battlePhase ? (open === undefined ? 'forbids' : 'open') : 'none',
  ),
);
