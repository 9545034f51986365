import type { Command } from '../src/commands/command.ts';
import { readCard, suggestCards } from '../src/commands/read-options.ts';
import { keptReply } from '../src/replies/table-verdict-reply.ts';
import { ruleOnKept } from '../src/situations/kept-verdict.ts';

export const remember: Command = {
  name: 'remember',
  description: 'What is remembered of a monster that is flipped face-down, or banished for a time',
  options: [
    {
      name: 'card',
      description: 'The monster',
      type: 'text',
      required: true,
      suggest: (typed, { catalogue }, locale) => suggestCards(catalogue, typed, locale),
    },
    {
      name: 'after',
      description: 'What happened to it',
      type: 'text',
      required: true,
      choices: [
        { name: 'flipped face-down', value: 'flipped-face-down' },
        { name: 'banished temporarily', value: 'banished-temporarily' },
      ],
    },
  ],
  run(values, { ruleset }, services) {
    const card = readCard(services.catalogue, { command: 'remember', values, option: 'card' });
    if (!card.ok) return { kind: 'problem', problem: card.problem };
    const after = values.after === 'flipped-face-down' ? 'flipped-face-down' : 'banished-temporarily';
    const ruled = ruleOnKept({ card: card.value, after, ruleset }, services);
    if (!ruled.ok) return { kind: 'problem', problem: ruled.problem };
    const { verdict, rows } = ruled.value;
    return { kind: 'answer', reply: keptReply(verdict, card.value.card.name, rows), verdict };
  },
};
