import { isDescribed } from '../../card-model/instruction.ts';
import { places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { fieldWords } from '../fits.ts';
import { matchNow } from '../names.ts';
import { rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import type { SpecialSummonCase } from './special-summon-case.ts';

/** Can the effect reach the monster at all: is it where the effect takes a monster from, and one that it may take? */
export const withinReach = rule({
  id: 'special-summon/within-reach',
  reasons: {
    'other-place': ['forbids', '{source} takes a monster from the {places}, and {card} is {now}'],
    'other-card': ['forbids', '{source} cannot take {card}: its {field} does not fit'],
    'already-there': ['forbids', '{card} is a monster on the field already'],
    'not-from-here': ['forbids', 'a monster is {way} from the {places}, and {card} is {now}'],
    'not-said': ['unknown', 'it was not said from where {card} is {way}, and it is {now}'],
    'not-known': ['unknown', 'it was not said {what}'],
    'no-monster': ['forbids', '{card} is not a monster'],
    reached: ['permits', '{source} can take {card} {now}'],
  },
  decide(duel: Duel, { card, by }: SpecialSummonCase) {
    if (card.model.facts.cardType !== 'monster') return { code: 'no-monster' };
    if (card.place === 'monster-zone') return { code: 'already-there' };
    const starts = startsFrom(card, by);
    if (starts !== null) return starts;
    if (by.kind !== 'effect' || by.source === undefined || by.instruction === undefined) return null;
    const { source } = by;
    const wanted = reachOf(by);
    if (wanted === undefined) return null;
    const facts = { source: source.name, now: whereWords(card) };
    if (wanted.from !== undefined && !wanted.from.includes(card.place)) {
      return { code: 'other-place', facts: { ...facts, places: wanted.from.map(places.term).join(' or ') } };
    }
    const fit = matchNow(duel, wanted.filter, card, source);
    if (fit.verdict === 'no')
      return { code: 'other-card', facts: { ...facts, field: fieldWords(fit.fails) } };
    const [what] = fit.open;
    return what === undefined ? { code: 'reached', facts } : { code: 'not-known', facts: { what } };
  },
});

/** From where a Summon by the game mechanics is made. Null where that is no obstacle. */
function startsFrom(card: Card, by: SpecialSummonCase['by']) {
  if (by.kind !== 'summon') return null;
  const facts = { card: card.model.name, way: summonWays.term(by.way), now: whereWords(card) };
  switch (by.way) {
    case 'synchro-summoned':
    case 'xyz-summoned':
    case 'link-summoned':
    case 'fusion-summoned':
      return card.place === 'extra-deck' && !card.faceUp
        ? null
        : { code: 'not-from-here' as const, facts: { ...facts, places: 'face-down Extra Deck' } };
    case 'pendulum-summoned':
      return card.place === 'hand' || (card.place === 'extra-deck' && card.faceUp)
        ? null
        : { code: 'not-from-here' as const, facts: { ...facts, places: 'hand or the face-up Extra Deck' } };
    case 'summoned-by-own-procedure':
      return card.place === 'hand' || card.place === 'extra-deck' || saidFrom(card)
        ? null
        : { code: 'not-said' as const, facts };
    default:
      return null;
  }
}

/** Does its own procedure say where it is Summoned from? Then another rule has the say on that. */
const saidFrom = ({ model }: Card): boolean => model.summoning.procedures !== undefined;

/** What the effect takes: its target, or the cards that its instruction names. */
function reachOf(by: Extract<SpecialSummonCase['by'], { kind: 'effect' }>) {
  if (by.target !== undefined) return by.target;
  const what = by.instruction?.what;
  return isDescribed(what) ? what : undefined;
}

/** A card none of whose effects Special Summons another one. What is only described in words may do so, and leaves it open. */
export const noSuchEffect = rule({
  id: 'special-summon/within-reach',
  reasons: {
    none: ['forbids', 'no effect of {source} Special Summons another monster'],
    'not-read': ['unknown', 'a part of {source} is only described, and may Special Summon'],
  },
  decide(_: Duel, { source }: { readonly source: Card }) {
    const described = source.model.parts.some(
      (part) =>
        part.kind === 'unclassified' ||
        part.kind === 'unread' ||
        (part.kind !== 'not-an-effect' && part.does.some((each) => each.do === 'described')),
    );
    return { code: described ? 'not-read' : 'none' };
  },
});
