import type { Difference } from '../../card-model/filter.ts';
import type { Procedure } from '../../card-model/procedure.ts';
import { agree, kinds } from '../material-summon/material-summon-case.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { Need } from './own-procedure-case.ts';

/** Can what a procedure asks for be met with the cards that there are, each used once? */
export type Shared = 'yes' | 'no' | 'open';

/** Can it be met at all, with whatever cards there are? */
export function canBeMet(duel: Duel, needs: readonly Need[], different: Procedure['different']): Shared {
  const sure = needs.map(({ count, sure: cards }) => ({ count, cards }));
  const may = needs.map(({ count, sure: cards, perhaps }) => ({ count, cards: [...cards, ...perhaps] }));
  const unseen = needs.some(({ complete }) => !complete);
  const isSure =
    match(sure) && (different === undefined || needs.every((each) => areVaried(duel, each, different)));
  if (isSure && (different === undefined || needs.length === 1)) return 'yes';
  if (unseen || match(may))
    return different === undefined || unseen ? 'open' : variedOrNot(duel, needs, different);
  return 'no';
}

/** With "different", what there is surely does not do only where too few differ. */
const variedOrNot = (duel: Duel, needs: readonly Need[], different: readonly Difference[]): Shared =>
  needs.some(({ count, sure, perhaps }) =>
    different.some((by) => kinds(duel, [...sure, ...perhaps], by) < count),
  )
    ? 'no'
    : 'open';

const areVaried = (duel: Duel, { count, sure }: Need, different: readonly Difference[]): boolean =>
  different.length === 1 && different.every((by) => kinds(duel, sure, by) >= count);

/** Do these cards, and no others, meet it? */
export function areThese(
  duel: Duel,
  needs: readonly Need[],
  different: Procedure['different'],
  used: readonly Card[],
): Shared {
  const ids = new Set(used.map(({ id }) => id));
  const only = (cards: readonly Card[]) => cards.filter(({ id }) => ids.has(id));
  const number = needs.reduce((sum, { count }) => sum + count, 0);
  if (ids.size !== number || different?.some((by) => agree(duel, used, by)) === true) return 'no';
  if (match(needs.map(({ count, sure }) => ({ count, cards: only(sure) })))) return 'yes';
  return match(needs.map(({ count, sure, perhaps }) => ({ count, cards: only([...sure, ...perhaps]) })))
    ? 'open'
    : 'no';
}

interface Places {
  readonly count: number;
  readonly cards: readonly Card[];
}

/** Can every need get its cards, no card twice? Each place is given a card by way of those that can give theirs up. */
function match(needs: readonly Places[]): boolean {
  const places = needs.flatMap(({ count, cards }) => Array.from({ length: count }, () => cards));
  const holder = new Map<string, number>();
  const give = (place: number, tried: Set<string>): boolean =>
    (places[place] ?? []).some(({ id }) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const before = holder.get(id);
      if (before !== undefined && !give(before, tried)) return false;
      holder.set(id, place);
      return true;
    });
  return places.every((_, at) => give(at, new Set()));
}
