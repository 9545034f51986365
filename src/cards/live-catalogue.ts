import type { ListedCatalogue } from './catalogue.ts';
import type { OpenCatalogue } from './open-catalogue.ts';

/** A catalogue that may be replaced by a newer one while the program runs: it always answers by the one in use. */
export interface LiveCatalogue extends ListedCatalogue {
  replace(next: OpenCatalogue): void;
}

/** What was found in the one before may still be read for so long. */
const STILL_READ_MS = 60_000;

/** Makes a live catalogue of the first one. */
export function liveCatalogue(first: OpenCatalogue): LiveCatalogue {
  let current = first;
  return {
    get size() {
      return current.size;
    },
    get cards() {
      return current.cards;
    },
    get names() {
      return current.names;
    },
    get lookup() {
      return current.lookup;
    },
    get origin() {
      return current.origin;
    },
    known: (limit) => current.known(limit),
    nameOf: (konamiId) => current.nameOf(konamiId),
    nameIn: (english, language) => current.nameIn(english, language),
    textIn: (english, language) => current.textIn(english, language),
    exact: (name) => current.exact(name),
    called: (nickname) => current.called(nickname),
    search: (typed, limit) => current.search(typed, limit),
    searching: (typed, limit) => current.searching(typed, limit),
    pick: (name) => current.pick(name),
    replace(next) {
      const before = current;
      current = next;
      setTimeout(() => before.close(), STILL_READ_MS).unref();
    },
  };
}
