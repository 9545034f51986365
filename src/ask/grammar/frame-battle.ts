import type { Chunk } from '../text/chunk.ts';
import { finishIdle, type Reader } from './frame-state.ts';

type OfBattle = Extract<Chunk, { is: 'asks-battle' | 'moment' | 'remark' | 'battle-change' | 'lp' }>;

/** Takes a phrase about battles: what is asked, a moment, a remark, LP. Gives the next chunk. */
export function ofBattle(r: Reader, at: number, chunk: OfBattle): number {
  const { aboutBattle } = r;
  switch (chunk.is) {
    case 'asks-battle':
      aboutBattle.asked.push(chunk.asked);
      finishIdle(r);
      return at + 1;
    case 'remark':
      aboutBattle.remarks.push(chunk.remark);
      return at + 1;
    case 'battle-change':
      aboutBattle.changes.push({ ...chunk.change, from: chunk.from });
      return agents(r, at + 1);
    case 'lp':
      aboutBattle.lp.push({ who: chunk.who, lp: chunk.lp, from: chunk.from });
      return at + 1;
    case 'moment':
      if (isInQuestion(r, at)) aboutBattle.moments.push(...chunk.at);
      else r.times.push({ phrase: { kind: 'moment', at: chunk.at }, from: chunk.from });
      return at + 1;
  }
}

/** By whom, and by which card's effect, the change that was told last was made. Gives the next chunk. */
function agents(r: Reader, at: number): number {
  const [prep, agent] = [r.all[at], r.all[at + 1]];
  const { changes } = r.aboutBattle;
  const change = changes.at(-1);
  const by = prep?.is === 'prep' && (prep.prep === 'by' || prep.prep === 'with');
  if (change === undefined || !by || (agent?.is !== 'card' && agent?.is !== 'player')) return at;
  changes[changes.length - 1] =
    agent.is === 'card' ? { ...change, card: agent.name } : { ...change, player: agent.who };
  return agents(r, at + 2);
}

function isInQuestion(r: Reader, at: number): boolean {
  const end = r.all.slice(at).find((each) => each.is === 'end');
  return end?.is === 'end' && end.asks;
}
