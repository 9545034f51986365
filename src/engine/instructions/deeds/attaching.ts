import { type EffectObject, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { ContinuousEffect } from '../../../card-model/part.ts';
import { places } from '../../../vocabulary/places.ts';
import { hasAbility } from '../../state/ability.ts';
import { materialsOf } from '../../state/attached.ts';
import { withChange } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Player, withCard } from '../../state/duel.ts';
import type { Change } from '../../state/event.ts';
import { freeSpellTrapZones, hasSpellTrapZone } from '../../state/room.ts';
import { unionBar } from '../../target/may-be-targeted.ts';
import { choose, perCard } from '../choose.ts';
import {
  byLink,
  changeId,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  everyCard,
  nothing,
  open,
} from '../played.ts';
import { type Bar, forbids, type Reach } from '../pool.ts';
import { withoutUnaffected } from '../unaffected.ts';
import { inWords, withRoom } from './moving.ts';

/** The other card of an instruction: what is attached, equipped to or detached from. */
type Onto = { readonly card: Card; readonly took: readonly string[] } | { readonly played: EffectOutcome };

function ontoOf(
  playing: EffectContext,
  instruction: Instruction,
  onto: EffectObject | undefined,
  reach: Reach,
): Onto {
  if (onto === undefined) return { played: inWords(playing, instruction) };
  const choice = choose(playing, { do: instruction.do, what: onto }, reach);
  const [id, ...more] = choice.cards;
  if (choice.missing !== undefined || more.length > 0) {
    const words = choice.missing ?? 'to which card was not said';
    return { played: open(playing, instruction, words, everyCard(playing)) };
  }
  return id === undefined ? { played: nothing() } : { card: cardOf(playing.duel, id), took: choice.took };
}

/** The monster that was told for it is used up as the cards are. */
const taking = (played: EffectOutcome, { took }: { readonly took: readonly string[] }): EffectOutcome => ({
  ...played,
  usedChoices: [...played.usedChoices, ...took],
});

/** Cards are attached and equipped to monsters on the field, wherever the text seems to take them from. */
const onlyMonsterZone = {
  places: ['monster-zone'],
  never: places.ids.filter((place) => place !== 'monster-zone'),
} as const satisfies Reach;

const xyzThere: Reach = {
  ...onlyMonsterZone,
  bars: (_, card): Bar | undefined =>
    hasAbility(card, 'Xyz') && card.faceUp
      ? undefined
      : forbids('xyz-summon/what-it-is', 'kind: it is no face-up Xyz Monster'),
};

/** Attaches cards to an Xyz Monster as materials, which is done to that monster. Tokens cannot be (rule move/tokens). */
export const attach: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  const there = withoutUnaffected(playing, { ...instruction, do: 'change-status' }, xyzThere);
  const onto = ontoOf(playing, instruction, instruction.onto, there);
  if ('played' in onto) return onto.played;
  const { id: to } = onto.card;
  const bars = (_: Duel, card: Card): Bar | undefined =>
    hasAbility(card, 'Token') || card.id === to ? forbids('move/tokens', 'kind') : undefined;
  const played = perCard(playing, instruction, { bars }, ({ id }) => ({
    happens: [{ event: 'became-xyz-material', card: id, onto: to, ...byLink(playing) }],
  }));
  return taking(played, onto);
};

/** Detaches materials from a monster: those that are known to be attached to it. */
export const detach: Executor = (playing, instruction) => {
  const { what, onto: from, reads } = instruction;
  if (reads !== undefined || !isDescribed(what)) return inWords(playing, instruction);
  const onto = ontoOf(playing, instruction, from, xyzThere);
  if ('played' in onto) return onto.played;
  const under = materialsOf(playing.duel, onto.card.id);
  if (under.length === 0)
    return open(playing, instruction, `the Xyz Materials of ${onto.card.model.name} were not said`, []);
  const bars = (_: Duel, card: Card): Bar | undefined =>
    card.attachedTo === onto.card.id ? undefined : forbids('xyz-summon/what-it-is', 'place');
  const played = perCard(
    playing,
    { ...instruction, what: { ...what, from: ['xyz-material'] } },
    { bars },
    ({ id }) => ({ happens: [{ event: 'detached', card: id, ...byLink(playing) }] }),
  );
  return taking(played, onto);
};

const monsterThere: Reach = {
  ...onlyMonsterZone,
  bars: (_, card): Bar | undefined =>
    card.faceUp ? undefined : forbids('equip/what-can-be-equipped', 'face-down position'),
};

/** The same for the card of the effect itself: a Union is not equipped to what carries one that allows no other. */
const mayCarry = ({ link }: EffectContext, { what }: Instruction): Reach =>
  what !== 'this'
    ? monsterThere
    : {
        ...monsterThere,
        bars: (duel, card) =>
          unionBar(duel, cardOf(duel, link.card), card) ?? monsterThere.bars?.(duel, card),
      };

/** What becomes of an Equip Spell whose monster is gone when it resolves is left open. */
function withoutMonster(
  { duel, link }: EffectContext,
  { what }: Instruction,
  played: EffectOutcome,
): EffectOutcome {
  const { id, model } = cardOf(duel, link.card);
  const isEquipSpell = model.facts.cardType === 'spell' && model.facts.property === 'Equip';
  if (played.was !== 'nothing' || what !== 'this' || !isEquipSpell) return played;
  const words = `whether ${model.name}, which has no monster to be equipped to, stays on the field is not played`;
  return { ...played, missing: [{ card: id, words, may: [id] }] };
}

/** Equips cards to a face-up monster (rule equip/what-can-be-equipped). The effect's player controls the Equip Card. */
export const equip: Executor = (playing, instruction) => {
  const { reads, gives } = instruction;
  if (reads !== undefined && !instruction.how) return inWords(playing, instruction);
  const onto = ontoOf(playing, instruction, instruction.onto, mayCarry(playing, instruction));
  if ('played' in onto) return withoutMonster(playing, instruction, onto.played);
  const { player } = playing.link;
  const bars = (duel: Duel, card: Card): Bar | undefined => {
    const rule = 'equip/what-can-be-equipped';
    if (card.id === onto.card.id || card.equippedTo === onto.card.id) return forbids(rule, 'place');
    const carries = unionBar(duel, card, onto.card);
    if (carries !== undefined) return carries;
    if (lies(card, player) || hasSpellTrapZone(duel, player)) return undefined;
    return forbids(rule, 'place: no Spell & Trap Zone is free');
  };
  const played = perCard(playing, instruction, { bars }, ({ id, model }) => ({
    happens: [
      {
        event: 'equipped',
        rule: model.facts.cardType === 'monster' ? 'equip/monster-as-equip' : 'equip/effect-that-equips',
        card: id,
        onto: onto.card.id,
        controller: player,
        by: playing.link.card,
        player,
      },
    ],
    ...(gives === undefined ? {} : { changes: [givesStats(playing, id, gives)] }),
  }));
  const { duel, told } = playing;
  const come = played.happens.flatMap(({ event, card }) =>
    event === 'equipped' && card !== undefined && !lies(cardOf(duel, card), player) ? [card] : [],
  );
  const free = freeSpellTrapZones(duel, player);
  const picked = come.filter((id) => told.includes(id));
  const isPicked = come.length > free && picked.length === free;
  const room = { count: isPicked ? free : come.length, free, of: 'Spell & Trap Zones' };
  return withRoom(playing, instruction, taking(isPicked ? only(played, come, picked) : played, onto), room);
};

/** Of cards that find no room together, those that their player picked (Official OCG card database Q&A 13696). */
function only(played: EffectOutcome, come: readonly string[], picked: readonly string[]): EffectOutcome {
  const isLeft = (id: string | undefined): boolean =>
    id !== undefined && come.includes(id) && !picked.includes(id);
  const { happens, previousCards, usedChoices } = played;
  return {
    ...played,
    happens: happens.filter(({ card }) => !isLeft(card)),
    usedChoices: [...usedChoices, ...picked],
    ...(previousCards === undefined || previousCards === 'open'
      ? {}
      : { previousCards: previousCards.filter((id) => !isLeft(id)) }),
  };
}

/** Is it in a Spell & Trap Zone of the player already? */
const lies = ({ place, controller }: Card, player: Player): boolean =>
  place === 'spell-trap-zone' && controller === player;

/** What the effect has the Equip Card give to its monster, as long as it is so equipped. */
const givesStats =
  (playing: EffectContext, id: string, { atk, def }: NonNullable<Instruction['gives']>): Change =>
  (duel) => {
    const card = cardOf(duel, id);
    const gains = [
      ...(atk === undefined ? [] : [{ do: 'change-atk' as const, what: 'equipped' as const, amount: atk }]),
      ...(def === undefined ? [] : [{ do: 'change-def' as const, what: 'equipped' as const, amount: def }]),
    ];
    const part: ContinuousEffect = { kind: 'continuous', conditions: [], does: gains };
    const change = { is: 'gives', id: changeId(playing, card), part } as const;
    return card.equippedTo === undefined ? duel : withCard(duel, id, withChange(card, change));
  };
