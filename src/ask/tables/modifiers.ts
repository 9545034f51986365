import words from '../../../data/lexicon/modifiers.json' with { type: 'json' };
import { type ModifierItem, readModifier } from '../../situations/readers/modifiers.ts';
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

/** Reads a value with what is done to it: "1900 ATK +800 (continuous), then current ATK halved (lingering)." */
export function modifiersInWords(split: Asking): AskedModifiers | undefined {
  if (!/\b(?:what|how much)\b/.test(split.asked)) return undefined;
  if (!/\b(?:atk|def|value)\b/.test(split.asked)) return undefined;
  const [first = '', ...others] = clausesOf(split.told);
  const start = starts.map((form) => form.exec(first)).find((each) => each !== null);
  if (start?.groups === undefined) return undefined;
  const { value, original, also } = start.groups;
  const stat = start.groups['stat'] === 'def' ? 'DEF' : 'ATK';
  // It was said to be the original value: what comes next is done to that, where it says no other.
  const isOriginal = original !== undefined || also !== undefined;
  const rest = first.slice(start[0].length).trim();
  const said = rest === '' ? others : [rest, ...others];
  const steps = said.map((clause, at) => stepOf(clause, stat, at === 0 && isOriginal));
  const known = steps.filter((step) => step !== undefined);
  if (known.length < steps.length || known.length === 0) return undefined;
  return { stat, printed: Number(value), steps: known, afterEnd: ends.test(split.asked) };
}

const starts = words.starts.map((form) => new RegExp(`^${form}\\b`));
const ends = new RegExp(words.ends);

/** What is told one after the other. */
const clausesOf = (told: string): readonly string[] =>
  told
    .split(/(?:[,;.] *)?\b(?:and )?(?:then|after that|afterwards)\b,?|[;.] |, (?!\d)/)
    .map((clause) => clause.replace(/[,;.]+$/, '').trim())
    .filter((clause) => clause !== '');

// "(continuous set)" names the kind; in "continuously set to 100" it is what is done.
const hows = (['lingering', 'continuous'] as const).map(
  (how) => ({ how, form: new RegExp(words[how], 'g') }) as const,
);

/** What the words do, in the form of `/stats`. */
const forms = words.steps.map(([form, item = '']) => ({ form: new RegExp(`^${form}$`), item }));

function stepOf(clause: string, stat: 'ATK' | 'DEF', original: boolean): ModifierItem | undefined {
  const [said, another] = hows.filter(({ form }) => clause.search(form) !== -1);
  const plain = [...hows.map(({ form }) => form), new RegExp(`\\b${stat}\\b`, 'gi'), /[()]/g]
    .reduce((left, each) => left.replaceAll(each, ' '), clause)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found = forms.find(({ form }) => form.test(plain));
  if (found === undefined || another !== undefined) return undefined;
  const item = plain.replace(found.form, found.item);
  const isSet = /^(?:=\d+|halved?|half|doubled?)$/.test(item) && !plain.includes('current ');
  const step = readModifier(`${original && isSet ? 'original ' : ''}${item} ${said?.how ?? ''}`);
  return step.ok ? step.value : undefined;
}
