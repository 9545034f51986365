import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';

const asks =
  /^(?:so )?(?:are|is|do|does|will|would|can) (?:my |the |any )*(?:(?:pendulum )?(?:cards?|monsters?)|#\d) in (?:my |the )?(?:pendulum )?(?:scales?|zones?) (?:be |also |then )*(?:covered|protected|included|affected|boosted|safe|shielded|(?:get|gain|benefit|count)(?: [a-z]+)*?)(?: (?:too|as well|also|by (?:it|that|this)|from (?:it|that)))*\?$/;
const clause =
  /^(?:[^.;]*[:,] ?)?(?:all )?monsters (?:i|you) control (?:can't|cannot|can not|gain|get|are)\b[^.;]*[.;]?$/;

/** A card in a Pendulum Zone is a Spell, and none of the monsters of which a text speaks (rule card-types/change-of-type). */
export const inTheScales: KeyWordPrinciple = ({ cards, told, question }) => {
  const [card, other] = cards;
  if (card === undefined || other !== undefined || !asks.test(question) || !clause.test(told))
    return undefined;
  const text = textOf(card.model);
  if (!/\bmonsters you control\b/i.test(text) || /\bcards? you control\b|\bPendulum Zone/i.test(text))
    return undefined;
  return ruled(
    'no',
    'card-types/change-of-type',
    `${card.model.name} speaks of monsters, and a card in a Pendulum Zone is a Spell`,
  );
};
