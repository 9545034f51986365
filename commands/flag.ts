import type { Command } from '../src/commands/command.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { option, textOf } from '../src/commands/options.ts';
import { fail, plainProblem } from '../src/platform/problem.ts';
import type { Reply } from '../src/replies/reply.ts';
import { section } from '../src/replies/verdict-reply.ts';
import { ruledAgain } from './recall.ts';

export const flag: Command = {
  name: 'flag',
  description: 'Flags a ruling as wrong: this server gets it with its situation, in its log channel',
  quiet: true,
  options: [
    option('id', 'The id under the ruling', { required: true }),
    option('why', 'What is wrong with it', { max: 500 }),
  ],
  async run(values, asker, services) {
    const { logChannel, user } = asker;
    if (logChannel === undefined || services.post === undefined) return fail(plainProblem('no-log-channel'));
    const again = await ruledAgain(textOf(values, 'id') ?? '', asker, services);
    if (!again.ok) return again;
    const { id, line, outcome } = again.value;
    if (!outcome.ok) return outcome;
    const by = `flagged by ${user === undefined ? 'somebody' : `${user.name} (${user.id})`}`;
    const report = flagged(outcome.reply, { id, line, by, why: textOf(values, 'why') });
    const posted = await services.post(logChannel, report);
    if (!posted.ok) return posted;
    return {
      ok: true,
      reply: {
        tone: 'info',
        title: 'Flagged',
        lead: `Thank you. Ruling ${id} is in the log channel, with its situation.`,
      },
    };
  },
};

interface Flagged {
  readonly id: string;
  /** The line that rules on it again. */
  readonly line: string;
  readonly by: string;
  readonly why: string | undefined;
}

/** What the log channel gets: the answer, what was ruled on, and the way to rule on it again. */
const flagged = ({ title, lead }: Reply, { id, line, by, why }: Flagged): Reply => ({
  tone: 'error',
  title: `Flagged as wrong: ${title}`,
  ...(lead === undefined ? {} : { lead }),
  sections: [
    ...(why === undefined ? [] : [section('Why', 'text', [why])]),
    section('The situation', 'text', [line]),
  ],
  choices: [{ label: 'Rule on it again', line: printLine('recall', { id }) }],
  footer: `id ${id} · ${by}`,
});
