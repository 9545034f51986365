import { attributes } from '../../../card-model/facts.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { type CardChange, withChange } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel, withCard } from '../../state/duel.ts';
import { perCard } from '../per-card.ts';
import { type EffectContext, type Executor, note } from '../played.ts';
import type { Bar } from '../pool.ts';
import { isClear, untilEnds } from '../until.ts';
import { inWords } from './moving.ts';

/** A change as yet without the id that it ends by. */
type Made = CardChange extends infer Each ? (Each extends CardChange ? Omit<Each, 'id'> : never) : never;

/** What an instruction makes of the card; null where only words say it. */
function madeOf(instruction: Instruction): Made | null {
  const { amount, becomes, reads, name } = instruction;
  switch (instruction.do) {
    case 'change-level':
      if (amount === undefined || reads !== undefined) return null;
      return becomes ? { is: 'level', becomes: amount } : { is: 'level', plus: amount };
    case 'change-type': {
      const type = monsterTypes.find((each) => each === reads);
      return type === undefined ? null : { is: 'type', type };
    }
    case 'change-attribute': {
      const attribute = attributes.find((each) => each === reads);
      return attribute === undefined ? null : { is: 'attribute', attribute };
    }
    case 'change-name':
      return name === undefined || reads !== undefined ? null : { is: 'name', name };
    default:
      return null;
  }
}

/** Changes the Level, Type, Attribute or name of monsters, as long as the text says. */
export const changeProperty: Executor = (playing, instruction) => {
  const made = madeOf(instruction);
  if (made === null || !isClear(playing, instruction)) return inWords(playing, instruction);
  const reach = {
    places: ['monster-zone' as const],
    bars: (_: Duel, card: Card) => barOf(instruction, card),
  };
  return perCard(playing, instruction, reach, (card) => {
    const id = changeId(playing, card);
    return {
      happens: [
        note(
          playing,
          `${wordsFor(made)} of ${card.model.name} is changed`,
          made.is === 'name' ? { rule: 'name/becomes' } : {},
        ),
      ],
      changes: [
        (duel) => withCard(duel, card.id, withChange(cardOf(duel, card.id), { ...made, id })),
        untilEnds(playing, instruction, card.id, { is: 'change', id }),
      ],
    };
  });
};

/** An id that no other change of the card has. */
export const changeId = ({ duel, chain, link }: EffectContext, { changes }: Card): string =>
  `${chain}.${link.number} ${duel.moment} ${changes.length}`;

const wordsFor = ({ is }: Made): string =>
  is === 'name' ? 'the name' : `the ${is.charAt(0).toUpperCase()}${is.slice(1)}`;

/** Only a face-up monster has these; and one with a Rank or a Link Rating has no Level. */
function barOf({ do: verb }: Instruction, { faceUp, role, model: { facts } }: Card): Bar | undefined {
  const rule = 'chain/written-order';
  if (!faceUp || role !== 'monster' || facts.cardType !== 'monster')
    return { verdict: 'forbids', rule, because: 'face-down position' };
  if (verb !== 'change-level') return undefined;
  if (facts.abilities.includes('Link'))
    return { verdict: 'forbids', rule, because: 'Level, which it has not' };
  return facts.abilities.includes('Xyz')
    ? { verdict: 'unknown', rule, because: 'whether the text speaks of its Rank was not said' }
    : undefined;
}
