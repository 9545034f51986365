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

/** The rules of a replay, in the order in which a judge asks them. */
export const replayRules: readonly Rule<ReplayCase>[] = [
  rule('battle-step/replay', (duel, { battle }) => {
    const attacker = attackerOf(duel);
    if (battle.ended === 'negated') return { code: 'negated' };
    if (battle.ended === 'stopped') return { code: 'stopped' };
    if (battle.at !== 'declared') return { code: 'later' };
    if (attacker === undefined) return { code: 'gone' };
    const facts = { card: attacker.model.name };
    if (attacker.controller !== battle.player) return { code: 'taken', facts };
    return canGoOn(duel, attacker) ? null : { code: 'cannot', facts };
  }),
  ruleIf('battle-step/choosing-again', 'chain', (duel) => duel.chain.length > 0),
  rule('battle-step/cannot-be-attacked', (duel, asked) => {
    const { open, come = [], gone = [], direct } = changed(duel, asked) ?? {};
    if (open) return { code: 'open' };
    // Whether a replay happens all the same no source here says.
    const differs = come.length + gone.length > 0 || direct === true;
    return asked.battle.redirected && differs ? { code: 'redirected' } : null;
  }),
  rule('battle-step/direct-attacks', (duel, asked) => {
    const found = changed(duel, asked);
    if (found?.direct !== true) return null;
    return { code: asked.battle.targets.direct ? 'lost' : 'gained' };
  }),
  ruleIf('battle-step/cannot-be-attacked', 'protected', (duel, asked) => {
    const gone = (changed(duel, asked)?.gone ?? []).filter((each) =>
      isStillThere(duel, each, asked.battle.player),
    );
    return gone.length > 0 ? { facts: { gone: list(duel, gone) } } : null;
  }),
  rule('battle-step/monster-added-or-gone', (duel, asked) => {
    const { come = [], gone = [] } = changed(duel, asked) ?? {};
    const left = gone.filter((each) => !isStillThere(duel, each, asked.battle.player));
    if (come.length > 0 && come.length !== gone.length)
      return { code: 'came', facts: { come: list(duel, come) } };
    return left.length > 0 && come.length === 0 ? { code: 'gone', facts: { gone: list(duel, left) } } : null;
  }),
  ruleIf('battle-step/same-number', 'swapped', (duel, asked) => {
    const { come = [], gone = [] } = changed(duel, asked) ?? {};
    return come.length === gone.length && come.length > 0
      ? { facts: { come: list(duel, come), gone: list(duel, gone) } }
      : null;
  }),
  ruleIf('battle-step/replay', 'same', (duel, asked) => {
    const found = duel.chain.length > 0 ? undefined : changed(duel, asked);
    const same = found !== undefined && found.come.length + found.gone.length === 0 && !found.direct;
    return same;
  }),
];
