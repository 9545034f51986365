import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';

const toAttack = /\bto (?:attack|swing|declare an attack|declare its attack)(?: with (?:my )?(?<by>#\d))?\b/;
const asks = /\b(?:does|do|can|will|would|may)\b[^?]*\b(?:trigger|activate|give|get|use|search|draw)\b/;
const attackCost = /\bcannot (?:declare an )?attack unless you (?:return|send|discard|tribute|banish|pay)\b/i;

/**
 * What is done to declare an attack is done by no card effect: an effect that asks for one is not met (rule
 * cost/against-effect).
 */
export const doneToAttack: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const by = cards.find(({ ref }) => ref === toAttack.exec(told)?.groups?.['by']);
  if (by === undefined || !attackCost.test(textOf(by.model)) || !asks.test(question)) return undefined;
  if (speaksAgainst(told)) return undefined;
  const [card, other] = cards.filter((each) => each !== by && question.includes(each.ref));
  if (card === undefined || other !== undefined || bystanders(sketch, [by, card]).length > 0)
    return undefined;
  // Something else that was told to be done may be by an effect.
  if (/\bthen\b|\bafter\b|\bchain|\beffect|\bactivat/.test(told)) return undefined;
  const effects = effectsAsked(question, [card]).filter(({ part }) => part.kind === 'trigger');
  return agreed(
    effects.map(({ part, words }): Ruled | undefined =>
      / by (?:a |your |your opponent's |an? "[^"]*" )?card(?:'s)? effect\b/.test(words.before)
        ? {
            answer: 'no',
            rules: ['cost/against-effect'],
            because: 'what is done to declare an attack is not done by a card effect',
            reads: [{ model: card.model, part }],
          }
        : undefined,
    ),
  );
};
