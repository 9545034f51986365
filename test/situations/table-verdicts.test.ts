import { describe, expect, test } from 'vitest';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { ruleOnDamageStep } from '../../src/situations/damage-step-verdict.ts';
import { ruleOnKept } from '../../src/situations/kept-verdict.ts';
import type { Timing } from '../../src/vocabulary/damage-step.ts';
import { activation, ifThis, monster, must, trap } from '../support/duels.ts';
import { books } from '../support/project-data.ts';
import { ruleTables } from '../support/rule-tables.ts';

const tableBooks = { rulebook: books.rulebook, tables: ruleTables };
const picked = (card: CardModel) => ({ card: { card }, ruleset: 'tcg' as const });

describe('what is remembered', () => {
  const asked = (card: CardModel, after: 'flipped-face-down' | 'banished-temporarily') => {
    const ruled = ruleOnKept({ ...picked(card), after }, tableBooks);
    if (!ruled.ok) throw new Error(ruled.problem.found);
    return ruled.value;
  };
  const answers = (card: CardModel, after: Parameters<typeof asked>[1]) =>
    Object.fromEntries(
      asked(card, after).verdict.findings.map(({ rule, verdict }) => [rule.replace('kept/', ''), verdict]),
    );
  const fox = monster('Fox');
  const drake = monster('Drake', [], { abilities: ['Synchro', 'Effect'] });

  test('of a monster flipped face-down', () => {
    expect(answers(fox, 'flipped-face-down')).toMatchObject({
      'summoned-from': 'forbids',
      'attack-declared': 'permits',
      'way-summoned': 'permits',
      'once-per-turn': 'forbids',
    });
  });

  test('of the same, banished for a time', () => {
    const { verdict, rows } = asked(fox, 'banished-temporarily');
    expect(answers(fox, 'banished-temporarily')).toMatchObject({
      'summoned-from': 'permits',
      'attack-declared': 'forbids',
      'summon-method': 'unknown',
    });
    expect(verdict.answer).toMatch(
      /^remembered: .*\. forgotten: .*\. no official ruling: by which own method/,
    );
    expect(verdict.citations.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(verdict.findings.length);
  });

  test('materials only of monsters that have them, the second Summon only of Gemini monsters', () => {
    const rulesOf = (card: CardModel) => Object.keys(answers(card, 'flipped-face-down'));
    expect(rulesOf(fox)).not.toContain('material-copies');
    expect(rulesOf(fox)).not.toContain('gemini-again');
    expect(rulesOf(drake)).toContain('material-copies');
    expect(rulesOf(monster('Twin', [], { abilities: ['Gemini', 'Effect'] }))).toContain('gemini-again');
  });

  test.for<[string, CardModel, 'flipped-face-down' | 'banished-temporarily', string]>([
    ['a Link Monster is never face-down', link(), 'flipped-face-down', 'link/never-defense'],
    ['a Token is never face-down', token(), 'flipped-face-down', 'move/tokens'],
    ['a Token does not come back', token(), 'banished-temporarily', 'move/tokens'],
  ])('%s', ([, card, after, rule]) => {
    const { verdict, rows } = asked(card, after);
    expect([verdict.answer, verdict.findings.map((each) => each.rule), rows]).toEqual(['no', [rule], []]);
  });

  test('a Link Monster that was banished for a time', () => {
    expect(answers(link(), 'banished-temporarily')).toMatchObject({ 'material-copies': 'permits' });
    expect(Object.keys(answers(link(), 'banished-temporarily'))).not.toContain('flip-summoned');
  });

  test('only of monsters', () => {
    const ruled = ruleOnKept(
      { ...picked(trap('Wall', [activation()])), after: 'flipped-face-down' },
      tableBooks,
    );
    expect(ruled.ok ? '' : ruled.problem.code).toBe('not-a-monster');
  });

  function link() {
    return monster('Gate', [], { abilities: ['Link', 'Effect'] });
  }
  function token() {
    return monster('Seed', [], { abilities: ['Token'] });
  }
});

describe('in the Damage Step', () => {
  const boost = activation([{ do: 'change-atk', amount: 500 }]);
  const asked = (card: CardModel, timing?: Timing) =>
    ruleOnDamageStep({ ...picked(card), ...(timing === undefined ? {} : { timing }) }, tableBooks).verdict;

  test.for<[string, CardModel, Timing | undefined, string, string]>([
    ['a boost at its start', trap('Spark', [boost]), 'start', 'yes', 'damage-step/changes-stats'],
    ['a boost after it', trap('Spark', [boost]), 'calculation', 'no', 'damage-step/changes-stats'],
    ['a boost at some timing', trap('Spark', [boost]), undefined, 'yes', 'damage-step/changes-stats'],
    ['a Counter Trap', trap('Wall', [activation()], 'Counter'), 'end', 'yes', 'damage-step/counter-trap'],
    ['a Normal Trap', trap('Wall', [activation()]), undefined, 'no', 'damage-step/activation'],
    ['no activated effect', monster('Fox'), undefined, 'no', 'effect/continuous'],
  ])('%s', ([, card, timing, answer, rule]) => {
    const verdict = asked(card, timing);
    expect([verdict.answer, verdict.findings[0]?.rule]).toEqual([answer, rule]);
    expect(verdict.citations.length).toBeGreaterThan(0);
  });

  test('several effects that agree have one answer', () => {
    const fox = monster('Fox', [must('destroyed'), ifThis('sent-to-gy')]);
    expect(asked(fox, 'end')).toMatchObject({
      answer: 'yes',
      headline: 'The effects of Fox can be activated at the end of the Damage Step.',
    });
  });

  test('several that differ are told one by one', () => {
    const fox = monster('Fox', [must('destroyed'), { kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }]);
    const { answer, findings, headline } = asked(fox, 'start');
    expect(answer).toBe('1: yes; 2: no');
    expect(headline).toBe('It depends on the effect of Fox at the start of the Damage Step.');
    expect(findings.map(({ because }) => because.slice(0, 9))).toEqual(['effect 1:', 'effect 2:']);
  });

  test('where its text names the timing, that is missing', () => {
    const fox = monster('Fox', [{ kind: 'quick', damageStep: 'only', does: [{ do: 'draw', amount: 1 }] }]);
    expect(asked(fox, 'end')).toMatchObject({
      answer: 'cannot tell',
      missing: ['the timing that the text names, as it is printed'],
    });
  });
});
