import { fitsNow } from '../names.ts';
import { rule } from '../rule.ts';
import { allColumns, countIn, mainZoneIn } from '../state/columns.ts';
import type { Duel, Ternary } from '../state/duel.ts';
import { freeBesideOrInColumn } from '../zones/beside.ts';
import { occupied } from '../zones/occupied.ts';
import type { ProcedureCase } from './own-procedure-case.ts';

type Wanted = NonNullable<ProcedureCase['procedure']['inColumnWith']>;

/** A column with as many cards as its text asks for, and a free Main Monster Zone of the player in it. */
export const procedureColumn = rule({
  id: 'own-procedure/column',
  reasons: {
    none: [
      'forbids',
      'its text has {card} placed in a column with {wanted}, and there is none with a free Main Monster Zone of {player}',
    ],
    'not-said': [
      'unknown',
      'whether there is a column with {wanted} and a free Main Monster Zone of {player} was not said',
    ],
    there: ['permits', 'there is a column with {wanted} and a free Main Monster Zone of {player}'],
  },
  decide(duel: Duel, { card, player, granted, procedure: { inColumnWith } }: ProcedureCase) {
    if (inColumnWith === undefined) return null;
    const facts = { card: card.model.name, player, wanted: wantedWords(inColumnWith) };
    const judged = allColumns.map((column): Ternary => {
      const zone = mainZoneIn(player, column);
      const taken = zone === undefined ? 'yes' : occupied(duel, player, zone).is;
      const has = hasAsMany(duel, column, inColumnWith);
      if (taken === 'yes' || has === 'no') return 'no';
      return taken === 'no' && has === 'yes' ? 'yes' : 'unknown';
    });
    if (judged.includes('yes')) return { code: 'there', facts };
    return { code: judged.includes('unknown') || granted ? 'not-said' : 'none', facts };
  },
});

function hasAsMany(duel: Duel, column: number, { atLeast = 0, atMost }: Wanted): Ternary {
  const { least, most } = countIn(duel, column);
  if (most < atLeast || (atMost !== undefined && least > atMost)) return 'no';
  return least >= atLeast && (atMost === undefined || most <= atMost) ? 'yes' : 'unknown';
}

const wantedWords = ({ atLeast, atMost }: Wanted): string => {
  if (atLeast !== undefined) return `${atLeast} or more cards`;
  return atMost === 0 ? 'no cards' : `at most ${atMost} cards`;
};

/** A free Main Monster Zone of the player beside a monster that the text asks for, or in its column. */
export const procedureBeside = rule({
  id: 'own-procedure/beside',
  reasons: {
    none: [
      'forbids',
      'its text has {card} placed beside a monster that it asks for, or in its column, and {player} has no such zone free',
    ],
    'not-said': [
      'unknown',
      'whether {player} has a zone free beside a monster that the text of {card} asks for, or in its column, was not said',
    ],
    there: [
      'permits',
      '{player} has a zone free beside a monster that the text of {card} asks for, or in its column',
    ],
  },
  decide(duel: Duel, { card, player, granted, procedure: { besideOrInColumnOf: filter } }: ProcedureCase) {
    if (filter === undefined) return null;
    const facts = { card: card.model.name, player };
    const is = freeBesideOrInColumn(duel, player, (each) => {
      const isOther = each.id !== card.id && each.faceUp;
      return isOther ? fitsNow(duel, filter, each, { id: card.id, player }) : 'no';
    });
    if (is === 'yes') return { code: 'there', facts };
    return { code: is === 'unknown' || granted ? 'not-said' : 'none', facts };
  },
});
