import { type Facts, fieldPlaceOf } from '../card-model/facts.ts';
import type { Place } from '../vocabulary/places.ts';
import type { ReadEffect } from './card-text.ts';

// Behind a place may stand since when the card has to be there: "GY (if it was there when ...) or hand (even if not)".
const name =
  '(?:face-up )?(?:hand|field|GY|Deck|Extra Deck|(?:Main |Extra )?Monster Zone|Spell & Trap Zone)(?: \\((?:if it was|even if not)[^()]*\\))?';
/** "this card from your hand or field", "while this card is in your GY". */
const lies = new RegExp(
  `\\bthis (?:face-up )?card(?: is)?(?: \\([^()]*\\))?(?: face-up)?,? (?:in|from) (?:your|the|its owner's) (${name}(?:(?:,| or| and/or|, or) (?:your )?${name})*)`,
  'gi',
);
/** Words that name no place and still say where the card is. */
const implied: readonly (readonly [Place, RegExp])[] = [
  ['hand', /\bdiscard (?:both )?this card\b|\breveal this card\b(?! you control)/i],
  ['banished', /\bthis (?:card is banished\b(?! by| face|:)|banished card)/i],
  [
    'gy',
    /\bthis card\b[^;:]* from your (?:hand or )?GY;|\bbanish (?:both )?this card and [^,;:.]{1,60}? from your GY\b/i,
  ],
  [
    'hand',
    /\b(?:Special Summon|send|discard|banish) (?:both )?this card and [^,;:.]{1,60}? from your hand\b/i,
  ],
];

/** Where an effect is activated. Empty for a Trigger Effect about its own card's move: it activates where that left it. */
export function placesOf(effect: ReadEffect, facts: Facts): readonly Place[] {
  const { kind, box, clauses, head } = effect;
  if (box === 'pendulum') return ['pendulum-zone'];
  const does = `${clauses.activation?.text ?? ''}; ${clauses.resolution.text.replace(/\bwhile\b.*$/, '')}`;
  const text = `${clauses.head?.text ?? ''}: ${does}`;
  const timing = head.find(({ sort }) => sort === 'timing')?.text ?? '';
  const own = /^(?:If|When) (?:this|the) (?:\w+[- ]){0,4}card\b|^(?:If|When) (?:it|you do|Summoned)/i.test(
    timing,
  );
  if (kind === 'activation')
    return facts.cardType === 'trap' ? [fieldPlaceOf(facts)] : ['hand', fieldPlaceOf(facts)];
  if ((kind === 'trigger' && own && !/\bis in\b/.test(timing)) || kind === 'flip') return [];
  const said = [...text.matchAll(lies)].flatMap(([, places = '']) => namedPlaces(places, facts));
  const elsewhere = [
    ...said,
    ...implied.flatMap(([place, words]) => (said.length === 0 && words.test(text) ? [place] : [])),
  ];
  return elsewhere.length > 0 ? [...new Set(elsewhere)] : [fieldPlaceOf(facts)];
}

/** The places of "hand or field" where the card can be activated; the field is the zone of its kind. */
function namedPlaces(words: string, facts: Facts): readonly Place[] {
  const places = words.replace(/ \([^()]*\)/g, '');
  return places.split(/,? (?:or|and\/or) |, /).flatMap((each): readonly Place[] => {
    const word = each.replace(/^your /, '').replace(/^face-up /, '');
    if (word === 'hand') return ['hand'];
    if (word === 'GY') return ['gy'];
    if (word === 'Deck') return ['deck'];
    if (word === 'Extra Deck') return ['extra-deck'];
    return [fieldPlaceOf(facts)];
  });
}
