/** Words of conditions that say the same as others, which are read: in this order. */
export const saidOtherwise: readonly (readonly [form: RegExp, other: string])[] = [
  [/^(you|your opponent) (?:still|currently) (?=control)/, '$1 '],
  [/,? at (?:activation|resolution)(?: of this effect)?$/, ''],
  [/^either player controls (?=an? )(.+)$/, '$1 is on the field'],
  [/^(you control|your opponent controls) any (face-up )?(monster|card)s$/, '$1 a $2$3'],
  [/^there (?:is|are) (.+ in your (?:GY|hand|Field Zone))$/, 'you have $1'],
  [/^your opponent has an? (banished .+?)(?:\(s\))?$/, 'your opponent has a $1'],
  [/^you do not control (?:an? |any )?/, 'you control no '],
  [/^you control no another /, 'you control no other '],
  [/ on your field or in your GY$/, ' in your field or GY'],
  [/^(you control) an? (.+?),? (?:other than|except) this card$/, '$1 another $2'],
  [/^("[^"]+"|an? [^,]+) is in your (GY|Field Zone|hand|Spell & Trap Zone)$/, 'you have $1 in your $2'],
  [/^("[^"]+"|an? [^,]+) is not in your (GY|Field Zone)$/, 'you have no $1 in your $2'],
  [/^you have (?=\d (?:"[^"]+" )?cards in your Pendulum Zones$)/, 'you have at least '],
  [
    /^(?<does>you (?:control|have)) (?=(?:face-up )?"[^"]+"(?: in your (?:field or )?GY| in your (?:Field Zone|hand|Spell & Trap Zone)| face-up in your Extra Deck)?$)/,
    '$<does> a ',
  ],
];
