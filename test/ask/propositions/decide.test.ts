import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/ask/propositions/decide.ts';
import { loadGeneralRules } from '../../../src/ask/propositions/general-rules.ts';
import { readProposition } from '../../../src/ask/propositions/read-proposition.ts';
import type { Holds } from '../../../src/rulebook/holds.ts';
import { makeRulebook } from '../../../src/rulebook/rulebook.ts';
import { books } from '../../support/project-data.ts';
import { ruleEntry } from '../../support/rule-entries.ts';

const statement = (more: Partial<Holds>): Holds => ({
  if: [],
  whatever: [],
  asks: ['may attack'],
  is: true,
  ...more,
});

const load = (statements: Readonly<Record<string, readonly Holds[]>>) =>
  loadGeneralRules(
    makeRulebook(
      [
        {
          chapter: 'All',
          rules: Object.entries(statements).map(([id, holds]) => ruleEntry(id, { holds: [...holds] })),
        },
      ],
      {},
    ),
  );

function answer(text: string, statements: Readonly<Record<string, readonly Holds[]>>): string | undefined {
  const rules = load(statements);
  const proposition = readProposition(text, books.catalogue);
  if (!rules.ok || proposition === undefined) throw new Error('not readable');
  const decided = decide(proposition, rules.value);
  return decided?.is === 'decided' ? `${decided.rule}: ${decided.answer}` : decided?.missing.join('; ');
}

const mayAttack = statement({ if: ['spirit'] });
const spirits = statement({ if: ['spirit'], whatever: ['face-up'], is: false });

describe('a formal statement answers a question', () => {
  test.for<[string, string, Readonly<Record<string, readonly Holds[]>>, string | undefined]>([
    ['if all that it needs is told', 'Can a Spirit attack?', { 'a/b': [spirits] }, 'a/b: no'],
    ['not if something is not told', 'Can a monster attack?', { 'a/b': [spirits] }, undefined],
    ['with what changes nothing', 'Can a face-up Spirit attack?', { 'a/b': [spirits] }, 'a/b: no'],
    [
      'not with more',
      'Can an equipped Spirit attack?',
      { 'a/b': [spirits] },
      'whether "equipped" changes it',
    ],
    [
      'not with a word that is not known',
      'Can a happy Spirit attack?',
      { 'a/b': [spirits] },
      'I did not understand: "happy"',
    ],
    [
      'by the number that is asked',
      'Is a Spirit a Level 4?',
      { 'a/b': [statement({ if: ['spirit'], asks: ['fact level>=4'] })] },
      'a/b: yes',
    ],
    [
      'not by another number',
      'Is a Spirit a Level 3?',
      { 'a/b': [statement({ if: ['spirit'], asks: ['fact level>=4'] })] },
      undefined,
    ],
    ['what may not be need not be', 'Must a Spirit attack?', { 'a/b': [spirits] }, 'a/b: no'],
    ['and is not so', 'Does a Spirit attack?', { 'a/b': [spirits] }, 'a/b: no'],
    ['what may be need not be so', 'Does a Spirit attack?', { 'a/b': [mayAttack] }, undefined],
    ['nor need it be', 'Must a Spirit attack?', { 'a/b': [mayAttack] }, undefined],
    [
      'what is so may be so',
      'Can a Spirit attack?',
      { 'a/b': [statement({ if: ['spirit'], asks: ['fact attack'] })] },
      'a/b: yes',
    ],
    [
      'what is not so may still be so',
      'Can a Spirit attack?',
      { 'a/b': [statement({ if: ['spirit'], asks: ['fact attack'], is: false })] },
      undefined,
    ],
    [
      'a named card only where it changes nothing',
      'A Spirit is equipped with Dark Hole. Can it attack?',
      { 'a/b': [statement({ if: ['spirit', 'equip'] })] },
      'whether "Dark Hole" changes it',
    ],
    [
      'and there whatever it is',
      'A Spirit is equipped with Dark Hole. Can it attack?',
      { 'a/b': [statement({ if: ['spirit', 'equip'], whatever: ['named-card'] })] },
      'a/b: yes',
    ],
    [
      'a question about the opponent alone as one about oneself',
      'The opponent controls a Spirit. Can it attack?',
      { 'a/b': [statement({ if: ['spirit', 'control'] })] },
      undefined,
    ],
    ['not for another act', 'Can a Spirit be Set?', { 'a/b': [spirits] }, undefined],
    ["not for the opponent's", "Can my opponent's Spirit attack?", { 'a/b': [spirits] }, undefined],
    [
      'turned round if it is asked whether not',
      'Is it true that a Spirit cannot attack?',
      { 'a/b': [spirits] },
      'a/b: yes',
    ],
    [
      'of a kind for its sort only where that is said',
      'Can a Link Monster attack?',
      { 'a/b': [statement({ if: ['monster'] })] },
      'whether "Link Monster" changes it',
    ],
    [
      'of any kind where it says so',
      'Can a Link Monster attack?',
      { 'a/b': [statement({ if: ['monster'], whatever: ['any-monster'] })] },
      'a/b: yes',
    ],
    [
      'the narrower one first',
      'Can a face-up Spirit attack?',
      { 'a/b': [spirits], 'a/c': [statement({ if: ['spirit', 'face-up'] })] },
      'a/c: yes',
    ],
    [
      'none, where two disagree',
      'Can a Spirit attack?',
      { 'a/b': [spirits], 'a/c': [statement({ if: ['spirit'] })] },
      undefined,
    ],
    [
      'from a number on',
      'A Level 7 monster. Can it attack?',
      { 'a/b': [statement({ if: ['level>=7'] })] },
      'a/b: yes',
    ],
    [
      'but not below it',
      'A Level 6 monster. Can it attack?',
      { 'a/b': [statement({ if: ['level>=7'] })] },
      undefined,
    ],
    [
      'up to a number',
      'A Level 6 monster. Can it attack?',
      { 'a/b': [statement({ if: ['level<=6'] })] },
      'a/b: yes',
    ],
    [
      'with a value',
      'Level 8 Synchro Monster. What must the Levels add up to?',
      {
        'a/b': [
          statement({
            if: ['level'],
            whatever: ['synchro-monster', 'levels'],
            asks: ['which add'],
            is: '{level}',
          }),
        ],
      },
      'a/b: 8',
    ],
    [
      'not with a value of which the number is not said',
      'Synchro Monster. What must the Levels add up to?',
      { 'a/b': [statement({ whatever: ['synchro-monster', 'levels'], asks: ['which add'], is: '{level}' })] },
      undefined,
    ],
  ])('%s', ([, text, statements, expected]) => {
    expect(answer(text, statements)).toBe(expected);
  });
});

describe('a formal statement that cannot be read', () => {
  test.for<[string, Partial<Holds>, string]>([
    ['a concept that is not known', { if: ['purple'] }, 'a/b holds, "purple"'],
    ['one behind a sign', { whatever: ['not:purple'] }, 'a/b holds, "not:purple"'],
    ['one that is asked', { asks: ['may purple'] }, 'a/b holds, "purple"'],
    ['a mood that is not known', { asks: ['might attack'] }, 'a/b holds, a mood of "might attack"'],
  ])('%s', ([, wrong, found]) => {
    const rules = load({ 'a/b': [statement(wrong)] });
    expect(rules.ok ? '' : rules.problem.found).toBe(found);
  });
});

test.for<[string, string]>([
  ['Can a Spirit monster attack?', 'one: no, not in this test'],
  ['Is it true that a Spirit monster cannot attack?', 'one: yes'],
])('what is denied turns an answer in words round: %s', ([text, said]) => {
  expect(answer(text, { one: [statement({ if: ['spirit'], is: 'no, not in this test' })] })).toBe(said);
});
