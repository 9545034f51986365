import { isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { takingVerbs, verbFacts } from '../../card-model/verbs.ts';
import { fieldPlaces } from '../../vocabulary/places.ts';
import { ofSort, traitsOf } from '../battle/traits.ts';
import { asIfNoneDetermined, stillDetermined } from '../damage-step/destruction-pending.ts';
import { cardsInWords } from '../instructions/concerned.ts';
import { barredAs } from '../instructions/determined-reach.ts';
import { type Bar, barBy, forbids, mayBeTaken, type Pool, poolOf, type Reach } from '../instructions/pool.ts';
import { applyAll, askedOf, type Rule, rule, ruleIf } from '../rule.ts';
import { type Card, type ChainLink, type Duel, doesOfLink } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { countOf } from '../stats/count.ts';
import {
  cannotBeSummoned,
  cannotBeTurned,
  cannotCarry,
  linkPositionFixed,
  neverTargeted,
  protectedNow,
  tokenFaceUp,
} from '../target/may-be-targeted.ts';
import { type ActivationCase, asIfActivated } from './activation-case.ts';
import { isUsedUpByCost } from './after-cost.ts';
import { countedIn, isCounted } from './cost.ts';
import { targetsMeant } from './forced-targets.ts';
import { targetedInVain } from './in-vain.ts';

/** The cards that a group of targets may be chosen from: none that the battle is determined to destroy. */
export function poolFor(duel: Duel, question: ActivationCase, wanted: Target): Pool {
  const meant = targetsMeant(duel, question.card, question.effect, wanted, question.player);
  const { reads, ...filter } = wanted.filter;
  const what = meant === undefined ? wanted : { ...wanted, filter };
  const at = question.effect.targets.indexOf(wanted);
  const by = { player: question.player, kind: sourceOf(question.card).kind };
  const reach: Reach = {
    // What it points at, and what words of it say that were not read, may lie elsewhere.
    places:
      reads !== undefined && (meant !== undefined || filter.controller === undefined)
        ? [...fieldPlaces, 'gy', 'banished']
        : fieldPlaces,
    never: neverTargeted,
    bars: (now, card) => {
      const fixed = cannotBeTurned(now, { card, effect: question.effect, at });
      if (fixed !== undefined) return forbids(fixed.rule, fixed.because);
      const kept = unsummonable(now, question, card, at);
      if (kept !== undefined) return kept;
      if (equipsItself(question, card, at))
        return forbids('equip/equip-cards', 'kind: it would be equipped to itself');
      if (attacksInVain(now, question, card, at))
        return forbids('wording/cannot-wins', 'its own text keeps it from attacking');
      const vain = targetedInVain(now, question, card, at);
      if (vain !== undefined) return vain;
      const carries = cannotCarry(now, { card, effect: question.effect, at, source: question.card });
      if (carries !== undefined) return carries;
      return barBy(applyAll([protectedNow], now, { card, by }));
    },
  };
  const pool = poolOf({ ...asIfActivated(duel, question), paying: false }, what, barredAs('target', reach));
  return meant === undefined ? pool : among(meant, pool);
}

/** Of a pool the cards that words point at: no others can be meant. */
const among = (meant: readonly string[], { sure, perhaps, barred }: Pool): Pool => ({
  sure: sure.filter(({ id }) => meant.includes(id)),
  perhaps: perhaps.filter(({ card }) => meant.includes(card.id)),
  barred: barred.filter(({ card }) => meant.includes(card.id)),
  complete: true,
});

/** Would the effect equip its own card to this target? No card is equipped to itself. */
const equipsItself = ({ card: source, effect }: ActivationCase, card: Card, at: number): boolean =>
  source.id === card.id &&
  effect.does.some(
    ({ do: verb, what, onto }) =>
      verb === 'equip' &&
      what === 'this' &&
      typeof onto === 'object' &&
      'target' in onto &&
      onto.target === at,
  );

/** Would the effect do nothing but let this target attack more often, which its own text keeps from attacking now? */
const attacksInVain = (duel: Duel, { effect }: ActivationCase, card: Card, at: number): boolean =>
  effect.does.length > 0 &&
  effect.does.every(
    ({ what, battle }) =>
      typeof what === 'object' &&
      'target' in what &&
      what.target === at &&
      battle?.every(({ trait }) => trait?.is === 'attacks') === true,
  ) &&
  ofSort(traitsOf(duel, card), 'cannot-attack').some(({ by, holds }) => by.id === card.id && holds === 'yes');

/** A monster that the effect would have to Special Summon, and cannot. What its text asks for besides is asked elsewhere. */
function unsummonable(
  duel: Duel,
  { card: source, effect, player }: ActivationCase,
  card: Card,
  at: number,
): Bar | undefined {
  const found = cannotBeSummoned(duel, { card, effect, at, source, player });
  return found === undefined || found.rule === 'special-summon/within-reach' ? undefined : barBy([found]);
}

/** The cards that a group of targets may be chosen from, and what the text calls them. */
const targetPool = (duel: Duel, question: ActivationCase, target: Target) => ({
  pool: poolFor(duel, question, target),
  words: cardsInWords({ ...target }),
});

const needed = ({ count, upTo }: Target): number => (count === 'any' || upTo ? 1 : count);

/** The cards that an effect with one group of targets has to target, where there are no others; else none. */
export function onlyTargets(duel: Duel, question: ActivationCase): readonly string[] {
  const [wanted, ...more] = question.effect.targets;
  if (wanted === undefined || more.length > 0 || wanted.count === 'any' || wanted.upTo) return [];
  const { sure, perhaps, complete } = poolFor(duel, question, wanted);
  const isForced = complete && perhaps.length === 0 && sure.length === wanted.count;
  return isForced ? sure.map(({ id }) => id) : [];
}

/** Is there surely what this group of targets asks for, among the told cards? */
export const hasTarget = (duel: Duel, question: ActivationCase, target: Target): boolean =>
  poolFor(duel, question, target).sure.length >= needed(target);

const isShort = (target: Target, { sure, perhaps, complete }: Pool): boolean =>
  complete && sure.length + perhaps.length < needed(target);

/** Are there none of the cards of which it may target no more than there are? */
const isBoundToNone = (duel: Duel, { card, player }: ActivationCase, { bound }: Target): boolean =>
  bound !== undefined && countOf(duel, { cards: bound }, card, player).most === 0;

/** A monster that the battle is determined to destroy is no target: where nothing else is, there is none. */
export const determinedTarget = ruleIf(
  'damage-step/determined-untouchable',
  'barred',
  (duel, question: ActivationCase) => {
    const lost = stillDetermined(duel);
    const before = lost.length === 0 ? duel : asIfNoneDetermined(duel);
    if (before === duel) return null;
    const short = question.effect.targets.find((target) => isShort(target, poolFor(duel, question, target)));
    if (short === undefined) return null;
    const { sure } = poolFor(before, question, short);
    const card = lost.find(({ id }) => sure.some((each) => each.id === id));
    return card === undefined ? null : { facts: { card: card.model.name } };
  },
);

/** "1 card", "a face-up monster your opponent controls": ordinarily there is one; a particular kind has to be said. */
const isOrdinary = ({ timeline }: Duel, { filter: { abilities, ...filter } }: Target): boolean =>
  (abilities === undefined || (abilities.join() === 'Effect' && timeline.length === 0)) &&
  Object.keys(filter).every((field) => ordinary.has(field));
const ordinary: ReadonlySet<string> = new Set(['cardType', 'faceUp', 'controller', 'owner', 'in']);

/** Has an effect just moved all monsters from the field, so that no others are there beside those that were named? */
function wereSwept(duel: Duel, { from, filter }: Target): boolean {
  const onField = filter.cardType === 'monster' && from?.every((place) => place === 'monster-zone') === true;
  return onField && duel.resolved.some(({ link, applied }) => applied && sweeps(duel, link));
}

const sweeps = (duel: Duel, link: ChainLink): boolean =>
  doesOfLink(duel, link).some(({ do: verb, what, onlyIf }) => {
    if (
      !takingVerbs.has(verb) ||
      !verbFacts[verb].affects ||
      onlyIf !== undefined ||
      !isDescribed(what) ||
      what.count !== 'all'
    )
      return false;
    const { cardType, ...more } = what.filter;
    const monsters = cardType === undefined || cardType === 'monster';
    return monsters && Object.keys(more).length === 0 && (what.from?.includes('monster-zone') ?? true);
  });
/** Are there too few cards where the targets are chosen from, as far as it was said how many lie there? */
function isTooFew(duel: Duel, { player }: ActivationCase, target: Target): boolean {
  const counted = countedIn(duel, player, target.from, target.filter);
  return counted !== undefined && counted < needed(target);
}

/** Several targets are different cards: are there fewer than all of them need together? */
function areTooFewForAll(pools: readonly { readonly target: Target; readonly pool: Pool }[]): boolean {
  if (pools.length < 2 || pools.some(({ pool }) => !pool.complete)) return false;
  const cards = pools.flatMap(({ pool }) => mayBeTaken(pool));
  const all = pools.reduce((sum, { target }) => sum + needed(target), 0);
  return new Set(cards.map(({ id }) => id)).size < all;
}

/** A legal target has to exist when the effect is activated, before its cost is paid. */
export const targetExists = rule('target/chosen-at-activation', (duel, question: ActivationCase) => {
  const pools = question.effect.targets.map((target) => ({ target, pool: poolFor(duel, question, target) }));
  const few = question.effect.targets.find(
    (target) =>
      isTooFew(duel, question, target) || (!question.granted && isBoundToNone(duel, question, target)),
  );
  if (few !== undefined) return { code: 'none', facts: { what: cardsInWords({ ...few }) } };
  const short = pools.find(({ target, pool }) => isShort(target, pool));
  if (short !== undefined) {
    const facts = { what: cardsInWords({ ...short.target }) };
    const { granted, player } = question;
    if (!granted || wereSwept(duel, short.target) || isCounted(duel, player, { what: short.target }))
      return { code: 'none', facts };
    return isOrdinary(duel, short.target) ? null : { code: 'not-said', facts };
  }
  if (!question.granted && areTooFewForAll(pools))
    return {
      code: 'none',
      facts: { what: pools.map(({ target }) => cardsInWords({ ...target })).join(' and ') },
    };
  const paid = question.effect.targets.find(
    (target) => !question.granted && isUsedUpByCost(duel, question, { do: 'choose', what: target }),
  );
  if (paid !== undefined) return { code: 'used-up', facts: { what: cardsInWords({ ...paid }) } };
  const [first] = pools;
  const sure = pools.every(({ target, pool }) => pool.sure.length >= needed(target));
  const name = first?.pool.sure[0]?.model.name;
  return sure && name !== undefined ? { code: 'there', facts: { target: name } } : null;
});

/** An activation with a card that was told to be its target. */
export interface AimedCase extends ActivationCase {
  readonly target: Card;
}

/** The card that was told is one that the effect may target. */
export const targetFits = rule(
  'target/chosen-at-activation target',
  (duel, { target, ...asked }: AimedCase) => {
    if (asked.effect.targets.length === 0) return null;
    const pools = asked.effect.targets.map((each) => targetPool(duel, asked, each));
    const facts = { wanted: pools.map(({ words }) => words).join(' or ') };
    if (pools.some(({ pool }) => pool.sure.some(({ id }) => id === target.id)))
      return { code: 'fits', facts };
    const perhaps = pools.some(({ pool }) => pool.perhaps.some((each) => each.card.id === target.id));
    const barred = pools.flatMap(({ pool }) => pool.barred).find((each) => each.card.id === target.id);
    if (barred !== undefined && !perhaps) return { code: 'barred', facts: { why: barred.bar.because } };
    return { code: perhaps ? 'not-said' : 'not', facts };
  },
);

/** What is turned by an effect has to be what can be turned: the reason before what its text asks for. */
export const turnableTarget: Rule<AimedCase> = {
  id: 'link/no-target',
  codes: [...linkPositionFixed.codes, ...tokenFaceUp.codes],
  apply: (duel, { effect, target }) =>
    effect.targets.length === 1 ? (cannotBeTurned(duel, { card: target, effect, at: 0 }) ?? null) : null,
};

/** What the effect has to Special Summon is what can be: the reason before what its text asks for. */
export const summonableTarget: Rule<AimedCase> = {
  id: 'activation/must-be-able-to-resolve',
  codes: [],
  apply(duel, { card: source, effect, player, target }) {
    if (effect.targets.length !== 1) return null;
    const found = cannotBeSummoned(duel, { card: target, effect, at: 0, source, player });
    return found?.verdict === 'forbids' && found.rule !== 'special-summon/within-reach' ? found : null;
  },
};

/** A Union is equipped to no monster that carries one, where a text of the two forbids that. */
export const carryingTarget: Rule<AimedCase> = {
  id: 'union-monster/one-union-only',
  codes: ['carries'],
  apply(duel, { card: source, effect, target }) {
    const found =
      effect.targets.length === 1 ? cannotCarry(duel, { card: target, effect, at: 0, source }) : undefined;
    return found === undefined ? null : { ...found, code: 'carries' };
  },
};

/** A text that keeps the target off is the reason before any other. */
export const protectedTarget = askedOf(protectedNow, ({ card, player, target }: AimedCase) => ({
  card: target,
  by: { player, kind: sourceOf(card).kind },
}));
