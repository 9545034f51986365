import { cardOf, type Duel, withCard } from '../duel.ts';
import { kindOf } from '../stats/instruction.ts';
import { type ContinuousModifier, continuousModifiers } from './continuous-stats.ts';
import { appliedSteps, type Stat, stats, withOpenStats, withStatStep } from './stat-line.ts';

/** Steps of Continuous Effects have ids that begin so: they end when the effect stops applying, and by nothing else. */
const prefix = 'continuous ';

/** The modifiers of Continuous Effects begin and end in the order in which the effects start and stop applying. */
export function syncContinuous(duel: Duel): Duel {
  const wanted = continuousModifiers(duel);
  const touched = Object.values(duel.cards).filter((card) =>
    stats.some((stat) => card.stats[stat] !== undefined || wanted.some((each) => each.card === card.id)),
  );
  return touched.reduce(
    (now, { id }) =>
      stats.reduce(
        (each, stat) =>
          syncStat(
            each,
            id,
            stat,
            wanted.filter((one) => one.card === id && one.stat === stat),
          ),
        now,
      ),
    duel,
  );
}

function syncStat(duel: Duel, id: string, stat: Stat, wanted: readonly ContinuousModifier[]): Duel {
  const plain = wanted.filter(({ change }) => change !== undefined);
  const card = cardOf(duel, id);
  const applied = appliedSteps(card, stat).filter((step) => step.startsWith(prefix));
  const ended = applied
    .filter((step) => !plain.some(({ of }) => step.startsWith(stem(of))))
    .reduce((now, step) => withStatStep(now, stat, { do: 'end', id: step }, duel.tables), card);
  const begun = plain
    .filter(({ of }) => !applied.some((step) => step.startsWith(stem(of))))
    .reduce((now, { of, change }) => {
      if (change === undefined) return now;
      // An effect that stopped and starts again applies anew: its step has an id of its own.
      const step = `${stem(of)}${now.stats[stat]?.steps.length ?? 0}`;
      const kind = kindOf(change, 'continuous');
      return withStatStep(now, stat, { do: 'apply', id: step, kind, change }, duel.tables);
    }, ended);
  const open = wanted
    .filter(({ change }) => change === undefined)
    .map(({ of, words }) => ({ id: stem(of), words }));
  const was = begun.stats[stat]?.open ?? [];
  const continuous = was.filter((each) => each.id.startsWith(prefix));
  const same =
    open.length === continuous.length && open.every(({ id: each }, at) => each === continuous[at]?.id);
  const left = was.filter((each) => !each.id.startsWith(prefix));
  const next = same ? begun : withOpenStats(begun, stat, [...left, ...open]);
  return next === card ? duel : withCard(duel, id, next);
}

const stem = (of: string): string => `${prefix}${of}: `;
