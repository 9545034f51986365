import { said } from './forms.ts';
import type { Sketch } from './sketch.ts';

/** What the sentences of a text have to say for a kind of question, and what they may say besides. */
export interface Shape {
  /** Each of these is told, in any order, by a sentence of its own. */
  readonly needs: readonly (readonly RegExp[])[];
  /** What may be told too, as it changes nothing. */
  readonly may?: readonly RegExp[];
  readonly asks: readonly RegExp[];
}

/** What was said, by the names of the groups. */
export type Groups = Readonly<Record<string, string>>;

/**
 * What a text says that has this shape; undefined where a sentence has no place in it, or says of a name something else
 * than another does.
 */
export function fitted(
  { told, asked }: Sketch['sentences'],
  { needs, may = [], asks }: Shape,
): Groups | undefined {
  const question = said(asked, asks);
  if (question === undefined) return undefined;
  const open = [...needs];
  let groups: Groups | undefined = question;
  for (const sentence of told) {
    const at = open.findIndex((forms) => said(sentence, forms) !== undefined);
    const says: Groups | undefined = said(sentence, at >= 0 ? (open[at] ?? []) : may);
    if (says === undefined) return undefined;
    if (at >= 0) open.splice(at, 1);
    groups = together(groups, says);
    if (groups === undefined) return undefined;
  }
  return open.length === 0 ? groups : undefined;
}

/** Both together; undefined where they differ in what they say of one name. */
function together(one: Groups, other: Groups): Groups | undefined {
  const both: Record<string, string> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    if (value === undefined) continue;
    if (both[name] !== undefined && both[name] !== value) return undefined;
    both[name] = value;
  }
  return both;
}
