import { type Grammar, memo } from '../grammar/grammar.ts';
import { choice, digits, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { where } from './places.ts';
import { anyNoun } from './recursion.ts';
import type { Quantity, Whose } from './syntax.ts';
import { lines, lists, worded } from './words/words.ts';

type Of<K extends Quantity['is']> = Extract<Quantity, { is: K }>;
const { grammar: noun } = anyNoun;

const possessive = record<Extract<Whose, { word: string }>>({}, [
  'word',
  words(...lines(`its | their | your | your opponent's | the | its own | their own`)),
]);
const ofNoun = record<Extract<Whose, { noun: unknown }>>(
  {},
  ['noun', noun],
  ['mark', words("'s", "'", "(s)'", "(s)'s")],
);
/** Whose it is: "its", "that monster's". */
export const whose: Grammar<Whose> = choice(possessive, ofNoun);

const points = '(?:ATK|DEF)s?(?:/DEF| and DEF| or DEF| and/or DEF)?';
const rated = '(?:Link Rating|Level|Rank)(?:\\(s\\)|s?(?:/Ranks?| or Ranks?)?)';
const kind = '(?:Type|Attribute)(?:\\(s\\)|s| and Attribute| or Attribute| and Level)?';
const others =
  'names?|LP|value|property|battle positions?|Pendulum Scales?|effects?|activated effects?|ATK/DEF and effects';
/** What a card has that can be counted or changed. */
export const stat = matching(
  new RegExp(
    `(?:(?:original|current|combined|total|printed) )*(?:ATK/DEF and effects|${points}|${rated}|${kind}|${others})(?![A-Za-z])`,
    'y',
  ),
);
const times: Grammar<string> = matching(/ x \d+(?:,\d{3})*| ?\+ ?\d+(?:,\d{3})*/y);
const half = words(...lists.halves);

const number = record<Of<'number'>>({ is: 'number' }, ['number', digits], { maybe: [['times', times]] });
const counted = record<Of<'count'>>(
  { is: 'count' },
  ['how', words(...lists['number-of'])],
  ' ',
  ['noun', noun],
  { maybe: [['times', times]] },
);
const ofCard = record<Of<'stat'>>(
  { is: 'stat' },
  { maybe: [['half', half]] },
  ['whose', whose],
  ' ',
  ['stat', stat],
  { maybe: [' ', ['where', where]] },
  { maybe: [['times', times]] },
);
const statOf = record<Of<'stat-of'>>(
  { is: 'stat-of' },
  { maybe: [['half', half]] },
  ['stat', stat],
  ' of ',
  ['noun', noun],
  { maybe: [['times', times]] },
);
/** "the number destroyed by this effect": cards that were counted by what was done to them. */
const numberDone = worded('number-done');
/** "the number of different Attributes among them": what is counted is no card. */
const numberOfValues = worded('number-of-values');
/** "half the ATK it had on the field": the value of a card that is gone. */
const valueHad = worded('value-had');
const bound = matching(/\d+ or (?:more|less|higher|lower)/y);
const said = record<Of<'said'>>(
  { is: 'said' },
  ['words', choice(numberDone, numberOfValues, valueHad, bound, words(...lines(lists.quantities)))],
  { maybe: [['times', times]] },
);
const sameStat = record<Of<'same-stat'>>({ is: 'same-stat' }, 'the same as ', ['whose', whose], ' ', [
  'stat',
  stat,
]);
/** "the same as that monster's", "this card's": the value of a card that was named before. */
const same = record<Of<'same'>>({ is: 'same' }, ['how', words('the same as ', '')], ['noun', noun], {
  maybe: [['mark', words("'s", "'")]],
});
/** A number that must be counted or looked up. */
export const quantity: Grammar<Quantity> = memo(() =>
  choice(number, counted, ofCard, statOf, said, sameStat, same),
);
