import type { Instruction } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { eitherOf } from '../conditions/state-conditions.ts';
import { summonedIn } from './own-unaffected.ts';

/** "If this card is Tribute Summoned, it gains this effect:", and the lines with bullets behind it. */
const listed =
  /(?:^|[.)\n]\s*)(?<head>[^.●\n]*\b(?:gains? (?:(?:this|these|the following) )?effects?(?:\(s\))?|effect changes)(?= |:|\.|,|$)[^.●\n]*?):?\.?\s*(?<list>(?:●[^\n]*(?:\n(?=●)|$|(?=\n)))+)/gi;
const onlyGains = /^(?:[^,]* )?gains? (?:[a-z]+ ){0,2}effects?\b/i;
/** It always has them. */
const always = /^(?:this card )?gains (?:these|the following) effects?(?:\(s\))?$/i;
const ownSummon = /^if this card (?:is|was) (?<how>\S+ summoned(?:\/set)?), it gains\b/i;

interface Gained {
  /** Where the sentence before the list begins, and where the list does. */
  readonly head: number;
  readonly from: number;
  readonly to: number;
  readonly onlyIf: string;
  readonly holds: Pick<Instruction, 'holds'>;
}

function gainedIn(text: string): readonly Gained[] {
  return [...text.matchAll(listed)].flatMap(({ 0: all, index, groups }) => {
    const { head = '', list = '' } = groups ?? {};
    if (always.test(head.trim())) return [];
    const from = index + all.length - list.length;
    const how = ownSummon.exec(head.trim())?.groups?.['how'];
    const holds = how === undefined ? {} : summonedIn(how);
    return [{ head: index, from, to: from + list.length, onlyIf: head.trim(), holds }];
  });
}

const under = (each: Instruction, { onlyIf, holds }: Gained): Instruction => {
  if (each.onlyIf === undefined) return { ...each, onlyIf, ...holds };
  const { holds: _, ...open } = each;
  const words = `${onlyIf}, and ${each.onlyIf}`;
  const settled = eitherOf(words);
  return { ...open, onlyIf: words, ...(settled === null ? {} : { holds: settled }) };
};

/** What a card only gains does not apply before: effects behind "it gains this effect" hang on what stands there. */
export function withGainedEffects(parts: readonly Part[], text: string): readonly Part[] {
  const all = gainedIn(text);
  if (all.length === 0) return parts;
  const lies = (part: Part, from: number, to: number): boolean =>
    part.kind === 'continuous' &&
    part.printed?.box === 'main' &&
    part.printed.span[0] >= from &&
    part.printed.span[0] < to;
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind !== 'continuous') return [part];
    // Lines that apply say the sentence before them again, each for itself.
    const isHead = part.does.length === 1 && onlyGains.test(part.does[0]?.reads ?? '');
    if (
      isHead &&
      all.some(({ head, from, to }) => lies(part, head, from) && parts.some((each) => lies(each, from, to)))
    )
      return [];
    const gained = all.find(({ from, to }) => lies(part, from, to));
    return [gained === undefined ? part : { ...part, does: part.does.map((each) => under(each, gained)) }];
  });
}
