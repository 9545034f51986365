import { done, written } from './verb-words.ts';

/** Ways in which players write the same, in lower case: what is read, and what it is taken for. */
const same: readonly (readonly [RegExp, string])[] = [
  [/\b(?:face up|faceup)\b/g, 'face-up'],
  [/\b(?:face down|facedown)\b/g, 'face-down'],
  [
    /\b(?:back ?row|spells? & traps?(?: cards?)? zones?|spells? and traps?(?: cards?)? zones?|s t zones?)\b/g,
    'spell-trap-zone',
  ],
  [/\b(?:spells? & traps?|spells? and traps?|spells? traps?|s t)\b/g, 'spell-trap'],
  [/\b(?:extra monster zones?|emz)\b/g, 'extra-monster-zone'],
  [/\b(?:main monster zones?|monster zones?|mmz)\b/g, 'monster-zone'],
  [/\b(?:pendulum zones?|pendulum scales?|pzone)\b/g, 'pendulum-zone'],
  [/\b(?:in|into|from) (my |their )?scales?\b/g, 'in $1pendulum-zone'],
  [/\b(?:extra deck)\b/g, 'extra-deck'],
  [/\b(?:graveyards?|graves?|gys)\b/g, 'gy'],
  [/\b(?:boards?)\b/g, 'field'],
  [/\b(?:am i|are we|would i be|will i be) (?:still )?(?:able|allowed|permitted|free|fine) to\b/g, 'can i'],
  [/\bis it (?:possible|legal|ok|okay|allowed|fine|alright) (?:for me )?to\b/g, 'can i'],
  [/\b(?:do|would|will) i (?:still )?get to\b/g, 'can i'],
  [/\bis (#\d) (?:able|allowed) to\b/g, 'can $1'],
  [/\b(?:may|could|might)\b/g, 'can'],
  [/\b(?:i d like|i d love|i want|i wish|i m trying|i try|trying) to\b/g, 'i want to'],
  [/\b(?:my opponents?|the opponents?|opponents?) 's\b|\b(?:their|opposing|enemy)\b/g, 'their'],
  [/\b(?:my opponents?|the opponents?|opponents?|opp|they|somebody|someone)\b/g, 'opp'],
  [/\b(?:i ve|we ve)\b/g, 'i have'],
  [/\b(?:has|have) got\b/g, 'have'],
  [new RegExp(`\\b${done('special-summon', 'revive')}\\b|\\bbrought back\\b`, 'g'), 'ssed'],
  [new RegExp(`\\b${written('special-summon', 'revive')}\\b|\\bbrings? back\\b`, 'g'), 'ss'],
  [/\bbrings? (#\d|it|her|him) back\b/g, 'ss $1'],
  [/\bbrought (#\d|it|her|him) back\b/g, 'ssed $1'],
];

/** Words that change nothing where it is asked what a card is, and what it can do. */
const idle =
  /\b(?:this time|just|even|also|really|actually|now|then|so|at all|anyway|simply|too|as well|already|currently|please)\b/g;

/** A sentence in lower case, where the same is written in one way; cards stand in it as #0, #1. */
export function plainly(sentence: string): string {
  let text = ` ${sentence} `;
  for (const [from, to] of same) text = text.replace(from, to);
  text = text.replace(idle, ' ').replace(/\b(?:the|a|an|some)\b/g, ' ');
  return text.replace(/\s+/g, ' ').trim();
}
