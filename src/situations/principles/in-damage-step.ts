import { isActivated } from '../../effects/activated.ts';
import { ruleOnDamageStep } from '../damage-step-verdict.ts';
import { damageStepTimingsIn } from '../table-words/damage-step-words.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders } from './reading/against.ts';
import { attemptAsked } from './reading/attempt.ts';

/**
 * What the table of rule damage-step/activation does not let be activated at the time that was told cannot be activated,
 * whatever battle it is. That it lets something be activated is not enough for a yes: what else that takes was not told.
 */
export const notInDamageStep: KeyWordPrinciple = (sketch, books, ruleset) => {
  if (elsewhere.test(`${sketch.told} ${sketch.question}`) || /n't\b|\bnot\b/.test(sketch.question))
    return undefined;
  const told = damageStepTimingsIn(
    sketch.told.replace(
      /\b(?:it's|it is|we're in|we are in|now in) the damage step\b/g,
      'in the damage step',
    ),
  );
  const asked = damageStepTimingsIn(sketch.question);
  const [timing, more] = new Set(asked.timings.length > 0 ? asked.timings : told.timings);
  if (timing === undefined || more !== undefined) return undefined;
  const attempt = attemptAsked({
    ...sketch,
    question: asked.rest.replace(afterwards, ' ').replace(/^[ ,]+/, ''),
  });
  if (attempt === undefined || bystanders(sketch, [attempt.card]).length > 0) return undefined;
  const { model } = attempt.card;
  const parts = attempt.ways.flatMap((way) => (way.is === 'activation' ? [way.part] : []));
  // With the activation of a card that has effects besides, one of those may be activated.
  const isCard = parts.every(({ kind }) => kind === 'activation');
  if (isCard && model.parts.filter(isActivated).length > parts.length) return undefined;
  // What comes by itself may come later than what was told of the battle.
  if (asked.timings.length === 0 && parts.some(({ kind }) => kind === 'trigger' || kind === 'flip'))
    return undefined;
  if (parts.length === 0 || parts.length < attempt.ways.length || parts.some(negates)) return undefined;
  const { verdict, effects } = ruleOnDamageStep(
    {
      card: { card: model },
      ruleset,
      among: (part) => isActivated(part) && parts.includes(part),
      ...(timing === 'any' ? {} : { timing }),
    },
    books,
  );
  const [finding] = verdict.findings;
  if (verdict.answer !== 'no' || effects.length !== parts.length || finding === undefined) return undefined;
  return ruled(
    'no',
    finding.rule,
    `${model.name}: ${finding.because}`,
    parts.map((part) => ({ model, part })),
  );
};

/** It is another time than the Damage Step that is told of. */
const elsewhere =
  /\b(?:before|after|until|leave|leaving|outside|not (?:in|during)|n't (?:in|during)|prior to|instead of) (?:of )?(?:the )?(?:damage step|ds)\b|\bend of the damage step\b|\bnext (?:damage step|turn)\b/;

/** "After my monster was flipped", said of the time in the question. */
const afterwards = /\bafter (?:my|their|the|his|her|it|he|she|they|i)\b[^,?]*,/g;

/** What negates may be activated in the Damage Step against what it negates. */
const negates = ({ does }: { readonly does: readonly { readonly do: string }[] }): boolean =>
  does.some(({ do: verb }) => verb.startsWith('negate'));
