import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Asker, Outcome, Services } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { situationLine } from '../../src/commands/line/print-line.ts';
import { problemReply } from '../../src/replies/problem-reply.ts';
import { printProblem } from '../../src/replies/terminal/terminal.ts';
import { printSituation } from '../../src/situations/language/print.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, isPlayable, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };
const ask = (line: string): Promise<Outcome> => answer(line, asker, services, commands);

const text = `P0 has in the hand: "Monster Reincarnation", "Dandylion"
P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"
resolve
does "Dandylion" activate?`;

/** The verdict, but for how long it took. */
const verdictOf = (outcome: Outcome): Verdict => {
  if (!outcome.ok || outcome.verdict === undefined) throw new Error(JSON.stringify(outcome));
  // Who read it, and of which words, is of the way in.
  const { readAs: _, notRead: __, reader: ___, ...verdict } = outcome.verdict;
  return { ...verdict, ms: 0 };
};

const shown = (outcome: Outcome): string | undefined =>
  !outcome.ok ? undefined : outcome.reply.choices?.find(({ label }) => label === 'Show the situation')?.line;

describe('/situation', () => {
  test('rules on its text, on several lines or on one', async () => {
    const verdict = verdictOf(await ask(text));
    expect([verdict.answer, verdict.findings[0]?.rule]).toEqual(['no', 'trigger/private-location']);
    for (const line of [`/situation text:${text.replaceAll('\n', '; ')}`, situationLine(text)])
      expect(verdictOf(await ask(line))).toEqual(verdict);
  });

  test('without a text shows every form, and a whole situation that comes out', async () => {
    const outcome = await ask('/situation');
    if (!outcome.ok) throw new Error(outcome.problem.found);
    const [whole] = outcome.reply.sections ?? [];
    const lines = whole === undefined || whole.style === 'table' ? [] : whole.lines.map((line) => line.text);
    expect(verdictOf(await ask(lines.join('\n'))).answer).toBe('no');
  });

  test('rules by the ruleset of the asker, or by that of the text', async () => {
    const rule = async (line: string) =>
      verdictOf(await answer(line, { ...asker, ruleset: 'ocg' }, services, commands));
    expect((await rule(text)).ruleset).toBe('ocg');
    expect((await rule(`ruleset: TCG\n${text}`)).ruleset).toBe('tcg');
  });

  test('tells every bad line, each with lines that can be read', async () => {
    const outcome = await ask(text.replace('activates', 'activats').replace('resolve', 'resolv'));
    if (outcome.ok) throw new Error('it was read');
    const { problem } = outcome;
    expect([problem, ...(problem.more ?? [])].map(({ found }) => found)).toEqual([
      'Line 2, "activats"',
      'Line 3, "resolv"',
    ]);
    const lines = [problem, ...(problem.more ?? [])].flatMap(({ choices = [] }) =>
      choices.map(({ line }) => line),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(readLine(line, commands)).toMatchObject({ ok: true, value: { command: { name: 'situation' } } });
    expect(
      printProblem(problem, { color: false })
        .split('\n')
        .filter((line) => line.startsWith('Line ')),
    ).toHaveLength(2);
    const reply = problemReply(problem);
    expect(reply.lead).toContain('Line 2');
    expect(reply.sections?.[0]?.heading).toBe('Also');
    expect(reply.choices?.map(({ line }) => line)).toEqual(lines);
  });

  test('what cannot be played is a problem, and no verdict', async () => {
    const outcome = await ask('P0 has in the hand: Dandylion; resolve; does Dandylion activate?');
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'unplayable' } });
  });
});

describe('the situation of a verdict is shown, and gives the same verdict again', () => {
  const lines: readonly (readonly [string, rule?: string])[] = [
    ...rulings.filter(isPlayable).map(({ id, rule }) => [`/ruling ${id.toLowerCase()}`, rule] as const),
    ...[
      ...examples,
      '/timing card:"Dandylion" event:sent-to-gy',
      '/timing card:dandylon event:sent-to-gy as:cost',
      '/summoned card:"Stardust Dragn" history:synchro-summoned,banished by:effect',
    ].map((line) => [line] as const),
  ];
  test.for(lines)('%s', async ([line, rule]) => {
    const outcome = await ask(line);
    if (!outcome.ok) throw new Error(outcome.problem.found);
    if (rule !== undefined) expect(outcome.verdict?.findings[0]?.rule).toBe(rule);
    const again = shown(outcome);
    const situation = outcome.verdict?.situation ?? null;
    expect(again !== undefined).toBe(situation !== null);
    if (again === undefined || situation === null) return;
    const before = verdictOf(outcome);
    for (const text of new Set([again, printSituation(situation)])) {
      const after = verdictOf(await ask(text));
      // A recorded ruling brings sources of its own besides those of the rule.
      const own = line.startsWith('/ruling') ? { citations: before?.citations } : {};
      expect({ ...after, ...own }).toEqual(before);
      expect(before?.citations).toEqual(expect.arrayContaining([...(after?.citations ?? [])]));
    }
  });

  test('a verdict that depends on what was not said has no situation to show', async () => {
    const outcome = await ask('/timing card:"Peten the Dark Clown" event:sent-to-gy');
    expect([verdictOf(outcome).answer, shown(outcome)]).toEqual(['cannot tell', undefined]);
  });
});

test.for([
  ['plain', 'ruleset: TCG\nis "x" on the field?', '/situation text:ruleset: TCG; is "x" on the field?'],
  ['with quotes first', '"x" is drawn', '/situation text:"\\"x\\" is drawn"'],
  ['with its own option in it', 'assume: "a text: b"', '/situation text:"assume: \\"a text: b\\""'],
] as const)('a line for a text, %s', ([, of, line]) => {
  expect(situationLine(of)).toBe(line);
  const read = readLine(line, commands);
  expect(read.ok && read.value.values.text).toBe(of.replaceAll('\n', '; '));
});
