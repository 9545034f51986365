import codes from '../../../data/lexicon/other-tools.json' with { type: 'json' };
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
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';

const limits = { card: 'soft', name: 'hard' } as const;
/** A limit of each turn, and none of a Chain, of the Duel or while the card lies there. */
const oncePerTurn = (limit: Limit | undefined) => (limit?.per === 'turn' ? limits[limit.scope] : 'none');

/** A card's effect models as `read --json` prints them (INTERFACE.md, "Effect models"). */
export function cardRow(card: CardModel) {
  const { password, name, facts, summoning, parts } = card;
  // What it gives to another monster is printed on it as well.
  const printed = parts.map((part) => (part.kind === 'not-an-effect' ? (part.gives?.part ?? part) : part));
  return {
    password,
    name,
    reviveLimit: hasRevivalLimit(card),
    effects: printed
      .filter(isActivated)
      .filter((part, at, all) => !isBare(part, facts) && !isOtherChoice(part, all.slice(0, at)))
      .map((part) => effectRow(part, facts, parts)),
    unread: printed.flatMap((part) =>
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
  ranges: (activationPlaces(part, facts) ?? []).map((place) => codes.places[place]),
});

/** What other tools call the events that an effect answers, and the time that it waits for. */
function eventsOf(part: ActivatedEffect): readonly string[] {
  const phase = part.kind === 'trigger' ? part.phase : undefined;
  const unread = (part.unreadEvents ?? []).map((event) => ({ event, by: ['battle'], to: [''] }));
  return [
    ...[...answeredEvents(part), ...unread].flatMap(({ event, by, to }) =>
      event === 'destroyed' && by?.join() === 'battle'
        ? [...destroyedInBattle, ...(to?.includes('gy') ? ['TO_GRAVE'] : [])]
        : (eventCodes[event] ?? []),
    ),
    ...(phase === undefined ? [] : (phaseCodes[phase] ?? [])),
    ...part.conditions.flatMap((words) => {
      const timing = readTiming(words);
      return timing === undefined ? [] : codes.timings[timing];
    }),
  ];
}

const destroyedInBattle = ['BATTLE_DESTROYED', 'BATTLE_DESTROYING', 'DESTROYED'];
const eventCodes: Readonly<Partial<Record<EventName, readonly string[]>>> = codes.events;
const phaseCodes: Readonly<Partial<Record<Phase, readonly string[]>>> = codes.phases;
