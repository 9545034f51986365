import type { PublishedCard } from '../../src/cards/published.ts';
import type { EffectFacts, Leaf } from '../../src/cardtext/effect-facts.ts';
import { normalise } from '../../src/cardtext/normalise.ts';
import { readStatic } from '../../src/cardtext/phrases/read-static.ts';
import { type CardReading, isOfToday, readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';

/** A share of a number of things: read, of all. */
export interface Share {
  readonly what: string;
  readonly all: number;
  readonly read: number;
}

/** The text of a card as it is counted. */
export interface CountedCard {
  /** It is written as today, all boxes taken together. */
  readonly today: boolean;
  readonly effects: readonly EffectFacts[];
  /** Of each sentence that is neither flavour nor a list of materials: its words that are not read into instructions. */
  readonly sentences: readonly (readonly string[])[];
  /** The structure of all sentences is read. */
  readonly structured: boolean;
}

/** Reads a card for counting. */
export function counted(card: PublishedCard): CountedCard {
  const reading = readCardText(card, readLeaf);
  return {
    today: isOfToday(`${card.pendulum ?? ''}\n${card.text}`),
    effects: reading.effects,
    sentences: [...reading.effects.flatMap(sentencesOf), ...staticsOf(reading)],
    structured: reading.unread.length === 0,
  };
}

const isUnread = ({ role, does }: Leaf): boolean => role !== 'condition' && does === null;

/** The sentence of an effect (its condition is read by the structure), and each that goes on with it. */
function sentencesOf({ leaves }: EffectFacts): readonly (readonly string[])[] {
  const first = leaves.findIndex(({ role }) => role === 'resolution');
  const own = first === -1 ? leaves : leaves.slice(0, first + 1);
  const later = first === -1 ? [] : leaves.slice(first + 1);
  const words = (all: readonly Leaf[]) => all.filter(isUnread).map(({ text }) => text);
  return [words(own), ...later.map((leaf) => words([leaf]))];
}

/** A limit is read into a limit; the others into instructions, or not. */
function staticsOf({ others, unread }: CardReading): readonly (readonly string[])[] {
  const told = others.filter(({ sort }) => sort !== 'material' && sort !== 'flavour');
  return [
    ...told.map(({ sort, text }) => (sort === 'limit' || readsStatic(text) ? [] : [text])),
    ...unread.map(({ text }) => [text]),
  ];
}

const readsStatic = (text: string): boolean => readStatic(normalise(text).text) !== null;

const whole = ({ leaves }: EffectFacts): boolean => !leaves.some(isUnread);
const acts = (effect: EffectFacts): boolean =>
  whole(effect) && !effect.leaves.some(({ does }) => does?.some((each) => each.do === 'described'));

/** How much of the texts is read: of all cards, and of those that are written as today. */
export function sharesOf(cards: readonly CountedCard[]): readonly Share[] {
  return [
    ...sharesIn('all texts', cards),
    ...sharesIn(
      'texts of today',
      cards.filter(({ today }) => today),
    ),
  ];
}

function sharesIn(which: string, cards: readonly CountedCard[]): readonly Share[] {
  const sentences = cards.flatMap((card) => card.sentences);
  const effects = cards.flatMap((card) => card.effects);
  const withEffects = cards.filter((card) => card.effects.length > 0);
  const share = <T>(what: string, all: readonly T[], read: (each: T) => boolean): Share => ({
    what: `${which}: ${what}`,
    all: all.length,
    read: all.filter(read).length,
  });
  const isRead = (words: readonly string[]): boolean => words.length === 0;
  return [
    share('sentences read whole', sentences, isRead),
    share('effects with instructions for every part', effects, whole),
    share('the same without a part that is only described', effects, acts),
    share(
      'cards with effects, all effects read whole',
      withEffects,
      (card) => card.structured && card.effects.every(whole),
    ),
    share('cards with effects, every sentence read whole', withEffects, (card) =>
      card.sentences.every(isRead),
    ),
  ];
}
