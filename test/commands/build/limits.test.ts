import { expect, test, vi } from 'vitest';
import { LONGEST_LINE } from '../../../src/commands/line/line.ts';
import type { Reply } from '../../../src/replies/reply.ts';
import { offered, picked, replyTo, run, services } from '../../support/builder.ts';
import { replyFaults } from '../../support/discord-stand-in/reply-faults.ts';

vi.setConfig({ testTimeout: 120_000 });

const monsters = services.catalogue.cards.filter(
  ({ facts }) => facts.cardType === 'monster' && !facts.abilities.includes('Link'),
);

/** So many monsters of each player. */
const board = (count: number): string =>
  ['P0', 'P1']
    .map(
      (player, at) =>
        `${player} controls: ${monsters
          .slice(at * count, (at + 1) * count)
          .map(({ name }) => `"${name}"`)
          .join(', ')}`,
    )
    .join('; ');

const faults = (reply: Reply) => [0, 1, 2].flatMap((part) => replyFaults({ ...reply, part }));

test.for(['', 'do', 'activate', 'attack', 'happens', 'ask', 'ask-affected', 'ask-happened', 'add'])(
  'step:%s with twelve cards is inside the limits of Discord',
  async (step) => {
    const line = `/duel build ${step === '' ? '' : `step:${step} `}text:${board(6)}`;
    expect(faults(await replyTo(line))).toEqual([]);
  },
);

test('where there is more than a select holds, the card is picked first, or a page is turned', async () => {
  const attacks = await replyTo(`/duel build step:attack text:${board(6)}`);
  expect(attacks.menu?.choices.map(({ label }) => label)).toEqual(
    monsters.slice(0, 6).map(({ name }) => name),
  );
  const [first] = monsters;
  const own = await picked(attacks, first?.name ?? '');
  expect(own.menu?.choices).toHaveLength(7);
  const happened = await replyTo(`/duel build step:happens card:"${first?.name}" text:${board(1)}`);
  expect(happened.menu?.choices.length).toBeLessThanOrEqual(25);

  const many = await replyTo(`/duel build step:ask-affected text:${board(16)}`);
  expect([many.menu?.choices.length, many.footer]).toEqual([25, 'page 1 of 2']);
  expect(offered(many).find(({ label }) => label === 'Next ▶')?.turns).toBe(true);
  const next = await picked(many, 'Next ▶');
  expect([next.menu?.choices.length, next.footer]).toEqual([7, 'page 2 of 2']);
});

test('a text that is nearly as long as one may be is added to no more, and says so', async () => {
  const jinzos = (count: number) =>
    `P0 has in the Deck: ${Array.from({ length: count }, (_, at) => `"Jinzo" as "${'x'.repeat(20)}${at}"`).join(', ')}`;
  const text = jinzos(69);
  const home = await replyTo(`/duel build text:${text}`);
  expect(faults(home)).toEqual([]);
  for (const { line } of offered(home)) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  const where = await run(`/duel build card:Dandylion text:${text}`);
  if (!where.ok) throw new Error(where.problem.found);
  expect(where.reply.lead).toContain('4,000 characters');
  expect(offered(where.reply).length).toBeGreaterThan(0);
});

test('no more cards are added than a situation has', async () => {
  const text = `P0 has in the Deck: ${Array.from({ length: 120 }, (_, at) => `"Jinzo" as "j${at}"`).join(', ')}`;
  const reply = await replyTo(`/duel build card:Dandylion text:${text}`);
  expect(reply.title).toBe('Too many cards');
});
