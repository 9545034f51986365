import { negatedSummonRules } from '../../events/event-rules.ts';
import { applyEvents } from '../../events/happen.ts';
import { beingSummoned, type ChainLink, cardOf, type Duel } from '../../state/duel.ts';
import type { Stage } from '../../state/event.ts';

/**
 * A monster whose Summon an effect has negated goes to the GY, each of a Pendulum Summon, unless the effect itself did something else with it
 * (rule summons-general/negated).
 * @param before the Duel before the effect was carried out
 */
export function negatedToGy(duel: Duel, before: Duel, stage: Stage, { card: by }: ChainLink): Duel {
  const { summoning } = before;
  if (summoning === undefined) return duel;
  const { way } = summoning;
  const left = beingSummoned(before).filter(
    (card) => !beingSummoned(duel).includes(card) && cardOf(duel, card).moves === cardOf(before, card).moves,
  );
  const onField = way === 'flip-summoned' || way === 'normal-summoned-again';
  return left.length === 0
    ? duel
    : applyEvents(
        duel,
        stage,
        left.map((card) => ({
          event: 'sent-to-gy',
          rule: negatedSummonRules(way, left.length).sent,
          card,
          by,
          cause: 'effect',
          ...(onField ? {} : { fromNowhere: true as const }),
        })),
      );
}

/** Is it a monster whose Summon was negated, and to which nothing has happened since? It is in no place. */
export const wasJustNegated = (duel: Duel, id: string): boolean =>
  duel.timeline.findLast(({ card }) => card?.id === id)?.names[0] === 'summon-negated';
