import type { Catalogue } from '../../cards/catalogue.ts';
import { didYouMean, nearest } from '../../platform/did-you-mean.ts';
import type { Problem } from '../../platform/problem.ts';
import { fold } from '../../vocabulary/terms.ts';
import { closest } from './likeness.ts';
import type { Names, Written } from './piece.ts';
import { type Place, problemAt } from './problems.ts';
import type { SetUpCards } from './set-up-cards.ts';
import { quote } from './tokens.ts';

/** Knows the cards of a situation by ids and names; a name that two cards have stands for none, unless it is an id. */
export function referencesTo({ cards, aliases }: SetUpCards): Names['reference'] {
  const ids = new Set(cards.map(({ id }) => id));
  const byName = unambiguous(aliases);
  const byFold = unambiguous(
    [...cards.map(({ id }) => [id, id] as const), ...byName].map(([name, id]) => [fold(name), id] as const),
  );
  return (written) => (ids.has(written) ? written : (byName.get(written) ?? byFold.get(fold(written))));
}

/** The names that stand for one card only. */
function unambiguous(named: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const cards = Map.groupBy(named, ([name]) => name);
  return new Map(
    [...cards].flatMap(([name, all]) => {
      const [one, ...others] = new Set(all.map(([, id]) => id));
      return name === '' || one === undefined || others.length > 0 ? [] : [[name, one] as const];
    }),
  );
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
      expected: `must be a card that a line sets up${all === '' ? '; none is' : ` (${all})`}`,
      hint: didYouMean(near) ?? placed,
    },
    near.map(quote),
  );
  return { ok: false, problem };
}
