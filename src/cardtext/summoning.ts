import type { Sentence } from './sentences.ts';

const noNormal =
  /(?:^|[.\n)]\s*)(?:This (?:card|monster) )?cannot be (?:Normal )?Summoned(?:\/Set| or Set)\b/i;
const mustFirst = /\bmust first be\b/i;

/** What the text says of how the monster may be Summoned, with the sentence that says it. */
export interface ReadSummoning {
  readonly says:
    | 'no-normal-summon-set'
    | 'no-normal-summon'
    | 'must-first-be'
    | 'must-be'
    | 'cannot-be'
    | 'cannot-be-from'
    | 'own-procedure';
  readonly sentence: Sentence;
}

/** It is said of this monster, not of others: "Level 5 or higher monsters cannot be", "a Fusion Monster that must be". */
const ofIt = '(?<!(?<!\\bthis (?:\\w+ )?)\\b(?:monsters?|cards|that|they) )';

const conditions: readonly (readonly [ReadSummoning['says'], RegExp])[] = [
  ['no-normal-summon-set', noNormal],
  [
    'no-normal-summon',
    new RegExp(`${ofIt}\\bcannot be Normal (?:Summoned(?!\\/Set| or Set)|or Special Summoned)`, 'i'),
  ],
  ['must-first-be', mustFirst],
  [
    'must-be',
    new RegExp(
      `${ofIt}\\b(?:(?:must be|can only be) (?:either )?(?:Special|Ritual|Fusion|Synchro|Xyz|Link|Pendulum) Summoned\\b|cannot be Special Summoned,? (?:by other ways|except|in any other way))`,
      'i',
    ),
  ],
  ['cannot-be-from', new RegExp(`${ofIt}\\bcannot be Special Summoned from\\b`, 'i')],
  ['cannot-be', new RegExp(`${ofIt}\\bcannot be (?:Normal or )?Special Summoned(?:\\.|$)`, 'i')],
  [
    'own-procedure',
    /\bSpecial Summon this card \(from\b|\bSpecial Summoned (?:\(from [^)]*\) )?by (?!(?:an? )?card effect)/i,
  ],
];

/** Reads the Summoning conditions among the sentences that are no effects. */
export const readSummoning = (sentences: readonly Sentence[]): readonly ReadSummoning[] =>
  sentences.flatMap((sentence) =>
    conditions.flatMap(([says, words]) => (words.test(sentence.text) ? [{ says, sentence }] : [])),
  );
