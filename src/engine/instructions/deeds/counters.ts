import type { Instruction } from '../../../card-model/instruction.ts';
import { fieldPlaces } from '../../../vocabulary/places.ts';
import { countersOn, withCounters } from '../../state/counters.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { perCard } from '../choose.ts';
import { type Executor, note } from '../played.ts';
import { inWords } from './moving.ts';

/** Places or removes counters. A cost that removes some needs that many. */
export const counters: Executor = (playing, instruction) => {
  const { amount, counter, do: verb } = instruction;
  if (counter === undefined || amount === undefined || instruction.what === undefined)
    return inWords(playing, instruction);
  const { name, most } = counter;
  const change = verb === 'place-counter' ? amount : -amount;
  const reach = {
    places: fieldPlaces,
    bars: (_: Duel, card: Card) => {
      const left = countersOn(card, name) + change;
      const full = most !== undefined && left > most;
      return left < 0 || full
        ? ({
            verdict: 'forbids',
            rule: 'chain/written-order',
            because: left < 0 ? 'counters' : 'number of counters',
          } as const)
        : undefined;
    },
  };
  return perCard(playing, instruction, reach, (card) => ({
    happens: [note(playing, counterWords(instruction, name, amount, card))],
    changes: [(duel) => withCounters(duel, card.id, name, countersOn(cardOf(duel, card.id), name) + change)],
  }));
};

const counterWords = ({ do: verb }: Instruction, name: string, amount: number, card: Card): string =>
  verb === 'place-counter'
    ? `${amount} ${name} on ${card.model.name}`
    : `${amount} ${name} removed from ${card.model.name}`;
