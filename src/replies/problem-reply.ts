import { type Problem, problemLine } from '../problem.ts';
import type { Reply } from './reply.ts';

/** What was wrong, as a reply: one clear line, and what may have been meant as choices. */
export const problemReply = (problem: Problem): Reply => ({
  tone: 'error',
  title: 'Not answered',
  lead: problemLine(problem),
  ...(problem.choices === undefined ? {} : { choices: problem.choices }),
});
