import type { Catalogue } from '../../../cards/catalogue.ts';
import { type Token, tokens } from '../tokens.ts';
import type { UnclearName } from './mention.ts';
import { namesIn } from './names-in.ts';

/** A card that an unclear name may mean, and the text with the card's whole name in its place. */
export interface CardMeant {
  readonly name: string;
  readonly text: string;
}

/** The cards that the first unclear name of a text may mean; none where every name is clear. */
export function cardsMeant(text: string, catalogue: Catalogue): readonly CardMeant[] {
  const all = tokens(text);
  const [unclear] = namesIn(all, text, catalogue).unclear;
  if (unclear === undefined) return [];
  return unclear.names.flatMap((name) => {
    const [first, last] = asTyped(name, unclear, all);
    const [from, to] = [all[first]?.from, all[last]?.to];
    if (from === undefined || to === undefined) return [];
    return [{ name, text: `${text.slice(0, from)}${name}${text.slice(to)}` }];
  });
}

/** The first and the last token of all that was typed of a name, beside what is unclear: "Leg" of "Leg of the Forbidden One". */
function asTyped(
  name: string,
  { start, count }: UnclearName,
  all: readonly Token[],
): readonly [number, number] {
  const words = tokens(name).map(({ low }) => low);
  const last = start + count - 1;
  const at = words.indexOf(all[last]?.low ?? '');
  let end = last;
  while (
    at !== -1 &&
    words[at + end - last + 1] !== undefined &&
    words[at + end - last + 1] === all[end + 1]?.low
  )
    end += 1;
  return [start, end];
}
