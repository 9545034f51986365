import type { Instruction } from '../../../card-model/instruction.ts';
import { stateFilters } from '../../phrases/words/word-filters.ts';

/** "This Link Summoned card": the card itself, if it was Summoned so. */
const thisSummoned = /^this (?<how>\S+ Summoned(?:\/Set)?) (?:card|monster)$/i;
const itIs = /^If this card (?:is|was) (?<how>[^,]+), it is (?<rest>unaffected by .+?)\.?$/i;

/** "Normal Summoned/Set": in which ways that is; nothing for other words. */
export function summonedIn(how: string): Pick<Instruction, 'holds'> {
  const { summoned } = stateFilters[how.trim()] ?? {};
  return summoned === undefined ? {} : { holds: [[{ summonedBy: [...summoned] }]] };
}

const underWay = (how: string): Pick<Instruction, 'holds' | 'onlyIf'> => ({
  onlyIf: `if this card is ${how}`,
  ...summonedIn(how),
});

/** "If this card is Normal Summoned, it is unaffected by X and by Y": one status each, under its condition. */
export function ownUnaffected(each: Instruction): readonly Instruction[] {
  const { do: verb, what, reads = '', onlyIf } = each;
  if (verb === 'described') {
    const { how, rest } = itIs.exec(reads)?.groups ?? {};
    if (how === undefined || rest === undefined) return [each];
    return rest
      .split(/ and by (?=\S)/)
      .map(
        (words, at): Instruction => ({
          do: 'change-status',
          what: 'this',
          reads: at === 0 ? `is ${words}` : `is unaffected by ${words}`,
          ...underWay(how),
        }),
      );
  }
  const subject = typeof what === 'object' && 'reads' in what ? what.reads : '';
  const way = thisSummoned.exec(subject)?.groups?.how;
  // Under a further condition it stays open whether it holds.
  if (verb === 'change-status' && way !== undefined && /^is unaffected by\b/.test(reads))
    return [{ ...each, what: 'this', ...(onlyIf === undefined ? underWay(way) : {}) }];
  const it = subject === 'it';
  const how = /^if this card (?:is|was) (.+)$/i.exec(onlyIf ?? '')?.[1];
  if (verb !== 'change-status' || !it || how === undefined || !/^is unaffected by\b/.test(reads))
    return [each];
  return [{ ...each, what: 'this', ...summonedIn(how) }];
}
