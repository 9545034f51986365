import type { CardModel } from '../card-model/card-model.ts';
import { withPrinted } from '../card-model/printed-words.ts';
import { type IndexPart, type NamedCard, packIndexPart, wellKnownFirst } from './names/name-index.ts';
import type { Pieces, StoredPieces } from './names/packed.ts';
import type { ModelOf, OtherTexts, PublishedCard } from './published.ts';
import type { NameFacts } from './published-names.ts';

/** A card as it is stored: as published, or its effect model, or both. */
export interface StoredCard {
  readonly card?: PublishedCard;
  readonly model?: CardModel;
  /** Its names and set numbers, where it is not stored as published. */
  readonly names?: NameFacts;
}

/** Where a catalogue's cards are: numbered from 0, the best known first. */
export interface CardStore {
  readonly size: number;
  partOf(part: IndexPart): StoredPieces;
  /** Reads the names in other languages, so that no answer waits for it. */
  preload(): Promise<void>;
  stored(card: number): StoredCard;
  nameIn(card: number, language: string): string | undefined;
  /** Its texts in other languages, as far as they are stored. */
  otherTexts(card: number): OtherTexts;
  close(): void;
}

/** What the index of names needs of a card. */
export const namedCard = ({ card, model, names }: StoredCard): NamedCard =>
  card ?? { name: '', ...model, ...names };

/** The names of a card in other languages. */
export const otherNamesOf = ({ card, names }: StoredCard): NameFacts['otherNames'] =>
  (card ?? names)?.otherNames;

/** A store in memory. */
export function storeInMemory(cards: readonly StoredCard[]): CardStore {
  const ordered = wellKnownFirst(cards.map((stored) => ({ ...namedCard(stored), stored })));
  const parts = new Map<IndexPart, Pieces>();
  return {
    size: ordered.length,
    partOf(part) {
      const packed = parts.get(part) ?? packIndexPart(part, ordered);
      parts.set(part, packed);
      return packed;
    },
    preload: async () => undefined,
    stored: (card) => ordered[card]?.stored ?? {},
    nameIn: (card, language) => otherNamesOf(ordered[card]?.stored ?? {})?.[language],
    otherTexts: (card) => ordered[card]?.stored.card?.otherTexts ?? {},
    close: () => undefined,
  };
}

/** Joins published cards with the models made by hand: those win, and take the published names and facts. */
export class Starters {
  private readonly keyed: ReadonlyMap<string | number, CardModel>;
  private readonly met = new Set<CardModel>();

  private readonly read: ModelOf;

  /** @param read reads a published card; from it a model that was made by hand takes the printed text */
  constructor(starters: readonly CardModel[], read: ModelOf) {
    this.read = read;
    this.keyed = new Map(starters.map((model) => [model.password ?? model.name, model]));
  }

  /** The model of a published card, if one was made by hand: found by its passcode, or its name where it has none. */
  modelOf(card: PublishedCard): CardModel | undefined {
    const { name, password, konamiId, facts, limits } = card;
    const model = this.keyed.get(password ?? name);
    if (model === undefined) return undefined;
    this.met.add(model);
    const numbers = { password: password ?? model.password, konamiId: konamiId ?? model.konamiId };
    const listed = limits === undefined ? {} : { limits };
    return withPrinted({ ...model, ...numbers, ...listed, name, facts }, this.read(card));
  }

  /** Those that none of the published cards had: tokens and the like. */
  others(): readonly CardModel[] {
    return [...this.keyed.values()].filter((model) => !this.met.has(model));
  }
}
