import { expect } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Asker, Outcome, Services } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { printLine } from '../../src/commands/line/print-line.ts';
import { formFor } from '../../src/discord/messages/form.ts';
import type { Choice } from '../../src/platform/problem.ts';
import type { Reply } from '../../src/replies/reply.ts';
import { services as fakes } from './fakes.ts';
import { books, examples, rulings } from './project-data.ts';

/** /duel build used as a player does: by what its replies offer. */

export const services: Services = { ...fakes, ...books, rulings, examples };
export const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };

export const run = (line: string): Promise<Outcome> => answer(line, asker, services, commands);

/** What a line answers; a problem is a failure of the test. */
export async function replyTo(line: string): Promise<Reply> {
  const outcome = await run(line);
  if (!outcome.ok) throw new Error(`${line}: ${JSON.stringify(outcome.problem)}`);
  return outcome.reply;
}

/** Everything that a reply offers: its buttons, then its select. */
export const offered = ({ choices = [], menu }: Reply): readonly Choice[] => [
  ...choices,
  ...(menu?.choices ?? []),
];

/** Picks what is labelled so; a form is filled in with a text. */
export function picked(reply: Reply, label: string, text?: string): Promise<Reply> {
  const choice = offered(reply).find((each) => each.label === label);
  if (choice === undefined)
    throw new Error(
      `no "${label}" under ${reply.title}: ${offered(reply)
        .map((each) => each.label)
        .join(' | ')}`,
    );
  if (text === undefined) return replyTo(choice.line);
  expect(choice.opens).toBe(true);
  const line = readLine(choice.line, commands);
  const form = line.ok ? formFor(line.value) : line;
  if (!form.ok || !line.ok) throw new Error(`${choice.line} opens no form`);
  const { command, form: spec, others } = form.value;
  return replyTo(printLine(command.name, { ...others, [spec.option]: text }));
}

/** Picks one after the other; a pair fills in a form. */
export async function followed(
  from: Reply,
  ...labels: readonly (string | readonly [label: string, text: string])[]
): Promise<Reply> {
  let reply = from;
  for (const label of labels)
    reply = await (typeof label === 'string' ? picked(reply, label) : picked(reply, ...label));
  return reply;
}

/** The lines of a section. */
export const linesIn = (reply: Reply, heading: string): readonly string[] =>
  (reply.sections ?? []).flatMap((each) =>
    each.heading === heading && 'lines' in each ? each.lines.map(({ text }) => text) : [],
  );

/** The situation so far, as a reply shows it. */
export const soFar = (reply: Reply): string => linesIn(reply, 'The situation so far').join('\n');
