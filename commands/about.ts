import type { Command } from '../src/commands/command.ts';

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
        {
          heading: 'Whose is what',
          style: 'list',
          lines: [
            {
              text: 'Yu-Gi-Oh!, the names of its cards and their texts belong to their owners. The bot carries names, figures and rule numbers, which are facts, and no card texts.',
            },
            {
              text: 'The rules are stated in our own words; each names its sources, and which of them are official.',
            },
            { text: 'The OCG database Q&As are official for the OCG and have no formal force in the TCG.' },
            { text: 'The code is under the MIT licence.' },
          ],
        },
      ],
    },
  }),
};
