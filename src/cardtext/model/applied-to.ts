import { type Instruction, pointingWords } from '../../card-model/instruction.ts';

const thisCard = '(?:if|while|when|as long as) this (?:face-up |attacking |\\w+ Summoned )?card';
/** The condition names a state of this card, or what it does alone: no other monster is its subject or object. */
const ofItself = new RegExp(
  `^${thisCard} (?:has|was \\w+ Summoned|is (?:face-up|in|\\w+ Summoned)|attacks a Defense Position monster)\\b`,
  'i',
);
/** Is it a state of this card that the words speak of, so that "it" behind them is this card? */
export const isOfItself = (onlyIf = ''): boolean =>
  ofItself.test(onlyIf) || /^while you control this (?:\w+ Summoned )?card$/i.test(onlyIf);
/** Another monster is in the condition: what is gained, or an attack more, is for the card whose text it is. */
const ofItsBattle = new RegExp(`^${thisCard} (?:attacks|battles|destroys)\\b`, 'i');
const whileEquipped = /^(?:while|if) (?:this card is )?equipped to\b/i;

const isIt = (what: Instruction['what'], words: RegExp): boolean => words.test(pointingWords(what) ?? '');

/** What "it" is in what applies, by the condition before: the equipped monster, or this card. */
export function withAppliedTo(each: Instruction): Instruction {
  const { what, onlyIf, amount = 0, reads = '', times } = each;
  if (onlyIf === undefined) return each;
  if (whileEquipped.test(onlyIf) && isIt(what, /^(?:it|that monster)$/)) return { ...each, what: 'equipped' };
  const gains = amount > 0 || times === 'double' || /^(?:gains|can attack)\b/.test(reads);
  const own = ofItself.test(onlyIf) || (ofItsBattle.test(onlyIf) && gains);
  return own && isIt(what, /^it$/) ? { ...each, what: 'this' } : each;
}
