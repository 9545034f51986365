import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import { checkText } from '../../src/commands/check-log.ts';
import type { Services } from '../../src/commands/command.ts';
import { printProblem } from '../../src/replies/terminal/terminal.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const check = (log: string) => checkText(log, 'tcg', services);

/** The answer, its first rule, and the headline. */
async function said(log: string) {
  const outcome = await check(log);
  if (!outcome.ok || outcome.verdict === undefined) throw new Error(JSON.stringify(outcome));
  const { answer: says, headline, findings, citations, missing } = outcome.verdict;
  return { says, headline, rule: findings[0]?.rule, cited: citations.length > 0, missing };
}

const problemOf = async (log: string): Promise<string> => {
  const outcome = await check(log);
  if (outcome.ok) throw new Error('it was read');
  return printProblem(outcome.problem, { color: false });
};

const hand = 'P0 has in the hand: "Dandylion", "Jinzo", "Union Hangar"';

describe('a log is judged step by step', () => {
  test.for([
    ['a Normal Summon', `${hand}\nP0 Normal Summons "Dandylion"`, 'All 1 steps are legal.'],
    [
      'a Normal Summon, and then the next phase',
      `${hand}\nP0 Normal Summons "Dandylion"\ngo to the End Phase`,
      'All 2 steps are legal.',
    ],
  ] as const)('legal: %s', async ([, log, headline]) => {
    expect(await said(log)).toMatchObject({ says: 'yes', headline, cited: true, missing: [] });
  });

  test.for([
    [
      'a second Normal Summon',
      `${hand}\nP0 Normal Summons "Dandylion"\nP0 Normal Summons "Jinzo"`,
      2,
      'normal-summon/count-used-up',
    ],
    ['without its Tribute', `${hand}\nP0 Normal Summons "Jinzo"`, 1, 'normal-summon/one-tribute'],
    [
      'Tributing what is not there',
      `${hand}\nP0 Tribute Summons "Jinzo", Tributing "Dandylion"`,
      1,
      'normal-summon/one-tribute',
    ],
    [
      'in the turn of the opponent',
      `turn: P1\n${hand}\nP0 Normal Summons "Dandylion"`,
      1,
      'normal-summon/when',
    ],
    [
      'a Field Spell as a response',
      `${hand}\nP0 activates "Union Hangar"\nP0 activates "Union Hangar"`,
      2,
      'trigger/condition-met',
    ],
    [
      'a Summon during a Chain',
      `${hand}\nP0 activates "Union Hangar"\nP0 Normal Summons "Dandylion"`,
      2,
      'normal-summon/when',
    ],
    [
      'the next phase during a Chain',
      `${hand}\nP0 activates "Union Hangar"\ngo to the End Phase`,
      2,
      'turns-general/ending-a-phase',
    ],
    [
      'Main Phase 2 without a Battle Phase',
      `${hand}\ngo to Main Phase 2`,
      1,
      'main-phase/second-after-battle',
    ],
    ['a Chain Link that is not there', `${hand}\nresolve`, 1, 'chain/resolves-in-reverse'],
    [
      'a Flip Summon of a face-up monster',
      'P0 controls: "Dandylion"\nP0 Flip Summons "Dandylion"',
      1,
      'flip-summon/what-it-is',
    ],
    [
      'a mandatory effect is passed by',
      `P0 controls: "Dandylion"\nP0 has in the hand: "Union Hangar"\n"Dandylion" is sent to the GY by a card effect\nP0 activates "Union Hangar"`,
      2,
      'trigger/simultaneous-order',
    ],
    [
      'a target that is none',
      'P0 has in the hand: "Monster Reborn"\nP0 has in the GY: "Union Hangar"\nP1 has in the GY: "Dandylion"\nP0 activates "Monster Reborn", targeting "Union Hangar"',
      1,
      'target/chosen-at-activation',
    ],
  ] as const)('illegal: %s', async ([, log, step, rule]) => {
    const found = await said(log);
    expect(found).toMatchObject({ says: 'no', rule, cited: true });
    expect(found.headline).toMatch(new RegExp(`^Step ${step} is illegal \\(`));
  });

  test.for([
    ['what simply happens', `${hand}\n"Dandylion" is sent to the GY`],
    [
      'a resolution as it was told',
      `${hand}\nP0 activates "Union Hangar"\nresolve: "Dandylion" is discarded`,
    ],
    ['what a Summon was negated by', `${hand}\nP0 tries to Normal Summon "Dandylion"\nthe Summon is negated`],
  ] as const)('undecided, and not called legal: %s', async ([, log]) => {
    const found = await said(log);
    expect(found.says).toBe('cannot tell');
    expect(found.missing.length).toBeGreaterThan(0);
    expect(found.headline).toMatch(/^No step is illegal as far as rules decide; step \d/);
  });

  test('semicolons part the steps too, and /duel check is the same', async () => {
    const log = `${hand}; P0 Normal Summons "Dandylion"; P0 Normal Summons "Jinzo"`;
    const outcome = await answer(
      `/duel check log:${log}`,
      { guildId: 'console', mayManage: true, ruleset: 'tcg' },
      services,
      commands,
    );
    if (!outcome.ok) throw new Error(outcome.problem.found);
    expect(outcome.reply.title).toBe('Illegal');
    expect(outcome.verdict?.headline).toBe((await said(log)).headline);
  });

  test('a situation as JSON, with or without its question', async () => {
    const log = {
      cards: [{ id: 'a', card: 'Dandylion', place: 'hand', controller: 'P1' }],
      actions: [{ do: 'summon', card: 'a', way: 'normal-summoned', player: 'P1' }],
    };
    const asked = { ...log, question: { ask: 'lp' } };
    for (const each of [log, asked])
      expect(await said(JSON.stringify(each))).toMatchObject({ says: 'no', rule: 'normal-summon/when' });
  });
});

describe('what is no log is told, with what was expected', () => {
  test.for([
    ['', /^An empty log: must say the cards/],
    [' \n ', /^An empty log/],
    ['{}', /the situation|must be/],
    ['{"cards": [', /must be a situation as JSON/],
    ['blah blah', /^"blah blah" names no card that is known here/],
    [hand, /^A log without a step/],
    [`${hand}\nP0 Normal Sumons "Dandylion"`, /Did you mean Normal Summons\?\n\s*\/duel check log:P0 has/],
    [`${hand}\nP0 Normal Summons "Dandylion"\ndoes "Dandylion" activate?`, /must not ask anything/],
  ] as const)('%j', async ([log, says]) => expect(await problemOf(log)).toMatch(says));

  test('a name with a wrong letter is taken for the card, and that is said', async () => {
    const outcome = await check(`${hand}\nP0 Normal Summons "Dandelion"`);
    if (!outcome.ok) throw new Error(outcome.problem.found);
    expect(outcome.verdict?.assumed).toContain('"Dandelion" is Dandylion');
  });
});

describe('with what the illegal step would be legal', () => {
  const twoHands = 'P0 has in the hand: "Dandylion", "Double Summon", "Celtic Guardian"';
  test.for([
    [
      'without an earlier step',
      `${twoHands}\nP0 Normal Summons "Celtic Guardian"\nP0 Normal Summons "Dandylion"`,
      ['legal, if step 1 had not been made (P0 Normal Summons "Celtic Guardian")'],
    ],
    [
      'without an activation and its resolution',
      `P0 has in the hand: "Pot of Duality", "Monster Reborn"\nP0 has in the GY: "Celtic Guardian"\nP0 activates "Monster Reborn", targeting "Celtic Guardian"\nresolve\nP0 activates "Pot of Duality"`,
      ['legal, if step 1 had not been made (P0 activates "Monster Reborn", targeting "Celtic Guardian")'],
    ],
    [
      'in another turn',
      `turn: P1\n${twoHands}\nP0 Normal Summons "Dandylion"`,
      ['legal, if it were the turn of P0'],
    ],
    ['by no single fact', 'P0 has in the GY: "Dandylion"\nP0 Normal Summons "Dandylion"', []],
    ['nothing of what is legal', `${twoHands}\nP0 Normal Summons "Dandylion"`, []],
  ] as const)('%s', async ([, log, lines]) => {
    const outcome = await check(log);
    if (!outcome.ok) throw new Error(printProblem(outcome.problem, { color: false }));
    const found = outcome.reply.sections?.find(({ heading }) => heading === 'What would change it');
    expect(found === undefined || !('lines' in found) ? [] : found.lines.map(({ text }) => text)).toEqual(
      lines,
    );
  });
});

/** The rows of plain-logs.txt: what is said of a log, and the log. */
const plainLogs = readFileSync(path.join(import.meta.dirname, 'plain-logs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

describe('a log in plain words', () => {
  test.for(plainLogs)('%s: %s', async ([is, log]) => {
    const { says, rule, cited, headline } = await said(log);
    const [what, step, by] = is.split(' ');
    if (what === 'open') expect(says).toBe('cannot tell');
    else if (what === 'legal')
      expect({ headline, cited }).toEqual({ headline: `All ${step} steps are legal.`, cited: true });
    else {
      expect({ says, rule, cited }).toEqual({ says: 'no', rule: by, cited: true });
      expect(headline).toMatch(new RegExp(`^Step ${step} is illegal \\(`));
    }
  });

  test('a sentence that is not understood leaves the steps behind it open, and those before it judged', async () => {
    const outcome = await check(
      'I Normal Summon Dandylion. I frobnicate wildly. I Normal Summon Celtic Guardian.',
    );
    if (!outcome.ok) throw new Error(outcome.problem.found);
    expect(outcome.verdict).toMatchObject({
      answer: 'cannot tell',
      judged: [
        { number: 1, is: 'legal' },
        { line: 'I frobnicate wildly.', is: 'not judged' },
        { number: 2, is: 'not judged' },
      ],
    });
  });

  test('a card that an effect moved, and that no step had named, may have come later', async () => {
    const { says, missing } = await said(
      'I activate Dark Hole. I go to the Battle Phase. I attack Jinzo with Celtic Guardian.',
    );
    expect(says).toBe('cannot tell');
    expect(missing.join()).toContain('as it was told');
  });

  test.for([
    ['what was left out is not called illegal', 'I Tribute Summon Jinzo.', 'needs 1 Tribute'],
    [
      'nor what may have happened in between',
      'I activate Dark Hole. I Normal Summon Jinzo.',
      'needs 1 Tribute',
    ],
    ['a word that is not understood', 'I Normal Summon Dandylion the frobnic way.', 'frobnic'],
    ['a question', 'I Normal Summon Dandylion. Can I Normal Summon Celtic Guardian?', 'a log asks nothing'],
  ] as const)('not decided: %s', async ([, log, missing]) => {
    const { says, missing: open } = await said(log);
    expect(says).toBe('cannot tell');
    expect(open.join()).toContain(missing);
  });

  test('how it was understood is shown, and can be put right where it was not understood whole', async () => {
    const outcome = await check('I Normal Summon Dandylion the frobnic way.');
    if (!outcome.ok) throw new Error('it was read');
    const { sections = [], choices = [] } = outcome.reply;
    expect(JSON.stringify(sections)).toContain('P0 Normal Summons \\"Dandylion\\"');
    expect(choices).toMatchObject([{ label: 'Put it right', opens: true }]);
    const line = choices[0]?.line ?? '';
    expect(await said(line.replace('/duel check log:', ''))).toMatchObject({ says: 'yes' });
  });

  test('whatever is typed is answered or told as a problem', async () => {
    const word = fc.constantFrom(
      ...'I my opponent Dandylion Jinzo activate attack chain Summon Set Tribute then and targeting . ; ? with ( \u202e 800'.split(
        ' ',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 14 }), async (words) => {
        const outcome = await check(words.join(' '));
        const says = !outcome.ok ? outcome.problem.expected : outcome.reply.title;
        expect(says).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });

  test('what was read in other words is said', async () => {
    const outcome = await check('i normal sumon Dandylion');
    const assumed = outcome.ok ? (outcome.verdict?.assumed ?? []) : [];
    expect(assumed).toContain('"sumon" was read as "summon"');
  });

  test.for(['hello there', 'I lost the game somehow.'])(
    'what tells of no card is a problem: %s',
    async (log) => {
      expect(await problemOf(log)).toContain('names no card that is known here');
    },
  );

  test('a mistyped line of the situation language is told as such', async () => {
    expect(await problemOf('P0 has in the hnad: "Dandylion"\nP0 Normal Summons "Dandylion"')).toContain(
      'Line 1',
    );
  });
});

test('a long log in plain words is checked step by step, and others have their turn in between', async () => {
  let [turns, isDone] = [0, false];
  const turning = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  const steps = 6;
  const all = 'I Normal Summon Dandylion. My opponent Normal Summons Jinzo. '.repeat(steps / 2);
  await check(`It is my turn. ${all}`);
  isDone = true;
  await turning;
  expect(turns).toBeGreaterThan(steps);
});
