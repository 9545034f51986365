import { type Aspect, aspects } from '../../card-model/aspects.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { listOf } from '../../platform/list-of.ts';
import { tiedTo } from '../events/linked-destruction.ts';
import { lpAreAsked } from '../instructions/concerned.ts';
import { dependsOn, type Question } from '../question.ts';
import { type ChainLink, cardOf, type Duel, effectOfLink } from '../state/duel.ts';
import { isIdle, touchedBy, type Unknown } from '../state/missing.ts';

/** What of a card decides what may be done with it, besides what the question itself depends on. */
const ofTheCard: readonly Aspect[] = listOf('place control position kind counters negation stats');

/** What has Continuous Effects begin or stop applying, or count something else. */
const decidesApplied: readonly Aspect[] = listOf(
  'negation kind control position place summon counters hand lp',
);

/** What decides which cards later effects take, and what becomes of them. */
const decidesLater: readonly Aspect[] = ['stats', 'kind', 'position', 'control', 'place', 'summon'];

/** What decides a battle, and what becomes of its monsters. */
export const decidesBattle: readonly Aspect[] = listOf(
  'attack battle-damage control destruction kind negation place position prevention stats',
);

/** May it touch one of these aspects? */
export const touchesAny = ({ touches }: Unknown, asked: readonly Aspect[]): boolean =>
  touches === undefined || touches.some((each) => asked.includes(each));

/** May it have dealt with the card, or taken along with it another one that it is tied to? */
export const mayConcern = (duel: Duel, unknown: Unknown, card: string): boolean =>
  unknown.may.includes(card) ||
  (unknown.may.length > 0 &&
    touchesAny(unknown, ['place', 'position']) &&
    tiedTo(duel, cardOf(duel, card)).some((id) => unknown.may.includes(id)));

/** May what was not said or not played have changed what is asked of a card, or what happened to it since? */
export function mayHaveChanged(duel: Duel, unknown: Unknown, ask: Question['ask'], card: string): boolean {
  const { aspects: asked, asks, whileApplied } = dependsOn(ask);
  const idle = isIdle(duel, unknown);
  // What waits for something that has not happened since has changed nothing.
  if (idle && unknown.idle !== true && asks === 'fact') return false;
  if (
    !(idle && asks === 'fact') &&
    touchesAny(unknown, asks === 'may' && !idle ? [...asked, ...ofTheCard] : asked)
  )
    return true;
  if (whileApplied && !idle && touchesAny(unknown, bearing(duel, decidesApplied))) return true;
  return hangsOn(duel, unknown, card, asked);
}

/** LP bear on cards only where one that is there asks for them. */
const bearing = (duel: Duel, all: readonly Aspect[]): readonly Aspect[] =>
  lpAreAsked(duel) ? all : all.filter((each) => each !== 'lp');

/** What bears on a Chain that resolves already: not what may be activated, attack or be targeted from then on. */
const decidesResolution: readonly Aspect[] = aspects.filter(
  (each) => !['activation', 'attack', 'battle-damage', 'limit', 'targeting'].includes(each),
);

/** Did it happen by another Chain Link of the Chain that was resolving then? */
function isDecidedBefore({ timeline }: Duel, at: number, { stage }: Duel['timeline'][number]): boolean {
  const noted = timeline[at]?.stage;
  return (
    noted?.in === 'resolution' &&
    stage.in === 'resolution' &&
    noted.chain === stage.chain &&
    noted.link !== stage.link
  );
}

/** Has something happened to the card since then that may hang on it, or would it have? */
function hangsOn(duel: Duel, unknown: Unknown, card: string, asked: readonly Aspect[]): boolean {
  const { at = 0, card: by } = unknown;
  // Before damage is calculated, all of the battle may hang on it that has to do with battles.
  const { calculated } = duel.battle ?? {};
  const isBefore = duel.missing.indexOf(unknown) < (calculated?.missing ?? duel.missing.length);
  if (duel.battle !== undefined && isBefore && touchesAny(unknown, decidesBattle)) return true;
  const later = duel.timeline.slice(at);
  const goesOn = later.some(
    (event) => event.by?.card === by && event.card !== undefined && event.card.id !== by,
  );
  const isLater = goesOn || resolvedAfter(duel, by).some((each) => effectMayTouch(duel, each, asked));
  if (isLater && touchesAny(unknown, decidesLater)) return true;
  return (
    // What is cleared away after a Chain goes where it goes anyway.
    later.some(
      (event) =>
        event.card?.id === card &&
        event.stage.in !== 'chain-end' &&
        !(isDecidedBefore(duel, at, event) && !touchesAny(unknown, bearing(duel, decidesResolution))),
    ) || duel.spared?.some((each) => each.card === card) === true
  );
}

const resolvedAfter = ({ resolved }: Duel, card: string): readonly ChainLink[] =>
  resolved.slice(resolved.findLastIndex(({ link }) => link.card === card) + 1).map(({ link }) => link);

/** May the effect of this Chain Link have done something of this sort? */
function effectMayTouch(duel: Duel, link: ChainLink, asked: readonly Aspect[]): boolean {
  const part = effectOfLink(duel, link);
  return (
    part === undefined ||
    part.does.some((each) => touchedBy(each).touches?.some((aspect) => asked.includes(aspect)) !== false)
  );
}

/** Is it open where a card is, or whose, because of what was not said or not played? */
export const isPlaceOpen = (duel: Duel, card: string): boolean =>
  duel.missing.some(
    (each) =>
      mayConcern(duel, each, card) &&
      ((touchesAny(each, ['place', 'control']) && !isIdle(duel, each)) ||
        hangsOn(duel, each, card, ['place', 'control'])),
  );

/** What was not said or not played and may have changed LP: directly, by a battle, or by what came after it. */
export const unknownsOfLp = (duel: Duel): readonly Unknown[] =>
  duel.missing.filter((each, index) => {
    const { at = 0, lpChanges = 0 } = each;
    const changed = (duel.lpChanges?.length ?? 0) > lpChanges;
    if (touchesAny(each, ['lp']) && (changed || !isIdle(duel, each))) return true;
    // What came up when the damage of the battle had been calculated changes nothing of it.
    const isTooLate = index >= (duel.battle?.calculated?.missing ?? index + 1);
    const battles =
      !isTooLate &&
      (duel.battle !== undefined || duel.timeline.slice(at).some(({ stage }) => stage.in === 'battle'));
    if (battles && touchesAny(each, ['battle-damage', 'attack', ...decidesLater])) return true;
    return changed && touchesAny(each, decidesApplied);
  });

/** What cannot be done since, though no rule could apply it: may it keep this effect from being activated? */
export const mayForbid = (
  unknown: Unknown,
  card: string,
  effects: readonly { readonly cost: readonly Instruction[]; readonly does: readonly Instruction[] }[],
): boolean => {
  const pays = effects.some(({ cost }) => cost.length > 0);
  if (unknown.bound?.includes(card) === false && !pays) return false;
  const done = effects.flatMap(({ cost, does }) => [...cost, ...does]);
  return touchesAny(unknown, [
    'activation',
    ...(pays ? (['prevention'] as const) : []),
    ...done.flatMap(({ do: verb }) => verbFacts[verb].touches ?? decidesApplied),
  ]);
};
