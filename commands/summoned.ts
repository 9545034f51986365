import { type Catalogue, takenFor } from '../src/cards/catalogue.ts';
import type { Command, OptionValues } from '../src/commands/command.ts';
import {
  cardOption,
  listOf,
  option,
  readCard,
  readWord,
  suggestCards,
  textOf,
  wordOption,
} from '../src/commands/options.ts';
import { ruled } from '../src/commands/rule-verdict.ts';
import { fail, ok, type Result, readEach } from '../src/platform/problem.ts';
import { canHappenTo, type HistoryItem, type SummonedQuestion } from '../src/situations/readers/summoned.ts';
import { ruleOnSummoned } from '../src/situations/summoned-verdict.ts';
import { eventNames, events } from '../src/vocabulary/events.ts';
import { isSpecialSummon, summonWays } from '../src/vocabulary/summons.ts';
import { fold, type Vocabulary } from '../src/vocabulary/terms.ts';

/** What a history is written in: events, and the plain statement that the monster was properly Summoned. */
const historyWords: Vocabulary<HistoryItem> = {
  noun: 'event',
  ids: ['properly-summoned', ...eventNames],
  term: (id) => (id === 'properly-summoned' ? 'properly Summoned' : events.term(id)),
  past: (id) => (id === 'properly-summoned' ? 'was properly Summoned' : events.past(id)),
  present: (id) => (id === 'properly-summoned' ? 'is properly Summoned' : events.present(id)),
  written: (id) => (id === 'properly-summoned' ? ['properly Summoned'] : events.written(id)),
  find: (word) => (fold(word) === 'properlysummoned' ? 'properly-summoned' : events.find(word)),
};

const anyEffect = new Set(['effect', 'cardeffect', 'acardeffect', 'anyeffect', 'acard']);

export const summoned: Command = {
  name: 'summoned',
  description: 'Is this monster properly Summoned, and may a card or effect Special Summon it now?',
  options: [
    cardOption('card', 'The monster', { required: true }),
    wordOption(
      'history',
      'What happened to it, in order: synchro-summoned, sent-to-gy, banished ...',
      historyWords,
      { type: 'list' },
    ),
    option('by', 'What would Special Summon it now: a card, "effect", or a way such as pendulum-summoned', {
      suggest: function* (typed, { catalogue }, locale) {
        const cards = yield* suggestCards(catalogue, typed, locale);
        return [{ name: 'any card effect', value: 'effect' }, ...cards.slice(0, 24)];
      },
    }),
  ],
  run(values, asker, services) {
    const start = { command: 'summoned', values };
    const card = readCard(services.catalogue, { ...start, option: 'card' });
    if (!card.ok) return card;
    const { card: model } = card.value;
    if (model.facts.cardType !== 'monster') {
      const expected = 'must be a monster: Spell and Trap Cards are not Summoned';
      return fail({ code: 'no-monster', found: model.name, expected });
    }
    const history = readEach(listOf(values, 'history'), (item) =>
      readWord(historyWords, item, { ...start, option: 'history' }),
    );
    if (!history.ok) return history;
    const never = history.value.find((item) => !canHappenTo(model, item));
    if (never !== undefined) {
      const expected = `must be something that can happen to ${model.name}`;
      return fail({ code: 'impossible', found: `history:${never}`, expected });
    }
    const by = readBy(values, services.catalogue);
    if (!by.ok) return by;
    const question: SummonedQuestion = {
      card: model,
      history: history.value,
      ruleset: asker.ruleset,
      ...(by.value === undefined ? {} : { by: by.value }),
    };
    return ruled(ruleOnSummoned(question, services, takenFor(card.value)));
  },
};

/** What would Special Summon it: a card, a way of Summoning, or just some effect. */
function readBy(values: OptionValues, catalogue: Catalogue): Result<SummonedQuestion['by']> {
  const typed = textOf(values, 'by');
  if (typed === undefined) return ok(undefined);
  if (anyEffect.has(fold(typed))) return ok('effect');
  const way = summonWays.find(typed);
  if (way !== undefined && !isSpecialSummon(way)) {
    const expected = 'must be a card, "effect", or a way of Special Summoning such as pendulum-summoned';
    return fail({ code: 'no-special-summon', found: `by "${typed}"`, expected });
  }
  if (way !== undefined) return ok(way === 'special-summoned' ? 'effect' : { way });
  const card = readCard(catalogue, { command: 'summoned', values, option: 'by' });
  return card.ok ? ok({ card: card.value.card }) : card;
}
