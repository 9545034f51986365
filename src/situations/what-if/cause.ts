import { events } from '../../vocabulary/events.ts';
import {
  type Activating,
  askedCard,
  type Changes,
  changed,
  nameOf,
  type Resolving,
  resolvedBy,
  withActions,
} from './change.ts';

/** What happened to the card as a cost could have been done by the effect, and the other way round. */
export const causeChanges: Changes = (situation) => {
  const card = askedCard(situation);
  const name = nameOf(situation, card);
  return [...resolvedBy(situation)].flatMap(([resolveAt, activateAt]) => {
    const activating = situation.actions[activateAt];
    const resolving = situation.actions[resolveAt];
    if (activating?.do !== 'activate' || resolving?.do !== 'resolve' || card === undefined) return [];
    const paid = (activating.cost ?? []).find((each) => each.card === card);
    const done = (resolving.happens ?? []).flat().find((each) => each.card === card);
    const change = (one: Activating, other: Resolving) =>
      withActions(withActions(situation, activateAt, 1, one), resolveAt, 1, other);
    const byEffect =
      paid === undefined
        ? []
        : [
            changed(
              `${name} ${were(events.present(paid.event))} by the effect, and not as a cost`,
              'by an effect',
              change(
                { ...activating, cost: (activating.cost ?? []).filter((each) => each !== paid) },
                { ...resolving, happens: [...(resolving.happens ?? []), [{ ...paid, cause: 'effect' }]] },
              ),
            ),
          ];
    if (done === undefined || !canBeCost.has(done.event)) return byEffect;
    const asCost = change(
      { ...activating, cost: [...(activating.cost ?? []), { ...done, cause: 'cost' }] },
      without(resolving, done),
    );
    const words = `${name} ${were(events.present(done.event))} as a cost, and not by the effect`;
    return [...byEffect, changed(words, 'as a cost', asCost)];
  });
};

/** The resolution without one thing that was told of it; where that was all, the effect does what it does. */
function without(
  { happens = [], ...resolves }: Resolving,
  done: (typeof happens)[number][number],
): Resolving {
  const left = happens
    .map((moment) => moment.filter((each) => each !== done))
    .filter((moment) => moment.length > 0);
  return left.length === 0 ? resolves : { ...resolves, happens: left };
}

/** What a cost has players do with cards. */
const canBeCost: ReadonlySet<string> = new Set(
  'sent-to-gy discarded banished tributed returned-to-deck'.split(' '),
);

/** "is sent to the GY" as what is only supposed. */
export const were = (present: string): string => present.replace(/^is /, 'were ');
