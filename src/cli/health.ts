import type { App } from '../app.ts';
import { catalogueLine } from '../replies/catalogue-line.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { printFailure } from './outcome.ts';
import { type Streams, writeLine } from './streams.ts';

/** Succeeds when there are rules to answer by, and the storage answers (it throws where it does not). */
export async function checkHealth(app: App, streams: Streams): Promise<ExitStatus> {
  const { rulebook, catalogue, settings } = app.services;
  if (rulebook.rules.length === 0) {
    const problem = { code: 'no-rules', found: 'The rulebook', expected: 'must have rules, and it has none' };
    return printFailure(problem, false, streams);
  }
  await settings.readLine('health');
  await writeLine(streams.output, `healthy: ${rulebook.rules.length} rules, ${catalogueLine(catalogue)}`);
  return exitStatus.answered;
}
