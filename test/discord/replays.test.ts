import { expect, onTestFinished, test } from 'vitest';
import { refusingReplays } from '../../src/discord/http/endpoint.ts';
import { claimsIn } from '../../src/storage/claims.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { interactionBase } from '../support/discord-stand-in/interaction-payloads.ts';
import { storageServers } from '../support/storage-servers.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { wayTo } from '../support/way-to-server.ts';
import { connectOverHttp, signed } from './connected-over-http.ts';
import { cardCommand, keptLog } from './fakes.ts';

const stores = [{ name: 'SQLite', storageUrl: '' }, ...storageServers] as const;

/** What a copy of the bot claims by, in a store that all copies share: where no address is given, a file in a folder. */
const copyOn = async (storageUrl: string, dataDir = '.') => {
  const where = storageUrl === '' ? { dataDir } : { dataDir, storageUrl };
  const store = await openStore(where, `replays-${process.pid}`, () => {});
  if (!store.ok) throw new Error(store.problem.expected);
  // Keyv's stores in PostgreSQL share the connections of a process, and only the first can end them.
  onTestFinished(() => store.value.disconnect().catch(() => undefined));
  const answers = await store.value.set('there', true).catch(() => false);
  return { claim: claimsIn(store.value), store: store.value, answers: answers === true };
};

/** An interaction as Discord sends it, of an id of its own. */
const asked = (applicationId: string) =>
  JSON.stringify({
    ...interactionBase(applicationId, `9${process.pid}${Date.now()}`, 'replayed'),
    type: 2,
    data: { id: '1', name: 'card', type: 1, options: [{ name: 'name', type: 3, value: 'Dandylion' }] },
  });

test.for(stores)(
  '$name: what one copy has answered, the other refuses, and itself too',
  async ({ name, storageUrl }, { skip }) => {
    const folder = temporaryFolder();
    const [one, other] = [await copyOn(storageUrl, folder), await copyOn(storageUrl, folder)];
    skip(!one.answers, `${name} does not answer`);
    const first = await connectOverHttp([cardCommand], { claim: one.claim });
    const second = await connectOverHttp([cardCommand], { claim: other.claim });
    const body = asked(first.discord.applicationId);
    const headers = signed(body);
    expect((await first.post(body, headers)).status).toBe(200);
    expect((await second.post(body, headers)).status).toBe(401);
    const upperCase = {
      ...headers,
      'x-signature-ed25519': headers['x-signature-ed25519']?.toUpperCase() ?? '',
    };
    expect((await first.post(body, upperCase)).status).toBe(401);
    const next = asked(first.discord.applicationId);
    expect((await second.post(next, signed(next))).status).toBe(200);
    expect([...first.lines, ...second.lines].filter((line) => line.startsWith('warn'))).toEqual([]);
  },
);

test.for(stores)(
  '$name: of many copies at once one is the first, until its time is over',
  async ({ name, storageUrl }, { skip }) => {
    const folder = temporaryFolder();
    const five = await Promise.all(Array.from({ length: 5 }, () => copyOn(storageUrl, folder)));
    skip(!five.every(({ answers }) => answers), `${name} does not answer`);
    const id = `at-once-${process.pid}`;
    const firsts = async (ttl: number) =>
      (await Promise.all(five.map(({ claim }) => claim(id, ttl)))).filter(Boolean).length;
    expect(await firsts(500)).toBe(1);
    expect(await firsts(500)).toBe(0);
    await new Promise((over) => setTimeout(over, 600));
    expect(await firsts(60_000)).toBe(1);
    expect(await firsts(60_000)).toBe(0);
    // Other keys of the store are not claims.
    await five[0]?.store.set('note', 'one');
    expect(await five[1]?.store.get('note')).toBe('one');
  },
);

test.for(storageServers)(
  '$name that hangs is waited for once, and then not at all for a while: what comes is answered',
  async ({ name, storageUrl }, { skip }) => {
    const url = new URL(storageUrl);
    const way = await wayTo(url);
    onTestFinished(() => way.cut());
    url.port = String(way.port);
    const { claim, answers } = await copyOn(url.href);
    skip(!answers, `${name} does not answer`);
    const { log, lines } = keptLog();
    const isFirst = refusingReplays(log, claim);
    expect(await isFirst('before')).toBe(true);
    way.hold();
    const start = performance.now();
    expect(await isFirst('held')).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);
    const again = performance.now();
    for (let id = 0; id < 100; id += 1) expect(await isFirst(`held-${id}`)).toBe(true);
    expect(performance.now() - again).toBeLessThan(150);
    // This copy itself refuses what comes again to it all the same.
    expect(await isFirst('held')).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^warn interactions that come again to another copy/)]);
    way.goOn();
  },
);

test('after a failure the storage is asked again in a while, and its next failure is told anew', async () => {
  const answers = [new Error('away'), new Error('away'), true, new Error('away')];
  const { log, lines } = keptLog();
  const asked: string[] = [];
  const isFirst = refusingReplays(
    log,
    async (id) => {
      asked.push(id);
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    10,
  );
  const afterPause = () => new Promise((over) => setTimeout(over, 30));
  for (const id of ['1', '2']) expect(await isFirst(id)).toBe(true);
  expect(asked).toEqual(['1']);
  for (const id of ['3', '4', '5']) {
    await afterPause();
    expect(await isFirst(id)).toBe(true);
  }
  expect(asked).toEqual(['1', '3', '4', '5']);
  expect(lines).toHaveLength(2);
});
