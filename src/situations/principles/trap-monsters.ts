import type { Filter } from '../../effects/filter.ts';
import { isDescribed } from '../../effects/instruction.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const isMonsterNow =
  /\bmonster\b|\bsummon|\bflipped\b|\bon (?:the|my|their) (?:field|board)\b|\bface-? ?up\b|\bout\b/;
const asks = new RegExp(
  `\\b(?:${written('target', 'destroy', 'hit', 'die', 'banish', 'return', 'activate', 'use', 'negate', 'survive', 'tribute')}|affected|gone)\\b`,
);
/** What the card is besides, or what else was done, is another question. */
const more = /\bface-? ?down\b|\bset\b|\bin response\b|\bchain|\bgy\b|\bhand\b|\bdeck\b/;

/**
 * A Trap that Summoned itself as a monster: one that is also still a Trap meets what takes monsters and what takes Traps; one
 * that is not treated as a Trap only the former (rule trap-monster/two-kinds).
 */
export const trapMonsters: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const counted = countsAsMonster(sketch);
  if (counted !== undefined) return counted;
  const [trap, other] = cards.filter(({ model }) => summonsItself.test(textOf(model)));
  const [source, third] = cards.filter((card) => card !== trap);
  if (trap === undefined || source === undefined || other !== undefined || third !== undefined)
    return undefined;
  if (!isMonsterNow.test(text) || !asks.test(question) || more.test(text) || speaksAgainst(told))
    return undefined;
  const still = isStillTrap(trap);
  if (still === undefined || /\b(?:cannot be|unaffected)\b/i.test(textOf(trap.model))) return undefined;
  if (!isTaken(trap, sketch)) return undefined;
  return agreed(
    activatedEffects(source).map(({ part }) => {
      const filters = [
        ...part.targets.map(({ filter }) => filter),
        ...part.does.flatMap(({ what }) => (isDescribed(what) ? [what.filter] : [])),
      ];
      const [filter, another] = filters;
      const takes = filter === undefined || another !== undefined ? undefined : takesIt(filter, still);
      if (takes === undefined) return undefined;
      const because = still
        ? 'it is a monster and also still a Trap, and meets what takes either'
        : 'it is not treated as a Trap, and so is a monster only';
      return ruled(takes ? 'yes' : 'no', 'trap-monster/two-kinds', because, [{ model: source.model, part }]);
    }),
  );
};

const counts =
  /^(?:so )?(?:does|will|would) (?:(?:my |the )?(?<ref>#\d)|it) (?:still |also |really )*count (?:as|among|towards) (?:an? |one of the |the )?(?:monsters?|tributes?|materials?)(?: (?:i |that (?:i|were|was) )?(?:used|tributed))?(?: for (?:the|its|that) [a-z ]+)?\?$/;
const usedUp = (ref: string): RegExp =>
  new RegExp(
    `\\b(?:${written('tribute')}|used|overlaid|fused)\\b[^.;]*${ref}|${ref}[^.;]* (?:was|is|got) (?:${written('tribute')}|used)\\b`,
  );

/** A Trap that is a monster is used up as one: Tributed, or as material. */
function countsAsMonster({ told, question, cards }: Sketch): Ruled | undefined {
  const said = counts.exec(question)?.groups;
  const [trap, more] = cards.filter(({ model }) => summonsItself.test(textOf(model)));
  if (said === undefined || trap === undefined || more !== undefined || speaksAgainst(told)) return undefined;
  if (said['ref'] !== undefined && said['ref'] !== trap.ref) return undefined;
  if (!usedUp(trap.ref).test(told) || isStillTrap(trap) === undefined || mayBeSet.test(told))
    return undefined;
  return ruled('yes', 'trap-monster/two-kinds', 'it was a monster when it was used, and is used up as one');
}
const mayBeSet = /\bface-? ?down\b|\bset\b|\bhand\b|\bdeck\b/;

const summonsItself = /\bspecial summon this card\b[^.]*\bas an? (?:effect|normal) monster\b/i;

function isStillTrap({ model }: SketchCard): boolean | undefined {
  const text = textOf(model);
  if (model.facts.cardType !== 'trap') return undefined;
  if (/\balso still a trap\b|\bstill treated as a trap\b/i.test(text)) return true;
  return /\bnot treated as a trap\b/i.test(text) ? false : undefined;
}

/** Does the question ask that of the Trap: by its name, or by "it" where the other card is what does it? */
const isTaken = (trap: SketchCard, { question }: Sketch): boolean =>
  question.includes(trap.ref) ||
  /\b(?:it|that monster|the trap|the monster)\b/.test(question) ||
  /\bdies?\b/.test(question);

/** Does a text that takes such cards take it? Undefined where it asks for more. */
function takesIt(filter: Filter, still: boolean): boolean | undefined {
  const { cardType, controller: _, faceUp: __, ...rest } = filter;
  if (Object.keys(rest).length > 0) return undefined;
  if (cardType === undefined || cardType === 'monster') return true;
  return cardType === 'spell' ? false : still;
}
