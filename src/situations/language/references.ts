import type { Catalogue } from '../../cards/catalogue.ts';
import { didYouMean, nearest } from '../../near.ts';
import type { Problem } from '../../problem.ts';
import { fold } from '../../vocabulary/terms.ts';
import { closest } from './likeness.ts';
import type { Names, Written } from './piece.ts';
import { type Place, problemAt } from './problems.ts';
import type { SetUpCards } from './set-up-cards.ts';
import { quote } from './tokens.ts';

/** Knows the cards of a situation by their ids and names, as they are written or as they fold. */
export function referencesTo({ cards, aliases }: SetUpCards): Names['reference'] {
  const byName = new Map<string, string>();
  const add = (name: string, id: string): void => {
    if (name !== '' && !byName.has(name)) byName.set(name, id);
  };
  for (const { id } of cards) add(id, id);
  for (const [name, id] of aliases) add(name, id);
  const byFold = new Map<string, string>();
  for (const [name, id] of byName)
    if (fold(name) !== '' && !byFold.has(fold(name))) byFold.set(fold(name), id);
  return (written) => byName.get(written) ?? byFold.get(fold(written));
}

/** The names of the cards, each once, and their ids where those are others. */
const namesIn = ({ cards }: SetUpCards): readonly string[] => [
  ...new Set(cards.flatMap(({ id, card }) => [typeof card === 'string' ? card : card.name, id])),
];

/** What an unknown name was taken for, or why it could not be. */
export type Resolved =
  | { readonly ok: true; readonly id: string; readonly taken: string }
  | { readonly ok: false; readonly problem: Problem };

/** Finds the card of the situation that a misspelled name means, if no other card can be meant. */
export function resolve(
  place: Place,
  written: Written,
  known: Names['reference'],
  set: SetUpCards,
  catalogue: Catalogue,
): Resolved {
  const card = catalogue.exact(written.text);
  const name = card === undefined ? closest(written.text, namesIn(set)) : undefined;
  const id = name === undefined ? undefined : known(name);
  if (name !== undefined && id !== undefined) return { ok: true, id, taken: `"${written.text}" is ${name}` };
  const near = nearest(
    written.text,
    set.cards.map((each) => each.id),
  );
  const all = set.cards.map((each) => quote(each.id)).join(', ');
  const placed = card === undefined ? undefined : `Say where it is: P0 has in the hand: ${quote(card.name)}`;
  const problem = problemAt(
    place,
    written,
    {
      code: 'unknown-reference',
      expected: `must be a card that a line before sets up${all === '' ? '; none is' : ` (${all})`}`,
      hint: didYouMean(near) ?? placed,
    },
    near.map(quote),
  );
  return { ok: false, problem };
}
