import { type Problem, problemLine, withMore } from '../platform/problem.ts';
import type { Reply } from './reply.ts';

/** What was wrong, as a reply: one clear line each, and what may have been meant as choices. */
export const problemReply = (problem: Problem): Reply => {
  const [, ...others] = withMore(problem);
  const choices = withMore(problem).flatMap((each) => each.choices ?? []);
  return {
    tone: 'error',
    title: 'Not answered',
    lead: problemLine(problem),
    ...(others.length === 0
      ? {}
      : {
          sections: [
            { heading: 'Also', style: 'list', lines: others.map((each) => ({ text: problemLine(each) })) },
          ],
        }),
    ...(choices.length === 0 ? {} : { choices }),
  };
};
