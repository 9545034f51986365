import type { Filter } from '../../../card-model/filter.ts';
import { monstersOf } from '../monsters-of.ts';

const restriction =
  /^You cannot Pendulum Summon(?: monsters)?, except (?<what>[^.()]+?)(?:\.? \(?This effect cannot be negated\.?\)?)?\.?$/i;

/** The monsters that a card in the Pendulum Zone lets its player Pendulum Summon; undefined where its text says no such thing. */
export function pendulumSummonsOnly(text: string): Filter | undefined {
  const what = restriction.exec(text)?.groups?.what;
  return what === undefined ? undefined : monstersOf(what);
}
