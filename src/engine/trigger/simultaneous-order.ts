import { phases } from '../../vocabulary/phases.ts';
import { type Rule, rule } from '../rule.ts';
import { type Duel, otherPlayer, type Player } from '../state/duel.ts';

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
  return [...groups, ...oneByOne(all.filter(late), before === undefined ? turnPlayer : otherPlayer(before))];
}

/** Hand and Set cards in the OCG: one effect at a time, the players taking turns while both have some. */
function oneByOne(all: readonly Placed[], first: Player): readonly Group[] {
  const [mine, theirs] = [first, otherPlayer(first)].map((player) =>
    all.filter((each) => each.player === player),
  );
  if (mine === undefined || theirs === undefined || mine.length + theirs.length === 0) return [];
  if (mine.length === 0) return [{ player: otherPlayer(first), placed: theirs }];
  const [next, ...rest] = mine;
  if (next === undefined) return [];
  // Which of several comes now is the choice of their player; with one of each it is settled.
  if (theirs.length === 0) return [{ player: first, placed: mine }];
  return [{ player: first, placed: [next] }, ...oneByOne([...theirs, ...rest], otherPlayer(first))];
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

export const simultaneousOrder = rule({
  id: 'trigger/simultaneous-order',
  reasons: {
    none: ['permits', 'no Trigger Effect is to be put on a Chain now'],
    order: [
      'permits',
      "the turn player's mandatory effects come first, then the opponent's mandatory ones, then the turn player's optional ones, then the opponent's ({order})",
    ],
  },
  decide(duel: Duel, { groups, alone }: OrderCase) {
    if (groups.length === 0) return alone.length === 0 ? { code: 'none' } : null;
    return duel.ruleset === 'tcg' ? { code: 'order', facts: factsOf(duel, groups) } : null;
  },
});

export const simultaneousOrderOcg = rule({
  id: 'trigger/simultaneous-order-ocg',
  reasons: {
    order: [
      'permits',
      'mandatory effects come first, then optional ones of public cards, the turn player first each time, and last those of hand and Set cards ({order})',
    ],
  },
  decide: (duel: Duel, { groups }: OrderCase) =>
    duel.ruleset === 'ocg' && groups.length > 0 ? { code: 'order', facts: factsOf(duel, groups) } : null,
});

/** Effects of the phase as such share no Chain, in either ruleset. */
const aloneInPhase = rule({
  id: 'trigger/phase-one-by-one',
  reasons: {
    alone: [
      'permits',
      'effects of the {phase} are activated one at a time, each on a Chain of its own: {player} has the first choice',
    ],
  },
  decide: (duel: Duel, { groups, alone }: OrderCase) =>
    groups.length === 0 && alone.length > 0
      ? { code: 'alone', facts: { phase: phases.term(duel.phase), player: duel.turnPlayer } }
      : null,
});

export const placingRules: readonly Rule<OrderCase>[] = [
  simultaneousOrder,
  simultaneousOrderOcg,
  aloneInPhase,
];
