import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import {
  activation,
  duel,
  monster,
  type Placed,
  phase,
  spell,
  start,
  summon,
  trap,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';

const draws = { do: 'draw', amount: 1 };
const snare: Placed = [trap('Late Snare', [activation([draws])]), 'hand'];
const cards: Readonly<Record<string, Placed>> = { snare };
const set = summon('snare', 'set');

const full = (count: number): Readonly<Record<string, Placed>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Placed] => [
      `wall${at}`,
      [spell(`Still Wall ${at}`, [], 'Continuous'), 'spell-trap-zone'],
    ]),
  );

test('a Trap that is Set lies face-down in its zone, cannot be activated this turn, and uses up no Normal Summon', () => {
  const now = duel({ ...cards, boar: [monster('Tame Boar'), 'hand'] }, set);
  expect(now.cards['snare']).toMatchObject({ place: 'spell-trap-zone', faceUp: false });
  expect(answerQuestion(now, { ask: 'can-activate', card: 'snare' }).deciding).toMatchObject({
    rule: 'trap/when',
    code: 'set-this-turn',
  });
  expect(answerQuestion(now, { ask: 'normal-summon', card: 'boar', as: 'summon' }).answer).toBe('yes');
});

test('a Normal Spell can be activated in the turn it was Set, a Quick-Play Spell cannot', () => {
  const now = (property: string) =>
    duel({ snare: [spell('Small Errand', [activation([draws])], property), 'hand'] }, set);
  expect(answerQuestion(now('Normal'), { ask: 'can-activate', card: 'snare' }).answer).toBe('yes');
  expect(answerQuestion(now('Quick-Play'), { ask: 'can-activate', card: 'snare' }).deciding?.rule).toBe(
    'spell/quick-play',
  );
});

test('a Field Spell that is Set takes the place of the old one, which goes to the GY', () => {
  const now = duel(
    {
      snare: [spell('New Meadow', [], 'Field'), 'hand'],
      old: [spell('Old Meadow', [], 'Field'), 'field-zone'],
    },
    set,
  );
  expect(now.cards['snare']).toMatchObject({ place: 'field-zone', faceUp: false });
  expect(now.cards['old']?.place).toBe('gy');
});

test.for([
  ['there is a free zone', { ...cards, ...full(4) }, [], 'legal', 'spell-trap/set may'],
  ['all five zones are full', { ...cards, ...full(5) }, [], 'illegal', 'spell-trap/set full'],
  ['it is not in the hand', { snare: [snare[0], 'gy'] }, [], 'illegal', 'spell-trap/set not-in-hand'],
  ['it is no Main Phase', cards, [phase('battle')], 'illegal', 'normal-summon/when not-main'],
  [
    'a text lets nobody Set',
    {
      ...cards,
      ban: [
        monster('Stern Heron', [
          {
            kind: 'continuous',
            does: [{ do: 'restrict', who: 'both', reads: 'nobody may', bans: { summons: ['set'] } }],
          },
        ]),
        'monster-zone',
      ],
    },
    [],
    'undecided',
    'spell-trap/set perhaps-restricted',
  ],
] as const)('%s', ([, placed, before, verdict, reason]) => {
  const judged = judgeStep(duel(placed as Readonly<Record<string, Placed>>, ...before), set);
  expect(judged.verdict).toBe(verdict);
  expect(judged.findings.map(({ rule, code }) => `${rule} ${code}`)).toContain(reason);
});

test('it is among what the turn player may do, as often as there are zones', () => {
  const sets = (placed: Readonly<Record<string, Placed>>) =>
    legalActions(start(placed)).filter(({ do: what, card }) => what === 'set' && card === 'snare');
  expect(sets({ ...cards, ...full(4) })).toHaveLength(1);
  expect(sets({ ...cards, ...full(5) })).toHaveLength(0);
});
