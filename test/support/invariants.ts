import type { Card, Duel } from '../../src/engine/state/duel.ts';
import { isOver } from '../../src/engine/state/endings.ts';
import { unseenPlaces } from '../../src/engine/state/players.ts';
import { squareOfCard } from '../../src/engine/zones/occupied.ts';
import { isField } from '../../src/vocabulary/places.ts';

/** What is wrong with a Duel, in words: what no action may ever bring about. Empty for a Duel that is in order. */
export const wrongWith = (duel: Duel): readonly string[] => [
  ...Object.entries(duel.cards).flatMap(([id, card]) => [
    ...(card.id === id ? [] : [`${id} is kept as ${card.id}`]),
    ...wrongWithCard(duel, card).map((words) => `${id} (${card.place}): ${words}`),
  ]),
  ...(['P0', 'P1'] as const).flatMap((player) => {
    const { lp, unseen } = duel.players[player];
    return [
      ...(lp !== null && lp < 0 ? [`${player} has ${lp} LP`] : []),
      ...(lp === 0 && duel.over === undefined ? [`${player} has no LP, and the Duel goes on`] : []),
      ...unseenPlaces
        .filter((place) => (unseen[place] ?? 0) < 0)
        .map((place) => `${player} lacks cards in ${place}`),
    ];
  }),
  ...sharedZones(duel),
  ...duel.endings
    .filter(({ at }) => 'turn' in at && isOver(at, duel))
    .map(({ card }) => `something about ${card} should have ended`),
  ...duel.scheduled
    .filter(({ at }) => isOver(at, duel))
    .map(({ link }) => `something of ${link.card} was not done`),
  ...duel.chain
    .filter(({ number }, at) => number !== at + 1)
    .map(({ number }) => `Chain Link ${number} is out of place`),
];

/** Two monsters in one Monster Zone; an Extra Monster Zone is left for one player and right for the other. */
function sharedZones(duel: Duel): readonly string[] {
  const placed = Object.values(duel.cards).flatMap((card) => {
    const square = squareOfCard(card);
    return square === undefined ? [] : [{ card, square }];
  });
  return placed.flatMap(({ card, square }, at) => [
    ...(card.place === 'monster-zone' ? [] : [`${card.id} has a zone and is not on the field`]),
    ...placed
      .slice(0, at)
      .flatMap((other) =>
        other.square === square ? [`${card.id} and ${other.card.id} in ${card.zone}`] : [],
      ),
  ]);
}

function wrongWithCard(duel: Duel, card: Card): readonly string[] {
  const { attachedTo, equippedTo, gone, place, counters, stats, faceUp, model } = card;
  const isToken = model.facts.cardType === 'monster' && model.facts.abilities.includes('Token');
  const bound = attachedTo ?? equippedTo;
  return [
    ...(attachedTo !== undefined && place !== 'xyz-material' ? ['attached, and no Xyz Material'] : []),
    ...(equippedTo !== undefined && !isField(place) ? ['equipped, and not on the field'] : []),
    ...(bound !== undefined && duel.cards[bound] === undefined ? ['bound to no card'] : []),
    ...(gone && (isField(place) || !isToken) ? ['gone, and still there'] : []),
    ...(Object.values(counters).some((count) => count < 1) ? ['an empty counter'] : []),
    ...(Object.keys(stats).length > 0 && !(place === 'monster-zone' && faceUp)
      ? ['ATK changed off the field']
      : []),
    ...Object.values(stats).flatMap(({ within: { current } }) => (current.least < 0 ? ['negative ATK'] : [])),
    ...(equippedTo !== undefined && duel.cards[equippedTo] !== undefined && !holds(duel.cards[equippedTo])
      ? ['equipped to a monster that is gone or face-down']
      : []),
  ];
}

/** Can the monster hold an Equip Card? */
const holds = ({ place, faceUp }: Card): boolean => place === 'monster-zone' && faceUp;
