import { type CardModel, cardModelSchema } from '../../src/card-model/card-model.ts';
import type { Modelling } from '../../src/cards/sync/sync-catalogue.ts';

/** Invented cards in the form in which a catalogue is published, numbered from `from`. */
export const publishedRecords = (count: number, from = 1): readonly Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) => ({
    konami_id: 5000 + from + at,
    password: 10_000_000 + from + at,
    name: { en: `Lantern Keeper ${from + at}`, de: `Laternenwart ${from + at}`, ja: null },
    text: { en: 'Draw 1 card.', de: `Ziehe 1 Karte (${from + at}).`, ja: null },
    card_type: 'Spell',
    property: 'Normal',
    sets: { en: [{ set_number: `WICK-EN${1000 + at}` }] },
  }));

/** A catalogue of such cards. */
export const publishedList = (count: number, from?: number): string =>
  JSON.stringify(publishedRecords(count, from));

/** A card that was modelled by hand. */
export const handMade = (name: string, more: Readonly<Record<string, unknown>> = {}): CardModel =>
  cardModelSchema.parse({ name, facts: { cardType: 'trap', property: 'Counter' }, note: 'by hand', ...more });

/** Makes models of the facts alone, and says so. */
export const modelling = (version = 'v1', starters: readonly CardModel[] = []): Modelling => ({
  version,
  starters,
  modelOf: ({ name, password, konamiId, facts }) =>
    cardModelSchema.parse({ name, password, konamiId, facts, note: `by ${version}` }),
});
