import {
  type Counted,
  type Instruction,
  isDescribed,
  resultCaseSchema,
} from '../../../card-model/instruction.ts';
import type { TossCount } from '../../../vocabulary/tosses.ts';
import { formsOf } from '../../forms.ts';

const isToss = ({ do: verb }: Instruction): boolean => verb === 'coin-toss' || verb === 'die-roll';

/** Of what follows a coin or a die: how many are tossed, in which case of the result each part is done, and how much it comes to. */
export function withResults(does: readonly Instruction[]): readonly Instruction[] {
  const first = does.findIndex(isToss);
  if (first === -1) return does;
  const of: TossCount = does[first]?.do === 'die-roll' ? 'die' : 'heads';
  // Lines "depending on the Chain Link number" begin with numbers that are no result.
  const bare = !does.some(({ reads = '' }) => /\b(?:depending|based) on (?!the result$)/.test(reads));
  const all = does.map((each, at) =>
    isToss(each) ? withNumber(each) : at < first ? each : ofResult(inCase(each, does[at - 1], bare), of),
  );
  // "Apply the result" is done by the lines that follow, each of which is for some results.
  const byCase = all.some(({ option, ifResult }) => option !== undefined && ifResult !== undefined);
  const complete = all.every(({ option, ifResult }) => option === undefined || ifResult !== undefined);
  return byCase && complete
    ? all.flatMap(({ option, ...each }) => (each.do === 'activate-one' ? [] : [each]))
    : all;
}

/** "Toss a coin 3 times": so many results belong to it. */
function withNumber(each: Instruction): Instruction {
  const [, two, more] = /(?:(twice)|(\d) times)$/.exec(each.reads ?? '') ?? [];
  return two === undefined && more === undefined ? each : { ...each, amount: Number(more ?? 2) };
}

/** "Or if the result is tails": what is done in another case of the result is no alternative to choose. */
function inCase(each: Instruction, before: Instruction | undefined, bare: boolean): Instruction {
  const ifResult = resultIn(each.onlyIf ?? '', bare);
  if (ifResult === undefined) return each;
  const apart = each.joined === 'or' && before?.onlyIf !== each.onlyIf;
  return { ...each, ifResult, ...(apart ? { joined: 'also' as const } : {}) };
}

const cases = formsOf('result-cases', resultCaseSchema);
const rolled =
  /^(?:(?<not>unless|if) (?:the result (?:is|was)|it is|you roll) (?:an? )?)?(?<numbers>\d(?:(?:, \d)*,? or \d)?)$/;

/** In which case of the result, also for a line that begins with numbers alone (`bare`); undefined where the words say none. */
function resultIn(onlyIf: string, bare: boolean): Instruction['ifResult'] {
  const known = cases.find(([form]) => form.test(onlyIf))?.[1];
  const { not, numbers } = rolled.exec(onlyIf)?.groups ?? {};
  if (known !== undefined || numbers === undefined || (not === undefined && !bare)) return known;
  const unless = not === 'unless' ? { not: true as const } : {};
  return { of: 'die', in: (numbers.match(/\d/g) ?? []).map(Number), ...unless };
}

const asMany = /^(?:(?<most>up to|equal to) )?(?:that many|that number|the result|the number of heads)$/;
const amount =
  /^(?:(?:damage|LP|(?<how>gains|loses)), )?(?:equal to )?(?:the result|the number of heads)(?: x (?<by>\d+))?$/;

/** "The result x 100", "up to the number of heads", "that many cards": as much as the result is. */
function ofResult(each: Instruction, of: TossCount): Instruction {
  const { what, reads } = each;
  if (isDescribed(what) && what.count === 'any') {
    const { reads: said, ...filter } = what.filter;
    const found = asMany.exec(said ?? reads ?? '')?.groups;
    if (found === undefined || (said !== undefined && reads !== undefined)) return each;
    const { reads: _, ...rest } = each;
    const upMost = found['most'] === 'up to' ? { upTo: true as const } : {};
    return { ...rest, what: { ...what, filter, ...upMost }, counted: { result: of, by: 1 } };
  }
  const found = reads === undefined || each.counted !== undefined ? undefined : amount.exec(reads)?.groups;
  if (found === undefined) return each;
  const counted: Counted = {
    result: of,
    by: Number(found['by'] ?? 1),
    ...(found['how'] === 'loses' ? { less: true as const } : {}),
  };
  return { ...each, counted };
}
