import type { Instruction } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { summonedIn } from './own-unaffected.ts';

/** "If this card is Tribute Summoned, it gains this effect:", and the lines with bullets behind it. */
const listed =
  /(?:^|[.)\n]\s*)(?<head>[^.●\n]*\bgains? (?:this|these|the following) effects?\b[^.●\n]*?):?\.?\s*(?<list>(?:●[^\n]*(?:\n(?=●)|$|(?=\n)))+)/g;
const ownSummon = /^if this card (?:is|was) (?<how>\S+ summoned(?:\/set)?), it gains\b/i;

interface Gained {
  readonly from: number;
  readonly to: number;
  readonly onlyIf: string;
  readonly holds: Pick<Instruction, 'holds'>;
}

function gainedIn(text: string): readonly Gained[] {
  return [...text.matchAll(listed)].flatMap(({ 0: all, index, groups }) => {
    const { head = '', list = '' } = groups ?? {};
    const from = index + all.length - list.length;
    const how = ownSummon.exec(head.trim())?.groups?.['how'];
    const holds = how === undefined ? {} : summonedIn(how);
    return [{ from, to: from + list.length, onlyIf: head.trim(), holds }];
  });
}

const under = (each: Instruction, { onlyIf, holds }: Gained): Instruction => {
  if (each.onlyIf === undefined) return { ...each, onlyIf, ...holds };
  const { holds: _, ...open } = each;
  return { ...open, onlyIf: `${onlyIf}, and ${each.onlyIf}` };
};

/**
 * What a card, or a monster Summoned with it, only gains does not apply before: the Continuous Effects with bullets behind "it
 * gains this effect" hang on what stands there. How the card was Summoned is settled by the state of the Duel; all else stays
 * open.
 */
export function withGainedEffects(parts: readonly Part[], text: string): readonly Part[] {
  const all = gainedIn(text);
  if (all.length === 0) return parts;
  return parts.map((part): Part => {
    const { printed } = part;
    if (part.kind !== 'continuous' || printed?.box !== 'main') return part;
    const gained = all.find(({ from, to }) => printed.span[0] >= from && printed.span[0] < to);
    return gained === undefined ? part : { ...part, does: part.does.map((each) => under(each, gained)) };
  });
}
