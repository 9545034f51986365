import { type Instruction, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import { groupsOf } from './counted.ts';

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

/** "All monsters on the field lose 500 ATK, except Dinosaur monsters": any but those. */
export function withExcepted(each: Instruction): Instruction {
  const { what, reads, ...rest } = each;
  const [, kind] = /^except (.+)$/.exec(reads ?? '') ?? [];
  if (kind === 'this card' && isDescribed(what) && what.count === 'all')
    return { ...rest, what: { ...what, filter: { ...what.filter, other: true } } };
  const groups =
    kind === undefined || !isDescribed(what) || what.count !== 'all'
      ? null
      : groupsOf(`${kind} on the field`);
  if (groups === null || !isDescribed(what) || groups.some(({ filter }) => filter.anyOf ?? filter.except))
    return each;
  const except = groups.map(({ filter: { anyOf: _, except: _none, ...plain } }) => plain);
  return {
    ...rest,
    what: { ...what, filter: { ...what.filter, except: [...(what.filter.except ?? []), ...except] } },
  };
}
