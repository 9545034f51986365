import type { CardModel } from '../../card-model/card-model.ts';
import type { Player } from '../../engine/state/duel.ts';
import { someCardThatFits } from '../../situations/readers/described.ts';
import type { Place } from '../../vocabulary/places.ts';
import { anyMonster, monsterOfKind } from '../names/kind-of-monster.ts';
import { sortOfMonster } from '../slang/pattern.ts';
import { negatesBy } from './negates-by.ts';
import type { ShortCard } from './short-question.ts';

/** The cards of a short question of which only the kind is said. */

export const isDown = /\b(?:face-?down|set)\b/i;

export const whose = (said: string): Player | undefined =>
  /\b(?:my opponent's|their|his|her|opposing)\b/i.test(said) ? 'P1' : /\bmy\b/i.test(said) ? 'P0' : undefined;

const lying = (place: Place, model: CardModel | undefined): readonly ShortCard[] =>
  model === undefined ? [] : [{ model, place, faceUp: true, described: true }];

/** Such as lie on the field: a monster of which nothing is known, or each sort of Spell or Trap, both ways up where that is not said. */
export function cardsOfKind(said: string, asks: string): readonly ShortCard[] {
  if (/\bin the gy\b/i.test(said)) return [];
  if (/scale/i.test(said)) return lying('pendulum-zone', monsterOfKind('some Pendulum Monster'));
  // One that leaves the field in another way is gone.
  if (/token/i.test(said) && !/^(?:destroyed|targeted|survives|works|used-on|hits)$/.test(asks)) return [];
  if (/token/i.test(said))
    return lying('monster-zone', {
      ...someCardThatFits({ cardType: 'monster', abilities: ['Token'] }),
      name: 'the Token',
    });
  const monster = monsterSaid(said);
  // What lies face-down shows no Type, and no effect that might be affected.
  const isUp = monster.ofKind !== 'any' || asks.endsWith('affected') || /\bface-?up\b/i.test(said);
  const facings = isDown.test(said) ? [false] : isUp ? [true] : [true, false];
  const models = /monster/i.test(said)
    ? [monster]
    : propertiesIn(said).map((property) => ({
        ...someCardThatFits({ cardType: /spell/i.test(said) ? 'spell' : 'trap', property }),
        name: 'the card',
      }));
  return models.flatMap((model) => facings.map((faceUp) => ({ model, faceUp, described: true as const })));
}

/** A monster of which no more is known than its Level, Attribute, Type or ability, where one is said. */
function monsterSaid(said: string): CardModel {
  const sort = said.match(new RegExp(`\\b${sortOfMonster}\\b`, 'gi'))?.join(' ');
  return (sort && monsterOfKind(`some ${sort} Monster`)) || anyMonster('some Monster');
}

export const isOfActivations = (asks: string, { model }: ShortCard): boolean =>
  ['negates', 'chains'].includes(asks) || (asks === 'works' && negatesBy(model) === 'answering');

/** Such as are activated, of which no more is known: a sort of Spell or Trap, or an effect of a monster wherever it is. */
export function activatedOfKind(said: string): readonly ShortCard[] {
  if (/token|scale/i.test(said)) return [];
  if (!/monster/i.test(said))
    return cardsOfKind(`set ${said}`, 'negates').map(({ model }) => ({
      model: { ...model, parts: [{ ...nothingSaid, kind: 'activation', on: [], does: someDeed }] },
      described: true,
    }));
  const all = /effect/i.test(said) ? (['monster-zone', 'hand', 'gy'] as const) : [];
  const where = /\b(?:in|from|on) (?:\S+ )*(gy|hand|field)\b/i.exec(said)?.[1]?.toLowerCase();
  const places =
    where === undefined ? all : all.filter((each) => each === (where === 'field' ? 'monster-zone' : where));
  const model = monsterSaid(said);
  return places.map((place) => ({
    model: { ...model, parts: [{ ...nothingSaid, kind: 'ignition', activatesIn: [place], does: someDeed }] },
    described: true,
    effect: true,
  }));
}

const nothingSaid = { conditions: [], cost: [], targets: [] };
const someDeed = [{ do: 'described', reads: 'what it does' } as const];

/** "A normal spell", or any of its sort where no more is said. */
const propertiesIn = (said: string): readonly ((typeof spells)[number] | (typeof traps)[number])[] => {
  const all: ReturnType<typeof propertiesIn> = /spell/i.test(said) ? spells : traps;
  const named = all.filter((each) =>
    new RegExp(`\\b${each.replace('-', '[- ]?')} (?:spell|trap)`, 'i').test(said),
  );
  return named.length > 0 ? named : all;
};

const spells = ['Continuous', 'Field', 'Equip', 'Quick-Play', 'Normal'] as const;
const traps = ['Continuous', 'Normal', 'Counter'] as const;
