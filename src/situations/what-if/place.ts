import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraMonsterZone } from '../../vocabulary/zones.ts';
import type { CardSetup, Situation } from '../situation.ts';
import { placeWords } from '../understood.ts';
import { askedCard, type Change, nameOf } from './change.ts';

/**
 * The card that is asked about could lie in another zone at first: in the Extra Monster Zone and not in the Main Monster
 * Zone, or the other way round, or in the place that its own is taken for. One with which something was done stays.
 */
export function placeChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  const setup = situation.cards.find((each) => each.id === id);
  if (setup === undefined || model === undefined) return [];
  if (JSON.stringify(situation.actions).includes(JSON.stringify(id))) return [];
  const name = nameOf(situation, id);
  const put = (where: string, change: Partial<CardSetup>): Change => {
    const { position: _, faceUp: __, zone: ___, ...lies } = setup;
    const moved = { ...lies, ...change };
    return {
      words: `${name} had been ${where} at first`,
      label: where,
      situation: { ...situation, cards: situation.cards.map((each) => (each === setup ? moved : each)) },
    };
  };
  return [
    ...otherZone(setup, put),
    ...otherPlace(setup, model).map((change) =>
      put(change.place === 'spell-trap-zone' ? 'Set' : placeWords(change.place ?? 'gy'), change),
    ),
  ];
}

function otherZone(
  { place, zone, position, faceUp }: CardSetup,
  put: (where: string, change: Partial<CardSetup>) => Change,
): readonly Change[] {
  if (place !== 'monster-zone') return [];
  const as = {
    ...(position === undefined ? {} : { position }),
    ...(faceUp === undefined ? {} : { faceUp }),
  };
  return zone !== undefined && isExtraMonsterZone(zone)
    ? [put('in a Main Monster Zone', { ...as, zone: 'M3' })]
    : [put('in an Extra Monster Zone', { ...as, zone: 'EMZ-left' })];
}

/** The place that this one is taken for: GY and banished; of Spells and Traps, in the hand and Set. */
function otherPlace({ place }: CardSetup, { facts }: CardModel): readonly Partial<CardSetup>[] {
  if (place === 'gy') return [{ place: 'banished' }];
  if (place === 'banished') return [{ place: 'gy' }];
  if (facts.cardType === 'monster') return [];
  if (place === 'hand') return [{ place: 'spell-trap-zone', faceUp: false }];
  return place === 'spell-trap-zone' ? [{ place: 'hand' }] : [];
}
