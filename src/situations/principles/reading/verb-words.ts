import { type VerbId, verbForms } from '../../words/verbs.ts';

/** What players write for these verbs in any form, as a group of a pattern; the longest first. */
export const written = (...ids: readonly VerbId[]): string => group(ids, () => true);

/** What players write for these verbs where something was done: "destroyed", "popped", "put". */
export const done = (...ids: readonly VerbId[]): string => {
  const bent = new Set(verbForms.flatMap(({ verb, form }) => (form === 'past' ? [verb] : [])));
  return group(ids, ({ verb, form }) => form === 'past' || (form === 'base' && !bent.has(verb)));
};

function group(ids: readonly VerbId[], fits: (writing: (typeof verbForms)[number]) => boolean): string {
  const words = verbForms.filter((each) => ids.includes(each.verb) && fits(each)).map((each) => each.words);
  return `(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join('|')})`;
}
