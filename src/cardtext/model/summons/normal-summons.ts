import type { Instruction } from '../../../card-model/instruction.ts';

/** How often it may be gained is the rule for all of them (rule normal-summon/only-one-additional). */
const addition =
  /^in addition to your Normal Summon(?:\/Set| or Set)(?:,? \((?:even if this card leaves the field\. )?you can only gain this effect once per turn\.?\))?$/i;
const conduct =
  /^(?:you can )?conduct (?:up to )?(?<number>\d) Normal Summons\/Sets this turn, not just 1\.?$/i;

/** Times that every Normal Summon of the turn has anyway. */
const inMainPhase = /^during your Main Phase(?: this turn)?$/i;
const ownTurn = /^during the turn this card was Normal Summoned$/i;

/** What the words of an instruction say of the number of Normal Summons, as fields; every other instruction as it is. */
export function withNormalSummons(each: Instruction): Instruction {
  // The Normal Summon is gained without more; that it may be left unused is no choice of the resolution.
  const { reads, onlyIf, delayed, until, may: _, ...rest } = each;
  if (reads === undefined) return each;
  const number = each.do === 'described' ? conduct.exec(reads)?.groups?.number : undefined;
  if (number !== undefined) return { ...rest, do: 'conduct-normal-summons', amount: Number(number) };
  if (each.do !== 'normal-summon' || !addition.test(reads)) return each;
  const inTurn = onlyIf !== undefined && ownTurn.test(onlyIf);
  const times = [onlyIf, delayed].filter((words) => words !== undefined);
  const open = inTurn ? [] : times.filter((words) => !inMainPhase.test(words));
  return {
    ...rest,
    inAddition: inTurn ? 'turn-normal-summoned' : true,
    ...(open.length === 0 ? {} : { onlyIf: open.join(', ') }),
    ...(until === undefined || until === 'end-of-turn' ? {} : { until }),
  };
}
