import { checkText } from '../src/commands/check-log.ts';
import type { Command } from '../src/commands/command.ts';
import { option, textOf } from '../src/commands/options.ts';
import { textsOf } from '../src/situations/language/lines.ts';

/** A log to begin with. It is read and checked as it stands. */
const template = `P0 has in the hand: "Dandylion", "Pot of Greed"
P0 Normal Summons "Dandylion"
P0 activates "Pot of Greed"
resolve`;

export const duelCheck: Command = {
  name: 'duel check',
  description: 'Checks a log, a step a line: the first illegal step with its rule, or that all are legal',
  options: [
    option('log', 'The cards where they are, then what was done, a line each or with semicolons between', {
      required: true,
    }),
  ],
  form: {
    option: 'log',
    title: 'A log',
    label: 'The cards first, then a step a line',
    template,
    layOut: (text) => textsOf(text).join('\n'),
  },
  run: (values, asker, services) => checkText(textOf(values, 'log') ?? '', asker.ruleset, services),
};
