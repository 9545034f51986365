import type { Side } from './side.ts';

/** A piece of a text up to the next mark or joining word, and whose things it speaks of. */
export interface Clause {
  readonly words: string;
  readonly side: Side;
}

const mine = /\b(?:i|i'm|i've|i'd|my|me|mine|we|our)\b/;
const theirs =
  /\b(?:opponent|opponent's|opponents|opp|opp's|they|they've|they're|their|theirs|he|she|his|he's|she's|enemy)\b/;

/**
 * The clauses of what was told. Whose a clause is says the player that it names; where it names none, the clause before it
 * in its sentence; and else it is of the one who asks.
 */
export function clausesOf(text: string): readonly Clause[] {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b(?:nothing|anything) but\b/g, 'only')
    .replace(/\bthere (?:are|is)(?:n't| not) (?:any|a|a single)\b/g, 'there are no')
    .replace(hasNone, 'have no ')
    .split(/[.?!;]+(?=\s|$)/)
    .flatMap((sentence) => {
      let side: Side = 'me';
      return sentence
        .split(
          /[,:]|\b(?:and(?! (?:an?|another|one(?! of)|two|three|four|five|\d(?!\d)|#\d)\b)|but|while|when|so(?! (?:do|does|have|has)\b)|then|because|since)\b/,
        )
        .map((words) => {
          side = theirs.test(words)
            ? mine.test(words)
              ? ownerIn(words)
              : 'opponent'
            : mine.test(words)
              ? 'me'
              : side;
          return { words: words.trim(), side };
        });
    })
    .filter(({ words }) => words !== '');
}

/** "I don't have any", "they haven't got a". */
const hasNone =
  /\b(?:(?:do|does|did)(?:n't| not) (?:even )?(?:have|control|hold|own)|(?:have|has)(?:n't| not)(?: got)?|(?:have|has) not got) (?:any|a single|an?|even one)? ?/g;

/** Of both players the one whose things are named last: "I have to give them my X". */
function ownerIn(words: string): Side {
  const owners = [
    ...words.matchAll(/\b(?:my opponent(?:'s)?|the opponent(?:'s)?|my|their|his|opponent's|opp's)\b/g),
  ];
  return (owners.at(-1)?.[0] ?? 'my') === 'my' ? 'me' : 'opponent';
}

/** Numbers as they are written for how many there are. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:no|none|zero|not a single|not one)$/, 0],
  [/^(?:one|a|an|a single|single|a sole|only one)$/, 1],
  [/^two$/, 2],
  [/^three$/, 3],
  [/^four$/, 4],
  [/^five$/, 5],
  [/^six$/, 6],
];

/** A number or a word for one, as a group of a pattern. */
export const count =
  '(?:\\d{1,3}|not a single|not one|a single|a sole|only one|no|zero|one|an?|single|two|three|four|five|six)';

/** What such words say; undefined for others. */
export function countOf(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  return /^\d+$/.test(words) ? Number(words) : numbers.find(([form]) => form.test(words))?.[1];
}
