import { applyAll, outcome, type Rule } from './rule.ts';
import type { Duel } from './state/duel.ts';
import type { Finding } from './state/finding.ts';

/** What the engine answers to a question: the answer, the findings it rests on, and the one that decides. */
export interface Answer {
  /** `yes`, `no`, `cannot tell`, or a value. */
  readonly answer: string;
  /** The sentence that is true, without its reason and full stop: "the effect of Dandylion does not activate". */
  readonly claim: string;
  readonly findings: readonly Finding[];
  readonly deciding: Finding | undefined;
  /** What was taken for granted, and could decide if it is otherwise. */
  readonly assumed: readonly string[];
  /** What is so unless somebody says otherwise (see usual.ts): shown, and no doubt about the answer. */
  readonly usual?: readonly string[];
  /** What would settle it. */
  readonly missing: readonly string[];
  /** The parts of cards that were read for it. */
  readonly read: readonly { readonly card: string; readonly part: number }[];
}

/** What an answer claims in each case. */
export interface Claims {
  readonly yes: string;
  readonly no: string;
  readonly open: string;
}

/** What is claimed where the one or the other is so; where that is open, it is not settled whether the first is. */
export const claimsOf = (yes: string, no: string): Claims => ({
  yes,
  no,
  open: `whether ${yes} is not settled`,
});

const denied = { can: 'cannot', may: 'cannot', is: 'is not', are: 'are not' } as const;

/** What is claimed however it is. */
export const always = (claim: string): Claims => ({ yes: claim, no: claim, open: claim });

/** The same of one thing that is said: "X can be destroyed", "X cannot be destroyed". */
export const claimsThat = (subject: string, verb: keyof typeof denied, what: string): Claims =>
  claimsOf(`${subject} ${verb} ${what}`, `${subject} ${denied[verb]} ${what}`);

/** The finding that decides: what forbids, else what is open, else the most particular of what permits. */
const deciding = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ verdict, unless }) => verdict === 'forbids' && unless === undefined) ??
  findings.find(({ verdict }) => verdict === 'forbids') ??
  findings.find(({ verdict }) => verdict === 'unknown') ??
  findings.findLast(({ verdict }) => verdict === 'permits');

/** Answers a yes-or-no question by a table of rules. Nothing that has a say at all is "cannot tell". */
export const byRules = <Case>(
  rules: readonly Rule<Case>[],
  duel: Duel,
  question: Case,
  claims: Claims,
): Answer => fromFindings(applyAll(rules, duel, question), claims);

/** The answer that findings come to. */
export function fromFindings(findings: readonly Finding[], claims: Claims): Answer {
  const verdict = findings.length === 0 ? 'unknown' : outcome(findings);
  const decides = deciding(findings);
  const answers = { permits: 'yes', forbids: 'no', unknown: 'cannot tell' } as const;
  const claim = { permits: claims.yes, forbids: claims.no, unknown: claims.open }[verdict];
  const missing = verdict === 'unknown' ? [decides?.because ?? 'no rule has a say on this'] : [];
  return valueAnswer(answers[verdict], claim, findings, { deciding: decides, missing });
}

/** The answer to the opposite question: yes and no change places, the findings stay. */
export const opposite = (answer: Answer, claims: Claims): Answer => ({
  ...answer,
  answer: answer.answer === 'yes' ? 'no' : answer.answer === 'no' ? 'yes' : answer.answer,
  claim: answer.answer === 'yes' ? claims.no : answer.answer === 'no' ? claims.yes : claims.open,
});

/** The answer as one that is open: nobody can tell before this is known. */
export const leftOpen = (
  answer: Answer,
  missing: readonly string[],
  claim = 'this is not settled',
): Answer => ({ ...answer, answer: 'cannot tell', claim, missing });

/** An answer that is a value (a number, zones, names), with the findings that it rests on, of which the first decides. */
export const valueAnswer = (
  answer: string,
  claim: string,
  findings: readonly Finding[],
  more: Partial<Answer> = {},
): Answer => ({
  answer,
  claim,
  findings,
  deciding: findings[0],
  assumed: [],
  missing: [],
  read: [],
  ...more,
});

/** What rules say of a value: the value itself, where it is settled. */
export function valueByRules<Case>(
  rules: readonly Rule<Case>[],
  duel: Duel,
  question: Case,
  value: string,
  claims: Claims,
): Answer {
  const answer = byRules(rules, duel, question, claims);
  return answer.answer === 'yes' ? { ...answer, answer: value } : answer;
}

/** That a value is so much. */
export const claimsOfValue = (what: string, value: string): Claims => ({
  yes: `${what} is ${value}`,
  no: what,
  open: `${what} is not settled`,
});

/** A value that was not said. */
export const openAnswer = (
  claim: string,
  missing: readonly string[],
  findings: readonly Finding[],
  more: Partial<Answer> = {},
): Answer => valueAnswer('cannot tell', claim, findings, { missing, ...more });

/** Names or zones as a value: `none` where there are none. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join('; '));

/** Each reason once: of findings that say the same thing about different zones or cards, the first. */
export const eachOnce = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    (each, at) =>
      findings.findIndex(
        ({ rule, code, entry }) => rule === each.rule && code === each.code && entry === each.entry,
      ) === at,
  );
