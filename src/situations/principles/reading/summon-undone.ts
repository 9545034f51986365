import { isActivated } from '../../../effects/activated.ts';
import { specialSummonVerbs } from '../../../effects/instruction.ts';
import { negatesOf } from './negators.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { done, written } from './verb-words.ts';

/** A Summon that was told to have been negated, and the card that did it. */
export interface SummonUndone {
  readonly by: SketchCard | undefined;
  /** The one other card of the sentences that tell it: what was to be Summoned, or what was to Summon it. */
  readonly of: readonly SketchCard[];
}

const summon =
  '(?:summon(?:s|ed|ing)?|(?:fusion|synchro|xyz|link|pendulum|ritual|tribute|normal|flip)(?: summon(?:s|ed|ing)?)?|synchroe?d|pend(?:ed|s)?|linked)';
const stops = `(?:${done('negate')}|negat(?:es|ed|ing|e)|stop(?:s|ped)?|denie[sd]|counter(?:s|ed)|hits?|shut down|blocks?|blocked)`;

/** "My Link Summon was negated", "X negates the Summon", "they use X to stop the Summon". */
const says = [
  new RegExp(
    `\\b${summon}\\b[^.;?]*\\b(?:is|was|were|got|gets|being|been|had|fails?|failed) ?(?:\\w+ )?${stops}\\b`,
  ),
  new RegExp(
    `\\b${stops}(?: and destroys?)?(?: (?:it|the|that|this|my|their|his|her|its|whole|entire|opponent's))*(?: [a-z]+)? ?\\b${summon}\\b`,
  ),
  new RegExp(
    `\\b${summon}\\b[^.;?]*\\b(?:and|but|,) (?:then )?(?:opponent |they |i |he |she |it |#\\d )*(?:just )?(?:${stops}|chains?|uses?|used) (?:it|that|this|#\\d)`,
  ),
];
const byName = /\b(?:got|gets|was|is|they|opponent|i) #(?<by>\d)(?:'?e?d|'d)?\b/;
const saysNot = /\b(?:not|never|cannot|would|could|if|unless|tr(?:y|ies)|wants?|may|might|can)\b|n't\b/;
/** Only an effect that is under way was negated. */
const ofEffect = /\b(?:effects?|attack)\b/;
/** More than one Summon may have been made. */
const further =
  /\b(?:earlier|before that|previously|another|second|two|both|later|afterwards|again|next)\b|\bthen\b[^.;]*\bsummon/;

/** The one Summon that was told, and that was negated; undefined where none was, or where there may be others. */
export function summonUndone({ told, cards }: Sketch): SummonUndone | undefined {
  if (further.test(told)) return undefined;
  const sentences = told.split(/[.;?] ?/).filter((each) => each !== '');
  const at = sentences.findIndex((each) => saysSo(each, cards) || fizzles(each, cards));
  const sentence = sentences[at];
  if (sentence === undefined || saysNot.test(sentence) || ofEffect.test(sentence)) return undefined;
  if (sentences.some((each, index) => index !== at && summonsMore(each, index === at - 1))) return undefined;
  const near = `${new RegExp(`\\b${summon}\\b`).test(sentences[at - 1] ?? '') ? sentences[at - 1] : ''} ${sentence}`;
  const named = cards.filter(({ ref }) => near.includes(ref));
  const by = named.find(({ model }) => negatesOf(model).has('summon'));
  // What is no card that negates Summons did something else, whatever it was called.
  const fizzled = fizzles(sentence, cards);
  if (by === undefined && !fizzled && (named.length > 1 || !/\bnegat/.test(sentence))) return undefined;
  return { by, of: named.filter((each) => each !== by) };
}

const saysSo = (sentence: string, cards: readonly SketchCard[]): boolean => {
  if (says.some((form) => form.test(sentence))) return true;
  const by = cards[Number(byName.exec(sentence)?.groups?.['by'] ?? Number.NaN)];
  return by !== undefined && negatesOf(by.model).has('summon') && !/\btarget/.test(sentence);
};

/** "My X fizzled", of an X that Summons: it resolved, and Summoned nothing. */
const fizzles = (sentence: string, cards: readonly SketchCard[]): boolean =>
  cards.some(
    ({ ref, model }) =>
      new RegExp(
        `${ref}(?:'s effect)? (?:then |just |completely )?(?:fizzle[sd]|fails to resolve|failed to resolve|resolve[sd] without (?:any )?effect|did nothing)`,
      ).test(sentence) &&
      model.parts
        .filter(isActivated)
        .every(({ does }) => does.some(({ do: verb }) => specialSummonVerbs.includes(verb))),
  );

/** Another sentence that tells of a Summon; the one right before may tell of the same. */
const summonsMore = (sentence: string, isBefore: boolean): boolean =>
  !isBefore &&
  new RegExp(`\\b${written('summon', 'special-summon', 'normal-summon')}\\b`).test(sentence) &&
  !/\b(?:nothing|no (?:monster|one)|wasn't|not) /.test(sentence);
