import { isNegated } from '../negation.ts';
import { type Card, cardOf, type Duel, withCard } from '../state/duel.ts';
import {
  appliedSteps,
  changeNow,
  type OpenChange,
  type Stat,
  stats,
  withOpenStats,
  withStatStep,
} from '../state/stat-line.ts';
import type { Change } from '../state/values/change.ts';
import { kindOf, type Setting } from '../stats/instruction.ts';
import { type ContinuousModifier, continuousModifiers } from './continuous-stats.ts';
import { withProperties } from './properties.ts';

/** Steps of Continuous Effects have ids that begin so: they end when the effect stops applying, and by nothing else. */
const prefix = 'continuous ';

/** The changes of Continuous Effects begin and end in the order in which the effects start and stop applying. */
export function syncContinuous(before: Duel): Duel {
  const duel = withProperties(before);
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
  const card = cardOf(duel, id);
  const known = wanted.flatMap(({ of, setting, by }) => (setting === undefined ? [] : [{ of, setting, by }]));
  const applied = appliedSteps(card, stat).filter((step) => step.startsWith(prefix));
  const over = applied.filter((step) => !known.some(({ of }) => step.startsWith(stem(of))));
  const news = known.filter(({ of }) => !applied.some((step) => step.startsWith(stem(of))));
  const late = news.filter(({ of, setting }) => mayHaveBegun(card, stat, stem(of), setting));
  const begin = news.filter((each) => !late.includes(each));
  const { tables } = duel;
  const ended = [...over, ...ownBoosts(duel, card, stat)].reduce(
    (now, step) => withStatStep(now, stat, { do: 'end', id: step }, tables),
    card,
  );
  const counted = known.reduce((now, { of, setting: { change } }) => {
    const step = applied.find((each) => each.startsWith(stem(of)));
    if (step === undefined || isSame(changeNow(now, stat, step), change)) return now;
    return withStatStep(now, stat, { do: 'recount', id: step, change }, tables);
  }, ended);
  const begun = begin.reduce((now, { of, setting, by }) => {
    // An effect that stopped and starts again applies anew: its step has an id of its own.
    const step = `${stem(of)}${now.stats[stat]?.steps.length ?? 0}`;
    const kind = kindOf(setting, 'continuous');
    return withStatStep(now, stat, { do: 'apply', id: step, kind, change: setting.change }, tables, by);
  }, counted);
  const open = [
    ...wanted
      .filter(({ setting }) => setting === undefined)
      .map(({ of, words, adds }) => ({ id: stem(of), words, ...(adds === undefined ? {} : { adds }) })),
    ...late.map(({ of, by }) => ({ id: stem(of), words: `since when the effect of ${by} applies` })),
    ...unordered(card, stat, known, begin),
  ];
  const was = begun.stats[stat]?.open ?? [];
  const continuous = was.filter((each) => each.id.startsWith(prefix));
  const same =
    open.length === continuous.length && open.every(({ id: each }, at) => each === continuous[at]?.id);
  const left = was.filter((each) => !each.id.startsWith(prefix));
  const next = same ? begun : withOpenStats(begun, stat, [...left, ...open]);
  return next === card ? duel : withCard(duel, id, next);
}

/** Did an effect that applies now perhaps apply before? Then nobody knows what came first, it or what sets the value. */
function mayHaveBegun(card: Card, stat: Stat, id: string, setting: Setting): boolean {
  const { open = [], steps = [] } = card.stats[stat] ?? {};
  if (!open.some((each) => each.id === id)) return false;
  const adds = (kind: string) => kind.endsWith('-change');
  return steps.some(
    (step) => step.do === 'apply' && !(adds(step.kind) && adds(kindOf(setting, 'continuous'))),
  );
}

const isSame = (a: Change | undefined, b: Change): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is open where nobody said in which order these effects began to apply. */
const orderOf = (effects: readonly string[]): string => `${prefix}order of ${JSON.stringify(effects)}`;

/** Of effects that set the same value from the same moment on nobody said which came first: the value is open. */
function unordered(
  card: Card,
  stat: Stat,
  known: readonly { readonly of: string; readonly setting: Setting }[],
  begin: readonly { readonly of: string; readonly setting: Setting }[],
): readonly OpenChange[] {
  const was = (card.stats[stat]?.open ?? []).filter(({ id }) => id.startsWith(`${prefix}order of`));
  const still = was.filter(({ id }) => known.filter(({ of }) => id.includes(JSON.stringify(of))).length > 1);
  const together = (['continuous-current', 'continuous-original'] as const)
    .map((kind) => begin.filter(({ setting }) => kindOf(setting, 'continuous') === kind).map(({ of }) => of))
    .filter((effects) => effects.length > 1);
  const words = 'which of the effects that set it applied first was not said';
  return [...still, ...together.map((effects) => ({ id: orderOf(effects), words }))];
}

/** Steps of what a monster gives to itself alone by an effect that it activated have ids that begin so. */
export const ownBoost = (id: string): string => `own ${id}`;

/** What a monster gave to itself alone ends when its effects are negated (rule stats/own-boost-negated). */
const ownBoosts = (duel: Duel, card: Card, stat: Stat): readonly string[] =>
  isNegated(duel, card) ? appliedSteps(card, stat).filter((step) => step.startsWith(ownBoost(''))) : [];

const stem = (of: string): string => `${prefix}${of}: `;
