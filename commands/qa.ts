import type { Catalogue, Picked } from '../src/cards/catalogue.ts';
import type { Command, OptionValues } from '../src/commands/command.ts';
import { answerQa, answerQas, withoutQaIndex } from '../src/commands/library/qa-answer.ts';
import {
  cardOption,
  numberOf,
  option,
  pageOption,
  readCard,
  suggestTopics,
  textOf,
} from '../src/commands/options.ts';
import { fail, ok, plainProblem, type Result } from '../src/platform/problem.ts';

export const qa: Command = {
  name: 'qa',
  description: "The official database's Q&As about a card, or about two together, newest first",
  options: [
    cardOption('card', 'The card that they mention'),
    cardOption('card2', 'A second card that they mention, too'),
    option('topic', 'A few words: only those that the rules found for them cite', {
      suggest: (typed, { rulebook }) => suggestTopics(rulebook, typed),
    }),
    pageOption,
    option('number', 'One Q&A by its number, in the place of a card', {
      type: 'integer',
      min: 1,
      max: 999_999_999,
    }),
  ],
  async run(values, { ruleset }, services) {
    const number = numberOf(values, 'number');
    if (number === undefined && textOf(values, 'card') === undefined)
      return fail(plainProblem('qa-without-card'));
    const cards = number === undefined ? readCards(values, services.catalogue) : ok([]);
    if (!cards.ok) return cards;
    const index = await services.qas.read();
    if (index === undefined) return withoutQaIndex(ruleset);
    if (number !== undefined) return answerQa(number, index, services, ruleset);
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
