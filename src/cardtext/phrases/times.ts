/** Times of card text, as a pattern: until when something holds, or when it happens. */
const turn =
  "(?:the|this|your|your opponent's|the next|that|your next|your opponent's next|each|the turn player's|its controller's|their next|the turn this card was activated|your 2nd|your opponent's 2nd)";
const phase =
  '(?:End Phase|Standby Phase|Main Phase|Main Phase 1|Main Phase 2|Battle Phase|Draw Phase|Damage Step)';

const zone =
  '(?:field|GY|hand|Deck|Monster Zone|Spell & Trap Zone|Pendulum Zone|Field Zone|Extra Monster Zone)';

/** From when on it counts. */
const resolved = '(?: after this (?:card|effect) (?:resolves|is activated))?';

export const time = [
  "during your (?:2nd|3rd|second|third) (?:Standby|End) Phase after (?:activation|this effect's activation)",
  "during (?:your turn|your opponent's turn|the Battle Phase|the damage calculation) only",
  `until the end of (?:${turn} (?:turn|Battle Phase|Damage Step|Main Phase 1|Standby Phase|End Phase)|the turn)${resolved}`,
  `until (?:${turn} )?${phase}(?: of (?:this|the next|your opponent's next|your next|your|your opponent's) turn)?${resolved}`,
  `during (?:${turn} )?${phase}(?: of (?:this|the next|your opponent's next|your next|your|that) turn)?(?: this turn)?(?: only)?`,
  `during ${turn} ${phase}, this turn`,
  'during (?:that )?damage calculation only',
  'during damage calculation',
  `for the rest of (?:this turn|this Duel|this Chain|this Battle Phase|the turn)${resolved}`,
  'for the rest of this (?:turn|Duel)',
  'this turn(?: only)?',
  'this Chain',
  'next turn',
  '(?:after|at the end of) (?:damage calculation|the Damage Step|the Battle Phase|this turn|that turn)',
  'while this card is (?:face-up )?(?:on the field|in the Monster Zone)',
  'while (?:it is|they are) (?:face-up )?(?:on the field|in the Monster Zone)',
  `while (?:face-up )?(?:on|in) (?:the|your|either player's) ${zone}(?:(?:,? or |, )(?:(?:face-up )?(?:on|in) )?(?:the |your )?${zone})*`,
  'while equipped with this card',
  'immediately after this effect resolves',
  'when (?:it leaves|they leave|this card leaves) the field',
  'when that (?:Spell Card|Spell/Trap Card|Spell|Trap|effect|card or effect|card/effect|card) resolves',
  'immediately after it resolves',
  '(?:on monsters )?during each Battle Phase',
  'on monsters during each Battle Phase(?: this turn)?',
  'during each Battle Phase(?: this turn)?',
  'until the next Standby Phase',
  'for (?:that battle|this battle|that attack)',
  'during (?:this|that) battle',
  'during your Main Phase(?: this turn)?',
]
  .join('|')
  .replace(/^/, '(?:')
  .replace(/$/, ')');

/** Words up to a comma outside quotation marks and brackets. */
export const free = '(?:"[^"]*"|\\([^()]*\\)|[^",;()])+?';

/** The same without words that could be a deed of their own. */
export const withoutDeeds =
  '(?:"[^"]*"|\\([^()]*\\)|Normal (?:or|and) Special Summon(?:ed|s)?|(?! (?:and|then|also|but|or) (?:you|it|they|if|then|destroy|send|banish|return|shuffle|add|draw|discard|Tribute|Special|Set|inflict|negate|gain|lose)\\b)[^",;()])+?';
