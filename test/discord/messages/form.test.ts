import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/commands/command.ts';
import { type Bot, startBot } from '../../../src/discord/client.ts';
import { buttonsOf } from '../../support/discord-stand-in/bodies.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../../support/discord-stand-in/stand-in.ts';
import { cardCommand, fakeReadLine, fakeServices, fakeSettings, keptLog } from '../fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Takes several lines; the answer offers them again, for changing. */
const linesCommand: Command = {
  name: 'lines',
  description: 'Several lines',
  options: [{ name: 'text', description: 'the lines', type: 'text' }],
  form: {
    option: 'text',
    title: 'Lines',
    label: 'One a line',
    template: 'first\nlast',
    layOut: (text) => text.replaceAll('; ', '\n'),
  },
  run: ({ text = '' }) =>
    text === 'bad'
      ? { ok: false, problem: { code: 'bad', found: 'bad', expected: 'must be good' } }
      : {
          ok: true,
          reply: {
            tone: 'info',
            title: `Read ${text}`,
            choices: [{ label: 'Change', line: `/lines text:"${text}"`, opens: true }],
          },
        },
};

const running: { readonly bot: Bot; readonly discord: DiscordStandIn; readonly log: string[] }[] = [];

const connect = async (settings = fakeSettings()) => {
  const commands: readonly Command[] = [linesCommand, cardCommand];
  const discord = await startDiscordStandIn();
  const { log, lines } = keptLog();
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services: fakeServices(settings),
    readLine: fakeReadLine(commands),
    log,
    deferAfterMs: 1_000_000,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  running.push({ bot: started.value, discord, log: lines });
  return { discord, log: lines };
};

afterEach(async () => {
  const ended = running.splice(0);
  for (const { bot, discord } of ended) {
    await bot.stop();
    await discord.close();
  }
  expect(ended.flatMap(({ discord }) => discord.faults)).toEqual([]);
});

describe('a command with a form', () => {
  test('without its text, opens the form with the template', async () => {
    const { discord } = await connect();
    const form = await discord.slash({ name: 'lines' }).form();
    expect([form.custom_id, form.title, form.components[0]?.label]).toEqual(['lines', 'Lines', 'One a line']);
    expect(form.components[0]?.component).toMatchObject({ custom_id: 'text', value: 'first\nlast' });
  });

  test('with its text, answers at once', async () => {
    const { discord } = await connect();
    const reply = await discord.slash({ name: 'lines', options: { text: 'one' } }).reply();
    expect(reply.embeds[0]?.title).toBe('ℹ️ Read one');
    expect(buttonsOf(reply)).toEqual([{ custom_id: '1?/lines text:"one"', label: 'Change' }]);
  });

  test('what is filled in is answered for all to see', async () => {
    const { discord } = await connect();
    const reply = await discord.submit('lines', 'text', 'one').reply();
    expect([reply.embeds[0]?.title, reply.flags]).toEqual(['ℹ️ Read one', 0]);
  });

  test('what is bad is told to the asker alone, who can change the text', async () => {
    const { discord } = await connect();
    const reply = await discord.submit('lines', 'text', 'bad').reply();
    expect([reply.embeds[0]?.description, reply.flags]).toEqual(['bad: must be good.', 64]);
    expect(buttonsOf(reply)).toEqual([{ custom_id: '1?/lines text:bad', label: 'Change the text' }]);
  });

  test('a form of a command that is no more is a problem', async () => {
    const { discord } = await connect();
    const reply = await discord.submit('gone', 'text', 'one').reply();
    expect([reply.embeds[0]?.title, reply.flags]).toEqual(['⚠️ Not answered', 64]);
  });
});

describe('a button that opens a form', () => {
  test('has the text in it, one thing a line', async () => {
    const { discord } = await connect();
    const form = await discord.press('1?/lines text:"one; two"').form();
    expect(form.components[0]?.component.value).toBe('one\ntwo');
  });

  test('keeps a long line elsewhere', async () => {
    const { discord } = await connect();
    const text = 'long '.repeat(40).trim();
    const reply = await discord.slash({ name: 'lines', options: { text } }).reply();
    const [button] = buttonsOf(reply);
    expect(button?.custom_id).toBe('1?#key0');
    const form = await discord.press(button?.custom_id ?? '').form();
    expect(form.components[0]?.component.value).toBe(text);
  });

  test.for([
    ['a line that is no longer kept', '1?#nothing'],
    ['a line that is none', '1?nonsense'],
    ['a command without a form', '1?/card name:"Dandylion"'],
    ['a text that is too long for a form', `1?/lines text:"${'x'.repeat(4001)}"`],
  ] as const)('%s is told to the asker alone', async ([, customId]) => {
    const { discord } = await connect();
    const reply = await discord.press(customId).reply();
    expect([reply.embeds[0]?.title, reply.flags]).toEqual(['⚠️ Not answered', 64]);
  });

  test('a bug is one polite answer and one line in the log', async () => {
    const broken = { ...fakeSettings(), readLine: () => Promise.reject(new Error('the store broke')) };
    const { discord, log } = await connect(broken);
    const reply = await discord.press('1?#key0').reply();
    expect(reply.flags).toBe(64);
    expect(log.filter((line) => line.includes('the store broke'))).toHaveLength(1);
  });
});
