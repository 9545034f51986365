import { printedWords } from '../../effects/printed-words.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { done } from './reading/verb-words.ts';

const copies =
  /\breplace this effect with that (?:monster|target|card)'s original effects?\b|\b(?:it|this card) gains that (?:monster|target|card)'s original effects?\b/i;
const lasts = /\buntil the end phase\b|\buntil the end of (?:this|the) turn\b/i;

const hasCopied = (ref: string): string =>
  `${ref}(?:'s effect)? (?:has |had )?(?:cop(?:y|ies|ied)|banish(?:es|ed)|target(?:s|ed)|takes|took|becomes|became)\\b|\\b(?:uses?|used|activates?|activated|with|by|using) (?:my |the |their )?${ref}`;
const moved = `(?:is|was|gets|got|has been) (?:then |later |now )?(?:${done('return', 'shuffle', 'banish', 'send', 'special-summon', 'revive', 'add', 'destroy')}|gone|moved|back)`;
const asksLost =
  /\b(?:does|do|will|would|did) (?:my |the |their )?(?:#\d|it|he|she)(?:'s (?:copied )?effects?)? (?:then |also |now )?(?:lose|losing|revert)\b|\b(?:are|is) (?:its|the|those|#\d's) (?:copied |gained )?(?:effects?|name) (?:then )?(?:lost|gone)\b/;
const asksKept =
  /\b(?:does|do|will|would|can) (?:my |the |their )?(?:#\d|it|he|she|i) (?:still )?(?:keep|retain|have|use|still have|activate) (?:(?:the|its|his|her|their|that|those|monster's|card's|copied|gained|original|name|and|or|#\d's) )*(?:names?|effects?)(?: (?:it|he|she|#\d) (?:has )?(?:copied|gained|took))?(?: (?:then|still|now|too|as well|this turn|until the end of the turn))*\?$/;

/**
 * A monster that took the name or the effects of another card when its effect resolved keeps them for as long as its text
 * says, whatever becomes of that card afterwards (rule turn/until-phase-ends).
 */
export const copiedEffects: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const [copier, other] = cards.filter(({ model }) => copies.test(textOf(model)));
  if (copier === undefined || other !== undefined || speaksAgainst(told)) return undefined;
  const [lost, kept] = [asksLost.test(question), asksKept.test(question)];
  if (lost === kept || more.test(`${told} ${question}`)) return undefined;
  const part = copier.model.parts.find((each) => copies.test(printedWords(copier.model, each)?.text ?? ''));
  if (part === undefined || !lasts.test(printedWords(copier.model, part)?.text ?? '')) return undefined;
  const another = cards.find((card) => card !== copier);
  if (cards.length > 2 || bystanders(sketch, [copier, another]).length > 0) return undefined;
  if (another !== undefined && !new RegExp(`${another.ref} ${moved}`).test(told)) return undefined;
  // It must be the copied card to which something happened, not the one that copied it.
  const what = `(?:the |that )?(?:monster|card|one|target)(?: (?:that |which )?(?:my |the )?${copier.ref} (?:had )?(?:banished and copied|copied|banished|targeted))|the (?:copied|banished) (?:monster|card|one|target)${another === undefined ? '' : `|(?:the |my )?(?:banished |copied )?${another.ref}`}`;
  const isMoved = new RegExp(`\\b(?:${what}) ${moved}`.replaceAll('\\b(?:', '(?:')).test(told);
  // All else that is told of the one that copied is that it did.
  const besides = told.replace(new RegExp(what, 'g'), '').replace(new RegExp(hasCopied(copier.ref), 'g'), '');
  if (!isMoved || besides.includes(copier.ref)) return undefined;
  return ruled(
    kept ? 'yes' : 'no',
    'turn/until-phase-ends',
    `${copier.model.name} took them when its effect resolved, and keeps them until its text says, whatever becomes of the other card`,
    [{ model: copier.model, part }],
  );
};

const more =
  /\bface-?down\b|\bflip|\bnext turn\b|\bend phase\b|\bskill drain\b|\bcontrol of\b|\bleft the field\b/;
