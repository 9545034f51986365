import type { Command, OptionValues } from '../src/commands/command.ts';
import { option, textOf } from '../src/commands/options.ts';
import { answeredWith } from '../src/commands/rule-verdict.ts';
import { type DeckList, readDeck } from '../src/decks/read-deck.ts';
import { fail, type Result } from '../src/platform/problem.ts';
import { ruleOnDeck } from '../src/situations/deck-verdict.ts';

export const legal: Command = {
  name: 'legal',
  description: 'Is a Deck legal? Its sizes, copies, and the list of Forbidden and Limited cards',
  options: [
    option('deck', 'A YDKE link, or the text of a .ydk file'),
    option('file', 'A .ydk file, in place of a link or a text', { type: 'file' }),
  ],
  run(values, { ruleset }, services) {
    const deck = deckOf(values);
    if (!deck.ok) return deck;
    return answeredWith(ruleOnDeck(deck.value, ruleset, services));
  },
};

function deckOf(values: OptionValues): Result<DeckList> {
  const [text, file] = [textOf(values, 'deck'), textOf(values, 'file')];
  if (text === undefined || file === undefined) return readDeck(text ?? file ?? '');
  const expected = 'must be one of them: which Deck is meant is not known';
  return fail({ code: 'two-decks', found: 'deck and file', expected });
}
