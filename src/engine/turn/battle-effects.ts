import { isActivated, isMandatory, isTrigger, triggerEvents } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { timingWhen } from '../../vocabulary/damage-step.ts';
import type { ActivationCase } from '../activation/activation-case.ts';
import { controlsNeeded } from '../activation/activation-conditions.ts';
import { determinedTarget, onlyTargets, targetExists } from '../activation/target.ts';
import { isLost } from '../battle/timed-effects.ts';
import { activate, resolveLink } from '../chain.ts';
import type { Answer } from '../findings.ts';
import { attackerOf, targetOf } from '../state/battle.ts';
import { cardOf, type Duel, type PendingTrigger } from '../state/duel.ts';
import { activates } from './activates.ts';

/** Which Trigger Effects are activated as the battle goes on: those that must be, or all that can be. */
export type WhichEffects = 'mandatory' | 'all';

/** An effect that waits, and whether it activates now. */
interface Ready extends Pick<Answer, 'answer' | 'assumed'> {
  readonly waiting: PendingTrigger;
  readonly mandatory: boolean;
}

/** Plays the Trigger Effects of this point of the battle as one Chain: the turn player's first, the mandatory ones first. */
export function playEffects(duel: Duel, which: WhichEffects): Duel {
  const ready = readyNow(duel);
  const played = ready
    .filter(({ answer, mandatory }) => answer === 'yes' && (mandatory || which === 'all'))
    .toSorted((a, b) => rank(duel, a) - rank(duel, b));
  const left = ready.filter(({ answer, mandatory }) => answer === 'yes' && !mandatory && which !== 'all');
  const open = ready.filter(
    ({ answer, mandatory }) => answer === 'cannot tell' && (mandatory || which === 'all'),
  );
  // Those that nobody has to activate go past with that Chain, on which they could be.
  const waiting =
    played.length === 0
      ? duel.waiting
      : passed(
          duel,
          ready.filter((each) => !played.includes(each)),
        );
  const told: Duel = {
    ...duel,
    waiting,
    notUsed: [
      ...(duel.notUsed ?? []),
      ...left.map(
        ({ waiting }) =>
          `the optional effect of ${nameOf(duel, waiting)} could be activated ${whenNow(duel)}, and is not`,
      ),
      ...(which === 'mandatory' ? played.filter(({ waiting }) => leavesChoice(duel, waiting)) : []).map(
        ({ waiting }) => `what the effect of ${nameOf(duel, waiting)} lets its player do besides is not done`,
      ),
    ],
    missing: [
      ...duel.missing,
      ...open.map(({ waiting }) => ({
        card: waiting.card,
        words: `whether the effect of ${nameOf(duel, waiting)} is activated`,
        may: battlers(duel),
      })),
    ],
  };
  const chained = played.reduce((now, { waiting, mandatory }) => {
    const { card, part } = waiting;
    const effect = cardOf(now, card).model.parts[part];
    const targets =
      mandatory && effect !== undefined && isTrigger(effect)
        ? onlyTargets(now, caseOf(now, waiting, effect))
        : [];
    return activate(now, { card, part, player: cardOf(now, card).controller, targets });
  }, told);
  // What a mandatory effect leaves to its player is not done either.
  const optional = which === 'mandatory' ? { optional: noneDone } : {};
  return played.reduce(
    (now) => (now.chain.length > duel.chain.length ? resolveLink(now, optional) : now),
    chained,
  );
}

/** No effect has more parts that may be left undone. */
const noneDone: readonly boolean[] = Array.from({ length: 8 }, () => false);

/** The players go past the time of whatever could be activated at this point of the battle, and was not. */
export const passTiming = (duel: Duel): Duel => ({
  ...duel,
  waiting: passed(duel, readyNow(duel), (each) => !waitsForCalculation(duel, each)),
});

/** What waits, with that it was passed by now: these, and all others that are. */
const passed = (
  duel: Duel,
  ready: readonly Ready[],
  isPassed: (each: PendingTrigger) => boolean = () => false,
): readonly PendingTrigger[] =>
  duel.waiting.map((each) => {
    const now = ready.find(({ waiting }) => waiting === each);
    if (each.passed !== undefined || (now === undefined && !isPassed(each))) return each;
    const { answer: could = 'no', assumed = [] } = now ?? {};
    return { ...each, passed: { by: 'timing', when: whenNow(duel), could, assumed } };
  });

const whenNow = ({ battle }: Duel): string =>
  battle === undefined || battle.at === 'declared' || battle.at === 'over'
    ? 'when the attack is declared'
    : timingWhen[battle.at];

const leavesChoice = (duel: Duel, { card, part: number }: PendingTrigger): boolean => {
  const part = cardOf(duel, card).model.parts[number];
  return part !== undefined && isActivated(part) && part.does.some(({ may }) => may);
};

const nameOf = (duel: Duel, { card }: PendingTrigger): string => cardOf(duel, card).model.name;

const battlers = (duel: Duel): readonly string[] =>
  [attackerOf(duel), targetOf(duel)].flatMap((card) => (card === undefined ? [] : [card.id]));

const rank = (duel: Duel, { waiting, mandatory }: Ready): number =>
  (mandatory ? 0 : 2) + (cardOf(duel, waiting.card).controller === duel.turnPlayer ? 0 : 1);

/** The Trigger Effects that were met in this battle and wait, each once, with what the rules say of them now. */
export function readyNow(duel: Duel): readonly Ready[] {
  const { battle } = duel;
  if (battle === undefined) return [];
  const seen = new Set<string>();
  return duel.waiting.flatMap((waiting) => {
    const key = `${waiting.card} ${waiting.part}`;
    if (waiting.event < battle.event || waiting.passed !== undefined || seen.has(key)) return [];
    if (waitsForCalculation(duel, waiting)) return [];
    seen.add(key);
    const part = cardOf(duel, waiting.card).model.parts[waiting.part];
    if (part === undefined || !isTrigger(part)) return [];
    const mandatory = isMandatory(part);
    // What its text asks of its event and nobody judged is not taken for granted of what has to be activated.
    const isAsked =
      mandatory && triggerEvents(part).some(({ reads = '' }) => waiting.assumed.includes(reads));
    const isOpen = isAsked || (waiting.judged && isLost(duel, cardOf(duel, waiting.card), part));
    const now = activates(duel, waiting.card, waiting.part);
    const { answer, assumed } = isOpen && now.answer === 'yes' ? { ...now, answer: 'cannot tell' } : now;
    // Whose condition does not hold on the board that was told, or whose target is not there, has nothing to activate.
    const barred = mandatory && lacks(duel, caseOf(duel, waiting, part));
    return answer !== 'no' && barred ? [] : [{ waiting, mandatory, answer, assumed }];
  });
}

const caseOf = (duel: Duel, { card: id, part }: PendingTrigger, effect: ActivatedEffect): ActivationCase => {
  const card = cardOf(duel, id);
  return { card, part, effect, player: card.controller };
};

const lacks = (duel: Duel, asked: ActivationCase): boolean =>
  [controlsNeeded, determinedTarget, targetExists].some(
    (each) => each.apply(duel, asked)?.verdict === 'forbids',
  );

/** What answers that the attack flipped the monster waits until after damage calculation (rule damage-step/flip-effects-wait). */
export function waitsForCalculation({ battle, timeline }: Duel, { event }: PendingTrigger): boolean {
  const happened = timeline[event];
  const flipped =
    happened?.stage.in === 'battle' &&
    happened.names.includes('flipped-face-up') &&
    event >= (battle?.event ?? event);
  return (
    flipped && (battle?.at === 'start' || battle?.at === 'before-calculation' || battle?.at === 'calculation')
  );
}
