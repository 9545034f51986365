import { type Rule, rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import {
  bearingOnAttack,
  restrictionFacts,
  restrictionsOn,
  type SummonTried,
  summonRestricted,
} from './restriction.ts';

/** A Summon by a player, asked of the restrictions. */
export interface RestrictedSummon extends SummonTried {
  readonly player: Player;
}

const reasons = {
  restricted: ['forbids', 'the text of {source} does not let {player} do that: "{words}"'],
  'perhaps-restricted': [
    'unknown',
    'whether the text of {source} lets {player} do that is open ("{words}"): {why}',
  ],
} as const;

/** What a text lets nobody Summon, by an effect that applies or that has left it for a time. */
const forbiddenSummon = rule({
  id: 'wording/cannot-wins',
  reasons,
  decide(duel: Duel, { player, ...tried }: RestrictedSummon) {
    const found = summonRestricted(duel, player, tried);
    if (found === undefined || found.restriction.ofActivation) return null;
    const facts = { ...restrictionFacts(duel, found.restriction) };
    return { code: found.bearing === 'forbids' ? 'restricted' : 'perhaps-restricted', facts };
  },
});

/** What may not be Summoned in the turn of an activation that was made. */
const lockedSummon = rule({
  id: 'wording/summon-lock',
  reasons,
  decide(duel: Duel, { player, ...tried }: RestrictedSummon) {
    const found = summonRestricted(duel, player, tried);
    if (found?.restriction.ofActivation !== true) return null;
    const facts = { ...restrictionFacts(duel, found.restriction) };
    return { code: found.bearing === 'forbids' ? 'restricted' : 'perhaps-restricted', facts };
  },
});

/** The restrictions on Summons and Sets. */
export const restrictedSummonRules: readonly Rule<RestrictedSummon>[] = [forbiddenSummon, lockedSummon];

interface RestrictedAttack {
  readonly card: Card;
  readonly target?: Card | 'directly';
}

/** What players may not attack with, or how, by a text that applies or lasts. */
export const forbiddenAttack = rule({
  id: 'wording/cannot-wins',
  reasons,
  decide(duel: Duel, { card, target }: RestrictedAttack) {
    const player = card.controller;
    const how = target === undefined ? 'any' : target === 'directly' ? 'directly' : 'monster';
    const bound = restrictionsOn(duel, player)
      .map((each) => ({ each, bearing: bearingOnAttack(duel, each, card, how) }))
      .filter(({ bearing }) => bearing !== 'none');
    const found = bound.find(({ bearing }) => bearing === 'forbids') ?? bound[0];
    if (found === undefined) return null;
    const facts = { ...restrictionFacts(duel, found.each), player };
    return { code: found.bearing === 'forbids' ? 'restricted' : 'perhaps-restricted', facts };
  },
});

/** A text does not let the turn player conduct a Battle Phase. */
export const forbiddenBattlePhase = rule({
  id: 'wording/cannot-wins',
  reasons,
  decide(duel: Duel) {
    const player = duel.turnPlayer;
    const bound = restrictionsOn(duel, player).filter(({ ban }) => ban.battlePhase);
    const found = bound.find(({ open }) => open === undefined) ?? bound[0];
    if (found === undefined) return null;
    const facts = { ...restrictionFacts(duel, found), player };
    return { code: found.open === undefined ? 'restricted' : 'perhaps-restricted', facts };
  },
});
