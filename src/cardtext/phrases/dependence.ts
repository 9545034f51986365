import type { Instruction, Join } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { timeFields } from '../meaning/tail-meaning.ts';
import type { Step } from './deed-syntax.ts';

/** What a step says before its deed: on what condition, when, and how long. It counts for the steps after it too. */
export type Leading = Pick<Instruction, 'onlyIf' | 'delayed' | 'until'>;

/** The condition of a step with how often it holds, as the text has it; undefined: none. */
export function conditionOf({ often, condition, further }: Step): string | undefined {
  const words = [often, condition, further].filter((each) => each !== undefined);
  return words.length === 0 ? undefined : words.join(', ');
}

/** Does a step begin anew, so that nothing said before counts for it? */
const beginsAnew = ({ joined }: Step): boolean =>
  joined !== undefined && /;|otherwise|if you do not/.test(joined);

/** What counts for a step and those after it. */
export function leadingOf(step: Step, before: Leading): Leading {
  const onlyIf = conditionOf(step);
  const spoken = step.time ?? step.soon;
  const { delayed, until } = spoken === undefined ? {} : timeFields(spoken);
  return { ...(beginsAnew(step) ? {} : before), ...defined({ onlyIf, delayed, until }) };
}

/** Joins after which a step happens only if, and when, the one before does. */
const depending: ReadonlySet<Join | undefined> = setOf('and or then if-you-do also-after-that');

/** A step with what was said before it, where it says nothing else of its own. */
export function dependent(
  made: readonly Instruction[],
  joined: Join | undefined,
  leading: Leading,
  before: Instruction | undefined,
): readonly Instruction[] {
  const hung = depending.has(joined) ? before : undefined;
  const onlyIf = hung?.onlyIf ?? leading.onlyIf;
  const delayed = hung?.delayed ?? leading.delayed;
  const { until } = leading;
  return made.map((each) => ({
    ...defined({ onlyIf, delayed }),
    ...(until === undefined || !verbFacts[each.do].lasts ? {} : { until }),
    ...each,
  }));
}
