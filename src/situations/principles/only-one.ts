import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { printedOf } from './reading/meant.ts';

const asks =
  /\b(?:keep|keeps|have|has|control|controls|own|run|stay|stays|remain)\b[^?]*\b(?:both|two|2|a second|another|more than one)\b|\bboth\b[^?]*\b(?:stay|stays|remain|on (?:my|the|their) (?:field|side|board))\b/;
/** What may make it another question: whose they are, or that one has no text then. */
const more =
  /\bface-? ?down\b|\bset\b|\bnegat|\beach\b|\bname\b|\bin (?:my|the|their) (?:hand|gy|deck|grave)|\bbanish/;

/** "You can only control 1": a second face-up copy does not stay (rule field-limit/only-one-copy). */
export const onlyOne: KeyWordPrinciple = ({ told, question, cards }) => {
  if (!asks.test(question)) return undefined;
  const [card, ...others] = cards.filter(({ model }) =>
    model.parts.some((part) => onlyOneOf(model.name).test(printedOf(model, part))),
  );
  if (card === undefined || others.length > 0 || cards.length > 2) return undefined;
  if (more.test(`${told} ${question}`) || speaksAgainst(told, 'stolen')) return undefined;
  if (cards.length === 2 && /#\d/.test(question) && !question.includes(card.ref)) return undefined;
  if (/#\d/.test(question.replaceAll(card.ref, ''))) return undefined;
  const because = `only 1 ${card.model.name} may be controlled by a player, so a second face-up one does not stay`;
  return ruled('no', 'field-limit/only-one-copy', because);
};

const onlyOneOf = (name: string): RegExp =>
  new RegExp(
    `you can only control (?:1|one) (?:face-up )?"${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"(?!\\s+monster)`,
    'i',
  );
