import { besideWords } from '../../card-model/beside.ts';
import { filterWords } from '../../card-model/describe/describe-filter.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { DescribedCards } from '../../card-model/instruction.ts';
import { isField, type Place, places } from '../../vocabulary/places.ts';
import { asksFaceUp, type FilterMatch, fieldWords, sureness } from '../fits.ts';
import { agree, kinds } from '../material-summon/material-summon-rules.ts';
import { matchNow, namesOf } from '../names.ts';
import { outcome } from '../rule.ts';
import { standsBeside } from '../stands-beside.ts';
import { hasAbility } from '../state/ability.ts';
import {
  beingSummoned,
  type Card,
  type Duel,
  otherPlayer,
  type Player,
  partOfLink,
  type Ternary,
} from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import type { Finding } from '../state/finding.ts';
import { isFullyKnown } from '../state/players.ts';
import { statWithin } from '../state/stat-line.ts';
import { allOf } from '../state/values/ternary.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import type { EffectContext, Refusal } from './played.ts';
import { pointedAt, viewOf } from './pointed-at.ts';

/** What a verb can be done to at all, whatever the text asks for besides. */
export interface Reach {
  /** Where the cards are, if the text does not say so. */
  readonly places?: readonly Place[];
  /** Where the verb cannot reach, whatever the text says. */
  readonly never?: readonly Place[];
  /** Whose cards and which, if the text does not say so. */
  readonly filter?: Filter;
  /** Why it cannot be done to a card, or what would have to be known; undefined: it can. */
  readonly bars?: (duel: Duel, card: Card) => Bar | undefined;
}

/** Why something cannot be done to a card. `rule` is an entry of the rulebook. */
export interface Bar {
  readonly verdict: 'forbids' | 'unknown';
  readonly rule: string;
  readonly because: string;
  /** What happens in place of it. */
  readonly instead?: Happens;
}

/** This rule lets it not be done. */
export const forbids = (rule: string, because: string): Bar => ({ verdict: 'forbids', rule, because });
/** By this rule it hangs on what is not known whether it can be done. */
export const leavesOpen = (rule: string, because: string): Bar => ({ verdict: 'unknown', rule, because });

/** What the first finding that decides has against it; undefined: it may be done. */
export function barBy(findings: readonly Finding[]): Bar | undefined {
  const verdict = outcome(findings);
  const decides = findings.find((each) => each.verdict === verdict);
  return verdict === 'permits' || decides === undefined
    ? undefined
    : { verdict, rule: decides.rule, because: decides.because };
}

/** The cards that an instruction may take. */
export interface Pool {
  readonly sure: readonly Card[];
  /** Cards that fit if something is so that was not said. */
  readonly perhaps: readonly { readonly card: Card; readonly what: readonly string[] }[];
  /** Cards that the text describes, and that it cannot be done to. */
  readonly barred: readonly { readonly card: Card; readonly bar: Bar }[];
  /** Are all cards known that could be meant? */
  readonly complete: boolean;
}

/** All cards that it may take, surely or perhaps. */
export const mayBeTaken = ({ sure, perhaps }: Pick<Pool, 'sure' | 'perhaps'>): readonly Card[] => [
  ...sure,
  ...perhaps.map(({ card }) => card),
];

/** What judging a card comes to; `barred`: it fits but for this. */
interface Judged {
  readonly fit: FilterMatch;
  readonly barred?: Bar;
}

/** Looks through the named cards for those that the text describes: where enough differ, as it asks, any of them can be taken. */
export function poolOf(playing: EffectContext, what: DescribedCards, reach: Reach): Pool {
  const { different, taken: _, beside, ...rest } = what.filter;
  const isOfAll = beside?.to === 'each-other';
  const filter = { ...rest, ...(beside === undefined || isOfAll ? {} : { beside }) };
  const pool = eachOf(playing, { ...what, filter }, reach);
  const all = what.count === 'all' ? pool.sure.length : 1;
  const needed = typeof what.count === 'number' && !what.upTo ? what.count : all;
  const differ =
    different === undefined || different.every((by) => kinds(playing.duel, pool.sure, by) >= needed);
  const alike = !isOfAll || areEnough(playing, what, pool.sure, needed);
  if (differ && alike) return pool;
  const asked = { ...(differ ? {} : { different }), ...(alike ? {} : { beside }) };
  const open = pool.sure.map((card) => ({ card, what: [filterWords(asked).trim()] }));
  return { ...pool, sure: [], perhaps: [...open, ...pool.perhaps] };
}

/** Do all of these cards stand to each other as the text asks of cards that are taken together? */
export function standTogether(
  playing: EffectContext,
  { filter }: DescribedCards,
  cards: readonly Card[],
): Ternary {
  const { beside, different = [] } = filter;
  if (different.some((by) => agree(playing.duel, cards, by))) return 'no';
  if (beside?.to !== 'each-other') return 'yes';
  const named = cards.map((card) => ({ card, names: namesOf(playing.duel, card) }));
  const pairs = named.flatMap((one, at) =>
    named.slice(at + 1).map((other) => standsBeside(beside, one, [[other]])),
  );
  return allOf(pairs);
}

/** Does each of the cards stand so to enough others that so many can be taken together? Of more than two only where all do. */
function areEnough(
  playing: EffectContext,
  what: DescribedCards,
  cards: readonly Card[],
  needed: number,
): boolean {
  if (needed < 2 || standTogether(playing, what, cards) === 'yes') return cards.length >= needed;
  return (
    needed === 2 &&
    cards.every((card) =>
      cards.some((other) => other !== card && standTogether(playing, what, [card, other]) === 'yes'),
    )
  );
}

function eachOf(playing: EffectContext, what: DescribedCards, reach: Reach): Pool {
  const judged = Object.values(playing.duel.cards).map((card) => ({
    card,
    ...judge(playing, card, what, reach),
  }));
  const of = (is: Ternary) => judged.filter(({ fit }) => sureness(fit) === is);
  return {
    sure: of('yes').map(({ card }) => card),
    perhaps: of('unknown').map(({ card, fit }) => ({ card, what: [...fit.open, ...fit.assumed] })),
    barred: judged.flatMap(({ card, barred: bar }) => (bar === undefined ? [] : [{ card, bar }])),
    complete: isComplete(playing, what, reach),
  };
}

/** The filter with what the verb takes for granted where the text says nothing of it. */
const filterOf = ({ filter }: DescribedCards, reach: Reach): Filter =>
  filter.controller === undefined && filter.owner === undefined ? { ...reach.filter, ...filter } : filter;

const placesOf = (what: DescribedCards, reach: Reach): readonly Place[] =>
  (what.from ?? reach.places ?? places.ids).filter((place) => reach.never?.includes(place) !== true);

/** Why a card that was told is none that the instruction may take. */
export function refusalOf(playing: EffectContext, card: Card, what: DescribedCards, reach: Reach): Refusal {
  const { id } = card;
  const text = 'chain/written-order';
  const there = placesOf(what, reach).includes(card.place) && !card.gone;
  if (!there) return { id, rule: text, because: `it is ${whereWords(card)}` };
  const bar = reach.bars?.(playing.duel, card);
  if (bar?.verdict === 'forbids') return { id, rule: bar.rule, because: bar.because };
  const { fails } = judge(playing, card, what, reach).fit;
  const { beside } = what.filter;
  if (fails === 'beside' && beside !== undefined)
    return { id, rule: text, because: `it is none${besideWords(beside)}` };
  return { id, rule: text, because: `its ${fieldWords(fails)} does not fit` };
}

/** Is this card one that the instruction may take? `fails` says what does not hold. */
function judge(playing: EffectContext, card: Card, what: DescribedCards, reach: Reach): Judged {
  const { duel } = playing;
  const bare = (fails: string): Judged => ({ fit: { verdict: 'no', fails, assumed: [], open: [] } });
  if (card.gone || isBeingUsed(playing, card) || isPending(duel, card)) return bare('place');
  if (!placesOf(what, reach).includes(card.place)) return bare('place');
  // "Target 1 monster; other monsters you control cannot attack": other than the target.
  if (what.filter.other && what.among === undefined && isTargeted(playing, card)) return bare('other');
  const among = what.among === undefined ? 'yes' : isAmong(playing, what.among, card);
  if (among === 'no') return bare(`kind: it is none of ${amongWords(what.among)}`);
  // A face-down card shows none of what it is; its player shows it to pay with it, or where such a card is asked for.
  const asked = filterOf(what, reach);
  if (!playing.paying && isField(card.place) && !card.faceUp && asksFaceUp(asked)) return bare('faceUp');
  const bar = reach.bars?.(duel, card);
  const fit = matchNow(duel, asked, card, viewOf(playing));
  if (bar?.verdict === 'forbids')
    return { ...bare(bar.because), ...(sureness(fit) === 'yes' ? { barred: bar } : {}) };
  if (fit.verdict === 'no') return { fit };
  const which = among === 'unknown' ? [`that it is one of ${amongWords(what.among)}`] : [];
  return { fit: { ...fit, open: [...fit.open, ...which, ...(bar === undefined ? [] : [bar.because])] } };
}

const amongWords = (among: DescribedCards['among']): string =>
  among === 'event'
    ? 'those that are answered'
    : typeof among === 'object'
      ? 'those that were shown'
      : 'the targets';

const usedUp: ReadonlySet<string> = new Set(['Normal', 'Quick-Play', 'Counter', 'Ritual']);

/** A Spell or Trap that is being resolved and does not stay is no card that its own effect takes (rule target/where). */
function isBeingUsed({ duel, link }: EffectContext, card: Card): boolean {
  if (card.id !== link.card || !isField(card.place)) return false;
  const { facts } = card.model;
  if (facts.cardType === 'monster' || card.role === 'equip-card') return false;
  const own = link.part === undefined || partOfLink(duel, link)?.kind === 'activation';
  return own && usedUp.has(facts.property);
}

/** A monster that is being Summoned is in no place, unless it lies on the field already. */
const isPending = (duel: Duel, card: Card): boolean =>
  beingSummoned(duel).includes(card.id) && card.place !== 'monster-zone';

const isTargeted = ({ link }: EffectContext, card: Card): boolean =>
  link.targets.some(({ id, moves }) => id === card.id && moves === card.moves);

/** Is it a target of the activation, and, of "others", none that the part before took? Or one of the event that it answers, or that was shown? */
function isAmong(playing: EffectContext, among: NonNullable<DescribedCards['among']>, card: Card): Ternary {
  const { previousCards: those, dealt, moved } = playing;
  if (typeof among === 'object') {
    if (moved[card.id] !== undefined) return 'no';
    const shown = dealt?.[among.dealt] ?? 'open';
    return shown === 'open' ? 'unknown' : shown.includes(card.id) ? 'yes' : 'no';
  }
  const is =
    among === 'event'
      ? pointedAt(playing, 'event').cards.includes(card.id)
      : isTargeted(playing, card) && (among === 'targets' || (those !== 'open' && !those.includes(card.id)));
  return is ? 'yes' : 'no';
}

function isComplete(playing: EffectContext, what: DescribedCards, reach: Reach): boolean {
  if (what.among === 'event') return pointedAt(playing, 'event').open === undefined;
  if (typeof what.among === 'object') {
    const shown = playing.dealt?.[what.among.dealt] ?? 'open';
    if (shown !== 'open') return true;
  } else if (what.among !== undefined) return playing.link.targets.length > 0;
  const { anyOf = [{}], ...filter } = filterOf(what, reach);
  const { player } = playing.link;
  // Alternatives may say whose cards they are, and where they lie, each for itself.
  return anyOf.every((each) => {
    const side = filter.owner ?? filter.controller ?? each.owner ?? each.controller;
    const whose: readonly Player[] =
      side === undefined ? [player, otherPlayer(player)] : [side === 'you' ? player : otherPlayer(player)];
    const there = placesOf(what, reach).filter((place) => each.in?.includes(place) !== false);
    return whose.every((one) => there.every((place) => isFullyKnown(playing.duel, one, place)));
  });
}

/** Of the cards that fit, those with the highest or lowest value; where one is not known, each may be the one. */
export function extremeOf(pool: Pool, { extreme }: DescribedCards): Pool {
  if (extreme === undefined) return pool;
  const { stat, which } = extreme;
  // Link Monsters have no DEF.
  const has = (card: Card): boolean => stat === 'atk' || !hasAbility(card, 'Link');
  const sure = pool.sure.filter(has);
  const perhaps = pool.perhaps.filter(({ card }) => has(card));
  const barred = pool.barred.filter(({ card }) => has(card));
  const all = [...mayBeTaken({ sure, perhaps }), ...barred.map(({ card }) => card)];
  const values = all.map((card) => statWithin(card, stat).current);
  const known = values.every(({ least, most }) => least === most);
  const best = (which === 'highest' ? Math.max : Math.min)(...values.map(({ least }) => least));
  const isBest = (card: Card): boolean => statWithin(card, stat).current.least === best;
  if (known && perhaps.length === 0 && !barred.some(({ card }) => isBest(card)))
    return { ...pool, sure: sure.filter(isBest), perhaps: [] };
  const words = `that it has the ${which} ${stat.toUpperCase()}`;
  return { ...pool, sure: [], perhaps: [...sure.map((card) => ({ card, what: [words] })), ...perhaps] };
}
