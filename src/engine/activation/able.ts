import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { places } from '../../vocabulary/places.ts';
import type { Duel, Player } from '../duel.ts';
import { steps } from '../instructions/conjunctions.ts';
import { type Playing, playersOf, wordsOf } from '../instructions/played.ts';
import { verbs } from '../instructions/verbs.ts';
import { rule } from '../rule.ts';
import { countIn, type UnseenPlace, unseenPlaces } from '../state/players.ts';
import { mainMonsterZones, surelyInMainZones } from '../state/room.ts';
import { type ActivationCase, asIfActivated } from './case.ts';

/** Parts that have to be possible: the first one, and those without which it is not done ("and"). */
export function mustBePossible(does: readonly Instruction[]): readonly Instruction[] {
  const [first = []] = steps(does);
  const upTo = first.findIndex(({ joined }, at) => at > 0 && joined !== 'and');
  const needed = upTo === -1 ? first : first.slice(0, upTo);
  // What comes later needs nothing now (rule activation/delayed), nor what is optional or one of several.
  const free = needed.some(
    ({ may, onlyIf, delayed }, at) =>
      may === true || onlyIf !== undefined || delayed !== undefined || first[at + 1]?.joined === 'or',
  );
  return free || does.some(({ joined }) => joined === 'otherwise') ? [] : needed;
}

/** May the cost itself make possible what the effect does? Then that is not judged before it is paid (rule activation/cost-then-choice). */
const moves = (cost: readonly Instruction[]): boolean =>
  cost.some(({ do: verb }) => !verb.endsWith('-lp') && verb !== 'reveal');

/** How many Main Monster Zones the part takes: one for each monster that it surely Special Summons there. */
function zonesFor({ do: verb, what, from }: Instruction, { targets }: ActivatedEffect): number {
  if (verb !== 'special-summon' && verb !== 'special-summon-token') return 0;
  if (what === 'targets') return targets.reduce((sum, { count, upTo }) => sum + fixed(count, upTo), 0);
  if (!isDescribed(what)) return 1;
  // What comes from the Extra Deck may go to an Extra Monster Zone.
  return (what.from ?? from)?.includes('extra-deck') ? 0 : fixed(what.count, what.upTo);
}

/** "2" takes two, "up to 2", "any number" and "all" one at least. */
const fixed = (count: number | 'any' | 'all', upTo?: boolean): number =>
  typeof count === 'number' && !upTo ? count : 1;

/** The player in whose zones there is surely too little room for what has to be Special Summoned. */
function withoutRoom(
  duel: Duel,
  playing: Playing,
  all: readonly Instruction[],
  effect: ActivatedEffect,
): Player | undefined {
  const needed = (player: Player): number =>
    all
      .filter(({ who }) => playersOf(playing, who).includes(player))
      .reduce((sum, each) => sum + zonesFor(each, effect), 0);
  return (['P0', 'P1'] as const).find(
    (player) => needed(player) > 0 && needed(player) > mainMonsterZones - surelyInMainZones(duel, player),
  );
}

/**
 * Who would draw more cards than are in the Deck once the cost is paid, as far as it was said how many are there. A cost
 * that puts cards into the Deck leaves that open.
 */
function tooFewToDraw(
  duel: Duel,
  playing: Playing,
  { do: verb, who, amount, reads }: Instruction,
  cost: readonly Instruction[],
) {
  if (verb !== 'draw' || amount === undefined || reads !== undefined) return [];
  if (cost.some(({ do: paid }) => paid === 'return-to-deck')) return [];
  return playersOf(playing, who).flatMap((player) => {
    const there = countIn(duel, player, 'deck');
    if (there === null) return [];
    const count = there - (player === playing.link.player ? sumOf(cost.map(takenFromDeck)) : 0);
    return count < amount ? [{ player, amount, count: Math.max(count, 0) }] : [];
  });
}

/** How words that were not read speak of the cards in a place. */
const speaksOf: Readonly<Record<UnseenPlace, RegExp>> = {
  hand: /\bhands?\b|\bdiscard/i,
  deck: /\bDecks?\b|\bdraws?\b|\bexcavate/,
  'extra-deck': /\bExtra Deck\b/,
  gy: /\bGYs?\b/,
  banished: /\bbanished\b/i,
};

/** What the effect does first is known in words alone, and they speak of cards that were counted. */
function spokenOfCount(duel: Duel, { do: verb, reads: what }: Instruction) {
  if (verb !== 'described' || what === undefined) return undefined;
  return (['P0', 'P1'] as const).flatMap((player) =>
    unseenPlaces.flatMap((each) => {
      const count = countIn(duel, player, each);
      return count === null || !speaksOf[each].test(what)
        ? []
        : [{ player, count, place: places.term(each), what }];
    }),
  )[0];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** How many cards of its player's Deck the part of a cost takes for sure. */
function takenFromDeck({ what, from, may, onlyIf }: Instruction): number {
  if (!isDescribed(what) || may || onlyIf !== undefined || what.upTo || typeof what.count !== 'number')
    return 0;
  return (what.from ?? from)?.join() === 'deck' ? what.count : 0;
}

/** What the effect would do has to be possible as things stand. */
export const ableToResolve = rule({
  id: 'activation/must-be-able-to-resolve',
  reasons: {
    'no-room': ['forbids', '{player} has too few free Monster Zones for what it would Special Summon'],
    'too-few': ['forbids', '{player} would have to draw {amount}, and would have {count} in the Deck'],
    'not-read': [
      'unknown',
      'whether what it would do is possible with {count} cards in the {place} of {player} is not settled: {what}',
    ],
    nothing: ['forbids', 'there is nothing that it could do: "{what}" is not possible as things stand'],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { does, cost } = question.effect;
    const playing = asIfActivated(duel, question);
    const all = mustBePossible(does);
    const short = all.flatMap((each) => tooFewToDraw(duel, playing, each, cost))[0];
    if (short !== undefined) return { code: 'too-few', facts: short };
    const open = does[0] === undefined ? undefined : spokenOfCount(duel, does[0]);
    if (open !== undefined) return { code: 'not-read', facts: open };
    // A cost that moves cards may make room, or put the card in its place.
    if (moves(cost)) return null;
    // Whatever it takes needs a zone, also where nobody said what there is to take.
    const player = withoutRoom(duel, playing, all, question.effect);
    if (player !== undefined) return { code: 'no-room', facts: { player } };
    // Beside the named cards there may be others, but no more zones for Tokens.
    const needed = all.filter(({ do: verb }) => !question.granted || verb === 'special-summon-token');
    const not = needed.find((each) => verbs[each.do](playing, each).was === 'nothing');
    return not === undefined ? null : { code: 'nothing', facts: { what: wordsOf(not) } };
  },
});
