import { isTrigger, spellSpeed } from '../../card-model/activated.ts';
import { rule } from '../rule.ts';
import {
  type ChainLink,
  cardOf,
  type Duel,
  effectOfLink,
  type MissedWindow,
  partOfLink,
} from '../state/duel.ts';
import { type DuelEvent, isHappening } from '../state/event.ts';
import { isOfPhase } from './condition-met.ts';
import type { TriggerCase } from './trigger-case.ts';

/** The players go past the time of every Trigger Effect that waits. */
export const passWindow = (duel: Duel, passed: MissedWindow): Duel => ({
  ...duel,
  waiting: duel.waiting.map((each) => (each.passed === undefined ? { ...each, passed } : each)),
});

/** What has happened after an event; costs of the Chain in the window of the event do not count. */
export function happenedAfter(duel: Duel, event: DuelEvent): readonly DuelEvent[] {
  const [first] = duel.chain;
  const inWindow = first !== undefined && !isSlow(duel, first);
  const isBuilding = ({ stage }: DuelEvent): boolean =>
    inWindow && stage.in === 'activation' && stage.chain === duel.chains;
  return duel.timeline.filter(
    (each) => isHappening(each) && each.moment > event.moment && (isBuilding(event) || !isBuilding(each)),
  );
}

/** Only in an open game state is a Chain begun with a card or effect of Spell Speed 1 that is no Trigger Effect. */
function isSlow(duel: Duel, link: ChainLink): boolean {
  const effect = effectOfLink(duel, link);
  const { facts } = cardOf(duel, link.card).model;
  return effect === undefined || (!isTrigger(effect) && spellSpeed(effect, facts) === 1);
}

/** A Trigger Effect goes on the first Chain after its event, or on none. */
export const windowPassed = rule('trigger/collected', (duel, { card, part, effect, met }: TriggerCase) => {
  const passed = met?.waiting.passed;
  if (met === undefined || passed === undefined) return null;
  const event = met.event.names.includes('something-else') ? 'it' : 'its condition was met';
  if (isOfPhase(effect) && passed.by === 'chain' && met.waiting.phase === duel.phase) {
    // One after the other, so that a Chain passes none of them (rule trigger/phase-one-by-one).
    const done = usedInPhase(duel, card.id, part);
    return done === undefined ? null : { code: 'activated', facts: { link: done.number } };
  }
  if (passed.by === 'chain') {
    const links = linksOf(duel, passed.chain);
    const own = links.find(
      (link) =>
        link.card === card.id && link.asSpell !== true && (link.part === undefined || link.part === part),
    );
    if (own !== undefined) return { code: 'activated', facts: { link: own.number } };
    const kinds = links.map((link) => kindOf(duel, link));
    const building = duel.chains === passed.chain && duel.chain.length === links.length;
    // While only Trigger Effects are on the Chain, others that waited with them are still placed on it.
    if (building && kinds.every((kind) => kind === 'trigger')) return null;
    if (building && !kinds.includes('other')) return { code: 'not-said-link' };
  }
  if (passed.by === 'timing' && !effect.mandatory)
    return { code: 'passed-timing', facts: { when: passed.when } };
  if (passed.by === 'pass') return { code: 'declined', facts: { player: passed.player, event } };
  if (passed.by === 'phase') return { code: 'not-said-phase' };
  if (passed.by === 'summon-after-effect') return { code: 'not-said-summon' };
  if (effect.mandatory) return { code: 'overlooked', facts: { event } };
  return { code: passed.by === 'chain' ? 'passed' : 'passed-summon', facts: { event } };
});

const linksOf = (duel: Duel, chain: number): readonly ChainLink[] => [
  ...duel.resolved.filter((each) => each.chain === chain).map(({ link }) => link),
  ...(duel.chains === chain ? duel.chain : []),
];

/** The Chain Link with which an effect of this phase was activated in it already. */
const usedInPhase = (duel: Duel, card: string, part: number): ChainLink | undefined =>
  [...duel.resolved.map(({ link }) => link), ...duel.chain].find(
    (link) =>
      link.card === card && link.part === part && link.turn === duel.turn && link.phase === duel.phase,
  );

function kindOf(duel: Duel, link: ChainLink): 'trigger' | 'other' | 'unknown' {
  const effect = partOfLink(duel, link);
  if (effect === undefined) return 'unknown';
  return isTrigger(effect) ? 'trigger' : 'other';
}
