import type { CardModel } from '../effects/card-model.ts';
import { type DamageStepCategory, readDamageStep } from '../effects/damage-step.ts';
import type { ActivatedEffect } from '../effects/part.ts';
import { isListedException, mayActivate } from '../engine/damage-step/may-activate.ts';
import type { RuleTables } from '../situations/tables.ts';
import { damageStepTimings, type Timing } from '../vocabulary/damage-step.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';

/** When, in the Damage Step, an effect may be activated. */
const when: Readonly<Record<Timing, string>> = {
  start: 'at its start',
  'before-calculation': 'before damage calculation',
  calculation: 'during damage calculation',
  'after-calculation': 'after damage calculation',
  end: 'at its end',
};

/**
 * Whether and when an effect may be activated in the Damage Step, in words: the table of rule damage-step/activation,
 * asked for each of the five timings.
 */
export function damageStepLine(
  part: ActivatedEffect,
  card: CardModel,
  ruleset: Ruleset,
  { activation, exceptions }: RuleTables['damageStep'],
): string {
  const { why, categories } = readDamageStep(part, card.facts, card.parts);
  const quickEffect = part.kind === 'quick';
  const isExcluded = isListedException(exceptions, { name: card.name, ruleset, quickEffect });
  const asked: readonly DamageStepCategory[] = isExcluded ? ['listed-exception', ...categories] : categories;
  const found = damageStepTimings.ids.map((timing) => ({
    timing,
    ...mayActivate(activation, asked, timing),
  }));
  const permitted = found.filter(({ verdict }) => verdict === 'permits');
  const reason = isExcluded ? 'a ruling excludes it' : why;
  if (permitted.length === found.length) {
    const always = permitted.every(({ code }) => code === 'may');
    return `yes, ${always ? 'at any timing' : 'when what it answers has happened'} (${reason})`;
  }
  if (permitted.length > 0) return `yes, ${listed(permitted.map(({ timing }) => when[timing]))} (${reason})`;
  const open = found.some(({ verdict }) => verdict === 'unknown');
  return `${open ? 'at the timing that its text names' : 'no'} (${reason})`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
