import { isActivated } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { says } from '../../card-model/sayings.ts';
import type { Condition } from '../../card-model/value.ts';
import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { places } from '../../vocabulary/places.ts';
import { keptFromUsing } from '../activation/forbidden-by.ts';
import { doneBefore } from '../activation/restricted.ts';
import { cardsInWords } from '../instructions/concerned.ts';
import { waitingFirst } from '../normal-summon/interference.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { askedOf, type Rule, rule, ruleIf } from '../rule.ts';
import { specialSummonRules, summonsBefore } from '../special-summon/special-summon-rules.ts';
import { allColumns, countIn, mainZoneIn } from '../state/board.ts';
import { type Card, type Duel, otherPlayer, type Ternary } from '../state/duel.ts';
import { hasMonsterZone, isInMainZone, mainMonsterZones } from '../state/room.ts';
import { anyOf, holds } from '../stats/count.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import { occupied } from '../zones/occupied.ts';
import { inSomeZone } from '../zones/place-rules.ts';
import { areThese, canBeMet, type Need, needsOf, type ProcedureCase } from './own-procedure-case.ts';

/** A second copy of what the player of its side may control only one of; not where it may leave for the Summon. */
const procedureOnlyOne = onlyOneFor(({ card, player, procedure: { to, uses }, used }: ProcedureCase) =>
  uses.length > 0 && used === undefined
    ? null
    : {
        card,
        player: to === 'opponent' ? otherPlayer(player) : player,
        leaving: (used ?? []).map(({ id }) => id),
      },
);

/** Which monsters the player of its side can control together: what is there before the Summon, and what leaves for it. */
const procedureTogether = controlRulesFor(
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
const procedureColumn = rule(
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

const way = 'summoned-by-own-procedure' as const;

/** Does the condition fail only for want of cards, of which there may be more than were named? */
const isTooFew = (condition: Condition): boolean =>
  'more' in condition || ('cards' in condition && condition.atMost === undefined);

const wanted = (needs: readonly Need[]): string =>
  needs
    .map(({ instruction: { what }, count }) => `${count} ${isDescribed(what) ? cardsInWords(what) : 'card'}`)
    .join(' and ');

/** Does whatever is used for it leave a Main Monster Zone of the player? */
const makesRoom = ({ sure, perhaps, complete, instruction }: Need, player: Card['controller']): boolean =>
  complete &&
  instruction.do !== 'reveal' &&
  [...sure, ...perhaps].every(
    (each) => each.place === 'monster-zone' && each.controller === player && isInMainZone(each),
  );

function room(duel: Duel, { card, player, procedure }: ProcedureCase, leaving: readonly string[]) {
  if (procedure.to === 'opponent') return hasMonsterZone(duel, otherPlayer(player), leaving);
  if (card.place !== 'extra-deck') return hasMonsterZone(duel, player, leaving);
  return inSomeZone(duel, { card, player, way, leaving });
}

/** The monster itself, and what other texts say of Special Summons. */
const itself = specialSummonRules.map((each) =>
  askedOf(each, ({ card }: ProcedureCase) => ({ card, by: { kind: 'summon' as const, way } })),
);

/** The rules of a Summon by a monster's own procedure, in the order in which they are asked. */
export const procedureRules: readonly Rule<ProcedureCase>[] = [
  /** The player's own Main Phase, with nothing under way. */
  rule('own-procedure/when', (duel, { player }) => {
    const { turnPlayer } = duel;
    const facts = { phase: phases.term(duel.phase), turnPlayer };
    if (player !== turnPlayer || !isMainPhase(duel.phase)) return { code: 'not-now', facts };
    return duel.chain.length > 0 || duel.summoning !== undefined ? { code: 'chain' } : null;
  }),
  /** An effect that waits to be activated comes first, and may change what there is. */
  askedOf(waitingFirst, ({ card, player }) => ({ card, player, as: 'summon' as const })),
  /** Where its text has it Summoned from. */
  rule('own-procedure/from', (_, { card, player, procedure: { from } }) => {
    const facts = { owner: card.owner };
    if (!from.includes(card.place))
      return {
        code: 'other-place',
        facts: { ...facts, places: from.map(places.term).join(' or '), now: whereWords(card) },
      };
    return card.owner === player ? null : { code: 'other-player', facts };
  }),
  /** "Once per turn this way", by the name of the card. */
  rule('own-procedure/once-per-turn', (duel, { card, player, procedure: { oncePer } }) => {
    if (oncePer === undefined) return null;
    const { made, negated } = summonsBefore(duel, card, player, oncePer, [way]);
    const facts = { per: oncePer };
    if (made) return { code: 'used', facts };
    return negated ? { code: 'negated', facts } : null;
  }),
  /** What its text does not let be in the turn of such a Summon, and was done already. */
  rule('own-procedure/turn', (duel, { card, player, procedure: { turn } }) => {
    if (turn === undefined) return null;
    const { bans: ban, reads: words } = turn;
    const found = doneBefore(duel, player, { ban, words, players: [player], player, source: card.id });
    if (found === 'battled') return { code: 'battled', facts: { words } };
    if (found === 'drew') return { code: 'drew', facts: { words } };
    if (found !== undefined) {
      const code = found.bearing === 'forbids' ? ('summoned' as const) : ('perhaps-summoned' as const);
      return { code, facts: { words, monster: found.monster }, event: found.event };
    }
    const all = ban.summons?.includes('normal') && ban.summons.includes('set') && ban.of === undefined;
    const used = all && ban.except === undefined && duel.normalSummons[player].used > 0;
    return used ? { code: 'used-up', facts: { words } } : null;
  }),
  ...itself,
  procedureOnlyOne,
  ...procedureTogether,
  /** A zone for it, when what it uses up has left. */
  rule('own-procedure/zone', (duel, question) => {
    const { procedure } = question;
    const player = procedure.to === 'opponent' ? otherPlayer(question.player) : question.player;
    const needs = needsOf(duel, question);
    const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);
    const facts = { player };
    const as = (is: 'yes' | 'no' | 'unknown') =>
      is === 'yes' ? null : { code: is === 'no' ? ('none' as const) : ('not-said' as const), facts };
    if (question.used !== undefined) return as(room(duel, question, ids(question.used)));
    if (room(duel, question, []) === 'yes' || needs.some((each) => makesRoom(each, player))) return null;
    const most = room(
      duel,
      question,
      needs.flatMap(({ sure, perhaps }) => ids([...sure, ...perhaps])),
    );
    return as(most === 'no' ? 'no' : 'unknown');
  }),
  /** Words of the procedure that no field says. */
  rule('own-procedure/what-it-is', (_, { procedure: { unread } }) =>
    unread === undefined ? { code: 'way' } : { code: 'open', facts: { words: unread } },
  ),
  /** What is used up for it can be used up so, whatever texts apply. */
  ruleIf('wording/cannot-wins', 'no-use', (duel, asked) => {
    const facts = keptFromUsing(duel, asked, asked.procedure.uses);
    return facts === undefined ? null : { facts };
  }),
  /** The cards that are used up for it. */
  rule('own-procedure/used-up', (duel, question) => {
    const { procedure, player, used } = question;
    const amount = procedure.uses.reduce(
      (sum, each) => sum + (each.do === 'pay-lp' ? (each.amount ?? 0) : 0),
      0,
    );
    const { lp } = duel.players[player];
    if (lp !== null && lp < amount) return { code: 'too-few-lp', facts: { amount, lp } };
    const needs = needsOf(duel, question);
    if (needs.length === 0) return null;
    const facts = { wanted: wanted(needs), used: used?.map(({ model }) => model.name).join(' and ') ?? '' };
    const met =
      used === undefined
        ? canBeMet(duel, needs, procedure.different)
        : areThese(duel, needs, procedure.different, used);
    if (met === 'yes') return { code: 'there', facts };
    const mayBeMore = question.granted && used === undefined;
    if (met === 'unknown' || (met === 'no' && mayBeMore)) return { code: 'not-said', facts };
    return { code: used === undefined ? 'too-few' : 'not-these', facts };
  }),
  procedureColumn,
  /** What has to be so ("if you control no monsters"). */
  rule('own-procedure/condition', (duel, { card, player, granted, procedure: { onlyIf } }) => {
    if (onlyIf.length === 0) return null;
    const judged = onlyIf.map(({ words, holds: either }) => {
      const each = (either ?? []).map((all) =>
        all.map((one) => {
          const is = holds(duel, one, card, player);
          return is === 'no' && granted && isTooFew(one) ? 'unknown' : is;
        }),
      );
      const is = either === undefined ? 'unknown' : anyOf(each);
      return { words, is: ({ yes: 'so', no: 'not-so', unknown: 'not-known' } as const)[is] };
    });
    const deciding =
      judged.find(({ is }) => is === 'not-so') ?? judged.find(({ is }) => is === 'not-known') ?? judged[0];
    return deciding === undefined ? null : { code: deciding.is, facts: { words: deciding.words } };
  }),
];
