import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { modifiedDamage } from '../../../src/engine/battle/battle-damage.ts';
import { type Calculation, calculate, type Fighter } from '../../../src/engine/battle/damage-calculation.ts';
import { exactly, type Range } from '../../../src/engine/state/values/amount.ts';
import { advanceBattle } from '../../../src/engine/turn/battle-steps.ts';
import { type Placed, phase, playAll, start } from '../../support/duels.ts';
import { attack, mine, of, status, theirs } from './battle-cards.ts';

const value = fc.integer({ min: 0, max: 9999 });
const fighter = (each: number): Fighter => ({ value: exactly(each), indestructible: 'no' });
const position = fc.constantFrom('attack', 'defense');
const target = (each: number, lies: 'attack' | 'defense') => ({ ...fighter(each), position: lies });

const runs = { numRuns: 500, seed: 11 };

describe('damage calculation', () => {
  test('only one player takes damage, and it is the difference or nothing', () => {
    fc.assert(
      fc.property(value, value, position, fc.constantFrom('yes', 'no'), (a, b, lies, piercing) => {
        const { attacking, defending } = calculate(fighter(a), target(b, lies), piercing);
        expect(Math.min(attacking ?? 0, defending ?? 0)).toBe(0);
        expect([0, Math.abs(a - b)]).toContain(Math.max(attacking ?? 0, defending ?? 0));
      }),
      runs,
    );
  });

  test('ATK against ATK is the same from either side', () => {
    const turned = ({ attacking, defending, attackerDestroyed, targetDestroyed }: Calculation) => ({
      attacking: defending,
      defending: attacking,
      attackerDestroyed: targetDestroyed,
      targetDestroyed: attackerDestroyed,
    });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const one = calculate(fighter(a), target(b, 'attack'), 'no');
        const other = turned(calculate(fighter(b), target(a, 'attack'), 'no'));
        expect(one).toMatchObject(other);
      }),
      runs,
    );
  });

  test('a monster in Defense Position never destroys what attacks it', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(calculate(fighter(a), target(b, 'defense'), 'no').attackerDestroyed).toBe(false);
      }),
      runs,
    );
  });

  test('piercing changes nothing but the damage of the player who is attacked', () => {
    fc.assert(
      fc.property(value, value, position, (a, b, lies) => {
        const { defending: _, code: __, ...without } = calculate(fighter(a), target(b, lies), 'no');
        expect(calculate(fighter(a), target(b, lies), 'yes')).toMatchObject(without);
      }),
      runs,
    );
  });

  test('what is not known makes nothing known', () => {
    const any: Range = { least: 0, most: null };
    expect(calculate({ ...fighter(1), value: any }, target(5, 'attack'), 'no').defending).toBeNull();
    expect(calculate(fighter(1), { ...target(5, 'attack'), value: any }, 'no').targetDestroyed).toBeNull();
    const perhaps = { ...target(5, 'attack'), indestructible: 'unknown' } as const;
    expect(calculate(fighter(9), perhaps, 'no')).toMatchObject({ targetDestroyed: null, defending: 4 });
    expect(calculate(fighter(9), target(5, 'defense'), 'unknown').defending).toBeNull();
  });

  test('of a value that is known in part, what is said holds for every value that it may be', () => {
    const range = fc.tuple(value, value).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));
    const inside = range.chain((within) =>
      fc.tuple(fc.constant(within), fc.integer({ min: within.least, max: within.most })),
    );
    fc.assert(
      fc.property(inside, inside, position, ([ranges, a], [others, b], lies) => {
        const said = calculate({ ...fighter(0), value: ranges }, { ...target(0, lies), value: others }, 'no');
        const exact = calculate(fighter(a), target(b, lies), 'no');
        for (const each of ['attacking', 'defending', 'attackerDestroyed', 'targetDestroyed'] as const)
          if (said[each] !== null) expect(said[each]).toBe(exact[each]);
        if (said.code !== 'not-known') expect(said.code).toBe(exact.code);
      }),
      runs,
    );
  });

  test('a value that is at least so much is enough to win with', () => {
    const atLeast = (least: number) => ({ ...fighter(0), value: { least, most: null } });
    expect(calculate(atLeast(2000), target(1900, 'attack'), 'no')).toMatchObject({
      code: 'target-loses',
      defending: null,
      attackerDestroyed: false,
      targetDestroyed: true,
    });
    expect(calculate(atLeast(1900), target(1900, 'attack'), 'no')).toMatchObject({
      code: 'not-known',
      attackerDestroyed: null,
      targetDestroyed: true,
    });
  });

  test('without texts the damage stays as it is', () => {
    fc.assert(
      fc.property(value, value, (attacking, defending) => {
        expect(modifiedDamage({ attacking, defending }, [])).toEqual({ attacking, defending });
      }),
      runs,
    );
  });
});

test('whether the battle destroys it is open, and so is where it is afterwards', () => {
  const lantern = status('cannot be destroyed by battle', 'while a lantern burns');
  const cards = { x: mine(of(1900)), y: theirs(of(1500, 1000, [lantern])) };
  const end = advanceBattle(playAll(start(cards), phase('battle'), attack('x', 'y')), { to: 'over' });
  const { answer, missing } = answerQuestion(end, { ask: 'where', card: 'y' });
  expect({ answer, missing }).toEqual({
    answer: 'cannot tell',
    missing: expect.arrayContaining([expect.stringContaining('destroyed by battle')]),
  });
});

test('whether words that were not read take the flipped monster from the field is open', () => {
  const text = { kind: 'unread', reads: 'If no lantern burns, destroy this card.' };
  const cards = { x: mine(of(1900)), y: theirs(of(1500, 3000, [text]), { faceUp: false }) };
  const end = advanceBattle(playAll(start(cards), phase('battle'), attack('x', 'y')), { to: 'over' });
  const { answer, missing } = answerQuestion(end, { ask: 'where', card: 'y' });
  expect({ answer, missing }).toEqual({
    answer: 'cannot tell',
    missing: expect.arrayContaining([expect.stringContaining('no lantern burns')]),
  });
});

describe('a battle that is played', () => {
  const monster = fc.tuple(value, value);
  const lies = fc.constantFrom<Placed[2]>({}, { position: 'defense' }, { faceUp: false });

  test('the LP lost are the battle damage, and never below 0', () => {
    fc.assert(
      fc.property(monster, monster, lies, value, (a, b, said, lp) => {
        const before = start(
          { x: mine(of(...a)), y: theirs(of(...b), said ?? {}) },
          { players: { P0: { lp: lp + 1 }, P1: { lp: lp + 1 } } },
        );
        const after = advanceBattle(playAll(before, phase('battle'), attack('x', 'y')), { to: 'over' });
        for (const player of ['P0', 'P1'] as const) {
          const damage = after.battle?.calculated?.damage[player] ?? 0;
          expect(after.players[player].lp).toBe(Math.max(0, lp + 1 - damage));
        }
        expect(after.over !== undefined).toBe(after.players.P0.lp === 0 || after.players.P1.lp === 0);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  test('step by step comes to what one step does', () => {
    fc.assert(
      fc.property(monster, monster, lies, (a, b, said) => {
        const declared = playAll(
          start({ x: mine(of(...a)), y: theirs(of(...b), said ?? {}) }),
          phase('battle'),
          attack('x', 'y'),
        );
        const steps = [
          'start',
          'before-calculation',
          'calculation',
          'after-calculation',
          'end',
          'over',
        ] as const;
        expect(steps.reduce((now, to) => advanceBattle(now, { to }), declared)).toEqual(
          advanceBattle(declared, { to: 'over' }),
        );
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});
