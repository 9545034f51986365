import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import lines from '../../../../data/lexicon/situation-lines.json' with { type: 'json' };
import type { Player } from '../../../engine/state/duel.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { summonWays } from '../../../vocabulary/summons.ts';
import { fold } from '../../../vocabulary/terms.ts';
import { cardSetupSchema } from '../../situation.ts';
import { type Counters, counters, countersTogether } from '../counters.ts';
import { expect, type Form, type Found, mapped, type Piece, stands } from '../piece.ts';
import { cardName, choice, list, oneOf, reference, text } from '../pieces.ts';
import { template } from '../template.ts';
import { player, spellTrapZone, where, zone } from '../words.ts';

/** What a card line says of a card besides where it is. */
const detailsSchema = cardSetupSchema.omit({ id: true, card: true, place: true, controller: true });
export type Details = z.infer<typeof detailsSchema>;

/** A card as its line names it. */
export interface NamedCard {
  /** The name as it was written. */
  readonly name: string;
  readonly id?: string;
  readonly details?: Details;
}

/** Cards in one place. `home` is where a card of its kind lies, face-up or Set. */
export interface CardLine {
  readonly controller?: Player;
  readonly place?: Place;
  readonly home?: 'face-up' | 'set';
  readonly cards: NamedCard[];
}

const detailRow = z.tuple([z.string(), detailsSchema], z.string());
/** Every detail, in the order in which they are printed. */
const detailRows = z
  .array(detailRow.or(z.literal('a way of Summoning')))
  .parse(lines.details)
  .flatMap((row): readonly z.infer<typeof detailRow>[] =>
    typeof row === 'string'
      ? summonWays.ids.map((summoned) => [summonWays.term(summoned), { summoned }])
      : [row],
  );

const rowOf = oneOf(
  'what is said of a card',
  detailRows.map(([says, , ...also], value) => ({ value, says, also })),
  (word) => {
    const way = summonWays.find(word);
    const at = detailRows.findIndex(([, puts]) => way !== undefined && puts.summoned === way);
    return at < 0 ? undefined : at;
  },
);

/** A detail that is always the same words. */
const fixedDetail = mapped(
  rowOf,
  (at): Details => detailRows[at]?.[1] ?? {},
  (value) => detailRows.findIndex(([, puts]) => isDeepStrictEqual(puts, value)),
);

/** Details with a value of their own. They are printed after the others, in this order. */
const valueRows = {
  zone: 'in {zone}',
  spellTrapZone: 'in {spellTrapZone}',
  attachedTo: '(attached to|material of) {attachedTo:card}',
  equippedTo: 'equipped to {equippedTo:card}',
  counters: '{counters}',
} as const satisfies Readonly<Partial<Record<keyof Details, string>>>;

const ofDetails = { zone, spellTrapZone, card: reference, counters };

/** One thing that is said of a card. */
const detail = choice<Details>(
  fixedDetail,
  ...Object.values(valueRows).map((each) => template<Details>(each, ofDetails)),
);
const detailList = list(detail);

/** The fields of details in the order in which they are printed. */
export const detailFields: readonly string[] = [
  ...new Set([...detailRows.flatMap(([, puts]) => Object.keys(puts)), ...Object.keys(valueRows)]),
];

/** Details as one; undefined where something is said twice. */
function together(all: readonly Details[]): Details | undefined {
  const others = all.flatMap(({ counters: _, ...each }) => Object.keys(each));
  const counted = all.flatMap((each): readonly Counters[] =>
    each.counters === undefined ? [] : [each.counters],
  );
  const count = countersTogether(counted);
  if (new Set(others).size < others.length || count === undefined) return undefined;
  return { ...Object.assign({}, ...all), ...(counted.length === 0 ? {} : { counters: count }) };
}

/** "(face-down, Defense Position)". Nothing may be said twice. */
const details: Piece<Details> = {
  read(line, at) {
    if (!stands(line.tokens[at], '(')) return [];
    return detailList
      .read(line, at + 1)
      .flatMap(({ value: all, end, unknown }): readonly Found<Details>[] => {
        const said = together(all);
        if (said === undefined) {
          expect(line, end, () => ({ label: 'a detail that was not said of this card already', words: [] }));
          return [];
        }
        if (!stands(line.tokens[end], ')')) {
          expect(line, end, () => ({ label: 'a comma or )', words: [')'] }));
          return [];
        }
        return [{ value: said, end: end + 1, unknown }];
      });
  },
  print(value) {
    if (typeof value !== 'object' || value === null) return null;
    const said = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([one], [other]) => detailFields.indexOf(one) - detailFields.indexOf(other))
      .map(([key, each]) => detail.print({ [key]: each }));
    return said.length === 0 || said.includes(null) ? null : `(${said.join(', ')})`;
  },
};

const named = template<NamedCard>('{name} [(as|called) {id:text}] [{details}]', {
  name: cardName,
  text,
  details,
});

const pieces = { player, place: where, cards: list(named) };

/** The lines that place cards. Those with a player are tried first in printing, as `controller` has to be said. */
export const cardForms: readonly Form<CardLine>[] = [
  {
    name: 'cards-of-player',
    example: 'P0 has in the hand: "Dandylion", "Monster Reborn" as "reborn"',
    piece: template('{controller:player} (has|have|) {place}: {cards}', pieces),
  },
  {
    name: 'cards',
    example: 'in the GY: "Stardust Dragon" (properly Summoned)',
    piece: template('{place}: {cards}', pieces),
  },
  {
    name: 'controls',
    example: 'P1 controls: "Jinzo" (Tribute Summoned)',
    piece: template('{controller:player} {home}: {cards}', pieces),
  },
];

/** Do two names fold alike? */
export const sameName = (a: string, b: string): boolean => fold(a) !== '' && fold(a) === fold(b);
