import { isActivated } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { type DamageStepQuestion, ruleOnDamageStep } from '../../situations/damage-step-verdict.ts';
import type { Books } from '../../situations/rule-on.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { damageStepInWords } from './damage-step.ts';

/**
 * Rules on "Can this card be activated in the Damage Step?" by the table of rule damage-step/activation. Undefined where
 * something else is asked, where effects of the card differ and none is named, or where its text does not settle it.
 */
export function ruleOnDamageStepWords(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const asked = damageStepInWords(text, books.catalogue);
  if (asked === undefined || asked.card.parts.filter(isActivated).some(negatesAnswered)) return undefined;
  const { card, effect, timing, withoutUse, verb } = asked;
  const question = { card: { card }, ruleset, ...(timing === undefined ? {} : { timing }) };
  if (verb !== undefined) return ofNamedEffect(question, verb, books);
  const all = ruleOnDamageStep(question, books).verdict;
  const alone =
    card.facts.cardType === 'monster' || effect
      ? all
      : ruleOnDamageStep({ ...question, among: isCardItself }, books).verdict;
  // A card may come along with an effect of it that may be activated there.
  const settled = alone.answer === 'yes' || all.answer === alone.answer;
  const applies = alone.findings.some(({ rule }) => rule === 'damage-step/continuous-trap');
  if (withoutUse && !(applies && alone.answer === 'yes')) return undefined;
  const line = `/damage-step card:"${card.name}"${timing === undefined ? '' : ` timing:${timing}`}`;
  return settled && (alone.answer === 'yes' || alone.answer === 'no')
    ? { ...alone, readAs: [line] }
    : undefined;
}

/** Of "its destroy effect", the verdict on the one effect that does so. */
function ofNamedEffect(question: DamageStepQuestion, verb: string, books: Books): Verdict | undefined {
  const does = verb.replace(' ', '-');
  const among = (part: ActivatedEffect) =>
    part.does.some(({ do: what }) => what === does || what.startsWith(`${does}-`));
  const { verdict, effects } = ruleOnDamageStep({ ...question, among }, books);
  return effects.length === 1 && (verdict.answer === 'yes' || verdict.answer === 'no') ? verdict : undefined;
}

/** It negates the effect that it answers, not the activation: the table has no row for that. */
const negatesAnswered = (part: ActivatedEffect): boolean =>
  (part.kind === 'quick' || part.kind === 'activation') &&
  part.on.some(({ event }) => event === 'effect-activated') &&
  part.does.some(({ do: verb }) => verb === 'negate-effect' || verb === 'negate-effects');

const isCardItself = ({ kind }: ActivatedEffect): boolean => kind === 'activation';
