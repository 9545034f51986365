import { filterWords } from '../../card-model/describe/describe-filter.ts';
import { type DescribedCards, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { says } from '../../card-model/sayings.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import type { Place } from '../../vocabulary/places.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Change, Happens } from '../state/event.ts';
import { touchedBy } from '../state/missing.ts';
import { nothingSaid } from '../state/players.ts';
import { cardsInWords, pluralVerb } from './concerned.ts';
import { wasJustNegated } from './deeds/negated-summon.ts';
import { withoutDetermined } from './determined-reach.ts';
import {
  done,
  type EffectContext,
  type EffectOutcome,
  everyCard,
  note,
  nothing,
  perhaps,
  type Refusal,
  wordsOf,
} from './played.ts';
import { type Pointed, pointedAt } from './pointed-at.ts';
import {
  type Bar,
  extremeOf,
  mayBeTaken,
  type Pool,
  poolOf,
  type Reach,
  refusalOf,
  standTogether,
} from './pool.ts';
import { withoutKept } from './prevention.ts';
import { withoutUnaffected } from './unaffected.ts';

interface Choice {
  readonly cards: readonly string[];
  /** What else it takes: no more; surely something that nobody named; or perhaps something. */
  readonly rest: 'none' | 'which' | 'whether';
  /** Named cards that may be among the rest. */
  readonly may: readonly string[];
  /** It may take cards that nobody named: how many lie where is not known afterwards. */
  readonly unseen?: true;
  /** What was not said of it; undefined where nothing is missing. */
  readonly missing?: string;
  readonly took: readonly string[];
  readonly assumed: readonly string[];
  /** Told cards of which none could be taken, and why. */
  readonly refused: readonly Refusal[];
  /** Cards that it would take, but for a rule or a text. */
  readonly spared: readonly Refusal[];
}

const none: Choice = { cards: [], rest: 'none', may: [], took: [], assumed: [], refused: [], spared: [] };

/** The cards that an instruction is about: those that were told, else only what is forced. */
export function choose(playing: EffectContext, instruction: Instruction, said: Reach): Choice {
  const { what } = instruction;
  const open = withoutKept(playing, instruction, withoutUnaffected(playing, instruction, said));
  const reach = withoutDetermined(playing, instruction, open);
  // Cards that the text only means are chosen too; what is optional is done where some were told.
  if (what === undefined && instruction.may) return none;
  if (isDescribed(what)) return chosen(playing, instruction, withFrom(what, instruction.from), reach);
  const pointed =
    what === 'equipped' && lastsWhileEquipped(instruction)
      ? { cards: [], open: 'how long it lasts for the equipped monster was not said' }
      : pointedAt(playing, what);
  return pointed.open === undefined
    ? within(playing, instruction, pointed, reach)
    : { ...none, rest: 'whether', may: perhapsMeant(playing, what, pointed, reach), missing: pointed.open };
}

/** What a text gives to the equipped monster, and says no end of, may last as long as it is so equipped. */
const lastsWhileEquipped = ({ do: verb, until, onlyIf }: Instruction): boolean =>
  until === undefined &&
  (onlyIf !== undefined ||
    verb === 'take-control' ||
    verb === 'negate-effects' ||
    verbFacts[verb].event === undefined);

/** Cards that words nobody explained may mean: of targets that were not said, those that fit what the effect targets. */
function perhapsMeant(
  playing: EffectContext,
  what: Instruction['what'],
  { mayBe = everyCard(playing) }: Pointed,
  reach: Reach,
): readonly string[] {
  const { link, targets } = playing;
  const one = typeof what === 'object' && 'target' in what ? what.target : undefined;
  const groups = one === undefined ? targets : targets.slice(one, one + 1);
  if (link.targets.length > 0 || groups.length === 0 || (one === undefined && what !== 'targets'))
    return mayBe.filter((id) => couldBeMeant(cardOf(playing.duel, id), what, reach));
  return groups.flatMap(({ from, filter }) => {
    const wanted = { count: 'all' as const, filter, ...(from === undefined ? {} : { from }) };
    return mayBeTaken(poolOf(playing, wanted, reach)).map(({ id }) => id);
  });
}

/** May words such as "that monster" mean the card at all: is it of that kind, and where the verb can reach it? */
function couldBeMeant({ model, place }: Card, what: Instruction['what'], reach: Reach): boolean {
  const there = reach.places?.includes(place) !== false && reach.never?.includes(place) !== true;
  const { cardType } = model.facts;
  if (typeof what === 'object' && 'reads' in what && says(what, 'monsters'))
    return there && (cardType === 'monster' || place === 'monster-zone');
  return there;
}

const withFrom = (what: DescribedCards, from: readonly Place[] | undefined): DescribedCards =>
  what.from === undefined && from !== undefined ? { ...what, from: [...from] } : what;

/** Cards that are pointed at: those that are where the instruction takes them from, and that it can be done to. */
function within({ duel }: EffectContext, { from }: Instruction, { cards }: Pointed, reach: Reach): Choice {
  const judged = cards.map((id) => {
    const card = cardOf(duel, id);
    const places = from ?? reach.places;
    const there =
      wasJustNegated(duel, id) ||
      (!card.gone &&
        (places === undefined || places.includes(card.place)) &&
        reach.never?.includes(card.place) !== true);
    return { id, bar: there ? reach.bars?.(duel, card) : undefined, there };
  });
  const can = judged.filter(({ there, bar }) => there && bar?.verdict !== 'forbids');
  const spared = judged.flatMap(({ id, bar }) => (bar?.verdict === 'forbids' ? [refusal(id, bar)] : []));
  const unknown = can.find(({ bar }) => bar?.verdict === 'unknown');
  if (unknown !== undefined) {
    const may = can.map(({ id }) => id);
    return {
      ...none,
      spared,
      rest: 'whether',
      may,
      ...(unknown.bar === undefined ? {} : { missing: unknown.bar.because }),
    };
  }
  return { ...none, spared, cards: can.map(({ id }) => id) };
}

const refusal = (id: string, { verdict: _, ...bar }: Bar): Refusal => ({ id, ...bar });

/** Cards that the player chooses, or all that fit; and why told ones cannot be taken, where none of them can. */
function chosen(
  playing: EffectContext,
  instruction: Instruction,
  what: DescribedCards,
  reach: Reach,
): Choice {
  const choice = fittingOnes(playing, instruction, what, reach);
  if (what.count === 'all' || choice.took.length + choice.refused.length > 0) return choice;
  return {
    ...choice,
    refused: playing.told.map((id) => refusalOf(playing, cardOf(playing.duel, id), what, reach)),
  };
}

function fittingOnes(
  playing: EffectContext,
  instruction: Instruction,
  what: DescribedCards,
  reach: Reach,
): Choice {
  const pool = extremeOf(poolOf(playing, what, reach), what);
  const all = mayBeTaken(pool).map(({ id }) => id);
  const told = playing.told.filter((id) => all.includes(id));
  if (what.count === 'all')
    return {
      ...everyOne(instruction, what, pool, told),
      spared: pool.barred.map(({ card, bar }) => refusal(card.id, bar)),
    };
  if (told.length > 0) {
    const taken = typeof what.count === 'number' ? told.slice(0, what.count) : told;
    const cards = taken.map((id) => cardOf(playing.duel, id));
    if (standTogether(playing, what, cards) !== 'no') return toldOnes(pool, taken);
    const rule = 'chain/written-order';
    return { ...none, refused: taken.map((id) => ({ id, rule, because: notTogether(what) })) };
  }
  if (instruction.may && !playing.unsaid) return none;
  const words = `which ${cardsInWords(what)} ${pluralVerb(instruction, what)} was not said`;
  if (all.length === 0 && pool.complete) return none;
  if (instruction.may)
    return {
      ...none,
      rest: 'whether',
      may: all,
      missing: words,
      ...(pool.complete ? {} : { unseen: true as const }),
    };
  const forced = what.count === 'any' ? undefined : what.upTo ? 1 : what.count;
  const onlyThose = pool.complete && pool.perhaps.length === 0;
  if (onlyThose && forced === all.length) return { ...none, cards: all };
  if (onlyThose && forced !== undefined && all.length < forced) {
    const fewer = `whether fewer than ${forced} are taken, as only ${all.length} fit, is not settled (${wordsOf(instruction)})`;
    return { ...none, rest: 'whether', may: all, missing: fewer };
  }
  const surely = !pool.complete || (forced !== undefined && pool.sure.length >= forced);
  const unseen = pool.complete ? {} : { unseen: true as const };
  return { ...none, rest: surely ? 'which' : 'whether', may: all, missing: words, ...unseen };
}

/** "All": every card that surely fits, and those that were told. What may fit is missing. */
function everyOne(
  instruction: Instruction,
  what: DescribedCards,
  pool: Pool,
  told: readonly string[],
): Choice {
  const sure = pool.sure.map(({ id }) => id);
  const cards = [...new Set([...sure, ...told])];
  const left = pool.perhaps.filter(({ card }) => !told.includes(card.id));
  const [first] = left;
  if (first === undefined) {
    // Of cards that nobody named there may be more; they are none of those that are asked about.
    const unseen = cards.length === 0 && !pool.complete;
    return {
      ...none,
      cards,
      took: told,
      ...(unseen
        ? { rest: 'whether' as const, missing: `whether there is ${cardsInWords(what)} was not said` }
        : {}),
    };
  }
  const words = `whether ${first.card.model.name} is taken: it was not said ${first.what.join(', ')} (${wordsOf(instruction)})`;
  return {
    ...none,
    cards,
    took: told,
    rest: 'whether',
    may: left.map(({ card }) => card.id),
    missing: words,
  };
}

const notTogether = ({ filter: { different, beside } }: DescribedCards): string =>
  `they are no ${filterWords({ ...(different && { different }), ...(beside && { beside }) }, '', true)}`;

function toldOnes(pool: Pool, cards: readonly string[]): Choice {
  const assumed = pool.perhaps
    .filter(({ card }) => cards.includes(card.id))
    .map(({ card, what: needs }) => `${card.model.name} fits (${needs.join(', ')})`);
  return { ...none, cards, took: cards, assumed };
}

/** What is done to one card. */
export interface Deed {
  readonly happens?: readonly Happens[];
  readonly changes?: readonly Change[];
  /** Why it cannot be done to this card after all, or what would have to be known. */
  readonly missing?: string;
}

/** Plays an instruction card by card: what `deed` says for each card that it takes. */
export function perCard(
  playing: EffectContext,
  instruction: Instruction,
  reach: Reach,
  deed: (card: Card) => Deed,
): EffectOutcome {
  const { duel, link } = playing;
  const choice = choose(playing, instruction, reach);
  const deeds = choice.cards.map((id) => ({ id, ...deed(cardOf(duel, id)) }));
  const rest = choice.rest !== 'none';
  const instead = choice.spared.flatMap((each) => each.instead ?? []);
  const unsure = choice.rest === 'whether' ? { unsure: true as const } : {};
  const words = wordsOf(instruction);
  const missing = [
    ...(choice.missing === undefined
      ? []
      : [{ card: link.card, words: choice.missing, may: choice.may, ...touchedBy(instruction) }]),
    ...deeds.flatMap(({ id, missing: why }) =>
      why === undefined ? [] : [{ card: link.card, words: why, may: [id], ...touchedBy(instruction) }],
    ),
  ];
  const more = {
    happens: [
      ...deeds.flatMap(({ happens = [] }) => happens),
      ...instead.filter(({ card }, at) => instead.findIndex((each) => each.card === card) === at),
      ...(rest ? [note(playing, words, { ...unsure, ...perhaps(instruction) })] : []),
    ],
    changes: [...deeds.flatMap(({ changes = [] }) => changes), ...(choice.unseen ? [uncounted] : [])],
    usedChoices: [...choice.took, ...instead.flatMap(({ card }) => card ?? [])],
    missing,
    assumed: choice.assumed,
    refused: choice.refused,
    ...(choice.spared.length === 0 ? {} : { spared: choice.spared }),
  };
  if (choice.cards.length === 0 && choice.rest === 'none') return nothing(more);
  const isOpen = choice.cards.length === 0 && choice.rest === 'whether';
  return done({
    ...more,
    was: isOpen ? 'open' : 'done',
    ...(rest
      ? { previousCards: 'open', mayBe: [...choice.cards, ...choice.may] }
      : { previousCards: choice.cards }),
  });
}

/** Where a card that nobody named has moved, the counts of cards that nobody named are not known any more. */
function uncounted(duel: Duel): Duel {
  const { P0, P1 } = duel.players;
  const { unseen } = nothingSaid;
  return { ...duel, players: { P0: { ...P0, unseen }, P1: { ...P1, unseen } } };
}
