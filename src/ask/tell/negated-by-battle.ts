import type { Question } from '../../engine/question.ts';
import type { Teller } from './teller.ts';

const speaks =
  /\bnegat[^.]*\b(?:destroy\w* by battle|destroys? by battle|by battle with|it battled|that monster)\b|\b(?:destroyed by battle|battles?|battled)\b[^.]*\bnegat/i;

/**
 * "Negate the effects of monsters destroyed by battle with this card" is not played: where an effect is asked for whose card
 * battled, what such a card makes of it is missing.
 */
export function negatedByBattle(
  question: Question | undefined,
  { battle, cards }: Teller,
): readonly string[] {
  if (battle === undefined || question === undefined || !('card' in question)) return [];
  const asks =
    question.ask === 'activates' || question.ask === 'effect-does' || question.ask === 'activates-in-battle';
  const battled = [battle.attacker.id, battle.target?.id].includes(question.card);
  if (!asks || !battled) return [];
  return cards.all
    .filter(({ id, model: { text } }) => id !== question.card && text !== undefined && speaks.test(text.main))
    .map(({ model: { name } }) => `what ${name} makes of the effects of monsters that it battles`);
}
