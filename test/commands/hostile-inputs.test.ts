import { expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { situation } from '../../commands/situation.ts';
import type { ListedCatalogue } from '../../src/cards/catalogue.ts';
import type { OptionSpec } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { exampleLine } from '../../src/commands/option-values.ts';
import { asker, services } from '../support/builder.ts';
import { hostileTexts } from '../support/hostile-texts.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The most that Discord lets somebody type into an option, in characters. */
const LONGEST = 6000;
/** How many cards are looked for by name for one input. Each takes up to some milliseconds. */
const MOST_SEARCHES = 40;
/** How many names are looked up as they stand for one input: that takes microseconds. */
const MOST_LOOK_UPS = 1000;
/** How many marks behind one letter are put in their order: for thousands it takes seconds. */
const MOST_MARKS = 100;

/** A catalogue that counts what is looked for in it. */
function counting(catalogue: ListedCatalogue) {
  const counts = { searches: 0, lookUps: 0 };
  const counted: ListedCatalogue = {
    ...catalogue,
    exact: (name) => {
      counts.lookUps += 1;
      return catalogue.exact(name);
    },
    pick: (name) => {
      counts.searches += 1;
      return catalogue.pick(name);
    },
    search: (typed, limit) => {
      counts.searches += 1;
      return catalogue.search(typed, limit);
    },
    searching: (typed, limit) => {
      counts.searches += 1;
      return catalogue.searching(typed, limit);
    },
  };
  return { counts, counted };
}

const longestRun = (text: unknown): number =>
  Math.max(0, ...(String(text).match(/\p{M}+/gu) ?? []).map(({ length }) => length));

const isTyped = ({ type, choices }: OptionSpec): boolean =>
  choices === undefined && (type === 'text' || type === 'list' || type === 'file');

const typedOptions = commands.flatMap((command) =>
  command.options.filter(isTyped).map(({ name }) => [command.name, name, command] as const),
);

test.for(typedOptions)('/%s %s: no text makes for more than some work', async ([, option, command]) => {
  const example = readLine(exampleLine(command), commands);
  const values = example.ok ? example.value.values : {};
  const normalized = vi.spyOn(String.prototype, 'normalize');
  for (const [what, text] of hostileTexts(LONGEST)) {
    const { counts, counted } = counting(services.catalogue);
    await command.run({ ...values, [option]: text }, asker, { ...services, catalogue: counted });
    expect(counts.searches, what).toBeLessThanOrEqual(MOST_SEARCHES);
    expect(counts.lookUps, what).toBeLessThanOrEqual(MOST_LOOK_UPS);
    expect(Math.max(0, ...normalized.mock.contexts.map(longestRun)), what).toBeLessThanOrEqual(MOST_MARKS);
    normalized.mockClear();
  }
});

test.for(['ask', 'duel check', 'cards', 'ruling'])(
  '/%s takes no more than 1,500 characters, and says so kindly',
  async (name) => {
    const command = commands.find((each) => each.name === name);
    const option = command?.options[0]?.name ?? '';
    const outcome = await command?.run({ [option]: 'Dandylion '.repeat(151) }, asker, services);
    expect(outcome).toMatchObject({
      ok: false,
      problem: {
        code: 'too-long',
        found: 'A text of 1,510 characters',
        expected: 'must have at most 1,500 in plain words',
      },
    });
    const within = await command?.run({ [option]: 'Dandylion '.repeat(150) }, asker, services);
    expect(within).not.toMatchObject({ problem: { code: 'too-long' } });
  },
);

test('of a text with many bad lines the first are told', async () => {
  const outcome = await situation.run({ text: 'Dandylino\n'.repeat(300) }, asker, services);
  expect(!outcome.ok ? (outcome.problem.more?.length ?? 0) : 0).toBe(24);
});
