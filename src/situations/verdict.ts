import type { Finding } from '../engine/state/finding.ts';
import type { Citation } from '../rulebook/citations.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { Situation } from './situation.ts';

/** What the bot answers. The names are those of INTERFACE.md, "Verdict". */
export interface Verdict {
  readonly id?: string;
  /** `yes`, `no`, `cannot tell`, or a value as text. */
  readonly answer: string;
  /** One sentence. */
  readonly headline: string;
  /** What it rests on: an official ruling, a rule of the rulebook, the engine's play, the card's text. */
  readonly tier: 'official' | 'rule' | 'engine' | 'text';
  readonly ruleset: Ruleset;
  readonly timeline: readonly TimelineLine[];
  readonly findings: readonly VerdictFinding[];
  /** The card text that decides. Empty where a card is known without its text. */
  readonly words: readonly DecidingWords[];
  /** How the bot reads the deciding effects of cards that it knows without their text, in our words. */
  readonly readings: readonly { readonly card: string; readonly text: string }[];
  readonly citations: readonly Citation[];
  /** What was taken for granted. */
  readonly assumed: readonly string[];
  /** What would settle it. */
  readonly missing: readonly string[];
  /** How sure it is: nothing could change it; it hangs on what `unless` lists; or it is open. */
  readonly certainty: Certainty;
  /** What could change the answer, the likeliest first. Empty but where the certainty is `unless`. */
  readonly unless: readonly Hanging[];
  /** A played situation: how it is at its end. */
  readonly after?: After;
  /** As it was understood: running it again gives the same verdict. */
  readonly situation: Situation | null;
  /** Of plain words: those that were not read. */
  readonly notRead?: readonly string[];
  /** What plain words told, as far as they were understood, where they could not be ruled on: to be put right. */
  readonly draft?: Situation;
  /** Where a fact that nobody said decides: what it may be, with the situation in which it is so. */
  readonly cases?: readonly { readonly label: string; readonly situation: Situation }[];
  /** The cards that a name in plain words may mean, each with the words that say which. */
  readonly meant?: readonly { readonly name: string; readonly text: string }[];
  /** The lines of the situation language, or the slash-command line, that plain words were read as, and who read them. */
  readonly readAs?: readonly string[];
  readonly reader?: 'grammar' | 'language-model';
  /** How long the ruling took, in milliseconds. */
  readonly ms: number;
}

export type Certainty = 'settled' | 'unless' | 'open';

/** Something that could change an answer. */
export interface Hanging {
  /** The words of a card that were not read, or what was assumed or not said. */
  readonly what: string;
  /** Whose words they are, and where they stand in the text of their box. */
  readonly card?: string;
  readonly span?: readonly [number, number];
  readonly kind: 'unread' | 'assumed' | 'unsaid';
  /** The answer if it is otherwise, where that was ruled on. */
  readonly then?: string;
}

/** The state at the end of a situation. What is not settled is null. */
export interface After {
  readonly lp: { readonly P0: number | null; readonly P1: number | null };
  readonly cards: readonly {
    readonly id: string;
    readonly card: string;
    readonly place: string | null;
    readonly controller: 'P0' | 'P1';
    readonly position?: string;
  }[];
}

/** How sure an answer is that nothing but being open or not tells. */
export const plainly = (answer: string): Pick<Verdict, 'certainty' | 'unless'> => ({
  certainty: answer === 'cannot tell' ? 'open' : 'settled',
  unless: [],
});

export interface TimelineLine {
  readonly at: string;
  readonly what: string;
  /** The rule that made it so: an id of the rulebook. */
  readonly rule: string;
  readonly mark?: string;
}

export type VerdictFinding = Pick<Finding, 'rule' | 'verdict' | 'because'>;

/** Words of a card's printed text, and where they stand in the text of its box. */
export interface DecidingWords {
  readonly card: string;
  readonly text: string;
  readonly span: readonly [number, number];
  /** The stretches of `text` that decide. */
  readonly strong: readonly (readonly [number, number])[];
}

/** What kind of answer it is: yes, no, none, or a value. */
export function answerKind(answer: string): 'yes' | 'no' | 'open' | 'value' {
  if (answer === 'yes' || answer === 'no') return answer;
  return answer === 'cannot tell' ? 'open' : 'value';
}

/** A verdict for which nothing was played: what is not given is empty, and it is as sure as its answer is (`plainly`). */
export const unplayed = (
  given: Pick<Verdict, 'answer' | 'headline' | 'tier' | 'ruleset' | 'ms'> & Partial<Verdict>,
): Verdict => ({
  timeline: [],
  findings: [],
  words: [],
  readings: [],
  citations: [],
  assumed: [],
  missing: [],
  situation: null,
  ...plainly(given.answer),
  ...given,
});
