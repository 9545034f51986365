import { isActivated } from '../../effects/activated.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { movesIn } from './reading/moves.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const whose = "(?:my |their |the |his |her |opponent's )*";

/** A monster whose effects another card negated on the field, as it was told. */
function negatedTold({ told, cards }: Sketch): readonly [SketchCard, SketchCard] | undefined {
  const found =
    new RegExp(
      `(?<by>#\\d)(?:'s effect)? (?:is negating|negates|negated|had negated|has negated) ${whose}(?<what>#\\d)(?:'s effects?)?(?! (?:activation|summon))`,
    ).exec(told) ??
    new RegExp(
      `(?<what>#\\d)(?:'s effects?)? (?:is|are|was|were|got|gets|has been|had been) negated (?:by|with|under|thanks to) ${whose}(?<by>#\\d)`,
    ).exec(told);
  const card = (ref: string | undefined) => cards.find((each) => each.ref === ref);
  const [by, what] = [card(found?.groups?.['by']), card(found?.groups?.['what'])];
  return by === undefined || what === undefined || by === what ? undefined : [by, what];
}

/** Does the card negate the effects of a monster on the field, and only there? */
const negatesThere = ({ model }: SketchCard): boolean =>
  model.parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'negate-effects')) &&
  !model.parts.some(
    (part) =>
      'does' in part &&
      part.does.some(({ do: verb }) => verb === 'negate-named' || verb === 'negate-activation'),
  ) &&
  !/\bsame (?:original )?name\b|\bcannot activate\b|\bin the GYs?\b.*\bnegat|\bnegat[^.]*\bGY\b/i.test(
    textOf(model),
  );

/**
 * A monster whose effects were negated on the field, and that was sent to the GY from there: what it activates in the GY
 * is not negated (rules negate/after-it-moved, trigger/negated-effect).
 */
export const negatedThenGone: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const pair = negatedTold(sketch);
  if (pair === undefined || !asksIfComes(question) || speaksAgainst(told, 'negated')) return undefined;
  const [by, card] = pair;
  if (!negatesThere(by) || card.model.facts.cardType !== 'monster') return undefined;
  if (sketch.cards.some((each) => each !== by && each !== card && question.includes(each.ref)))
    return undefined;
  if (
    bystanders(sketch, [by, card]).length > 0 ||
    /\bchain|\bface-? ?down\b|\bmaterial\b|\bdeck\b/.test(told)
  )
    return undefined;
  const moves = movesIn(sketch).filter((move) => move.card === card);
  const last = moves.at(-1);
  if (last?.to !== 'gy') return undefined;
  const effects = effectsAsked(question, [card]).filter(({ part }) => part.kind === 'trigger');
  return agreed(
    effects.map(({ part }): Ruled | undefined => {
      if (!isActivated(part) || part.kind !== 'trigger' || part.conditions.length > 0) return undefined;
      const answers = part.on.some(
        ({ event, of, by: cause, byWhom, byCard, was, reads, for: use, from }) =>
          of === 'this' &&
          last.events.includes(event) &&
          [cause, byWhom, byCard, was, reads, use].every((each) => each === undefined) &&
          (from === undefined || from.includes('monster-zone')),
      );
      if (!answers || (part.word === 'when' && !part.mandatory)) return undefined;
      const because = 'it is activated in the GY, where what negated it on the field does not reach';
      const rules: Ruled['rules'] = ['negate/after-it-moved', 'trigger/negated-effect'];
      return { answer: 'yes', rules, because, reads: [{ model: card.model, part }] };
    }),
  );
};
