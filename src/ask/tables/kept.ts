import said from '../../../data/lexicon/remembered.json' with { type: 'json' };
import type { Information, Interruption } from '../../engine/memory-after-flip/kept.ts';
import { entriesOf } from '../text/senses.ts';

/** A text that asks one thing at its end: what it tells, and what it asks, in lower case and single spaces. */
interface Asking {
  readonly told: string;
  readonly asked: string;
}

/** Where a question begins that follows what it is about: with a capital letter, or after a full stop or colon. */
const begins =
  /(?:^|\s)(?=(?:What|How much|Which|Is|Are|Does|Do|Did|Will|Would|Can)\b)|[.;:!] (?=(?:what|how much|which|is|are|does|do|did|will|would|can)\b)/g;

/** Splits a text into what it tells and the question at its end; undefined where it asks nothing, or more than once. */
export function splitQuestion(text: string): Asking | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (!plain.endsWith('?') || plain.indexOf('?') !== plain.length - 1) return undefined;
  const last = [...plain.matchAll(begins)].at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  return { told: tidy(plain.slice(0, from)), asked: tidy(plain.slice(from, -1)) };
}

const tidy = (words: string): string => words.trim().toLowerCase();

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
const outweighed: Readonly<Partial<Record<Information, readonly Information[]>>> = {
  'way-summoned': [
    'gemini-again',
    'pendulum-summoned',
    'flip-summoned',
    'turn-summoned',
    'summoned-from',
    'summon-method',
  ],
  'material-properties': ['material-copies', 'way-summoned'],
  'turn-summoned': ['once-per-turn'],
};

const facedown = new RegExp(said.facedown);
const banished = new RegExp(said.banished);
const remembers = new RegExp(said.remembers);
const forgets = new RegExp(said.forgets);

/**
 * Reads a question about what is remembered: "A monster is flipped face-down and later face-up again: where it was
 * Summoned from. Is this remembered?". Undefined where it is none, or speaks of more than one piece of information.
 */
export function keptInWords(text: string): AskedKept | undefined {
  const split = splitQuestion(text);
  if (split === undefined) return undefined;
  const whole = `${split.told} ${split.asked}`;
  const after = afterOf(whole);
  const asks = remembers.test(split.asked) || forgets.test(split.asked);
  if (after === undefined || !asks || /\bnot\b|n't\b/.test(split.asked)) return undefined;
  const plain = whole.replace(facedown, ' ').replace(/\bface-?(?:up|down)\b( again)?/g, ' ');
  const found = spoken.filter(([, words]) => words.test(plain)).map(([information]) => information);
  const meant = found.filter((each) => !outweighed[each]?.some((other) => found.includes(other)));
  const [information, ...more] = meant;
  if (information === undefined || more.length > 0) return undefined;
  return { information, after, forgotten: forgets.test(split.asked) };
}

function afterOf(words: string): Interruption | undefined {
  const [turned, left] = [facedown.test(words), banished.test(words)];
  if (turned === left) return undefined;
  return turned ? 'flipped-face-down' : 'banished-temporarily';
}
