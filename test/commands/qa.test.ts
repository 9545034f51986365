import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import { type Asker, type Services, suggestedAtOnce } from '../../src/commands/command.ts';
import { problemLine } from '../../src/platform/problem.ts';
import type { QaEntry, QaIndex } from '../../src/qa/qa-index.ts';
import { embedReply } from '../../src/replies/embed.ts';
import { ruleTitle } from '../../src/replies/rule-reply.ts';
import { printReply } from '../../src/replies/terminal/terminal.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';
import { indexOf, shelfWith } from '../support/qas.ts';

const asker: Asker = { mayManage: true, ruleset: 'tcg' };
const id = (name: string): number => {
  const konamiId = books.catalogue.exact(name)?.konamiId;
  if (konamiId === undefined) throw new Error(`${name} has no number`);
  return konamiId;
};
const [jinzo, reborn, hole, dandylion] = ['Jinzo', 'Monster Reborn', 'Dark Hole', 'Dandylion'].map(id);

const qa = (number: number, date: string, ...cards: readonly (number | undefined)[]): QaEntry => ({
  number,
  date,
  cards: cards.filter((card) => card !== undefined),
});

/** 16110 is cited by rules about proper Summoning. */
const index = indexOf([
  qa(100, '2020-05-05', jinzo, reborn),
  qa(200, '2024-05-05', jinzo, hole, 999_991),
  qa(300, '2022-05-05', jinzo, reborn, hole, dandylion, 999_991, 999_992),
  qa(400, '2021-05-05', jinzo, 999_991, 999_992),
  qa(500, '2023-05-05', reborn),
  qa(16110, '2019-05-05', jinzo),
  ...Array.from({ length: 23 }, (_, at) => qa(1000 + at, '2018-01-01', hole)),
]);

const ask = async (line: string, given: QaIndex | 'none' = index) => {
  const services: Services = {
    ...fakes,
    ...books,
    rulings,
    qas: shelfWith(given === 'none' ? undefined : given),
  };
  const outcome = await answer(line, asker, services, commands);
  if (!outcome.ok) throw new Error(problemLine(outcome.problem));
  return outcome;
};
const text = async (line: string, given?: QaIndex) =>
  printReply((await ask(line, given)).reply, { color: false, width: 200 });
const problemOf = async (line: string, given: Services['qas'] = shelfWith(index)) => {
  const outcome = await answer(line, asker, { ...fakes, ...books, rulings, qas: given }, commands);
  if (outcome.ok) throw new Error(`answered: ${outcome.reply.title}`);
  return outcome.problem;
};

describe('/qa', () => {
  test.for([
    ['one card, newest first', 'card:Jinzo', '200, 300, 400, 100, 16110', '5 official Q&As mention Jinzo.'],
    [
      'two cards: those that mention both',
      'card:Jinzo card2:"Monster Reborn"',
      '300, 100',
      '2 official Q&As mention both Jinzo and Monster Reborn.',
    ],
    [
      'in either order',
      'card:"Monster Reborn" card2:Jinzo',
      '300, 100',
      '2 official Q&As mention both Monster Reborn and Jinzo.',
    ],
    [
      'a card twice is one card',
      'card:Dandylion card2:dandylion',
      '300',
      '1 official Q&A mentions Dandylion.',
    ],
    [
      'the words of a topic find rules, and those cite Q&As',
      'card:Jinzo topic:"properly summoned"',
      '16110',
      '5 official Q&As mention Jinzo; the rules found for "properly summoned" cite 1 of them.',
    ],
    ['none', 'card:"Skill Drain"', 'none', 'No official Q&A mentions Skill Drain.'],
    [
      'none of both',
      'card:"Skill Drain" card2:Jinzo',
      'none',
      'No official Q&A mentions both Skill Drain and Jinzo.',
    ],
    [
      'none, whatever the topic',
      'card:"Skill Drain" topic:gemini',
      'none',
      'No official Q&A mentions Skill Drain.',
    ],
  ] as const)('%s', async ([, options, numbers, headline]) => {
    const { verdict } = await ask(`/qa ${options}`);
    expect(verdict).toMatchObject({ answer: numbers, headline, tier: 'official', missing: [] });
    expect(verdict?.findings.map(({ rule }) => rule)).toEqual(['authority/order']);
    expect(books.rulebook.byId('authority/order')).toBeDefined();
    expect(verdict?.citations.length).toBeGreaterThan(0);
  });

  test('each is a link with its date and the other cards that it mentions', async () => {
    const shown = await text('/qa card:Jinzo');
    expect(shown).toContain(
      '- Q&A 200: 2024-05-05, with Dark Hole and 1 more card\n    https://db.ygoresources.com/qa#200\n',
    );
    expect(shown).toContain(
      'Q&A 300: 2022-05-05, with Dandylion; Dark Hole; Monster Reborn and 2 more cards\n',
    );
    expect(shown).toContain('Q&A 400: 2021-05-05, with 2 other cards\n');
    expect(shown).toContain('Q&A 16110: 2019-05-05\n');
    expect(shown).toContain(
      'https://www.db.yugioh-card.com/yugiohdb/faq_search.action?ope=5&fid=200&request_locale=ja',
    );
    expect(shown).toContain(
      'index less than a day old · official for the OCG, without formal force in the TCG',
    );
  });

  test('on Discord, too, and inside its limits', async () => {
    const [embed] = embedReply((await ask('/qa card:Jinzo')).reply).embeds;
    expect(embed?.fields?.[0]?.value).toContain(
      '• [Q&A 200](https://db.ygoresources.com/qa#200): 2024-05-05, with Dark Hole and 1 more card',
    );
  });

  test('it is paged, and the buttons lead on and back', async () => {
    const pages: string[] = [];
    let line: string | undefined = '/qa card:"Dark Hole"';
    while (line !== undefined) {
      const { reply, verdict } = await ask(line);
      pages.push(`${reply.footer?.split(' · ')[0]}: ${verdict?.answer.split(', ').length}`);
      line = reply.choices?.find(({ label }) => label === 'Next ▶')?.line;
    }
    expect(pages).toEqual([1, 2, 3, 4, 5].map((page) => `page ${page} of 5: 5`));
    const { reply } = await ask('/qa card:"Dark Hole" page:2');
    expect(reply.choices?.map((choice) => choice.line)).toEqual([
      '/qa card:"Dark Hole"',
      '/qa card:"Dark Hole" page:3',
    ]);
  });

  test('an index that is old is called stale, with its age', async () => {
    const old = indexOf(index.entries, Date.now() - 9 * 86_400_000);
    const { verdict, reply } = await ask('/qa card:Jinzo', old);
    expect(verdict?.missing).toEqual(['a fresh index of Q&As: this one is stale, 9 days old']);
    expect(reply.footer).toContain('index 9 days old (stale)');
    expect(verdict?.answer).toBe('200, 300, 400, 100, 16110');
  });

  test('a topic that no Q&A is cited for: it says why, what the rulebook has, and the way back', async () => {
    const { verdict, reply } = await ask('/qa card:Jinzo topic:"missed timing"');
    expect(verdict).toMatchObject({
      answer: 'cannot tell',
      headline:
        'The index of Q&As knows no topics, and no rule found for "missed timing" cites any of the 5 that mention Jinzo.',
    });
    expect(verdict?.missing[0]).toContain('without one, all of them are listed');
    const [back, first] = reply.choices ?? [];
    expect(back).toEqual({ label: 'Any topic', line: '/qa card:Jinzo' });
    expect((await ask(first?.line ?? '')).reply.lead).toBe(
      books.rulebook.byId('trigger/missed-timing')?.statement,
    );
  });

  test('where a topic finds Q&As, the rules that cite them are named', async () => {
    const { reply } = await ask('/qa card:Jinzo topic:"properly summoned"');
    const named = reply.sections?.find(({ heading }) => heading === 'What the rulebook has');
    const lines = named?.style === 'list' ? named.lines : [];
    expect(lines.length).toBeGreaterThan(0);
    for (const { text: line } of lines) {
      const rule = books.rulebook.rules.find((each) => ruleTitle(each) === line);
      expect(rule?.sources).toContainEqual(expect.objectContaining({ source: 'qa', number: 16110 }));
    }
  });

  test.for(['qwpoeiru zxmcnv', 'a pizza with lanterns on top'])(
    '%s is no topic of the rulebook',
    async (topic) => {
      const { verdict } = await ask(`/qa card:Jinzo topic:"${topic}"`);
      expect([verdict?.answer, verdict?.missing]).toEqual([
        'cannot tell',
        ['a topic that the rulebook knows; without one, all of them are listed'],
      ]);
    },
  );

  test('how a mistyped name was read is said', async () => {
    expect((await ask('/qa card:Dandylin')).verdict?.assumed).toEqual(['"Dandylin" is Dandylion']);
  });

  test('without an index it cannot tell, and says how to get one', async () => {
    const { verdict } = await ask('/qa card:Jinzo', 'none');
    expect(verdict).toMatchObject({ answer: 'cannot tell', findings: [] });
    expect(verdict?.missing.join()).toContain('npm run -s headjudge -- qa sync');
  });

  test.for([
    ['a card that is not known', '/qa card:"Nobody Knows It"', 'unknown-card'],
    ['a second card that is not known', '/qa card:Jinzo card2:"Nobody Knows It"', 'unknown-card'],
    ['a Token', '/qa card:"Fluff Token"', 'no-database-number'],
    ['no card', '/qa topic:x', 'option-missing'],
    ['page 0', '/qa card:Jinzo page:0', 'bad-number'],
  ] as const)('%s is told', async ([, line, code]) => expect((await problemOf(line)).code).toBe(code));

  test('a page past the last is the last', async () => {
    expect((await ask('/qa card:"Dark Hole" page:9')).reply.footer).toMatch(/^page 5 of 5/);
    expect((await ask('/qa card:Jinzo page:2')).reply.footer).not.toMatch(/page/);
  });

  test('a storage that fails is told, not taken for an index that is missing', async () => {
    const problem = { code: 'storage-unusable', found: 'x.sqlite', expected: 'must be a file' };
    const shelf = { ...shelfWith(undefined), read: () => Promise.reject(new StorageFailure(problem)) };
    expect(await problemOf('/qa card:Jinzo', shelf)).toEqual(problem);
  });

  test('cards and topics are suggested', () => {
    const options = commands.find(({ name }) => name === 'qa')?.options ?? [];
    const services: Services = { ...fakes, ...books };
    const suggested = (option: string, typed: string) =>
      suggestedAtOnce(options.find(({ name }) => name === option)?.suggest?.(typed, services) ?? [])[0]
        ?.value;
    expect(suggested('card', 'dandy')).toBe('Dandylion');
    expect(suggested('card2', 'dandy')).toBe('Dandylion');
    expect(suggested('topic', 'miss the timing')).toBe('Missing the timing');
  });
});
