import { cardsIn } from '../src/ask/names/names-in.ts';
import type { Command } from '../src/commands/command.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { option, textOf } from '../src/commands/options.ts';
import { tooManyWords } from '../src/commands/plain-words.ts';
import { fail, plainProblem } from '../src/platform/problem.ts';
import { factsLine } from '../src/replies/card-reply.ts';
import type { MenuChoice } from '../src/replies/reply.ts';
import { section } from '../src/replies/verdict-reply.ts';
import { card } from './card.ts';

/** As many as a select has room for. */
const MOST_CARDS = 25;

export const cards: Command = {
  name: 'cards',
  description: 'The cards that a text names, each to be looked at',
  options: [
    option('text', 'Any text: names in full, or between quotation marks or [[brackets]]', { required: true }),
  ],
  onMessage: { name: 'Read these cards', option: 'text', mentioned: 'cards' },
  run(values, asker, services) {
    const { catalogue } = services;
    const typed = textOf(values, 'text') ?? '';
    const problem = tooManyWords(typed);
    if (problem !== undefined) return fail(problem);
    const text = typed.replace(/\[\[([^[\]]+)\]\]/g, '"$1"');
    const named = cardsIn(text, catalogue).flatMap(({ name, takenFrom }) => {
      const card = catalogue.exact(name);
      return card === undefined ? [] : [{ card, takenFrom }];
    });
    const show = (name: string) => card.run({ name }, asker, services);
    if (named.length === 0) {
      // One name that is not known may be a mistyped one.
      const [quoted, ...others] = [...text.matchAll(/"([^"\n]+)"/g)].map(([, name = '']) => name);
      return quoted === undefined || others.length > 0 ? fail(plainProblem('no-cards-named')) : show(quoted);
    }
    const [first, ...others] = named;
    if (first !== undefined && others.length === 0) return show(first.takenFrom ?? first.card.name);
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
      ok: true,
      reply: {
        tone: 'info',
        title: `${named.length} cards`,
        sections: [
          section(
            'Named in the text',
            'list',
            shown.map(({ card: { name, facts }, takenFrom }) => ({
              label: name,
              text: `${factsLine(facts)}${takenFrom === undefined ? '' : ` (typed: ${takenFrom})`}`,
            })),
          ),
        ],
        menu: { heading: 'Look at a card', choices },
        ...(more > 0 ? { footer: `and ${more} more` } : {}),
      },
    };
  },
};
