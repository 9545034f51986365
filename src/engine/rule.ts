import { z } from 'zod';
import said from '../../data/lexicon/reasons.json' with { type: 'json' };
import { defined } from '../platform/defined.ts';
import type { Card, Duel, Player, Ternary } from './state/duel.ts';
import type { Finding } from './state/finding.ts';

/** The values that a reason's sentence names, where they are no fields of the question. */
export type ReasonFacts = Readonly<Record<string, string | number>>;

type Verdict = Finding['verdict'];

const reasonSchema = z.tuple([z.enum(['permits', 'forbids', 'unknown']), z.string()]);
/** What a reason does to the question, and its sentence, with `{names}` for the facts; by rules and codes. */
const reasons = z.record(z.string(), z.record(z.string(), reasonSchema)).parse(said);

/** A rule in data/lexicon/reasons.json: its id, with a word behind it where two rules of one id say other things. */
export type RuleKey = keyof typeof said;
/** The id of a rule: its key without what tells it from another one of that id. */
export const idOf = (key: RuleKey): string => key.split(' ', 1).join('');
type CodeOf<Key extends RuleKey> = keyof (typeof said)[Key] & string;

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

/** A question about a card as it is now. */
export interface CardCase {
  readonly card: Card;
}

/** One about what a player may do. */
export interface PlayerCase {
  readonly player: Player;
}

/** One about what a player may do with a card. */
export type CardAndPlayer = CardCase & PlayerCase;

type Decide<Case, Code extends string> = (duel: Duel, question: Case) => Decision<Code> | null;

/** Makes a rule of its reasons in data/lexicon/reasons.json; `more`: another id than the key, some of the codes alone. */
export function ruleOf<Case>(
  key: RuleKey,
  decide: Decide<Case, string>,
  more: { readonly id?: string; readonly codes?: readonly string[] } = {},
): Rule<Case> {
  const own = reasons[key] ?? {};
  const { id = idOf(key), codes = Object.keys(own) } = more;
  return {
    id,
    codes,
    apply(duel, question) {
      const decision = decide(duel, question);
      if (decision === null) return null;
      const [verdict, sentence] = own[decision.code] ?? [];
      if (verdict === undefined || sentence === undefined) throw new Error(`${key}: no ${decision.code}`);
      return {
        rule: id,
        verdict,
        code: decision.code,
        because: fill(sentence, decision.facts ?? {}, question),
        ...defined({ entry: decision.entry, event: decision.event, unless: decision.unless }),
      };
    },
  };
}

/** Makes a rule that picks one of its reasons. */
export const rule = <Case, const Key extends RuleKey>(
  key: Key,
  decide: Decide<Case, CodeOf<Key>>,
): Rule<Case> => ruleOf(key, decide);

/** A rule that gives one of its reasons where it is so, with the facts of its sentence. */
export const ruleIf = <Case, const Key extends RuleKey>(
  key: Key,
  code: CodeOf<Key>,
  isSo: (duel: Duel, question: Case) => boolean | Omit<Decision<string>, 'code'> | null,
  id?: string,
): Rule<Case> =>
  ruleOf(
    key,
    (duel, question: Case) => {
      const so = isSo(duel, question);
      return so === null || so === false ? null : { code, ...(so === true ? {} : so) };
    },
    { codes: [code], ...defined({ id }) },
  );

/** What a text keeps from being done, surely or perhaps, with the facts that a sentence on it names. */
export interface Bar {
  readonly is: 'yes' | 'unknown';
  readonly facts?: ReasonFacts;
}

/** Of several texts the first that surely has a say, else the first that may. */
export const surest = <T extends { readonly is: Ternary }>(all: readonly T[]): T | undefined =>
  all.find(({ is }) => is === 'yes') ?? all[0];

/** A rule on texts that forbid something, or may: the reason where that is sure, and where it is open. */
export const ruleOfTexts = <Case, const Key extends RuleKey>(
  key: Key,
  sure: CodeOf<Key>,
  perhaps: CodeOf<Key>,
  bar: (duel: Duel, question: Case) => Bar | undefined,
): Rule<Case> =>
  ruleOf(
    key,
    (duel, question: Case) => {
      const found = bar(duel, question);
      return found === undefined
        ? null
        : { code: found.is === 'yes' ? sure : perhaps, ...defined({ facts: found.facts }) };
    },
    { codes: [sure, perhaps] },
  );

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
