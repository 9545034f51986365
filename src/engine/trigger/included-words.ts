import type { Included } from '../../card-model/link-condition.ts';
import type { Verb } from '../../card-model/verbs.ts';

/** How texts say what an effect may be asked to include, within one clause. */
const saidAs: Partial<Readonly<Record<Verb, RegExp>>> = {
  'add-to-hand': /\badd\b.*\bto (?:your|their|the) hand\b/i,
  draw: /\bdraw \d/i,
  'special-summon': /\bSpecial Summon\b/,
  'send-to-gy': /\bsend\b.*\bto (?:the|your|their) GY\b/i,
};

const fromDeck = /\bfrom (?:your|their|the) (?:hand (?:or|and\/or) )?Deck\b|\bexcavated\b/;
/** A clause that forbids, or tells of what happens otherwise, does nothing of it. */
const doesNot = /\b(?:cannot|except|would|if|when|that was|were|this turn)\b/i;

/**
 * Does the text of an effect that was not read as instructions surely include this? The words of one clause say the verb
 * and, where cards have to come from the Deck, that place. False leaves it open.
 */
export const surelySays = (words: string, { do: verbs, from }: Included): boolean =>
  words.split(/[,;.:]| then /).some((clause) => {
    if (doesNot.test(clause)) return false;
    return verbs.some((verb) => {
      if (saidAs[verb]?.test(clause) !== true) return false;
      if (from === undefined || verb === 'draw') return from === undefined || from.includes('deck');
      return from.includes('deck') && fromDeck.test(clause);
    });
  });
