import { isTrigger } from '../../card-model/activated.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type Rule, rule, ruleIf } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, otherPlayer, type Player, partOfLink } from '../state/duel.ts';
import { bothPassed } from '../state/players.ts';
import { isOfPhase } from './condition-met.ts';
import type { TriggerCase } from './trigger-case.ts';

/** A Trigger Effect that is put on the Chain now. */
export interface Placed {
  readonly card: string;
  readonly part: number;
  readonly name: string;
  readonly player: Player;
  readonly mandatory: boolean;
  /** Its card is in the hand, or Set. */
  readonly hidden: boolean;
}

/** Effects of one player that are placed one after the other, in the order that the player chooses. */
export interface Group {
  readonly player: Player;
  readonly placed: readonly Placed[];
}

/** The groups in which Trigger Effects are put on the Chain, from Chain Link 1 upward (rule trigger/simultaneous-order). */
export function groupsOf({ ruleset, turnPlayer }: Duel, all: readonly Placed[]): readonly Group[] {
  const players = [turnPlayer, otherPlayer(turnPlayer)];
  const late = ({ hidden, mandatory }: Placed): boolean => ruleset === 'ocg' && hidden && !mandatory;
  const steps: readonly ((each: Placed) => boolean)[] = [
    ({ mandatory }) => mandatory,
    (each) => !each.mandatory && !late(each),
  ];
  const groups = steps
    .flatMap((step) =>
      players.map((player) => ({
        player,
        placed: all.filter((each) => step(each) && each.player === player),
      })),
    )
    .filter(({ placed }) => placed.length > 0);
  const before = groups.at(-1)?.player;
  return [
    ...groups,
    ...placedOneByOne(all.filter(late), before === undefined ? turnPlayer : otherPlayer(before)),
  ];
}

/** Hand and Set cards in the OCG: one effect at a time, the players taking turns while both have some. */
function placedOneByOne(all: readonly Placed[], first: Player): readonly Group[] {
  const [mine, theirs] = [first, otherPlayer(first)].map((player) =>
    all.filter((each) => each.player === player),
  );
  if (mine === undefined || theirs === undefined || mine.length + theirs.length === 0) return [];
  if (mine.length === 0) return [{ player: otherPlayer(first), placed: theirs }];
  const [next, ...rest] = mine;
  if (next === undefined) return [];
  // Which of several comes now is the choice of their player; with one of each it is settled.
  if (theirs.length === 0) return [{ player: first, placed: mine }];
  return [{ player: first, placed: [next] }, ...placedOneByOne([...theirs, ...rest], otherPlayer(first))];
}

interface OrderCase {
  readonly groups: readonly Group[];
  /** Effects of the phase, which share no Chain. */
  readonly alone: readonly Group[];
}

const namesOf = (groups: readonly Group[], mandatory: boolean, player: Player): string =>
  groups
    .filter((group) => group.player === player)
    .flatMap(({ placed }) => placed)
    .filter((each) => each.mandatory === mandatory)
    .map(({ name }) => name)
    .join(' and ');

function factsOf({ turnPlayer }: Duel, groups: readonly Group[]) {
  const said = [true, false].flatMap((mandatory) =>
    [turnPlayer, otherPlayer(turnPlayer)].flatMap((player) => {
      const names = namesOf(groups, mandatory, player);
      return names === '' ? [] : [`${mandatory ? 'mandatory' : 'optional'} of ${player}: ${names}`];
    }),
  );
  return { order: said.join('; ') };
}

export const placingRules: readonly Rule<OrderCase>[] = [
  rule('trigger/simultaneous-order', (duel, { groups, alone }) => {
    if (groups.length === 0) return alone.length === 0 ? { code: 'none' } : null;
    return duel.ruleset === 'tcg' ? { code: 'order', facts: factsOf(duel, groups) } : null;
  }),
  ruleIf('trigger/simultaneous-order-ocg', 'order', (duel, { groups }) =>
    duel.ruleset === 'ocg' && groups.length > 0 ? { facts: factsOf(duel, groups) } : null,
  ),
  /** Effects of the phase as such share no Chain, in either ruleset. */
  ruleIf('trigger/phase-one-by-one', 'alone', (duel, { groups, alone }) =>
    groups.length === 0 && alone.length > 0
      ? { facts: { phase: phases.term(duel.phase), player: duel.turnPlayer } }
      : null,
  ),
];

/** Effects of the phase, as they come where nobody passes: the turn player's, then the opponent's (rule phase-order/order). */
export const oneByOne = ({ turnPlayer }: Duel, ofPhase: readonly Placed[]): readonly Group[] =>
  [turnPlayer, otherPlayer(turnPlayer)]
    .map((player) => ({ player, placed: ofPhase.filter((each) => each.player === player) }))
    .filter(({ placed }) => placed.length > 0);

/** Both have passed, and something mandatory is left: the turn player's first, else the opponent's after another pass. */
export function forcedNow(duel: Duel, ofPhase: readonly Placed[]): Group | undefined {
  const { turnPlayer, passed = [] } = duel;
  if (passed.length < 2 || duel.chain.length > 0 || duel.summoning !== undefined) return undefined;
  const must = oneByOne(
    duel,
    ofPhase.filter(({ mandatory }) => mandatory),
  );
  const own = must.find(({ player }) => player === turnPlayer);
  if (own !== undefined) return own;
  return bothPassed(duel) ? undefined : must.find(({ player }) => player !== turnPlayer);
}

/** While a Chain is under way no effect of the phase is put on it; after one the next may come. */
export const phaseOneByOne = rule(
  'trigger/phase-one-by-one',
  (duel, { effect, card }: Pick<TriggerCase, 'effect' | 'card'>) => {
    if (!isOfPhase(effect) || effect.phase !== duel.phase) return null;
    const facts = { phase: phases.term(duel.phase) };
    if (duel.chain.length > 0) return { code: 'chain', facts };
    const before = duel.resolved.findLast(({ link }) => isOfThisPhase(duel, link) && link.card !== card.id);
    if (before === undefined) return null;
    return { code: 'next', facts: { ...facts, other: cardOf(duel, before.link.card).model.name } };
  },
);

/** Once a hand is brought down to 6 cards nothing of the End Phase can be activated any more. */
export const afterHandSize = ruleIf(
  'phase-order/hand-size',
  'late',
  (duel, { effect }: Pick<TriggerCase, 'effect'>) => {
    if (duel.phase !== 'end' || !isOfPhase(effect)) return null;
    const over = duel.timeline
      .slice(duel.turnBegan)
      .findLast(
        ({ names, cause, causeUnsaid, stage }) =>
          names.includes('discarded') && cause === 'rule' && causeUnsaid !== true && stage.in === 'open',
      );
    return over === undefined ? null : { event: over.index };
  },
);

/** Was this an effect of the phase that it is now? */
function isOfThisPhase(duel: Duel, link: ChainLink): boolean {
  const effect = partOfLink(duel, link);
  const now = link.turn === duel.turn && link.phase === duel.phase;
  return now && effect !== undefined && isTrigger(effect) && isOfPhase(effect);
}
