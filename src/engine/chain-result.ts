import type { Instruction } from '../card-model/instruction.ts';
import { restrictionsOn } from './restrictions/restriction.ts';
import { type Rule, type RuleKey, rule, ruleIf, ruleOf } from './rule.ts';
import { cardOf, type Duel, doesOfLink, effectOfLink, type Resolved } from './state/duel.ts';
import type { DuelEvent } from './state/event.ts';
import type { Unknown } from './state/missing.ts';

/** Was the effect of this Chain Link applied when it resolved? */
export interface ResultCase {
  readonly resolved: Resolved;
}

/** Rules by which an effect is not applied, each with why, and the reason that it gives. */
const notApplied = (key: RuleKey, codes: Partial<Record<NonNullable<Resolved['because']>, string>>) =>
  ruleOf(
    key,
    (duel, { resolved: { because, link } }: ResultCase) => {
      const code = because === undefined ? undefined : codes[because];
      return code === undefined ? null : { code, facts: { card: cardOf(duel, link.card).model.name } };
    },
    { codes: Object.values(codes) },
  );

export const mustBeFaceUp = notApplied('effect/must-be-face-up', { 'not-face-up': 'gone' });

/** A Spell/Trap Card that stays on the field must still lie there. */
export const mustRemainFaceUp = notApplied('negate/must-remain-face-up', { 'card-gone': 'gone' });

export const negatedActivation = notApplied('negate/activation not-applied', {
  'activation-negated': 'negated',
});

export const negatedEffect = notApplied('negate/effect not-applied', {
  'effect-negated': 'negated',
  'effects-negated-on-field': 'continuous',
});

/** Did it happen between the activation of this Chain Link and its resolution: as a cost, or when a later one resolved? */
function cameBefore({ stage }: DuelEvent, { chain, link }: Resolved): boolean {
  if (stage.in === 'activation') return stage.chain === chain && stage.link >= link.number;
  return stage.in === 'resolution' && stage.chain === chain && stage.link > link.number;
}

const isDoneToTarget = ({ what }: Instruction): boolean => typeof what === 'object' && 'target' in what;

/** A rule or a text may keep it from doing anything at all: nothing sure happened. */
export function perhapsNothingDone(duel: Duel, { link, chain, told }: Resolved): readonly Unknown[] {
  const part = effectOfLink(duel, link);
  if (told || part === undefined) return [];
  const happened = duel.timeline.some(
    ({ stage, unsure }) =>
      stage.in === 'resolution' && stage.chain === chain && stage.link === link.number && !unsure,
  );
  if (happened) return [];
  // What only words say was possible when it was activated; what was done since then may have changed that.
  const between = duel.resolved.some((each) => each.chain === chain && each.link.number > link.number);
  const inWords = between && part.does.every(({ do: verb }) => verb === 'described');
  if (inWords || part.does.every(({ do: verb }) => verb === 'special-summon'))
    return duel.missing.filter(({ card }) => card === link.card);
  const bound = restrictionsOn(duel, link.player).some(({ ban: { summons = [] } }) =>
    part.does.every(
      ({ do: verb }) => summons.includes('special') || summons.some((kind) => verb === `${kind}-summon`),
    ),
  );
  return bound && part.does.every(({ do: verb }) => verb.endsWith('-summon'))
    ? duel.missing.filter(({ card }) => card === link.card)
    : [];
}

export const resultRules: readonly Rule<ResultCase>[] = [
  mustBeFaceUp,
  mustRemainFaceUp,
  negatedActivation,
  negatedEffect,
  /** All that it targeted had left when it resolved, and all that it does it does with that. */
  ruleIf('target/at-resolution chain-result', 'gone', (duel, { resolved }) => {
    const { link } = resolved;
    const { model } = cardOf(duel, link.card);
    const part = effectOfLink(duel, link);
    if (!resolved.applied || part === undefined || link.targets.length === 0) return null;
    const left = link.targets.every(({ id, moves }) =>
      duel.timeline.some(
        (event) =>
          event.card?.id === id &&
          event.card.before.moves === moves &&
          event.card.after.moves !== moves &&
          cameBefore(event, resolved),
      ),
    );
    return left && part.does.every(isDoneToTarget) ? { facts: { card: model.name } } : null;
  }),
  /** A rule or a text keeps it by now from doing all that it does, and so nothing happened. */
  ruleIf(
    'activation/must-be-able-to-resolve chain-result',
    'nothing',
    (duel, { resolved: { applied, link, chain } }) => {
      const { model } = cardOf(duel, link.card);
      const does = doesOfLink(duel, link);
      if (!applied || does.length === 0) return null;
      const spared = (duel.spared ?? []).filter((each) => each.chain === chain && each.link === link.number);
      const isKept = ({ do: verb }: Instruction) => spared.some((each) => each.verb === verb);
      const happened = duel.timeline.some(
        ({ stage }) => stage.in === 'resolution' && stage.chain === chain && stage.link === link.number,
      );
      const why = spared[0]?.because;
      return happened || why === undefined || !does.every(isKept)
        ? null
        : { facts: { card: model.name, why } };
    },
  ),
  rule('effect/resolves-after-leaving', (duel, { resolved }) => {
    if (!resolved.applied) return null;
    const card = cardOf(duel, resolved.link.card);
    const left = duel.timeline.some(
      (event) =>
        event.card?.id === card.id && event.names.includes('left-the-field') && cameBefore(event, resolved),
    );
    return { code: left ? 'left' : 'resolved', facts: { card: card.model.name } };
  }),
];
