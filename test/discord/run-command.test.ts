import { expect, test } from 'vitest';
import { answerLine } from '../../src/discord/run-command.ts';
import { cardCommand, fakeReadLine, fakeServices, managersCommand } from './fakes.ts';

const readLine = fakeReadLine([cardCommand, managersCommand]);
const member = { mayManage: false, ruleset: 'tcg' } as const;
const manager = { mayManage: true, ruleset: 'tcg' } as const;

test.for([
  ['an answer is for all', '/card name:"Dandylion"', member, 'Dandylion', false],
  ['a problem is for the asker alone', '/card name:"Dandelion"', member, 'Not answered', true],
  ['so is a line that cannot be read', '/gone', member, 'Not answered', true],
  ['and what only managers may do', '/settings ruleset ruleset:"ocg"', member, 'Not answered', true],
  ['a quiet command answers a manager alone', '/settings ruleset ruleset:"ocg"', manager, 'Now ocg', true],
] as const)('%s', async ([, line, asker, title, quiet]) => {
  expect(await answerLine(line, asker, fakeServices(), readLine)).toMatchObject({ reply: { title }, quiet });
});
