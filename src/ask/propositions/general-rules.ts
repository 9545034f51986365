import { fail, ok, problemOf, type Result } from '../../platform/problem.ts';
import { type Holds, type Mood, moods } from '../../rulebook/holds.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type ConceptId, isConcept } from './vocabulary/concepts.ts';

/** A fact of a formal statement: which concept, and its sign and owner as they are written before it. */
export interface Condition {
  readonly concept: ConceptId;
  /** `opponent:cannot:`, or nothing. */
  readonly prefix: string;
  readonly compare?: { readonly how: '>=' | '<=' | '='; readonly number: number };
}

/** What a formal statement answers. */
export interface Asks {
  readonly moods: readonly Mood[];
  readonly what: Condition;
}

/** A formal statement of a rule, checked and ready to be compared with questions. */
export interface GeneralRule {
  readonly rule: string;
  readonly if: readonly Condition[];
  readonly whatever: readonly Condition[];
  readonly asks: readonly Asks[];
  readonly is: boolean | string;
}

/** The formal statements, by what they are asked about. */
export type GeneralRules = ReadonlyMap<ConceptId, readonly GeneralRule[]>;

/**
 * Reads the formal statements of the rulebook.
 * @returns them by what they are asked about, or a problem that names the rule and the concept or mood that is not known
 */
export function loadGeneralRules(rulebook: Rulebook): Result<GeneralRules> {
  const rules = new Map<ConceptId, GeneralRule[]>();
  for (const { id, holds = [] } of rulebook.rules) {
    for (const statement of holds) {
      const read = readHolds(id, statement);
      if (typeof read === 'string') return fail(problemOf('bad-rulebook', `${id} holds, ${read}`));
      for (const asked of new Set(read.asks.map(({ what }) => what.concept)))
        rules.set(asked, [...(rules.get(asked) ?? []), read]);
    }
  }
  return ok(rules);
}

function readHolds(rule: string, { if: given, whatever, asks, is }: Holds): GeneralRule | string {
  const conditions = given.map(readCondition);
  const besides = whatever.map(readCondition);
  const asked = asks.map(readAsks);
  const wrong = [...conditions, ...besides, ...asked].find((each) => typeof each === 'string');
  if (wrong !== undefined && typeof wrong === 'string') return wrong;
  return {
    rule,
    if: conditions.filter((each) => typeof each !== 'string'),
    whatever: besides.filter((each) => typeof each !== 'string'),
    asks: asked.filter((each) => typeof each !== 'string'),
    is,
  };
}

function readAsks(written: string): Asks | string {
  const [mood = '', what = ''] = written.split(' ');
  const some = mood.split('|');
  const known = moods.filter((each) => some.includes(each));
  if (known.length !== some.length) return `a mood of "${written}"`;
  const condition = readCondition(what);
  return typeof condition === 'string' ? condition : { moods: known, what: condition };
}

const form = /^((?:(?:not|cannot|can|must|to|opponent):)*)([a-z0-9-]+?)(?:(>=|<=|=)(\d+))?$/;

function readCondition(written: string): Condition | string {
  const [, prefix = '', concept = '', how, number] = form.exec(written) ?? [];
  if (!isConcept(concept)) return `"${written}"`;
  if (how !== '>=' && how !== '<=' && how !== '=') return { concept, prefix };
  return { concept, prefix, compare: { how, number: Number(number) } };
}
