import said from '../../../data/lexicon/answer-rules.json' with { type: 'json' };
import { defined } from '../../platform/defined.ts';
import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { isResolving, notWhileResolving } from '../activation/offer.ts';
import { type Answer, fromFindings } from '../findings.ts';
import { applyAll, idOf, type ReasonFacts, type Rule, type RuleKey, rule, ruleOf } from '../rule.ts';
import { type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { isHappening } from '../state/event.ts';
import type { Finding } from '../state/finding.ts';
import { bothPassed, passedBefore } from '../state/players.ts';
import { forcedNow, type Group, groupsOf, oneByOne } from '../trigger/simultaneous-order.ts';
import { waitingTriggers } from './chain-order.ts';

/** What kind of action is next. */
type Kind =
  /** Anything that a phase allows: Summons, Sets, activations of any Spell Speed, the next phase. */
  | 'open'
  | 'fast-effects'
  | 'negate-the-summon'
  | 'place-triggers'
  /** An effect that activates during the phase as such, or a fast effect. */
  | 'phase-effects'
  /** Such an effect that must be activated, and cannot be put off any more. */
  | 'mandatory-of-phase'
  | 'nothing';

/** Who may act now, and with what kind of action; by which rule, and who is next when that player passes. */
interface WhoMay {
  /** Null while nobody may act, because a Chain resolves. */
  readonly player: Player | null;
  readonly kind: Kind;
  /** Who may act when that player passes, before the game state is open again. */
  readonly next: Player | null;
  readonly findings: readonly Finding[];
}

/** A box of fast effect timing: the rule and the reason that say so, and who may act by it. */
interface Box extends Pick<WhoMay, 'kind' | 'next'> {
  readonly rule: string;
  readonly code: string;
  readonly player: Player;
  readonly facts?: ReasonFacts;
}

/** The box that the game state is in: of those that fit the first has the say. None while a Chain resolves. */
function boxOf(duel: Duel): Box | undefined {
  const { turnPlayer: player, chain, summoning } = duel;
  const last = chain.at(-1);
  if (isResolving(duel)) return undefined;
  const of = (rule: string, code: string, kind: Kind, more: Partial<Box> = {}): Box => {
    const box = { player, next: otherPlayer(player), ...more };
    const other = otherPlayer(box.player);
    return { rule, code, kind, ...box, facts: { player: box.player, other, ...more.facts } };
  };
  if (last !== undefined) {
    const answering = { player: otherPlayer(last.player), next: last.player, facts: { link: last.number } };
    return of('timing/fast-effect-timing', 'answer', 'fast-effects', answering);
  }
  const { placed, ofPhase } = waitingTriggers(duel);
  const waiting = groupsOf(duel, placed);
  const [first, second] = waiting;
  if (first !== undefined) {
    const facts = { names: namesIn(waiting) };
    const placing = { player: first.player, next: second?.player ?? null, facts };
    return of('trigger/collected', 'placed', 'place-triggers', placing);
  }
  if (summoning !== undefined) return of('summons-general/negation-window', 'open', 'negate-the-summon');
  const forced = forcedNow(duel, ofPhase);
  if (forced !== undefined) {
    const facts = { names: namesIn([forced]) };
    return of('phase-order/order', 'must', 'mandatory-of-phase', {
      player: forced.player,
      next: null,
      facts,
    });
  }
  const alone = oneByOne(duel, ofPhase);
  const phase = phases.term(duel.phase);
  if (alone.length > 0)
    return of('phase-order/order', 'choice', 'phase-effects', { facts: { names: namesIn(alone), phase } });
  const after = justHappened(duel);
  if (after !== undefined) return of(`timing/after-${after}`, 'first', 'fast-effects');
  return isMainPhase(duel.phase)
    ? of('timing/fast-effect-timing', 'open', 'open')
    : of('timing/fast-effect-timing', 'phase', 'fast-effects', { facts: { phase } });
}

/** Has something happened in this phase that fast effects may answer before the game state is open again? */
function justHappened(duel: Duel): 'a-chain' | 'an-action' | undefined {
  if (bothPassed(duel)) return undefined;
  const last = duel.timeline.findLast(
    (event) =>
      isHappening(event) || event.names.includes('not-applied') || event.names.includes('phase-changed'),
  );
  if (last === undefined || last.names.includes('phase-changed')) return undefined;
  return last.stage.in === 'resolution' || last.stage.in === 'activation' ? 'a-chain' : 'an-action';
}

const namesIn = (groups: readonly Pick<Group, 'placed'>[]): string =>
  groups.flatMap(({ placed }) => placed.map(({ name }) => name)).join(', ');

interface Moment {
  readonly box: Box | undefined;
}

/** A rule that has the say in some of the boxes, with what it says in each. */
const boxRule = (key: RuleKey): Rule<Moment> =>
  ruleOf(key, (_, { box }: Moment) =>
    box?.rule === idOf(key) ? { code: box.code, ...defined({ facts: box.facts }) } : null,
  );

const passes = rule('timing/both-pass who-may', (duel, _: Moment) => {
  if (bothPassed(duel)) return duel.chain.length > 0 ? { code: 'resolves' } : null;
  const player = passedBefore(duel);
  return player === undefined ? null : { code: 'next', facts: { player, other: otherPlayer(player) } };
});

/** The rules of fast effect timing: what a pass comes to, and the boxes, of which one has the say. */
export const timingRules: readonly Rule<Moment>[] = [
  notWhileResolving,
  passes,
  boxRule('trigger/collected'),
  boxRule('summons-general/negation-window who-may'),
  boxRule('phase-order/order who-may'),
  boxRule('timing/after-a-chain'),
  boxRule('timing/after-an-action'),
  boxRule('timing/fast-effect-timing who-may'),
];

/** Who may act now, and with what kind of action (rule timing/fast-effect-timing), and who is next after a pass. */
export function whoMay(duel: Duel): WhoMay {
  const asked = offered(duel);
  if (bothPassed(duel) && duel.chain.length > 0)
    return { ...asked, player: null, kind: 'nothing', next: null };
  const past = asked.player !== null && passedBefore(duel) === asked.player;
  return past && asked.next !== null ? { ...asked, player: asked.next, next: null } : asked;
}

/** In the open game state it is for the turn player to act, and the other player has nothing to answer (rule timing/no-window-while-open). */
export function actsUnasked(duel: Duel, player: Player): boolean {
  const { kind, player: asked } = whoMay(duel);
  return kind === 'open' && asked !== player;
}

/** Who is asked while nobody has passed. */
function offered(duel: Duel): WhoMay {
  const box = boxOf(duel);
  const findings = applyAll(timingRules, duel, { box });
  const { player, kind, next } = box ?? { player: null, kind: 'nothing' as const, next: null };
  return { player, kind, next, findings };
}

const words: Readonly<Record<Kind, string>> = said['who-may'];

/** Who may act now, and with what kind of action: "P1, with fast effects; then P0". */
export function whoMayAct(duel: Duel): Answer {
  const { player, kind, next, findings } = whoMay(duel);
  const first = player === null ? 'nobody' : `${player}, ${words[kind]}`;
  const answer = next === null || player === null ? first : `${first}; then ${next}`;
  const claim = player === null ? 'nobody may act now' : `${first}, may act now`;
  const { open } = waitingTriggers(duel);
  const base = fromFindings(findings, { yes: claim, no: claim, open: 'who may act now is not settled' });
  // Whether a Trigger Effect comes first has to be known.
  if (open.length > 0 && duel.chain.length === 0)
    return { ...base, answer: 'cannot tell', claim: 'who may act now is not settled', missing: open };
  return { ...base, answer };
}
