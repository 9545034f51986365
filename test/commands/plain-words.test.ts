import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/ask.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { printReply } from '../../src/replies/terminal.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };

async function told(line: string): Promise<{ readonly answer: string; readonly text: string }> {
  const outcome = await answer(line, asker, services, commands);
  if (outcome.kind === 'problem') throw new Error(outcome.problem.expected);
  return { answer: outcome.verdict?.answer ?? '', text: printReply(outcome.reply, { color: false }) };
}

const ruled =
  'I activate Monster Reincarnation, discarding Dandylion, and add Dandylion back to my hand. Does Dandylion trigger?';
const open = 'I discard Dandylion to the moths. Does Dandylion trigger?';
const topic = 'can a gemini be normal summoned again';

describe.for(['', '/ask text:'])('plain words after "%s"', (before) => {
  const ask = (words: string) => told(`${before}${words}`);

  test('a situation is ruled on, and how it was understood is shown', async () => {
    const { answer: said, text } = await ask(ruled);
    expect(said).toBe('no');
    expect(text).toContain('As it was understood');
    expect(text).not.toContain('Found by search');
  });

  test('one that is not understood is "cannot tell", with what is missing and what the rulebook has', async () => {
    const { answer: said, text } = await ask(open);
    expect(said).toBe('cannot tell');
    expect(text).toMatch(/^\? Cannot tell\n.*What is missing.*Found by search.*was not ruled on/s);
  });

  test('words that tell of no situation find a rule', async () => {
    const { answer: said, text } = await ask(topic);
    expect(said).toBe('cannot tell');
    expect(text).toContain('No situation was recognised');
    expect(text).toContain('gemini-numbered/second-summon-when');
  });
});

test('/ask takes the situation language too', async () => {
  const { answer: said } = await told(
    `/ask text:${JSON.stringify('P0 has in the hand: "Dandylion"; does "Dandylion" activate?')}`,
  );
  expect(said).toBe('no');
});
