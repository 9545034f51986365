import type { Answer } from '../findings.ts';
import type { Finding } from '../state/finding.ts';

/** An answer that is a value (a number, zones, names), with the findings that it rests on. */
export function valueAnswer(
  answer: string,
  claim: string,
  findings: readonly Finding[],
  deciding: Finding | undefined = findings[0],
): Answer {
  return { answer, claim, findings, deciding, assumed: [], missing: [], read: [] };
}

/** A value that was not said. */
export function openAnswer(claim: string, missing: readonly string[], findings: readonly Finding[]): Answer {
  const [deciding] = findings;
  return { answer: 'cannot tell', claim, findings, deciding, assumed: [], missing, read: [] };
}

/** Names or zones as a value: `none` where there are none. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join('; '));

/** Each reason once: of findings that say the same thing about different zones or cards, the first. */
export const eachOnce = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    (each, at) =>
      findings.findIndex(
        ({ rule, code, entry }) => rule === each.rule && code === each.code && entry === each.entry,
      ) === at,
  );
