import type { Grammar } from '../grammar/grammar.ts';
import { choice, matching, quoted, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { noun, oneNoun } from '../phrases/words/nouns.ts';
import { lines, trailing } from '../phrases/words/word-list.ts';
import type { Activation, Subject, ThisCard } from './syntax.ts';

const states = `
face-up | Set | face-down | Special Summoned | Normal Summoned | Normal Summoned/Set | Tribute Summoned
Fusion Summoned | Synchro Summoned | Ritual Summoned | Xyz Summoned | Link Summoned | Pendulum Summoned
Flip Summoned | face-up Special Summoned | face-up Tribute Summoned | face-up Fusion Summoned
face-up Synchro Summoned | face-up Ritual Summoned | face-up Xyz Summoned | face-up Link Summoned
Defense Position | Attack Position | face-up Attack Position | face-up Defense Position
face-down Defense Position | attacking | equipped | linked | activated
`;
const holds = `
on the field | on your field | you control | in your possession | in its owner's possession
in its owner's control | in your control | in the Monster Zone | in your Monster Zone
in its owner's Monster Zone | in a Monster Zone | in the Main Monster Zone | in the Extra Monster Zone
in your Extra Monster Zone | in the Spell & Trap Zone | in your Spell & Trap Zone
in its owner's Spell & Trap Zone | in the Field Zone | in your Field Zone | in its owner's Field Zone
in the Pendulum Zone | in your Pendulum Zone | in its owner's Pendulum Zone | in the hand | in your hand
in the Deck | in your Deck | in your GY | in your hand or Deck | in your hand or field
in the hand or Monster Zone | in the Monster Zone or hand | in your hand or Monster Zone
face-up on the field | in its owner's hand or field
Summoned this way | Special Summoned this way
`;
/** The card of the text: with how it lies or came to be, and where it is. */
export const thisCard: Grammar<ThisCard> = record<ThisCard>(
  { is: 'this' },
  'this ',
  { maybe: [['words', words(...lines(states))], ' '] },
  ['head', words('card', 'monster', 'Pendulum Monster Card', 'target')],
  {
    maybe: [
      [
        'where',
        choice(
          words(...trailing(holds)),
          matching(
            / with (?:material|(?:an? |\d+ or more )?(?:counter|[A-Z][\w-]* Counter)(?:\(s\)|s)?)(?!\w)/y,
          ),
        ),
      ],
    ],
  },
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
  [
    'what',
    words(
      ...lines(`
card or effect | card | effect | monster effect | monster's effect | Effect Monster's effect
Spell/Trap Card or effect | Spell/Trap Card | Spell Card or effect | Trap Card or effect
Spell or Trap Card | Spell Card | Trap Card | Spell | Trap | Spell/Trap Card or monster effect | card effect
`),
    ),
  ],
);
const named = record<Activation>({}, { maybe: [['whose', words('another')], ' '] }, ['name', quoted]);
const ofCards = record<Activation>({}, ['noun', oneNoun], "'s effect");
/** What was activated: a card, an effect, or either. */
export const activation: Grammar<Activation> = choice(described, ofCards, named);
