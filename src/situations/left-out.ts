import { isActivated, isTrigger, spellSpeed, triggerEvents } from '../card-model/activated.ts';
import { placeAfter } from '../engine/events/moves.ts';
import { judgeStep } from '../engine/legal/judge-step.ts';
import { cardsNamed, play, unplayable } from '../engine/play.ts';
import type { Action } from '../engine/state/action.ts';
import { isUnderWay } from '../engine/state/battle.ts';
import { cardOf, type Duel } from '../engine/state/duel.ts';
import type { Finding } from '../engine/state/finding.ts';
import { listOf, setOf } from '../platform/list-of.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import { battlePhase } from '../vocabulary/phases.ts';
import { isField, type Place } from '../vocabulary/places.ts';

/** What a log in plain words says of phases: whoever names one names those that a step needs. */
export interface Told {
  readonly phases: boolean;
  readonly saidPlaces?: readonly SaidPlace[];
}

/** Where a card was said to be when it was named once more; `named`: how many steps had named it before. */
export interface SaidPlace {
  readonly card: string;
  readonly place: Place;
  readonly named: number;
}

/** The Duel in which a step in plain words is made: a Draw Phase or battle that must be over is over. */
export function asTheStepNeeds(duel: Duel, action: Action): Duel {
  if (duel.chain.length > 0 || duel.summoning !== undefined) return duel;
  const battled =
    isUnderWay(duel) && action.do === 'activate'
      ? battledUntil(duel, (then) => judgeStep(then, action, true).verdict !== 'illegal')
      : undefined;
  if (battled !== undefined) return battled;
  const over = isUnderWay(duel) && endsBattle(duel, action) ? play(duel, { do: 'battle', to: 'over' }) : duel;
  const early = over.phase === 'draw' || over.phase === 'standby';
  return early && isOfMainPhase(over, action) ? play(over, { do: 'phase', phase: 'main-1' }) : over;
}

/** The Duel where the battle under way comes by itself to what was told to happen; undefined where it does not. */
export function asTheBattleGoes(duel: Duel, action: Action): Duel | undefined {
  if (action.do !== 'happen' || !isUnderWay(duel) || duel.chain.length > 0) return undefined;
  return battledUntil(duel, ({ timeline }) =>
    action.events.every(({ event, card, by }) =>
      timeline
        .slice(duel.timeline.length)
        .some(
          (each) =>
            each.names.includes(event) &&
            each.card?.id === card &&
            (by === undefined || each.by?.card === by),
        ),
    ),
  );
}

/** The battle under way, played on to the first timing of the Damage Step at which this is so; undefined where it never is. */
function battledUntil(duel: Duel, isSo: (then: Duel) => boolean): Duel | undefined {
  if (isSo(duel)) return duel;
  let then = duel;
  for (const to of damageStepTimings.ids) {
    const next: Action = { do: 'battle', to };
    if (unplayable(then, next) !== null) continue;
    then = play(then, next);
    if (isSo(then)) return then;
  }
  return undefined;
}

/** Steps that nobody makes while an attack is under way. */
const endsBattle = (duel: Duel, action: Action): boolean =>
  action.do === 'attack' ||
  isSlow(duel, action) ||
  action.do === 'end-turn' ||
  (action.do === 'summon' && action.way !== 'special-summoned') ||
  (action.do === 'phase' && !battlePhase.includes(action.phase));

/** Summons, Sets, attacks, changes of position, slow Spells and Ignition Effects of the turn player come after the Draw Phase. */
const isOfMainPhase = (duel: Duel, action: Action): boolean =>
  actorOf(duel, action) === duel.turnPlayer &&
  (action.do === 'summon' ||
    action.do === 'declare-summon' ||
    action.do === 'attack' ||
    isPositionChange(action) ||
    isSlow(duel, action));

const isPositionChange = (action: Action): boolean =>
  action.do === 'happen' &&
  action.events.some(({ event, by }) => event === 'position-changed' && by === undefined);

/** Is it the activation of a Spell that is no Quick-Play Spell, or of an Ignition Effect? */
function isSlow(duel: Duel, action: Action): boolean {
  if (action.do !== 'activate') return false;
  const { facts, parts } = cardOf(duel, action.card).model;
  const part = parts[action.part ?? parts.findIndex(isActivated)];
  const slow = part?.kind === 'activation' || part?.kind === 'ignition';
  return slow && spellSpeed(part, facts) === 1;
}

function actorOf(duel: Duel, action: Action): string | undefined {
  const card = action.do === 'happen' ? action.events[0]?.card : 'card' in action ? action.card : undefined;
  if (card === undefined) return undefined;
  return ('player' in action ? action.player : undefined) ?? cardOf(duel, card).controller;
}

/** Does a rule forbid a step by what was told of it, and not because something was left out, as players do? */
export function forbidsAsTold(
  { rule, code }: Finding,
  duel: Duel,
  action: Action,
  { phases, earlier, saidPlaces = [] }: Told & { readonly earlier: readonly Action[] },
): boolean {
  if (namesStray(duel, action, earlier, saidPlaces)) return false;
  if (rule === ANSWERS) return duel.chain.length > 0 || code === 'not-that';
  if (rule === CONDITION_MET && answersItsOwnMove(duel, action)) return true;
  if (rule === BOTH_ZONES) return code === 'one';
  if (mayHaveBeenDone.some((each) => rule.startsWith(each))) return false;
  if (ofTributes.has(rule)) return action.do === 'summon' && action.tributes !== undefined;
  if (!isOfTime({ rule, code })) return true;
  const namedTime = rule === NAMED_TIME;
  const surely = phases || code === OTHER_TURN || actorOf(duel, action) !== duel.turnPlayer;
  return surely || (namedTime && (duel.chain.length > 0 || isUnderWay(duel)));
}

/** Does a rule ask for another turn or phase? */
export const isOfTime = ({ rule, code }: Pick<Finding, 'rule' | 'code'>): boolean =>
  (ofPhase.has(rule) && code !== 'no-zone') ||
  (rule === NAMED_TIME && (code === 'other-time' || code === OTHER_TURN)) ||
  (rule === POSITION && code === 'not-now');

/** Does it answer moves of its own card alone, and was its last move told? Such a move is not left out. */
function answersItsOwnMove(duel: Duel, action: Action): boolean {
  if (action.do !== 'activate') return false;
  const { model, moves, place, id } = cardOf(duel, action.card);
  const part = action.part === undefined ? undefined : model.parts[action.part];
  const effects = (part === undefined ? model.parts : [part]).filter(isTrigger);
  const isBattling = isUnderWay(duel) && [duel.battle?.attacker.id, duel.battle?.target?.id].includes(id);
  return (
    effects.length > 0 &&
    !isBattling &&
    effects.flatMap(triggerEvents).every(({ of, event }) => {
      const to = of === 'this' ? placeAfter(event) : undefined;
      return to !== undefined && (moves > 0 || (isField(place) && !isField(to)));
    })
  );
}

/** Does a step name a card that has moved since the log began, that no step named before, and of which was not said that it is there? */
const namesStray = (
  duel: Duel,
  action: Action,
  earlier: readonly Action[],
  saidPlaces: readonly SaidPlace[],
): boolean =>
  cardsNamed(action).some((id) => {
    const { moves, place } = cardOf(duel, id);
    const isNamed = earlier.some((each) => cardsNamed(each).includes(id));
    return moves > 0 && !isNamed && !saidPlaces.some((said) => said.card === id && said.place === place);
  });

/** What a card answers has not happened: of a Chain all is told, between others something may be left out, and what has just happened was told. */
export const ANSWERS = 'timing/after-an-action';

/** What a Trigger Effect activates for has not happened. */
const CONDITION_MET = 'trigger/condition-met';

/** A Pendulum Summon takes two scales: of two cards in the zones, a log tells of one as of the other. */
const BOTH_ZONES = 'pendulum-summon/both-zones-filled';

/** A text names the phase of its activation. */
const NAMED_TIME = 'activation/condition-checked-once';

/** The turn that it names is that of the other player. */
const OTHER_TURN = 'other-turn';

/** A change of battle position by hand: when, and of which monster. */
const POSITION = 'monster/once-per-turn-position';

/** Rules on what goes on between steps, which is done more often than told. */
const mayHaveBeenDone = listOf(
  'trigger/ timing/ turns-general/ phase-order/ victory/ main-phase/second-after-battle',
  'battle-step/replay',
);

const ofTributes: ReadonlySet<string> = setOf(
  'normal-summon/one-tribute normal-summon/two-tributes normal-summon/level-4-or-lower',
  'normal-summon/changed-number-of-tributes',
);

/** Rules on the phase that a step takes. */
const ofPhase: ReadonlySet<string> = setOf(
  'effect/ignition battle-step/when-to-attack start-step/no-attack spell/when normal-summon/when',
  'own-procedure/when synchro-summon/when xyz-summon/when link-summon/when pendulum-summon/when',
  'fusion-summon/when ritual-summon/when',
);
