import type { Grammar } from '../grammar/grammar.ts';
import { followed } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record, type Slot } from '../grammar/record.ts';
import type { Clause, Step } from './deed-syntax.ts';
import { free } from './times.ts';
import { deed } from './verb-phrases.ts';
import { lists, worded } from './words/word-list.ts';

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
const beginning = worded('beginning');

const often = words('once per turn', 'twice per turn', 'once per Chain', 'once per Duel', 'once per battle');

const slots: readonly Slot<Step>[] = [
  { maybe: [['often', often], ', '] },
  { maybe: [['condition', condition], ', ', { maybe: [['further', condition], ', '] }] },
  { maybe: [['time', beginning], ', '] },
  { maybe: [['soon', words('for the rest of this turn', 'this turn', 'until the end of this turn')], ' '] },
  { maybe: [['who', words(...lists.players)], ' '] },
  { maybe: [['may', words(...lists.may)]] },
  ['deed', deed],
];
const step = record<Step>({}, ...slots);
const joined = record<Step>({}, ['joined', words(...lists.joins)], ...slots);

const opened = record<Step>({}, ['joined', words(...lists.openings)], ...slots);

/** A whole clause: one step, and others joined to it. */
export const clause: Grammar<Clause> = record<Clause>({}, [
  'steps',
  followed(choice(step, opened), joined, '', 10),
]);

/** Says a step as it stands in a clause, with what joins it to the one before. */
export const printStep = (value: Step): string | null =>
  value.joined === undefined ? step.print(value) : (joined.print(value) ?? opened.print(value));
