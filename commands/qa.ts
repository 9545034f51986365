import type { Catalogue, Picked } from '../src/cards/catalogue.ts';
import type { Command, OptionValues } from '../src/commands/command.ts';
import { pageOption } from '../src/commands/paging.ts';
import { answerQas, withoutQaIndex } from '../src/commands/qa-answer.ts';
import { readCard, suggestCards, suggestTopics, textOf } from '../src/commands/read-options.ts';
import { fail, ok, type Result } from '../src/problem.ts';

export const qa: Command = {
  name: 'qa',
  description: "The official database's Q&As about a card, or about two together, newest first",
  options: [
    {
      name: 'card',
      description: 'The card that they mention',
      type: 'text',
      required: true,
      suggest: (typed, { catalogue }, locale) => suggestCards(catalogue, typed, locale),
    },
    {
      name: 'card2',
      description: 'A second card that they mention, too',
      type: 'text',
      suggest: (typed, { catalogue }, locale) => suggestCards(catalogue, typed, locale),
    },
    {
      name: 'topic',
      description: 'A few words: only those that the rules found for them cite',
      type: 'text',
      suggest: (typed, { rulebook }) => suggestTopics(rulebook, typed),
    },
    pageOption,
  ],
  async run(values, { ruleset }, services) {
    const cards = readCards(values, services.catalogue);
    if (!cards.ok) return { kind: 'problem', problem: cards.problem };
    const index = await services.qas.read();
    if (index === undefined) return withoutQaIndex(ruleset);
    return answerQas(
      { values, ruleset, cards: cards.value, topic: textOf(values, 'topic') },
      index,
      services,
    );
  },
};

/** The one or two cards; each must have a number in the official database. */
function readCards(values: OptionValues, catalogue: Catalogue): Result<readonly Picked[]> {
  const cards: Picked[] = [];
  for (const option of ['card', 'card2']) {
    if (option !== 'card' && textOf(values, option) === undefined) continue;
    const picked = readCard(catalogue, { command: 'qa', values, option });
    if (!picked.ok) return picked;
    const { card } = picked.value;
    if (card.konamiId === undefined) {
      const expected = 'must be a card that the official database numbers; Tokens, for one, are not in it';
      return fail({ code: 'no-database-number', found: card.name, expected });
    }
    if (!cards.some((other) => other.card === card)) cards.push(picked.value);
  }
  return ok(cards);
}
