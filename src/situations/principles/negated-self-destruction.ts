import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { departures } from './reading/departures.ts';
import { negatesOnField } from './reading/field-negators.ts';
import { printedOf } from './reading/meant.ts';
import type { SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';
import { done, written } from './reading/verb-words.ts';

const asksGone =
  /\b(?:is|are|does|do|will|must|get|gets|be)\b[^?]*\b(?:destroyed|destroy (?:itself|themselves)|self-?destructs?|die|dies|blow up|go to (?:the|my) (?:gy|grave\w*)|leave)\b/;
const asksStays = /\b(?:stay|stays|remain|remains|survive|survives|kept|keep)\b/;
const destroysItself = /\bdestroy this card\b(?!['’])/i;
/** An upkeep is no effect, and is not negated (rule text/maintenance). */
const upkeep = /\b(?:pay|tribute|or destroy|unless|standby phase|end phase)\b/i;
/** It was put away by something else, or its text asks for a payment. */
const more =
  /\b(?:pays?|paid|tribut|unless|battle|attack)|(?<!\btarget(?:ed)? )\bby (?:an? |the |my |his |her |their |another )*(?:opponent's )?(?:card|effect|spell|trap|monster)/;

/**
 * A card whose effects are negated where it lies does not destroy itself by one of them (rules effect/continuous-stops,
 * negate/effect): "if there is no Field Spell, destroy this card", "when that monster leaves the field, destroy this card".
 */
export const negatedSelfDestruction: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const [gone, stays] = [asksGone.test(question), asksStays.test(question)];
  if (gone === stays || cards.length !== 2 || more.test(`${told} ${question}`) || speaksAgainst(told))
    return undefined;
  const negator = cards.find(({ model }) => negatesOnField(model.parts) !== undefined);
  const card = cards.find((each) => each !== negator);
  if (negator === undefined || card === undefined || !isMeant(card, question)) return undefined;
  if (negatesOnField(negator.model.parts) !== card.model.facts.cardType) return undefined;
  if (!stands(negator.ref, `${told} ${question}`) || bystanders(sketch, [negator, card]).length > 0)
    return undefined;
  if (isGone(negator.ref).test(told) || departures(sketch).some(({ by }) => by !== undefined && by !== card))
    return undefined;
  const [part, other] = card.model.parts.filter(
    (each) =>
      (each.kind === 'continuous' || each.kind === 'unclassified' || each.kind === 'unread') &&
      destroysItself.test(printedOf(card.model, each)),
  );
  if (
    part === undefined ||
    other !== undefined ||
    upkeep.test(printedOf(card.model, part)) ||
    /\bunaffected\b/i.test(JSON.stringify(card.model.parts))
  )
    return undefined;
  const because = `that ${card.model.name} destroys itself is one of its effects, which ${negator.model.name} negates`;
  return ruled(stays ? 'yes' : 'no', 'effect/continuous-stops', because, [{ model: card.model, part }]);
};

const isGone = (ref: string): RegExp =>
  new RegExp(
    `${ref} (?:is|was|gets|got|has been) (?:then )?(?:${done('destroy', 'banish', 'return')}|gone|removed)\\b|${ref} (?:leaves|left)\\b|\\b${written('destroy', 'banish', 'return')} (?:my |their |the )?${ref}`,
  );

/** The card, by its name. */
const isMeant = ({ ref }: SketchCard, question: string): boolean =>
  new RegExp(`\\b(?:is|are|does|do|will|must|can) (?:my |the |their |his |her )*${ref}\\b(?!'s)`).test(
    question,
  );
