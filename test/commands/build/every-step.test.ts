import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { duelBuild } from '../../../commands/duel-build.ts';
import { commands } from '../../../commands/index.ts';
import { readSoFar, textOf } from '../../../src/commands/build/board.ts';
import type { Outcome } from '../../../src/commands/command.ts';
import { readLine } from '../../../src/commands/line/line.ts';
import { formFor } from '../../../src/discord/messages/form.ts';
import type { Choice } from '../../../src/platform/problem.ts';
import type { Reply } from '../../../src/replies/reply.ts';
import { asker, offered, services } from '../../support/builder.ts';
import { replyFaults } from '../../support/discord-stand-in/reply-faults.ts';

vi.setConfig({ testTimeout: 300_000 });

const names = services.catalogue.names;

/** What a choice runs, with names filled in where it opens the form for them. */
function answered({ line, opens }: Choice, typed: string): Outcome {
  const read = readLine(line, commands);
  if (!read.ok) throw new Error(`not read: ${line}`);
  const { command, values } = read.value;
  expect(command.name).toBe('duel build');
  const outcome = duelBuild.run(opens ? { ...values, card: typed } : values, asker, services);
  if (outcome instanceof Promise) throw new Error('a step is answered at once');
  return outcome;
}

/** Every text that a line goes on with is read, and is printed as it is. */
function checkText({ line, opens }: Choice): void {
  const read = readLine(line, commands);
  if (!read.ok) throw new Error(`not read: ${line}`);
  if (opens) expect(formFor(read.value).ok, line).toBe(true);
  const { text } = read.value.values;
  if (read.value.command.name !== 'duel build' || text === undefined) return;
  const reading = readSoFar(String(text), 'tcg', services);
  if (!reading.ok) throw new Error(`${line}: ${JSON.stringify(reading.problem)}`);
  const { situation, asks } = reading.value;
  if (!asks) expect(textOf(situation, 'tcg')).toBe(String(text).replaceAll('; ', '\n'));
}

const isStep = ({ line }: Choice): boolean => line.startsWith('/duel build');

/** Checks all that a reply offers, and gives what goes on in the builder. */
function checked(reply: Reply, typed: string): readonly Choice[] {
  const all = offered(reply);
  for (const each of all) checkText(each);
  const on = all.filter(isStep);
  for (const each of on) expect(answered(each, typed), each.line).toMatchObject({ ok: true });
  expect(replyFaults({ ...reply, part: 0 })).toEqual([]);
  expect(replyFaults({ ...reply, part: 1 })).toEqual([]);
  return on;
}

test('whatever is picked, each line that is offered is read and runs, and its text is one that is read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(999), { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      (cards, picks, cardsFirst) => {
        const typed = cards.join('\n');
        let outcome = duelBuild.run({ card: typed }, asker, services);
        if (!cardsFirst) outcome = duelBuild.run({}, asker, services);
        for (const pick of picks) {
          if (outcome instanceof Promise || !outcome.ok) throw new Error('no answer');
          const on = checked(outcome.reply, typed);
          // What goes on rather than back: the first buttons, and the select.
          const choice = on[pick % on.length];
          if (choice === undefined) return;
          outcome = answered(choice, typed);
        }
      },
    ),
    { numRuns: 5 },
  );
});
