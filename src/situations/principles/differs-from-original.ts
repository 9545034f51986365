import { isActivated } from '../../effects/activated.ts';
import type { Instruction } from '../../effects/instruction.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import type { SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const it = '(?:it|that monster|the monster|their monster|my monster|that|#\\d)';
/** Is the one monster that was told of a target? Another one may well be. */
const asks = new RegExp(
  `\\b${it} (?:still |then |now )*(?:a )?(?:legal|valid|possible|eligible) target\\b|\\b(?:can|may|could) (?:i|they|he|she|my opponent|(?:my |their )?#\\d(?:'s effect)?) (?:still |then |now )*(?:target|hit|destroy) (?:my |their |the )?${it}(?: (?:with|by|using|for) (?:my |their |the )?#\\d(?:'s effect)?)?\\?$|\\b(?:can|may|could) (?:my |their |the )?${it} be (?:targeted|hit|destroyed) (?:by|with)\\b|\\b(?:can|may|could) (?:i|they) (?:use|activate) (?:my |their |the )?#\\d(?:'s effect)? (?:on|targeting|against) (?:my |their |the )?${it}\\?$`,
);
const more =
  /\b(?:also|equip|face-?down|end of|ended|later|then|after|before|two|both|another|again|flipped)\b/;

/**
 * A text that asks for a monster whose current ATK is different from its original ATK, and one that a single effect was
 * applied to: what sets the original value leaves the two the same (rule stats/original-value), anything else that changes
 * the current one makes them differ.
 */
export const differsFromOriginal: KeyWordPrinciple = ({ told, question, cards }) => {
  const [asker, other] = cards.filter(({ model }) =>
    /\bwhose current atk is different from its original atk\b/i.test(textOf(model)),
  );
  if (
    asker === undefined ||
    other !== undefined ||
    !asks.test(question) ||
    speaksAgainst(told) ||
    more.test(told) ||
    told.includes(`${asker.ref} was`) ||
    told.includes(`${asker.ref} is`)
  )
    return undefined;
  const [by, another] = cards.filter(
    (card) =>
      card !== asker &&
      new RegExp(
        `\\b(?:by|with|under|used|using|of|through|activated?|from) (?:a |an |my |their )?${card.ref}|\\b${written('use', 'activate')} (?:a |my |their )?${card.ref}`,
      ).test(`${told} ${question}`),
  );
  const only = /\b(?:only|just|nothing but|solely|nothing else)\b/.test(`${told} ${question}`);
  if (by === undefined || another !== undefined || !only || cards.length > 3) return undefined;
  const sets = setsOriginal(by);
  if (sets !== true) return undefined;
  const because = `${by.model.name} changes the original ATK, so that the current ATK is the same`;
  return ruled('no', 'stats/original-value', because);
};

/** Does all that the card does with ATK set the original ATK? */
function setsOriginal({ model }: SketchCard): boolean | undefined {
  const does = model.parts.flatMap((part) => ('does' in part && isActivated(part) ? part.does : []));
  const atk = does.filter(({ do: verb }) => verb === 'change-atk');
  if (atk.length === 0 || model.parts.some(({ kind }) => kind === 'continuous' || kind === 'unread'))
    return undefined;
  return atk.every((each: Instruction) => each.value?.original === true) ? true : undefined;
}
