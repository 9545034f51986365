import { buildSituation } from '../src/commands/build/build.ts';
import type { Command } from '../src/commands/command.ts';
import { option, pageOption } from '../src/commands/options.ts';

export const duelBuild: Command = {
  name: 'duel build',
  description: 'Puts a situation together by buttons and selects: cards, what is done, a question',
  options: [
    option('text', 'The situation so far, its lines with semicolons between; left out: a new one'),
    option('step', 'Where to go on, such as add, do, ask; buttons and selects say it'),
    option('card', 'Cards to add, with semicolons between; or the card that a step is about'),
    pageOption,
  ],
  form: {
    option: 'card',
    title: 'Add cards',
    label: 'Names of cards, one a line',
    template: '',
    layOut: (names) => names.split(/\s*;\s*/).join('\n'),
    goesOn: true,
  },
  run: buildSituation,
};
