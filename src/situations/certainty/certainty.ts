import { type Aspect, touches } from '../../card-model/aspects.ts';
import { mustBePossible } from '../../card-model/conjunctions.ts';
import { type DescribedCards, isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { answerQuestion } from '../../engine/answer/answer-question.ts';
import { type Answer, leftOpen } from '../../engine/findings.ts';
import { type FilterMatch, matchesFilter, sureness, viewFrom } from '../../engine/fits.ts';
import { namesOf } from '../../engine/names.ts';
import { isApplying, isInForce, isOfBoxThere, isSaidThere } from '../../engine/negation.ts';
import { type Dependence, dependsOn, type Question } from '../../engine/question.ts';
import { type Card, cardOf, type Duel } from '../../engine/state/duel.ts';
import { hasNotHappened } from '../../engine/state/missing.ts';
import { anyHolds } from '../../engine/stats/count.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Certainty, Hanging } from '../verdict.ts';
import { type UnreadClause, unreadClauses } from './unread.ts';

/** How sure an answer is, and what could change it: the likeliest first. */
export interface Sureness {
  readonly certainty: Certainty;
  readonly unless: readonly Hanging[];
}

/** How sure an answer is (DESIGN.md): settled where nothing unread, unsaid or assumed meets what it depends on. */
export function certaintyOf(duel: Duel, question: Question, answer: Answer): Sureness {
  if (answer.answer === 'cannot tell') return { certainty: 'open', unless: [] };
  const depends = dependsOn(question.ask);
  const unless = [
    ...unsaidIn(duel, question, answer),
    ...assumedIn(duel, answer, depends),
    ...unreadIn(duel, question, answer, depends),
  ];
  return { certainty: unless.length === 0 ? 'settled' : 'unless', unless };
}

/** What the told board lacks, and nobody said is not there, with the answer where it is there: the twin is ruled on. */
function unsaidIn(duel: Duel, question: Question, { answer, deciding }: Answer): readonly Hanging[] {
  if (deciding?.unless === undefined) return [];
  const twin =
    question.ask === 'can-activate' ? answerQuestion(duel, { ...question, granted: true }).answer : answer;
  // biome-ignore lint/suspicious/noThenProperty: a verdict that is unless says so (INTERFACE.md); it is no promise.
  const then = twin === answer || twin === 'cannot tell' ? {} : { then: twin };
  return [{ what: deciding.unless, kind: 'unsaid', ...then }];
}

/** What was taken for granted and decides if it is otherwise; what a rule forbids stays so whatever is assumed. */
function assumedIn(
  { battle }: Duel,
  { answer, assumed, deciding }: Answer,
  { asks }: Dependence,
): readonly Hanging[] {
  const own = answer === 'no' && deciding?.verdict === 'forbids' ? [] : assumed;
  const inBattle = asks === 'fact' ? (battle?.calculated?.assumed ?? []) : [];
  return [...new Set([...own, ...inBattle])].map((what) => ({
    what,
    kind: 'assumed',
    // biome-ignore lint/suspicious/noThenProperty: a verdict that is unless says so (INTERFACE.md); it is no promise.
    ...(answer === 'yes' ? { then: 'no' } : {}),
  }));
}

/** What a text does to the card that is asked about, or to LP, and was not played, leaves the answer open. */
export function leftOpenByText(duel: Duel, question: Question, answer: Answer): Answer {
  const asked = askedOf(duel, question);
  const depends = dependsOn(question.ask);
  if (depends.asks !== 'fact' || answer.answer === 'cannot tell') return answer;
  const isSure = (card: Card, { about, footprint: { turns: way, upon = [] } }: UnreadClause): boolean =>
    way !== 'denies' &&
    (asked === undefined
      ? duel.timeline.some(({ names }) => names.some((each) => upon.includes(each)))
      : isDescribed(about) && sureness(fitOf(duel, about, card, asked)) === 'yes');
  const found = unreadIn(duel, question, answer, depends, isSure);
  const words = found.map(({ card, what }) => `what the text of ${card} makes of it: ${what}`);
  const claim = asked && `what has become of ${asked.model.name} is not settled`;
  return found.length === 0 ? answer : leftOpen(answer, words, claim);
}

const askedOf = (duel: Duel, question: Question): Card | undefined =>
  'card' in question && question.card !== undefined ? cardOf(duel, question.card) : undefined;

const fitOf = (duel: Duel, { filter }: DescribedCards, card: Card, asked: Card): FilterMatch =>
  matchesFilter(filter, asked, namesOf(duel, asked), viewFrom(card));

/** The words that were not read, or not played, and meet what the answer depends on; of these those that are wanted. */
function unreadIn(
  duel: Duel,
  question: Question,
  answer: Answer,
  depends: Dependence,
  isWanted: (card: Card, clause: UnreadClause) => boolean = () => true,
): readonly Hanging[] {
  const asked = askedOf(duel, question);
  // What keeps a card where it is counts where something was to become of it.
  const aspects =
    depends.asks === 'may'
      ? depends.aspects
      : [
          ...depends.aspects,
          ...(wasDealtWith(duel, asked?.id) ? (['prevention'] as const) : []),
          ...(duel.battle === undefined ? [] : (['destruction'] as const)),
        ];
  const needed = neededBy(duel, question, answer);
  // What a card that is gone made of values is over; what it kept from happening is not.
  const isOfPast = depends.asks === 'fact' && depends.aspects.some((each) => ofHappenings.has(each));
  const lost = isOfPast ? lostWith(duel, asked?.id) : [];
  return [...Object.values(duel.cards), ...lost].flatMap((card) =>
    unreadClauses(card.model)
      .filter(
        (clause) =>
          counts(duel, card, clause, question, answer) &&
          (touches(clause.footprint, card === asked ? aspects : [...aspects, ...needed]) ||
            (clause.footprint.only === 'material' && depends.asks === 'may')) &&
          turns(clause, depends, answer, card === asked) &&
          !(
            (depends.asks === 'fact' || question.ask === 'can-activate') &&
            hasNotHappened(duel, clause.footprint.upon)
          ) &&
          reaches(duel, clause, card, asked) &&
          isWanted(card, clause),
      )
      .map(
        ({ words, span }): Hanging => ({
          what: words,
          card: card.model.name,
          kind: 'unread',
          ...(span === undefined ? {} : { span }),
        }),
      ),
  );
}

/** What becomes of cards and LP, which stays so when a card that had a say in it is gone. */
const ofHappenings: ReadonlySet<Aspect> = new Set(['destruction', 'place', 'lp']);

/**
 * The cards that left the field at once with what happened to a card, or to LP where none is asked about, or later: each as it
 * was there, as its text applied till then.
 */
function lostWith({ timeline, cards }: Duel, asked: string | undefined): readonly Card[] {
  const first = timeline.find(({ card, lp }) =>
    asked === undefined ? lp !== undefined : card?.id === asked,
  );
  return timeline.flatMap(({ card, moment }) =>
    first !== undefined &&
    card !== undefined &&
    card.id !== asked &&
    first.moment <= moment &&
    isField(card.before.place) &&
    !isField(card.after.place) &&
    cards[card.id]?.gone !== true
      ? [card.before]
      : [],
  );
}

/** What is activated has to be able to do something: what another card keeps from being done keeps it from being activated. */
const neededBy = (duel: Duel, { ask }: Question, { answer, read }: Answer): readonly Aspect[] =>
  ask !== 'can-activate' || answer !== 'yes'
    ? []
    : read.flatMap(({ card, part }) => {
        const own = cardOf(duel, card).model.parts[part];
        const does = own !== undefined && 'does' in own ? mustBePossible(own.does) : [];
        return does.flatMap(({ do: verb }) => verbFacts[verb].touches ?? []);
      });

/** Does the clause count where its card is now, or for what is asked? */
function counts(
  duel: Duel,
  card: Card,
  { when, part, about, holds: needed, footprint: { aspects, only, upon = [] } }: UnreadClause,
  question: Question,
  answer: Answer,
): boolean {
  const isAsked = 'card' in question && question.card === card.id;
  if (card.gone) return false;
  const own = card.model.parts[part] ?? none;
  switch (when) {
    case 'applies':
      if (needed !== undefined && anyHolds(duel, needed, card, card.controller) === 'no') return false;
      // What takes its own card away is judged in a battle (held-effects.ts); elsewhere it did so as it began to hold
      // (events/self-destruction.ts), and counts for a card that was told to lie there against its text.
      if (
        needed !== undefined &&
        about === 'this' &&
        aspects.includes('destruction') &&
        duel.battle !== undefined
      )
        return false;
      // An effect that its card gave, in a Summon that was played, is one of the Summoned monster.
      if (own.kind === 'not-an-effect' && own.gives !== undefined)
        return card.place === 'xyz-material' && !hasHappenedTo(duel, card, ['became-xyz-material']);
      if (own.kind === 'not-an-effect' && own.what === 'maintenance' && isInBattlePhase(duel)) return false;
      if (only === 'material') return isUsedUp(duel, card);
      if (own.kind === 'unclassified' && own.replaces !== undefined && wasDoneInstead(duel, card))
        return false;
      // How its own card may be Summoned counts wherever that card is.
      if (own.kind === 'not-an-effect' && own.partly)
        return isAsked && dependsOn(question.ask).asks === 'may';
      // What its player may do does nothing by itself, but may be what is asked about.
      if (only === 'activated' && dependsOn(question.ask).asks === 'fact') return false;
      if (only === 'lost' && !isOrWouldBeLost(duel, card.id)) return false;
      // What is done when the card is lost is done by a card that is not there any more.
      if (only === 'lost' && own.kind === 'continuous') return true;
      // What binds in the turn of an activation does so wherever the card is by then.
      if (isOfTurn(own) && wasActivated(duel, card, own)) return true;
      return (
        (!isOfTurn(own) || (isAsked && question.ask === 'can-activate')) &&
        (isApplying(duel, card) ||
          (isInForce(duel, card) && saysAsEquip(card, own)) ||
          (dependsOn(question.ask).asks === 'may' && hasHappenedTo(duel, card, upon))) &&
        isOfBoxThere(card, own)
      );
    case 'activates':
      return answer.read.some((each) => each.card === card.id && each.part === part);
    case 'perhaps-activated':
      return (
        isAsked &&
        answer.answer === 'no' &&
        answer.read.length === 0 &&
        (own.kind !== 'continuous' || dependsOn(question.ask).aspects.includes('activation'))
      );
  }
}
/** Does a monster that is equipped to another one say any of it of that one, or as an Equip Card? */
const saysAsEquip = (card: Card, part: Part): boolean =>
  ('does' in part ? part.does : [{ says: part.says }]).some((each) => isSaidThere(card, each) !== 'no');

/** Was done what its text allows in place of a destruction (rule destroy/substitution)? Then that is played. */
const wasDoneInstead = ({ timeline }: Duel, { id }: Card): boolean =>
  timeline.some(({ rule, by }) => rule === 'destroy/substitution' && by?.card === id);

/** Is it the Battle Phase of the attack, and did no other phase begin before it? What keeps a card in a phase is not asked there. */
const isInBattlePhase = ({ phase, battle, timeline }: Duel): boolean =>
  battlePhase.includes(phase) &&
  !timeline.slice(0, battle?.event ?? 0).some(({ names }) => names.includes('phase-changed'));

/** Did that of which a clause speaks happen to its own card, which may lie elsewhere since? */
const hasHappenedTo = ({ timeline }: Duel, { id }: Card, upon: readonly string[]): boolean =>
  timeline.some(({ card, names }) => card?.id === id && names.some((each) => upon.includes(each)));

/** Is the card material, or was it, or one of the monsters of a Ritual Summon? What it gives to another one then counts wherever it is. */
const isUsedUp = ({ timeline }: Duel, { id, place }: Card): boolean =>
  place === 'xyz-material' ||
  timeline.some(
    (event) =>
      event.card?.id === id && (event.names.includes('used-as-material') || event.for === 'ritual-summoned'),
  );

/** Was the card destroyed, or did it leave where it was, or would it have? */
const isOrWouldBeLost = ({ timeline, spared = [], battle }: Duel, id: string): boolean =>
  timeline.some(
    ({ names, card }) =>
      card?.id === id &&
      (names.includes('destroyed') || (isField(card.before.place) && card.before.moves < card.after.moves)),
  ) ||
  spared.some(({ card, rule }) => card === id && rule !== 'destroy/substitution') ||
  battle?.calculated?.spared.some((each) => each.id === id) === true;
type OfTurn = Extract<Part, { kind: 'not-an-effect' }> & { readonly inTurnOf: 'card' | 'effect' };

/** Does it bind in the turn of an activation alone? */
const isOfTurn = (part: Part): part is OfTurn => part.kind === 'not-an-effect' && part.inTurnOf !== undefined;

/** Was there one this turn, of the card itself or of an effect of it? */
const wasActivated = ({ resolved, chain }: Duel, { id, model }: Card, { inTurnOf }: OfTurn): boolean =>
  [...resolved.map(({ link }) => link), ...chain].some(({ card, part: at }) => {
    const kind = at === undefined ? undefined : model.parts[at]?.kind;
    return card === id && (kind === undefined || (kind === 'activation') === (inTurnOf === 'card'));
  });
const none: Part = { kind: 'unread', reads: '' };

/** May the clause turn the answer at all? A "no" about a card is turned by its own words unless they only deny. */
const turns = (
  { when, footprint: { turns: way } }: UnreadClause,
  { asks }: Dependence,
  { answer }: Answer,
  isOwn: boolean,
): boolean =>
  asks === 'fact' ||
  (way === 'either' && (isOwn || when === 'perhaps-activated' || answer === 'yes')) ||
  (answer === 'no' ? way === 'grants' : way === 'denies');

/** Is the clause about the card that is asked about, or its player? */
function reaches(
  duel: Duel,
  { footprint, about }: UnreadClause,
  card: Card,
  asked: Card | undefined,
): boolean {
  if (asked === undefined) return true;
  if (about === 'this') return card.id === asked.id;
  if (about === 'equipped') return card.equippedTo === asked.id;
  if (isDescribed(about))
    return (
      (about.from === undefined || about.from.includes(asked.place)) &&
      fitOf(duel, about, card, asked).verdict !== 'no'
    );
  const { reach, named } = footprint;
  if (named !== undefined && !named.some((name) => namesOf(duel, asked).some((each) => each.includes(name))))
    return false;
  switch (reach) {
    case 'own':
      return card.id === asked.id;
    case 'equipped':
      return card.equippedTo === asked.id;
    case 'you':
      return card.controller === asked.controller;
    case 'opponent':
      return card.controller !== asked.controller;
    case 'all':
      return true;
  }
}

/** Was anything done to the card, or to any, by more than a battle, or would it have been, so that what keeps it from that counts? */
const wasDealtWith = ({ timeline, spared = [] }: Duel, id: string | undefined): boolean =>
  timeline.some(
    ({ card, names, stage, cause }) =>
      card !== undefined &&
      (id === undefined ? stage.in !== 'chain-end' : card.id === id) &&
      !names.includes('effect-activated') &&
      (stage.in !== 'battle' || cause === 'effect'),
  ) || spared.some(({ card }) => id === undefined || card === id);
