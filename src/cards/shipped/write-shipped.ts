import { brotliCompressSync, constants } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { type NamedCard, wellKnownFirst } from '../names/name-index.ts';
import { BETWEEN, HEAD_BYTES, MARK, type ShippedAbout, type ShippedHeader } from './layout.ts';

/** A card as it is shipped: its names and numbers, and its model without words of its text. */
export interface ShippedCard {
  readonly named: NamedCard;
  readonly model: CardModel;
}

/** The bytes of a shipped catalogue: the same ones for the same cards, in whatever order they come. */
export function shippedBytes(cards: readonly ShippedCard[], about: ShippedAbout): Uint8Array {
  const byName = cards.toSorted((a, b) => (a.named.name < b.named.name ? -1 : 1));
  const ordered = wellKnownFirst(byName.map(({ named, model }) => ({ ...named, model })));
  const languages = [
    ...new Set(ordered.flatMap(({ otherNames = {} }) => Object.keys(otherNames))),
  ].toSorted();
  const lines = [
    ...ordered.map(({ model }) => JSON.stringify(model)),
    ...languages.flatMap((language) => ordered.map(({ otherNames }) => otherNames?.[language] ?? '')),
    ...ordered.map(({ setNumbers = [] }) => setNumbers.join(BETWEEN)),
  ];
  const header: ShippedHeader = { size: ordered.length, about, languages };
  const head = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(HEAD_BYTES);
  start.write(MARK, 'latin1');
  start.writeUInt32LE(head.length, MARK.length);
  return Buffer.concat([start, head, brotli(Buffer.from(lines.join('\n')))]);
}

const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
