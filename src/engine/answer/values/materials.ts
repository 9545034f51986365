import { type Answer, fromFindings } from '../../findings.ts';
import type { Question } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { hasAbility } from '../../state/ability.ts';
import { materialsOf } from '../../state/attached.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';

interface MaterialsCase {
  readonly card: Card;
}

/** The materials of an Xyz Monster are the cards that lie under it; where nobody named one, how many there are is open. */
export const materialsUnder = rule({
  id: 'xyz-summon/how',
  reasons: {
    under: ['permits', 'under {card} lies: {names}'],
    none: ['permits', '{card} is no Xyz Monster on the field, and has no materials'],
    'not-said': ['unknown', 'how many materials {card} has was not said'],
  },
  decide(duel: Duel, { card }: MaterialsCase) {
    const all = materialsOf(duel, card.id);
    const facts = { card: card.model.name, names: all.map(({ model }) => model.name).join(', ') };
    if (all.length > 0) return { code: 'under', facts };
    const mayHave = card.place === 'monster-zone' && hasAbility(card, 'Xyz');
    const lost = duel.timeline.some(
      ({ card: about }) => about?.before.attachedTo === card.id && about.after.attachedTo !== card.id,
    );
    return { code: mayHave && !lost ? 'not-said' : 'none', facts };
  },
});

export const materialRules: readonly Rule<MaterialsCase>[] = [materialsUnder];

/** How many materials the card has. */
export function howManyMaterials(duel: Duel, { card: id }: Extract<Question, { ask: 'materials' }>): Answer {
  const card = cardOf(duel, id);
  const count = String(materialsOf(duel, id).length);
  const claim = `the number of materials of ${card.model.name}`;
  const answer = fromFindings(applyAll(materialRules, duel, { card }), {
    yes: `${claim} is ${count}`,
    no: claim,
    open: `${claim} is not settled`,
  });
  return answer.answer === 'yes' ? { ...answer, answer: count } : answer;
}
