import { ok, type Result } from '../problem.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { Asker, Command, Outcome, Services } from './command.ts';
import { type CommandLine, isCommandLine, LONGEST_LINE, readLine } from './line.ts';

/** Which command takes plain words, and under which option; the first that there is. */
const plainWords = [
  { command: 'ask', option: 'text' },
  { command: 'ruling', option: 'question' },
] as const;

/**
 * Answers a slash-command line or plain words. Storage that fails is a problem to tell; a bug throws, and the caller
 * has the one boundary for that.
 */
export async function answer(
  text: string,
  asker: Asker,
  services: Services,
  commands: readonly Command[],
): Promise<Outcome> {
  const line = readAny(text, commands);
  if (!line.ok) return { kind: 'problem', problem: line.problem };
  const { command, values } = line.value;
  if (command.forManagers && !asker.mayManage)
    return {
      kind: 'problem',
      problem: {
        code: 'not-allowed',
        found: `/${command.name}`,
        expected: 'must be run by someone who may manage the server',
      },
    };
  try {
    return await command.run(values, asker, services);
  } catch (error) {
    if (error instanceof StorageFailure) return { kind: 'problem', problem: error.problem };
    throw error;
  }
}

function readAny(text: string, commands: readonly Command[]): Result<CommandLine> {
  const words = text.trim();
  if (words === '' || words.length > LONGEST_LINE || isCommandLine(words, commands))
    return readLine(words, commands);
  for (const { command: name, option } of plainWords) {
    const command = commands.find((each) => each.name === name);
    if (command !== undefined) return ok({ command, values: { [option]: words } });
  }
  return readLine(words, commands);
}
