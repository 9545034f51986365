import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { fieldPlaces } from '../../../vocabulary/places.ts';
import { countersOn, withCounters } from '../../state/counters.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { perCard } from '../choose.ts';
import { done, type EffectContext, type Executor, note, nothing } from '../played.ts';
import { forbids, mayBeTaken, poolOf } from '../pool.ts';
import { inWords } from './moving.ts';

/** Places or removes counters. A cost that removes some needs that many. */
export const counters: Executor = (playing, instruction) => {
  const { amount, counter, do: verb } = instruction;
  if (counter === undefined || amount === undefined || instruction.what === undefined)
    return inWords(playing, instruction);
  const { name, most } = counter;
  if (counter.together) return fromAll(playing, instruction, name, amount);
  const change = verb === 'place-counter' ? amount : -amount;
  const reach = {
    places: fieldPlaces,
    bars: (_: Duel, card: Card) => {
      const left = countersOn(card, name) + change;
      const full = most !== undefined && left > most;
      return left < 0 || full
        ? forbids('chain/written-order', left < 0 ? 'counters' : 'number of counters')
        : undefined;
    },
  };
  return perCard(playing, instruction, reach, (card) => ({
    happens: [note(playing, counterWords(instruction, name, amount, card))],
    changes: [(duel) => withCounters(duel, card.id, name, countersOn(cardOf(duel, card.id), name) + change)],
  }));
};

/** So many from several cards together: where it is not said from which, all of them, or those of the only card that has any. */
function fromAll(playing: EffectContext, instruction: Instruction, name: string, amount: number) {
  const { what } = instruction;
  const bearers = isDescribed(what)
    ? mayBeTaken(poolOf(playing, what, {})).filter((card) => countersOn(card, name) > 0)
    : [];
  const total = bearers.reduce((sum, card) => sum + countersOn(card, name), 0);
  if (total < amount) return nothing();
  if (bearers.length > 1 && total > amount) return inWords(playing, instruction);
  return done({
    happens: bearers.map((card) =>
      note(playing, counterWords(instruction, name, Math.min(amount, countersOn(card, name)), card)),
    ),
    changes: bearers.map(
      (card) => (duel) => withCounters(duel, card.id, name, Math.max(0, countersOn(card, name) - amount)),
    ),
  });
}

const counterWords = ({ do: verb }: Instruction, name: string, amount: number, card: Card): string =>
  verb === 'place-counter'
    ? `${amount} ${name} on ${card.model.name}`
    : `${amount} ${name} removed from ${card.model.name}`;
