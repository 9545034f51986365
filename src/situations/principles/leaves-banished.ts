import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

/** A text by which a monster is banished when it leaves the field, and on which part of which card it stands. */
interface Held {
  readonly model: CardModel;
  readonly part: Part;
  /** The monster that the text is about must have come by that effect. */
  readonly ifBrought: boolean;
}

const own =
  /\bif this (?:face-up )?card would leave the field, banish it instead\b|\bbanish this (?:face-up )?card (?:if|when) it (?:would )?leaves? the field\b/;
const brought =
  /\b(?:but|and) banish (?:it|that (?:monster|target)) when it leaves the field\b|\bif (?:it|that monster|this card) leaves the field(?: by this effect)?, (?:it is banished|banish it)|\bbanish (?:it|this card|that monster) when it leaves the field\b/;

function heldBy({ model }: SketchCard): Held | undefined {
  for (const part of model.parts) {
    const words = printedWords(model, part)?.text.toLowerCase() ?? '';
    if (own.test(words) && !/\b(?:this way|this effect)\b/.test(words))
      return { model, part, ifBrought: false };
    if (own.test(words) || brought.test(words)) return { model, part, ifBrought: true };
  }
  return undefined;
}

const leaves = `(?:${written('shuffle', 'return', 'destroy', 'send', 'tribute', 'die')})`;
const left = `(?:${done('shuffle', 'return', 'destroy', 'send', 'tribute')})`;

/**
 * Where a monster goes that is banished when it leaves the field (rule move/banish-instead): banished, wherever it would
 * have gone; so it is neither sent to the GY nor returned.
 */
export const leavesBanished: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (
    speaksAgainst(told) ||
    /\bxyz|\boverlay|\battach|\bface-? ?down\b|\bpendulum\b/.test(`${told} ${question}`)
  )
    return undefined;
  const asked =
    /#\d/.exec(question)?.[0] ?? (/\b(?:it|he|she|that monster)\b/.test(question) ? undefined : null);
  if (asked === null) return undefined;
  const held = cards.flatMap((card) => {
    const found = heldBy(card);
    return found === undefined ? [] : [{ card, found }];
  });
  const [only, other] = held;
  if (only === undefined || other !== undefined) return undefined;
  const monster = monsterOf(only.card, only.found, sketch);
  if (monster === undefined || (asked !== undefined && asked !== monster)) return undefined;
  if (!leavesTold(monster, sketch)) return undefined;
  return judged(only.found, question);
};

/** The monster that the text is about: its own card, or the one that its effect brought. */
function monsterOf(
  { ref, model }: SketchCard,
  { ifBrought }: Held,
  { told, cards }: Sketch,
): string | undefined {
  if (!ifBrought) return model.facts.cardType === 'monster' ? ref : undefined;
  if (
    model.facts.cardType === 'monster' &&
    new RegExp(
      `${ref}[^.;?]*\\b(?:${written('revive', 'special-summon', 'summon')}) (?:itself|himself|herself)|(?:${done('revive', 'special-summon', 'summon')}) (?:itself )?(?:(?:my |the )?${ref} )?(?:by|with|through|using) (?:its|his|her) own effect`,
    ).test(told)
  )
    return ref;
  const by = new RegExp(
    `(?:${written('revive', 'special-summon', 'summon', 'bring', 'come-back')})[^.;?]*?(#\\d)[^.;?#]*\\b(?:with|by|using|via|off) (?:my |their )?${ref}`,
  ).exec(told)?.[1];
  return cards.some((card) => card.ref === by) && by !== ref ? by : undefined;
}

/** Was it told to leave the field, or is that asked? */
function leavesTold(monster: string, { told, question }: Sketch): boolean {
  const text = `${told} ${question}`;
  return (
    new RegExp(
      `\\b${leaves} (?:my |their |the |a |an |that )*${monster}|${monster}[^.;?#]{0,40}\\b${left}\\b|\\b${leaves} (?:it|everything|all)\\b`,
    ).test(text) || new RegExp(`\\b(?:it|he|she) (?:is|was|gets|got) (?:then )?${left}\\b`).test(text)
  );
}

const goesElsewhere = new RegExp(
  `\\b(?:is|are|does|do|will|would|did|can)\\b[^?]*\\b(?:${left}|go(?:es)? (?:back )?to (?:the |my |their |its owner's )?(?:gy|grave|graveyard|hand|deck|extra deck))`,
);

function judged({ model, part }: Held, question: string): Ruled | undefined {
  const reads = [{ model, part }];
  const because = 'its text has it banished when it leaves the field, wherever it would have gone';
  const rule = 'move/banish-instead';
  if (/\bwhere\b/.test(question)) return ruled('banished', rule, because, reads);
  if (/\b(?:effect|trigger|activate|destroyed?|die|tributed?)\b/.test(question)) return undefined;
  if (new RegExp(`\\b(?:is|are|does|do|will|would|did)\\b[^?]*\\b${done('banish')}\\b`).test(question))
    return / or /.test(question) ? undefined : ruled('yes', rule, because, reads);
  return goesElsewhere.test(question) && !/ or /.test(question)
    ? ruled('no', rule, because, reads)
    : undefined;
}
