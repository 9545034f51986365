import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Answered } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { sent } from '../replies/sent.ts';
import { asker, services } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';

const text =
  'P0 has in the hand: "Monster Reincarnation", "Dandylion"; P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"; resolve; does "Dandylion" activate?';

/** An effect that misses its timing, as its card is sent to the GY as a cost. */
const paid =
  'P0 controls: "Peten the Dark Clown"; P1 has in the Spell & Trap Zone: "the other card"; card "the other card": a Normal Spell; P0 activates "the other card", sending "Peten the Dark Clown" to the GY; resolve; does "Peten the Dark Clown" activate?';

const answered = async (line: string): Promise<Answered> => {
  const read = readLine(line, commands);
  if (!read.ok) throw new Error(read.problem.found);
  const { command, values } = read.value;
  const outcome = await command.run(values, asker, { ...services, ...books, rulings });
  if (!outcome.ok) throw new Error(outcome.problem.found);
  return outcome;
};

const choiceOf = ({ reply }: Awaited<ReturnType<typeof answered>>, label: string): string =>
  reply.choices?.find((choice) => choice.label === label)?.line ?? `no ${label}`;

describe('why, and why not', () => {
  test('a button walks through the findings, one by one, each with its rule and the ruling beside it', async () => {
    const whole = await answered(`/situation text:${text}`);
    const findings = whole.verdict?.findings ?? [];
    expect(findings.length).toBeGreaterThan(1);
    let line = choiceOf(whole, 'Why not?');
    for (const [at, { because, rule }] of findings.entries()) {
      const step = await answered(line);
      const said = JSON.stringify(step.reply.sections);
      const title = books.rulebook.byId(rule)?.title ?? '';
      expect(step.reply.title).toMatch(/^(For|Against|Open): /);
      expect(step.reply.title.endsWith(title)).toBe(true);
      expect(step.reply.lead?.toLowerCase()).toBe(`${because.toLowerCase()}.`);
      expect(step.reply.lead).toMatch(/^[A-Z]/);
      expect(said).toContain(whole.reply.lead);
      expect(said).toContain(JSON.stringify(books.rulebook.byId(rule)?.statement).slice(1, -1));
      expect(step.reply.sources?.length).toBeGreaterThan(0);
      expect(step.reply.footer).toContain(`page ${at + 1} of ${findings.length}`);
      expect(sent(step.reply).faults).toEqual([]);
      line = choiceOf(step, at + 1 < findings.length ? 'Next ▶' : 'The whole ruling');
    }
    const back = await answered(line);
    expect([back.verdict?.answer, back.verdict?.findings]).toEqual([whole.verdict?.answer, findings]);
  });

  test('the button is named after the answer', async () => {
    const yes = await answered('/timing card:"Peten the Dark Clown" event:sent-to-gy as:effect');
    expect(yes.verdict?.answer).toBe('yes');
    expect(choiceOf(yes, 'Why?')).toMatch(/^\/situation why:1 text:/);
    expect(choiceOf(yes, 'Why not?')).toBe('no Why not?');
  });

  test('past the last finding is the last one', async () => {
    const { reply } = await answered(`/situation why:99 text:${text}`);
    const [, last, all] = /page (\d+) of (\d+)/.exec(reply.footer ?? '') ?? [];
    expect(last).toBe(all);
    expect(choiceOf({ ok: true, reply }, 'Next ▶')).toBe('no Next ▶');
  });
});

describe('what if', () => {
  test('a button changes one fact and rules again, saying what was changed and what the answer was', async () => {
    const before = await answered(`/situation text:${paid}`);
    const after = await answered(choiceOf(before, 'What if: by an effect'));
    expect([before.verdict?.answer, after.verdict?.answer]).toEqual(['no', 'yes']);
    expect(after.reply.sections?.[0]).toEqual({
      heading: 'What was changed',
      style: 'list',
      lines: [
        { text: 'supposed that Peten the Dark Clown were sent to the GY by the effect, and not as a cost' },
        { text: 'the answer was No, and is Yes now' },
        { label: 'Before', text: before.reply.lead },
      ],
    });
    expect(after.reply.recalledBy).not.toBe(before.reply.recalledBy);
  });

  test('past the last fact it is the last one; where none would change it, it is the answer itself', async () => {
    const last = await answered(`/situation what-if:4 text:${paid}`);
    expect(last.reply.sections?.[0]?.heading).toBe('What was changed');
    const plain = '/situation what-if:1 text:P0 controls: "Dandylion"; is "Dandylion" properly Summoned?';
    const { verdict, reply } = await answered(plain);
    expect(verdict?.situation).not.toBeNull();
    expect(reply.sections?.some(({ heading }) => heading === 'What was changed')).toBe(false);
  });
});
