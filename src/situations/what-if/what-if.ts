import { canMissTiming, isTrigger } from '../../card-model/activated.ts';
import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import { atOnce } from '../../platform/cooperative.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { events } from '../../vocabulary/events.ts';
import { isExtraMonsterZone } from '../../vocabulary/zones.ts';
import { checkingLog } from '../log-check.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import type { CardSetup, Situation } from '../situation.ts';
import { placeWords } from '../understood.ts';
import { answerKind, type Verdict } from '../verdict.ts';
import {
  type Activating,
  askedCard,
  type Change,
  type Changes,
  changed,
  nameOf,
  type Resolving,
  resolvedBy,
  withActions,
  withCard,
} from './change.ts';
import { normalSummonChanges, rulesetChanges, sideChanges, turnChanges } from './circumstances.ts';

/** What happened to the card as a cost could have been done by the effect, and the other way round. */
const causeChanges: Changes = (situation) => {
  const card = askedCard(situation);
  const name = nameOf(situation, card);
  return [...resolvedBy(situation)].flatMap(([resolveAt, activateAt]) => {
    const activating = situation.actions[activateAt];
    const resolving = situation.actions[resolveAt];
    if (activating?.do !== 'activate' || resolving?.do !== 'resolve' || card === undefined) return [];
    const paid = (activating.cost ?? []).find((each) => each.card === card);
    const done = (resolving.happens ?? []).flat().find((each) => each.card === card);
    const change = (one: Activating, other: Resolving) =>
      withActions(withActions(situation, activateAt, 1, one), resolveAt, 1, other);
    const byEffect =
      paid === undefined
        ? []
        : [
            changed(
              `${name} ${were(events.present(paid.event))} by the effect, and not as a cost`,
              'by an effect',
              change(
                { ...activating, cost: (activating.cost ?? []).filter((each) => each !== paid) },
                { ...resolving, happens: [...(resolving.happens ?? []), [{ ...paid, cause: 'effect' }]] },
              ),
            ),
          ];
    if (done === undefined || !canBeCost.has(done.event)) return byEffect;
    const asCost = change(
      { ...activating, cost: [...(activating.cost ?? []), { ...done, cause: 'cost' }] },
      without(resolving, done),
    );
    const words = `${name} ${were(events.present(done.event))} as a cost, and not by the effect`;
    return [...byEffect, changed(words, 'as a cost', asCost)];
  });
};

/** The resolution without one thing that was told of it; where that was all, the effect does what it does. */
function without(
  { happens = [], ...resolves }: Resolving,
  done: (typeof happens)[number][number],
): Resolving {
  const left = happens
    .map((moment) => moment.filter((each) => each !== done))
    .filter((moment) => moment.length > 0);
  return left.length === 0 ? resolves : { ...resolves, happens: left };
}

/** What a cost has players do with cards. */
const canBeCost: ReadonlySet<string> = setOf('sent-to-gy discarded banished tributed returned-to-deck');

/** "is sent to the GY" as what is only supposed. */
const were = (present: string): string => present.replace(/^is /, 'were ');

/** What happened on Chain Link 1 could have happened on Chain Link 2. */
const chainLinkChanges: Changes = (situation) => {
  const card = askedCard(situation);
  const [pair, ...others] = [...resolvedBy(situation)].filter(([at]) => {
    const action = situation.actions[at];
    return action?.do === 'resolve' && (action.happens ?? []).flat().some((each) => each.card === card);
  });
  const activations = situation.actions.filter((action) => action.do === 'activate');
  if (pair === undefined || others.length > 0 || activations.length !== 1) return [];
  const [resolveAt, activateAt] = pair;
  const id = freeId(situation);
  const words = `what happened to ${nameOf(situation, card)} happened on Chain Link 2, and not on Chain Link 1`;
  const actions = situation.actions
    .toSpliced(resolveAt + 1, 0, { do: 'resolve' })
    .toSpliced(activateAt, 0, { do: 'activate', card: id });
  const cards = [...situation.cards, { id, card: cardBelow, place: 'spell-trap-zone' as const }];
  return [changed(words, 'on Chain Link 2', { ...situation, cards, actions })];
};

const cardBelow = bareModel('the card of Chain Link 1', { cardType: 'spell', property: 'Normal' });

function freeId({ cards }: Situation): string {
  const taken = new Set(cards.map(({ id }) => id));
  let id = 'link-1';
  while (taken.has(id)) id = `${id}+`;
  return id;
}

/** What was negated could have been left alone: effects, a Chain Link, a Summon. */
const negationChanges: Changes = (situation) => [
  ...effectChanges(situation),
  ...linkChanges(situation),
  ...summonChanges(situation),
];

const effectChanges: Changes = (situation) =>
  situation.cards.flatMap((setup) => {
    if (setup.negated !== true) return [];
    const words = `the effects of ${nameOf(situation, setup.id)} were not negated`;
    return [changed(words, 'effects not negated', withCard(situation, setup.id, { negated: false }))];
  });

const linkChanges: Changes = (situation) => {
  const activatedAt = resolvedBy(situation);
  return situation.actions.flatMap((action, at) => {
    if (action.do !== 'resolve' || action.negated === undefined) return [];
    const { negated, ...resolves } = action;
    const activated = situation.actions[activatedAt.get(at) ?? -1];
    const name = nameOf(situation, activated?.do === 'activate' ? activated.card : undefined);
    const words = `the ${negated} of ${name} had not been negated`;
    return [changed(words, `${negated} not negated`, withActions(situation, at, 1, resolves))];
  });
};

const summonChanges: Changes = (situation) =>
  situation.actions.flatMap((action, at) => {
    if (action.do !== 'negate-summon') return [];
    const completed = withActions(situation, at, 1, { do: 'complete-summon' });
    return [changed('the Summon had not been negated', 'Summon not negated', completed)];
  });

/** What happened after it in the same resolution could not have happened; and something could have happened after it. */
const orderChanges: Changes = (situation) => {
  const card = askedCard(situation);
  return situation.actions.flatMap((action, at) => {
    if (action.do !== 'resolve' || action.happens === undefined) return [];
    const { happens } = action;
    const moment = happens.findIndex((each) => each.some((one) => one.card === card));
    const event = happens[moment]?.find((one) => one.card === card)?.event;
    if (event === undefined) return [];
    const what = `${nameOf(situation, card)} ${were(events.present(event))}`;
    const isLast = moment === happens.length - 1;
    const done: typeof happens = isLast
      ? [...happens, [{ event: 'something-else', note: 'something else is done' }]]
      : happens.slice(0, moment + 1);
    const then = withActions(situation, at, 1, { ...action, happens: done });
    return isLast
      ? [changed(`${what}, and the effect then did something else`, 'and then something else', then)]
      : [changed(`${what} as the last thing of the effect`, 'as the last thing', then)];
  });
};

/** The card that is asked about could lie in another zone, or in the place that its own is taken for, if nothing was done with it. */
function placeChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  const setup = situation.cards.find((each) => each.id === id);
  if (setup === undefined || model === undefined) return [];
  if (JSON.stringify(situation.actions).includes(JSON.stringify(id))) return [];
  const name = nameOf(situation, id);
  const put = (where: string, change: Partial<CardSetup>): Change => {
    const { position: _, faceUp: __, zone: ___, ...lies } = setup;
    const moved = { ...lies, ...change };
    const cards = situation.cards.map((each) => (each === setup ? moved : each));
    return changed(`${name} had been ${where} at first`, where, { ...situation, cards });
  };
  return [
    ...otherZone(setup, put),
    ...otherPlace(setup, model).map((change) =>
      put(change.place === 'spell-trap-zone' ? 'Set' : placeWords(change.place ?? 'gy'), change),
    ),
  ];
}

function otherZone(
  { place, zone, position, faceUp }: CardSetup,
  put: (where: string, change: Partial<CardSetup>) => Change,
): readonly Change[] {
  if (place !== 'monster-zone') return [];
  const as = { ...defined({ position, faceUp }) };
  return zone !== undefined && isExtraMonsterZone(zone)
    ? [put('in a Main Monster Zone', { ...as, zone: 'M3' })]
    : [put('in an Extra Monster Zone', { ...as, zone: 'EMZ-left' })];
}

/** The place that this one is taken for: GY and banished; of Spells and Traps, in the hand and Set. */
function otherPlace({ place }: CardSetup, { facts }: CardModel): readonly Partial<CardSetup>[] {
  if (place === 'gy') return [{ place: 'banished' }];
  if (place === 'banished') return [{ place: 'gy' }];
  if (facts.cardType === 'monster') return [];
  if (place === 'hand') return [{ place: 'spell-trap-zone', faceUp: false }];
  return place === 'spell-trap-zone' ? [{ place: 'hand' }] : [];
}

/** A card that must be properly Summoned could have been, or not. */
function summonedChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  const setup = situation.cards.find((each) => each.id === id);
  if (setup === undefined || model === undefined || !needsProperSummon(model)) return [];
  const name = nameOf(situation, id);
  return (['yes', 'no'] as const)
    .filter((value) => value !== setup.properlySummoned)
    .map((value) => {
      const not = value === 'yes' ? '' : 'not ';
      const summoned = withCard(situation, id, { properlySummoned: value });
      return changed(`${name} had ${not}been properly Summoned before`, `${not}properly Summoned`, summoned);
    });
}

/** An effect that says "when" could say "if". Its card is told by its whole model then. */
function wordChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  if (model === undefined) return [];
  const parts = model.parts.map((part) =>
    isTrigger(part) && canMissTiming(part) === true ? { ...part, word: 'if' as const } : part,
  );
  if (parts.every((part, at) => part === model.parts[at])) return [];
  const words = `the effect of ${nameOf(situation, id)} said "if", and not "when"`;
  return [changed(words, '"if", not "when"', withCard(situation, id, { card: { ...model, parts } }))];
}

/** One fact that would change the answer, and how. */
export interface WhatIf extends Change {
  readonly answer: string;
  /** Why the answer is another one then. */
  readonly headline: string;
}

/** As many are shown. */
export const MOST_CHANGES = 4;

/** The at most four single facts that would change the answer or settle it, and make nothing that was told illegal. */
export function whatIf(verdict: Verdict, books: Books): readonly WhatIf[] {
  const { situation } = verdict;
  if (situation === null) return [];
  const found: WhatIf[] = [];
  const model = modelOf(situation, books);
  // Where a card lies was said: that it could lie elsewhere settles nothing that was not.
  const elsewhere = answerKind(verdict.answer) === 'open' ? [] : placeChanges(situation, model);
  for (const change of [...changesOf(situation, model), ...elsewhere]) {
    if (found.length === MOST_CHANGES) break;
    const again = ruleOn(change.situation, books);
    if (!again.ok) continue;
    const { answer, headline } = again.value;
    if (answerKind(answer) === 'open' || answer === verdict.answer) continue;
    if (firstIllegal(change.situation, books) < firstIllegal(situation, books)) continue;
    found.push({ ...change, answer, headline });
  }
  return found;
}

/** The first step that no rule allows, as its number: what could not be done is not to be supposed either. */
const firstIllegal = (situation: Situation, books: Books): number => {
  const log = atOnce(checkingLog(situation, books));
  return (log.ok ? log.value.illegal?.number : 0) ?? Number.POSITIVE_INFINITY;
};

const changesOf = (situation: Situation, model: CardModel | undefined): readonly Change[] => [
  ...summonedChanges(situation, model),
  ...causeChanges(situation),
  ...orderChanges(situation),
  ...chainLinkChanges(situation),
  ...negationChanges(situation),
  ...normalSummonChanges(situation),
  ...wordChanges(situation, model),
  ...sideChanges(situation),
  ...turnChanges(situation),
  ...rulesetChanges(situation),
];

function modelOf(situation: Situation, { catalogue }: Books): CardModel | undefined {
  const setup = situation.cards.find(({ id }) => id === askedCard(situation));
  return typeof setup?.card === 'string' ? catalogue.exact(setup.card) : setup?.card;
}
