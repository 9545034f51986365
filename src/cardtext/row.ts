import type { Place } from '../vocabulary/places.ts';
import type { EffectFacts } from './effect-facts.ts';
import type { ToldEvent } from './events.ts';
import type { CardReading } from './read-card-text.ts';

/** What other tools call the events that an effect answers; `read --json` gives them so that effects can be paired. */
const eventCodes: Readonly<Record<ToldEvent, readonly string[]>> = {
  'normal-summoned': ['SUMMON_SUCCESS'],
  'special-summoned': ['SPSUMMON_SUCCESS'],
  'flip-summoned': ['FLIP_SUMMON_SUCCESS'],
  'flipped-face-up': ['FLIP'],
  set: ['SSET', 'MSET'],
  'destroyed-by-battle': ['BATTLE_DESTROYED'],
  destroyed: ['DESTROYED', 'TO_GRAVE', 'LEAVE_FIELD'],
  'destroys-by-battle': ['BATTLE_DESTROYING', 'BATTLE_DESTROYED'],
  'sent-to-gy': ['TO_GRAVE'],
  banished: ['REMOVE'],
  'added-to-hand': ['TO_HAND'],
  'returned-to-deck': ['TO_DECK'],
  drawn: ['DRAW', 'TO_HAND'],
  discarded: ['DISCARD', 'TO_GRAVE'],
  tributed: ['RELEASE'],
  detached: ['DETACH_MATERIAL', 'TO_GRAVE'],
  'used-as-material': ['BE_MATERIAL', 'BE_PRE_MATERIAL'],
  'left-the-field': ['LEAVE_FIELD', 'MOVE'],
  'battle-damage': ['BATTLE_DAMAGE', 'DAMAGE'],
  'effect-damage': ['DAMAGE'],
  'attack-declared': ['ATTACK_ANNOUNCE'],
  'attack-targeted': ['BE_BATTLE_TARGET'],
  activated: ['CHAINING', 'CHAIN_SOLVED', 'CHAIN_END'],
  targeted: ['BECOME_TARGET'],
  equipped: ['EQUIP'],
  'control-changed': ['CONTROL_CHANGED'],
  'position-changed': ['CHANGE_POS'],
  'lp-gained': ['RECOVER'],
  countered: ['ADD_COUNTER', 'REMOVE_COUNTER'],
  battles: ['BATTLE_CONFIRM', 'BATTLE_START', 'BATTLED'],
  'end-phase': ['PHASE:END'],
  'standby-phase': ['PHASE:STANDBY'],
  'draw-phase': ['PHASE:DRAW', 'PREDRAW'],
  'battle-phase': ['PHASE:BATTLE', 'PHASE:BATTLE_START'],
  'damage-step-start': ['BATTLE_START', 'BATTLE_CONFIRM'],
  'before-damage-calculation': ['BATTLE_CONFIRM'],
  'damage-calculation': ['PRE_DAMAGE_CALCULATE'],
  'after-damage-calculation': ['BATTLED'],
  'damage-step-end': ['DAMAGE_STEP_END'],
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

/** A card as a line of `headjudge read --json`. */
export function readingRow(
  {
    name,
    password,
    konamiId,
  }: { readonly name: string; readonly password?: number; readonly konamiId?: number },
  reading: CardReading,
): object {
  const { reviveLimit, summoning, effects, others, unread } = reading;
  return {
    password,
    konamiId,
    name,
    reviveLimit,
    summoning,
    effects: effects.map(effectRow),
    others,
    unread,
  };
}

/** An effect: the facts as plain values, and in `words` the places of the text that decide them. */
function effectRow(effect: EffectFacts): object {
  const { box, span, kind, spellSpeed, mandatory, word, canMissTiming, oncePerTurn } = effect;
  const { limits, targets, damageStep, cost, leaves, events, places } = effect;
  return {
    kind: kind.is,
    mandatory: mandatory.is,
    canMissTiming,
    oncePerTurn,
    targets: targets.is,
    damageStep: damageStep.is,
    box,
    spellSpeed,
    word: word?.is ?? null,
    cost: cost === null ? null : { text: cost.text, span: cost.span },
    limits: limits.map(({ is, span: where }) => ({ ...is, span: where })),
    damageStepBy: damageStep.category,
    happens: events,
    places,
    events: events.flatMap((each) => eventCodes[each].map((code) => `EVENT_${code}`)),
    ranges: places.map((each) => placeCodes[each]),
    leaves,
    words: {
      effect: span,
      kind: kind.span,
      word: word?.span ?? null,
      mandatory: mandatory.span,
      targets: targets.is ? targets.span : null,
      damageStep: damageStep.span,
    },
  };
}
