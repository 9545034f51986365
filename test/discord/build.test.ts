import { expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { services } from '../support/builder.ts';
import { buttonsOf, type SentMessage, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { askerId } from '../support/discord-stand-in/interaction-payloads.ts';
import { connected } from './connected.ts';
import { fakeSettings } from './fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const asked = { askedBy: askerId };
const titleOf = (message: SentMessage): string | undefined => message.embeds[0]?.title;
/** What Discord has in the value of an option, or in the custom_id of a button, with this label. */
const idOf = (message: SentMessage, label: string): string => {
  const option = selectsOf(message)[0]?.options.find((each) => each.label === label)?.value;
  const id = option ?? buttonsOf(message).find((each) => each.label === label)?.custom_id;
  if (id === undefined) throw new Error(`no "${label}" under ${titleOf(message)}`);
  return id;
};

test('a situation is built in one message, from the form to the verdict', async () => {
  const { discord } = await connected(commands, {
    services: { ...services, settings: fakeSettings() },
    readLine: (line) => readLine(line, commands),
    // Nobody picks as fast as this.
    admit: () => undefined,
  });
  const picked = (message: SentMessage, label: string) =>
    discord.pick('menu', idOf(message, label), undefined, asked).update();
  const pressed = (message: SentMessage, label: string) =>
    discord.press(idOf(message, label), undefined, asked).update();

  const start = await discord.slash({ name: 'duel', sub: 'build' }).reply();
  const form = await discord.press(idOf(start, 'Add a card'), undefined, asked).form();
  expect([form.title, form.components[0]?.label]).toEqual(['Add cards', 'Names of cards, one a line']);
  let shown = await discord
    .submit(form.custom_id, 'card', 'dandelion\nmonster reincarnation', undefined, asked)
    .update();
  expect(titleOf(shown)).toBe('ℹ️ Where is Dandylion?');
  shown = await picked(shown, 'P0: hand');
  shown = await picked(shown, 'P0: hand');
  shown = await pressed(shown, 'What is done');
  shown = await picked(shown, 'Activate a card or effect');
  shown = await picked(shown, 'P0 activates "Monster Reincarnation"');
  shown = await picked(shown, 'Dandylion');
  shown = await picked(shown, 'Dandylion');
  shown = await pressed(shown, 'Resolve');
  shown = await pressed(shown, 'Ask a question');
  const written = await discord.press(idOf(shown, 'Back'), undefined, asked).update();
  const text = await discord.press(idOf(written, 'Write it out'), undefined, asked).form();
  expect([text.custom_id, text.components[0]?.component.value?.split('\n').at(-1)]).toEqual([
    'situation',
    'resolve',
  ]);
  shown = await picked(shown, 'does "Dandylion" activate?');
  expect(titleOf(shown)).toBe('❌ No');
  expect(buttonsOf(shown).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Show the situation', 'Ask something else', 'Go on building']),
  );
  expect(discord.faults).toEqual([]);
});

test('from an open answer, "Build it" and two picks are a verdict', async () => {
  const { discord } = await connected(commands, {
    services: { ...services, settings: fakeSettings() },
    readLine: (line) => readLine(line, commands),
    admit: () => undefined,
  });
  const asks = 'What about Dandylion and its oddness?';
  const open = await discord.slash({ name: 'ask', options: { text: asks } }).reply();
  const where = await discord.press(idOf(open, 'Build it'), undefined, asked).reply();
  expect(titleOf(where)).toBe('ℹ️ Where is Dandylion?');
  const board = await discord.pick('menu', idOf(where, 'P1: GY'), undefined, asked).update();
  const verdict = await discord
    .pick('menu', idOf(board, 'can "Dandylion" be Special Summoned?'), undefined, asked)
    .update();
  expect(titleOf(verdict)).toBe('✅ Yes');
  expect(discord.faults).toEqual([]);
});
