import { isActivated } from '../../card-model/activated.ts';
import { says } from '../../card-model/sayings.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { rule } from '../rule.ts';
import { allColumns, countIn, mainZoneIn } from '../state/columns.ts';
import { type Card, type Duel, otherPlayer, type Ternary } from '../state/duel.ts';
import { mainMonsterZones } from '../state/room.ts';
import { occupied } from '../zones/occupied.ts';
import type { ProcedureCase } from './own-procedure-case.ts';

/** A second copy of what the player of its side may control only one of; not where it may leave for the Summon. */
export const procedureOnlyOne = onlyOneFor(
  ({ card, player, procedure: { to, uses }, used }: ProcedureCase) =>
    uses.length > 0 && used === undefined
      ? null
      : {
          card,
          player: to === 'opponent' ? otherPlayer(player) : player,
          leaving: (used ?? []).map(({ id }) => id),
        },
);

/** Which monsters the player of its side can control together: what is there before the Summon, and what leaves for it. */
export const procedureTogether = controlRulesFor(
  ({ card, player, procedure: { to, uses }, used }: ProcedureCase) => ({
    card,
    player: to === 'opponent' ? otherPlayer(player) : player,
    faceUp: true,
    ...(used === undefined ? {} : { leaving: used.map(({ id }) => id) }),
    ...(uses.length > 0 && used === undefined ? { mayLeave: mainMonsterZones } : {}),
  }),
);

/** A monster whose text gives no way of its own, or gives it in words that were not read. */
export const noProcedure = rule('own-procedure/what-it-is', (_, { card }: { readonly card: Card }) => {
  const { name, facts, summoning, parts } = card.model;
  if (facts.cardType !== 'monster') return { code: 'none', facts: { card: name } };
  if (summoning.procedure !== undefined)
    return { code: 'not-read', facts: { card: name, words: summoning.procedure } };
  const own = summoning.ways.includes('summoned-by-own-procedure') || summoning.unreadWays !== undefined;
  const perhaps = parts.some(
    (part) =>
      (part.kind === 'unread' || (part.kind === 'not-an-effect' && part.what === 'summoning-procedure')) &&
      says(part, 'special-summons'),
  );
  if (own || perhaps) return { code: 'perhaps-in-text', facts: { card: name } };
  const silent = parts.length === 0 && !facts.abilities.includes('Normal');
  return { code: silent ? 'no-text' : 'none', facts: { card: name } };
});

/** Has its text an effect of its own that Special Summons it: another question than its procedure? */
export const summonsItself = ({ model }: Card): boolean =>
  model.parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
  );

type Wanted = NonNullable<ProcedureCase['procedure']['inColumnWith']>;

/** A column with as many cards as its text asks for, and a free Main Monster Zone of the player in it. */
export const procedureColumn = rule(
  'own-procedure/column',
  (duel, { player, granted, procedure: { inColumnWith } }: ProcedureCase) => {
    if (inColumnWith === undefined) return null;
    const facts = { wanted: wantedWords(inColumnWith) };
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
);

function hasAsMany(duel: Duel, column: number, { atLeast = 0, atMost }: Wanted): Ternary {
  const { least, most } = countIn(duel, column);
  if (most < atLeast || (atMost !== undefined && least > atMost)) return 'no';
  return least >= atLeast && (atMost === undefined || most <= atMost) ? 'yes' : 'unknown';
}

const wantedWords = ({ atLeast, atMost }: Wanted): string => {
  if (atLeast !== undefined) return `${atLeast} or more cards`;
  return atMost === 0 ? 'no cards' : `at most ${atMost} cards`;
};
