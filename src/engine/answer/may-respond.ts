import { spellSpeed } from '../../card-model/activated.ts';
import { othersCannotBeAnswered } from '../activation/unanswerable.ts';
import { type Answer, byRules, claimsThat } from '../findings.ts';
import { restrictionFacts } from '../restrictions/restriction.ts';
import { type PlayerCase, type Rule, rule, ruleIf } from '../rule.ts';
import { cardOf, type Duel, effectOfLink, otherPlayer, type Player, partOfLink } from '../state/duel.ts';
import { passedBefore } from '../state/players.ts';
import { waitingTriggers } from './chain-order.ts';
import { whoMay } from './who-may.ts';

/** Is it a phase in which nothing has happened yet that could be answered? */
const isIdle = (findings: ReturnType<typeof whoMay>['findings']): boolean =>
  findings.some(({ rule: id, code }) => id === 'timing/fast-effect-timing' && code === 'phase');

/** What may answer the last Chain Link by its Spell Speed. */
function speedWords(duel: Duel): string {
  const last = duel.chain.at(-1);
  const effect = last === undefined ? undefined : effectOfLink(duel, last);
  const counter =
    last !== undefined &&
    effect !== undefined &&
    spellSpeed(effect, cardOf(duel, last.card).model.facts) === 3;
  return counter ? 'a Counter Trap, as nothing else is fast enough' : 'a fast effect';
}

/** The rules on whether a player may respond at all, in the order in which they are asked. */
export const respondRules: readonly Rule<PlayerCase>[] = [
  /** In the open game state nothing has happened that could be answered. */
  ruleIf('timing/no-window-while-open', 'open', (duel) => {
    if (duel.chain.length === 0 && waitingTriggers(duel).open.length > 0) return null;
    const { kind, findings } = whoMay(duel);
    return kind === 'open' || isIdle(findings) ? { facts: { turnPlayer: duel.turnPlayer } } : null;
  }),
  /** Text of the last Chain Link that lets nobody, or not this player, respond. */
  rule('text/cannot-respond may-respond', (duel, { player }) => {
    const last = duel.chain.at(-1);
    if (last === undefined || last.asSpell) return null;
    const card = cardOf(duel, last.card);
    for (const text of card.model.parts) {
      if (text.kind !== 'not-an-effect' || text.what !== 'cannot-be-responded-to') continue;
      const facts = { card: card.model.name, link: last.number, words: text.reads };
      const { unanswerable } = text;
      if (unanswerable?.who === 'opponent' && player === last.player) continue;
      const kind = partOfLink(duel, last)?.kind;
      const whole = card.model.facts.cardType !== 'monster' && kind === 'activation';
      const all = unanswerable !== undefined && unanswerable.cards === undefined && kind !== undefined;
      return { code: all && (unanswerable.to === 'card' ? whole : true) ? 'barred' : 'some-cards', facts };
    }
    return null;
  }),
  othersCannotBeAnswered,
  /** What lasts and lets the player activate nothing, or not everything. */
  rule('wording/cannot-wins', (duel, { player }) => {
    const bound = duel.restrictions.filter(
      ({ ban, players, names }) =>
        ban.activates !== undefined && names === undefined && players.includes(player),
    );
    const isAll = ({ ban, open }: (typeof bound)[number]) =>
      ban.activates === 'all' && (ban.from ?? ban.exceptFrom ?? ban.inBattlePhase ?? open) === undefined;
    const found = bound.find(isAll) ?? bound[0];
    if (found === undefined) return null;
    return { code: isAll(found) ? 'all' : 'some', facts: { ...restrictionFacts(duel, found) } };
  }),
  /** Has the player an offer to use a fast effect before the game goes on? */
  rule('timing/fast-effect-timing', (duel, { player }) => {
    const waiting = waitingTriggers(duel);
    const first = duel.chain.length === 0 && duel.summoning === undefined;
    const [words] = first ? waiting.open : [];
    if (words !== undefined) return { code: 'open', facts: { words } };
    const asked = whoMay(duel);
    if (asked.kind === 'nothing') return { code: duel.passed === undefined ? 'resolving' : 'passed' };
    if (asked.kind === 'place-triggers')
      return { code: 'triggers', facts: { names: waiting.placed.map(({ name }) => name).join(', ') } };
    if (asked.kind === 'open' || isIdle(asked.findings)) return null;
    const what = asked.kind === 'negate-the-summon' ? 'what negates the Summon' : speedWords(duel);
    if (asked.player === player) return { code: 'now', facts: { what } };
    if (passedBefore(duel) === player) return { code: 'passed' };
    return { code: 'after', facts: { what, other: otherPlayer(player) } };
  }),
];

/** May the player respond now at all: is there an offer, and does no text forbid it? */
export const mayRespond = (duel: Duel, player: Player): Answer =>
  byRules(respondRules, duel, { player }, claimsThat(player, 'may', 'respond'));
