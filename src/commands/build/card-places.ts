import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import type { CardSetup, Situation } from '../../situations/situation.ts';
import { places } from '../../vocabulary/places.ts';

/** Somewhere that a card can be, in words, and as the situation sets it up. */
export interface CardPlace {
  readonly label: string;
  readonly setup: Omit<CardSetup, 'id' | 'card'>;
}

type Lies = Omit<CardSetup, 'id' | 'card' | 'controller'>;
type Row = readonly [words: string, lies: Lies];

const hand: Row = ['hand', { place: 'hand' }];
const gy: Row = ['GY', { place: 'gy' }];
const banished: Row = ['banished', { place: 'banished' }];
const deck: Row = ['Deck', { place: 'deck' }];
const attack: Row = ['face-up Attack Position', { place: 'monster-zone', position: 'attack' }];
const defense: Row = ['face-up Defense Position', { place: 'monster-zone', position: 'defense' }];

/** Where a card of this kind can be, of one player. */
function rowsFor({ facts }: CardModel): readonly Row[] {
  if (facts.cardType !== 'monster') {
    const place = facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
    const where = places.term(place);
    const stays = ['Field', 'Continuous', 'Equip'].includes(facts.property);
    const faceUp: readonly Row[] = stays ? [[`face-up in the ${where}`, { place }]] : [];
    return [hand, ...faceUp, [`Set in the ${where}`, { place, faceUp: false }], gy, banished, deck];
  }
  const has = (ability: (typeof facts.abilities)[number]): boolean => facts.abilities.includes(ability);
  if (has('Token')) return [attack, defense];
  const faceDown: Row = ['face-down Defense Position', { place: 'monster-zone', faceUp: false }];
  const field = has('Link') ? [attack] : [attack, defense, faceDown];
  const extra: readonly Row[] = isExtraDeckMonster(facts) ? [['Extra Deck', { place: 'extra-deck' }]] : [];
  const main = extra.length > 0 ? [] : [hand];
  const pendulum: readonly Row[] = has('Pendulum')
    ? [
        ['Pendulum Zone', { place: 'pendulum-zone' }],
        ['face-up in the Extra Deck', { place: 'extra-deck', faceUp: true }],
      ]
    : [];
  return [...main, ...field, gy, banished, ...pendulum, ...extra, ...(extra.length > 0 ? [] : [deck])];
}

/** The same place with whether it was properly Summoned, where revival hangs on that. */
const withProper = (model: CardModel, [words, lies]: Row): readonly Row[] =>
  (lies.place === 'gy' || lies.place === 'banished') && needsProperSummon(model)
    ? [
        [`${words}, properly Summoned before`, { ...lies, properlySummoned: 'yes' }],
        [`${words}, never properly Summoned`, { ...lies, properlySummoned: 'no' }],
        [words, lies],
      ]
    : [[words, lies]];

const isXyz = (model: CardModel | undefined): boolean =>
  model?.facts.cardType === 'monster' && model.facts.abilities.includes('Xyz');

/** The monsters that another card can be bound to, as it is set up: Xyz Monsters by their materials, any by an Equip Spell. */
function bound(
  model: CardModel,
  { cards }: Situation,
  modelOf: (setup: CardSetup) => CardModel | undefined,
): readonly CardPlace[] {
  const { facts } = model;
  const monsters = cards.filter(({ place, faceUp }) => place === 'monster-zone' && faceUp !== false);
  const equips = facts.cardType === 'spell' && facts.property === 'Equip';
  return monsters.flatMap((monster): readonly CardPlace[] => {
    const { id, controller = 'P0' } = monster;
    const equip = { place: 'spell-trap-zone', controller, equippedTo: id } as const;
    const material = { place: 'xyz-material', controller, attachedTo: id } as const;
    return [
      ...(equips ? [{ label: `equipped to ${id}`, setup: equip }] : []),
      ...(isXyz(modelOf(monster)) ? [{ label: `Xyz Material of ${id}`, setup: material }] : []),
    ];
  });
}

/** Everywhere that a card of this kind can be: first of the turn player, then of the opponent. */
export function placesFor(
  model: CardModel,
  situation: Situation,
  modelOf: (setup: CardSetup) => CardModel | undefined,
): readonly CardPlace[] {
  const players = [situation.turnPlayer, otherPlayer(situation.turnPlayer)];
  const rows = rowsFor(model).flatMap((row) => withProper(model, row));
  return [
    ...players.flatMap((controller) =>
      rows.map(([words, lies]) => ({ label: `${controller}: ${words}`, setup: { ...lies, controller } })),
    ),
    ...bound(model, situation, modelOf),
  ];
}
