import { defined } from '../platform/defined.ts';
import type { Duel, Ternary } from './state/duel.ts';
import type { Finding } from './state/finding.ts';

/** The values that a reason's sentence names, where they are no fields of the question. */
export type ReasonFacts = Readonly<Record<string, string | number>>;

type Verdict = Finding['verdict'];

/** A reason: what it does to the question, and its sentence, with `{names}` for the facts. */
export type Reason = readonly [verdict: Verdict, sentence: string];

/** What `decide` gives back: which reason, its facts, and the event that it is about; null where the rule has no say. */
export interface Decision<Code extends string> {
  readonly code: Code;
  readonly entry?: string;
  readonly facts?: ReasonFacts;
  readonly event?: number;
  readonly unless?: string;
}

/** A rule of the game: an id of the rulebook, the reasons it can give, and a pure function that picks one. */
export interface Rule<Case> {
  readonly id: string;
  readonly codes: readonly string[];
  apply(duel: Duel, question: Case): Finding | null;
}

/** Makes a rule. The reason that it gives, its sentence and its source come from this one place. */
export const rule = <Case, const Reasons extends Readonly<Record<string, Reason>>>(spec: {
  readonly id: string;
  readonly reasons: Reasons;
  readonly decide: (duel: Duel, question: Case) => Decision<keyof Reasons & string> | null;
}): Rule<Case> => ({
  id: spec.id,
  codes: Object.keys(spec.reasons),
  apply(duel, question) {
    const decision = spec.decide(duel, question);
    if (decision === null) return null;
    const reason = spec.reasons[decision.code];
    if (reason === undefined) throw new Error(`${spec.id} has no reason ${decision.code}`);
    return {
      rule: spec.id,
      ...(decision.entry === undefined ? {} : { entry: decision.entry }),
      verdict: reason[0],
      code: decision.code,
      because: fill(reason[1], decision.facts ?? {}, question),
      ...defined({ event: decision.event, unless: decision.unless }),
    };
  },
});

/** A rule with one reason: it is given where it is so, with the facts of its sentence. */
export const ruleIf = <Case>(
  id: string,
  [code, ...reason]: readonly [code: string, ...Reason],
  isSo: (duel: Duel, question: Case) => boolean | Omit<Decision<string>, 'code'> | null,
): Rule<Case> =>
  rule({
    id,
    reasons: { [code]: reason },
    decide(duel, question: Case) {
      const so = isSo(duel, question);
      return so === null || so === false ? null : { code, ...(so === true ? {} : so) };
    },
  });

/** What a text keeps from being done, surely or perhaps, with the facts that a sentence on it names. */
export interface Bar {
  readonly is: 'yes' | 'unknown';
  readonly facts?: ReasonFacts;
}

/** Of several texts the first that surely has a say, else the first that may. */
export const surest = <T extends { readonly is: Ternary }>(all: readonly T[]): T | undefined =>
  all.find(({ is }) => is === 'yes') ?? all[0];

/** A rule on texts that forbid something, or may: what it says where that is sure, and where it is open. */
export const ruleOfTexts = <Case>(
  id: string,
  [sure, forbids]: readonly [code: string, sentence: string],
  [perhaps, unknown]: readonly [code: string, sentence: string],
  bar: (duel: Duel, question: Case) => Bar | undefined,
): Rule<Case> =>
  rule({
    id,
    reasons: { [sure]: ['forbids', forbids], [perhaps]: ['unknown', unknown] },
    decide(duel, question: Case) {
      const found = bar(duel, question);
      return found === undefined
        ? null
        : { code: found.is === 'yes' ? sure : perhaps, ...defined({ facts: found.facts }) };
    },
  });

/** Asks every rule of a table, in its order, and keeps what has a say. */
export const applyAll = <Case>(
  rules: readonly Rule<Case>[],
  duel: Duel,
  question: Case,
): readonly Finding[] =>
  rules.map((each) => each.apply(duel, question)).filter((finding) => finding !== null);

/** What findings come to: forbidden by one is forbidden; otherwise an open one leaves it open. */
export function outcome(findings: readonly Finding[]): Verdict {
  if (findings.some((finding) => finding.verdict === 'forbids')) return 'forbids';
  return findings.some((finding) => finding.verdict === 'unknown') ? 'unknown' : 'permits';
}

const order = { permits: 0, unknown: 1, forbids: 2 } as const;

/** Of several ways to do something the one that is permitted soonest; of equals the first. */
export const likeliestOf = (all: readonly (readonly Finding[])[]): readonly Finding[] | undefined =>
  all.toSorted((a, b) => order[outcome(a)] - order[outcome(b)])[0];

/** May it be done, by what findings come to? */
export const isPermitted = (verdict: Verdict): Ternary =>
  verdict === 'unknown' ? verdict : verdict === 'permits' ? 'yes' : 'no';

/** A field of the question as a sentence names it: a player, a number, the name of a card. */
function factIn(question: unknown, field: string): string | number | undefined {
  if (typeof question !== 'object' || question === null) return undefined;
  const value: unknown = Object.entries(question).find(([key]) => key === field)?.[1];
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('model' in value)) return undefined;
  return factIn(value.model, 'name');
}

/** The sentence with the facts that it names: those that the decision gives, else those of the question itself. */
function fill(sentence: string, facts: ReasonFacts, question: unknown): string {
  const [first = '', ...others] = sentence.split('{');
  return others.reduce((said, each) => {
    const [name = '', ...more] = each.split('}');
    const value = facts[name] ?? factIn(question, name);
    if (value === undefined) throw new Error(`the sentence "${sentence}" needs a fact ${name}`);
    return `${said}${value}${more.join('}')}`;
  }, first);
}

/** The same rule, asked of what comes to it in another case; it has no say where nothing does. */
export const askedOf = <Case, Other>(
  { id, codes, apply }: Rule<Case>,
  of: (question: Other, duel: Duel) => Case | null,
): Rule<Other> => ({
  id,
  codes,
  apply(duel, question) {
    const it = of(question, duel);
    const finding = it === null ? null : apply(duel, it);
    return finding === null ? null : { ...finding, rule: id };
  },
});
