import { isOfKind, type SummonKind } from '../../card-model/lasting/ban.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { Duel, Player } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/**
 * How often a player has Summoned in this turn in ways of these kinds: what comes at once counts once. Whether a Summon
 * that was negated counts, or one from before the text (`source`) applied, no source here says: those are in `most` alone.
 */
export function summonsMade(
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
  return {
    least: moments(made.filter(({ index, card }) => index > begins && card?.id !== source)),
    most: moments(made) + negated,
  };
}

/** Does the text begin to apply with this, or is its card activated? */
const begun = ({ names }: DuelEvent): boolean =>
  names.some((name) => name === 'effect-activated' || name === 'flipped-face-up' || isSummonWay(name));
