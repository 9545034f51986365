import type { Grammar } from '../grammar/grammar.ts';
import { choice, quoted, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { noun, oneNoun } from '../phrases/words/nouns.ts';
import { lines, lists, trailing, worded } from '../phrases/words/word-list.ts';
import type { Activation, Subject, ThisCard } from './syntax.ts';

/** The card of the text: with how it lies or came to be, and where it is. */
export const thisCard: Grammar<ThisCard> = record<ThisCard>(
  { is: 'this' },
  'this ',
  { maybe: [['words', words(...lines(lists['this-card-states']))], ' '] },
  ['head', words('card', 'monster', 'Pendulum Monster Card', 'target')],
  { maybe: [['where', choice(words(...trailing(lists['this-card-places'])), worded('this-card'))]] },
);

const cards = record<Extract<Subject, { is: 'cards' }>>({ is: 'cards' }, ['noun', noun]);
export const subject: Grammar<Subject> = choice(thisCard, cards);

const described = record<Activation>(
  {},
  { maybe: [['whose', words(...lines(`a | an | another | your | your other | your opponent's`))], ' '] },
  { maybe: [['name', quoted], ' '] },
  {
    maybe: [
      ['words', words(...lines(`Normal | Quick-Play | Continuous | Field | Equip | Counter | opponent's`))],
      ' ',
    ],
  },
  ['what', words(...lines(lists.activated))],
);
const named = record<Activation>({}, { maybe: [['whose', words('another')], ' '] }, ['name', quoted]);
const ofCards = record<Activation>({}, ['noun', oneNoun], "'s effect");
/** What was activated: a card, an effect, or either. */
export const activation: Grammar<Activation> = choice(described, ofCards, named);
