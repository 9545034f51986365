import type { CardModel } from '../../card-model/card-model.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import type { Situation } from '../situation.ts';
import { askedCard, type Change, nameOf } from './change.ts';

/** A card that must be properly Summoned could have been, or not. */
export function summonedChanges(situation: Situation, model: CardModel | undefined): readonly Change[] {
  const id = askedCard(situation);
  const setup = situation.cards.find((each) => each.id === id);
  if (setup === undefined || model === undefined || !needsProperSummon(model)) return [];
  const name = nameOf(situation, id);
  return (['yes', 'no'] as const)
    .filter((value) => value !== setup.properlySummoned)
    .map((value) => ({
      words: `${name} had ${value === 'yes' ? '' : 'not '}been properly Summoned before`,
      label: value === 'yes' ? 'properly Summoned' : 'not properly Summoned',
      situation: {
        ...situation,
        cards: situation.cards.map((each) => (each === setup ? { ...each, properlySummoned: value } : each)),
      },
    }));
}
