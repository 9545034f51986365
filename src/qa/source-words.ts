import { badSource, type SourceFailure, type SourceWords, unreadable } from '../sources/source-failure.ts';

/** What a source of Q&As is called in problems. */
export const qaSource: SourceWords = {
  bad: 'bad-qa-source',
  unreachable: 'qa-source-unreachable',
  answers: 'must answer with the published Q&As',
  elsewhere: 'Another place can be given with QA_URL, or --from ADDRESS, FILE or FOLDER.',
};

/** What is wrong with a source of Q&As, and where in it: `found` names the file and the entry. */
export const badQaSource = (found: string, expected: string, hint?: string): SourceFailure =>
  badSource(qaSource, found, expected, hint);

/** What the file system refuses, as a failure of the source; anything else is passed on as it is. */
export const unreadableQas = (from: string, error: unknown): unknown =>
  unreadable(qaSource, from, 'must be an address, a file or a folder that can be read', error);
