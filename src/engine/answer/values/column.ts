import { type Answer, claimsThat, fromFindings, listed, openAnswer, valueAnswer } from '../../findings.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { columnsAre, columnsOf } from '../../state/columns.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';

interface ColumnCase {
  readonly card: Card;
  readonly other: Card;
}

/** Two cards lie in the same column, or do not, or it was not said in which zones they are. */
export const sameColumn = rule({
  id: 'column/what-it-is',
  reasons: {
    same: ['permits', '{card} and {other} lie in the same column'],
    different: ['forbids', '{card} and {other} lie in different columns'],
    'in-none': [
      'forbids',
      '{away} lies in no column: not in a Monster Zone, Spell & Trap Zone or Pendulum Zone',
    ],
    'not-said': ['unknown', 'in which zones {card} and {other} are was not said'],
  },
  decide(_: Duel, { card, other }: ColumnCase) {
    const away = [card, other].find((each) => columnsOf(each).length === 0);
    if (away !== undefined) return { code: 'in-none', facts: { away: away.model.name } };
    const codes = { yes: 'same', no: 'different', unknown: 'not-said' } as const;
    return { code: codes[columnsAre('own', card, other)] };
  },
});

export const columnRules: readonly Rule<ColumnCase>[] = [sameColumn];

/** Do the two cards lie in the same column? */
export function inSameColumn(duel: Duel, ids: readonly [card: string, other: string]): Answer {
  const [card, other] = [cardOf(duel, ids[0]), cardOf(duel, ids[1])];
  const both = `${card.model.name} and ${other.model.name}`;
  return fromFindings(
    applyAll(columnRules, duel, { card, other }),
    claimsThat(both, 'are', 'in the same column'),
  );
}

/** Which other cards lie in the column of this one? Cards whose zone was not said leave it open. */
export function cardsInColumn(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const own = columnsOf(card);
  if (own.length !== 1)
    return openAnswer(
      `which cards are in the column of ${name} is not settled`,
      [own.length === 0 ? `${name} lies in no column` : `in which zone ${name} is`],
      [],
    );
  const others = Object.values(duel.cards).filter((other) => other.id !== id && columnsOf(other).length > 0);
  const findings = others.flatMap((other) => applyAll(columnRules, duel, { card, other }));
  const open = findings.filter(({ verdict }) => verdict === 'unknown');
  if (open.length > 0)
    return openAnswer(
      `which cards are in the column of ${name} is not settled`,
      open.map(({ because }) => because),
      [...open, ...findings],
    );
  const there = others.filter((other) => columnsAre('own', card, other) === 'yes');
  const names = listed(there.map(({ model }) => model.name));
  const decides = findings.find(({ verdict }) => verdict === 'permits') ?? findings[0];
  const claim =
    there.length === 0 ? `no other card is in the column of ${name}` : `in the column of ${name}: ${names}`;
  return valueAnswer(names, claim, findings, decides);
}
