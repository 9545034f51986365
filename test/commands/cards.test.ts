import { expect, test } from 'vitest';
import { cards } from '../../commands/cards.ts';
import { asker, services } from '../support/fakes.ts';
import { wordBooks } from '../support/word-cards.ts';

const named = async (text: string) => {
  const outcome = await cards.run({ text }, asker, { ...services, ...wordBooks });
  if (!outcome.ok) return outcome.problem.code;
  const { choices = [], menu } = outcome.reply;
  return [...choices, ...(menu?.choices ?? [])].map(({ line }) => line);
};

test.for<[string, string, string | readonly string[]]>([
  [
    'names in full, each once',
    'Plain Boar beats Weeping Owl, and Plain Boar again',
    ['Plain Boar', 'Weeping Owl'],
  ],
  [
    'a name with a typo in brackets',
    'what of [[Cooper Heron]] and [[Plain Boar]]?',
    ['Copper Heron', 'Plain Boar'],
  ],
  ['no card at all', 'who goes first?', 'no-cards-named'],
])('%s', async ([, text, found]) => {
  const lines = typeof found === 'string' ? found : found.map((name) => `/card name:"${name}"`);
  expect(await named(text)).toEqual(lines);
});

test.for([
  ['as it is', 'Plain Boar', 'Plain Boar'],
  ['by a typo', '[[Cooper Heron]]', 'Copper Heron'],
] as const)('a card that is named alone is shown: %s', async ([, text, title]) => {
  const outcome = await cards.run({ text }, asker, { ...services, ...wordBooks });
  expect(outcome).toMatchObject({ ok: true, reply: { title } });
});

test('one name in brackets that no card has is asked back', async () => {
  const outcome = await cards.run({ text: '[[Qqqqq Zzz]]' }, asker, { ...services, ...wordBooks });
  expect(outcome).toMatchObject({ ok: false, problem: { found: expect.stringContaining('Qqqqq Zzz') } });
});
