import { describe, expect, test } from 'vitest';
import { readSituation } from '../../src/situations/language/read.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { whatIf } from '../../src/situations/what-if/what-if.ts';
import { books, isPlayable, rulings, situationIn } from '../support/project-data.ts';

const ruled = (lines: readonly string[]): Verdict => {
  const read = readSituation(lines.join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, books);
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value;
};
/** The answer, and each single fact that would change it with the answer then. */
const changes = (lines: readonly string[]) => {
  const verdict = ruled(lines);
  return [verdict.answer, ...whatIf(verdict, books).map(({ words, answer }) => `${answer}, if ${words}`)];
};

/** An invented monster with an optional "when" effect, and a Spell that something is done by. */
const cards = [
  'P0 controls: "Paper Crane"',
  'card "Paper Crane": a Level 4 WIND Winged Beast Effect Monster, ATK 1000, DEF 1000',
  'text of "Paper Crane": "When this card is sent to the GY: You can draw 1 card."',
  'P0 has in the hand: "Paper Wind"',
  'card "Paper Wind": Normal Spell',
];

describe('the single facts that would change the answer', () => {
  test('cost and effect, the word of the text', () => {
    const asCost = [...cards, 'P0 activates "Paper Wind", sending "Paper Crane" to the GY', 'resolve'];
    expect(changes([...asCost, 'does "Paper Crane" activate?'])).toEqual([
      'no',
      'yes, if Paper Crane were sent to the GY by the effect, and not as a cost',
      'yes, if the effect of Paper Crane said "if", and not "when"',
    ]);
  });

  test('by an effect: as a cost, then something else, on Chain Link 2', () => {
    const byEffect = [
      ...cards,
      'P0 activates "Paper Wind"',
      'resolve: "Paper Crane" is sent to the GY',
      'does "Paper Crane" activate?',
    ];
    expect(changes(byEffect)).toEqual([
      'yes',
      'no, if Paper Crane were sent to the GY as a cost, and not by the effect',
      'no, if Paper Crane were sent to the GY, and the effect then did something else',
      'no, if what happened to Paper Crane happened on Chain Link 2, and not on Chain Link 1',
    ]);
  });

  test('a fact with which something that was told would be illegal is none', () => {
    const attack = [
      'phase: the Battle Step',
      'P0 controls: "Jinzo"',
      'P1 controls: "Harpie Queen"',
      '"Jinzo" attacks "Harpie Queen"',
    ];
    expect(changes([...attack, 'who may act now?'])).toEqual(['P0, with fast effects; then P1']);
    const summon = ['P0 has in the hand: "Harpie Queen"', 'P0 Normal Summons "Harpie Queen"'];
    expect(changes([...summon, 'who may act now?'])).toEqual(['P0, with fast effects; then P1']);
    expect(changes(['P0 controls: "Jinzo"', 'who may act now?']).at(-1)).toMatch(/it were the turn of P1$/);
  });

  test('what happened after it', () => {
    const thenMore = [
      ...cards,
      'P0 activates "Paper Wind"',
      'resolve: "Paper Crane" is sent to the GY, then something else happens',
      'does "Paper Crane" activate?',
    ];
    expect(changes(thenMore)).toContain(
      'yes, if Paper Crane were sent to the GY as the last thing of the effect',
    );
  });

  test('a negated activation', () => {
    expect(
      changes([
        ...cards,
        'P0 activates "Paper Wind"',
        'resolve, its activation negated',
        'does the effect of "Paper Wind" apply?',
      ]),
    ).toContain('yes, if the activation of Paper Wind had not been negated');
  });

  test('where it cannot be told: what would settle it', () => {
    expect(
      changes([
        'in the GY: "Stardust Dragon"',
        'P0 has in the hand: "Monster Reborn"',
        'can "Stardust Dragon" be Special Summoned by "Monster Reborn"?',
      ]),
    ).toEqual([
      'cannot tell',
      'yes, if Stardust Dragon had been properly Summoned before',
      'no, if Stardust Dragon had not been properly Summoned before',
    ]);
  });

  test('the place and the zone where the card lies, if nothing was done with it', () => {
    const lying = [
      'P0 has in the GY: "Stardust Dragon" (properly Summoned)',
      'P0 has in the hand: "Monster Reborn"',
    ];
    const banished = lying.map((line) => line.replace('in the GY', 'banished'));
    const asked = 'can "Stardust Dragon" be Special Summoned by "Monster Reborn"?';
    expect(changes([...lying, asked])).toContain('no, if Stardust Dragon had been banished at first');
    expect(changes([...banished, asked])).toContain('yes, if Stardust Dragon had been in the GY at first');
    const sent = [...cards, 'P0 activates "Paper Wind", sending "Paper Crane" to the GY', 'resolve'];
    expect(changes([...sent, 'does "Paper Crane" activate?']).join()).not.toContain('at first');
  });
});

test('of every ruling of data/rulings: each changed situation gives the other answer by itself, four at most', () => {
  const told = rulings.filter(isPlayable).map((ruling) => situationIn(ruling));
  expect(told.length).toBeGreaterThan(30);
  let found = 0;
  for (const situation of told) {
    const verdict = ruleOn(situation, books);
    if (!verdict.ok) throw new Error(verdict.problem.expected);
    const changed = whatIf(verdict.value, books);
    found += changed.length;
    expect(changed.length).toBeLessThanOrEqual(4);
    for (const { situation: other, answer, words } of changed) {
      const again = ruleOn(other, books);
      expect(again.ok && again.value.answer, words).toBe(answer);
      expect(answer).not.toBe(verdict.value.answer);
    }
  }
  expect(found).toBeGreaterThan(10);
});
