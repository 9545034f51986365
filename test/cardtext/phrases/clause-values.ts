import fc from 'fast-check';
import type { Clause, Deed, Step, Tail } from '../../../src/cardtext/phrases/deed-syntax.ts';
import type { After, Group, Noun, OneNoun, Word } from '../../../src/cardtext/phrases/syntax.ts';

const name = fc.constantFrom('Paper Lantern', 'Lantern', "Keeper's Candle", 'Folded Crane 1,000');

const word: fc.Arbitrary<Word> = fc.oneof(
  fc.constantFrom<Word>(
    'face-up',
    'other',
    'LIGHT',
    'Sea Serpent',
    'Warrior',
    'Fusion',
    'Set',
    'Normal Summoned',
  ),
  name.map((each): Word => ({ name: each })),
  fc.constantFrom<Word>(
    { rating: 'Level', range: '4 or lower' },
    { rating: 'Rank', range: '3' },
    { not: 'Tuner' },
  ),
);
const singleWords = fc
  .uniqueArray(word, { minLength: 1, maxLength: 3, selector: (each) => JSON.stringify(each) })
  .map((all) => all.map((each) => ({ items: [each] })));

const where = fc.constantFrom<After>(
  { is: 'where', where: { items: ['you control'] } },
  { is: 'where', where: { items: [{ at: 'from', places: { items: [{ whose: 'your', place: 'GY' }] } }] } },
  {
    is: 'where',
    where: {
      items: [
        {
          at: 'from',
          places: {
            items: [{ whose: 'your', place: 'hand' }, { place: 'Deck' }, { place: 'GY' }],
            join: ', or ',
          },
        },
      ],
    },
  },
);
const stat = fc.constantFrom<After>({ is: 'with', with: 'with', amount: '1500 or less', stat: 'ATK' });
const except = name.map(
  (each): After => ({
    is: 'except',
    by: ', except ',
    noun: { items: [{ is: 'group', words: [{ items: [{ name: each }] }] }] },
  }),
);

const group: fc.Arbitrary<OneNoun> = fc
  .record(
    {
      count: fc.constantFrom('1', '2', 'up to 2', 'all', 'any number of'),
      words: singleWords,
      head: fc.constantFrom('monster', 'card', 'Spell', 'Spell/Trap'),
      after: fc.oneof(
        where.map((each) => [each]),
        fc.tuple(stat, where),
        fc.tuple(where, except),
      ),
    },
    { requiredKeys: ['count', 'head'] },
  )
  .map((each): Group => ({ is: 'group' as const, ...each }));
const pointed: fc.Arbitrary<OneNoun> = fc.constantFrom<OneNoun>(
  { is: 'group', count: 'this', head: 'card' },
  { is: 'group', count: 'that', head: 'target' },
  { is: 'pronoun', word: 'it' },
  { is: 'pronoun', word: 'them' },
);
const one = fc.oneof({ weight: 3, arbitrary: group }, { weight: 2, arbitrary: pointed });
const noun: fc.Arbitrary<Noun> = one.map((each) => ({ items: [each] }));

const tail: fc.Arbitrary<Tail> = fc.constantFrom<Tail>(
  { is: 'to', how: ' to ', place: { whose: 'the', place: 'hand' } },
  { is: 'position', words: ' in Defense Position' },
  { is: 'time', words: ' until the end of this turn' },
  { is: 'but', words: ', but negate its effects' },
  { is: 'said', words: ', ignoring its Summoning conditions' },
);
const tails = tail.map((each) => [each]);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .record(
      {
        verb: fc.constantFrom('destroy', 'Special Summon', 'returns', 'banish', 'send', 'reveal'),
        noun,
        tails,
      },
      { requiredKeys: ['verb', 'noun'] },
    )
    .map((each): Deed => ({ is: 'verb' as const, ...each })),
  fc
    .record({ verb: fc.constantFrom('pay', 'gain', 'lose'), amount: fc.constantFrom('500 ', '1,000 ') })
    .map((each): Deed => ({ is: 'points', ...each, unit: 'LP' })),
  fc.constantFrom<Deed>(
    { is: 'plain', words: 'negate the activation' },
    { is: 'plain', words: 'negate that attack' },
  ),
  fc
    .record({ noun: pointed.map((each) => ({ items: [each] })), amount: fc.constantFrom('500 ', '1000 ') })
    .map((each): Deed => ({ is: 'gains', verb: ' gains ', stat: 'ATK', ...each })),
);

const step: fc.Arbitrary<Step> = fc.record(
  {
    condition: fc.constantFrom('if you control a LIGHT monster', 'if "A, B" is on the field'),
    who: fc.constantFrom('you', 'your opponent'),
    may: fc.constant('can '),
    deed,
  },
  { requiredKeys: ['deed'] },
);
const joins = fc.constantFrom(', then ', ', and if you do, ', ', also ', ', also, after that, ', '; ');

/** Clauses as a text could have them. Two deeds are joined so that it is plain where one ends. */
export const clauses: fc.Arbitrary<Clause> = fc
  .tuple(step, fc.array(fc.tuple(joins, step), { maxLength: 3 }))
  .map(([first, rest]) => ({ steps: [first, ...rest.map(([joined, each]) => ({ joined, ...each }))] }));

/** Texts made of the words of card text in no order, and other texts. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'destroy',
          '1',
          'monster',
          'you control',
          'and',
          'or',
          ',',
          'then',
          '"',
          '(',
          ')',
          'from your',
          'GY',
        ],
        ...['if', 'its', "'s", 'ATK', 'equal to', 'the number of', 'except', 'this card', 'until the end of'],
      ),
      { maxLength: 60 },
    )
    .map((all) => all.join(' ')),
);
