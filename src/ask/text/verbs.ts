import table from '../../../data/lexicon/verbs.json' with { type: 'json' };
import type { VerbForm } from './chunk.ts';
import { entriesOf } from './senses.ts';

/** The verbs that players tell a Duel with. A word stands under one meaning only. */
export type VerbId = keyof typeof table.verbs;

/** Verbs whose forms are not made by rule. */
const irregular: Readonly<
  Record<string, { readonly s: string; readonly past: readonly string[]; readonly ing: string }>
> = table.irregular;

/** Verbs that double their last letter: "popped". */
const doubled = /^(pop|flip|plan|equip|grab|clip|zap)$/;

/** A form of a verb: the words as they are written, in lower case. */
export interface VerbWriting {
  readonly words: string;
  readonly verb: VerbId;
  readonly form: VerbForm;
}

/** "flip up", "fire off" and "attack directly" bend their first word, "Normal Summon" its last. */
const bendsFirst = / (?:up|off|out|into|at|back|rid of|control of|directly|for game|through)$/;

/** Every form of every verb. */
export const verbForms: readonly VerbWriting[] = entriesOf<VerbId>(table.verbs).flatMap(([verb, words]) =>
  words.flatMap((each) => formsOf(each).map(([written, form]) => ({ words: written, verb, form }))),
);

function formsOf(words: string): readonly (readonly [string, VerbForm])[] {
  const parts = words.split(' ');
  const bent = bendsFirst.test(words) ? 0 : parts.length - 1;
  const base = parts[bent] ?? words;
  const { s, past, ing } = irregular[base] ?? regular(base);
  const written = (form: string) => parts.with(bent, form).join(' ');
  const pasts = past.filter((form) => form !== base).map((form) => [written(form), 'past'] as const);
  return [[words, 'base'], [written(s), 's'], ...pasts, [written(ing), 'ing']];
}

function regular(base: string): (typeof irregular)[string] {
  const stem = base.endsWith('e') ? base.slice(0, -1) : doubled.test(base) ? base + base.slice(-1) : base;
  return { s: /(?:sh|ch|ss)$/.test(base) ? `${base}es` : `${base}s`, past: [`${stem}ed`], ing: `${stem}ing` };
}
