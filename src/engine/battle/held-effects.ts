import { selfDestructions } from '../../card-model/lasting/self-destruction.ts';
import { isDetermined } from '../damage-step/destruction-pending.ts';
import { applyEvents } from '../events/happen.ts';
import { isNegated, isWorking } from '../negation.ts';
import { secondBeside } from '../restrictions/only-one.ts';
import { lockOnFlipped } from '../restrictions/too-many.ts';
import { ruleIf } from '../rule.ts';
import { type Battle, battleStage, targetOf } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { withMissing } from '../state/missing.ts';
import { anyHolds } from '../stats/count.ts';

/**
 * What would keep a monster from staying that the attack has flipped face-up waits until after damage calculation: that
 * it destroys itself (rule damage-step/self-destruction), and that there may be only one of it (rule
 * damage-step/only-one). A monster that the battle is determined to destroy is left to the battle.
 */
export function applyHeld(duel: Duel): Duel {
  const card = targetOf(duel);
  if (duel.battle?.wasFaceDown !== true || card?.faceUp !== true) return duel;
  const lock = lockOnFlipped(duel, card);
  if (lock !== undefined) return applyLock(duel, card, lock);
  const determined = isDetermined(duel, card);
  if (determined === 'yes') return duel;
  const second = secondBeside(duel, { card, player: card.controller });
  if (second?.is === 'yes' && determined === 'no')
    return applyEvents(duel, battleStage(duel), [
      { event: 'destroyed', rule: 'damage-step/only-one', card: card.id, cause: 'rule' },
    ]);
  if (second !== undefined) {
    const words = `whether ${card.model.name} can stay beside ${second.other.model.name}`;
    return withMissing(duel, [{ card: card.id, words, may: [card.id] }]);
  }
  if (!isWorking(duel, card) || isNegated(duel, card)) return duel;
  const found = card.model.parts
    .flatMap(selfDestructions)
    .map(({ words, event, while: holding }) => ({
      words,
      event,
      applies:
        determined === 'unknown' || holding === null
          ? ('unknown' as const)
          : anyHolds(duel, holding, card, card.controller),
    }));
  const sure = found.find(({ applies }) => applies === 'yes');
  if (sure !== undefined)
    return applyEvents(duel, battleStage(duel), [
      {
        event: sure.event,
        rule: 'damage-step/self-destruction',
        card: card.id,
        cause: 'effect',
        by: card.id,
      },
    ]);
  const open = found.filter(({ applies }) => applies === 'unknown');
  return withMissing(
    duel,
    open.map(({ words }) => ({
      card: card.id,
      words: `whether "${words}" takes ${card.model.name} from the field`,
      may: [card.id],
    })),
  );
}

/** A text on Types or Attributes takes hold after damage calculation (rules damage-step/type-attribute-locks, left-early). */
function applyLock(
  duel: Duel,
  { id, model }: Card,
  lock: NonNullable<ReturnType<typeof lockOnFlipped>>,
): Duel {
  const { limit, applies } = lock;
  const by = limit.source.id;
  if (applies === 'yes')
    return applyEvents(duel, battleStage(duel), [
      { event: 'sent-to-gy', rule: 'damage-step/type-attribute-locks', card: id, cause: 'effect', by },
    ]);
  const words = `whether the text of ${limit.source.model.name} sends ${model.name} to the GY`;
  return withMissing(duel, [{ card: by, words, may: [id] }]);
}

/** What took the attacked monster from the field after damage calculation, by the event of that. */
const heldEvent = (duel: Duel, { event, target }: Battle) =>
  duel.timeline
    .slice(event)
    .find(
      ({ names, card, stage, cause }) =>
        names.includes('destroyed') &&
        card?.id === target?.id &&
        stage.in === 'battle' &&
        stage.at === 'after-calculation' &&
        cause !== 'battle',
    );

export const destroyedItself = ruleIf(
  'damage-step/self-destruction',
  'itself',
  (duel, { battle }: { readonly battle: Battle }) => {
    const found = heldEvent(duel, battle);
    return found?.cause === 'effect' && found.by?.card === found.card?.id
      ? { facts: { card: found.cardNames?.[0] ?? '' }, event: found.index }
      : null;
  },
);

export const onlyOneStays = ruleIf(
  'damage-step/only-one',
  'second',
  (duel, { battle }: { readonly battle: Battle }) => {
    const found = heldEvent(duel, battle);
    return found?.cause === 'rule'
      ? { facts: { card: found.cardNames?.[0] ?? '' }, event: found.index }
      : null;
  },
);
