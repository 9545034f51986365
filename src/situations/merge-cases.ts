import { plainly, type Verdict } from './verdict.ts';

/** One of the ways in which what was asked can have been meant, and the verdict on it. */
export interface VerdictCase {
  /** The case in words: "as cost". */
  readonly way: string;
  readonly verdict: Verdict;
}

/** What the cases differ in, which nobody said, and the options that say it. */
interface Unsaid {
  readonly what: string;
  readonly options: string;
}

/** The verdict on all cases: one answer if they agree, otherwise "cannot tell" with the answer of each case. Throws without a case. */
export function mergeCases(cases: readonly VerdictCase[], { what, options }: Unsaid): Verdict {
  const [first, ...others] = cases;
  if (first === undefined) throw new Error('a question without a case');
  if (others.length === 0) return first.verdict;
  const ways = (some: readonly VerdictCase[]) => some.map(({ way }) => way).join(', ');
  const inAll = first.verdict.assumed.filter((each) =>
    cases.every(({ verdict }) => verdict.assumed.includes(each)),
  );
  if (others.every(({ verdict }) => verdict.answer === first.verdict.answer))
    return assuming({ ...first.verdict, assumed: inAll }, `it does not matter ${what} (${ways(cases)})`);
  const answers = [...new Set(cases.map(({ verdict }) => verdict.answer))];
  const each = answers.map(
    (answer) => `${answer} if ${ways(cases.filter(({ verdict }) => verdict.answer === answer))}`,
  );
  const findings = cases.flatMap(({ verdict }) => verdict.findings.slice(0, 1));
  const citations = cases.flatMap(({ verdict }) => verdict.citations.slice(0, 2));
  return {
    ...first.verdict,
    answer: 'cannot tell',
    headline: `It depends on ${what}: ${each.join('; ')}.`,
    timeline: [],
    findings: findings.filter(
      ({ because }, at) => findings.findIndex((other) => other.because === because) === at,
    ),
    citations: citations.filter(
      ({ title, section }, at) =>
        citations.findIndex((other) => other.title === title && other.section === section) === at,
    ),
    assumed: [],
    ...plainly('cannot tell'),
    missing: [`${what} (${options}): ${each.join('; ')}`],
    cases: cases.flatMap(({ way, verdict: { situation } }) =>
      situation === null ? [] : [{ label: way, situation: situation }],
    ),
    ms: Math.round(cases.reduce((sum, { verdict }) => sum + verdict.ms, 0) * 100) / 100,
  };
}

/** The verdict with something more taken for granted; its situation says so too, and gives the same verdict again. */
export const assuming = (verdict: Verdict, what: string): Verdict => ({
  ...verdict,
  assumed: [what, ...verdict.assumed],
  situation:
    verdict.situation === null
      ? null
      : { ...verdict.situation, assumed: [what, ...verdict.situation.assumed] },
});
