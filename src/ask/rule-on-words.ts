import { answeredEvents, effectsOf } from '../card-model/activated.ts';
import type { ActivatedEffect } from '../card-model/part.ts';
import type { Question } from '../engine/question.ts';
import type { Duel } from '../engine/state/duel.ts';
import { defined } from '../platform/defined.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import { type Problem, problemLine } from '../platform/problem.ts';
import { printSituation } from '../situations/language/print.ts';
import { type Books, playSituation, ruleOn } from '../situations/rule-on.ts';
import type { CardSetup, Situation } from '../situations/situation.ts';
import { filtersOf } from '../situations/usual/usual-board.ts';
import { unplayed, type Verdict } from '../situations/verdict.ts';
import { isField } from '../vocabulary/places.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { whichDamage } from './asking/battle-questions.ts';
import { describesMonster, withDescribed } from './names/described-monsters.ts';
import { callsKinds, tellsOfKind, withKinds } from './names/kind-of-monster.ts';
import { cardsMeant, namesIn } from './names/names-in.ts';
import { ruleOnGeneral } from './propositions/general-verdict.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { opposite, protectionTold, ruleOnShort, turnedRound } from './short/rule-on-short.ts';
import { shortQuestionOf } from './short/short-question.ts';
import { ruleOnShortBesides } from './short/told-besides.ts';
import { usedToDo, withItNamed } from './short/used-to-do.ts';
import { inPlainWords } from './slang/in-plain-words.ts';
import type { Saying } from './slang/saying.ts';
import { ruleOnTables } from './tables/rule-on-tables.ts';
import type { ReadAs, ToldValue } from './telling/telling.ts';
import { atTimeMeant, leftOpen } from './time-meant.ts';
import type { Unsaid } from './unsaid/unsaid.ts';

/**
 * Rules on a situation in plain words, or on a general question by what rules say formally. Undefined where the text is
 * neither: it names no card or tells nothing, and no rule comes near it.
 * The text is read once, and for each card where a name may be one of two. Where anything was not understood, or a fact
 * that decides was not said, the verdict is "cannot tell" and names it; a situation is never played in part.
 */
export function ruleOnWords(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const { offered: meant, every } = cardsMeant(text, books.catalogue);
  const [first, second, third] = every;
  if (first === undefined || second === undefined || third !== undefined) {
    const verdict = ruleOnTyped(text, books, ruleset);
    return verdict === undefined || meant.length === 0 || isSettled(verdict)
      ? verdict
      : { ...verdict, meant };
  }
  const [one, other] = [first, second].map((each) => ruleOnTyped(each.text, books, ruleset));
  if (one === undefined || other === undefined) return one ?? other;
  if (one.answer !== other.answer || !isSettled(one))
    return {
      ...notUnderstood([whichOf(first.name, second.name)], [], null, ruleset, one.ms + other.ms),
      meant,
    };
  return { ...one, assumed: [`the answer is the same for ${first.name} and ${second.name}`, ...one.assumed] };
}

const whichOf = (one: string, other: string): string => `which card is meant: ${one}, or ${other}`;

/** Rules on a text all of whose names are clear, or which has one that may be more cards than are tried. */
function ruleOnTyped(typed: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const known = withMonstersTold(typed, books.catalogue);
  const { text, typed: right, saying, taken } = inPlainWords(typed, known);
  const catalogue = callsKinds(text) ? withKinds(known) : known;
  const among = catalogue === books.catalogue ? books : { ...books, catalogue };
  const short = saying === undefined ? undefined : shortQuestionOf(saying);
  const onBoard = short === undefined ? undefined : ruleOnShort(short, among, ruleset);
  const isThen = short?.turn === undefined || onBoard?.situation?.turnPlayer === short.turn;
  const usual = isThen ? onBoard : undefined;
  const saved = short === undefined ? undefined : protectionTold(short);
  const ruleOnSaved = (text: string, isTurned: boolean): Verdict | undefined => {
    const ruled = ruleOnTold(text, { ...among, catalogue: withKinds(catalogue) }, ruleset, start);
    return isTurned && ruled !== undefined ? turnedRound(ruled) : ruled;
  };
  const told =
    usual ??
    (saved === undefined
      ? (ruleOnTables(text, among, ruleset) ?? ruleOnTold(text, among, ruleset, start))
      : ruleOnSaved(saved, short?.asks.startsWith('stops') === true));
  const itself = saying && withItNamed(saying);
  const besides =
    short === undefined && itself !== undefined && !isSettled(told)
      ? (ruleOnShortBesides(itself, among, ruleset) ?? ruleOnUse(itself, among, ruleset, start))
      : undefined;
  // "If X happens does Y": with the question apart.
  const asTyped = isSettled(besides ?? told) ? undefined : ruleOnGeneral(right, among, ruleset);
  const runsOn = asTyped === undefined && /^(?:if|when) /i.test(right) && !isSettled(besides ?? told);
  const apart = runsOn ? ruleOnGeneral(text, among, ruleset) : undefined;
  const general = asTyped ?? apart;
  const verdict = general !== undefined && isSettled(general) ? general : (besides ?? told ?? general);
  if (verdict === undefined) return undefined;
  const { situation, draft = situation } = verdict;
  const readAs = draft === null ? undefined : printSituation({ ...draft, assumed: [] }).split('\n');
  return {
    ...defined({ readAs }),
    reader: 'grammar',
    ...verdict,
    assumed: [...new Set([...taken, ...verdict.assumed])],
    ms: elapsedMs(start),
  };
}

/** "Can I destroy Y with X", after something was told: no where X cannot be used so, else what comes of it. */
function ruleOnUse(saying: Saying, books: Books, ruleset: Ruleset, start: number): Verdict | undefined {
  const used = usedToDo(saying, books.catalogue);
  const may = used && ruleOnTold(used.use, books, ruleset, start);
  if (used === undefined || may?.answer !== 'yes') return may?.answer === 'no' ? may : undefined;
  const done = ruleOnTold(used.done, books, ruleset, start);
  return done !== undefined && may.certainty === 'unless'
    ? {
        ...done,
        certainty: done.answer === 'cannot tell' ? 'open' : 'unless',
        unless: [...may.unless, ...done.unless],
      }
    : done;
}

/** The catalogue with the monsters that a text describes, and, in a single question, those told by kind alone. */
function withMonstersTold(text: string, catalogue: Books['catalogue']): Books['catalogue'] {
  const described = describesMonster(text, catalogue) ? withDescribed(catalogue) : catalogue;
  const isTold = /[.!?;] ./.test(text) || namesIn(text, catalogue).cards.length === 0;
  return isTold || !tellsOfKind(text) ? described : withKinds(described);
}

/** What is open where the several questions that may be meant have several answers, by the first of them. */
const severalMeant: Partial<Readonly<Record<Question['ask'], string>>> = {
  'normal-summon': 'how it would be Summoned',
  'lp-changed': whichDamage,
};

const isSettled = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.answer !== 'cannot tell';

/** Rules on a text that tells of named cards. */
function ruleOnTold(
  text: string,
  books: Books,
  ruleset: Ruleset,
  start: number,
  as?: Exclude<ReadAs, 'log' | 'part'>,
): Verdict | undefined {
  const {
    isSituation,
    situation = null,
    told: draft,
    missing,
    notRead,
    taken,
    unsaid = [],
    toldValues = [],
    alsoAsked = [],
    asksWhether,
    mayBeAnswered,
    mayMeanFree,
  } = readWords(text, books.catalogue, ruleset, as);
  const open = (what: readonly string[]): Verdict => ({
    ...notUnderstood(what, taken, situation, ruleset, elapsedMs(start)),
    ...defined({ draft, notRead: notRead?.length ? notRead : undefined }),
  });
  if (!isSituation) return namesIn(text, books.catalogue).unclear.length > 0 ? open(missing) : undefined;
  if (situation === null || missing.length > 0) return open(missing);
  if (mayMeanFree && as === undefined)
    return eitherOf(
      ruleOnTold(text, books, ruleset, start, 'triggers'),
      ruleOnTold(text, books, ruleset, start, 'free'),
    );
  const verdict = ruleOn(situation, books);
  if (!verdict.ok) return open([unplayableLine(verdict.problem, situation)]);
  const barred = verdict.value.answer === 'yes' ? notActivated(situation, books) : undefined;
  if (barred !== undefined) return { ...barred, ms: elapsedMs(start) };
  // Who asks whether an attack can be answered is attacked, where it cannot be answered else.
  const answered =
    mayBeAnswered && verdict.value.answer === 'no'
      ? ruleOnTold(text, books, ruleset, start, 'answered')
      : undefined;
  if (answered !== undefined && answered.answer !== 'no') return answered;
  const played = toldValues.length === 0 ? undefined : playSituation(situation, books);
  if (played?.ok && !toldValues.every((each) => isSo(each, played.value.after)))
    return open(['how many LP the players have by then']);
  const isSame = (question: Question): boolean => {
    const other = ruleOn({ ...situation, question }, books);
    return (
      other.ok &&
      other.value.answer === verdict.value.answer &&
      !unsaid.some(({ otherwise }) => changes(other.value, { ...otherwise, question }, text, books))
    );
  };
  if (!alsoAsked.every(isSame))
    return open([severalMeant[situation.question.ask] ?? 'which of these cards is asked about']);
  const meant = atTimeMeant(verdict.value, situation, text, books);
  const ruled = meant ?? verdict.value;
  const deciding = unsaid.filter(
    ({ otherwise, onlyOfNo }) =>
      (!onlyOfNo || ruled.answer === 'no') && changes(ruled, otherwise, text, books),
  );
  const isElse = deciding.every((each) => each.instead !== undefined && hasBearing(each, ruled, books));
  const [other, ...others] = isElse ? deciding.map(({ otherwise }) => ruleOn(otherwise, books)) : [];
  if (other?.ok && others.every((each) => each.ok && each.value.answer === other.value.answer)) {
    const assumed = [...other.value.assumed, ...deciding.flatMap(({ instead = [] }) => instead)];
    return { ...other.value, assumed, ms: elapsedMs(start) };
  }
  const undecided = deciding.filter(({ usual }) => usual === undefined);
  if (undecided.length > 0) return forEachCase(ruled, undecided, books, elapsedMs(start));
  const told = meant ?? onlyIfTold(verdict.value, situation, books);
  return {
    ...told,
    answer: whetherItIs(told.answer, asksWhether, situation),
    assumed: [...told.assumed, ...deciding.map((each) => asUsual(each, books))],
    ms: elapsedMs(start),
  };
}

/** Whether one of two effects may be activated: yes where one may, no where neither may. */
const eitherOf = (one: Verdict | undefined, other: Verdict | undefined): Verdict | undefined => {
  const both = [one, other];
  return (
    both.find((each) => each?.answer === 'yes' && each.certainty === 'settled') ??
    both.find((each) => each?.answer === 'yes') ??
    both.find((each) => !isSettled(each)) ??
    one
  );
};

/** What a card is asked to target or to Special Summon it does not, where its effect cannot be activated then: why not. */
function notActivated(situation: Situation, books: Books): Verdict | undefined {
  const { question, actions, cards } = situation;
  const by = 'by' in question && typeof question.by === 'string' ? question.by : undefined;
  const used = actions.some((each) => each.do === 'activate' && each.card === by);
  const card = cards.find(({ id }) => id === by)?.card;
  const effects = effectsOf(typeof card === 'string' ? books.catalogue.exact(card) : card);
  if (by === undefined || used || effects.length === 0 || effects.some(answersSomething)) return undefined;
  const asked = { ask: 'can-activate', card: by, granted: true } as const;
  const verdict = ruleOn({ ...situation, question: asked }, books);
  return verdict.ok && verdict.value.answer === 'no' ? verdict.value : undefined;
}

const answersSomething = (part: ActivatedEffect): boolean => answeredEvents(part).length > 0;

/** Is it the other case that is meant: as it was taken, what was told has no bearing? */
function hasBearing({ without }: Unsaid, { answer }: Verdict, books: Books): boolean {
  const bare = without && ruleOn(without, books);
  return bare === undefined || (bare.ok && bare.value.answer === answer);
}

/** How a fact was taken that goes without saying, and what the answer would be else. */
function asUsual(
  { usual = '', cases: [, otherwise] = ['', ''], otherwise: situation }: Unsaid,
  books: Books,
): string {
  const other = ruleOn(situation, books);
  return other.ok ? `${usual} (${otherwise}: ${other.value.answer})` : usual;
}

/** Why what was told cannot be played, in words that say what to ask instead. */
const unplayableLine = (problem: Problem, { actions }: Situation): string =>
  problem.code === 'unplayable' && actions.at(-1)?.do === 'battle'
    ? 'what is asked of the battle, which is over or was negated by then: ask how many LP are left'
    : problemLine(problem);

/** Whether an amount is the one that is asked for, or any at all; whether a battle destroys anything. */
function whetherItIs(answer: string, asked: ReadWords['asksWhether'], { question }: Situation): string {
  if (asked === undefined || answer === 'cannot tell') return answer;
  if (question.ask === 'battle-destroys') return answer === 'none' ? 'no' : 'yes';
  if (asked === 'not') return opposite(answer);
  const amount =
    damageOfOne
      .exec(answer)
      ?.slice(1)
      .find((each) => each !== undefined) ?? answer;
  if (asked === 'whose' || !/^\d+$/.test(amount)) return amount;
  return (asked === 'any' ? Number(amount) > 0 : Number(amount) === asked) ? 'yes' : 'no';
}

/** Whose monsters they are nobody said, and one of the players takes damage: who asks is that one. */
const damageOfOne = /^P0 0, P1 (\d+)$|^P0 (\d+), P1 0$/;

/** A fact that nobody said decides: the answer as the fact was taken, and as it may be else. */
function forEachCase(taken: Verdict, deciding: readonly Unsaid[], books: Books, ms: number): Verdict {
  const whats = [...new Set(deciding.map(({ what }) => what))];
  const [first] = deciding;
  const other = first === undefined ? undefined : ruleOn(first.otherwise, books);
  const cases =
    first?.cases === undefined || other?.ok !== true || whats.length > 1
      ? ''
      : `: ${first.cases[0]}, ${taken.answer}; ${first.cases[1]}, ${other.value.answer}`;
  const headline = `It depends on ${whats.join(', and ')}, which was not said${cases}.`;
  return { ...leftOpen(taken, headline, whats), cases: casesOf(taken, deciding), ms };
}

/** The situation as the facts that decide were taken, and as each of them may be else. */
function casesOf({ situation }: Verdict, deciding: readonly Unsaid[]): NonNullable<Verdict['cases']> {
  const named = deciding.flatMap(({ cases, otherwise }) =>
    cases === undefined ? [] : [{ cases, otherwise }],
  );
  if (situation === null || named.length === 0) return [];
  const asTaken = [...new Set(named.map(({ cases: [label] }) => label))].join(', ');
  return [
    { label: asTaken, situation },
    ...named.map(({ cases: [, label], otherwise }) => ({ label, situation: otherwise })),
  ];
}

/** Would the answer be another one in this situation, in which all can be activated that was told to be? */
function changes({ answer }: Verdict, otherwise: Situation, text: string, books: Books): boolean {
  const other = ruleOn(otherwise, books);
  if (!other.ok) return true;
  const meant = atTimeMeant(other.value, otherwise, text, books) ?? other.value;
  const played = meant.answer === answer ? undefined : playSituation(otherwise, books);
  return played?.ok === true && played.value.after.unlawful?.some(({ whatever }) => whatever) !== true;
}

const notUnderstood = (
  missing: readonly string[],
  assumed: readonly string[],
  situation: Situation | null,
  ruleset: Ruleset,
  ms: number,
): Verdict => {
  const headline = 'Not everything here was understood, so nothing is ruled.';
  return unplayed({
    answer: 'cannot tell',
    headline,
    tier: 'engine',
    ruleset,
    assumed,
    missing,
    situation,
    ms,
  });
};

/** What only the words of a card ask of the event, and nothing told settles, is missing; `/timing` grants it. */
function onlyIfTold(verdict: Verdict, situation: Situation, { catalogue }: Books): Verdict {
  const { cards, question } = situation;
  const judged =
    question.ask === 'activates' || question.ask === 'can-activate' || question.ask === 'effect-does';
  if (verdict.answer !== 'yes' || !judged) return verdict;
  const asked = cards.find(({ id }) => id === question.card);
  const model = typeof asked?.card === 'string' ? catalogue.exact(asked.card) : asked?.card;
  const effects = effectsOf(model);
  const conditions = [
    ...effects.flatMap(answeredEvents).flatMap(({ reads }) => reads ?? []),
    ...(question.ask === 'can-activate' ? effects.flatMap((each) => each.conditions) : []),
  ];
  const open = verdict.assumed.filter((each) => conditions.includes(each));
  // Where all of a field was told, words of what is taken that speak of it are not granted.
  const isWhole = question.ask === 'can-activate' && question.whole !== undefined;
  const taken = isWhole ? effects.flatMap(filtersOf).flatMap(({ filter }) => filter.reads ?? []) : [];
  open.push(...verdict.assumed.filter((each) => taken.some((words) => each.includes(words))));
  // What it does to monsters, in words that are not played, it may do to none.
  const unplayedDeeds = effects.flatMap(({ does: [first] }) =>
    first?.do === 'described' && first.touches?.some((each) => each === 'control' || each === 'position')
      ? (first.reads ?? [])
      : [],
  );
  if (isWhole) open.push(...unplayedDeeds);
  // How a card lay on the field is told with a word of its own; what nobody said of a Set card is not assumed.
  const lay = effects.flatMap(answeredEvents).some(({ was }) => was?.faceUp === true);
  if (lay && asked !== undefined && !isSaidFaceUp(asked, situation))
    open.push(`${model?.name ?? 'it'} was face-up`);
  if (open.length === 0) return verdict;
  const headline = `It depends on this, which was not said or not understood: ${open.join('; ')}.`;
  const missing = open.map((each) => `whether this holds: ${each}`);
  const assumed = verdict.assumed.filter((each) => !open.includes(each));
  return { ...leftOpen(verdict, headline, missing), assumed };
}

/** Is what is said of LP so after all that was told? */
const isSo = (value: ToldValue, { players: { P0, P1 } }: Duel): boolean =>
  value === 'equal-lp'
    ? P0.lp !== null && P0.lp === P1.lp
    : (value.player === 'P0' ? P0 : P1).lp === value.lp;

/** Was it said how the card lay: face-up or face-down, in Attack Position, or by a Summon that was told? */
const isSaidFaceUp = (
  { id, faceUp, position, place, summoned }: CardSetup,
  { actions }: Situation,
): boolean =>
  faceUp !== undefined ||
  (summoned !== undefined && !mayLieDown.test(summoned)) ||
  position === 'attack' ||
  !isField(place) ||
  actions.some((action) => (action.do === 'summon' || action.do === 'activate') && action.card === id);

/** Ways to the field that do not say that a monster is face-up. */
const mayLieDown = /^(?:set|special-summoned.*|summoned-by-own-procedure|normal-summoned-again)$/;
