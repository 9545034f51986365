import { type Rule, rule, ruleIf } from '../rule.ts';
import { attackerOf, type Battle, type Battler } from '../state/battle.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { canGoOn } from './attack-rules.ts';
import { changeOf, isStillThere, legalTargets } from './targets.ts';

/** Does a replay happen now, in this battle? */
export interface ReplayCase {
  readonly battle: Battle;
}

const list = (duel: Duel, all: readonly Battler[]): string =>
  [...new Set(all.map(({ id }) => cardOf(duel, id).model.name))].join(', ');

/** What has changed of the targets, where the attack can still go on in the Battle Step. */
function changed(duel: Duel, { battle }: ReplayCase) {
  const attacker = attackerOf(duel);
  if (battle.at !== 'declared' || battle.ended !== undefined) return undefined;
  if (attacker === undefined || !canGoOn(duel, attacker) || attacker.controller !== battle.player)
    return undefined;
  const now = legalTargets(duel, attacker);
  return { ...changeOf(battle.targets, now), open: now.open };
}

export const attackEnds = rule({
  id: 'battle-step/replay',
  reasons: {
    negated: ['forbids', 'the attack was negated, so it just ends, without a replay'],
    stopped: ['forbids', 'the attack was stopped already'],
    later: ['forbids', 'the Damage Step has begun, and replays happen in the Battle Step alone'],
    gone: ['forbids', 'the attacking monster is no longer on the field, so its attack just ends'],
    cannot: ['forbids', '{card} can no longer attack as it is now, so its attack just ends'],
    taken: ['forbids', '{card} is no longer controlled by the attacking player, so its attack just ends'],
  },
  decide(duel: Duel, { battle }: ReplayCase) {
    const attacker = attackerOf(duel);
    if (battle.ended === 'negated') return { code: 'negated' };
    if (battle.ended === 'stopped') return { code: 'stopped' };
    if (battle.at !== 'declared') return { code: 'later' };
    if (attacker === undefined) return { code: 'gone' };
    const facts = { card: attacker.model.name };
    if (attacker.controller !== battle.player) return { code: 'taken', facts };
    return canGoOn(duel, attacker) ? null : { code: 'cannot', facts };
  },
});

export const chainUnderWay = ruleIf(
  'battle-step/choosing-again',
  ['chain', 'unknown', 'the Chain has not resolved yet, and what may be attacked may change still'],
  (duel: Duel, _: ReplayCase) => (duel.chain.length > 0 ? true : null),
);

export const sameNumber = ruleIf(
  'battle-step/same-number',
  [
    'swapped',
    'permits',
    '{come} came and {gone} is gone: which monsters may be attacked counts, not how many there are',
  ],
  (duel: Duel, asked: ReplayCase) => {
    const { come = [], gone = [] } = changed(duel, asked) ?? {};
    return come.length === gone.length && come.length > 0
      ? { facts: { come: list(duel, come), gone: list(duel, gone) } }
      : null;
  },
);

export const cannotBeAttacked = ruleIf(
  'battle-step/cannot-be-attacked',
  ['protected', 'permits', '{gone} may no longer be attacked'],
  (duel: Duel, asked: ReplayCase) => {
    const gone = (changed(duel, asked)?.gone ?? []).filter((each) =>
      isStillThere(duel, each, asked.battle.player),
    );
    return gone.length > 0 ? { facts: { gone: list(duel, gone) } } : null;
  },
);

export const monsterAddedOrGone = rule({
  id: 'battle-step/monster-added-or-gone',
  reasons: {
    came: ['permits', '{come} came to the side of the player who is attacked, or may be attacked now'],
    gone: ['permits', '{gone} is no longer a monster of the player who is attacked'],
  },
  decide(duel: Duel, asked: ReplayCase) {
    const { come = [], gone = [] } = changed(duel, asked) ?? {};
    const left = gone.filter((each) => !isStillThere(duel, each, asked.battle.player));
    if (come.length > 0 && come.length !== gone.length)
      return { code: 'came', facts: { come: list(duel, come) } };
    return left.length > 0 && come.length === 0 ? { code: 'gone', facts: { gone: list(duel, left) } } : null;
  },
});

export const directAttacks = rule({
  id: 'battle-step/direct-attacks',
  reasons: {
    gained: ['permits', 'the attacking monster may attack directly now'],
    lost: ['permits', 'the attacking monster may no longer attack directly'],
  },
  decide(duel: Duel, asked: ReplayCase) {
    const found = changed(duel, asked);
    if (found?.direct !== true) return null;
    return { code: asked.battle.targets.direct ? 'lost' : 'gained' };
  },
});

export const textsOpen = ruleIf(
  'battle-step/cannot-be-attacked',
  ['open', 'unknown', 'whether a text changes what may be attacked is not settled'],
  (duel: Duel, asked: ReplayCase) => (changed(duel, asked)?.open === true ? true : null),
);

export const nothingChanged = ruleIf(
  'battle-step/replay',
  ['same', 'forbids', 'what the attacking monster may attack has not changed'],
  (duel: Duel, asked: ReplayCase) => {
    const found = duel.chain.length > 0 ? undefined : changed(duel, asked);
    const same = found !== undefined && found.come.length + found.gone.length === 0 && !found.direct;
    return same ? true : null;
  },
);

/** The rules of a replay, in the order in which a judge asks them. */
export const replayRules: readonly Rule<ReplayCase>[] = [
  attackEnds,
  chainUnderWay,
  textsOpen,
  directAttacks,
  cannotBeAttacked,
  monsterAddedOrGone,
  sameNumber,
  nothingChanged,
];
