import { ok, type Result } from '../../platform/problem.ts';
import { namedCard, Starters } from '../card-store.ts';
import { openCompiled } from '../compiled/open-compiled.ts';
import type { PublishedCard } from '../published.ts';
import { readPublished } from '../published-file.ts';
import type { Modelling } from '../sync/sync-catalogue.ts';
import { phrasesVersion } from './stock-phrases.ts';
import { withoutWords } from './without-words.ts';
import { type ShippedCard, shippedBytes } from './write-shipped.ts';

/** What a shipped catalogue is made with. */
export interface ShipRequest {
  /** A published catalogue, or one that was synced (`cards.bin`). */
  readonly file: string;
  /** Of which day it is: `2026-11-23`. */
  readonly date: string;
}

/** What was made: the file, and of how many cards. */
export interface Shipped {
  readonly bytes: Uint8Array;
  readonly cards: number;
}

/** Makes the catalogue that the project ships: facts and models of all cards, and no text. */
export async function ship(request: ShipRequest, modelling: Modelling): Promise<Result<Shipped>> {
  const { file, date } = request;
  const source = await readSource(file);
  if (!source.ok) return source;
  const { published, aside } = source.value;
  const { modelOf, starters, version: models } = modelling;
  const byHand = new Starters(starters, modelOf);
  const cards = published.map((card): ShippedCard => {
    // What was modelled by hand is in our words.
    const { text: _, ...ours } = byHand.modelOf(card) ?? {};
    const model = 'name' in ours ? ours : withoutWords(modelOf(card));
    return { named: card, model };
  });
  const others = byHand.others().map((model) => ({ named: namedCard({ model }), model }));
  const all = [...cards, ...others];
  const about = {
    from: 'data/catalogue',
    published: published.length,
    aside,
    models,
    date,
    phrases: phrasesVersion(),
  };
  return ok({ bytes: shippedBytes(all, about), cards: all.length });
}

async function readSource(file: string) {
  const compiled = openCompiled(file);
  if (compiled?.ok !== true) {
    const read = await readPublished(file);
    return read.ok ? ok({ published: read.value.cards, aside: read.value.aside.length }) : read;
  }
  const store = compiled.value;
  try {
    const published = Array.from({ length: store.size }, (_, card) => store.stored(card).card);
    return ok({
      published: published.filter((card): card is PublishedCard => card !== undefined),
      aside: store.about.aside,
    });
  } finally {
    store.close();
  }
}
