import { isActivated } from '../card-model/activated.ts';
import type { CardModel } from '../card-model/card-model.ts';
import { describeEffect } from '../card-model/describe/describe.ts';
import { printedWords } from '../card-model/printed-words.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { answerQuestion } from '../engine/answer/answer-question.ts';
import { hangsOnTold } from '../engine/answer/unsettled.ts';
import type { Answer } from '../engine/findings.ts';
import { withForcedQuick } from '../engine/legal/mandatory-quick.ts';
import { noProcedure, summonsItself } from '../engine/own-procedure/own-procedure-rules.ts';
import { play, unplayable } from '../engine/play.ts';
import { cardOf, type Duel, hasCard } from '../engine/state/duel.ts';
import { defined } from '../platform/defined.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import { fail, ok, type Problem, problemOf, type Result } from '../platform/problem.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { stateAfter } from './certainty/after.ts';
import { certaintyOf, leftOpenByText } from './certainty/certainty.ts';
import { citationsFor } from './cite.ts';
import { setUp } from './set-up.ts';
import type { Situation } from './situation.ts';
import type { RuleTables } from './tables.ts';
import { timelineLines } from './timeline.ts';
import { pointOut } from './told-illegally.ts';
import type { Verdict } from './verdict.ts';

/** A part of a card that a line names and that is no effect to be activated; undefined: there is none. */
function partProblem({ actions, question }: Situation, duel: Duel): Problem | undefined {
  for (const each of [...actions, question]) {
    if (!('part' in each) || each.part === undefined || !hasCard(duel, each.card)) continue;
    const { model } = cardOf(duel, each.card);
    const named = model.parts[each.part];
    // Of words that were not read nobody knows whether they are an effect that is activated.
    if (named !== undefined && (isActivated(named) || named.kind === 'unread')) continue;
    return {
      code: 'no-such-part',
      found: `part ${each.part + 1} of "${model.name}"`,
      expected: `must be an effect that is activated: ${activatedParts(model)}`,
    };
  }
  return undefined;
}

/** A Summon by its own procedure that is told of a monster whose text gives it none; undefined: there is none. */
function procedureProblem({ actions }: Situation, duel: Duel): Problem | undefined {
  for (const each of actions) {
    if (each.do !== 'summon' && each.do !== 'declare-summon') continue;
    if (each.way !== 'summoned-by-own-procedure' || !hasCard(duel, each.card)) continue;
    const card = cardOf(duel, each.card);
    if (noProcedure.apply(duel, { card })?.verdict !== 'forbids') continue;
    const { name } = card.model;
    return problemOf('no-such-procedure', `a Special Summon of "${name}" by its own procedure`, {
      ...(summonsItself(card)
        ? { hint: `An effect of its text Special Summons it. Tell that instead: P0 activates "${name}"` }
        : {}),
    });
  }
  return undefined;
}

/** The effects of a card that are activated, by their numbers. */
function activatedParts(model: CardModel): string {
  const all = model.parts.flatMap((part, at) =>
    isActivated(part)
      ? [
          `part ${at + 1} (${shortened(printedWords(model, part)?.text || describeEffect(part)) || 'the activation of the card'})`,
        ]
      : [],
  );
  return all.length === 0 ? `${model.name} has none` : all.join(', ');
}

/** The first words of a text, as many as tell it from others. */
function shortened(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= 10 ? words.join(' ') : `${words.slice(0, 10).join(' ')} ...`;
}

/** What comes of a legal activation that is asked about: negated by what applies now, or not settled; else undefined. */
function comesOfIt(duel: Duel, { question }: Situation): string | undefined {
  if (question.ask !== 'can-activate') return undefined;
  const { card, part, player, targets } = question;
  const activate = { do: 'activate', card, ...defined({ part, player, targets }) } as const;
  if (unplayable(duel, activate) !== null) return undefined;
  const activated = play(duel, activate);
  if (unplayable(activated, { do: 'resolve' }) !== null) return undefined;
  const { answer, deciding, missing } = answerQuestion(play(activated, { do: 'resolve' }), {
    ask: 'negated',
    card,
  });
  if (answer === 'yes')
    return `But it is negated when it resolves${deciding === undefined ? '' : `: ${deciding.because}`}.`;
  const why = missing.filter((each) => each.includes('negates'));
  return answer === 'cannot tell' && why.length > 0
    ? `But what comes of it is open: ${why.join('; ')}.`
    : undefined;
}

/** What ruling needs: the cards that are known, and the rules that are cited. */
export interface Books {
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
  readonly tables: RuleTables;
}

/** Rules on a situation; the same one gives the same verdict (but for `ms`). Problems: an unknown card, an unplayable action. */
export function ruleOn(situation: Situation, books: Books): Result<Verdict> {
  const start = performance.now();
  const played = playSituation(situation, books);
  if (!played.ok) return played;
  const { after } = played.value;
  const { question } = situation;
  const unknown = idsOf(question).find((id) => !hasCard(after, id));
  if (unknown !== undefined) return fail(problemOf('unknown-id', `the question is about "${unknown}"`));
  const answer = leftOpenByText(after, question, answerQuestion(after, question));
  return ok(verdictOf(situation, after, answer, books.rulebook, start));
}

/** A situation as it was set up, and after all that was told. */
export interface Played {
  readonly before: Duel;
  readonly after: Duel;
}

/** Sets a situation up and plays what was told. Problems: an unknown card, an action that cannot be played. */
export function playSituation(
  situation: Situation,
  { catalogue, tables }: Pick<Books, 'catalogue' | 'tables'>,
): Result<Played> {
  const before = setUp(situation, catalogue, tables);
  if (!before.ok) return before;
  const unlike = partProblem(situation, before.value) ?? procedureProblem(situation, before.value);
  if (unlike !== undefined) return fail(unlike);
  const after = playAll(before.value, situation);
  return after.ok ? ok({ before: before.value, after: after.value }) : after;
}

const idsOf = (question: Situation['question']): readonly string[] => [
  ...('card' in question ? [question.card] : []),
  ...('materials' in question ? (question.materials ?? []) : []),
  ...('cards' in question ? (question.cards ?? []) : []),
  ...('targets' in question ? (question.targets ?? []) : []),
];

function playAll(duel: Duel, situation: Situation): Result<Duel> {
  const judges = hangsOnTold(situation.question);
  let now = duel;
  for (const [index, action] of situation.actions.entries()) {
    const why = unplayable(now, action);
    if (why !== null)
      return fail({
        code: 'unplayable',
        found: `action ${index + 1} (${action.do})`,
        expected: `must be something that can be played here; ${why}`,
      });
    const after = play(action.do === 'resolve' ? withForcedQuick(now) : now, action);
    now = judges ? pointOut(now, after, action, situation.actions.slice(0, index)) : after;
  }
  return ok(now);
}

function verdictOf(
  situation: Situation,
  duel: Duel,
  answer: Answer,
  rulebook: Rulebook,
  start: number,
): Verdict {
  const decides = answer.deciding;
  // What only says the same again is no reason.
  const because = decides === undefined || decides.because === answer.claim ? '' : `: ${decides.because}`;
  const ordered =
    decides === undefined
      ? answer.findings
      : [decides, ...answer.findings.filter((each) => each !== decides)];
  const comes = answer.answer === 'yes' ? comesOfIt(duel, situation) : undefined;
  const mark = decides?.event === undefined ? undefined : { event: decides.event, text: 'decides' };
  return {
    answer: answer.answer,
    headline: [withStop(`${answer.claim.charAt(0).toUpperCase()}${answer.claim.slice(1)}${because}`), comes]
      .filter((each) => each !== undefined)
      .join(' '),
    tier: duel.timeline.length > 0 ? 'engine' : 'rule',
    ruleset: situation.ruleset,
    timeline: timelineLines(duel, mark),
    // What was told and no rule allows stands last: it decides nothing, but whoever asks should know.
    findings: [...ordered, ...duel.illegalities.filter((each) => each !== decides)].map(
      ({ rule, entry = rule, verdict, because: why }) => ({ rule: entry, verdict, because: why }),
    ),
    words: wordsRead(duel, answer),
    readings: readings(duel, answer),
    citations: citationsFor(ordered, rulebook, situation.ruleset),
    assumed: [
      ...new Set([
        ...situation.assumed,
        ...duel.assumed,
        ...(duel.notUsed ?? []),
        ...answer.assumed,
        ...(answer.usual ?? []),
      ]),
    ],
    missing: answer.missing,
    ...certaintyOf(duel, situation.question, answer),
    after: stateAfter(duel),
    situation,
    ms: elapsedMs(start),
  };
}

const withStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** The parts of cards that were read for an answer. */
const partsRead = (duel: Duel, answer: Answer) =>
  answer.read.flatMap(({ card, part }) => {
    const { model } = cardOf(duel, card);
    const read = model.parts[part];
    return read === undefined ? [] : [{ model, read }];
  });

const readings = (duel: Duel, answer: Answer): Verdict['readings'] =>
  partsRead(duel, answer).flatMap(({ model, read }) =>
    isActivated(read) && printedWords(model, read) === undefined
      ? [{ card: model.name, text: describeEffect(read) }]
      : [],
  );

const wordsRead = (duel: Duel, answer: Answer): Verdict['words'] =>
  partsRead(duel, answer).flatMap(({ model, read }) => {
    const words = printedWords(model, read);
    return words === undefined ? [] : [{ card: model.name, ...words }];
  });
