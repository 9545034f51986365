import type { Command } from '../src/commands/command.ts';
import { cardOption, option, readCard } from '../src/commands/options.ts';
import { keptReply } from '../src/replies/table-verdict-reply.ts';
import { ruleOnKept } from '../src/situations/kept-verdict.ts';

export const remember: Command = {
  name: 'remember',
  description: 'What is remembered of a monster that is flipped face-down, or banished for a time',
  options: [
    cardOption('card', 'The monster', { required: true }),
    option('after', 'What happened to it', {
      required: true,
      choices: [
        { name: 'flipped face-down', value: 'flipped-face-down' },
        { name: 'banished temporarily', value: 'banished-temporarily' },
      ],
    }),
  ],
  run(values, { ruleset }, services) {
    const card = readCard(services.catalogue, { command: 'remember', values, option: 'card' });
    if (!card.ok) return card;
    const after = values.after === 'flipped-face-down' ? 'flipped-face-down' : 'banished-temporarily';
    const ruled = ruleOnKept({ card: card.value, after, ruleset }, services);
    if (!ruled.ok) return ruled;
    const { verdict, rows } = ruled.value;
    return { ok: true, reply: keptReply(verdict, card.value.card.name, rows), verdict };
  },
};
