import { brotliCompressSync, constants } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { ALIGNMENT } from '../compiled/layout.ts';
import { type IndexPart, type NamedCard, packIndexPart, wellKnownFirst } from '../names/name-index.ts';
import { HEAD_BYTES, MARK, type ShippedAbout, type ShippedHeader } from './layout.ts';

type Place = [from: number, length: number];

/** A card as it is shipped: its names and numbers, and its model without words of its text. */
export interface ShippedCard {
  readonly named: NamedCard;
  readonly model: CardModel;
}

/** So many models are unpacked together, in 2 ms: 128 of them would take a third more room in all. */
const MODELS_EACH = 1024;

/** The bytes of a shipped catalogue: the same ones for the same cards, in whatever order they come. */
export function shippedBytes(cards: readonly ShippedCard[], about: ShippedAbout): Uint8Array {
  const byName = cards.toSorted((a, b) => (a.named.name < b.named.name ? -1 : 1));
  const ordered = wellKnownFirst(byName.map(({ named, model }) => ({ ...named, model })));
  const sections: Buffer[] = [];
  let at = 0;
  const write = (bytes: Uint8Array): Place => {
    const packed = brotli(bytes);
    sections.push(packed);
    at += packed.length;
    return [at - packed.length, packed.length];
  };
  const part = (id: IndexPart): ShippedHeader['english'] => {
    const { bytes, pieces } = aligned(packIndexPart(id, ordered));
    return { place: write(bytes), pieces };
  };
  const languages = [
    ...new Set(ordered.flatMap(({ otherNames = {} }) => Object.keys(otherNames))),
  ].toSorted();
  const header: ShippedHeader = {
    size: ordered.length,
    about,
    english: part('english'),
    setNumbers: part('setNumbers'),
    otherNames: languages.map((language) => ({
      language,
      place: write(lines(ordered.map(({ otherNames }) => otherNames?.[language] ?? ''))),
    })),
    modelsEach: MODELS_EACH,
    models: Array.from({ length: Math.ceil(ordered.length / MODELS_EACH) }, (_, block) =>
      write(
        lines(
          ordered
            .slice(block * MODELS_EACH, (block + 1) * MODELS_EACH)
            .map(({ model }) => JSON.stringify(model)),
        ),
      ),
    ),
  };
  const head = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(HEAD_BYTES);
  start.write(MARK, 'latin1');
  start.writeUInt32LE(head.length, MARK.length);
  return Buffer.concat([start, head, ...sections]);
}

const lines = (texts: readonly string[]): Buffer => Buffer.from(texts.join('\n'));

/** Pieces one after the other, each where numbers may begin. */
function aligned(pieces: ReadonlyMap<string, Uint8Array>) {
  const all: Uint8Array[] = [];
  const places: Record<string, Place> = {};
  let at = 0;
  for (const [name, bytes] of pieces) {
    places[name] = [at, bytes.length];
    const padding = (ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT;
    all.push(bytes, new Uint8Array(padding));
    at += bytes.length + padding;
  }
  return { bytes: Buffer.concat(all), pieces: places };
}

const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // A window as large as the bytes: whoever unpacks them takes so much memory.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1)) + 1),
  );
