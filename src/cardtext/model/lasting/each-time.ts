import type { Instruction } from '../../../card-model/instruction.ts';
import type { EachTime } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { readClause } from '../../phrases/read-clause.ts';
import { readTiming } from '../../timing/read-timing.ts';

const sentence = /^(?<occasion>each time [^:;]+?), (?<deeds>[^:;]+)\.$/i;
/** It is done when what was activated has resolved. */
const resolved =
  /(?:^|,? )(?:immediately after (?:it|(?:that|the) [A-Z/a-z ]+?) resolves,?|when (?:it|that [A-Z/a-z ]+?) resolves)(?= |$)/;
/** It is done for each card that it happened to. */
const forEach =
  / for each(?: (?:sent |banished )?(?:card|monster)(?: (?:sent|banished|destroyed))?| of those (?:cards|monsters))?(?=$| \(max)/;

/** "Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves"; undefined for other words. */
export function eachTime(text: string): Omit<EachTime, 'kind' | 'printed'> | undefined {
  const { occasion = '', deeds = '' } = sentence.exec(normalise(text).text.trim())?.groups ?? {};
  const on = readTiming(occasion);
  if (on === null || on.some(({ reads, declared }) => reads !== undefined || declared)) return undefined;
  const said = deeds
    .replace(resolved, '')
    .trim()
    .replace(/^immediately /, '');
  const theirs = /\byour opponent\b/.test(occasion) ? ofOpponent(said) : said;
  const does = readClause(theirs.replace(forEach, ''), 'resolution')?.instructions;
  if (does === undefined || !does.every(isPlain)) return undefined;
  return {
    on: [...on],
    does: [...does],
    ...(resolved.test(deeds) ? { resolved: true } : {}),
    ...(forEach.test(said) ? { forEach: true } : {}),
  };
}

/** "They" are the opponent, where what happens speaks of no other player. */
const ofOpponent = (deeds: string): string =>
  deeds.replace(/\bto them\b/, 'to your opponent').replace(/^they (lose|take|pay)\b/, 'your opponent $1s');

/** Is it done as it stands, with nothing left to a player or to a case? */
const isPlain = ({ do: verb, may, onlyIf, delayed }: Instruction): boolean =>
  verb !== 'described' &&
  verb !== 'restrict' &&
  verb !== 'change-status' &&
  (may ?? onlyIf ?? delayed) === undefined;
