import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import { type Asker, type Outcome, type Services, suggestedAtOnce } from '../../src/commands/command.ts';
import type { Reply, Section } from '../../src/replies/reply.ts';
import { ruleLine, ruleReply, ruleTitle } from '../../src/replies/rule-reply.ts';
import { printReply } from '../../src/replies/terminal/terminal.ts';
import { makeRulebook } from '../../src/rulebook/rulebook.ts';
import { sent } from '../replies/sent.ts';
import { buttonsOf } from '../support/discord-stand-in/bodies.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, isPlayable, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };
const ask = (line: string): Promise<Outcome> => answer(line, asker, services, commands);

const answered = async (line: string) => {
  const outcome = await ask(line);
  if (!outcome.ok) throw new Error(`${line}: ${outcome.problem.expected}`);
  return outcome;
};
const replyTo = async (line: string): Promise<Reply> => (await answered(line)).reply;
const problemOf = async (line: string) => {
  const outcome = await ask(line);
  if (outcome.ok) throw new Error(`${line} is answered: ${outcome.reply.title}`);
  return outcome.problem;
};

const sectionOf = ({ sections = [] }: Reply, heading: string): Section | undefined =>
  sections.find((section) => section.heading === heading);
const textsOf = (reply: Reply, heading: string): readonly string[] => {
  const section = sectionOf(reply, heading);
  return section === undefined || section.style === 'table' ? [] : section.lines.map(({ text }) => text);
};
const choicesOf = ({ choices = [] }: Reply, turns: boolean) =>
  choices
    .filter((choice) => (choice.turns ?? false) === turns)
    .map(({ label, line }) => `${label} = ${line}`);

describe('/rule', () => {
  test('shows its sub-rules ten a page, with its neighbours and the rule above', async () => {
    const first = await replyTo('/rule number:3.01.8');
    expect(textsOf(first, 'Its sub-rules')).toHaveLength(10);
    expect(first.footer).toMatch(/^page 1 of 3 · /);
    expect(choicesOf(first, true)).toEqual([
      '◀ 3.01.7z = /rule number:3.01.7z',
      '▲ 3.01 = /rule number:3.01',
      '3.01.9 ▶ = /rule number:3.01.9',
      'Next ▶ = /rule number:3.01.8 page:2',
    ]);
    expect(choicesOf(first, false).slice(0, 2)).toEqual([
      '3.01.7a = /rule number:3.01.7a',
      '3.01.7b = /rule number:3.01.7b',
    ]);
    expect(first.menu?.heading).toBe('Related rules');
    expect(first.menu?.choices[0]).toMatchObject({
      label: '3.01.10 A Normal Summon needs one that is left for the turn',
      line: '/rule number:3.01.10',
    });
    const last = await replyTo('/rule number:3.01.8 page:3');
    expect(textsOf(last, 'Its sub-rules')).toHaveLength(4);
    expect(choicesOf(last, true)).toContain('◀ Previous = /rule number:3.01.8 page:2');
    expect(last.lead).toBe(first.lead);
    expect(sectionOf(last, 'Note')).toBeUndefined();
  });

  test('the pages of sub-rules together are all of them, each once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => replyTo(`/rule number:3.01.8 page:${page}`)));
    const listed = pages.flatMap((page) => textsOf(page, 'Its sub-rules'));
    const parts = books.rulebook.partsOf(books.rulebook.byNumber('3.01.8')?.id ?? '');
    expect(listed).toEqual(parts.map(({ number, title }) => `${number} ${title}`));
  });

  test('a rule without a number has its chapter around it', async () => {
    const reply = await replyTo('/rule number:cost/against-effect');
    expect(choicesOf(reply, true)).toEqual([
      '◀ Costs = /rule number:cost/paid-at-activation',
      'A cost must be possible as written ▶ = /rule number:cost/must-be-payable',
    ]);
  });

  test('the arrow of a long title is not cut off', () => {
    const [one, two] = books.rulebook.rules;
    if (one === undefined || two === undefined) throw new Error('no rules');
    const rules = [
      { ...one, id: 'x/one' },
      { ...two, id: 'x/two', title: 'x '.repeat(60) },
    ];
    const rulebook = makeRulebook([{ chapter: 'Long', rules }], {});
    const reply = ruleReply({ ...one, id: 'x/one' }, { rulebook, rulings }, 'tcg');
    const [button] = buttonsOf(sent(reply).message);
    expect(button?.label).toMatch(/… ▶$/);
  });

  test('a section is below its chapter, and a chapter lists its sections', async () => {
    expect(choicesOf(await replyTo('/rule number:3.06'), true)).toContain('▲ 3 = /rule number:3');
    for (const line of ['/rule number:3', '/rule number:"chapter 3"']) {
      const chapter = await replyTo(line);
      expect(chapter.title).toBe('Chapter 3 of the numbered rulebook');
      expect(choicesOf(chapter, false)).toHaveLength(9);
      expect(choicesOf(chapter, false)[6]).toBe('3.06 = /rule number:3.06');
    }
  });

  test('a chapter of ids lists its rules, with pages', async () => {
    const second = await replyTo('/rule number:gemini page:2');
    expect(second.title).toBe('Rules about gemini');
    expect(choicesOf(second, true)).toEqual(['◀ Previous = /rule number:gemini']);
  });

  test('shows its table, example cards, rulings and seed places', async () => {
    expect(sectionOf(await replyTo('/rule number:chain/spell-speed'), 'Table')).toMatchObject({
      style: 'table',
      columns: ['Spell Speed', 'Cards and effects'],
    });
    const decided = await replyTo(`/rule number:${rulings[0]?.rule}`);
    expect(textsOf(decided, 'Rulings that it decides').join(' ')).toContain(`[${rulings[0]?.id}]`);
    expect(textsOf(await replyTo('/rule number:3.01.7'), 'In the seed documents')).toEqual([
      '003, 01. Normal/Tribute Summon, rule 01.7',
    ]);
  });

  test('shows the cards that are its examples', () => {
    const rule = books.rulebook.byNumber('3.01.7f');
    if (rule === undefined) throw new Error('3.01.7f is missing');
    const cards = ['Paper Lantern', 'Old Orchard'];
    const reply = ruleReply({ ...rule, cards }, { ...books, rulings }, 'tcg');
    expect(textsOf(reply, 'Example cards')).toEqual(cards);
  });

  test('a number that is not there offers those near it, words what a search finds', async () => {
    const near = await problemOf('/rule number:3.01.30');
    expect(near.expected).toBe('must be the number of a rule (2.00 to 4.06) or its id');
    expect(near.choices?.map(({ line }) => line)).toEqual(
      ['15', '16', '17', '18', '19'].map((number) => `/rule number:3.01.${number}`),
    );
    const words = await problemOf('/rule number:"missing the timing"');
    expect(words.choices?.map(({ line }) => line)).toContain('/rule number:trigger/missed-timing');
    expect((await problemOf('/rule number:qwpoeiru')).choices).toEqual([]);
  });

  test('page 0 is no page', async () => {
    expect((await problemOf('/rule number:3.01.7 page:0')).code).toBe('bad-number');
  });
});

describe('/ruling', () => {
  test('plays a recorded ruling by its id, with its own source first', async () => {
    const own = rulings.find((row) => row.source === undefined && isPlayable(row));
    const played = await answered(`/ruling question:${own?.id.toLowerCase()}`);
    expect(played.verdict?.findings[0]?.rule).toBe(own?.rule);
    if (own === undefined) throw new Error('no ruling of our own');
    const cited = { ...own, source: { source: 'qa', number: 12345 }, date: '2024-02-29' };
    const outcome = await answer(
      `/ruling question:${own.id}`,
      asker,
      { ...services, rulings: [cited] },
      commands,
    );
    expect(outcome.ok && outcome.verdict?.citations[0]).toMatchObject({
      title: 'Official OCG card database Q&A 12345',
      section: '2024-02-29',
    });
  });

  test('says how a ruling was answered whose cards are not known here', async () => {
    const other = rulings.find((row) => !isPlayable(row));
    const { found, hint } = await problemOf(`/ruling question:${other?.id}`);
    expect(found).toContain(`${other?.id}, `);
    expect(hint).toContain(`It was answered "${other?.answer}" by rule ${other?.rule}.`);
  });

  test('shows the best rule, and the other topics five a page in one order', async () => {
    const pages = [];
    for (let page = 1; page <= 3; page += 1)
      pages.push(await replyTo(`/ruling question:"trigger effect" page:${page}`));
    const [first] = pages;
    expect(first?.title).toBe('Trigger Effect');
    expect(first?.footer).toMatch(/^page 1 of \d/);
    const topics = pages.flatMap((reply) => textsOf(reply, 'Other topics found'));
    expect(new Set(topics).size).toBe(topics.length);
    expect(textsOf(pages[1] ?? { tone: 'info', title: '' }, 'Other topics found')).toHaveLength(5);
    const found = books.rulebook
      .search('trigger effect', 16)
      .slice(1, 6)
      .map(({ rule }) => ruleTitle(rule));
    expect(topics.slice(0, 5)).toEqual(found);
    expect(choicesOf(pages[1] ?? { tone: 'info', title: '' }, true)).toEqual([
      '◀ Previous = /ruling question:"trigger effect"',
      'Next ▶ = /ruling question:"trigger effect" page:3',
    ]);
    expect(first?.choices?.[0]).toEqual({ label: 'Open the rule', line: '/rule number:trigger/what' });
    expect(first?.menu?.choices.map(({ line }) => line)).toContain('/rule number:trigger/condition-met');
  });

  test('a sub-rule is listed once: among the topics, or under the rule', async () => {
    const reply = await replyTo('/ruling question:"miss the timing"');
    const topics = textsOf(reply, 'Other topics found');
    const parts = [...textsOf(reply, 'Its sub-rules'), ...textsOf(reply, 'Its other sub-rules')];
    expect(parts.filter((part) => topics.includes(part))).toEqual([]);
  });

  test('a question in quotes comes back from its page button', async () => {
    const reply = await replyTo('/ruling question:"miss \\"the\\" timing: when"');
    const next = reply.choices?.find(({ label }) => label === 'Next ▶');
    expect((await replyTo(next?.line ?? '')).footer).toMatch(/^page 2 of/);
  });
});

describe('/terms', () => {
  test('explains a word, with the first rule about it, the others in a menu, and how else it is written', async () => {
    const { reply, verdict } = await answered('/terms word:"hard once per turn"');
    expect(reply.title).toBe('HOPT');
    expect(reply.footer).toContain('a word of players');
    expect(reply.sections?.[0]?.heading).toBe(
      'A rule about it: "Use" with the card\'s name: it follows the name',
    );
    expect(textsOf(reply, 'Also written')).toContain('hard once per turn');
    expect(reply.menu?.choices.map(({ line }) => line)).toContain('/rule number:limit/use-monster-negated');
    expect(verdict).toMatchObject({ tier: 'rule', answer: reply.lead });
    expect(verdict?.findings[0]?.rule).toBe('limit/hard-once-per-turn');
    expect(verdict?.citations.length).toBeGreaterThan(0);
  });

  test('a word that no rule is about is explained, and nothing is ruled by it', async () => {
    const { reply, verdict } = await answered('/terms brick');
    expect(reply.lead).toContain('useless in the hand');
    expect(textsOf(reply, 'No rule')).toEqual(['No rule of this rulebook is about the word.']);
    expect(verdict).toMatchObject({ answer: 'cannot tell', findings: [], citations: [] });
  });

  test.for(['all', 'List', '" "'])('%s lists the words, with pages', async (word) => {
    const outcome = await ask(`/terms word:${word}`);
    if (word === '" "') expect(!outcome.ok && outcome.problem.code).toBe('empty-value');
    else expect(outcome.ok && outcome.reply.footer).toMatch(/^page 1 of \d+/);
  });

  test('all pages together list every word once', async () => {
    const words: string[] = [];
    let line: string | undefined = '/terms word:all';
    while (line !== undefined) {
      const reply: Reply = await replyTo(line);
      words.push(...(reply.menu?.choices ?? []).map(({ label }) => label));
      line = reply.choices?.find(({ label }) => label === 'Next ▶')?.line;
    }
    expect(words.toSorted()).toEqual(books.rulebook.terms.map(({ word }) => word).toSorted());
  });

  test.for([
    ['segok', '/terms word:"SEGOC"'],
    ['flodgate', '/terms word:"floodgate"'],
    ['semi-nomy', '/terms word:"semi-nomi"'],
    ['qqqqqq', '/terms word:all'],
  ] as const)('%s is unknown, and offers %s', async ([typed, line]) => {
    const problem = await problemOf(`/terms word:"${typed}"`);
    expect(problem.code).toBe('unknown-term');
    expect(problem.choices?.map((choice) => choice.line)).toContain(line);
  });

  test('an unknown word offers the rules that a search finds', async () => {
    const found = books.rulebook
      .search('gemini again', 3)
      .map(({ rule }) => `/rule number:${rule.number ?? rule.id}`);
    const problem = await problemOf('/terms word:"gemini again"');
    expect(problem.choices?.map(({ line }) => line)).toEqual(found);
  });

  test('suggests words while typing: first those that begin so', () => {
    const spec = commands.find(({ name }) => name === 'terms')?.options[0];
    const values = (typed: string) =>
      suggestedAtOnce(spec?.suggest?.(typed, services) ?? []).map(({ value }) => value);
    expect(values('nomi')).toEqual(['nomi', 'semi-nomi']);
    expect(values('hard once')).toEqual(['HOPD', 'HOPT']);
    expect(values('link').indexOf('Link Summon')).toBeLessThan(values('link').indexOf('Chain Link'));
    expect(values('')).toHaveLength(25);
    expect(values('qqqq')).toEqual([]);
  });
});

describe('every reply about the rulebook', () => {
  const lines = [
    ...books.rulebook.rules.map((rule) => ruleLine(rule)),
    ...books.rulebook.terms.map(({ word }) => `/terms word:"${word}"`),
    '/rule number:2',
    '/terms word:all',
  ];

  test('keeps the limits of Discord, fits 80 columns, and offers only lines that are answered', async () => {
    const offered = new Set<string>();
    for (const line of lines) {
      const reply = await replyTo(line);
      expect(sent(reply).faults, line).toEqual([]);
      const wide = printReply(reply, { color: false })
        .split('\n')
        .filter((each) => each.length > 80 && !/^\s+(\/|https?:)/.test(each));
      expect(wide, line).toEqual([]);
      for (const choice of [...(reply.choices ?? []), ...(reply.menu?.choices ?? [])])
        offered.add(choice.line);
    }
    for (const line of lines) offered.delete(line);
    for (const line of offered) expect((await ask(line)).ok, line).toBe(true);
  }, 60_000);

  test('a term that is ruled on has a rule and a source', async () => {
    for (const { word, rules } of books.rulebook.terms) {
      const { verdict } = await answered(`/terms word:"${word}"`);
      expect(verdict?.answer === 'cannot tell', word).toBe(rules.length === 0);
      expect((verdict?.citations.length ?? 0) > 0, word).toBe(rules.length > 0);
    }
  });
});
