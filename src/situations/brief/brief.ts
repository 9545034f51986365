import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { cardMentions, withShorterNames } from '../words/card-mentions.ts';
import { nicknamesIn } from '../words/nicknames.ts';
import { type Token, tokens } from '../words/tokens.ts';
import { withoutPrinted } from './printed-kind.ts';
import { plainly } from './same-words.ts';

/** A short text about named cards: its sentences, in plain words and lower case, in which `#0` is the first card. */
export interface Brief {
  readonly cards: readonly CardModel[];
  /** What is told: a piece of a sentence each. */
  readonly told: readonly string[];
  readonly asked: string;
  /** Names that were taken for cards: as they were typed, and the cards. */
  readonly taken: readonly string[];
}

/** More cards than one digit can stand for are in no short text. */
const MOST_CARDS = 10;

/** Reads a text as sentences about named cards; undefined where it names none. Never throws; linear in the text. */
export function briefOf(text: string, catalogue: Catalogue): Brief | undefined {
  const all = tokens(text);
  const named = withShorterNames(all, text, cardMentions(all, text, catalogue));
  const mentions = [...named, ...nicknamesIn(all, named, catalogue)]
    .filter(({ takenFrom }) => takenFrom === undefined || !isDescription(takenFrom))
    .toSorted((a, b) => a.start - b.start);
  const names = [...new Set(mentions.map(({ name }) => name))];
  const cards = names.flatMap((name) => catalogue.exact(name) ?? []);
  if (cards.length === 0 || cards.length < names.length || cards.length > MOST_CARDS) return undefined;
  const starts = new Map(
    mentions.map(({ start, count, name }) => [start, { count, number: names.indexOf(name) }]),
  );
  const sentences: string[] = [''];
  for (let at = 0; at < all.length; at += 1) {
    const token = all[at];
    const mention = starts.get(at);
    const last = sentences.length - 1;
    if (mention !== undefined) {
      sentences[last] += ` #${mention.number}`;
      at += mention.count - 1;
    } else if (token !== undefined && ends.has(token.text)) sentences.push('');
    else if (token !== undefined) sentences[last] += ` ${wordOf(token)}`;
  }
  const plain = sentences.map((each) => withoutPrinted(plainly(each), cards)).filter((each) => each !== '');
  const asked = plain.at(-1);
  if (asked === undefined) return undefined;
  const taken = mentions.flatMap(({ name, takenFrom }) =>
    takenFrom === undefined ? [] : [`"${takenFrom}" is ${name}`],
  );
  return { cards, told: plain.slice(0, -1).flatMap(pieces), asked, taken };
}

/** "attack again" between quotation marks says what an effect does; it is no card that is called nearly so. */
const isDescription = (typed: string): boolean => typed.includes(' ') && typed === typed.toLowerCase();

const ends: ReadonlySet<string> = new Set(['.', '?', '!', ';']);

/** "I'd" is two words; quotation marks say nothing. */
function wordOf({ low }: Token): string {
  if (low === '"' || low === "'") return '';
  return low.startsWith("'") && low !== "'s" ? low.slice(1) : low;
}

/** Cuts a sentence where another begins in it: "..., then ...", "... and it was ...". */
const pieces = (sentence: string): readonly string[] =>
  sentence
    .split(
      / ?, (?:and |but |while )?| (?:and|but|while) (?=(?:i|opp|it|she|he|#\d(?: 's)?(?: effect)?|my|their) (?!and)|(?:is|was|were|gets|got|has been) )/,
    )
    .map((each) => each.trim())
    .filter((each) => each !== '');
