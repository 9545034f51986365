import { isActivated } from '../card-model/activated.ts';
import { describeEffect } from '../card-model/describe/describe.ts';
import type { ActivatedEffect } from '../card-model/part.ts';
import { type EffectInStep, effectInStep } from '../engine/damage-step/may-activate.ts';
import type { Finding } from '../engine/state/finding.ts';
import { damageStepTimings, type Timing, timingWhen } from '../vocabulary/damage-step.ts';
import { type TableBooks, type TableQuestion, tableVerdict } from './table-verdict.ts';
import type { Verdict } from './verdict.ts';

/** What `/damage-step` asks. */
export interface DamageStepQuestion extends TableQuestion {
  /** Left out: all five timings. */
  readonly timing?: Timing;
  /** Which of its effects are asked about. Left out: all. */
  readonly among?: (part: ActivatedEffect) => boolean;
}

/** The verdict, and each effect at every timing, for a table. */
export interface DamageStepVerdict {
  readonly verdict: Verdict;
  readonly effects: readonly EffectInStep[];
}

const answers = { permits: 'yes', forbids: 'no', unknown: 'cannot tell' } as const;

/** Rules on which effects of a card may be activated in the Damage Step: at one timing, or at any of the five. */
export function ruleOnDamageStep(asked: DamageStepQuestion, books: TableBooks): DamageStepVerdict {
  const start = performance.now();
  const { card } = asked.card;
  const effects = card.parts
    .filter(isActivated)
    .filter(asked.among ?? (() => true))
    .map((part) => effectInStep(part, card, asked.ruleset, books.tables.damageStep));
  if (effects.length === 0) return { verdict: withoutActivation(asked, books, start), effects };
  const several = effects.length > 1;
  const found = effects.map((effect, at) => {
    const finding = asked.timing === undefined ? best(effect) : effect.at[asked.timing];
    const name = several ? `effect ${at + 1}: ` : '';
    return {
      finding,
      answer: answers[finding.verdict],
      because: `${name}${finding.because} (${effect.why})`,
    };
  });
  const given = new Set(found.map(({ answer }) => answer));
  const [only] = given.size === 1 ? given : [];
  const answer = only ?? found.map((each, at) => `${at + 1}: ${each.answer}`).join('; ');
  const open = found.filter(({ finding }) => finding.verdict === 'unknown');
  const verdict = tableVerdict(
    asked,
    {
      answer,
      headline: headline(card.name, asked.timing, only, several),
      findings: found.map(({ finding: { rule, entry = rule, verdict }, because }) => ({
        rule: entry,
        verdict,
        because,
      })),
      readings: effects.map(({ part }) => ({ card: card.name, text: describeEffect(part) })),
      missing: open.length === 0 ? [] : ['the timing that the text names, as it is printed'],
    },
    books,
    start,
  );
  return { verdict, effects };
}

/** The finding of the timing that allows most. */
const best = ({ at }: EffectInStep): Finding => {
  const all = damageStepTimings.ids.map((timing) => at[timing]);
  return (
    all.find(({ verdict }) => verdict === 'permits') ??
    all.find(({ verdict }) => verdict === 'unknown') ??
    at.start
  );
};

function headline(
  name: string,
  timing: Timing | undefined,
  answer: 'yes' | 'no' | 'cannot tell' | undefined,
  several: boolean,
): string {
  const when = timing === undefined ? 'in the Damage Step' : timingWhen[timing];
  const what = several ? 'The effects' : 'The effect';
  if (answer === undefined) return `It depends on the effect of ${name} ${when}.`;
  if (answer === 'cannot tell')
    return `Whether ${what.toLowerCase()} of ${name} can be activated ${when} stands in the text.`;
  return `${what} of ${name} ${answer === 'yes' ? 'can' : 'cannot'} be activated ${when}.`;
}

/** A card that activates nothing: what it applies, it applies in the Damage Step, too. */
function withoutActivation(asked: DamageStepQuestion, books: TableBooks, start: number): Verdict {
  const { name } = asked.card.card;
  const because = `${name} has no effect that is activated; what applies while it is face-up applies in the Damage Step, too`;
  return tableVerdict(
    asked,
    {
      answer: 'no',
      headline: `${because}.`,
      findings: [{ rule: 'effect/continuous', verdict: 'forbids', because }],
    },
    books,
    start,
  );
}
