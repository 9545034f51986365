import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { Card, Duel } from '../duel.ts';
import { type Fit, fits } from '../fits.ts';
import { namesOf } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import type { Change } from '../stats/change.ts';
import { changeOf, isStatVerb, statOfVerb } from '../stats/instruction.ts';
import type { Stat } from './stat-line.ts';

/** What a Continuous Effect does to the ATK or DEF of a card now. */
export interface ContinuousModifier {
  /** The effect that it is of: the same one has the same words each time. */
  readonly of: string;
  readonly card: string;
  readonly stat: Stat;
  /** Undefined where the engine cannot say whether or how much it changes: then the value is open. */
  readonly change: Change | undefined;
  /** Whose effect it is, in words. */
  readonly words: string;
}

/** Every change of ATK or DEF that Continuous Effects apply now (rules effect/continuous-starts and -stops). */
export const continuousModifiers = (duel: Duel): readonly ContinuousModifier[] =>
  Object.values(duel.cards)
    .filter((source) => continuousOf(source).some(({ does }) => does.some(isStatVerb)))
    .filter((source) => isWorking(source) && !isNegated(duel, source))
    .flatMap((source) => modifiersBy(duel, source));

function modifiersBy(duel: Duel, source: Card): readonly ContinuousModifier[] {
  return source.model.parts.flatMap((part, at) =>
    part.kind === 'continuous'
      ? part.does.flatMap((each, nth) => {
          const sure = part.conditions.length === 0 && isPlain(each);
          return isStatVerb(each) ? modifiersOf(duel, source, each, `${at}.${nth}`, sure) : [];
        })
      : [],
  );
}

/** Does it say with a number how much, without any condition? */
const isPlain = (each: Instruction): boolean =>
  each.reads === undefined &&
  each.onlyIf === undefined &&
  each.delayed === undefined &&
  changeOf(each) !== null;

function modifiersOf(
  duel: Duel,
  source: Card,
  each: Instruction,
  place: string,
  plain: boolean,
): readonly ContinuousModifier[] {
  const change = changeOf(each) ?? undefined;
  return Object.values(duel.cards)
    .filter((card) => card.place === 'monster-zone' && card.faceUp)
    .flatMap((card) => {
      const fit = reach(duel, source, each, card);
      if (fit.verdict === 'no') return [];
      const sure = plain && fit.assumed.length + fit.open.length === 0;
      return [
        {
          // A source or monster that left and came back is another one.
          of: `${source.id} ${source.moves} ${place} ${card.moves}`,
          card: card.id,
          stat: statOfVerb(each),
          change: sure ? change : undefined,
          words: `what the effect of ${source.model.name} makes of it`,
        },
      ];
    });
}

const sure: Fit = { verdict: 'yes', assumed: [], open: [] };
const perhaps: Fit = { verdict: 'yes', assumed: [], open: ['which card is meant'] };
const no: Fit = { verdict: 'no', assumed: [], open: [] };

/** Is the card one that the effect changes? A filter that asks for ATK or DEF itself leaves that open. */
function reach(duel: Duel, source: Card, { what }: Instruction, card: Card): Fit {
  if (what === 'this') return card.id === source.id ? sure : no;
  if (!isDescribed(what)) return perhaps;
  if (what.from !== undefined && !what.from.includes(card.place)) return no;
  const { atkAtMost, atkAtLeast, defAtMost, defAtLeast, ...filter } = what.filter;
  const fit = fits(filter, card, namesOf(duel, card), { id: source.id, player: source.controller });
  const asks = [atkAtMost, atkAtLeast, defAtMost, defAtLeast].some((each) => each !== undefined);
  return fit.verdict === 'yes' && asks ? perhaps : fit;
}
