import { type Clause, isPassive, type Phrase } from '../grammar/clause.ts';
import type { Telling } from './telling.ts';

/** "My opponent draws for their turn", "I draw", in a log: the draw of the Draw Phase. */
export function tellsTurnDraw({ subject, objects, adjuncts }: Clause, telling: Telling): boolean {
  const [who] = subject;
  const forTurn = adjuncts.some(({ prep, value }) => prep === 'for' && value.kind === 'turn');
  const isOne = objects.every(
    (each: Phrase) => each.kind === 'thing' && each.noun === 'card' && (each.count ?? 1) === 1,
  );
  const player =
    who?.kind === 'player' && isOne && telling.chain.top === undefined ? telling.player(who.who) : undefined;
  if (player === undefined || adjuncts.length > (forTurn ? 1 : 0)) return false;
  const begins = !telling.chain.started && telling.phase === undefined;
  if (!begins && (telling.turnOf ?? 'P0') === player) return telling.phase === 'draw';
  if (!begins && !forTurn) return false;
  telling.time({ kind: 'turn', owner: player }, true);
  if (begins) telling.time({ kind: 'phase', phase: 'draw' }, true);
  return true;
}

/** "Obelisk, which was Tribute Summoned", in a log, of a monster that was told to be there: how it came there before. */
export function cameSo(
  clause: Clause,
  way: Extract<Phrase, { kind: 'card' }>['way'],
  telling: Telling,
): boolean {
  if (way === undefined || !isPassive(clause) || clause.adjuncts.length > 0) return false;
  const card = telling.oneOf(clause.subject, clause);
  if (card === undefined || card.moved || card.place !== 'monster-zone') return false;
  card.setup.summoned = way;
  return true;
}
