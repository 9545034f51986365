import { isActivated } from '../effects/activated.ts';
import { elapsedMs } from '../elapsed.ts';
import { answeredEvents } from '../engine/activation/answers.ts';
import type { Question } from '../engine/question.ts';
import { type Problem, problemLine } from '../problem.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { atAnotherTime } from './another-time.ts';
import { inSentences } from './chat/in-sentences.ts';
import { withWhyAsked } from './chat/why.ts';
import { ruleOnGeneral } from './general-verdict.ts';
import { ruleOnPrinciples } from './principles-verdict.ts';
import { type Books, playSituation, ruleOn } from './rule-on.ts';
import type { Situation } from './situation.ts';
import { ruleOnDamageStepWords } from './table-words/damage-step-words-verdict.ts';
import { ruleOnTableWords } from './table-words/table-words-verdict.ts';
import type { Verdict } from './verdict.ts';
import { followsFromTold, isSaidFaceUp } from './words/event-conditions.ts';
import { withWordsPutRight } from './words/mistyped-words.ts';
import { cardsMeant, everyCardMeant } from './words/names/cards-meant.ts';
import { describesMonster, withDescribed } from './words/names/described-monsters.ts';
import { tellsOfKind, withKinds } from './words/names/kind-of-monster.ts';
import { takenLines } from './words/names/mention.ts';
import { namesIn } from './words/names/names-in.ts';
import { readWords } from './words/read-words.ts';
import { tokens } from './words/tokens.ts';
import { failedValues } from './words/told-values.ts';
import type { Unsaid } from './words/unsaid.ts';

/**
 * Rules on a situation in plain words, on a general question by what rules say formally, or by one principle of the rules
 * and the words of the cards. Undefined where the text is none of them: it names no card or tells nothing, no table of the
 * rulebook answers it, and no rule comes near it.
 * Where two cards may be meant by a name, anything was not understood, or a fact that decides was not said, the verdict is
 * "cannot tell" and names it; a situation is never played in part.
 */
export function ruleOnWords(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const verdict = ruleOnPutRight(text, books, ruleset);
  if (verdict === undefined || isSettled(verdict)) return verdict;
  const meant = cardsMeant(text, books.catalogue);
  if (meant.length === 0) return verdict;
  return sameForAll(text, books, ruleset) ?? { ...verdict, meant };
}

/** Rules for each card that an unclear name may be: an answer that all of them share needs no asking which. */
function sameForAll(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const all = everyCardMeant(text, books.catalogue);
  const verdicts: Verdict[] = [];
  for (const each of all) {
    const verdict = ruleOnTyped(each.text, books, ruleset);
    if (verdict === undefined || !isSettled(verdict)) return undefined;
    if (verdict.answer !== (verdicts[0] ?? verdict).answer) return undefined;
    verdicts.push(verdict);
  }
  const [first] = verdicts;
  if (first === undefined) return undefined;
  const names = all.map(({ name }) => name);
  const ms = verdicts.reduce((sum, each) => sum + each.ms, 0);
  return { ...first, assumed: [`the answer is the same for ${names.join(', ')}`, ...first.assumed], ms };
}

/** The same as it was typed, or with its mistyped words put right. */
function ruleOnPutRight(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const first = ruleOnTyped(text, books, ruleset);
  const right = isSettled(first) ? undefined : withWordsPutRight(text, books.catalogue);
  const second = right === undefined ? undefined : ruleOnTyped(right.text, books, ruleset);
  if (right === undefined || second === undefined) return first;
  return { ...second, assumed: [...right.taken, ...second.assumed] };
}

/** The same for words as they were typed. */
function ruleOnTyped(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const first = ruleOnNamed(text, books, ruleset);
  if (isSettled(first)) return first;
  const described = describesMonster(text)
    ? ruleOnNamed(text, { ...books, catalogue: withDescribed(books.catalogue) }, ruleset)
    : undefined;
  const named = namesIn(tokens(text), text, books.catalogue).cards.length > 0;
  if (isSettled(described) || !named || !tellsOfKind(text)) return described ?? first;
  const catalogue = withKinds(withDescribed(books.catalogue));
  const ofKind = ruleOnNamed(text, { ...books, catalogue }, ruleset);
  return isSettled(ofKind) ? ofKind : (described ?? first);
}

/** The same for what the cards of a catalogue are named in. */
function ruleOnNamed(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const first = ruleOnSentences(text, books, ruleset);
  if (isSettled(first)) return first;
  // A general question names no card, and is no chat message.
  const whether = withWhyAsked(text);
  const second = whether === text ? undefined : ruleOnSentences(whether, books, ruleset);
  if (isSettled(second)) return second;
  const asChat = ruleOnChat(text, books, ruleset);
  return isSettled(asChat) ? asChat : (first ?? asChat);
}

const isSettled = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.answer !== 'cannot tell';

/** Rules on a chat message in whole sentences; undefined where it needs no rewriting, or asks on a condition that fails. */
function ruleOnChat(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const plain = inSentences(text, books.catalogue);
  if (plain === undefined) return undefined;
  const needed = plain.first === undefined ? undefined : ruleOnSentences(plain.first, books, ruleset);
  const verdict =
    needed === undefined || needed.answer === 'yes' ? ruleOnSentences(plain.text, books, ruleset) : needed;
  if (verdict === undefined) return undefined;
  return {
    ...verdict,
    assumed: [...new Set([...plain.taken, ...verdict.assumed, `read as: ${plain.text}`])],
  };
}

function ruleOnSentences(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const told = ruleOnTold(text, books, ruleset, start);
  const names = namesIn(tokens(text), text, books.catalogue);
  if (told !== undefined && told.answer !== 'cannot tell') return told;
  const isClear = names.unclear.length === 0;
  const general = ruleOnGeneral(text, books, ruleset);
  const settled =
    (isClear ? ruleOnDamageStepWords(text, books, ruleset) : undefined) ??
    (general?.answer === 'cannot tell' ? undefined : general) ??
    (isClear ? ruleOnPrinciples(text, books, ruleset) : undefined);
  if (settled === undefined) return told ?? general;
  return { ...settled, assumed: [...new Set([...takenLines(names.cards), ...settled.assumed])] };
}

/** Rules on a text that tells of named cards. */
function ruleOnTold(text: string, books: Books, ruleset: Ruleset, start: number): Verdict | undefined {
  const {
    isSituation,
    situation = null,
    told: draft,
    missing,
    taken,
    unsaid = [],
    toldValues = [],
    alsoAsked = [],
    asksWhether,
  } = readWords(text, books.catalogue, ruleset);
  const open = (what: readonly string[]): Verdict => ({
    ...notUnderstood(what, taken, situation, ruleset, elapsedMs(start)),
    ...(draft === undefined ? {} : { draft }),
  });
  if (!isSituation) {
    const ruled = ruleOnTableWords(text, books, ruleset);
    if (ruled !== undefined) return { ...ruled, ms: elapsedMs(start) };
    return namesIn(tokens(text), text, books.catalogue).unclear.length > 0 ? open(missing) : undefined;
  }
  if (situation === null || missing.length > 0) return open(missing);
  const verdict = ruleOn(situation, books);
  if (!verdict.ok) return open([unplayableLine(verdict.problem, situation)]);
  if (isContradicted(verdict.value, situation)) return open(['what is attacked, and whose it is']);
  const played = toldValues.length === 0 ? undefined : playSituation(situation, books);
  const failed = played?.ok ? failedValues(toldValues, played.value.after) : [];
  if (failed.length > 0) return open(failed);
  const isSame = (question: Question): boolean => {
    const other = ruleOn({ ...situation, question }, books);
    return (
      other.ok &&
      other.value.answer === verdict.value.answer &&
      !unsaid.some(({ otherwise }) => changes(other.value, { ...otherwise, question }, books))
    );
  };
  if (!alsoAsked.every(isSame)) return open(['which of these cards is asked about']);
  const deciding = unsaid.filter(({ otherwise }) => changes(verdict.value, otherwise, books));
  if (deciding.length > 0) return forEachCase(verdict.value, deciding, books, elapsedMs(start));
  const first = atAnotherTime(verdict.value, situation, text, books) ?? verdict.value;
  const told = onlyIfTold(first, situation, books);
  const ofBattle = situation.question.ask === 'battle-destroys';
  return {
    ...told,
    answer: ofBattle ? whetherAny(told.answer, asksWhether) : whetherItIs(told.answer, asksWhether),
    ms: elapsedMs(start),
  };
}

/** Why what was told cannot be played, in words that say what to ask instead. */
const unplayableLine = (problem: Problem, { actions }: Situation): string =>
  problem.code === 'unplayable' && actions.at(-1)?.do === 'battle'
    ? 'what is asked of the battle, which is over or was negated by then: ask how many LP are left'
    : problemLine(problem);

/** An attack on what is no monster of the other player was not understood, unless that is what is asked. */
const isContradicted = ({ findings }: Verdict, { question, actions }: Situation): boolean =>
  actions.some((each) => each.do === 'attack') &&
  question.ask !== 'can-attack' &&
  findings.some((each) => each.rule === 'battle-step/choosing' && each.verdict === 'forbids');

/** Whether an amount is the one that is asked for, or any at all. */
function whetherItIs(answer: string, asked: number | 'any' | undefined): string {
  if (asked === undefined || !/^\d+$/.test(answer)) return answer;
  const amount = Number(answer);
  return (asked === 'any' ? amount > 0 : amount === asked) ? 'yes' : 'no';
}

/** Whether a battle destroys anything, where only that is asked. */
const whetherAny = (answer: string, asked: number | 'any' | undefined): string =>
  asked === undefined || answer === 'cannot tell' ? answer : answer === 'none' ? 'no' : 'yes';

/** A fact that nobody said decides: the answer as the fact was taken, and as it may be else. */
function forEachCase(taken: Verdict, deciding: readonly Unsaid[], books: Books, ms: number): Verdict {
  const whats = [...new Set(deciding.map(({ what }) => what))];
  const [first] = deciding;
  const other = first === undefined ? undefined : ruleOn(first.otherwise, books);
  const cases =
    first?.cases === undefined || other?.ok !== true || whats.length > 1
      ? ''
      : `: ${first.cases[0]}, ${taken.answer}; ${first.cases[1]}, ${other.value.answer}`;
  return {
    ...taken,
    answer: 'cannot tell',
    headline: `It depends on ${whats.join(', and ')}, which was not said${cases}.`,
    missing: whats,
    cases: casesOf(taken, deciding),
    ms,
  };
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

/** Would the answer be another one in this situation? */
function changes({ answer }: Verdict, otherwise: Situation, books: Books): boolean {
  const other = ruleOn(otherwise, books);
  return !other.ok || other.value.answer !== answer;
}

const notUnderstood = (
  missing: readonly string[],
  taken: readonly string[],
  situation: Situation | null,
  ruleset: Ruleset,
  ms: number,
): Verdict => ({
  answer: 'cannot tell',
  headline: 'Not everything here was understood, so nothing is ruled.',
  tier: 'engine',
  ruleset,
  timeline: [],
  findings: [],
  words: [],
  readings: [],
  citations: [],
  assumed: taken,
  missing,
  situation,
  ms,
});

/**
 * Whoever tells what happened has told how: a condition on the event that only the words of the card say, and that
 * nothing told settles, is missing here, where `/timing` takes it for granted.
 */
function onlyIfTold(verdict: Verdict, situation: Situation, { catalogue }: Books): Verdict {
  const { cards, question } = situation;
  const judged =
    question.ask === 'activates' || question.ask === 'can-activate' || question.ask === 'effect-does';
  if (verdict.answer !== 'yes' || !judged) return verdict;
  const asked = cards.find(({ id }) => id === question.card);
  const model = typeof asked?.card === 'string' ? catalogue.exact(asked.card) : asked?.card;
  const effects = (model?.parts ?? []).filter(isActivated);
  const conditions = [
    ...effects.flatMap(answeredEvents).flatMap(({ reads }) => reads ?? []),
    ...(question.ask === 'can-activate' ? effects.flatMap((each) => each.conditions) : []),
  ];
  const open = verdict.assumed.filter(
    (each) => conditions.includes(each) && !(asked !== undefined && followsFromTold(each, asked, situation)),
  );
  // How a card lay on the field is told with a word of its own; what nobody said of a Set card is not assumed.
  const lay = effects.flatMap(answeredEvents).some(({ was }) => was?.faceUp === true);
  if (lay && asked !== undefined && !isSaidFaceUp(asked, situation))
    open.push(`${model?.name ?? 'it'} was face-up`);
  if (open.length === 0) return verdict;
  return {
    ...verdict,
    answer: 'cannot tell',
    headline: `It depends on this, which was not said or not understood: ${open.join('; ')}.`,
    assumed: verdict.assumed.filter((each) => !open.includes(each)),
    missing: open.map((each) => `whether this holds: ${each}`),
  };
}
