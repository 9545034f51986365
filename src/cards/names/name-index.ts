import type { CardRef } from '../catalogue.ts';
import type { NameFacts } from '../published-names.ts';
import { compactName, nameWords } from './fold-name.ts';
import { looseInitials } from './initials.ts';
import { type NameTable, openNameTable, packNameTable } from './name-table.ts';
import {
  lowerBound,
  type Numbers,
  numberBytes,
  numbersIn,
  numbersOf,
  type Pieces,
  pieceOf,
  type StoredPieces,
  TextList,
} from './packed.ts';

/** What the index is made of. */
export type NamedCard = CardRef & NameFacts;

/** The parts of a stored index. `english` is needed at once, the others when somebody asks for what is in them. */
export const indexParts = ['english', 'otherNames', 'setNumbers'] as const;
export type IndexPart = (typeof indexParts)[number];

/** The pieces that may stay where they are stored, as few searches need much of them. */
export const farPieces: ReadonlySet<string> = new Set([
  'otherNames.gramEntries.entries',
  'codes',
  'codes.cards',
]);

/** The names and numbers of cards. Cards are numbered in the order of how well known they are, from 0. */
export interface NameIndex {
  /** Entry n is card n. */
  readonly english: NameTable;
  otherNames(): NameTable;
  /** The card of a set number, such as LOB-001. */
  withSetNumber(typed: string): number | undefined;
  refAt(card: number): CardRef;
  /** The passcode of each card, and its number in the official database; 0 for none. */
  readonly passwords: Uint32Array;
  readonly konamiIds: Uint32Array;
}

/** Opens a stored index. */
export function openNameIndex(partOf: (part: IndexPart) => StoredPieces): NameIndex {
  const first = partOf('english');
  const names = TextList.open(first, 'names');
  const passwords = numbersOf(pieceOf(first, 'passwords'));
  const konamiIds = numbersOf(pieceOf(first, 'konamiIds'));
  let otherNames: NameTable | undefined;
  let setNumbers: { readonly texts: TextList; readonly cardAt: Numbers } | undefined;
  return {
    english: openNameTable(first, 'english'),
    passwords,
    konamiIds,
    refAt(card) {
      const [password = 0, konamiId = 0] = [passwords[card], konamiIds[card]];
      return {
        name: names.at(card),
        ...(password === 0 ? {} : { password }),
        ...(konamiId === 0 ? {} : { konamiId }),
      };
    },
    otherNames() {
      otherNames ??= openNameTable(partOf('otherNames'), 'otherNames');
      return otherNames;
    },
    withSetNumber(typed) {
      const code = foldCode(typed);
      if (!looksLikeCode(code)) return undefined;
      if (setNumbers === undefined) {
        const pieces = partOf('setNumbers');
        setNumbers = { texts: TextList.open(pieces, 'codes'), cardAt: numbersIn(pieces, 'codes.cards') };
      }
      const at = lowerBound(setNumbers.texts, code);
      return at < setNumbers.texts.length && setNumbers.texts.at(at) === code
        ? setNumbers.cardAt(at, at + 1)[0]
        : undefined;
    },
  };
}

/** The order of cards in an index: those that were printed most often first. */
export const wellKnownFirst = <T extends NamedCard>(cards: readonly T[]): readonly T[] =>
  cards.toSorted((a, b) => (b.printings ?? 0) - (a.printings ?? 0));

/** Packs a part of the index of cards that are in their order already. */
export function packIndexPart(part: IndexPart, cards: readonly NamedCard[]): Pieces {
  switch (part) {
    case 'english':
      return packEnglish(cards);
    case 'otherNames':
      return packOtherNames(cards);
    case 'setNumbers':
      return packSetNumbers(cards);
  }
}

function packEnglish(cards: readonly NamedCard[]): Pieces {
  const vocabulary = new Set(cards.flatMap(({ name }) => nameWords(name).split(' ')));
  const halves = (word: string) => halvesOf(word, vocabulary);
  const entries = cards.map(({ name }, card) => ({
    words: nameWords(name),
    card,
    initials: looseInitials([name, ...ownName(name)].map(nameWords), halves),
  }));
  return new Map([
    ...packNameTable('english', entries),
    ...TextList.pieces(
      'names',
      cards.map(({ name }) => name),
    ),
    ['passwords', numberBytes(cards.map(({ password = 0 }) => password))],
    ['konamiIds', numberBytes(cards.map(({ konamiId = 0 }) => konamiId))],
  ]);
}

/** What follows the name of the family that a card belongs to. */
const ownName = (name: string): readonly string[] => name.split(/ - |: /).slice(1, 2);

const SHORTEST_HALF = 3;

/** The two words of other names that a word is made of; or the word. */
function halvesOf(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
  }
  return [word];
}

function packOtherNames(cards: readonly NamedCard[]): Pieces {
  const entries = cards.flatMap(({ name, otherNames = {} }, card) => {
    const own = nameWords(name);
    const names = new Set(Object.values(otherNames).map(nameWords));
    return [...names].filter((words) => words !== '' && words !== own).map((words) => ({ words, card }));
  });
  return packNameTable('otherNames', entries);
}

/** A set number that several cards have, which is an error of the source, is that of the best known one. */
function packSetNumbers(cards: readonly NamedCard[]): Pieces {
  const byCode = new Map<string, number>();
  cards.forEach(({ setNumbers = [] }, card) => {
    for (const code of setNumbers) {
      const folded = foldCode(code);
      if (looksLikeCode(folded) && !byCode.has(folded)) byCode.set(folded, card);
    }
  });
  const sorted = [...byCode].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map([
    ...TextList.pieces(
      'codes',
      sorted.map(([code]) => code),
    ),
    ['codes.cards', numberBytes(sorted.map(([, card]) => card))],
  ]);
}

const foldCode = (code: string): string => compactName(nameWords(code));

/** A set's letters, mostly a language, and a number. */
const looksLikeCode = (code: string): boolean => /^(?=.*[a-z])[a-z0-9]{2,8}\d{1,4}[a-z]?$/.test(code);
