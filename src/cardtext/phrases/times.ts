import { anyOf, forms } from '../forms.ts';

/** Times of card text, as a pattern: until when something holds, or when it happens. */
export const time = anyOf(forms.times, forms['time-parts']);

/** Words up to a comma outside quotation marks and brackets. */
export const free = '(?:"[^"]*"|\\([^()]*\\)|[^",;()])+?';

/** The same without words that could be a deed of their own. */
export const withoutDeeds =
  '(?:"[^"]*"|\\([^()]*\\)|Normal (?:or|and) Special Summon(?:ed|s)?|(?! (?:and|then|also|but|or) (?:you|it|they|if|then|destroy|send|banish|return|shuffle|add|draw|discard|Tribute|Special|Set|inflict|negate|gain|lose)\\b)[^",;()])+?';
