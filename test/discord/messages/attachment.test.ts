import { afterEach, describe, expect, test, vi } from 'vitest';
import { legal } from '../../../commands/legal.ts';
import { type Bot, startBot } from '../../../src/discord/client.ts';
import type { FetchFile } from '../../../src/discord/jobs.ts';
import type { AttachedFile } from '../../support/discord-stand-in/interaction-payloads.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../../support/discord-stand-in/stand-in.ts';
import { books } from '../../support/project-data.ts';
import { fakeReadLine, fakeServices, keptLog } from '../fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const running: { readonly bot: Bot; readonly discord: DiscordStandIn }[] = [];

afterEach(async () => {
  const ended = running.splice(0);
  for (const { bot, discord } of ended) {
    await bot.stop();
    await discord.close();
  }
  expect(ended.flatMap(({ discord }) => discord.faults)).toEqual([]);
});

const ydk: AttachedFile = {
  filename: 'deck.ydk',
  url: 'https://cdn.discordapp.com/attachments/1/2/deck.ydk',
  size: 40,
};
const deck = '#created by nobody\n#main\n46986414\n46986414\n#extra\n!side\n';

/** What `/legal` answers to a file, with what was fetched for it. */
const legalOf = async (file: AttachedFile, answer: FetchFile, text?: string) => {
  const fetched: string[] = [];
  const discord = await startDiscordStandIn();
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands: [legal],
    services: { ...fakeServices(), ...books },
    readLine: fakeReadLine([legal]),
    log: keptLog().log,
    deferAfterMs: 1_000_000,
    fetchFile: (address, how) => {
      fetched.push(String(address));
      return answer(address, how);
    },
  });
  if (!started.ok) throw new Error(started.problem.expected);
  running.push({ bot: started.value, discord });
  const options = text === undefined ? {} : { deck: text };
  const message = await discord.slash({ name: 'legal', options, files: { file } }).reply();
  return { embed: message.embeds[0], fetched };
};

const giving =
  (body: string): FetchFile =>
  async () =>
    new Response(body);

describe('/legal with a file', () => {
  test.for(['cdn.discordapp.com', 'media.discordapp.net'])(
    'that lies on %s: its text is read',
    async (host) => {
      const url = `https://${host}/attachments/1/2/deck.ydk`;
      const { embed, fetched } = await legalOf({ ...ydk, url }, giving(deck));
      expect(fetched).toEqual([url]);
      expect(embed?.title).toBe('❌ No');
      expect(JSON.stringify(embed)).toContain('the Main Deck has 2 cards');
    },
  );

  test.for([
    'https://example.org/deck.ydk',
    'http://cdn.discordapp.com/deck.ydk',
    'https://cdn.discordapp.com.example.org/deck.ydk',
    'https://cdn.discordapp.com@example.org/deck.ydk',
    'https://cdn.discordapp.com:8443/deck.ydk',
    'file:///etc/passwd',
  ])('that lies at %s: nothing is fetched', async (url) => {
    const { embed, fetched } = await legalOf({ ...ydk, url }, giving(deck));
    expect(fetched).toEqual([]);
    expect(embed?.description).toBe('The file deck.ydk: must be attached on Discord itself.');
  });

  const late = Object.assign(new Error('too late'), { name: 'TimeoutError' });
  test.for<[string, AttachedFile, FetchFile, string]>([
    ['is said to be too large', { ...ydk, size: 65_537 }, giving(deck), 'must have at most 64 KB'],
    ['turns out too large', ydk, giving('1 '.repeat(40_000)), 'must have at most 64 KB'],
    ['is gone', ydk, async () => new Response('gone', { status: 404 }), 'Discord answers 404'],
    ['does not come', ydk, () => Promise.reject(late), 'could not be fetched within 2 seconds'],
    ['cannot be reached', ydk, () => Promise.reject(new TypeError('failed')), 'could not be fetched.'],
    ['is no Deck', ydk, giving('a shopping list'), 'must be a YDKE link or the text of a .ydk file'],
    ['is empty', ydk, giving(''), 'must be a YDKE link or the text of a .ydk file'],
  ])('that %s', async ([, file, answer, why]) => {
    const { embed } = await legalOf(file, answer);
    expect(embed?.title).toBe('⚠️ Not answered');
    expect(embed?.description).toContain(why);
  });

  test('is fetched without following elsewhere, and not for ever', async () => {
    let how: RequestInit | undefined;
    await legalOf(ydk, async (_, asked) => {
      how = asked;
      return new Response(deck);
    });
    expect(how?.redirect).toBe('error');
    expect(how?.signal).toBeInstanceOf(AbortSignal);
  });

  test('and a text as well: it is not guessed which one is meant', async () => {
    const { embed } = await legalOf(ydk, giving(deck), deck);
    expect(embed?.description).toContain('must be one of them');
  });
});
