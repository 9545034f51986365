import type { Command } from '../src/commands/command.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { cardOption, readCard } from '../src/commands/options.ts';
import { withOwnName, withOwnText } from '../src/commands/own-names.ts';
import { cardReply } from '../src/replies/card-reply.ts';

export const card: Command = {
  name: 'card',
  description: 'A card: its facts, and each effect as the bot reads it',
  options: [cardOption('name', 'The name of the card, or its passcode', { required: true })],
  run(values, { ruleset, locale }, { catalogue, tables, cardImageUrl }) {
    const picked = readCard(catalogue, { command: 'card', values, option: 'name' });
    if (!picked.ok) return picked;
    const { card: read, takenFrom } = picked.value;
    const thumbnail =
      read.password === undefined ? undefined : cardImageUrl?.replaceAll('{password}', String(read.password));
    return {
      ok: true,
      reply: {
        ...withOwnText(cardReply(read, takenFrom, { ruleset, tables }), catalogue, read.name, locale),
        title: withOwnName(catalogue, read.name, locale),
        ...(read.konamiId === undefined
          ? {}
          : { choices: [{ label: 'Official Q&As', line: printLine('qa', { card: read.name }) }] }),
        ...(thumbnail === undefined ? {} : { thumbnail }),
      },
    };
  },
};
