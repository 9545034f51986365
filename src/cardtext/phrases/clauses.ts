import type { Grammar } from '../grammar/grammar.ts';
import { followed } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record, type Slot } from '../grammar/record.ts';
import type { Clause, Step } from './deed-syntax.ts';
import { free, time } from './times.ts';
import { deed } from './verb-phrases.ts';

/** What stands between two steps, as printed. */
export const joins = [
  ', then ',
  ', then, ',
  '. Then, ',
  ', and if you do, ',
  ' and if you do, ',
  ', and, if you do, ',
  ', and if you do that, ',
  ', and if they do, ',
  ', and if it does, ',
  ', also ',
  ', also, ',
  ', also, after that, ',
  ' also, after that, ',
  ', after that, ',
  ' also ',
  ', and ',
  ', and also ',
  ' and ',
  ' and also ',
  ', and then ',
  ' and then ',
  ' then ',
  '; ',
  ', or ',
  ', or, ',
  ' or ',
  '; or ',
  ', but ',
  ' but ',
  ', otherwise ',
  ', otherwise, ',
  '; otherwise, ',
  '; otherwise ',
  ', or if you do not, ',
  ', or else ',
  ', OR: ',
  ', ',
] as const;

const conditional =
  '(?:If|if|when|while|as long as|unless|whenever|each time|the (?:first|next)(?: two| three)? times?)';
/** A condition; of two parts, or with a list in it, it has commas of its own. */
const condition = choice(
  matching(new RegExp(`${conditional} ${free}(?=, )`, 'y')),
  matching(
    new RegExp(
      `${conditional} ${free}(?:, "[^"]*")*,? (?:or|and) (?!if you do|if they do|if it does)${free}(?=, )`,
      'y',
    ),
  ),
);
const beginning = matching(
  new RegExp(
    `(?:(?:${time})|(?:until|during|for|at|after|to [A-Z][a-z]+ Summon) ${free}(?=, )|each turn)`,
    'y',
  ),
);

const often = words('once per turn', 'twice per turn', 'once per Chain', 'once per Duel', 'once per battle');

const players = [
  'you',
  'your opponent',
  'have your opponent',
  'make your opponent',
  'they',
  'each player',
  'both players',
  'have each player',
  'make each player',
  'that player',
  'the turn player',
  'the other player',
  'its controller',
  'its owner',
  "its controller's opponent",
  'the controller',
  'the attacked player',
  'the attacking player',
  'the player who controlled it',
] as const;

const slots: readonly Slot<Step>[] = [
  { maybe: [['often', often], ', '] },
  { maybe: [['condition', condition], ', ', { maybe: [['further', condition], ', '] }] },
  { maybe: [['time', beginning], ', '] },
  { maybe: [['soon', words('for the rest of this turn', 'this turn', 'until the end of this turn')], ' '] },
  { maybe: [['who', words(...players)], ' '] },
  {
    maybe: [
      [
        'may',
        words(
          'can ',
          'may ',
          'can also ',
          'can either ',
          'must ',
          'must also ',
          'must either ',
          'either ',
          'immediately ',
        ),
      ],
    ],
  },
  ['deed', deed],
];
const step = record<Step>({}, ...slots);
const joined = record<Step>({}, ['joined', words(...joins)], ...slots);

/** Words that join a sentence to the one before it. */
const openings = [
  'otherwise, ',
  'otherwise ',
  'then, ',
  'then ',
  'also, after that, ',
  'after that, ',
  'also, ',
] as const;
const opened = record<Step>({}, ['joined', words(...openings)], ...slots);

/** A whole clause: one step, and others joined to it. */
export const clause: Grammar<Clause> = record<Clause>({}, [
  'steps',
  followed(choice(step, opened), joined, '', 10),
]);

/** Says a step as it stands in a clause, with what joins it to the one before. */
export const printStep = (value: Step): string | null =>
  value.joined === undefined ? step.print(value) : (joined.print(value) ?? opened.print(value));
