import type { Command } from '../src/commands/command.ts';
import { option, textOf } from '../src/commands/options.ts';
import { fail, type Problem, plainProblem } from '../src/platform/problem.ts';
import { ruledAgain } from './recall.ts';

/** How long a note may be, in characters. */
const LONGEST_NOTE = 500;

export const note: Command = {
  name: 'note',
  description: 'A house note: what the moderators of this server say of a ruling, shown below it',
  forModerators: true,
  quiet: true,
  options: [
    option('id', 'The id under the ruling', { required: true }),
    option('as', 'Pinned as it is, corrected (say how), or the note taken away', {
      required: true,
      choices: ['pinned', 'corrected', 'removed'].map((value) => ({ name: value, value })),
    }),
    option('text', 'What the note says', { max: LONGEST_NOTE }),
  ],
  async run(values, asker, services) {
    const { guildId, user } = asker;
    if (guildId === undefined) return fail(plainProblem('note-outside-server'));
    if (!asker.mayManage && asker.mayModerate !== true) return fail(plainProblem('moderators-only'));
    const text = textOf(values, 'text') ?? '';
    if (text.length > LONGEST_NOTE) return fail(tooLong);
    if (values.as === 'corrected' && text === '') return fail(plainProblem('no-correction'));
    const again = await ruledAgain(textOf(values, 'id') ?? '', asker, services);
    if (!again.ok) return again;
    const { id, outcome } = again.value;
    const lead = `On ruling ${id}${outcome.ok ? ` (${outcome.reply.title})` : ''}.`;
    if (values.as === 'removed') {
      const was = await services.notes.remove(guildId, id);
      const title = was ? 'House note removed' : 'There was no house note';
      return { ok: true, reply: { tone: 'info', title, lead } };
    }
    await services.notes.write(guildId, id, {
      stands: values.as === 'corrected' ? 'corrected' : 'pinned',
      text,
      on: new Date().toISOString().slice(0, 10),
      ...(user === undefined ? {} : { by: user }),
    });
    return { ok: true, reply: { tone: 'info', title: 'House note kept', lead } };
  },
};

const tooLong: Problem = {
  code: 'too-long',
  found: 'The note',
  expected: `must have at most ${LONGEST_NOTE} characters`,
};
