import { fieldPlaceOf } from '../../../card-model/facts.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { wordTest } from '../../../card-model/word-test.ts';
import { isField, type Place } from '../../../vocabulary/places.ts';
import { type Card, cardOf, type Duel, type Player, withCard } from '../../state/duel.ts';
import type { Happens } from '../../state/event.ts';
import { hasSpellTrapZone, oldFieldSpell } from '../../state/room.ts';
import { perCard } from '../per-card.ts';
import { byLink, type EffectContext, type Executor, playersOf } from '../played.ts';
import type { Bar } from '../pool.ts';
import { inWords, onlyHow } from './moving.ts';

/** Zones that a card can be placed in, and what that is called on the timeline. */
const zones: ReadonlySet<Place> = new Set(['spell-trap-zone', 'field-zone', 'pendulum-zone']);

/** A monster that is placed there counts as a Spell, whatever its text says; a Trap that it becomes is not played. */
const asContinuous = wordTest(/^(?:face-up, )?as (?:a )?(?:face-up )?Continuous Spells?$/);

/** Puts a card somewhere where no other verb does: in a zone, in the GY, in the Deck, face-up in the Extra Deck. */
export const place: Executor = (playing, instruction) => {
  const { reads, to } = instruction;
  const how =
    reads === undefined || onlyHow.test(reads) || (to === 'spell-trap-zone' && asContinuous.test(reads));
  if (to === undefined || !how) return inWords(playing, instruction);
  return to === 'monster-zone' || zones.has(to)
    ? inZone(playing, instruction, to)
    : elsewhere(playing, instruction, to);
};

const elsewhere = (playing: EffectContext, instruction: Instruction, to: Place) => {
  const event = {
    gy: 'returned-to-gy',
    deck: 'returned-to-deck',
    'extra-deck': 'placed-in-extra-deck-face-up',
  } as const;
  const faceUp = to !== 'extra-deck' || instruction.reads === 'face-up';
  if ((to !== 'gy' && to !== 'deck' && to !== 'extra-deck') || !faceUp) return inWords(playing, instruction);
  return perCard(playing, instruction, { never: [to] }, (card) => ({
    happens: [{ event: event[to], card: card.id, to, ...byLink(playing) }],
  }));
};

/** In a zone, face-up: a Spell or Trap that is placed there applies without having been activated. "On the field" is its own zone. */
const inZone = (playing: EffectContext, instruction: Instruction, where: Place) => {
  const [player = playing.link.player] = playersOf(playing, instruction.who);
  const zoneOf = ({ model }: Card): Place => (where === 'monster-zone' ? fieldPlaceOf(model.facts) : where);
  const bars = (duel: Duel, card: Card): Bar | undefined => {
    const to = zoneOf(card);
    const rule = 'activation/must-be-able-to-resolve';
    if (to === 'monster-zone')
      return { verdict: 'unknown', rule, because: `where ${card.model.name} is placed` };
    return to === 'field-zone' || card.place === 'spell-trap-zone' || hasRoom(duel, player, to)
      ? undefined
      : { verdict: 'forbids', rule, because: 'place: no zone is free' };
  };
  return perCard(playing, instruction, { bars, never: [where] }, (card) => ({
    happens: [
      ...(zoneOf(card) === 'field-zone' ? oldFieldSpell(playing.duel, player) : []),
      placing(playing, card, zoneOf(card), player),
    ],
    changes:
      isMonster(card) && where !== 'pendulum-zone'
        ? []
        : [
            (duel) =>
              isField(cardOf(duel, card.id).place) ? withCard(duel, card.id, { activated: true }) : duel,
          ],
  }));
};

const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';

/** A player has two Pendulum Zones, which are Spell & Trap Zones (rule pendulum/outer-zones). */
function hasRoom(duel: Duel, player: Player, to: Place): boolean {
  if (!hasSpellTrapZone(duel, player)) return false;
  const there = Object.values(duel.cards).filter((card) => card.place === to && card.controller === player);
  return to !== 'pendulum-zone' || there.length < 2;
}

function placing(playing: EffectContext, { id }: Card, to: Place, controller: Player): Happens {
  const who = { card: id, to, controller, ...byLink(playing) };
  if (to === 'spell-trap-zone') return { event: 'placed-in-spell-trap-zone', ...who };
  return {
    event: 'something-else',
    rule: to === 'field-zone' ? 'spell/field' : 'pendulum/outer-zones',
    ...who,
    note: to === 'field-zone' ? 'is placed in the Field Zone' : 'is placed in the Pendulum Zone',
  };
}
