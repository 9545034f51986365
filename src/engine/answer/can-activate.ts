import { isTrigger } from '../../effects/activated.ts';
import { type ActivationCase, activationCases } from '../activation/case.ts';
import { activationRules, neededRules } from '../activation/rules.ts';
import { cardOf, type Duel } from '../duel.ts';
import type { Question } from '../question.ts';
import { applyAll, type Finding, outcome, rule } from '../rule.ts';
import { type Answer, fromFindings } from './answer.ts';
import { activates } from './triggers.ts';

/** A card without an effect that is activated has nothing to activate. */
export const hasEffect = rule({
  id: 'chain/activation',
  reasons: { none: ['unknown', 'no effect of {card} is known that could be activated'] },
  decide: (_: Duel, { name }: { readonly name: string }) => ({ code: 'none', facts: { card: name } }),
});

/** May an effect of the card be activated now? Of several the likeliest answers, or the one that was named. */
export function canActivate(duel: Duel, question: Extract<Question, { ask: 'can-activate' }>): Answer {
  const { model } = cardOf(duel, question.card);
  const judged = activationCases(duel, question.card, question.part, question.player).map((each) => ({
    each,
    answer: answerFor(duel, each),
  }));
  const order = ['yes', 'cannot tell', 'no'];
  const [best] = judged.toSorted((a, b) => order.indexOf(a.answer.answer) - order.indexOf(b.answer.answer));
  if (best !== undefined) return best.answer;
  const none = hasEffect.apply(duel, { name: model.name });
  return fromFindings(none === null ? [] : [none], claimsFor(model.name));
}

function answerFor(duel: Duel, each: ActivationCase): Answer {
  const { card, part, effect } = each;
  const read = [{ card: card.id, part }];
  if (!isTrigger(effect)) {
    const findings = applyAll(activationRules, duel, each);
    return {
      ...fromFindings(findings, claimsFor(card.model.name)),
      assumed: assumedFor(duel, each, findings),
      read,
    };
  }
  // A Trigger Effect needs its event first; then what every activation needs.
  const base = activates(duel, card.id, part);
  const needed = applyAll(neededRules, duel, each);
  if (base.answer !== 'yes' || outcome(needed) === 'permits') return base;
  return {
    ...fromFindings([...needed, ...base.findings], claimsFor(card.model.name)),
    assumed: base.assumed,
    read,
  };
}

const claimsFor = (name: string) => ({
  yes: `the effect of ${name} can be activated`,
  no: `the effect of ${name} cannot be activated`,
  open: `whether the effect of ${name} can be activated is not settled`,
});

/** What nobody said and is taken for granted. */
function assumedFor(
  duel: Duel,
  { effect, player, card }: ActivationCase,
  findings: readonly Finding[],
): readonly string[] {
  const judged = (id: string) => findings.some(({ rule: each }) => each === id);
  const lp = effect.cost.some(({ do: verb }) => verb === 'pay-lp') && duel.players[player].lp === null;
  return [
    ...effect.conditions,
    ...('on' in effect && effect.on.length > 0 ? ['what it answers has happened'] : []),
    ...(effect.targets.length > 0 && !judged('target/chosen-at-activation')
      ? ['there is a legal target']
      : []),
    ...(lp ? [`${player} has enough LP`] : []),
    ...(effect.cost.some(({ do: verb }) => verb !== 'pay-lp') ? ['its cost can be paid'] : []),
    ...(effect.limit === undefined ? [] : ['its limit was not used up before']),
    ...(card.place === 'spell-trap-zone' && !card.faceUp
      ? [`${card.model.name} was Set before this turn`]
      : []),
  ];
}
