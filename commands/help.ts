import type { Command } from '../src/commands/command.ts';

/** One line that works, for each command. The list is checked by a test: every line is answered. */
export const examples: readonly string[] = [
  '/timing card:"Dandylion" event:sent-to-gy as:cost then:added-to-hand',
  '/summoned card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"',
  '/ruling question:miss the timing',
  '/rule number:3.01.7f',
  '/card name:"Harpie Queen"',
  '/settings ruleset:tcg',
];

export const help: Command = {
  name: 'help',
  description: 'What the bot answers, with an example of each command',
  quiet: true,
  options: [],
  run: (_, __, { catalogue, rulebook }) => ({
    kind: 'answer',
    reply: {
      tone: 'info',
      title: 'Headjudge',
      lead: 'Describe what happened; the answer is played through a rules engine and comes with its rules and sources.',
      sections: [
        { heading: 'Try', style: 'list', lines: examples.map((text) => ({ text })) },
        {
          heading: 'What it knows',
          style: 'text',
          lines: [
            {
              text: `${rulebook.rules.length} rules; a starter catalogue of ${catalogue.size} cards: ${catalogue.cards
                .slice(0, 12)
                .map(({ name }) => name)
                .join(', ')} ...`,
            },
            {
              text: 'It says "cannot tell", and what is missing, where the rules do not settle a question. At an event the head judge decides.',
            },
          ],
        },
      ],
    },
  }),
};
