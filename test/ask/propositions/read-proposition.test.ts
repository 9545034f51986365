import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../src/ask/propositions/proposition.ts';
import { readProposition } from '../../../src/ask/propositions/read-proposition.ts';
import { books } from '../../support/project-data.ts';

/** A fact as formal statements write it. */
const factKey = ({ sign, opponents, concept }: Fact): string =>
  `${opponents ? 'opponent:' : ''}${sign === undefined ? '' : `${sign}:`}${concept}`;

/** A question as its mood, what is asked (`/` between what it may be), and what is told. */
function read(text: string): string | undefined {
  const found = readProposition(text, books.catalogue);
  if (found === undefined) return undefined;
  const { mood, asked, facts, denied, unread } = found;
  const parts = [
    `${denied ? 'not ' : ''}${mood} ${asked.map(factKey).join('/')}`,
    facts.map(factKey).join(' '),
    ...(unread.length > 0 ? [`unread ${unread.join(' ')}`] : []),
  ];
  return parts.join(' | ');
}

describe('what a general question tells and asks', () => {
  test.for([
    [
      'a state of a kind, then a question',
      'A Gemini whose effects are negated. Can it be Normal Summoned again?',
      'may summon-again | gemini effects-negated',
    ],
    [
      'the same in one sentence',
      'Can I Normal Summon a Gemini again if its effects are negated?',
      'may summon-again | gemini effects-negated',
    ],
    [
      'a question put after it without a stop',
      "A monster's Quick Effect What Spell Speed is it?",
      'which spell-speed | monster quick-effect',
    ],
    [
      'a trigger is an effect after an article, and what a monster does',
      'Does its trigger trigger?',
      'fact activate | trigger-effect',
    ],
    ['a Synchro is a deed after its doer', 'Can I synchro with a Token?', 'may synchro-summon | token'],
    [
      'answering something',
      'Can I answer a Counter Trap with a Counter Trap?',
      'may chain | to:counter-trap counter-trap',
    ],
    ['what is needed', 'Does a Gemini need a Tribute?', 'must tribute | gemini'],
    [
      'what it is taken for',
      'Does a Gemini count as a Normal Monster in the GY?',
      'fact normal-monster | gemini gy',
    ],
    [
      'flipped up after it was flipped face-down',
      'A Spirit was flipped face-down, then flipped up. Can it attack?',
      'may attack | spirit flip-face-down flip-face-up',
    ],
    ['how many', 'How many Tributes does a Level 8 monster need?', 'how-many tribute/level/monster | '],
    [
      'a question of one word',
      'A Counter Trap in the Damage Step Allowed?',
      'may counter-trap/damage-step/activate | ',
    ],
    [
      '"Is that possible?" asks about what was told',
      'I want to chain an Ignition Effect. Is that possible?',
      'may chain/ignition-effect | ',
    ],
    [
      'a verb after what its subject is',
      'Can a monster that was Set this turn be Flip Summoned?',
      'may flip-summon | monster set-monster this-turn',
    ],
    [
      'what something counts as',
      'Does a Union that is equipped count as a monster?',
      'fact monster | union equip',
    ],
    [
      '"not" belongs to what comes next',
      'I did not attack. Can I enter the Damage Step?',
      'may enter | not:attack damage-step',
    ],
    [
      '"cannot" is no "not"',
      'I cannot attack. Can I enter the Damage Step?',
      'may enter | cannot:attack damage-step',
    ],
    [
      "what is the opponent's",
      "My opponent's Link Monster points to my zone. Can I Link Summon there?",
      'may link-summon | opponent:link-monster point zone',
    ],
    [
      'what the opponent does',
      'My opponent Normal Summoned this turn. Can I Normal Set?',
      'may set-monster | opponent:normal-summon this-turn',
    ],
    [
      '"they" after the opponent was told of',
      'My opponent attacked. Can they Set a monster?',
      'may opponent:set-monster | opponent:attack opponent:monster',
    ],
    ['what something is chained to', 'Can I chain to an Ignition Effect?', 'may chain | to:ignition-effect'],
    [
      'whether it is true that not',
      'Is it true that a Link Monster cannot be in Defense Position?',
      'not may defense-position | link-monster',
    ],
    [
      '"this turn" of a question says nothing more',
      'A monster was Set. Can it be Flip Summoned this turn?',
      'may flip-summon | monster set-monster',
    ],
    [
      '"already" says this turn',
      'A monster already attacked. Can its battle position be changed?',
      'may change-position | monster attack this-turn',
    ],
    [
      'a card whose text applies by itself: it is played',
      'A Gemini is under Skill Drain. Can it be Normal Summoned again?',
      undefined,
    ],
    [
      'another card is a named card',
      'A Gemini is under Dark Hole. Can it be Normal Summoned again?',
      'may summon-again | gemini named-card normal-spell | unread under',
    ],
    [
      'a name that the catalogue does not have so',
      'Is the text of Vayoo an effect?',
      'fact effect | named-card',
    ],
    [
      'a question after a statement',
      "Spirits can't be Special Summoned, right?",
      'not may special-summon | spirit',
    ],
    [
      'when something is done, then the question',
      'When I Flip Summon a monster can it attack?',
      'may attack | flip-summon monster',
    ],
    ['"when" at the end', 'Quick Effects activate when?', 'when activate/quick-effect | '],
    ['an order as a question', 'Flip Summon it this turn?', 'may flip-summon | '],
    ['a plural alone asks how many', 'Tributes for a Level 8 monster?', 'how-many tribute/level/monster | '],
    ['what stands in brackets is told', 'Can a Spirit (face-down) attack?', 'may attack | face-down spirit'],
    ['a number written to its word', 'Can a lvl7 Gemini attack?', 'may attack | level gemini'],
    [
      'a helping verb without its mark',
      'A Spirit isnt attacking. Can it be Set?',
      'may set-monster | spirit not:attack',
    ],
    [
      'words that are not known',
      'Can a purple Link Monster be in Defense Position?',
      'may defense-position | link-monster | unread purple',
    ],
  ] as const)('%s', ([, text, expected]) => {
    expect(read(text)).toBe(expected);
  });

  test('nothing is asked', () => {
    expect(read('A Gemini whose effects are negated.')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  test.for([
    '?',
    '? ? ?',
    'Can?',
    'not not not?',
    'Is it true?',
    '"',
    `${'Can it '.repeat(600)}?`,
    'opponent?',
  ])('%j does not throw', (text) => {
    expect(() => readProposition(text, books.catalogue)).not.toThrow();
  });
});
