import { spellSpeed } from '../../card-model/activated.ts';
import type { BattleCondition } from '../../card-model/battle-text.ts';
import { readTiming } from '../../card-model/damage-step/in-damage-step.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { Need } from '../../card-model/part.ts';
import type { Condition, Counted } from '../../card-model/value.ts';
import type { Timing } from '../../vocabulary/damage-step.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { askOf, holdsAsk } from '../continuous/battle-conditions.ts';
import { rule } from '../rule.ts';
import { cardOf, type Duel, effectOfLink, otherPlayer, type Player } from '../state/duel.ts';
import { isUnseenPlace } from '../state/players.ts';
import { anyOf, holds } from '../stats/count.ts';
import type { ActivationCase } from './activation-case.ts';

/** Does a condition on what the players control hold, surely? Undefined for other words, and where it is open. */
function surely(duel: Duel, asked: ActivationCase, words: string): 'yes' | 'no' | undefined {
  const { card } = asked;
  const need = asked.effect.needs?.find((each) => each.words === words);
  if (need !== undefined) return needHolds(duel, asked, need);
  const timing = readTiming(words);
  if (timing !== undefined) return isAt(duel, timing);
  const ask = askOf(card, words);
  const read = ask?.all;
  if (ask === undefined || read === undefined || !read.every(({ is }) => isOfBattle(duel, is)))
    return undefined;
  const { is, assumed } = holdsAsk(duel, card, ask);
  return is === 'unknown' || assumed !== undefined ? undefined : is;
}

/** What is asked of the battle under way, where one is: who attacks whom is known then. */
const isOfBattle = ({ battle }: Duel, is: BattleCondition['is']): boolean =>
  battle !== undefined && (is === 'battle' || is === 'directly');

/** In the Damage Step itself, what the timing is to the effect is told by damage-step/unique-timing. */
function isAt(duel: Duel, timing: Timing): 'yes' | 'no' | undefined {
  const { battle, phase } = duel;
  if (battle?.at === timing) return 'yes';
  return (battle?.at === 'declared' && phase === 'battle') || beganOpenly(duel) ? 'no' : undefined;
}

/** A Chain that an Ignition Effect or a Spell of Spell Speed 1 began was begun in a Main Phase (rules spell/when, effect/ignition). */
function beganOpenly(duel: Duel): boolean {
  const [first] = duel.chain;
  const part = first === undefined ? undefined : effectOfLink(duel, first);
  if (first === undefined || part?.kind !== 'activation') return part?.kind === 'ignition';
  return spellSpeed(part, cardOf(duel, first.card).model.facts) === 1;
}

/** What an activation needs, by the cards that were told of; beside those there may be others where that is granted. */
export function needHolds(
  duel: Duel,
  { card, player, granted, whole = [] }: ActivationCase,
  { holds: either }: Need,
): 'yes' | 'no' | undefined {
  const judged = either.map((all) =>
    all.map((each) => {
      const is = holds(duel, each, card, player);
      // Counters that lie on a card are told of as little as other cards are.
      if (granted && is === 'no' && 'total' in each && isOfCounters(each.total)) return 'unknown';
      const hangsOn = granted ? groupsBehind(each, is) : [];
      return hangsOn.some((group) => !isToldWhole(group, player, whole, duel)) ? 'unknown' : is;
    }),
  );
  const is = anyOf(judged);
  return is === 'unknown' ? undefined : is;
}

const isOfCounters = (counted: Counted): boolean => typeof counted === 'object' && 'counters' in counted;

type Group = Parameters<typeof isToldWhole>[0];

/** The groups of which one card more, that nobody named, may make a condition come out otherwise. */
function groupsBehind(condition: Condition, is: 'yes' | 'no' | 'unknown'): readonly Group[] {
  if ('more' in condition) return is === 'no' ? [condition.more] : [condition.than];
  if (!('cards' in condition)) return [];
  return is === (condition.atMost === undefined ? 'no' : 'yes') ? [condition.cards] : [];
}

/** The players of whose field all was told, monsters among it: of whom only Spells and Traps were told, nothing was said of these. */
export const monstersTold = (duel: Duel, whole: readonly Player[] = []): readonly Player[] =>
  whole.filter((each) =>
    Object.values(duel.cards).some(
      ({ place, controller }) => place === 'monster-zone' && controller === each,
    ),
  );

/** Was all told of the places that a group is counted in: of fields that they are whole, elsewhere how many cards lie there? */
export function isToldWhole(
  { from, filter }: { readonly from: readonly Place[]; readonly filter: Filter },
  player: Player,
  whole: readonly Player[],
  duel?: Duel,
): boolean {
  const side = filter.controller ?? filter.owner;
  const players: readonly Player[] =
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? player : otherPlayer(player)];
  const isCounted = (place: Place, each: Player): boolean =>
    duel !== undefined && isUnseenPlace(place) && duel.players[each].unseen[place] !== null;
  return from.every((place) =>
    players.every((each) => (isField(place) ? whole.includes(each) : isCounted(place, each))),
  );
}

/** The conditions of an activation on what the players control that surely hold. */
export const heldConditions = (duel: Duel, asked: ActivationCase): readonly string[] =>
  asked.effect.conditions.filter((words) => surely(duel, asked, words) === 'yes');

/** What the text asks for besides its event, in words that nothing judges: they decide whether it may be activated. */
export function unreadConditions({ card, effect }: ActivationCase): readonly string[] {
  const isJudged = (words: string): boolean =>
    effect.needs?.some((each) => each.words === words) === true ||
    readTiming(words) !== undefined ||
    (askOf(card, words) ?? { partly: true }).partly !== true;
  const events = 'on' in effect ? effect.on.flatMap(({ reads }) => reads ?? []) : [];
  return [...effect.conditions, ...events].filter((words) => !isJudged(words));
}

/** "If you control a Dragon monster", "if your opponent controls no monsters": checked when it is activated. */
export const controlsNeeded = rule('activation/condition-checked-once', (duel, asked: ActivationCase) => {
  const { conditions } = asked.effect;
  const lacking = conditions.find((words) => surely(duel, asked, words) === 'no');
  if (lacking !== undefined) return { code: 'lacks', facts: { words: lacking } };
  const [held] = heldConditions(duel, asked);
  return held === undefined ? null : { code: 'holds', facts: { words: held } };
});
