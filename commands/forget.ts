import type { Command } from '../src/commands/command.ts';
import { section } from '../src/replies/verdict-reply.ts';

export const forget: Command = {
  name: 'forget',
  description: 'Deletes what the bot has stored of you, and says what that was',
  quiet: true,
  options: [],
  async run(_, { user }, { notes }) {
    const count = user === undefined ? 0 : await notes.forget(user.id);
    return {
      ok: true,
      reply: {
        tone: 'info',
        title: count === 0 ? 'Nothing was stored of you' : 'Forgotten',
        lead:
          count === 0
            ? 'Your name stands under no house note, and that is the only place where it would be kept.'
            : `Your name no longer stands under ${count === 1 ? 'a house note' : `${count} house notes`}; the notes are those of their servers, and stay.`,
        sections: [
          section('What is kept without a name', 'text', [
            'What was asked, as the line behind a button or an id, with nothing of who asked; it is gone after 30 days.',
          ]),
        ],
      },
    };
  },
};
