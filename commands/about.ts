import type { Command } from '../src/commands/command.ts';
import { section } from '../src/replies/verdict-reply.ts';

export const about: Command = {
  name: 'about',
  description: 'Whose the rules, the cards and this bot are',
  quiet: true,
  options: [],
  run: () => ({
    ok: true,
    reply: {
      tone: 'info',
      title: 'About Headjudge',
      lead: 'An unofficial, open-source rulings bot. It is not made or endorsed by Konami.',
      sections: [
        section('Whose is what', 'list', [
          'Yu-Gi-Oh!, the names of its cards and their texts belong to their owners. The bot carries names, figures and rule numbers, which are facts, and no card texts.',
          'The rules are stated in our own words; each names its sources, and which of them are official.',
          'The OCG database Q&As are official for the OCG and have no formal force in the TCG.',
          'The code is under the MIT licence.',
        ]),
      ],
    },
  }),
};
