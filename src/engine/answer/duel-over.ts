import { type Answer, fromFindings, openAnswer, valueAnswer } from '../findings.ts';
import type { Asked } from '../question.ts';
import { applyAll, type Rule, rule, ruleIf } from '../rule.ts';
import { type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { winsNow } from '../victory.ts';
import { unknownsOfLp } from './relevance.ts';

interface OverCase {
  /** The players who would have to have lost; left out: any of them. */
  readonly lost?: Player;
}

const both: readonly Player[] = ['P0', 'P1'];

/** Who has no LP left, or could not draw, has lost; nobody else has, where all that changes LP is known. */
const decide = (duel: Duel, { lost }: OverCase) => {
  const { over } = duel;
  const asked = lost === undefined ? both : [lost];
  const [open] =
    over?.lost.length === 2 || (over !== undefined && over.rule !== 'victory/lp-zero')
      ? []
      : unknownsOfLp(duel);
  // What is not played may have kept those LP from 0, or taken the other player's at the same moment.
  if (open !== undefined) return { is: 'not-played', facts: { words: open.words } } as const;
  const gone = over === undefined ? [] : asked.filter((player) => over.lost.includes(player));
  if (over?.lost.length === 2 && lost !== undefined) return { is: 'draw', facts: {} } as const;
  if (gone.length > 0) return { is: 'lost', facts: { players: gone.join(' and ') } } as const;
  if (over !== undefined) return { is: 'other', facts: { players: over.lost.join(' and ') } } as const;
  const text = Object.values(duel.cards).find((card) => winsNow(duel, card) !== 'no');
  if (text !== undefined) return { is: 'text', facts: { card: text.model.name } } as const;
  const lowered = (player: Player): boolean =>
    (duel.lpChanges ?? []).some((each) => each.player === player && each.how !== 'gain');
  const unknown = asked.find((player) => duel.players[player].lp === null && lowered(player));
  if (unknown !== undefined) return { is: 'not-said', facts: { player: unknown } } as const;
  const left = asked.flatMap((player) => {
    const { lp } = duel.players[player];
    return lp === null ? [] : [`${player} has ${lp} LP left`];
  });
  const says = left.length === 0 ? 'nothing that was told takes LP' : left.join(' and ');
  return { is: 'none', facts: { says } } as const;
};

/** What loses a Duel: one rule each. */
const lossRule = (id: 'victory/lp-zero' | 'victory/deck-out') =>
  ruleIf(id, 'lost', (duel, asked: OverCase) => {
    const { is, facts } = decide(duel, asked);
    return is === 'lost' && duel.over?.rule === id && { facts };
  });

/** A player whose LP are 0 has lost. */
export const lpZero = lossRule('victory/lp-zero');

/** A player who has to draw and cannot has lost. */
export const deckOut = lossRule('victory/deck-out');

export const overRules: readonly Rule<OverCase>[] = [
  lpZero,
  deckOut,
  /** Who loses at the same moment as the other has neither won nor lost. */
  ruleIf('victory/draw', 'draw', (duel, asked) => decide(duel, asked).is === 'draw'),
  /** Nobody wins but by one of the ways in which a Duel is won. */
  rule('victory/ways', (duel, asked) => {
    const { is, facts } = decide(duel, asked);
    if (is === 'lost') return duel.over?.rule === 'victory/ways' ? { code: 'won', facts } : null;
    return is === 'draw' ? null : { code: is, facts };
  }),
];

/** Has this player won, or lost, or is the Duel over at all? Who loses at the same moment as the other has not won (rule victory/draw). */
export function duelOver(duel: Duel, { won, lost }: Asked<'duel-over'>): Answer {
  const loser = lost ?? (won === undefined ? undefined : otherPlayer(won));
  const claims =
    won !== undefined
      ? { yes: `${won} wins the Duel`, no: `${won} has not won the Duel` }
      : loser === undefined
        ? { yes: 'the Duel is over', no: 'the Duel is not over' }
        : { yes: `${loser} loses the Duel`, no: `${loser} has not lost the Duel` };
  const open = 'whether the Duel is over is not settled';
  const findings = applyAll(overRules, duel, loser === undefined ? {} : { lost: loser });
  return fromFindings(findings, { ...claims, open });
}

/** Who has won: a player, "draw" or "nobody". */
export function winnerNow(duel: Duel): Answer {
  const findings = applyAll(overRules, duel, {});
  if (findings.some(({ verdict }) => verdict === 'unknown'))
    return openAnswer(
      'who wins is not settled',
      findings.map(({ because }) => because),
      findings,
    );
  const [loser, other] = duel.over?.lost ?? [];
  const winner = loser === undefined ? 'nobody' : other === undefined ? otherPlayer(loser) : 'draw';
  const claim =
    winner === 'nobody'
      ? 'nobody has won'
      : winner === 'draw'
        ? 'the Duel is a draw'
        : `${winner} wins the Duel`;
  return valueAnswer(winner, claim, findings);
}
