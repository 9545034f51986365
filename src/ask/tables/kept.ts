import said from '../../../data/lexicon/remembered.json' with { type: 'json' };
import type { Information, Interruption } from '../../engine/memory-after-flip/kept.ts';
import { entriesOf } from '../text/senses.ts';
import type { Asking } from './modifiers.ts';

/** A question about what the game remembers of a monster: of what, after what, and whether it asks if it is forgotten. */
export interface AskedKept {
  readonly information: Information;
  readonly after: Interruption;
  readonly forgotten: boolean;
}

/** How players speak of each piece of information; the special ways of Summoning before Summoning at all. */
const spoken = entriesOf<Information>(said.of).map(
  ([information, forms]) => [information, new RegExp(forms.join('|'))] as const,
);

/** Ways of Summoning with rows of their own are not Summoning at all; and where it came from is not how. */
const outweighed = new Map(Object.entries(said.outweighed));

const facedown = new RegExp(said.facedown);
const banished = new RegExp(said.banished);
const remembers = new RegExp(said.remembers);
const forgets = new RegExp(said.forgets);

/**
 * Reads a question about what is remembered: "A monster is flipped face-down and later face-up again: where it was
 * Summoned from. Is this remembered?". Undefined where it is none, or speaks of more than one piece of information.
 */
export function keptInWords(split: Asking): AskedKept | undefined {
  const whole = `${split.told} ${split.asked}`;
  const after = afterOf(whole);
  const asks = remembers.test(split.asked) || forgets.test(split.asked);
  if (after === undefined || !asks || /\bnot\b|n't\b/.test(split.asked)) return undefined;
  const plain = whole.replace(facedown, ' ').replace(/\bface-?(?:up|down)\b( again)?/g, ' ');
  const found = spoken.filter(([, words]) => words.test(plain)).map(([information]) => information);
  const meant = found.filter((each) => !found.some((other) => outweighed.get(each)?.includes(other)));
  const [information, ...more] = meant;
  if (information === undefined || more.length > 0) return undefined;
  return { information, after, forgotten: forgets.test(split.asked) };
}

function afterOf(words: string): Interruption | undefined {
  const [turned, left] = [facedown.test(words), banished.test(words)];
  if (turned === left) return undefined;
  return turned ? 'flipped-face-down' : 'banished-temporarily';
}
