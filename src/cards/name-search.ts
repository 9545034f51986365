import Fuse from 'fuse.js';
import type { CardModel } from '../effects/card-model.ts';
import { fail, ok, shorten } from '../problem.ts';
import { fold } from '../vocabulary/terms.ts';
import type { Catalogue, Found } from './catalogue.ts';

/** How many wrong letters a typed name may have to be taken without asking: two in a long name, one in a short one. */
const mayDiffer = (length: number): number => (length >= 10 ? 2 : length >= 5 ? 1 : 0);

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * Finds cards by name: exact names (without case, accents and punctuation) and passcodes first, then by likeness with
 * fuse.js, whose score is the share of wrong letters.
 */
export function nameSearch(cards: readonly CardModel[]): Pick<Catalogue, 'exact' | 'search' | 'pick'> {
  const byName = new Map<string, CardModel>();
  for (const card of cards) {
    byName.set(fold(card.name), card);
    if (card.password !== undefined) byName.set(String(card.password), card);
  }
  const fuse = new Fuse(
    cards.map((card) => ({ card, name: fold(card.name) })),
    { keys: ['name'], includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, threshold: 0.45 },
  );
  const exact = (name: string) => byName.get(fold(name)) ?? byName.get(name.trim().replace(/^0+/, ''));

  const search = (typed: string, limit: number): readonly Found[] => {
    const folded = fold(typed).slice(0, 80);
    if (folded === '') return [];
    const same = exact(typed);
    const begins = cards.filter((card) => card !== same && fold(card.name).startsWith(folded));
    const taken = new Set([...(same === undefined ? [] : [same]), ...begins]);
    const like = fuse
      .search(folded, { limit: limit + taken.size })
      .filter(({ item }) => !taken.has(item.card))
      .map(({ item, score = 1 }) => ({ card: item.card, score: 0.9 * (1 - score) }));
    const sure = [...taken].map((card) => ({ card, score: card === same ? 1 : 0.95 }));
    return [...sure, ...like].slice(0, limit);
  };

  const pick: Catalogue['pick'] = (name) => {
    const same = exact(name);
    if (same !== undefined) return ok({ card: same });
    const typed = fold(name);
    const [best, second] = fuse
      .search(typed.slice(0, 80), { limit: 5 })
      .map(({ item, score = 1 }) => ({
        card: item.card,
        wrong: Math.round(score * typed.length),
        name: item.name,
      }))
      .toSorted((a, b) => a.wrong - b.wrong);
    const close = (each: typeof best): boolean =>
      each !== undefined &&
      each.wrong <= mayDiffer(typed.length) &&
      Math.abs(each.name.length - typed.length) <= mayDiffer(typed.length) &&
      digits(each.name) === digits(typed);
    if (best !== undefined && close(best) && !(close(second) && second?.wrong === best.wrong)) {
      return ok({ card: best.card, takenFrom: name.trim() });
    }
    const found = search(name, 5).filter(({ score }) => score >= 0.55);
    return fail({
      code: 'unknown-card',
      found: name.trim() === '' ? 'no card name' : `"${shorten(name)}"`,
      expected: `must be the name of a card that the bot knows (${cards.length} cards)`,
      hint:
        found.length > 0
          ? 'Did you mean one of these?'
          : 'Check the spelling; /help says which cards it knows.',
      choices: found.map(({ card }) => ({ label: card.name, line: card.name })),
    });
  };
  return { exact, search, pick };
}
