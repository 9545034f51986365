import { allApplied } from '../../card-model/activated.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import type { DuelEvent, Happens } from '../state/event.ts';
import { type Unknown, withMissing } from '../state/missing.ts';
import { allOf } from '../state/values/ternary.ts';
import { type BindingLimit, canBeTogether, controlLimitsOn, monstersOn } from './control-limits.ts';

const players: readonly Player[] = ['P0', 'P1'];

/**
 * What a text on which monsters can be controlled together sends to the GY, without a Chain Link, after something has
 * happened: a monster of the wrong Type or Attribute that came under control (rule field-limit/control). What only its
 * player can choose stays open, and is told as missing.
 */
export function sentAsTooMany(
  before: Duel,
  duel: Duel,
  events: readonly DuelEvent[],
): { readonly duel: Duel; readonly happens: readonly Happens[] } {
  if (!hasLimits(duel)) return { duel, happens: [] };
  const taken = new Set(
    events.flatMap(({ names, card }) =>
      card !== undefined && names.includes('control-changed') ? [card.id] : [],
    ),
  );
  const turned = new Set(
    events.flatMap(({ names, card, stage }) =>
      card !== undefined && stage.in !== 'battle' && mayBeTooMany(names) ? [card.id] : [],
    ),
  );
  const happens: Happens[] = [];
  const missing: Unknown[] = [];
  for (const player of players)
    for (const limit of controlLimitsOn(duel, player).filter(({ sends }) => sends)) {
      const there = monstersOn(duel, player, true);
      const news = there.filter(({ id }) => taken.has(id));
      const [first] = news;
      const settled = there.filter(({ id }) => !taken.has(id) && !turned.has(id));
      const wrong = first === undefined ? 'yes' : worst(limit, first, settled);
      if ('oneKind' in limit.limit && news.length === 1 && first !== undefined && wrong === 'no')
        happens.push({
          event: 'sent-to-gy',
          rule: 'field-limit/control',
          card: first.id,
          cause: 'effect',
          by: limit.source.id,
        });
      else if (taken.size + turned.size > 0 && (news.length > 0 || there.some(({ id }) => turned.has(id))))
        missing.push(...choiceOf(limit, there, player));
    }
  return { duel: withMissing(begun(before, duel), missing), happens };
}

const mayBeTooMany = (names: DuelEvent['names']): boolean =>
  names.includes('flipped-face-up') || names.includes('special-summoned');

const worst = (limit: BindingLimit, card: Card, others: readonly Card[]): Ternary =>
  allOf(others.map((other) => canBeTogether(limit, card, other)));

/** Which of the monsters stay is for their player to choose: missing, where not all of them can. */
function choiceOf(limit: BindingLimit, there: readonly Card[], player: Player): readonly Unknown[] {
  const clashing = there.filter(
    (one) =>
      worst(
        limit,
        one,
        there.filter(({ id }) => id !== one.id),
      ) !== 'yes',
  );
  if (clashing.length === 0) return [];
  const { name } = limit.source.model;
  return [
    {
      card: limit.source.id,
      words: `which monsters ${player} keeps under ${name} was not said; the others are sent to the GY`,
      may: clashing.map(({ id }) => id),
    },
  ];
}

/** The Duel with what is to be chosen where such a text has begun to apply. */
export function begun(before: Duel, duel: Duel): Duel {
  if (!hasLimits(duel)) return duel;
  const missing = players.flatMap((player) => {
    const old = controlLimitsOn(before, player).map(({ source }) => source.id);
    return controlLimitsOn(duel, player)
      .filter(({ sends, source }) => sends && !old.includes(source.id))
      .flatMap((limit) => choiceOf(limit, monstersOn(duel, player, true), player));
  });
  return withMissing(duel, missing);
}

const hasLimits = (duel: Duel): boolean =>
  Object.values(duel.cards).some(({ model }) => allApplied(model).some(({ controls }) => controls));

/** The text that sends a monster which an attack has flipped to the GY after damage calculation, if one does (rule damage-step/type-attribute-locks). */
export function lockOnFlipped(
  duel: Duel,
  card: Card,
): { readonly limit: BindingLimit; readonly applies: 'yes' | 'unknown' } | undefined {
  const others = monstersOn(duel, card.controller, true).filter(({ id }) => id !== card.id);
  const found = controlLimitsOn(duel, card.controller)
    .filter(({ sends }) => sends)
    .map((limit) => ({ limit, is: worst(limit, card, others) }))
    .filter(({ is }) => is !== 'yes');
  const sure = found.find(({ limit, is }) => is === 'no' && 'oneKind' in limit.limit);
  const first = sure ?? found[0];
  return first === undefined
    ? undefined
    : { limit: first.limit, applies: first === sure ? 'yes' : 'unknown' };
}
