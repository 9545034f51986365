import type { Information, Interruption } from '../../engine/memory-after-flip/table.ts';
import { splitQuestion } from './split-question.ts';

/** A question about what the game remembers of a monster: of what, after what, and whether it asks if it is forgotten. */
export interface AskedKept {
  readonly information: Information;
  readonly after: Interruption;
  readonly forgotten: boolean;
}

/** How players speak of each piece of information; the special ways of Summoning before Summoning at all. */
const spoken: readonly (readonly [Information, RegExp])[] = [
  ['gemini-again', /\bgemini\b/],
  ['pendulum-summoned', /\bpendulum summoned\b/],
  ['flip-summoned', /\bflip summoned\b/],
  ['once-per-turn', /\bonce[- ]per[- ]turns?\b/],
  [
    'position-changed',
    /\b(?:battle )?position\b[^.]*\bchanged?\b|\bchanged? (?:its|the) (?:battle )?position\b/,
  ],
  ['attack-declared', /\bdeclared an attack\b|\b(?:has|had|already|it) attacked\b/],
  ['lingering-effects', /\blingering effects?\b/],
  [
    'material-properties',
    /\b(?:names?|attributes?|types?|levels?|number|how many)\b.*\b(?:cards?|monsters?|materials?)\b.*\b(?:used|summon)|\b(?:names?|attributes?|types?|levels?|number)\b of (?:its|the) materials?\b/,
  ],
  [
    'material-copies',
    /\bwhich (?:specific |exact |very )?(?:cards?|copies|copy|monsters?)\b.*\bmaterials?\b|\bwhich materials\b/,
  ],
  [
    'summoned-from',
    /\b(?:from )?where\b.*\bsummoned\b|\bsummoned from (?:the|your) (?:extra deck|gy|graveyard|deck|hand)\b/,
  ],
  [
    'summon-method',
    /\b(?:method|procedure)\b|\bwhich (?:specific )?(?:card )?effect\b.*\bsummoned\b|\bby (?:which|what) (?:card|effect)\b/,
  ],
  ['turn-summoned', /\b(?:the|which|what) turn\b.*\b(?:set|summoned)\b/],
  [
    'way-summoned',
    /\b(?:was|is|still) .*\b(?:set|normal|tribute|special|fusion|synchro|xyz|link|ritual)\b.*\bsummoned\b/,
  ],
];

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

const facedown =
  /\b(?:flipped|turned|set|changed to) (?:back )?face-?down\b|\bface-?down\b.*\bface-?up again\b/;
const banished =
  /\b(?:temporarily|for a time|until)\b[^.]*\bbanished\b|\bbanished (?:temporarily|for a time|until)\b|\bbanished\b[^.]*\b(?:returns?|comes? back)\b/;
const remembers = /\b(?:retain(?:s|ed)?|remember(?:s|ed)?|kept|keeps?|known)\b/;
const forgets = /\b(?:forgets?|forgotten|lost|loses?|reset)\b/;

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
