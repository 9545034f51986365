import { bareModel } from '../../../card-model/card-model.ts';
import type { MonsterFacts } from '../../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { defined } from '../../../platform/defined.ts';
import type { EventName } from '../../../vocabulary/events.ts';
import { allowSummons, gainOf, gainSummon } from '../../normal-summon/count.ts';
import { rightAfterRules, waysWith } from '../../normal-summon/normal-summon.ts';
import { applyAll } from '../../rule.ts';
import type { ByEffect, SpecialSummonCase } from '../../special-summon/special-summon-case.ts';
import { specialSummonRules, tokenRules } from '../../special-summon/special-summon-rules.ts';
import { type Card, cardOf, type Duel, type Player } from '../../state/duel.ts';
import { newCard } from '../../state/new-card.ts';
import { hasMonsterZone, mainMonsterZones, monsterCount, surelyInMainZones } from '../../state/room.ts';
import { perCard } from '../choose.ts';
import { inNumbers } from '../counted.ts';
import {
  byLink,
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  nameOf,
  note,
  nothing,
  open,
  playersOf,
  type Refusal,
} from '../played.ts';
import { type Bar, barBy, forbids, leavesOpen, type Reach } from '../pool.ts';
import { areThere, type OpenZones, zonesInWords, zonesOpen } from '../summon-zones.ts';
import { inWords, withRoom } from './moving.ts';

/** A Trap Card as the monster that its text Special Summons it as (rule trap-monster/two-kinds): for the question whether it may be Summoned. */
function asMonster(card: Card, { facts, stillTrap }: NonNullable<Instruction['asMonster']>): Card {
  const model = { ...card.model, facts };
  const asMonster = stillTrap === undefined ? {} : { asMonster: { printed: card.model, stillTrap } };
  return { ...card, model, role: 'monster', ...asMonster };
}

/** Special Summons monsters, as far as the rules let the effect take them. */
export const specialSummon: Executor = (playing, instruction) => {
  const { reads } = instruction;
  if (reads !== undefined && !instruction.how)
    return barredAsMonster(playing, instruction) ?? summonedAsMonster(playing, instruction);
  return summoned(playing, instruction);
};

/** A Trap Card that its text makes a monster, where it says in full what it is, and whether it is still a Trap (rule trap-monster/two-kinds). */
function summonedAsMonster(playing: EffectContext, said: Instruction): EffectOutcome {
  const { duel, link } = playing;
  const { reads: _, asMonster: as, ...instruction } = said;
  const monster =
    as === undefined || said.what !== 'this' ? undefined : asMonster(cardOf(duel, link.card), as);
  if (monster?.asMonster === undefined) return inWords(playing, said);
  const { id, model, asMonster: was } = monster;
  const played = summoned(
    { ...playing, duel: { ...duel, cards: { ...duel.cards, [id]: monster } } },
    instruction,
  );
  if (played.was !== 'done') return inWords(playing, said);
  const becomes = (now: Duel): Duel => ({
    ...now,
    cards: { ...now.cards, [id]: { ...cardOf(now, id), model, asMonster: was } },
  });
  return { ...played, changes: [...played.changes, becomes] };
}

const summoned: Executor = (playing, instruction) => {
  const { faceDown } = instruction;
  const [player = playing.link.player] = playersOf(playing, instruction.who);
  const by = byLink(playing);
  if (tooFewZones(playing, instruction, player)) return nothing({ refused: withoutZone(playing) });
  const open =
    instruction.zones === undefined
      ? undefined
      : zonesOpen(playing.duel, playing.link.card, player, instruction.zones);
  const free = open?.filter(({ is }) => is !== 'no') ?? [];
  const [only] = free.length === 1 ? free : [];
  const played = perCard(playing, instruction, reachOf(playing, instruction, player, open), ({ id }) => ({
    happens: [
      {
        event: eventOf(instruction),
        card: id,
        ...by,
        controller: player,
        ...(only === undefined ? {} : { zone: only.zone }),
        ...(instruction.position === undefined ? {} : { position: instruction.position }),
      },
      ...(faceDown ? [{ event: 'flipped-face-down' as const, card: id, ...by }] : []),
    ],
  }));
  const { together, what } = instruction;
  if (together && what === 'targets' && summonsOf(played).length < playing.link.targets.length)
    return nothing({ missing: played.missing, refused: played.refused });
  const count = summonsOf(played).length;
  if (instruction.zones !== undefined && open !== undefined) {
    const words = zonesInWords(playing.duel, playing.link.card, instruction.zones);
    if (areThere(open, count) === 'no')
      return nothing({ refused: withoutZone(playing), missing: played.missing });
    return areThere(open, count) === 'yes'
      ? played
      : { ...played, assumed: [...played.assumed, `there is ${words} for each monster`] };
  }
  return withRoom(playing, instruction, played, {
    count,
    free: mainMonsterZones - monsterCount(playing.duel, player) + (instruction.onto === undefined ? 0 : 1),
    of: 'Monster Zones',
  });
};

/** A set number of monsters needs a zone for each: without them none is Summoned. */
const tooFewZones = ({ duel }: EffectContext, { what, onto }: Instruction, player: Player): boolean =>
  onto === undefined &&
  isDescribed(what) &&
  typeof what.count === 'number' &&
  !what.upTo &&
  what.count > mainMonsterZones - surelyInMainZones(duel, player);

const withoutZone = ({ told }: EffectContext): readonly Refusal[] =>
  told.map((id) => ({
    id,
    rule: 'effect/no-room-when-it-resolves',
    because: 'there are too few zones for all of them',
  }));

const summonsOf = ({ happens }: EffectOutcome): EffectOutcome['happens'] =>
  happens.filter(({ event }) => event !== 'flipped-face-down' && event !== 'something-else');

/** "Special Summon this card as a Normal Monster (...)": nothing where none can be Summoned; undefined where one can. */
function barredAsMonster(
  playing: EffectContext,
  { reads: _, asMonster: as, ...instruction }: Instruction,
): EffectOutcome | undefined {
  const { player } = playing.link;
  const played = perCard(
    playing,
    instruction,
    {
      never: ['monster-zone', 'xyz-material'],
      bars: (duel, card) => {
        const open: Bar = leavesOpen('trap-monster/two-kinds', 'text');
        if (as === undefined) return open;
        return barOf(playing, instruction, player, duel, asMonster(card, as)) ?? open;
      },
    },
    () => ({ happens: [] }),
  );
  return played.was === 'nothing' ? played : undefined;
}

/** The way of Summoning that the text names. */
function eventOf({ treatedAs, ignoringConditions }: Instruction): EventName {
  if (treatedAs !== undefined) return `${treatedAs}-summoned`;
  return ignoringConditions ? 'special-summoned-ignoring-conditions' : 'special-summoned';
}

function reachOf(
  playing: EffectContext,
  instruction: Instruction,
  player: Player,
  open: OpenZones | undefined,
): Reach {
  const { zones } = instruction;
  const isFull = zones !== undefined && open !== undefined && areThere(open, 1) === 'no';
  const full: Bar | undefined = !isFull
    ? undefined
    : forbids(
        'effect/no-room-when-it-resolves',
        `place: there is not ${zonesInWords(playing.duel, playing.link.card, zones)}`,
      );
  return {
    never: ['monster-zone', 'xyz-material'],
    bars: (duel, card) => full ?? barOf(playing, instruction, player, duel, card),
  };
}

/** Why this monster cannot be Special Summoned by this effect: the first rule that forbids it, or leaves it open. */
function barOf(
  playing: EffectContext,
  instruction: Instruction,
  player: Player,
  duel: Duel,
  card: Card,
): Bar | undefined {
  // What is used as its material leaves its zone.
  const needsZone = instruction.zones !== 'extra' && instruction.onto === undefined;
  if (needsZone && hasMonsterZone(duel, player) === 'no')
    return forbids('activation/must-be-able-to-resolve', 'place: no Monster Zone is free');
  const source = {
    name: nameOf(duel, playing.link.card),
    id: playing.link.card,
    player: playing.link.player,
  };
  // Which cards the text takes is judged apart; here it is whether any effect may Summon the monster.
  const what = isDescribed(instruction.what) ? { ...instruction.what, filter: {} } : instruction.what;
  const { what: _, ...rest } = instruction;
  const by: ByEffect = {
    kind: 'effect',
    source,
    instruction: { ...rest, ...(what === undefined ? {} : { what }) },
  };
  return barBy(applyAll(specialSummonRules, duel, { card, by }));
}

/** Summons that a player performs by an effect, with materials of their own choice: told, not played. */
export const summonByEffect: Executor = (playing, instruction) => {
  const words = `which monster is Summoned with which materials was not said`;
  return inWords(playing, {
    ...instruction,
    reads: [instruction.reads, words].filter((each) => each !== undefined).join('; '),
  });
};

/** "In addition to your Normal Summon/Set": a Normal Summon more in the turn; one right after it is told as such. */
export const normalSummon: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const gained = gainOf(cardOf(duel, link.card), instruction);
  if (gained === undefined)
    return instruction.immediatelyAfter
      ? summonedRightAfter(playing, instruction)
      : summonByEffect(playing, instruction);
  return done({
    happens: [
      note(playing, `${link.player} gains a Normal Summon in addition to that of the turn`, {
        rule: 'normal-summon/beside-the-count',
      }),
    ],
    changes: [(now) => gainSummon(now, link.player, gained)],
  });
};

/** "Immediately after this effect resolves, Normal Summon 1 monster": the monster that was told, with the Tributes told behind it. */
const summonedRightAfter: Executor = (playing, instruction) => {
  const { duel, link, told } = playing;
  const open = summonByEffect(playing, instruction);
  // Words that point at the monster choose none; its Tributes are told.
  if ((told.length === 0 && isDescribed(instruction.what)) || instruction.reads !== undefined) return open;
  const { player } = link;
  const chosen = perCard(
    playing,
    instruction,
    {
      places: ['hand'],
      filter: { owner: 'you' },
      bars: (now, card) => barBy(applyAll(rightAfterRules, now, { card, player, as: 'summon' })),
    },
    () => ({}),
  );
  const [id] = chosen.previousCards === 'open' ? [] : (chosen.previousCards ?? []);
  if (id === undefined) return chosen.was === 'nothing' ? chosen : open;
  const card = cardOf(duel, id);
  const tributes = told.filter((each) => {
    const { place, controller } = cardOf(duel, each);
    return place === 'monster-zone' && controller === player;
  });
  if (waysWith(duel, player, { card, as: 'summon' }, tributes) !== 'yes') return open;
  const way = tributes.length === 0 ? 'normal-summoned' : 'tribute-summoned';
  return {
    ...chosen,
    happens: tributes.map((each) => ({ event: 'tributed', card: each, cause: 'tribute', player, for: way })),
    next: [{ event: way, rule: 'normal-summon/right-after-resolving', card: id, player, controller: player }],
    usedChoices: [...chosen.usedChoices, ...tributes],
  };
};

/** "You can conduct 2 Normal Summons/Sets this turn, not just 1" (rule normal-summon/effects-that-change-the-count). */
export const conductNormalSummons: Executor = (playing, { amount = 1 }) => {
  const { player } = playing.link;
  const more = amount > playing.duel.normalSummons[player].allowed;
  const rule = more ? 'normal-summon/effects-that-change-the-count' : 'normal-summon/no-same-count-twice';
  return done({
    happens: [note(playing, `${player} can conduct ${amount} Normal Summons or Sets this turn`, { rule })],
    changes: [(duel) => allowSummons(duel, player, amount)],
  });
};

/** Special Summons Tokens: cards that come into being (rule move/tokens). They are owned by the effect's player (control/tokens). */
export const tokens: Executor = (playing, instruction) => {
  const { what, position, reads, counted } = instruction;
  if (!isDescribed(what) || what.upTo || reads !== undefined) return inWords(playing, instruction);
  // What is counted is how many there are, or the Level of those whose number the text says.
  const { amount } = counted === undefined ? instruction : inNumbers(playing, instruction, () => null);
  if (counted !== undefined && amount === undefined) return inWords(playing, instruction);
  const isNumber = typeof what.count === 'number';
  const facts = isNumber
    ? instruction.token && { ...instruction.token, ...defined({ level: amount }) }
    : instruction.token;
  const name = what.filter.names?.[0];
  if (facts === undefined || name === undefined) return inWords(playing, instruction);
  const [side = playing.link.player] = playersOf(playing, instruction.who);
  if (tooFewZones(playing, instruction, side)) return nothing();
  // Whoever activates it needs a zone for each.
  const free = mainMonsterZones - monsterCount(playing.duel, side);
  const count = what.count === 'all' ? free : typeof what.count === 'number' ? what.count : amount;
  if (count === undefined) return inWords(playing, instruction);
  if (count === 0 || free <= 0) return nothing();
  if (free < count) return playing.paying ? nothing() : inWords(playing, instruction);
  const made = Array.from({ length: count }, (_, at) => make(playing, name, facts, at));
  // They come as one: what keeps one of them from being Summoned keeps all (rule move/tokens). They come from no place that a text names.
  const bar = made
    .map((card) =>
      barBy(applyAll(tokenRules, playing.duel, ofToken(playing, { ...card, place: 'field-zone' }))),
    )
    .find((each) => each !== undefined);
  if (bar?.verdict === 'forbids') return nothing();
  if (bar !== undefined) return open(playing, instruction, bar.because, []);
  return done({
    createdCards: made,
    happens: made.map(({ id }) => ({
      event: 'special-summoned',
      rule: 'control/tokens',
      card: id,
      ...byLink(playing),
      controller: side,
      fromNowhere: true,
      ...(position === undefined ? {} : { position }),
    })),
    previousCards: made.map(({ id }) => id),
  });
};

/** What any effect that Special Summons is asked of a Token. */
const ofToken = ({ duel, link: { card: id, player } }: EffectContext, card: Card): SpecialSummonCase => ({
  card,
  by: { kind: 'effect', source: { name: nameOf(duel, id), id, player } },
});

/** A Token that is about to be Summoned: it is in no place yet. Its id says which effect made it, and is its own. */
function make({ duel, link }: EffectContext, name: string, facts: MonsterFacts, at: number): Card {
  const number = Object.keys(duel.cards).length + at + 1;
  return {
    ...newCard({
      id: `${link.card} token ${number}`,
      model: bareModel(name, facts),
      owner: link.player,
      place: 'gy',
    }),
    gone: true,
  };
}
