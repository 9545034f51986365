import { runCommandLine } from '../../src/cli/command-line.ts';
import type { Wiring } from '../../src/cli/composition-root.ts';
import type { Config } from '../../src/platform/config.ts';
import type { Log } from '../../src/platform/log.ts';
import { fakeStreams } from '../support/fake-streams.ts';
import { fakeWiring } from '../support/fake-wiring.ts';

/** Runs the command line with parts that stand in for the real ones. */
export const config: Config = { discordApiBase: 'https://discord.com/api', dataDir: '.', logLevel: 'info' };

export const run = async (words: readonly string[], input = '', changes: Partial<Wiring> = {}) => {
  const streams = fakeStreams(input);
  const logged: string[] = [];
  const log: Log = (level, message) => logged.push(`${level} ${message}`);
  const { wiring, closed } = fakeWiring(changes);
  const status = await runCommandLine(words, { config, log, streams, wiring });
  return { status, out: streams.written(), err: streams.complained(), logged, closed: closed() };
};

export const json = (out: string): unknown => JSON.parse(out);
export const jsonLines = (out: string): readonly unknown[] => out.trimEnd().split('\n').map(json);

export const timing = '/timing card:x event:sent-to-gy';
