import { isActivated } from '../../../effects/activated.ts';
import { type CardModel, cardModelSchema } from '../../../effects/card-model.ts';
import { fieldPlaceOf } from '../../../effects/facts.ts';
import type { Instruction } from '../../../effects/instruction.ts';
import type { CardSetup, Situation } from '../../situation.ts';
import type { FieldTold } from './field-told.ts';

type Player = 'P0' | 'P1';
const players: readonly Player[] = ['P0', 'P1'];

/** What lies on the field, for each player whose the cards of nobody may be, and each number that may be meant. */
export function boards(field: FieldTold): readonly (readonly CardSetup[])[] {
  const owners: readonly Player[] = field.cards.some(({ player }) => player === undefined) ? players : ['P0'];
  const numbers: readonly (readonly [number, number])[] =
    field.more === 'same'
      ? [
          [1, 1],
          [2, 2],
        ]
      : field.more === 'P0'
        ? [[2, 1]]
        : field.more === 'P1'
          ? [[1, 2]]
          : [[0, 0]];
  return owners.flatMap((owner) =>
    numbers.map((number) => [...standing(field, owner), ...counted(field, number)]),
  );
}

export const standing = ({ cards }: FieldTold, nobodys: Player): readonly CardSetup[] =>
  cards
    .filter(({ then }) => then !== 'gone')
    .map(({ model, player = nobodys, then }, at) => ({
      id: `text-${at}`,
      card: model,
      place: fieldPlaceOf(model.facts),
      controller: player,
      faceUp: then !== 'face-down',
      ...(then === 'negated' ? { negated: true } : {}),
      ...(then === 'face-down' && model.facts.cardType === 'monster' ? { position: 'defense' as const } : {}),
    }));

export function counted(
  { monsters, cards }: FieldTold,
  [mine, theirs]: readonly [number, number],
): readonly CardSetup[] {
  const some = (
    player: Player,
    count: number,
    card: CardModel,
    faceUp: boolean,
    id: string,
  ): readonly CardSetup[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `${id}-${player}-${at}`,
      card,
      place: 'monster-zone' as const,
      controller: player,
      faceUp,
      ...(faceUp ? {} : { position: 'defense' as const }),
    }));
  const there = (player: Player): number =>
    cards.filter((each) => each.player === player && each.model.facts.cardType === 'monster').length;
  return [
    ...monsters.flatMap(({ player, said }, at) =>
      some(player, said.count, said.model, said.faceUp, `kind-${at}`),
    ),
    ...some('P0', Math.max(0, mine - there('P0')), plainMonster, true, 'more'),
    ...some('P1', Math.max(0, theirs - there('P1')), plainMonster, true, 'more'),
  ];
}

export const spellThat = (does: Instruction): CardModel =>
  cardModelSchema.parse({
    name: 'a Spell Card',
    facts: { cardType: 'spell', property: 'Normal' },
    parts: [{ kind: 'activation', does: [does] }],
  });
export const monsterThat = (does: Instruction): CardModel =>
  cardModelSchema.parse({
    name: 'a monster',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4 },
    parts: [{ kind: 'ignition', activatesIn: ['monster-zone', 'gy'], does: [does] }],
  });
export const monsterWith = (part: boolean): CardModel =>
  cardModelSchema.parse({
    name: 'a monster',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4 },
    parts: part
      ? [{ kind: 'ignition', activatesIn: ['hand', 'monster-zone', 'gy'], does: [{ do: 'draw', amount: 1 }] }]
      : [],
  });
export const plainMonster = monsterWith(false);

/** Something that was done before, with its card. */
interface Before {
  readonly card: CardSetup;
  readonly actions: Situation['actions'];
}

/** Summons that were told to have been made this turn, of monsters that nobody named. */
export const summonedBefore = ({ summons }: FieldTold): readonly Before[] =>
  summons.flatMap(({ player, ways }, group) =>
    ways.map((way, at): Before => {
      const id = `before-${group}-${at}`;
      const action: Situation['actions'][number] =
        way === 'special-summoned'
          ? { do: 'happen', events: [{ event: 'special-summoned', card: id, controller: player }] }
          : { do: 'summon', card: id, way, player };
      return { card: { id, card: plainMonster, place: 'hand', controller: player }, actions: [action] };
    }),
  );

/** The cards that were used this turn, for each player whose those of nobody may be. */
export function usesOf({ uses }: FieldTold, turnPlayer: Player): readonly (readonly Before[])[] {
  const owners: readonly Player[] = uses.some(({ player }) => player === undefined) ? players : ['P0'];
  return owners.flatMap((owner) => {
    const all = uses.map(({ model, player = owner, declared }, at) =>
      usedOnce(model, player, turnPlayer, declared, `used-${at}`),
    );
    const known = all.filter((each) => each !== undefined);
    return known.length === all.length ? [known] : [];
  });
}

/** Undefined for a card that the player cannot have used in this turn. */
function usedOnce(
  card: CardModel,
  player: Player,
  turnPlayer: Player,
  declared: string | undefined,
  id: string,
): Before | undefined {
  const { facts, parts } = card;
  const spell = facts.cardType === 'spell';
  if (spell && facts.property !== 'Quick-Play' && player !== turnPlayer) return undefined;
  const isSet = facts.cardType === 'trap' || (spell && player !== turnPlayer);
  const place = isSet ? 'spell-trap-zone' : 'hand';
  const part = parts.findIndex(
    (each) =>
      isActivated(each) && (facts.cardType !== 'monster' || each.activatesIn?.includes('hand') === true),
  );
  if (part < 0) return undefined;
  return {
    card: { id, card, controller: player, place, ...(isSet ? { faceUp: false } : {}) },
    actions: [
      { do: 'activate', card: id, part, player, ...(declared === undefined ? {} : { declared }) },
      { do: 'resolve' },
    ],
  };
}
