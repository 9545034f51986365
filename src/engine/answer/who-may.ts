import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { isResolving, notWhileResolving } from '../activation/offer.ts';
import { type Answer, fromFindings } from '../findings.ts';
import { applyAll, type Rule, rule, ruleIf } from '../rule.ts';
import { type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { isHappening } from '../state/event.ts';
import type { Finding } from '../state/finding.ts';
import { bothPassed, passedBefore } from '../state/players.ts';
import { type Forced, forcedNow, type Group, groupsOf, oneByOne } from '../trigger/simultaneous-order.ts';
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

interface Moment {
  readonly waiting: readonly Group[];
  /** Effects of the phase that can be activated, each on a Chain of its own, and what of them cannot be put off. */
  readonly ofPhase: readonly Group[];
  readonly forced: Forced | undefined;
}

const wait = ruleIf(
  'trigger/collected',
  ['placed', 'permits', 'Trigger Effects wait ({names}): they are put on a Chain before anything else'],
  (duel: Duel, { waiting }: Moment) => {
    if (duel.chain.length > 0 || waiting.length === 0) return null;
    return { facts: { names: namesIn(waiting) } };
  },
);

const negation = ruleIf(
  'summons-general/negation-window',
  ['open', 'permits', 'a Summon was declared: only what negates it can be activated, the turn player first'],
  (duel: Duel, _: Moment) => duel.summoning !== undefined && duel.chain.length === 0,
);

/** Has something happened in this phase that fast effects may answer before the game state is open again? */
function justHappened(duel: Duel): 'chain' | 'action' | undefined {
  if (bothPassed(duel)) return undefined;
  const last = duel.timeline.findLast(
    (event) =>
      isHappening(event) || event.names.includes('not-applied') || event.names.includes('phase-changed'),
  );
  if (last === undefined || last.names.includes('phase-changed')) return undefined;
  return last.stage.in === 'resolution' || last.stage.in === 'activation' ? 'chain' : 'action';
}

const afterChain = ruleIf(
  'timing/after-a-chain',
  ['first', 'permits', 'a Chain has just resolved: {player} may use a fast effect first, then {other}'],
  (duel: Duel, moment: Moment) =>
    isFree(duel, moment) && justHappened(duel) === 'chain' ? { facts: sides(duel) } : null,
);

const afterAction = ruleIf(
  'timing/after-an-action',
  [
    'first',
    'permits',
    'something was just done without a Chain: {player} may use a fast effect first, then {other}',
  ],
  (duel: Duel, moment: Moment) =>
    isFree(duel, moment) && justHappened(duel) === 'action' ? { facts: sides(duel) } : null,
);

const boxes = rule({
  id: 'timing/fast-effect-timing',
  reasons: {
    answer: [
      'permits',
      '{player} may answer Chain Link {link} with a fast effect; by passing, {other} gets the offer',
    ],
    open: ['permits', 'the game state is open: {player}, whose turn it is, may act'],
    phase: ['permits', 'it is the {phase} of {player}, who may use fast effects or go on'],
  },
  decide(duel: Duel, moment: Moment) {
    const last = duel.chain.at(-1);
    if (last !== undefined && !isResolving(duel)) {
      const player = otherPlayer(last.player);
      return { code: 'answer', facts: { player, other: last.player, link: last.number } };
    }
    if (!isFree(duel, moment) || justHappened(duel) !== undefined) return null;
    const facts = { ...sides(duel), phase: phases.term(duel.phase) };
    return { code: isMainPhase(duel.phase) ? 'open' : 'phase', facts };
  },
});

const nothingUnderWay = (duel: Duel, { waiting }: Moment): boolean =>
  duel.chain.length === 0 && duel.summoning === undefined && waiting.length === 0;

const isFree = (duel: Duel, moment: Moment): boolean =>
  nothingUnderWay(duel, moment) && moment.ofPhase.length === 0;

const namesIn = (groups: readonly Pick<Group, 'placed'>[]): string =>
  groups.flatMap(({ placed }) => placed.map(({ name }) => name)).join(', ');

const inPhase = rule({
  id: 'phase-order/order',
  reasons: {
    choice: [
      'permits',
      'effects of the {phase} wait ({names}), each for a Chain of its own: {player} may activate one or pass, then {other}',
    ],
    must: ['permits', 'both players have passed, and {player} has to activate what is mandatory ({names})'],
  },
  decide(duel: Duel, moment: Moment) {
    const { ofPhase, forced } = moment;
    if (!nothingUnderWay(duel, moment) || ofPhase.length === 0) return null;
    if (forced !== undefined)
      return { code: 'must', facts: { player: forced.player, names: namesIn([forced]) } };
    const names = namesIn(ofPhase);
    return { code: 'choice', facts: { ...sides(duel), names, phase: phases.term(duel.phase) } };
  },
});

const sides = ({ turnPlayer }: Duel) => ({ player: turnPlayer, other: otherPlayer(turnPlayer) });

const passes = rule({
  id: 'timing/both-pass',
  reasons: {
    resolves: ['permits', 'both players passed, so the Chain resolves'],
    next: ['permits', '{player} passed, so {other} gets the offer'],
  },
  decide(duel: Duel, _: Moment) {
    if (bothPassed(duel)) return duel.chain.length > 0 ? { code: 'resolves' } : null;
    const player = passedBefore(duel);
    return player === undefined ? null : { code: 'next', facts: { player, other: otherPlayer(player) } };
  },
});

/** The rules of fast effect timing: what a pass comes to, and the boxes in their order, of which one has the say. */
export const timingRules: readonly Rule<Moment>[] = [
  notWhileResolving,
  passes,
  wait,
  negation,
  inPhase,
  afterChain,
  afterAction,
  boxes,
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
  const { placed, ofPhase } = waitingTriggers(duel);
  const waiting = groupsOf(duel, placed);
  const forced = forcedNow(duel, ofPhase);
  const alone = oneByOne(duel, ofPhase);
  const findings = applyAll(timingRules, duel, { waiting, ofPhase: alone, forced });
  const { turnPlayer } = duel;
  const last = duel.chain.at(-1);
  if (isResolving(duel)) return { player: null, kind: 'nothing', next: null, findings };
  if (last !== undefined)
    return { player: otherPlayer(last.player), kind: 'fast-effects', next: last.player, findings };
  const [first, second] = waiting;
  if (first !== undefined)
    return { player: first.player, kind: 'place-triggers', next: second?.player ?? null, findings };
  const other = otherPlayer(turnPlayer);
  if (duel.summoning !== undefined)
    return { player: turnPlayer, kind: 'negate-the-summon', next: other, findings };
  if (forced !== undefined)
    return { player: forced.player, kind: 'mandatory-of-phase', next: null, findings };
  if (alone.length > 0) return { player: turnPlayer, kind: 'phase-effects', next: other, findings };
  const open = justHappened(duel) === undefined && isMainPhase(duel.phase);
  return { player: turnPlayer, kind: open ? 'open' : 'fast-effects', next: other, findings };
}

const words: Readonly<Record<Kind, string>> = {
  open: 'with anything that the phase allows',
  'fast-effects': 'with fast effects',
  'negate-the-summon': 'with what negates the Summon',
  'place-triggers': 'by placing Trigger Effects',
  'phase-effects': 'with an effect of the phase or a fast effect',
  'mandatory-of-phase': 'with an effect of the phase that must be activated',
  nothing: 'with nothing',
};

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
