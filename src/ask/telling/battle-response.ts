import type { Statement } from '../grammar/clause.ts';
import type { ToldChange } from './attacks.ts';
import type { ToldCard } from './cards.ts';
import type { Telling } from './telling.ts';

/** Events by which a monster is there no longer. */
export const leaves: ReadonlySet<string> = new Set([
  'destroyed',
  'banished',
  'returned-to-hand',
  'left-the-field',
]);

export const responded = (all: readonly Statement[]): boolean =>
  all.some((each) => each.is === 'remark' && each.remark === 'responded-and-resolved');

/** A card alone in a clause beside a change of the battle, or where a response is said to be described. */
export function isPartOfChange(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each?.is !== 'clause' || each.verb !== 'be' || each.objects.length > 0) return false;
  const byCard = each.adjuncts.some(({ prep }) => prep === 'by' || prep === 'with');
  return all[at - 1]?.is === 'battle-change'
    ? byCard || each.subject.length === 0
    : responded(all) && all.slice(0, at).every((one) => one.is === 'clause' && one.verb === 'be');
}

/** What answered the attack, where it is told by its part in the battle. */
export function changeAt(all: readonly Statement[], at: number, telling: Telling): readonly ToldChange[] {
  const [each, next] = [all[at], all[at + 1]];
  const cardOf = (clause: Statement | undefined): ToldCard | undefined => {
    if (clause?.is !== 'clause') return undefined;
    const phrases = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)].filter(
      ({ kind }) => kind === 'card',
    );
    if (phrases.length === 0) return undefined;
    const card = telling.oneOf(phrases, clause);
    const by = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)].flatMap((one) =>
      one.kind === 'player' ? (telling.player(one.who) ?? []) : [],
    )[0];
    if (card !== undefined && by !== undefined) card.setup.controller ??= by;
    return card;
  };
  if (each?.is === 'battle-change') {
    const card = isPartOfChange(all, at + 1) ? cardOf(next) : undefined;
    return [{ change: each.change, ...(card === undefined ? {} : { card }) }];
  }
  if (
    each?.is !== 'clause' ||
    !responded(all) ||
    all[at - 1]?.is === 'battle-change' ||
    !isPartOfChange(all, at)
  )
    return [];
  const card = cardOf(each);
  return card === undefined ? [] : [{ card }];
}
