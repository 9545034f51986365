import type { CardModel } from '../card-model/card-model.ts';
import { atOnce, type Pausing } from '../platform/cooperative.ts';
import { lazily } from '../platform/lazy.ts';
import { Recent } from '../platform/lru-cache.ts';
import { ok } from '../platform/problem.ts';
import type { CardStore, StoredCard } from './card-store.ts';
import type { CatalogueOrigin, Found, ListedCatalogue } from './catalogue.ts';
import { nameWords } from './names/fold-name.ts';
import { openNameIndex } from './names/name-index.ts';
import { nameLookup } from './names/name-lookup.ts';
import { calledSo, type Named, type Names, namedSo, searchNames } from './names/name-search.ts';
import type { CalledSo } from './names/nicknames.ts';
import { pickCard } from './pick.ts';
import type { ModelOf } from './published.ts';

/** What a catalogue works with besides its cards. */
export interface CatalogueParts {
  readonly origin: CatalogueOrigin;
  readonly nicknames: CalledSo;
  /** Makes the models that are not stored. */
  readonly modelOf: ModelOf;
}

/** A catalogue whose store is open until it is closed. */
export interface OpenCatalogue extends ListedCatalogue {
  /** Reads the names in other languages, so that no answer waits for it. */
  preload(): Promise<void>;
  close(): void;
}

/** As many models are kept after their first use. */
const KEPT_MODELS = 64;
/** What so many words and groups of words name, or that they name nothing, is kept: a text is read in several ways. */
const KEPT_NAMED = 1024;

/** A catalogue of stored cards. */
export function openCatalogue(store: CardStore, parts: CatalogueParts): OpenCatalogue {
  const { nicknames, modelOf, origin } = parts;
  const index = openNameIndex((part) => store.partOf(part));
  const names: Names = { index, nicknames };
  const asked = new Recent<Named | null>(KEPT_NAMED);
  const namedBy = (typed: string): Named | null => asked.of(typed, (words) => namedSo(names, words) ?? null);
  const modelAt = keeping(KEPT_MODELS, (card) => storedModel(store.stored(card), modelOf));
  const foundAt = (card: number, score: number): Found => ({
    ...index.refAt(card),
    score,
    get card() {
      return modelAt(card);
    },
  });
  function* searching(typed: string, limit: number): Pausing<readonly Found[]> {
    const hits = yield* searchNames(names, typed, limit);
    return hits.map(({ card, score }) => foundAt(card, score));
  }
  const numberOf = (english: string): number | undefined => {
    const named = namedBy(english);
    return named?.by === 'name' ? named.cards[0] : undefined;
  };
  // A ranking of Q&As asks for hundreds of names. Of two cards with one number the first counts.
  const numbered = lazily(() => {
    const cards = new Map<number, number>();
    for (const [card, konamiId] of index.konamiIds.entries())
      if (!cards.has(konamiId)) cards.set(konamiId, card);
    return cards;
  });
  let englishNames: readonly string[] | undefined;
  return {
    preload: () => store.preload(),
    close: () => store.close(),
    origin,
    lookup: nameLookup(index.english, (card) => index.refAt(card).name),
    size: store.size,
    get cards() {
      return Array.from({ length: store.size }, (_, card) => storedModel(store.stored(card), modelOf));
    },
    get names() {
      englishNames ??= Array.from({ length: store.size }, (_, card) => index.refAt(card).name);
      return englishNames;
    },
    known: (limit) => Array.from({ length: Math.min(limit, store.size) }, (_, card) => index.refAt(card)),
    nameOf(konamiId) {
      const card = konamiId === 0 ? undefined : numbered().get(konamiId);
      return card === undefined ? undefined : index.refAt(card).name;
    },
    nameIn(english, language) {
      const card = numberOf(english);
      return card === undefined ? undefined : store.nameIn(card, language);
    },
    textIn(english, language) {
      const card = numberOf(english);
      return card === undefined ? undefined : store.otherTexts(card)[language];
    },
    exact(name) {
      const named = namedBy(name);
      const [card] = named === null || named.by === 'nickname' ? [] : named.cards;
      return card === undefined ? undefined : modelAt(card);
    },
    called(nickname) {
      const named = namedBy(nickname);
      // A name may be in the table of nicknames as well: of its card, or of another that players call so.
      const asName = named?.by === 'name' ? calledSo(names, nameWords(nickname)) : [];
      return (named?.by === 'nickname' ? named.cards : asName).map((card) => index.refAt(card).name);
    },
    search: (typed, limit) => atOnce(searching(typed, limit)),
    searching,
    pick(typed) {
      const picked = pickCard(names, typed, (card) => index.refAt(card).name);
      if (!picked.ok) return picked;
      const { card, sure } = picked.value;
      return ok({ card: modelAt(card), ...(sure ? {} : { takenFrom: typed.trim() }) });
    },
  };
}

function storedModel({ model, card }: StoredCard, modelOf: ModelOf): CardModel {
  if (model !== undefined) return model;
  if (card === undefined) throw new Error('a stored card is neither published nor modelled');
  return modelOf(card);
}

/** Keeps what was made for the numbers that were asked for last. */
function keeping<T>(most: number, make: (number: number) => T): (number: number) => T {
  const kept = new Map<number, T>();
  return (number) => {
    const value = kept.get(number) ?? make(number);
    kept.delete(number);
    kept.set(number, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
