import { fieldPlaceOf, isFieldSpell } from '../../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { says } from '../../../card-model/sayings.ts';
import { verbFacts } from '../../../card-model/verbs.ts';
import type { EventName } from '../../../vocabulary/events.ts';
import { fieldPlaces, isField, type Place, places } from '../../../vocabulary/places.ts';
import { destroyedInstead, withInstead } from '../../events/redirect.ts';
import { withChange } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Player, withCard } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { Happens } from '../../state/event.ts';
import { freeSpellTrapZones, hasMonsterZone, hasSpellTrapZone, oldFieldSpell } from '../../state/room.ts';
import { perCard } from '../choose.ts';
import { concerned } from '../concerned.ts';
import { returnLater } from '../later.ts';
import {
  byLink,
  changeId,
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  everyCard,
  note,
  open,
  playersOf,
  type Refusal,
  wordsOf,
} from '../played.ts';
import { type Bar, forbids, leavesOpen, type Reach } from '../pool.ts';
import { wasJustNegated } from './negated-summon.ts';

/** What each verb that moves cards can reach, where the text says no more (rules move/destroy, move/tribute, move/discard). */
const reaches: Readonly<Partial<Record<Instruction['do'], Reach>>> = {
  destroy: { places: fieldPlaces, never: ['gy', 'banished', 'xyz-material'] },
  tribute: { places: ['monster-zone'], filter: { controller: 'you' } },
  discard: { places: ['hand'] },
  'return-to-hand': { never: ['hand'] },
  'add-to-hand': { never: ['hand'] },
  'return-to-deck': { never: ['deck'] },
  'send-to-gy': { never: ['gy'] },
};

/** Destroys, sends, banishes, returns, Tributes, discards, or adds to the hand. */
export const move: Executor = (playing, instruction) => {
  const { reads, insteadOf } = instruction;
  // From now on cards go elsewhere: nothing is moved by that now, and what it does later is not played.
  if (insteadOf !== undefined) {
    const lasting = redirecting(playing, instruction);
    if (lasting !== undefined) return lasting;
    const words = `"${wordsOf(instruction)} instead of being sent to the GY" is not played`;
    return open(playing, instruction, words, everyCard(playing));
  }
  if (reads !== undefined && !instruction.how) return inWords(playing, instruction);
  const ordered = instruction.do === 'return-to-deck' && reads !== undefined;
  const played = perCard(playing, instruction, ordered ? {} : moveReach(instruction), (card) => ({
    // A card of the Deck that is put on top of it stays in the Deck.
    happens: [
      card.place === 'deck' && ordered
        ? note(playing, `${card.model.name} is put ${reads} the Deck`)
        : moved(playing, instruction, card),
    ],
    ...returnLater(playing, instruction, card),
  }));
  if (instruction.do !== 'destroy') return played;
  const happens = withInstead(playing.duel, played.happens);
  return {
    ...played,
    happens,
    spared: [...(played.spared ?? []), ...savedBy(played.happens, happens, playing)],
  };
};

/** The monsters in whose place an Equip Card is destroyed. */
const savedBy = (
  would: readonly Happens[],
  happens: readonly Happens[],
  { duel }: EffectContext,
): readonly Refusal[] =>
  would.flatMap(({ event, card: id }) => {
    const gone = happens.some((each) => each.event === event && each.card === id);
    if (event !== 'destroyed' || id === undefined || gone) return [];
    const saves = happens.find(
      ({ card }) => card !== undefined && cardOf(duel, card).equippedTo === id,
    )?.card;
    const name = saves === undefined ? 'another card' : cardOf(duel, saves).model.name;
    const rule = destroyedInstead(duel, cardOf(duel, id), 'effect')?.rule ?? 'destroy/substitution-mandatory';
    return [{ id, rule, because: `${name} is destroyed in its place` }];
  });

/** "Any card sent to the GY is banished instead": from now on. Undefined where which cards, or until when, words say. */
function redirecting(playing: EffectContext, instruction: Instruction): EffectOutcome | undefined {
  const { what, until, reads, onlyIf, delayed, do: verb } = instruction;
  const { card, player } = playing.link;
  const end = until === undefined ? null : endOf(playing.duel, until, player);
  const plain = reads === undefined && onlyIf === undefined && delayed === undefined;
  if (verb !== 'banish' || !plain || end === null || !isDescribed(what) || what.count !== 'all')
    return undefined;
  return done({
    happens: [note(playing, 'from now on cards are banished instead of going to the GY')],
    changes: [
      (duel) => ({ ...duel, redirects: [...(duel.redirects ?? []), { by: card, player, what, until: end }] }),
    ],
  });
}

/** Words that no field has may say which cards, or whether: what they do to the cards is open. */
export const inWords: Executor = (playing, instruction) =>
  open(playing, instruction, `"${wordsOf(instruction)}" is not played`, concerned(playing, instruction));

/** To another Main Monster Zone: which one it is in then was not said. */
export const moveZone: Executor = (playing, instruction) => {
  if (!instruction.how) return inWords(playing, instruction);
  const bars = (duel: Duel, { controller }: Card): Bar | undefined => {
    const room = hasMonsterZone(duel, controller);
    const because = 'place: no zone is free';
    if (room === 'yes') return undefined;
    return {
      verdict: room === 'no' ? 'forbids' : 'unknown',
      rule: 'activation/must-be-able-to-resolve',
      because,
    };
  };
  return perCard(playing, instruction, { places: ['monster-zone'], bars }, ({ id, model }) => ({
    happens: [note(playing, `${model.name} is moved to another Main Monster Zone`)],
    changes: [
      (duel) => {
        const { zone: _, ...card } = cardOf(duel, id);
        return { ...duel, cards: { ...duel.cards, [id]: card } };
      },
    ],
  }));
};

/** Several cards need a zone each: which of them find one is the player's choice, and was not said. */
export function withRoom(
  playing: EffectContext,
  instruction: Instruction,
  played: EffectOutcome,
  { count, free, of }: { readonly count: number; readonly free: number; readonly of: string },
): EffectOutcome {
  if (count < 2 || count <= free) return played;
  return inWords(playing, { ...instruction, reads: `whether ${count} ${of} are free` });
}

/** What a verb of moving can reach, as this instruction has it. */
export function moveReach({ do: verb, who, what }: Instruction): Reach {
  const reach = reaches[verb] ?? {};
  if (verb === 'discard') return { ...reach, filter: { owner: who === 'opponent' ? 'opponent' : 'you' } };
  // What the opponent adds to their hand may come from the other hand.
  if (verb === 'add-to-hand' && who === 'opponent') return {};
  // What is done with this card is done by the player whose effect it is; "on the field" is on either side of it.
  const onField = isDescribed(what) && what.from?.join() === 'monster-zone';
  return verb === 'tribute' && (what === 'this' || onField) ? { places: ['monster-zone'] } : reach;
}

function moved(playing: EffectContext, instruction: Instruction, card: Card): Happens {
  const event: EventName =
    instruction.do === 'banish' && instruction.faceDown
      ? 'banished-face-down'
      : (verbFacts[instruction.do].event ?? 'something-else');
  const { to: goal } = instruction;
  const to =
    goal === 'extra-deck' || (goal === 'banished' && instruction.do === 'destroy') ? { to: goal } : {};
  const from = wasJustNegated(playing.duel, card.id) ? { fromNowhere: true as const } : {};
  return { event, card: card.id, ...byLink(playing), ...to, ...from };
}

/** From now on the card is banished, or goes to the bottom of the Deck, when it leaves the field, wherever it would go (see src/engine/events/moves.ts). */
export const goesWhenLeaving = (
  playing: EffectContext,
  { reads: _, ...instruction }: Instruction,
  to: 'banished' | 'deck',
): EffectOutcome =>
  perCard(playing, instruction, { places: fieldPlaces }, (card) => {
    const id = changeId(playing, card);
    return {
      changes: [
        (duel) =>
          withCard(duel, card.id, withChange(cardOf(duel, card.id), { is: 'goes-when-leaving', to, id })),
      ],
    };
  });

/** Zones that a card can be placed in, and what that is called on the timeline. */
const zones: ReadonlySet<Place> = new Set(['spell-trap-zone', 'field-zone', 'pendulum-zone']);

/** Puts a card somewhere where no other verb does: in a zone, in the GY, in the Deck, face-up in the Extra Deck. */
export const place: Executor = (playing, instruction) => {
  const { reads, to, how } = instruction;
  if (to === undefined || (reads !== undefined && !how)) return inWords(playing, instruction);
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
  // "In their owners' Spell & Trap Zones".
  const sideOf = ({ owner }: Card): Player => (instruction.who === 'owner' ? owner : player);
  const zoneOf = ({ model }: Card): Place => (where === 'monster-zone' ? fieldPlaceOf(model.facts) : where);
  const bars = (duel: Duel, card: Card): Bar | undefined => {
    const to = zoneOf(card);
    const rule = 'activation/must-be-able-to-resolve';
    if (to === 'monster-zone') return leavesOpen(rule, `where ${card.model.name} is placed`);
    return to === 'field-zone' || card.place === 'spell-trap-zone' || freeIn(duel, sideOf(card), to) > 0
      ? undefined
      : forbids(rule, 'place: no zone is free');
  };
  const played = perCard(playing, instruction, { bars, never: [where] }, (card) => ({
    happens: [
      ...(zoneOf(card) === 'field-zone' ? oldFieldSpell(playing.duel, sideOf(card)) : []),
      placing(playing, card, zoneOf(card), sideOf(card)),
    ],
    changes:
      isMonster(card) && where !== 'pendulum-zone'
        ? says(instruction, 'as-trap')
          ? [(duel) => withCard(duel, card.id, { role: 'trap' })]
          : []
        : [
            (duel) =>
              isField(cardOf(duel, card.id).place) ? withCard(duel, card.id, { activated: true }) : duel,
          ],
  }));
  return withRoom(playing, instruction, played, {
    count: played.happens.filter(
      ({ to }) => to !== undefined && instruction.who !== 'owner' && zones.has(to) && to !== 'field-zone',
    ).length,
    free: freeIn(playing.duel, player, where),
    of: places.term(where),
  });
};

const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';

/** A player has two Pendulum Zones, which are Spell & Trap Zones (rule pendulum/outer-zones). */
function freeIn(duel: Duel, player: Player, to: Place): number {
  const there = Object.values(duel.cards).filter((card) => card.place === to && card.controller === player);
  const free = freeSpellTrapZones(duel, player);
  return to === 'pendulum-zone' ? Math.min(free, 2 - there.length) : free;
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

/** Sets cards: monsters in face-down Defense Position, Spells and Traps face-down in their zone. */
export const set: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  const [player = playing.link.player] = playersOf(playing, instruction.who);
  const bars = (duel: Duel, card: Card): Bar | undefined => {
    if (hasRoom(duel, card, player)) return undefined;
    return forbids('activation/must-be-able-to-resolve', 'place: no zone is free');
  };
  const reach = { bars, never: ['monster-zone' as const, 'spell-trap-zone' as const] };
  const played = perCard(playing, instruction, reach, (card) => ({
    happens: [
      ...(isFieldSpell(card.model.facts) ? oldFieldSpell(playing.duel, player) : []),
      setting(playing, card, player),
    ],
  }));
  return withRoom(playing, instruction, played, {
    count: played.happens.filter(({ to }) => to === 'spell-trap-zone').length,
    free: freeSpellTrapZones(playing.duel, player),
    of: 'Spell & Trap Zones',
  });
};

const hasRoom = (duel: Duel, { model: { facts } }: Card, player: Player): boolean =>
  facts.cardType === 'monster'
    ? hasMonsterZone(duel, player) !== 'no'
    : facts.property === 'Field' || hasSpellTrapZone(duel, player);

function setting({ link }: EffectContext, card: Card, controller: Player): Happens {
  const who = { card: card.id, controller, by: link.card, player: link.player };
  if (card.model.facts.cardType === 'monster') return { event: 'set', ...who };
  return { ...settingSpellTrap(card, controller), ...who };
}

/** What happens when a Spell or Trap Card is Set: by a player, or by an effect. Rule spell-trap/set. */
export const settingSpellTrap = ({ id, model }: Card, controller: Player): Happens => ({
  event: 'something-else',
  rule: 'spell-trap/set',
  card: id,
  controller,
  player: controller,
  to: fieldPlaceOf(model.facts),
  faceDown: true,
  note: 'is Set',
});
