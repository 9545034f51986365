import { type ModifierHow, type ModifierItem, readModifier } from '../../situations/readers/modifiers.ts';
import type { StatsQuestion } from '../../situations/stats-verdict.ts';

/** A text that asks one thing at its end: what it tells, and what it asks, in lower case and single spaces. */
export interface Asking {
  readonly told: string;
  readonly asked: string;
}

/** A question about modifiers that a text in plain words asks, and whether it is about the value after the last one has ended. */
export interface AskedModifiers extends Pick<StatsQuestion, 'stat' | 'printed' | 'steps'> {
  readonly afterEnd: boolean;
}

/**
 * Reads a value with what is done to it: "1900 ATK +800 (continuous), then current ATK halved (lingering). What is the
 * ATK?". Undefined where any of it is not understood.
 */
export function modifiersInWords(split: Asking): AskedModifiers | undefined {
  if (!/\b(?:what|how much)\b/.test(split.asked)) return undefined;
  if (!/\b(?:atk|def|value)\b/.test(split.asked)) return undefined;
  const [first, ...others] = clausesOf(split.told);
  const start = first === undefined ? undefined : startOf(first);
  if (start === undefined) return undefined;
  const { stat, printed, original, rest } = start;
  const said = rest === '' ? others : [rest, ...others];
  const steps = said.map((clause, at) => stepOf(clause, stat, at === 0 && original));
  const known = steps.filter((step) => step !== undefined);
  if (known.length < steps.length || known.length === 0) return undefined;
  const afterEnd = /\b(?:ends?|ended|stops?|stopped|wears? off|expires?|expired|is over)\b/.test(split.asked);
  return { stat, printed, steps: known, afterEnd };
}

/** What is told one after the other. */
const clausesOf = (told: string): readonly string[] =>
  told
    .split(/(?:[,;.] *)?\b(?:and )?(?:then|after that|afterwards)\b,?|[;.] |, (?!\d)/)
    .map((clause) => clause.replace(/[,;.]+$/, '').trim())
    .filter((clause) => clause !== '');

interface Start {
  readonly stat: 'ATK' | 'DEF';
  readonly printed: number;
  /** It was said to be the original value: what comes next is done to that, where it says no other. */
  readonly original: boolean;
  readonly rest: string;
}

const starts = [
  /^(?:a |the )?(?:monster )?(?:with |has |having |whose |starts with |begins with )?(?<original>original )?(?<value>\d{1,5}) (?<also>original )?(?<stat>atk|def)\b/,
  /^(?:a |the )?(?:monster )?(?:with |has |having )?(?:an? )?(?<original>original )?(?<stat>atk|def) (?:of |is )?(?<value>\d{1,5})\b/,
];

function startOf(clause: string): Start | undefined {
  for (const form of starts) {
    const found = form.exec(clause);
    if (found?.groups === undefined) continue;
    const { value, stat, original, also } = found.groups;
    return {
      stat: stat === 'def' ? 'DEF' : 'ATK',
      printed: Number(value),
      original: original !== undefined || also !== undefined,
      rest: clause.slice(found[0].length).trim(),
    };
  }
  return undefined;
}

// "(continuous set)" names the kind; in "continuously set to 100" it is what is done.
const lingers = /\b(?:by an? )?(?:lingering|activated)(?: set(?! to)| effect| modifier)*\b/g;
const continues = /\b(?:by an? )?(?:continuous(?:ly)?|applying)(?: set(?! to)| effect| modifier)*\b/g;

function howOf(clause: string): ModifierHow | 'both' | undefined {
  const [one, other] = [clause.search(lingers) !== -1, clause.search(continues) !== -1];
  if (one && other) return 'both';
  return one ? 'lingering' : other ? 'continuous' : undefined;
}

/** What the words do, in the form of `/stats`. */
const forms: readonly (readonly [RegExp, (found: readonly string[], original: boolean) => string])[] = [
  [
    /^(?:it )?(?:gains|gained|raised by|increased by|boosted by|\+) ?(\d{1,5})$/,
    ([, amount]) => `+${amount}`,
  ],
  [
    /^(?:it )?(?:loses|lost|lowered by|decreased by|reduced by|-|−) ?(\d{1,5})$/,
    ([, amount]) => `-${amount}`,
  ],
  [
    /^(?:it |its )?(current |original )?(?:is |becomes? |set to |made |= ?)+(\d{1,5})$/,
    ([, which, amount], original) => (isOriginal(which, original) ? `original =${amount}` : `=${amount}`),
  ],
  [
    /^(?:it |its )?(current |original )?(?:is |becomes? |gets )?(half|halved|double|doubled)$/,
    ([, which, part], original) => (isOriginal(which, original) ? `original ${part}` : `${part}`),
  ],
  [
    /^(?:it |its )?(?:current )?(?:is |becomes? )?(half|double) (?:of )?(?:its |the )?original$/,
    ([, part]) => `${part} original`,
  ],
];

const isOriginal = (which: string | undefined, said: boolean): boolean =>
  which === undefined ? said : which.trim() === 'original';

function stepOf(clause: string, stat: 'ATK' | 'DEF', original: boolean): ModifierItem | undefined {
  const how = howOf(clause);
  if (how === 'both') return undefined;
  const plain = clause
    .replaceAll(lingers, ' ')
    .replaceAll(continues, ' ')
    .replaceAll(new RegExp(`\\b${stat.toLowerCase()}\\b`, 'g'), ' ')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const [form, item] of forms) {
    const found = form.exec(plain);
    if (found === null) continue;
    const step = readModifier(`${item(found, original)}${how === undefined ? '' : ` ${how}`}`);
    return step.ok ? step.value : undefined;
  }
  return undefined;
}
