import table from '../../../data/lexicon/damage-step-rules.json' with { type: 'json' };
import type { CardModel } from '../../card-model/card-model.ts';
import type { DamageStepCategory } from '../../card-model/damage-step/categories.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { Timing } from '../../vocabulary/damage-step.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type {
  ActivationRow,
  DamageStepTables,
  ExceptionRow,
  Permission,
} from '../state/damage-step-tables.ts';
import type { Finding } from '../state/finding.ts';

/** The rule of each category: the entry of data/rules that says so. */
export const categoryRules: Readonly<Record<DamageStepCategory, string>> = table.rules;

const meanings: Readonly<Record<Permission, readonly [Finding['verdict'], string]>> = {
  may: ['permits', 'it may be activated at this timing of the Damage Step'],
  'when-met': [
    'permits',
    'it may be activated at this timing of the Damage Step if what it answers happened',
  ],
  'same-chain-link': ['permits', 'the card may be activated at this timing together with that effect'],
  'by-text': ['unknown', 'its text names the Damage Step, and says at which timing'],
  'may-not': ['forbids', 'this is no reason to activate it at this timing of the Damage Step'],
  never: ['forbids', 'it is excluded from the Damage Step, whatever else holds'],
};

/**
 * May an effect of these categories be activated at a timing of the Damage Step? One category that allows it is enough
 * (rule damage-step/one-is-enough), unless another excludes it altogether.
 * @param table the rows of rule damage-step/activation, one for each category
 * @param categories what the effect is; empty counts as `nothing-allows`
 * @returns a finding whose code is the cell that decided, and whose rule is that of its category
 */
export function mayActivate(
  table: readonly ActivationRow[],
  categories: readonly DamageStepCategory[],
  timing: Timing,
): Finding {
  const asked: readonly DamageStepCategory[] = categories.length === 0 ? ['nothing-allows'] : categories;
  const found = asked.map((category) => {
    const row = table.find((each) => each.category === category);
    if (row === undefined) throw new Error(`damage-step/activation has no row ${category}`);
    const code = row[timing];
    const [verdict, because] = meanings[code];
    return { rule: categoryRules[category], verdict, code, because };
  });
  const decides =
    found.find(({ code }) => code === 'never') ??
    found.find(({ verdict }) => verdict === 'permits') ??
    found.find(({ verdict }) => verdict === 'unknown') ??
    found[0];
  if (decides === undefined) throw new Error('no category was asked about');
  const others = decides.verdict === 'permits' && found.some(({ verdict }) => verdict === 'forbids');
  return others ? { ...decides, entry: 'damage-step/one-is-enough' } : decides;
}

/** A card that the list of exceptions may name. */
interface ListedCard {
  readonly name: string;
  readonly ruleset: Ruleset;
  /** Is it about an effect activated like a Quick Effect, and not the activation of the card? */
  readonly quickEffect: boolean;
}

/** Does a ruling exclude this card, or this effect of it, from the Damage Step (rule damage-step/listed-exception)? */
export const isListedException = (table: readonly ExceptionRow[], asked: ListedCard): boolean =>
  table.some(
    ({ card, what, where }) =>
      card === asked.name &&
      (where === 'both' || where === asked.ruleset) &&
      (what === 'quick-effect') === asked.quickEffect,
  );

/** What is found of an effect: by timing. */
export interface EffectInStep {
  readonly part: ActivatedEffect;
  readonly at: Readonly<Record<Timing, Finding>>;
  readonly why: string;
}

/** An activated effect of a card at every timing of the Damage Step, by the table of rule damage-step/activation. */
export function effectInStep(
  part: ActivatedEffect,
  card: CardModel,
  ruleset: Ruleset,
  { activation, exceptions }: DamageStepTables,
): EffectInStep {
  const { why, categories } = readDamageStep(part, card.facts, card.parts);
  const listed = { name: card.name, ruleset, quickEffect: part.kind === 'quick' };
  const isExcluded = isListedException(exceptions, listed);
  const asked: readonly DamageStepCategory[] = isExcluded ? ['listed-exception', ...categories] : categories;
  const at = (timing: Timing) => mayActivate(activation, asked, timing);
  return {
    part,
    why: isExcluded ? 'a ruling excludes it' : why,
    at: {
      start: at('start'),
      'before-calculation': at('before-calculation'),
      calculation: at('calculation'),
      'after-calculation': at('after-calculation'),
      end: at('end'),
    },
  };
}
