import { fail } from '../platform/problem.ts';
import { isSituationText } from '../situations/language/read.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { type Asker, type Command, managersOnly, type Outcome, type Services } from './command.ts';
import { withOfficialQas } from './library/official-qas.ts';
import { type CommandLine, isCommandLine, LONGEST_LINE, readLine } from './line/line.ts';
import { withShippedWords } from './shipped-words.ts';
import { isSituationJson, ruleOnJson, ruleOnText, withSituation } from './situation-text.ts';

/** Answers a slash-command line, a situation, or plain words. Storage that fails is a problem; a bug throws. */
export async function answer(
  text: string,
  asker: Asker,
  services: Services,
  commands: readonly Command[],
): Promise<Outcome> {
  const words = text.trim();
  const situation = ruleOnWhole(words, asker, services);
  if (situation !== undefined) {
    const outcome = withSituation(await withOfficialQas(situation, services), services);
    return withShippedWords(outcome, services);
  }
  if (words !== '' && words.length <= LONGEST_LINE && !isCommandLine(words, commands)) {
    const command = commands.find(({ name }) => name === 'ask');
    if (command !== undefined) return run({ command, values: { text: words } }, asker, services);
  }
  const line = readLine(words, commands);
  return line.ok ? run(line.value, asker, services) : line;
}

/** A text that is a situation as a whole: as JSON, or in the situation language. */
function ruleOnWhole(text: string, { ruleset }: Asker, services: Services): Outcome | undefined {
  if (isSituationJson(text)) return ruleOnJson(text, services);
  return isSituationText(text, services.catalogue) ? ruleOnText(text, ruleset, services) : undefined;
}

async function run({ command, values }: CommandLine, asker: Asker, services: Services): Promise<Outcome> {
  if (command.forManagers && !asker.mayManage) return fail(managersOnly(command));
  try {
    return await command.run(values, asker, services);
  } catch (error) {
    if (error instanceof StorageFailure) return fail(error.problem);
    throw error;
  }
}
