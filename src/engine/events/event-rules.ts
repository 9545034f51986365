import table from '../../../data/lexicon/event-rules.json' with { type: 'json' };
import type { EventName } from '../../vocabulary/events.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { DuelEvent } from '../state/event.ts';

/** What of an event tells its usual rule. */
type Kind = Pick<DuelEvent, 'names' | 'cause' | 'stage' | 'for'>;

/** The rule of each kind of event: the entry of the rulebook that says what it is. */
export const eventRules: Readonly<Record<EventName, string>> = table;

/** The rule by which something happened, where whoever made it happen named none of its own. Each event has one. */
export function usualRule({ names: [name = 'something-else'], cause, stage, for: way }: Kind): string {
  if (cause === 'cost' && stage.in === 'activation' && name !== 'effect-activated')
    return 'cost/paid-at-activation';
  // What is used up for a Summon is used up by the rule of that Summon; for a Set by that of Tributes.
  if (way !== undefined && (name === 'tributed' || name === 'used-as-material'))
    return way === 'set' ? 'summon/tribute-set' : eventRules[way];
  return name === 'phase-changed' && stage.in === 'battle' ? 'damage-step/timings' : eventRules[name];
}

/** The rule that whoever made the event happen named for it; undefined where it has its usual one. */
export const ownRule = (event: DuelEvent): string | undefined =>
  event.rule === usualRule(event) ? undefined : event.rule;

/** The rules of a Summon that is negated, and of what becomes of its monsters, of which there are so many. */
export const negatedSummonRules = (
  way: SummonWay,
  monsters: number,
): { readonly negated: string; readonly sent: string } => {
  if (way === 'flip-summoned')
    return { negated: 'flip-summon/negation-window', sent: 'flip-summon/negation-window' };
  const sent =
    way === 'normal-summoned-again' ? 'gemini/negated-summon-sent-from-field' : 'summons-general/negated';
  return { negated: monsters > 1 ? 'pendulum-summon/negated-together' : 'negate/summon', sent };
};
