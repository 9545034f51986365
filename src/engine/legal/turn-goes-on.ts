import { battlePhase, type Phase, phases } from '../../vocabulary/phases.ts';
import { isResolving, notWhileResolving } from '../activation/offer.ts';
import { waitingTriggers } from '../answer/chain-order.ts';
import { whoMay } from '../answer/who-may.ts';
import { noneInFirstTurn } from '../battle/battle-phase.ts';
import { candidates, scalesOf } from '../pendulum/pendulum-rules.ts';
import { fewestZonesFirst, pendulumSummonAtOnce } from '../pendulum/together.ts';
import { forbiddenBattlePhase } from '../restrictions/restriction.ts';
import { applyAll, askedOf, type PlayerCase, type Rule, rule, ruleIf } from '../rule.ts';
import type { Action } from '../state/action.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { forcedNow, groupsOf } from '../trigger/simultaneous-order.ts';
import { activates } from '../turn/activates.ts';
import { handSize, inEndPhase } from '../turn/begin-phase.ts';
import { type Judged, judged } from './judged.ts';
import { quickMust } from './mandatory-quick.ts';

/** What is asked of a pass. */
export const passRules: readonly Rule<PlayerCase>[] = [
  notWhileResolving,
  ruleIf('trigger/mandatory-cannot-miss turn-goes-on', 'must', (duel, { player }) => {
    if (duel.chain.length > 0) return null;
    const { placed, ofPhase } = waitingTriggers(duel);
    const [first] = groupsOf(duel, placed);
    // Of a phase, what must be done can be put off until both players have passed.
    const [forced] = forcedNow(duel, ofPhase)?.placed ?? [];
    const must = [...(first?.placed ?? []), ...(forced === undefined ? [] : [forced])].find(
      (each) => each.mandatory && each.player === player,
    );
    return must === undefined ? null : { facts: { card: must.name } };
  }),
  quickMust,
  rule('timing/fast-effect-timing turn-goes-on', (duel, { player }) => {
    const [words] = duel.chain.length === 0 ? waitingTriggers(duel).open : [];
    if (words !== undefined) return { code: 'open', facts: { words } };
    const asked = whoMay(duel).player;
    if (asked === null) return { code: 'nobody' };
    return asked === player ? { code: 'asked' } : { code: 'not-asked', facts: { other: asked } };
  }),
];

const endsPhase = rule('turns-general/ending-a-phase', (duel: Duel) => {
  const facts = { phase: phases.term(duel.phase) };
  if (duel.chain.length > 0 || duel.summoning !== undefined || isResolving(duel))
    return { code: 'chain', facts };
  const { placed, ofPhase } = waitingTriggers(duel);
  const waits = [...placed, ...ofPhase].find(({ mandatory }) => mandatory);
  if (waits !== undefined) return { code: 'mandatory', facts: { card: waits.name } };
  const perhaps = ofThisPhase(duel);
  return perhaps === undefined
    ? { code: 'may', facts }
    : { code: 'perhaps', facts: { ...facts, card: perhaps.model.name } };
});

/** A card with a mandatory effect of this phase, of which it is open whether it still has to be activated. */
const ofThisPhase = (duel: Duel): Card | undefined =>
  Object.values(duel.cards).find((card) =>
    card.model.parts.some(
      (effect, part) =>
        effect.kind === 'trigger' &&
        effect.mandatory &&
        effect.phase === duel.phase &&
        activates(duel, card.id, part).answer === 'cannot tell',
    ),
  );

const mainPhase2 = ruleIf(
  'main-phase/second-after-battle',
  'no-battle',
  (duel, { to }: { readonly to: Phase }) => to === 'main-2' && duel.phase === 'main-1',
);

const entersBattle = (duel: Duel, to: Phase): boolean =>
  battlePhase.includes(to) && !battlePhase.includes(duel.phase);

/** The player who goes first does not enter it in the first turn. */
const noFirstBattle = askedOf(noneInFirstTurn, ({ to }: { readonly to: Phase }, duel) =>
  entersBattle(duel, to) ? {} : null,
);

/** The same of an effect or activation that does not let there be one. */
const restrictedBattle = askedOf(forbiddenBattlePhase, ({ to }: { readonly to: Phase }, duel) =>
  entersBattle(duel, to) ? {} : null,
);

const ownTurn = ruleIf(
  'timing/both-pass',
  'other',
  ({ turnPlayer }, { player }: { readonly player: Player }) =>
    turnPlayer === player ? null : { facts: { turnPlayer } },
);

/** Going on in the turn, or to the next one. A way back inside the turn is left open: effects can give another Battle Phase. */
export function phase(duel: Duel, to: Phase): Judged {
  const leaves = duel.phase === 'end' && to === 'draw';
  const findings = [...applyAll(phaseRules, duel, { to }), ...(leaves ? applyAll([handSize], duel, {}) : [])];
  const back = phases.ids.indexOf(to) <= phases.ids.indexOf(duel.phase) && !leaves;
  const open = back ? [`how the ${phases.term(to)} follows the ${phases.term(duel.phase)}`] : [];
  const later = duel.firstTurn === 'unknown' && entersBattle(duel, to);
  return judged(findings, open, later ? ['it is not the first turn of the Duel'] : []);
}

/** The end of the turn: what has to be done before it, also in the End Phase that it goes through. */
export function turnEnd(duel: Duel, player: Player = duel.turnPlayer): Judged {
  const now = applyAll([ownTurn, endsPhase], duel, { player });
  if (now.some(({ verdict }) => verdict === 'forbids')) return judged(now);
  return judged([...now, ...applyAll([endsPhase, handSize], inEndPhase(duel), {})]);
}

const phaseRules = [endsPhase, mainPhase2, noFirstBattle, restrictedBattle] as const satisfies readonly Rule<{
  readonly to: Phase;
}>[];

/** The rules on how a turn goes on, for the test that every rule is in the rulebook. */
export const turnRules = [...phaseRules, ownTurn, handSize] as const;

type Summon = Extract<Action, { do: 'summon' }>;

/** Pendulum Summons: of each monster for itself, and of as many as possible at once. */
export function pendulumSummons(duel: Duel): readonly Summon[] {
  const { turnPlayer: player } = duel;
  if (scalesOf(duel, player).length < 2) return [];
  const all = candidates(duel, player);
  const told = (cards: readonly Card[]): readonly Summon[] => {
    const [card, ...together] = cards.map(({ id }) => id);
    if (card === undefined) return [];
    const others = together.length === 0 ? {} : { together };
    return [{ do: 'summon', card, player, way: 'pendulum-summoned', ...others }];
  };
  const { summoned } = pendulumSummonAtOnce(duel, player, fewestZonesFirst(all));
  return [...all.flatMap((card) => told([card])), ...(summoned.length > 1 ? told(summoned) : [])];
}
