import type { Command } from '../src/commands/command.ts';
import { catalogueLine } from '../src/replies/catalogue-line.ts';
import { section } from '../src/replies/verdict-reply.ts';

export const help: Command = {
  name: 'help',
  description: 'What the bot answers, with an example of each command',
  quiet: true,
  options: [],
  run: (_, __, { catalogue, rulebook, examples }) => ({
    ok: true,
    reply: {
      tone: 'info',
      title: 'Headjudge',
      lead: 'Describe what happened; the answer is played through a rules engine and comes with its rules and sources.',
      sections: [
        section('Try', 'list', examples),
        section('What it knows', 'text', [
          `${rulebook.rules.length} rules; ${catalogueLine(catalogue)}: ${catalogue
            .known(12)
            .map(({ name }) => name)
            .join(', ')} ...`,
          'It says "cannot tell", and what is missing, where the rules do not settle a question. At an event the head judge decides.',
        ]),
      ],
    },
  }),
};
