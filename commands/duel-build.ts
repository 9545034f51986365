import { buildSituation } from '../src/commands/build/build.ts';
import type { Command } from '../src/commands/command.ts';
import { pageOption } from '../src/commands/paging.ts';

export const duelBuild: Command = {
  name: 'duel build',
  description: 'Puts a situation together by buttons and selects: cards, what is done, a question',
  options: [
    {
      name: 'text',
      description: 'The situation so far, its lines with semicolons between; left out: a new one',
      type: 'text',
    },
    {
      name: 'step',
      description: 'Where to go on, such as add, do, ask; buttons and selects say it',
      type: 'text',
    },
    {
      name: 'card',
      description: 'Cards to add, with semicolons between; or the card that a step is about',
      type: 'text',
    },
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
