import { type Counted, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { defined } from '../../../platform/defined.ts';
import type { TossCount } from '../../../vocabulary/tosses.ts';

type ResultCase = NonNullable<Instruction['ifResult']>;

const isToss = ({ do: verb }: Instruction): boolean => verb === 'coin-toss' || verb === 'die-roll';

/** Of what follows a coin or a die: how many are tossed, in which case of the result each part is done, and how much it comes to. */
export function withResults(does: readonly Instruction[]): readonly Instruction[] {
  const first = does.findIndex(isToss);
  if (first === -1) return does;
  const toss = does[first];
  const of: TossCount = toss?.do === 'die-roll' ? 'die' : 'heads';
  const all = does.map((each, at) =>
    isToss(each) ? withNumber(each) : at < first ? each : ofResult(inCase(each, toss, does[at - 1]), of),
  );
  // "Apply the result" is done by the lines that follow, each of which is for some results.
  const byCase = all.some(({ option, ifResult }) => option !== undefined && ifResult !== undefined);
  const complete = all.every(({ option, ifResult }) => option === undefined || ifResult !== undefined);
  return byCase && complete
    ? all.flatMap(({ option, ...each }) => (each.do === 'activate-one' ? [] : [each]))
    : all;
}

const times: Readonly<Record<string, number>> = { once: 1, twice: 2, '2 times': 2, '3 times': 3 };

/** "Toss a coin 3 times": so many results belong to it. */
function withNumber(each: Instruction): Instruction {
  const said = /(?:^|\b)(once|twice|\d times)$/.exec(each.reads ?? '')?.[1];
  const amount = said === undefined ? undefined : times[said];
  return { ...each, ...defined({ amount }) };
}

/** "Or if the result is tails": what is done in another case of the result is no alternative to choose. */
function inCase(
  each: Instruction,
  toss: Instruction | undefined,
  before: Instruction | undefined,
): Instruction {
  const ifResult = each.onlyIf === undefined ? undefined : resultIn(each.onlyIf, toss);
  if (ifResult === undefined) return each;
  const { joined, ...rest } = each;
  const apart = joined === 'or' && before?.onlyIf !== each.onlyIf;
  return { ...rest, ifResult, ...defined({ joined: apart ? ('also' as const) : joined }) };
}

const numbers = (said: string): number[] => {
  const [, from, to] = /^(\d)-(\d)$/.exec(said) ?? [];
  if (from !== undefined && to !== undefined)
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
  return (said.match(/\d/g) ?? []).map(Number);
};
const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

const some = '\\d(?:-\\d|(?:, \\d)*,? or \\d)?';
const side = /^(?:if (?:the result|it) is )?(heads|tails)$/i;
const call = /^if you call it (right|wrong)$/;
const heads =
  /^if (?:(?<least>at least )?(?<number>\d) of the results are|the result (?:is|was) (?<all>\d)) (?<side>heads|tails)$/i;
const rolled = new RegExp(
  `^(?:(?<not>unless|if) )?(?:(?:the result (?:is|was)|it is|you roll(?:ed)?) )?(?:an? )?(?<numbers>${some})$`,
);
const total = /^if the total is (\d+) or (more|less)$/;

/** In which case of the result; undefined where the words say none. */
function resultIn(onlyIf: string, toss: Instruction | undefined): ResultCase | undefined {
  const coin = toss?.do === 'coin-toss';
  if (coin) {
    const one = side.exec(onlyIf)?.[1]?.toLowerCase();
    if (one === 'heads' || one === 'tails') return { of: one, in: [1] };
    const called = call.exec(onlyIf)?.[1];
    if (called !== undefined) return { of: 'call', in: [called === 'right' ? 1 : 0] };
    const { least, number, all, side: of } = heads.exec(onlyIf)?.groups ?? {};
    const count = Number(number ?? all);
    if (of !== undefined)
      return {
        of: /heads/i.test(of) ? 'heads' : 'tails',
        in: least === undefined ? [count] : upTo(count, 9),
      };
    return undefined;
  }
  const sum = total.exec(onlyIf);
  if (sum !== null)
    return { of: 'die', in: sum[2] === 'more' ? upTo(Number(sum[1]), 36) : upTo(1, Number(sum[1])) };
  const { not, numbers: said } = rolled.exec(onlyIf)?.groups ?? {};
  return said === undefined
    ? undefined
    : { of: 'die', in: numbers(said), ...(not === 'unless' ? { not: true as const } : {}) };
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
