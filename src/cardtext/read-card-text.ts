import { type Facts, isExtraDeckMonster } from '../effects/facts.ts';
import type { PrintedCard, ReadEffect, ReadSentence } from './card-text.ts';
import { longestText, type Normalised, normalise } from './normalise.ts';
import { readBox } from './read-box.ts';
import type { Span, Words } from './span.ts';
import { readReviveLimit } from './summoning.ts';

/** A card's text as it is read. */
export interface CardReading {
  readonly card: PrintedCard;
  readonly reviveLimit: boolean;
  /** Pendulum box first, in printed order. */
  readonly effects: readonly ReadEffect[];
  readonly statics: readonly ReadSentence[];
  readonly unread: readonly Words[];
}

/** Reads the text of a card. Never throws: what it does not know is in `unread`. */
export function readCardText(card: PrintedCard): CardReading {
  const { facts } = card;
  const pendulum = card.pendulum === undefined ? null : readBox(normalise(card.pendulum).text, facts, 'pendulum');
  const extra = isExtraDeckMonster(facts);
  const text = normalise(card.text);
  const main = hasFlavourText(facts) ? null : readBox(withoutMaterial(text.text, extra), facts, 'main');
  return {
    card,
    reviveLimit: readReviveLimit(facts, text.text),
    effects: [...(pendulum?.effects ?? []), ...(main?.effects ?? [])],
    statics: [...(pendulum?.statics ?? []), ...(main?.statics ?? [])],
    unread: [...(pendulum?.unread ?? []), ...(main?.unread ?? [])],
  };
}

const withText = ['Effect', 'Tuner', 'Gemini', 'Spirit', 'Union', 'Toon', 'Flip', 'Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link'] as const;

/** Has the card a text that is no rules text? Cards are published with and without the word "Effect". */
function hasFlavourText(facts: Facts): boolean {
  if (facts.cardType !== 'monster') return false;
  return facts.abilities.includes('Normal') || !withText.some((each) => facts.abilities.includes(each));
}

/** Blanks the first line of an Extra Deck monster: the materials. Places stay what they are. */
function withoutMaterial(text: string, extra: boolean): string {
  const end = text.search(/\n| \/ (?=[A-Z(])/);
  if (!extra) return text;
  return end === -1 ? text : ' '.repeat(end) + text.slice(end);
}
