import type { Facts } from '../effects/facts.ts';
import type { Place } from '../vocabulary/places.ts';
import type { ReadEffect } from './card-text.ts';

const from: readonly (readonly [Place, RegExp])[] = [
  [
    'gy',
    /\bthis card(?: is|,)?[^,;:.]{0,40}\b(?:in|from) (?:your|the|its owner's) (?:hand(?:,| or| and\/or) )?(?:field(?:,| or) )?GY\b|\bfrom your (?:hand or )?GY;|\bwhile this card is in (?:your|the) (?:hand or )?GY/i,
  ],
  [
    'hand',
    /\bthis card[^,;:.]{0,40}\b(?:in|from) your (?:(?:field|GY)(?: or| and\/or) )?hand\b|\bdiscard this card\b|\breveal this card\b|\bSpecial Summon this card from your (?:GY or )?hand\b/i,
  ],
  ['banished', /\bthis (?:card is banished\b(?! by| face|:)|banished card)/i],
  ['extra-deck', /\bthis (?:face-up )?card[^,;:.]{0,30}\b(?:in|from) your (?:face-up )?Extra Deck\b/i],
];

/** Where an effect is activated. Empty for a Trigger Effect about its own card's move: it activates where that left it. */
export function placesOf(effect: ReadEffect, facts: Facts): readonly Place[] {
  const { kind, box, clauses, head } = effect;
  if (box === 'pendulum') return ['pendulum-zone'];
  const text = `${clauses.head?.text ?? ''}: ${clauses.activation?.text ?? ''}; ${clauses.resolution.text}`;
  const timing = head.find(({ sort }) => sort === 'timing')?.text ?? '';
  const own = /^(?:If|When) (?:this|the) (?:\w+[- ]){0,4}card\b|^(?:If|When) (?:it|you do|Summoned)/i.test(
    timing,
  );
  if (kind === 'activation') return facts.cardType === 'trap' ? field(facts) : ['hand', ...field(facts)];
  const elsewhere = from.flatMap(([place, words]) => (words.test(text) ? [place] : []));
  if ((kind === 'trigger' && own && !/\bis in\b/.test(timing)) || kind === 'flip') return [];
  return elsewhere.length > 0 ? elsewhere : field(facts);
}

function field(facts: Facts): readonly Place[] {
  if (facts.cardType === 'monster') return ['monster-zone'];
  return facts.property === 'Field' ? ['field-zone'] : ['spell-trap-zone'];
}
