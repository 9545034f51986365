import { isActivated } from '../../card-model/activated.ts';
import { activationCases } from '../activation/activation-case.ts';
import { targetFits, turnableTarget } from '../activation/target.ts';
import { type Answer, claimsThat, fromFindings } from '../findings.ts';
import type { Question } from '../question.ts';
import { applyAll, outcome, rule } from '../rule.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { targetRules } from '../target/may-be-targeted.ts';

/** A card that is said to target, of which no effect does as far as its text was read. */
export const targetsNothing = rule({
  id: 'target/chosen-at-activation',
  reasons: {
    none: ['forbids', 'no effect of {source} targets'],
    'not-read': ['unknown', 'whether an effect of {source} targets is open: a part of its text was not read'],
  },
  decide(_: Duel, { source }: { readonly source: Card }) {
    return { code: source.model.parts.some(({ kind }) => kind === 'unread') ? 'not-read' : 'none' };
  },
});

/** May the card be targeted now: by any effect, or by one of this card? */
export function mayBeTargeted(
  duel: Duel,
  { card: id, by }: Extract<Question, { ask: 'can-be-targeted' }>,
): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const source = by === undefined ? undefined : cardOf(duel, by);
  const how = source === undefined ? 'targeted by a card effect' : `targeted by ${source.model.name}`;
  const claims = claimsThat(name, 'can', `be ${how}`);
  if (source === undefined) return fromFindings(applyAll(targetRules, duel, { card, by: {} }), claims);
  const { player, kind } = sourceOf(source);
  const reach = applyAll(targetRules, duel, { card, by: { player, kind } });
  const aiming = activationCases(duel, source.id, undefined, undefined).filter(
    ({ effect }) => isActivated(effect) && effect.targets.length > 0,
  );
  if (aiming.length === 0) return fromFindings(applyAll([targetsNothing], duel, { source }), claims);
  const order = { permits: 0, unknown: 1, forbids: 2 };
  const [best = []] = aiming
    .map((each) => applyAll([turnableTarget, targetFits], duel, { ...each, target: card }))
    .toSorted((a, b) => order[outcome(a)] - order[outcome(b)]);
  return fromFindings([...reach.filter(({ verdict }) => verdict !== 'permits'), ...best], claims);
}
