import Keyv from 'keyv';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { answerLine } from '../../src/discord/run-command.ts';
import { ok } from '../../src/platform/problem.ts';
import type { Reply } from '../../src/replies/reply.ts';
import { houseNotes } from '../../src/storage/house-notes.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';

let store: Keyv<unknown>;
let services: Services;
beforeEach(() => {
  store = new Keyv<unknown>({ throwOnErrors: true });
  const log = () => {};
  services = {
    ...fakes,
    ...books,
    rulings,
    settings: settingsStore(store, log),
    notes: houseNotes(store, log),
  };
});

const player: Asker = { guildId: '5', user: { id: '1', name: 'Ann' }, mayManage: false, ruleset: 'tcg' };
const judge: Asker = { ...player, user: { id: '2', name: 'Bea' }, mayModerate: true };
const logged: Asker = { ...player, logChannel: '9' };
const ask = async (line: string, who: Asker = player): Promise<Reply> =>
  (await answerLine(line, who, services, (each) => readLine(each, commands))).reply;

const line = '/timing card:Dandylion event:sent-to-gy as:cost then:added-to-hand';
const idOf = ({ footer = '' }: Reply): string => /id ([0-9a-z]{12})$/.exec(footer)?.[1] ?? 'no id';
const noteOf = ({ sections = [] }: Reply) => {
  const [first] = sections;
  return first?.heading === 'House note' && first.style === 'text'
    ? first.lines.map(({ text }) => text)
    : undefined;
};

describe('the id of a ruling', () => {
  test('is that of its situation, whoever asks and in whatever words', async () => {
    const id = idOf(await ask(line));
    expect(id).toMatch(/^[0-9a-z]{12}$/);
    expect(idOf(await ask(line, { mayManage: false, ruleset: 'tcg' }))).toBe(id);
    expect(idOf(await ask(line.replace('Dandylion', 'DANDYLION')))).toBe(id);
    expect(idOf(await ask(line.replace('as:cost', 'as:effect')))).not.toBe(id);
  });

  test('recalls it, typed with capitals and hyphens too', async () => {
    const ruled = await ask(line);
    const id = idOf(ruled);
    const typed = `${id.slice(0, 4)}-${id.slice(4).toUpperCase()}`;
    const again = await ask(`/recall id:${typed}`);
    expect([again.title, again.lead, idOf(again)]).toEqual([ruled.title, ruled.lead, id]);
  });

  test('is under no answer that was not played', async () => {
    for (const other of ['/card name:Dandylion', '/rule number:3.01.8', '/terms word:HOPT'])
      expect(idOf(await ask(other))).toBe('no id');
  });

  test('that is of no ruling recalls nothing, not even a line behind a button', async () => {
    const button = await services.settings.keepLine('/settings ruleset:ocg');
    for (const id of [button, 'zzzzzzzzzzzz'])
      expect((await ask(`/recall id:${id}`, judge)).lead).toContain('is the id of no ruling that is kept');
  });

  test('is left out where the storage fails, and the ruling stays', async () => {
    vi.spyOn(store, 'set').mockRejectedValue(new Error('disk full'));
    const ruled = await ask(line);
    expect([ruled.title, idOf(ruled)]).toEqual(['No', 'no id']);
  });
});

describe('house notes', () => {
  test('stand before the reasons, in their server alone, and never change the verdict', async () => {
    const plain = await ask(line);
    const id = idOf(plain);
    const kept = await ask(`/note id:${id} as:corrected text:"We rule yes here."`, judge);
    expect(kept.title).toBe('House note kept');
    const noted = await ask(line);
    expect(noteOf(noted)?.[0]).toMatch(
      /^Corrected for this server by its moderators; the verdict above is the bot's \(Bea\), \d{4}-\d\d-\d\d\.$/,
    );
    expect(noteOf(noted)?.[1]).toBe('We rule yes here.');
    expect([noted.title, noted.lead, noted.sections?.slice(1)]).toEqual([
      plain.title,
      plain.lead,
      plain.sections,
    ]);
    expect(noteOf(await ask(line, { ...player, guildId: '6' }))).toBeUndefined();
  });

  test('pin a ruling, and are taken away again', async () => {
    const id = idOf(await ask(line));
    await ask(`/note id:${id} as:pinned`, judge);
    expect(noteOf(await ask(line))?.[0]).toMatch(/^Pinned by this server's moderators \(Bea\), /);
    expect((await ask(`/note id:${id} as:removed`, judge)).title).toBe('House note removed');
    expect((await ask(`/note id:${id} as:removed`, judge)).title).toBe('There was no house note');
    expect(noteOf(await ask(line))).toBeUndefined();
  });

  test.for([
    ['somebody without the role', player, 'as:pinned', 'only for the role of the moderators'],
    ['direct messages', { ...judge, guildId: undefined }, 'as:pinned', 'must be used in a server'],
    ['a correction without words', judge, 'as:corrected', 'must come with a text'],
    ['a long one', judge, `as:pinned text:"${'x'.repeat(501)}"`, 'at most 500 characters'],
  ] as const)('are refused to %s', async ([, who, options, words]) => {
    const id = idOf(await ask(line));
    const { guildId, ...rest } = who;
    const asker = guildId === undefined ? rest : { ...rest, guildId };
    expect((await ask(`/note id:${id} ${options}`, asker)).lead).toContain(words);
    expect(noteOf(await ask(line))).toBeUndefined();
  });

  test('/forget takes the name off them, and nothing else', async () => {
    const id = idOf(await ask(line));
    await ask(`/note id:${id} as:pinned`, judge);
    expect((await ask('/forget', player)).title).toBe('Nothing was stored of you');
    expect((await ask('/forget', judge)).lead).toContain('under a house note');
    expect(noteOf(await ask(line))?.[0]).toMatch(/^Pinned by this server's moderators, /);
    expect((await ask('/forget', judge)).title).toBe('Nothing was stored of you');
    const { store: adapter } = store;
    expect(JSON.stringify([...adapter.entries()])).not.toContain('Bea');
  });
});

describe('flagging as wrong', () => {
  test('posts the answer and the situation to the log channel, with the way to it', async () => {
    const posted: [string, Reply][] = [];
    services = {
      ...services,
      post: async (channel, reply) => {
        posted.push([channel, reply]);
        return ok(undefined);
      },
    };
    const ruled = await ask(line, logged);
    const all = [...(ruled.choices ?? []), ...(ruled.menu?.choices ?? [])];
    const button = all.find(({ label }) => label === 'Flag as wrong');
    expect((await ask(`${button?.line} why:"It says if."`, logged)).title).toBe('Flagged');
    const [[channel, report] = []] = posted;
    expect([channel, report?.title, report?.lead]).toEqual(['9', 'Flagged as wrong: No', ruled.lead]);
    expect(JSON.stringify(report?.sections)).toContain('It says if.');
    expect(JSON.stringify(report?.sections)).toContain('/situation text:');
    expect(report?.footer).toBe(`id ${idOf(ruled)} · flagged by Ann (1)`);
    expect((await ask(report?.choices?.[0]?.line ?? '')).lead).toBe(ruled.lead);
  });

  test('is offered only where there is a log channel, and says so elsewhere', async () => {
    const ruled = await ask(line);
    expect(ruled.choices?.map(({ label }) => label)).not.toContain('Flag as wrong');
    expect((await ask(`/flag id:${idOf(ruled)}`)).lead).toContain('no channel for rulings that are flagged');
  });
});
