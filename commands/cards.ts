import type { Command } from '../src/commands/command.ts';
import { printLine } from '../src/commands/print-line.ts';
import { textOf } from '../src/commands/read-options.ts';
import { factsLine } from '../src/replies/card-reply.ts';
import type { MenuChoice } from '../src/replies/reply.ts';
import { cardsIn } from '../src/situations/words/cards-in.ts';

/** As many as a select has room for. */
const MOST_CARDS = 25;

export const cards: Command = {
  name: 'cards',
  description: 'The cards that a text names, each to be looked at',
  options: [
    {
      name: 'text',
      description: 'Any text: names in full, or between quotation marks or [[brackets]]',
      type: 'text',
      required: true,
    },
  ],
  onMessage: { name: 'Read these cards', option: 'text' },
  run(values, _, { catalogue }) {
    const text = (textOf(values, 'text') ?? '').replace(/\[\[([^[\]]+)\]\]/g, '"$1"');
    const named = cardsIn(text, catalogue).flatMap(({ name, takenFrom }) => {
      const card = catalogue.exact(name);
      return card === undefined ? [] : [{ card, takenFrom }];
    });
    if (named.length === 0) return { kind: 'problem', problem: noCards };
    const shown = named.slice(0, MOST_CARDS);
    const choices = shown.map(
      ({ card: { name, facts } }): MenuChoice => ({
        label: name,
        detail: factsLine(facts),
        line: printLine('card', { name }),
      }),
    );
    const more = named.length - shown.length;
    return {
      kind: 'answer',
      reply: {
        tone: 'info',
        title: named.length === 1 ? 'One card' : `${named.length} cards`,
        sections: [
          {
            heading: 'Named in the text',
            style: 'list',
            lines: shown.map(({ card: { name, facts }, takenFrom }) => ({
              label: name,
              text: `${factsLine(facts)}${takenFrom === undefined ? '' : ` (typed: ${takenFrom})`}`,
            })),
          },
        ],
        ...(choices.length === 1 ? { choices } : { menu: { heading: 'Look at a card', choices } }),
        ...(more > 0 ? { footer: `and ${more} more` } : {}),
      },
    };
  },
};

const noCards = {
  code: 'no-cards-named',
  found: 'The text',
  expected: 'names no card that the bot knows',
  hint: 'Names are found in full, and with typos between quotation marks or [[brackets]].',
} as const;
