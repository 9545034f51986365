import type { EventName } from '../../vocabulary/events.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { DuelEvent } from '../state/event.ts';

/** What of an event tells its usual rule. */
type Kind = Pick<DuelEvent, 'names' | 'cause' | 'stage' | 'for'>;

/** The rule of each kind of event: the entry of the rulebook that says what it is. */
export const eventRules: Readonly<Record<EventName, string>> = {
  'sent-to-gy': 'move/send',
  destroyed: 'move/destroy',
  tributed: 'move/tribute',
  discarded: 'move/discard',
  banished: 'move/banish',
  'banished-face-down': 'move/banish',
  'added-to-hand': 'move/draw-or-add',
  'returned-to-hand': 'move/return-to-hand',
  'returned-to-deck': 'move/return-to-deck',
  'returned-to-extra-deck': 'move/return-to-deck',
  'returned-to-gy': 'move/moves',
  'returned-to-field': 'banish-until/return',
  'placed-in-extra-deck-face-up': 'pendulum/to-extra-deck',
  drawn: 'move/draw-or-add',
  'left-the-field': 'move/moves',
  'used-as-material': 'move/send',
  'became-xyz-material': 'xyz-summon/not-leaving-the-field',
  detached: 'move/send',
  'flipped-face-up': 'monster/positions',
  'flipped-face-down': 'face-down/forgets',
  'position-changed': 'monster/changing-position',
  'control-changed': 'control/changed',
  equipped: 'equip/equip-cards',
  'placed-in-spell-trap-zone': 'card-types/change-of-type',
  'sent-from-extra-deck': 'move/send',
  'sent-from-deck': 'move/send',
  'summon-negated': 'summons-general/negated',
  'flip-summon-negated': 'flip-summon/negation-window',
  'effects-negated': 'negate/effect',
  copied: 'copy/gained-effects',
  'attack-declared': 'battle-step/choosing',
  'inflicted-battle-damage': 'damage/battle-damage',
  'effect-activated': 'chain/activation',
  'not-applied': 'negate/effect',
  'phase-changed': 'turns-general/six-phases',
  'something-else': 'chain/written-order',
  'normal-summoned': 'summon/normal',
  'tribute-summoned': 'summon/tribute',
  'normal-summoned-again': 'gemini/second-normal-summon',
  set: 'summon/set',
  'flip-summoned': 'summon/flip',
  'fusion-summoned': 'fusion-summon/how',
  'ritual-summoned': 'ritual/ritual',
  'synchro-summoned': 'synchro-summon/how',
  'xyz-summoned': 'xyz-summon/how',
  'pendulum-summoned': 'pendulum-summon/how',
  'link-summoned': 'link-summon/how',
  'summoned-by-own-procedure': 'own-procedure/what-it-is',
  'special-summoned': 'summon/special-by-effect',
  'special-summoned-ignoring-conditions': 'properly-summoned/ignoring-conditions',
};

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
