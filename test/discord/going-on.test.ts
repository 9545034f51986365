import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { buttonsOf, type SentMessage, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { askerId, guildId, otherId } from '../support/discord-stand-in/interaction-payloads.ts';
import { connected } from './connected.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A list that grows in its own message: by a select, and by a form that says one thing more of the line. */
const growing: Command = {
  name: 'grow',
  description: 'A list that grows',
  options: [
    { name: 'name', description: 'what is added', type: 'text' },
    { name: 'list', description: 'what there is', type: 'text' },
  ],
  form: {
    option: 'name',
    title: 'One more',
    label: 'What',
    template: '',
    layOut: (text) => text,
    goesOn: true,
  },
  run: ({ name, list = '' }) => {
    if (name === 'bad')
      return { ok: false, problem: { code: 'bad', found: 'bad', expected: 'must be good' } };
    const now = [list, name ?? ''].filter((each) => each !== '').join('+');
    const line = (option: string, value: string) =>
      `/grow ${option}:"${value}"${option === 'name' ? ` list:"${now}"` : ''}`;
    return {
      ok: true,
      reply: {
        tone: 'info',
        title: `List ${now}`,
        choices: [
          { label: 'Add', line: now === '' ? '/grow' : `/grow list:"${now}"`, opens: true, row: 'grow' },
          { label: 'Again', line: line('list', now), turns: true, row: 'grow' },
        ],
        menu: { heading: 'Add one', choices: [{ label: 'a', line: line('name', 'a'), turns: true }] },
      },
    };
  },
};

/** The bot with that command alone, which reads its lines as the real one does. */
const start = (deferAfterMs = 1_000_000) =>
  connected([growing], { readLine: (line) => readLine(line, [growing]), deferAfterMs });

const titleOf = (message: SentMessage): string | undefined => message.embeds[0]?.title;
const asked = { askedBy: askerId };
const other = { guildId, userId: otherId };
const ephemeral = 64;

describe('a command whose form goes on with a line', () => {
  test('is answered at once where it is used without the text that the form asks for', async () => {
    const { discord } = await start();
    const reply = await discord.slash({ name: 'grow' }).reply();
    expect(titleOf(reply)).toBe('ℹ️ List');
    // What opens a form and what goes on stand in one row, as they were given one.
    expect(buttonsOf(reply).map(({ label }) => label)).toEqual(['Add', 'Again']);
    expect(reply.components).toHaveLength(2);
  });

  test('its form keeps what the line says, and is answered in the place of its message', async () => {
    const { discord } = await start();
    const form = await discord.press('1?/grow list:"one"', undefined, asked).form();
    expect([form.custom_id, form.title]).toEqual(['1>/grow list:one', 'One more']);
    expect(form.components[0]?.component.value).toBeUndefined();
    const update = await discord.submit(form.custom_id, 'name', 'two', undefined, asked).update();
    expect(titleOf(update)).toBe('ℹ️ List one+two');
  });

  test('a long line is kept elsewhere', async () => {
    const { discord } = await start();
    const list = 'x'.repeat(150);
    const shown = await discord.slash({ name: 'grow', options: { list } }).reply();
    const form = await discord.press(buttonsOf(shown)[0]?.custom_id ?? '', undefined, asked).form();
    expect(form.custom_id).toMatch(/^1>#key/);
    const update = await discord.submit(form.custom_id, 'name', 'two', undefined, asked).update();
    expect(titleOf(update)).toBe(`ℹ️ List ${list}+two`);
  });

  test('another one who fills it in gets the answer alone', async () => {
    const { discord } = await start();
    const exchange = discord.submit('1>/grow list:one', 'name', 'two', other, asked);
    const reply = await exchange.reply();
    expect([titleOf(reply), reply.flags & ephemeral]).toEqual(['ℹ️ List one+two', ephemeral]);
  });

  test('what is bad is told to the asker alone, who can change it, and the message stays', async () => {
    const { discord } = await start();
    const exchange = discord.submit('1>/grow list:one', 'name', 'bad', undefined, asked);
    const reply = await exchange.reply();
    expect([reply.embeds[0]?.description, reply.flags & ephemeral]).toEqual([
      'bad: must be good.',
      ephemeral,
    ]);
    expect(buttonsOf(reply)[0]).toEqual({ custom_id: '1?/grow list:one name:bad', label: 'Change the text' });
  });

  test('a form whose line was forgotten says so', async () => {
    const { discord } = await start();
    const reply = await discord.submit('1>#nowhere', 'name', 'two', undefined, asked).reply();
    expect(reply.embeds[0]?.description).toContain('no longer kept');
  });

  test('opened from no message, it is answered in a new one', async () => {
    const { discord } = await start();
    const reply = await discord.submit('1>/grow list:one', 'name', 'two').reply();
    expect(titleOf(reply)).toBe('ℹ️ List one+two');
  });
});

describe('a select that goes on in its message', () => {
  test('for the one who asked', async () => {
    const { discord } = await start();
    const shown = await discord.slash({ name: 'grow', options: { list: 'one' } }).reply();
    const [select] = selectsOf(shown);
    const value = select?.options[0]?.value ?? '';
    expect(value).toBe('1>/grow name:"a" list:"one"');
    const update = await discord.pick(select?.custom_id ?? '', value, undefined, asked).update();
    expect(titleOf(update)).toBe('ℹ️ List one+a');
  });

  test('and for others alone', async () => {
    const { discord } = await start();
    const reply = await discord.pick('menu', '1>/grow name:"a" list:"one"', other, asked).reply();
    expect(reply.flags & ephemeral).toBe(ephemeral);
  });

  test('where the wait has to be shown, too', async () => {
    const { discord } = await start(0);
    const exchange = discord.pick('menu', '1>/grow name:"a"', undefined, asked);
    expect(titleOf(await exchange.update())).toBe('ℹ️ List a');
    const form = discord.submit('1>/grow', 'name', 'two', undefined, asked);
    expect(titleOf(await form.update())).toBe('ℹ️ List two');
  });
});
