import { setOf } from '../platform/list-of.ts';
import type { Place } from '../vocabulary/places.ts';
import {
  changeCounters,
  changeLp,
  isSpellTrapSet,
  noSuchCounters,
  pass,
  setSpellTrap,
} from './actions/told-changes.ts';
import { activate, resolveLink } from './chain.ts';
import { isToldAgain, withEachTime } from './each-time.ts';
import { applyEvents } from './events/happen.ts';
import { withSelfDestructions } from './events/self-destruction.ts';
import type { Action } from './state/action.ts';
import { isUnderWay } from './state/battle.ts';
import { cardOf, type Duel, hasCard } from './state/duel.ts';
import { withoutPasses } from './state/players.ts';
import { completeSummon, declareSummon, negateSummon } from './summon.ts';
import { unlawfulTargets } from './target/may-be-targeted.ts';
import { advanceBattle, flippedBefore } from './turn/battle-steps.ts';
import { endTurn, goToPhase } from './turn/begin-phase.ts';
import { chooseAgain, declareAttack, negateAttack, stopAttack } from './turn/declare-attack.ts';
import { withDrawTold } from './turn/phase-effects.ts';
import { withVictories } from './victory.ts';

/** Plays one action: the state after it. Pure: the same Duel and action give the same Duel. */
export function play(duel: Duel, action: Action): Duel {
  if (action.do === 'pass') return pass(duel, action.player);
  if (isToldAgain(duel, action)) return duel;
  const after = withVictories(withEachTime(duel, done(withoutPasses(duel), action)));
  const settles = after.chain.length === 0 && after.summoning === undefined && !isUnderWay(after);
  return settles ? withSelfDestructions(duel, after, { in: 'open' }) : after;
}

function done(duel: Duel, action: Exclude<Action, { do: 'pass' }>): Duel {
  switch (action.do) {
    case 'activate':
      return pointOutTargets(duel, activate(duel, action));
    case 'resolve':
      return resolveLink(duel, action);
    case 'declare-summon':
      return declareSummon(duel, action);
    case 'complete-summon':
      return completeSummon(duel);
    case 'negate-summon':
      return negateSummon(duel, action.by);
    case 'summon':
      return isSpellTrapSet(duel, action)
        ? setSpellTrap(duel, action)
        : completeSummon(declareSummon(duel, action));
    case 'happen':
      return applyEvents(
        withDrawTold(action.in === 'battle' ? flippedBefore(duel, action.events) : duel, action.events),
        { in: action.in ?? 'open' },
        action.events,
      );
    case 'phase':
      return goToPhase(duel, action.phase);
    case 'end-turn':
      return endTurn(duel);
    case 'lp':
      return changeLp(duel, action);
    case 'counters':
      return changeCounters(duel, action);
    case 'attack':
      return declareAttack(duel, action);
    case 'negate-attack':
      return negateAttack(duel, action.by);
    case 'replay':
      return chooseAgain(duel, action.target);
    case 'stop-attack':
      return stopAttack(duel);
    case 'battle':
      return advanceBattle(duel, action);
  }
}

/** A told activation that targets what cannot be targeted is applied all the same, and pointed out: what comes of it, no rule says. */
function pointOutTargets(before: Duel, after: Duel): Duel {
  const link = after.chain.at(-1);
  const found = link === undefined ? [] : unlawfulTargets(before, link);
  if (found.length === 0) return after;
  return {
    ...after,
    unlawful: [...(after.unlawful ?? []), ...found],
    illegalities: [
      ...after.illegalities,
      ...found.flatMap(({ finding }) => (finding.verdict === 'forbids' ? [finding] : [])),
    ],
  };
}

/** What keeps an action from being played at all, or null. Told actions need little: a Chain to resolve, a Summon to end. */
export function unplayable(duel: Duel, action: Action): string | null {
  const names = cardsNamed(action).filter((id) => !hasCard(duel, id));
  if (names.length > 0) return `no card "${names[0]}" was set up`;
  if (action.do === 'resolve' && duel.chain.length === 0) return 'there is no Chain Link left to resolve';
  const ends = action.do === 'complete-summon' || action.do === 'negate-summon';
  if (ends && duel.summoning === undefined)
    return 'no Summon was declared before: "P0 tries to Normal Summon ..." does, "P0 Normal Summons ..." is done';
  if (action.do === 'counters') return noSuchCounters(duel, action);
  if (needsAttack.has(action.do) && !isUnderWay(duel)) return 'no attack is under way';
  const gone = tributedOf(action).find(
    (id, at, all) => all.indexOf(id) !== at || isTributed(duel.cards[id]?.place),
  );
  return gone === undefined
    ? null
    : `${cardOf(duel, gone).model.name} was Tributed, or lies in the GY, before`;
}

/** Nothing is Tributed that lies in the GY or is banished. */
const isTributed = (place: Place | undefined): boolean => place === 'gy' || place === 'banished';

/** The cards that an action Tributes, as it was told. */
function tributedOf(action: Action): readonly string[] {
  if (action.do === 'activate')
    return (action.cost ?? []).flatMap(({ event, card }) =>
      event === 'tributed' && card !== undefined ? [card] : [],
    );
  return action.do === 'summon' || action.do === 'declare-summon' ? (action.tributes ?? []) : [];
}

const needsAttack: ReadonlySet<Action['do']> = setOf('negate-attack replay stop-attack battle');

const ofCards: ReadonlySet<string> = setOf('card by onto target targets chosen together tributes materials');

/** The ids of the cards that an action names. */
export const cardsNamed = (action: object): readonly string[] =>
  Object.entries(action).flatMap(([key, value]: [string, unknown]) =>
    [value].flat(2).flatMap((each) => {
      if (typeof each === 'string') return ofCards.has(key) ? [each] : [];
      return typeof each === 'object' && each !== null ? cardsNamed(each) : [];
    }),
  );
