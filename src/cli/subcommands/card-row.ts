import {
  activationPlaces,
  answeredEvents,
  canMissTiming,
  isActivated,
  isMandatory,
} from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { readDamageStep, readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { Facts } from '../../card-model/facts.ts';
import type { ActivatedEffect, Limit, Part } from '../../card-model/part.ts';
import { hasRevivalLimit } from '../../engine/proper-summon.ts';
import type { Timing } from '../../vocabulary/damage-step.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import { specialSummonWays } from '../../vocabulary/summons.ts';

const limits = { card: 'soft', name: 'hard' } as const;
/** A limit of each turn, and none of a Chain, of the Duel or while the card lies there. */
const oncePerTurn = (limit: Limit | undefined) => (limit?.per === 'turn' ? limits[limit.scope] : 'none');

/** A card's effect models as `read --json` prints them (INTERFACE.md, "Effect models"). */
export function cardRow(card: CardModel) {
  const { password, name, facts, summoning, parts } = card;
  return {
    password,
    name,
    reviveLimit: hasRevivalLimit(card),
    effects: parts
      .filter(isActivated)
      .filter((part, at, all) => !isBare(part, facts) && !isOtherChoice(part, all.slice(0, at)))
      .map((part) => effectRow(part, facts, parts)),
    unread: parts.flatMap((part) =>
      part.kind === 'unread' ? [{ text: part.reads, span: part.printed?.span }] : [],
    ),
    facts,
    summoning,
    parts,
  };
}

/** The activation of a card of which no words speak: it is activated, and that is all. */
const isBare = ({ kind, printed, does }: ActivatedEffect, facts: Facts): boolean =>
  kind === 'activation' &&
  printed === undefined &&
  (does.length === 0 || ('property' in facts && stays.has(facts.property)));
const stays: ReadonlySet<string> = new Set(['Continuous', 'Equip', 'Field']);

/** Is it the other choice of one printed effect, as a Union monster has them? */
const isOtherChoice = ({ printed }: ActivatedEffect, before: readonly ActivatedEffect[]): boolean =>
  printed !== undefined &&
  before.some(
    (each) => each.printed?.box === printed.box && each.printed.span.join() === printed.span.join(),
  );

/** The facts of an effect, with what other tools call its events and places, so that effects can be paired. */
const effectRow = (part: ActivatedEffect, facts: Facts, parts: readonly Part[]) => ({
  kind: part.kind,
  mandatory: isMandatory(part),
  canMissTiming: canMissTiming(part),
  oncePerTurn: oncePerTurn(part.limit),
  targets: part.targets.length > 0,
  damageStep: readDamageStep(part, facts, parts).may,
  events: [...new Set(eventsOf(part))].map((code) => `EVENT_${code}`),
  ranges: (activationPlaces(part, facts) ?? []).map((place) => placeCodes[place]),
});

/** What other tools call the events that an effect answers, and the time that it waits for. */
function eventsOf(part: ActivatedEffect): readonly string[] {
  const phase = part.kind === 'trigger' ? part.phase : undefined;
  return [
    ...answeredEvents(part).flatMap(({ event, by, to }) =>
      event === 'destroyed' && by?.join() === 'battle'
        ? [...destroyedInBattle, ...(to?.includes('gy') ? ['TO_GRAVE'] : [])]
        : (eventCodes[event] ?? []),
    ),
    ...(part.unreadEvents ?? []).flatMap((event) =>
      event === 'destroyed' ? destroyedInBattle : (eventCodes[event] ?? []),
    ),
    ...(phase === undefined ? [] : (phaseCodes[phase] ?? [])),
    ...part.conditions.flatMap((words) => {
      const timing = readTiming(words);
      return timing === undefined ? [] : timingCodes[timing];
    }),
  ];
}

const destroyedInBattle = ['BATTLE_DESTROYED', 'BATTLE_DESTROYING', 'DESTROYED'];
const eventCodes: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  'normal-summoned': ['SUMMON_SUCCESS'],
  'tribute-summoned': ['SUMMON_SUCCESS'],
  'flip-summoned': ['FLIP_SUMMON_SUCCESS'],
  set: ['SSET', 'MSET'],
  ...Object.fromEntries(specialSummonWays.map((way) => [way, ['SPSUMMON_SUCCESS']])),
  'flipped-face-up': ['FLIP'],
  destroyed: ['DESTROYED', 'TO_GRAVE', 'LEAVE_FIELD'],
  'sent-to-gy': ['TO_GRAVE'],
  banished: ['REMOVE'],
  'added-to-hand': ['TO_HAND'],
  'returned-to-hand': ['TO_HAND'],
  'returned-to-deck': ['TO_DECK'],
  drawn: ['DRAW', 'TO_HAND'],
  discarded: ['DISCARD', 'TO_GRAVE'],
  tributed: ['RELEASE'],
  detached: ['DETACH_MATERIAL', 'TO_GRAVE'],
  'used-as-material': ['BE_MATERIAL'],
  'left-the-field': ['LEAVE_FIELD', 'MOVE'],
  'inflicted-battle-damage': ['BATTLE_DAMAGE', 'DAMAGE'],
  'attack-declared': ['ATTACK_ANNOUNCE', 'BE_BATTLE_TARGET'],
  'effect-activated': ['CHAINING', 'CHAIN_SOLVED', 'BECOME_TARGET'],
  equipped: ['EQUIP'],
  'control-changed': ['CONTROL_CHANGED'],
  'position-changed': ['CHANGE_POS'],
};

const phaseCodes: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  draw: ['PHASE:DRAW', 'PREDRAW'],
  standby: ['PHASE:STANDBY'],
  battle: ['PHASE:BATTLE', 'PHASE:BATTLE_START'],
  'battle-start': ['PHASE:BATTLE_START'],
  end: ['PHASE:END'],
};

const timingCodes: Readonly<Record<Timing, readonly string[]>> = {
  start: ['BATTLE_START', 'BATTLE_CONFIRM'],
  'before-calculation': ['BATTLE_CONFIRM'],
  calculation: ['PRE_DAMAGE_CALCULATE'],
  'after-calculation': ['BATTLED'],
  end: ['DAMAGE_STEP_END'],
};

/** What other tools call the places where an effect is activated. */
const placeCodes: Readonly<Record<Place, string>> = {
  deck: 'DECK',
  'extra-deck': 'EXTRA',
  hand: 'HAND',
  'monster-zone': 'MZONE',
  'spell-trap-zone': 'SZONE',
  'field-zone': 'FZONE',
  'pendulum-zone': 'PZONE',
  gy: 'GRAVE',
  banished: 'REMOVED',
  'xyz-material': 'OVERLAY',
};
