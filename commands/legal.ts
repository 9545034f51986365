import type { Command } from '../src/commands/command.ts';
import { textOf } from '../src/commands/read-options.ts';
import { readDeck } from '../src/decks/read-deck.ts';
import { verdictReply } from '../src/replies/verdict-reply.ts';
import { ruleOnDeck } from '../src/situations/deck-verdict.ts';

export const legal: Command = {
  name: 'legal',
  description: 'Is a Deck legal? Its sizes, copies, and the list of Forbidden and Limited cards',
  options: [
    {
      name: 'deck',
      description: 'A YDKE link, or the text of a .ydk file',
      type: 'text',
      required: true,
    },
  ],
  run(values, { ruleset }, services) {
    const deck = readDeck(textOf(values, 'deck') ?? '');
    if (!deck.ok) return { kind: 'problem', problem: deck.problem };
    const verdict = ruleOnDeck(deck.value, ruleset, services);
    return { kind: 'answer', reply: verdictReply(verdict), verdict };
  },
};
