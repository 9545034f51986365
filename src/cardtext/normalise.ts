import type { Span } from './span.ts';

/** A text in today's wording, with the way back to where each stretch stood in the text that was given. */
export interface Normalised {
  readonly original: string;
  readonly text: string;
  /** Where a stretch of the normalised text stands in the original. */
  readonly toOriginal: (span: Span) => Span;
}

/** What is rewritten, and what is written for it: `$^1` is the first stretch with a capital. */
type Rewrite = readonly [old: RegExp, today: string];

/** Typographic signs, each with what is written for it today. The order counts, as it does below. */
const signs: readonly Rewrite[] = [
  [/\r\n?/g, '\n'],
  [/[\u00a0\u2002-\u200a\u202f]/g, ' '],
  [/[\u201c\u201d\u201e\u201f\uff02]/g, '"'],
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/''/g, '"'],
  [/[\u2022\u30fb\u25cb]/g, '\u25cf'],
];
/** One of them can only stand in a text with such a sign. */
const anySign = /[\r\u00a0-\uffff]|''/;

/** Old wordings, each with what is written for it today; before that, words that it cannot stand without. */
const wordings: readonly (readonly [within: string, ...Rewrite])[] = [
  ['Graveyards', /\bGraveyards\b/g, 'GYs'],
  ['Graveyard', /\bGraveyard\b/g, 'GY'],
  ['ide of the ', /\b[Ss]ide of the [Ff]ield\b/g, 'field'],
  ['ype', /-[Tt]ype\b/g, ''],
  ['non ', /\bnon (?=[A-Z])/g, 'non-'],
  ['Life Point', /\bLife Points?\b/g, 'LP'],
  ['Xyz Material', /\bXyz Material(s?)\b/g, 'material$1'],
  ['Battle Damage', /\bBattle Damage\b/g, 'battle damage'],
  ['removed from play', /\bremoved from play\b/g, 'banished'],
  ['remove from play', /\bremove from play\b/g, 'banish'],
  ['removing from play', /\bremoving from play\b/g, 'banishing'],
  ["this card's effect", /\bthis card's effect\b/g, 'this effect'],
  ['Magic Card', /\bMagic Card/g, 'Spell Card'],
  [' Card Zone', /\b(Monster|Spell & Trap) Card Zone/g, '$1 Zone'],
  ['in face-up ', /\bin face-up (Attack|Defense) Position\b/g, 'in $1 Position'],
  [
    " your opponent's ",
    /\ball (?:of )?your opponent's ((?:(?:Attack|Defense) Position |Special Summoned |face-up |face-down )*monsters)\b(?=[.;,]| to | into | lose )/g,
    'all $1 your opponent controls',
  ],
  [
    ' to target ',
    /(?<=(?:^|You can |[:.\n●] ?)(?:Banish|Detach|Discard|Pay|Return|Reveal|Send|Shuffle|Tribute|banish|detach|discard|pay|remove|return|send|shuffle|Tribute) [^.;:●\n]*?),? to target (?=(?:\d|up to \d|that |the )[^.;:●\n]*;)/g,
    ', then target ',
  ],
  ['as a result of battle', /\bas a result of battle\b/g, 'by battle'],
  ['selected as an attack target', /\bis selected as an attack target\b/g, 'is targeted for an attack'],
  [' points', /\b(by \d+) points\b/g, '$1'],
  ['points of damage', /\b(\d+) points of damage\b/g, '$1 damage'],
  ["to your opponent's LP", /\bdamage to your opponent's LP\b/g, 'damage to your opponent'],
  ["to both players' LP", /\bdamage to both players' LP\b/g, 'damage to both players'],
  [
    'Monster Card',
    /(?<!-)\bMonster Card(s?)(?= in (?:your|your opponent's|either|the) GYs?\b)/g,
    'monster$1',
  ],
  [' x its ', /\b(gains?|loses?) (\d+) (ATK|DEF) x its (?:own )?Level\b/g, '$1 $3 equal to its Level x $2'],
  [
    ' DEF',
    /(?<=^|[.\n] ?)(This card's|The)( original)? (ATK and DEF|DEF)( of this card)? (?:are|is|equals)(?: each)?(?: equal to)? (?=its |the (?:number|combined) )/g,
    '$1$2 $3$4 become equal to ',
  ],
  [
    ' ATK ',
    /(?<=^|[.\n] ?)(This card's|The)( original)? ATK( of this card)? (?:is|equals)(?: equal to)? (?=its |the (?:number|combined) )/g,
    '$1$2 ATK$3 becomes equal to ',
  ],
  // The timing of the Damage Step stands first today.
  [
    ', ',
    /(?<=^|[.\n●] ?)(?:If|When) (this card (?:attacks|battles|is attacked|attacks or is attacked)(?: [^.,:;"]+)?), (?!(?:change )?it\b|this )([a-z][^.:;"]*?),? (at the (?:start|end) of the Damage Step|(?:before|after) damage calculation)(?: \(without damage calculation\))?(?=\.)/g,
    '$^3, if $1, $2',
  ],
  [
    ', ',
    /(?<=^|[.\n●] ?)(?:If|When) (this card (?:attacks|battles|is attacked|attacks or is attacked)(?: [^.,:;"]+)?), (at the (?:start|end) of the Damage Step|(?:before|after) damage calculation),? (?!it\b)(?=[a-z][^.:;"]*\.)/g,
    '$^2, if $1, ',
  ],
  // What is equipped with it is what it can be equipped to.
  [
    'increases its',
    /\bA(n?) ([\w ]+) monster equipped with this card increases its (ATK(?: and DEF)?) by (\d+)(?=\.)/g,
    'While this card is equipped to a$1 $2 monster, the equipped monster gains $4 $3',
  ],
  [
    'increases its',
    /\bA(n?) ([\w ]+) monster equipped with this card increases its ATK by (\d+) and decreases its DEF by (\d+)(?=\.)/g,
    'While this card is equipped to a$1 $2 monster, the equipped monster gains $3 ATK and loses $4 DEF',
  ],
  [
    'he activation and ',
    /\bthe activation and (?:the )?effect of the card and destroy it\b/g,
    'the activation, and if you do, destroy it',
  ],
];

/** Longer texts than this, and longer sentences, are not looked at: the longest of any card is far below. */
export const longestText = 4_000;
export const longestSentence = 1_500;

/** Puts a text into today's wording; one that is too long to be looked at stays as it is. */
export function normalise(original: string): Normalised {
  let text = original;
  let map: readonly number[] | null = null;
  const apply = ([old, today]: Rewrite): void => {
    if (text.search(old) !== -1) [text, map] = rewrite(text, map, old, today);
  };
  const looked = original.length <= longestText;
  if (looked && anySign.test(text)) signs.forEach(apply);
  for (const [within, ...wording] of looked ? wordings : []) if (text.includes(within)) apply(wording);
  const from = (at: number): number => map?.[at] ?? at;
  return { original, text, toOriginal: ([start, end]) => [from(start), from(end)] };
}

/** Rewrites one wording. Each new character points to the old one at its place, the last one to all that is left. */
function rewrite(
  text: string,
  before: readonly number[] | null,
  old: RegExp,
  today: string,
): readonly [string, readonly number[]] {
  const origin = (at: number): number => before?.[at] ?? at;
  const map: number[] = [];
  let out = '';
  let done = 0;
  for (const match of text.matchAll(old)) {
    for (let at = done; at < match.index; at += 1) map.push(origin(at));
    const written = today.replace(/\$(\^?)(\d)/g, (_, first: string, group: string) => {
      const stretch = match[Number(group)] ?? '';
      return first === '' ? stretch : stretch.charAt(0).toUpperCase() + stretch.slice(1);
    });
    out += text.slice(done, match.index) + written;
    for (let at = 0; at < written.length; at += 1)
      map.push(origin(match.index + Math.min(at, match[0].length - 1)));
    done = match.index + match[0].length;
  }
  for (let at = done; at <= text.length; at += 1) map.push(origin(at));
  return [out + text.slice(done), map];
}
