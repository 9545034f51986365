import { askedOf, type Rule, rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import {
  type BindingLimit,
  canBeTogether,
  controlLimitsOn,
  kindWords,
  monstersOn,
} from './control-limits.ts';

/** A monster that is to come to the field of a player, or to be turned face-up there. */
export interface ArrivalCase {
  readonly card: Card;
  readonly player: Player;
  /** It lies face-up there. */
  readonly faceUp: boolean;
  /** It lies there already, face-down. */
  readonly isThere?: true;
  /** Monsters that leave the field for it. */
  readonly leaving?: readonly string[];
  /** How many more may leave for it: Tributes that nobody named. */
  readonly mayLeave?: number;
}

const facts = ({ source, words, open, limit }: BindingLimit, player: Player, card: Card, other?: Card) => ({
  source: source.model.name,
  words,
  player,
  card: card.model.name,
  is: kindWords(limit, card),
  other: other?.model.name ?? '',
  has: other === undefined ? '' : kindWords(limit, other),
  why: open ?? 'a Type or Attribute was not said, or an effect may keep the text off it',
});

/** The others that the player controls face-up, and which of them cannot be there beside the card, or perhaps not. */
function clashing(
  duel: Duel,
  { card, player }: ArrivalCase,
  kinds: (limit: BindingLimit['limit']) => boolean,
): { readonly limit: BindingLimit; readonly other: Card; readonly is: 'no' | 'open' } | undefined {
  const found = controlLimitsOn(duel, player)
    .filter(({ limit }) => kinds(limit))
    .flatMap((limit) =>
      monstersOn(duel, player, true)
        .filter(({ id }) => id !== card.id)
        .map((other) => ({ limit, other, is: canBeTogether(duel, limit, card, other) })),
    )
    .flatMap(({ is, ...each }) => (is === 'yes' ? [] : [{ ...each, is }]));
  return found.find(({ is }) => is === 'no') ?? found[0];
}

/** Only monsters of one Type or Attribute: those that are there before the Summon decide, whatever leaves for it. */
const oneKindOnly = rule({
  id: 'field-limit/summons',
  reasons: {
    other: [
      'forbids',
      'by {source}, {player} can control only one kind face-up: {card} is {is}, and {other}, which is there, is {has}',
    ],
    perhaps: [
      'unknown',
      'whether {source} lets {player} control {card} beside {other} was not settled: {why}',
    ],
  },
  decide(duel: Duel, asked: ArrivalCase) {
    const found = asked.faceUp ? clashing(duel, asked, (limit) => 'oneKind' in limit) : undefined;
    if (found === undefined) return null;
    return {
      code: found.is === 'no' ? 'other' : 'perhaps',
      facts: facts(found.limit, asked.player, asked.card, found.other),
    };
  },
});

/** Only one monster of each Type, or one of a kind. */
const oneOfEach = rule({
  id: 'field-limit/one-of-each',
  reasons: {
    there: [
      'forbids',
      'by {source}, {player} can control only one of these, and controls {other}: "{words}"',
    ],
    leaves: [
      'unknown',
      'by {source}, {player} can control only one of these, and whether {other} may be the one that leaves for the Summon was not settled',
    ],
    perhaps: [
      'unknown',
      'whether {source} lets {player} control {card} beside {other} was not settled: {why}',
    ],
  },
  decide(duel: Duel, asked: ArrivalCase) {
    const { leaving = [], mayLeave = 0, player, card } = asked;
    const one = (limit: BindingLimit['limit']) => 'oneOfEach' in limit || 'oneOf' in limit;
    const found = asked.faceUp ? clashing(duel, asked, one) : undefined;
    if (found === undefined) return null;
    const leaves = mayLeave > 0 || leaving.includes(found.other.id);
    const code = found.is === 'open' ? 'perhaps' : leaves ? 'leaves' : 'there';
    return { code, facts: facts(found.limit, player, card, found.other) };
  },
});

/** No more monsters than the player of the text has: face-down ones count, and a Set places one, too. */
export const asManyAsThey = rule({
  id: 'field-limit/as-many',
  reasons: {
    more: [
      'forbids',
      'by {source}, {player} can place no monster if there are more of {player} than of the other player then: {there} and {theirs}',
    ],
    perhaps: [
      'unknown',
      'by {source}, {player} can place no monster that makes more than {theirs}, and whether what leaves for it counts was not settled',
    ],
    open: ['unknown', 'whether {source} binds {player} was not settled: {why}'],
  },
  decide(duel: Duel, { card, player, isThere, leaving = [], mayLeave = 0 }: ArrivalCase) {
    if (isThere) return null;
    const found = controlLimitsOn(duel, player)
      .filter(({ limit }) => 'asMany' in limit)
      .map((limit) => ({ limit, theirs: monstersOn(duel, limit.source.controller, false).length }))
      .filter(({ theirs }) => theirs > 0)
      .sort((a, b) => a.theirs - b.theirs)[0];
    if (found === undefined) return null;
    const there = monstersOn(duel, player, false).length + 1;
    if (there <= found.theirs) return null;
    const said = { ...facts(found.limit, player, card), there, theirs: found.theirs };
    if (found.limit.open !== undefined) return { code: 'open', facts: said };
    const left = there - leaving.length - mayLeave;
    return { code: left <= found.theirs ? 'perhaps' : 'more', facts: said };
  },
});

/** What texts on which monsters can be controlled together forbid. */
export const controlRules: readonly Rule<ArrivalCase>[] = [oneKindOnly, oneOfEach, asManyAsThey];

/** The same rules, asked of what comes to the field in another case; null where it brings no monster there that is known. */
export const controlRulesFor = <Case>(
  arrival: (question: Case) => ArrivalCase | null,
): readonly Rule<Case>[] => controlRules.map((each) => askedOf(each, arrival));
