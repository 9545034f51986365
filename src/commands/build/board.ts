import { judgeStep } from '../../engine/legal/judge-step.ts';
import type { Judged } from '../../engine/legal/judged.ts';
import { withForcedQuick } from '../../engine/legal/mandatory-quick.ts';
import { play, unplayable } from '../../engine/play.ts';
import { type Card, cardOf, type Duel, hasCard, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { type Choice, fail, ok, type Problem, type Result, withMore } from '../../platform/problem.ts';
import { printAction, printQuestion, printSituation } from '../../situations/language/print.ts';
import { playSituation } from '../../situations/rule-on.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Services } from '../command.ts';
import { situationLine } from '../line/print-line.ts';
import { readText } from '../situation-text.ts';
import { buildLine, isReadable } from './frame.ts';

export type Action = Situation['actions'][number];
export type Question = Situation['question'];

export const players: readonly Player[] = ['P0', 'P1'];

/** What is to be seen of it to say what may be done. */
export interface Seen {
  readonly duel: Duel;
}

/** The Duel as it stands after all that was told, and before the last thing that was done. */
export interface Board extends Seen {
  readonly situation: Situation;
  readonly last?: { readonly action: Action; readonly before: Duel };
}

/** Sets a situation up and plays it. Problems: zones that two cards have, an action that cannot be played. */
export function boardOf(situation: Situation, services: Services): Result<Board> {
  const played = playSituation(situation, services);
  if (!played.ok) return played;
  const action = situation.actions.at(-1);
  const board: Board = { situation, duel: played.value.after };
  if (action === undefined) return ok(board);
  const earlier = playSituation({ ...situation, actions: situation.actions.slice(0, -1) }, services);
  return earlier.ok ? ok({ ...board, last: { action, before: earlier.value.after } }) : earlier;
}

/** The Duel after one action more. */
export const after = (duel: Duel, action: Action): Duel =>
  play(action.do === 'resolve' ? withForcedQuick(duel) : duel, action);

/** The cards that there are, in the order in which they were set up. */
export const cardsOf = ({ duel }: Seen): readonly Card[] =>
  Object.values(duel.cards).filter(({ gone }) => gone === undefined);

/** The card with this id, if there is one. */
export const cardWith = ({ duel }: Board, id: string | undefined): Card | undefined =>
  id === undefined || !hasCard(duel, id) ? undefined : cardOf(duel, id);

type Said = Pick<Judged, 'verdict' | 'findings' | 'open'>;

/** What the rules allow first, then what they leave open, then the rest. */
export const byVerdict = (a: Pick<Said, 'verdict'>, b: Pick<Said, 'verdict'>): number =>
  weight[a.verdict] - weight[b.verdict];

const weight = { legal: 0, undecided: 1, illegal: 2 } as const;

/** Why something is against the rules, or not settled. */
export const whyNot = ({ verdict, findings, open }: Said): string | undefined =>
  verdict === 'illegal'
    ? findings.find((each) => each.verdict === 'forbids')?.because
    : verdict === 'undecided'
      ? open[0]
      : undefined;

/** Something that could be told next, and what the rules say of it. */
export interface Offer {
  /** What is added: mostly one action. */
  readonly actions: readonly Action[];
  /** The card that does it, or that it is done to. */
  readonly card?: string;
  readonly verdict: Judged['verdict'];
  /** Why not, where the rules do not allow it; else what it does. */
  readonly detail: string;
}

/** An action as it is tried: with the card that it is about, and what it does in a few words. */
export interface Tried extends Pick<Offer, 'actions' | 'card'> {
  readonly detail?: string;
  /** With what was not chosen yet, to be judged as it would be then. */
  readonly judgeAs?: readonly Action[];
  /** What it lacks, for which no rule need be asked. */
  readonly lacks?: string;
}

export const tried = (action: Action, card?: string, detail?: string): Tried => ({
  actions: [action],
  ...defined({ card, detail }),
});

/** What the rules say of actions one after the other; undefined where one of them cannot be played. */
function judgedInTurn(duel: Duel, actions: readonly Action[]): Judged | undefined {
  let now = duel;
  let worst: Judged | undefined;
  for (const action of actions) {
    if (unplayable(now, action) !== null) return undefined;
    const judged = judgeStep(now, action);
    if (worst === undefined || byVerdict(worst, judged) < 0) worst = judged;
    if (action !== actions.at(-1)) now = after(now, action);
  }
  return worst;
}

/** What can be played of what was tried. */
export const judgedOffers = ({ duel }: Seen, all: readonly Tried[]): readonly Offer[] =>
  all
    .flatMap(({ actions, card, detail = '', judgeAs = actions, lacks }): readonly Offer[] => {
      const about = { actions, ...defined({ card }) };
      if (lacks !== undefined) return [{ ...about, verdict: 'illegal', detail: lacks }];
      const judged = judgedInTurn(duel, judgeAs);
      return judged === undefined
        ? []
        : [{ ...about, verdict: judged.verdict, detail: whyNot(judged) ?? detail }];
    })
    .toSorted(byVerdict);

export const marks = { legal: '', undecided: ' (not settled)', illegal: ' (against the rules)' } as const;

/** What an offer adds, in the words of the situation. */
export const offerWords = ({ actions }: Offer): string => actions.map(printAction).at(-1) ?? '';

/** A situation as far as it was told. */
export interface SoFar {
  /** With the question that it asks, or with one that nobody asked. */
  readonly situation: Situation;
  readonly asks: boolean;
  /** The text as it is printed, without its question; empty while nothing was told. */
  readonly text: string;
}

/** Names as one text, to be read again. */
export const joinedNames = (names: readonly string[]): string => names.join('; ');

/** What stands for a question while there is none. */
const noQuestion = 'who may act now?';

/** Reads the situation so far. Of a bad text every bad line is told, and the text can be changed. */
export function readSoFar(
  text: string | undefined,
  ruleset: Ruleset,
  services: Services,
  step?: string,
): Result<SoFar> {
  const lineOf = (mended: string): string => buildLine(mended, step === undefined ? {} : { step });
  const told = (text ?? '').replace(/[;\s]+$/, '');
  const whole = told === '' ? undefined : readText(told, ruleset, services, lineOf);
  if (whole?.ok) return ok(soFar(whole.value, true, ruleset));
  const bad = whole === undefined ? [] : withMore(whole.problem).filter(({ code }) => code !== 'no-question');
  const [first, ...more] = bad.map(({ more: _, ...each }) => each);
  if (first !== undefined) return fail(withTextKept(more.length === 0 ? first : { ...first, more }, told));
  const open = readText(told === '' ? noQuestion : `${told}\n${noQuestion}`, ruleset, services, lineOf);
  return open.ok ? ok(soFar(open.value, false, ruleset)) : open;
}

const soFar = (situation: Situation, asks: boolean, ruleset: Ruleset): SoFar => ({
  situation,
  asks,
  text: textOf(situation, ruleset),
});

/** The text of a situation without its question and the usual ruleset; empty where nothing was told. */
export function textOf(situation: Situation, ruleset: Ruleset): string {
  const text = printSituation(situation).split('\n').slice(0, -1).join('\n');
  return text === `ruleset: ${ruleset.toUpperCase()}` ? '' : text;
}

/** Whoever typed a text that was not read can change it. */
function withTextKept(problem: Problem, text: string): Problem {
  const line = situationLine(text);
  if (!isReadable({ line })) return problem;
  const change = { label: 'Change the text', line, opens: true, buttonOnly: true } as const;
  return { ...problem, choices: [...(problem.choices ?? []), change] };
}

/** What is longer is no situation to build by hand, and would be read again for long. */
const MOST_ACTIONS = 40;

/** The button that goes on in the builder with what was read of words that were not ruled on, and with `names` not placed yet. */
export function buildIt(verdict: Verdict, names: readonly string[], services: Services): readonly Choice[] {
  const { draft = verdict.situation, ruleset } = verdict;
  const text =
    draft === null || draft.actions.length > MOST_ACTIONS ? '' : playable(draft, ruleset, services);
  const placed = new Set(
    text === '' ? [] : draft?.cards.map(({ card }) => (typeof card === 'string' ? card : card.name)),
  );
  const missing = names.filter((name) => !placed.has(name));
  if (text === '' && missing.length === 0) return [];
  const asks = draft !== null && text !== '' && draft.question.ask !== 'who-may';
  const line =
    missing.length === 0
      ? buildLine(text)
      : buildLine(asks ? `${text}\n${printQuestion(draft.question)}` : text, {
          step: 'add',
          card: joinedNames(missing),
        });
  return isReadable({ line }) ? [{ label: 'Build it', line }] : [];
}

/** What was read, as the builder reads it again; empty where it cannot. */
function playable(draft: Situation, ruleset: Verdict['ruleset'], services: Services): string {
  const text = textOf({ ...draft, assumed: [] }, ruleset);
  const read = text === '' ? undefined : readSoFar(text, ruleset, services);
  return read?.ok && boardOf(read.value.situation, services).ok ? text : '';
}
