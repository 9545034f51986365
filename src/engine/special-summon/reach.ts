import { places } from '../../vocabulary/places.ts';
import type { Duel } from '../duel.ts';
import { fits } from '../fits.ts';
import { namesOf } from '../names.ts';
import { rule } from '../rule.ts';
import { whereWords } from '../trigger/case.ts';
import type { SpecialSummonCase } from './case.ts';

/** Can the effect reach the monster at all: is it where the effect takes a monster from, and one that it may take? */
export const withinReach = rule({
  id: 'special-summon/within-reach',
  reasons: {
    'other-place': ['forbids', '{source} takes a monster from the {places}, and {card} is {now}'],
    'other-card': ['forbids', '{source} cannot take {card}: its {field} does not fit'],
    'already-there': ['forbids', '{card} is a monster on the field already'],
    reached: ['permits', '{source} can take {card} {now}'],
  },
  decide(duel: Duel, { card, by }: SpecialSummonCase) {
    if (card.place === 'monster-zone') return { code: 'already-there', facts: { card: card.model.name } };
    if (by.kind !== 'effect' || by.source === undefined || by.instruction === undefined) return null;
    const { source } = by;
    const wanted = reachOf(by);
    if (wanted === undefined) return null;
    const facts = { source: source.name, card: card.model.name, now: whereWords(card) };
    if (wanted.from !== undefined && !wanted.from.includes(card.place)) {
      return { code: 'other-place', facts: { ...facts, places: wanted.from.map(places.term).join(' or ') } };
    }
    const fit = fits(wanted.filter, card, namesOf(duel, card), source);
    if (fit.verdict === 'no') return { code: 'other-card', facts: { ...facts, field: fit.fails ?? 'kind' } };
    return { code: 'reached', facts };
  },
});

/** What the effect takes: its target, or the cards that its instruction names. */
function reachOf(by: Extract<SpecialSummonCase['by'], { kind: 'effect' }>) {
  if (by.target !== undefined) return by.target;
  const what = by.instruction?.what;
  return what === undefined || typeof what === 'string' || 'target' in what ? undefined : what;
}
