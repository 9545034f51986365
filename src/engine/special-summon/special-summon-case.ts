import type { CardModel } from '../../card-model/card-model.ts';
import { type Instruction, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { places } from '../../vocabulary/places.ts';
import { type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { fieldWords } from '../fits.ts';
import { matchNow } from '../names.ts';
import { isProper, properWays } from '../proper-summon.ts';
import { rule } from '../rule.ts';
import type { Card, Player, Ternary } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';

/** The proper ways to Summon a monster as a reply says them, with the cards that may do it where its text names them. */
export function waysInWords(model: CardModel): string {
  const { byCards, bySeries } = model.summoning;
  const by =
    bySeries === undefined ? byCards?.map((name) => `"${name}"`).join(' or ') : `a "${bySeries}" card`;
  const ways = properWays(model).map((way) =>
    way === 'special-summoned' && by !== undefined ? `Special Summoned by ${by}` : summonWays.term(way),
  );
  return ways.length === 0 ? 'Summoned as its text says' : ways.join(' or ');
}

/** The question that the rules of this folder answer: may this Special Summon the monster now? */
export interface SpecialSummonCase {
  readonly card: Card;
  /** How: a Summon by the game mechanics, or an effect. */
  readonly by: BySummon | ByEffect;
}

interface BySummon {
  readonly kind: 'summon';
  readonly way: SummonWay;
}

export interface ByEffect {
  readonly kind: 'effect';
  /** The card whose effect it is; undefined for "a card effect" of which no more is said. */
  readonly source?: { readonly name: string; readonly id: string; readonly player: Player };
  /** What its text Summons, where it is known. */
  readonly instruction?: Instruction;
  readonly target?: Target;
}

/** How the asked Summon counts: as the Summon of a kind, or as a Special Summon by an effect. */
export function wayOf({ by }: SpecialSummonCase): SummonWay {
  if (by.kind === 'summon') return by.way;
  switch (by.instruction?.do) {
    case 'fusion-summon':
      return 'fusion-summoned';
    case 'ritual-summon':
      return 'ritual-summoned';
    case 'synchro-summon':
      return 'synchro-summoned';
    default:
      break;
  }
  const as = by.instruction?.treatedAs;
  if (as !== undefined) return treated[as];
  return by.instruction?.ignoringConditions ? 'special-summoned-ignoring-conditions' : 'special-summoned';
}

/**
 * Is the asked Summon itself a proper one? Unknown where what its text says of that was not read. A Summon that only counts
 * as a Fusion Summon is none with the materials above, where its text wants those.
 */
export function isProperWay(question: SpecialSummonCase): Ternary {
  const { model } = question.card;
  const instruction = question.by.kind === 'effect' ? question.by.instruction : undefined;
  if (model.summoning.onlyListedMaterials && instruction?.treatedAs === 'fusion') return 'no';
  const source = question.by.kind === 'effect' ? question.by.source?.name : undefined;
  const proper = isProper(model, wayOf(question), source);
  return proper === 'unknown' && model.summoning.unreadWays === undefined ? 'no' : proper;
}

const treated = {
  fusion: 'fusion-summoned',
  ritual: 'ritual-summoned',
  synchro: 'synchro-summoned',
  xyz: 'xyz-summoned',
  link: 'link-summoned',
} as const;

/** Can the effect reach the monster at all: is it where the effect takes a monster from, and one that it may take? */
export const withinReach = rule('special-summon/within-reach', (duel, { card, by }: SpecialSummonCase) => {
  if (card.model.facts.cardType !== 'monster') return { code: 'no-monster' };
  if (card.place === 'monster-zone') return { code: 'already-there' };
  const starts = startsFrom(card, by);
  if (starts !== null) return starts;
  if (by.kind !== 'effect' || by.source === undefined || by.instruction === undefined) return null;
  const { source } = by;
  const wanted = reachOf(by);
  if (wanted === undefined)
    return pointingWords(by.instruction.what) !== undefined
      ? { code: 'not-known', facts: { what: `which cards ${source.name} Special Summons` } }
      : null;
  const facts = { source: source.name, now: whereWords(card) };
  if (wanted.from !== undefined && !wanted.from.includes(card.place))
    return { code: 'other-place', facts: { ...facts, places: wanted.from.map(places.term).join(' or ') } };
  const fit = matchNow(duel, wanted.filter, card, source);
  if (fit.verdict === 'no') return { code: 'other-card', facts: { ...facts, field: fieldWords(fit.fails) } };
  const [what] = fit.open;
  return what === undefined ? { code: 'reached', facts } : { code: 'not-known', facts: { what } };
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
export const noSuchEffect = rule(
  'special-summon/within-reach',
  (_, { source }: { readonly source: Card }) => {
    const described = source.model.parts.some(
      (part) =>
        part.kind === 'unclassified' ||
        part.kind === 'unread' ||
        (part.kind !== 'not-an-effect' && part.does.some((each) => each.do === 'described')),
    );
    return { code: described ? 'not-read' : 'none' };
  },
);
