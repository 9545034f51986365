import type { App } from '../../app/app.ts';
import { catalogueLine } from '../../replies/catalogue-line.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import { beating } from '../heartbeat.ts';
import { printFailure } from '../outcome.ts';
import { type Streams, writeLine } from '../streams.ts';

/**
 * Succeeds when there are rules to answer by, the storage answers (it throws where it does not), and every bot that runs
 * on this machine with the same data has told lately that it does.
 */
export async function checkHealth(app: App, dataDir: string, streams: Streams): Promise<ExitStatus> {
  const { rulebook, catalogue, settings } = app.services;
  if (rulebook.rules.length === 0) {
    const problem = { code: 'no-rules', found: 'The rulebook', expected: 'must have rules, and it has none' };
    return printFailure(problem, false, streams);
  }
  const bots = await beating(dataDir);
  if (!bots.ok) return printFailure(bots.problem, false, streams);
  await settings.readLine('health');
  const parts = [
    `${rulebook.rules.length} rules`,
    catalogueLine(catalogue),
    ...(bots.value === 0 ? [] : [`bots running: ${bots.value}`]),
  ];
  await writeLine(streams.output, `healthy: ${parts.join(', ')}`);
  return exitStatus.answered;
}
