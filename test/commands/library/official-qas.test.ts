import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { outcomeJson } from '../../../src/cli/program.ts';
import { answer } from '../../../src/commands/answer.ts';
import type { Asker, Services } from '../../../src/commands/command.ts';
import { problemLine } from '../../../src/platform/problem.ts';
import { type FetchedQa, noEnglishQas } from '../../../src/qa/english.ts';
import type { QaEntry, QaIndex } from '../../../src/qa/qa-index.ts';
import { embedReply } from '../../../src/replies/embed.ts';
import { printReply } from '../../../src/replies/terminal/terminal.ts';
import type { Situation } from '../../../src/situations/situation.ts';
import { sent } from '../../replies/sent.ts';
import { services as fakes } from '../../support/fakes.ts';
import { books, isPlayable, rulings, situationIn } from '../../support/project-data.ts';
import { indexOf, shelfWith } from '../../support/qas.ts';

const asker: Asker = { mayManage: true, ruleset: 'tcg' };
const id = (name: string): number => books.catalogue.exact(name)?.konamiId ?? 0;
const [stardust, reborn, dandylion] = ['Stardust Dragon', 'Monster Reborn', 'Dandylion'].map(id);
const summoned = '/summoned card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"';

const ask = async (line: string, index: QaIndex | undefined, recorded = rulings) => {
  const services: Services = { ...fakes, ...books, rulings: recorded, qas: shelfWith(index) };
  const outcome = await answer(line, asker, services, commands);
  if (!outcome.ok) throw new Error(problemLine(outcome.problem));
  return outcome;
};

/** Every number that the rulebook cites and the database still has, and these. */
const cited = new Set(
  books.rulebook.rules.flatMap(({ sources }) =>
    sources.flatMap(({ source, number }) => (source === 'qa' && number !== undefined ? [number] : [])),
  ),
);
const withdrawn = [8568, 23251];
const whole = (...more: readonly QaEntry[]): QaIndex => {
  const numbers = new Set(more.map(({ number }) => number));
  const others = [...cited].filter((number) => !numbers.has(number) && !withdrawn.includes(number));
  return indexOf([...more, ...others.map((number) => ({ number, date: '2017-01-01', cards: [] }))]);
};
const qa = (number: number, date: string, ...cards: readonly (number | undefined)[]): QaEntry => ({
  number,
  date,
  cards: cards.filter((card) => card !== undefined),
});

describe('beside a verdict stand the official Q&As nearest to it', () => {
  const numbers = async (line: string, ...entries: readonly QaEntry[]) =>
    (await ask(line, whole(...entries))).officialQas?.map(({ number }) => String(number));

  test.for<readonly [string, readonly QaEntry[], readonly string[] | undefined]>([
    [
      'those about both cards, first those about no other, then the newest',
      [
        qa(1, '2019-01-01', stardust, reborn),
        qa(2, '2021-01-01', reborn, stardust),
        qa(3, '2020-01-01', stardust, reborn, 7),
      ],
      ['2', '1', '3'],
    ],
    [
      'at most ten, the newest',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => qa(number, '2020-01-01', stardust, reborn)),
      ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'],
    ],
    [
      'one that a rule of the verdict cites before newer ones',
      [
        qa(16110, '2015-01-01', stardust, reborn),
        ...[1, 2, 3].map((number) => qa(number, `202${number}-01-01`, stardust, reborn)),
      ],
      ['16110', '3', '2', '1'],
    ],
    [
      'one about the card itself behind those about both, the one that a rule of the verdict cites first',
      [
        qa(1, '2019-01-01', stardust, reborn),
        qa(2, '2023-01-01', stardust),
        qa(16110, '2022-01-01', stardust),
      ],
      ['1', '16110', '2'],
    ],
    ['none about other cards', [qa(1, '2019-01-01', dandylion)], []],
  ])('%s', async ([, entries, shown]) => expect(await numbers(summoned, ...entries)).toEqual(shown));

  test.for<readonly [string, readonly QaEntry[], readonly string[]]>([
    [
      'the three best of those about both',
      [1, 2, 3, 4].map((number) => qa(number, `202${number}-01-01`, stardust, reborn)),
      ['Q&A 4', 'Q&A 3', 'Q&A 2'],
    ],
    [
      'one about the card itself, if a rule of the verdict cites it',
      [qa(1, '2019-01-01', stardust, reborn), qa(16110, '2022-01-01', stardust)],
      ['Q&A 1', 'Q&A 16110'],
    ],
    [
      'not those about one of the cards alone',
      [qa(1, '2019-01-01', stardust), qa(2, '2019-01-01', reborn)],
      [],
    ],
    ['not one that a rule cites about the other card', [qa(16110, '2019-01-01', reborn)], []],
  ])('as proof: %s', async ([, entries, shown]) => {
    const { reply } = await ask(summoned, whole(...entries));
    const proof = reply.sections?.find(({ heading }) => heading === 'Official Q&As about these cards');
    expect(proof?.style === 'list' ? proof.lines.map(({ label }) => label) : []).toEqual(shown);
  });

  test('of one card, those about it alone first', async () => {
    const line = '/timing card:Dandylion event:sent-to-gy as:cost';
    expect(await numbers(line, qa(1, '2019-01-01', dandylion), qa(2, '2020-01-01', dandylion, 7))).toEqual([
      '1',
      '2',
    ]);
  });

  test('for a situation as JSON, too; not where only a rule was found', async () => {
    const index = whole(qa(1, '2019-01-01', stardust, reborn));
    const { verdict, officialQas } = await ask(summoned, index);
    expect(officialQas).toEqual([
      {
        number: 1,
        date: '2019-01-01',
        url: 'https://db.ygoresources.com/qa#1',
        cards: ['Stardust Dragon', 'Monster Reborn'],
      },
    ]);
    expect((await ask(JSON.stringify(verdict?.situation), index)).officialQas).toEqual(officialQas);
    expect((await ask('miss the timing', index)).officialQas).toBeUndefined();
  });

  test('for a ruling that is played', async () => {
    const isNamed = ({ question, cards }: Situation): boolean => {
      const asked = 'card' in question ? cards.find((each) => each.id === question.card)?.card : undefined;
      return typeof asked === 'string' && id(asked) > 0;
    };
    const first = rulings.filter(isPlayable).find((row) => isNamed(situationIn(row)));
    if (first === undefined) throw new Error('no ruling about a card with a number');
    const all = situationIn(first).cards.flatMap(({ card }) => (typeof card === 'string' ? id(card) : []));
    const index = whole(qa(1, '2019-01-01', ...all));
    expect((await ask(`/ruling ${first.id}`, index)).officialQas).toHaveLength(1);
  });

  test('none for a card that the official database does not number', async () => {
    const token = {
      cards: [
        { id: 'token', card: 'Fluff Token', place: 'monster-zone' },
        { id: 'other', card: 'Dandylion', place: 'gy' },
      ],
      question: { ask: 'on-field', card: 'token' },
    };
    const index = whole(qa(1, '2019-01-01', dandylion));
    expect((await ask(JSON.stringify(token), index)).officialQas).toBeUndefined();
    const other = { ...token, question: { ask: 'on-field', card: 'other' } };
    expect((await ask(JSON.stringify(other), index)).officialQas).toHaveLength(1);
  });

  test('they are shown as links, with their dates and cards', async () => {
    const { reply } = await ask(
      summoned,
      whole(qa(1, '2019-01-01', stardust, reborn), qa(16110, '2018-01-01', stardust)),
    );
    expect(printReply(reply, { color: false })).toContain(
      'Official Q&As about these cards\n' +
        '  - Q&A 1: 2019-01-01, about Stardust Dragon; Monster Reborn\n    https://db.ygoresources.com/qa#1\n' +
        '  - Q&A 16110: 2018-01-01, about Stardust Dragon\n    https://db.ygoresources.com/qa#16110\n',
    );
    expect(JSON.stringify(embedReply(reply).embeds)).toContain(
      '[Q&A 1](https://db.ygoresources.com/qa#1): 2019-01-01',
    );
  });

  test('a select offers the rules that decide, those related, and up to ten of them, each shown by its number', async () => {
    const many = Array.from({ length: 12 }, (_, at) => qa(at + 1, '2020-01-01', stardust, reborn));
    const index = whole(...many, qa(16110, '2018-01-01', stardust));
    const { reply, verdict } = await ask(summoned, index);
    const { heading, choices = [] } = reply.menu ?? {};
    expect(heading).toBe('Related rules and official Q&As (OCG: no formal force in the TCG)');
    expect(choices[0]?.line).toBe(`/rule number:${verdict?.findings[0]?.rule}`);
    const qas = choices.filter(({ line }) => line.startsWith('/qa'));
    expect(qas).toHaveLength(10);
    expect(qas[0]).toEqual({
      label: 'Official Q&A 12',
      line: '/qa number:12',
      detail: '2020-01-01, about Stardust Dragon and Monster Reborn',
    });
    expect(sent(reply).faults).toEqual([]);
    expect(printReply(reply, { color: false })).not.toContain('/qa number');
    const picked = await ask(qas[0]?.line ?? '', index);
    expect(picked.reply).toMatchObject({ title: 'Official Q&A 12' });
    expect(picked.reply.sources?.map(({ url }) => url)).toEqual([
      'https://db.ygoresources.com/qa#12',
      'https://www.db.yugioh-card.com/yugiohdb/faq_search.action?ope=5&fid=12&request_locale=ja',
    ]);
    expect(picked.reply.footer).toContain('official for the OCG, without formal force in the TCG');
    expect(picked.reply.lead).toBe(
      'Official Q&A 12 of 2020-01-01 mentions Monster Reborn and Stardust Dragon.',
    );
  });

  test('one that rules cite leads to them; a number that it has not is told', async () => {
    const { reply } = await ask('/qa number:16110', whole(qa(16110, '2018-01-01', stardust, 999_999)));
    expect(reply.lead).toContain('mentions Stardust Dragon and 1 more card.');
    expect(reply.menu?.heading).toBe('Rules that cite it');
    const services: Services = { ...fakes, ...books, rulings, qas: shelfWith(whole()) };
    const none = await answer('/qa number:999999999', asker, services, commands);
    expect(!none.ok && none.problem.code).toBe('unknown-qa');
  });

  test('without an index and a recorded ruling the select has the rules alone', async () => {
    const { reply } = await ask(summoned, undefined, []);
    expect(reply.menu?.heading).toBe('Related rules');
    expect(reply.menu?.choices.every(({ line }) => line.startsWith('/rule'))).toBe(true);
    const ocg = await ask(
      `/situation text:ruleset: OCG; P0 has in the Extra Deck: "Stardust Dragon" as "card"; P0 has in the hand: "Monster Reborn" as "by"; "card" is sent from the Extra Deck to the GY by a card effect; can "card" be Special Summoned by "by"?`,
      whole(qa(1, '2019-01-01', stardust, reborn)),
    );
    expect(ocg.reply.menu?.heading).toBe('Related rules and official Q&As');
  });

  test('an old index says so', async () => {
    const entries = [qa(1, '2019-01-01', stardust, reborn)];
    const { reply } = await ask(summoned, indexOf(entries, Date.now() - 4 * 86_400_000));
    expect(printReply(reply, { color: false })).toContain('The index of Q&As is stale: 4 days old.');
  });

  test('the verdict itself is the same as without an index', async () => {
    const without = await ask(summoned, undefined);
    const beside = await ask(summoned, whole(qa(1, '2019-01-01', stardust, reborn)));
    expect({ ...beside.verdict, ms: 0 }).toEqual({ ...without.verdict, ms: 0 });
    expect(without.officialQas).toEqual([]);
    expect(without.reply.sections?.some(({ heading }) => heading.startsWith('Official Q&As'))).toBe(false);
  });

  test('ask --json prints them', async () => {
    const json = outcomeJson(await ask(summoned, whole(qa(1, '2019-01-01', stardust, reborn))), 'x');
    expect(json).toMatchObject({ id: 'x', answer: 'no', officialQas: [{ number: 1, date: '2019-01-01' }] });
    expect(outcomeJson(await ask(summoned, undefined))).toMatchObject({ officialQas: [] });
    expect(outcomeJson(await ask('miss the timing', whole()))).not.toHaveProperty('officialQas');
  });
});

describe('what the bot cannot tell is answered by the best of them', () => {
  const words = 'Something odd happened to my Dandylion, which nobody can describe. What now?';
  const text = {
    title: 'Does it count?',
    question: 'It is odd.',
    answer: `No. ${'It never counts. '.repeat(60)}`,
  };
  const open = async (index: QaIndex, english = noEnglishQas) => {
    const qas = shelfWith(index, new Map([[1, text]]));
    const outcome = await answer(
      words,
      asker,
      { ...fakes, ...books, rulings, qas, englishQas: english },
      commands,
    );
    if (!outcome.ok) throw new Error(problemLine(outcome.problem));
    return outcome;
  };
  const index = whole(qa(1, '2019-01-01', dandylion), qa(2, '2018-01-01', dandylion));

  test('with its question and answer as published, the others to pick', async () => {
    const { reply, verdict, officialQas, complete } = await open(index);
    expect(verdict?.answer).toBe('cannot tell');
    expect(reply.lead).toBe('The official database answers this: Q&A 1.');
    expect(officialQas?.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Does it count?'],
      [2, undefined],
    ]);
    expect(reply.menu?.choices[0]).toMatchObject({ line: '/qa number:2' });
    expect(printReply(reply, { color: false })).toContain('Answer\n  No. It never counts.');
    expect(complete).toBeUndefined();
    for (const part of [0, 1]) expect(sent({ ...reply, part }).faults).toEqual([]);
    const glance = JSON.stringify(embedReply({ ...reply, part: 0 }).embeds);
    expect(glance).toContain('It never counts. …');
    expect(glance.length).toBeLessThan(JSON.stringify(embedReply({ ...reply, part: 1 }).embeds).length);
  });

  test('at a glance without what the rulebook search found, which the whole has', async () => {
    const question = 'Does Dandylion miss the timing when its activation was negated?';
    const qas = shelfWith(index, new Map([[1, text]]));
    const services: Services = { ...fakes, ...books, rulings: [], qas };
    const outcome = await answer(question, asker, services, commands);
    if (!outcome.ok) throw new Error(problemLine(outcome.problem));
    expect(outcome.verdict?.answer).toBe('cannot tell');
    const names = (part: number) =>
      embedReply({ ...outcome.reply, part }).embeds[0]?.fields?.map(({ name }) => name) ?? [];
    expect(names(0)).toEqual(['Question', 'Answer', 'As published', 'What is missing', 'Sources']);
    expect(names(1)).toEqual(
      expect.arrayContaining([...names(0), 'The ruling of the bot itself', 'Found by search']),
    );
  });

  test('one that mentions more cards is called the nearest', async () => {
    const { reply } = await open(whole(qa(1, '2019-01-01', dandylion, stardust)));
    expect(reply.lead).toBe('The nearest in the official database: Q&A 1.');
  });

  test('its English text follows when it has come, with the names of cards', async () => {
    const kept = new Map<number, FetchedQa>();
    const fetched = { english: { ...text, answer: `Yes, as <<${dandylion}>> counts.` } };
    const { reply, complete } = await open(index, {
      isOn: true,
      kept: async (number) => kept.get(number),
      fetch: async (number) => {
        kept.set(number, fetched);
        return fetched;
      },
      close: () => {},
    });
    expect(printReply(reply, { color: false })).toContain('its English text follows here');
    expect(await complete?.()).toBe(true);
    const again = await open(index, {
      ...noEnglishQas,
      isOn: true,
      kept: async (number) => kept.get(number),
    });
    expect(printReply(again.reply, { color: false })).toContain('Yes, as Dandylion counts.');
    expect(again.complete).toBeUndefined();
  });

  test('the builder goes on with what was read, and asks for the rest', async () => {
    const { reply } = await open(index);
    const line = reply.choices?.find(({ label }) => label === 'Build it')?.line ?? '';
    const services: Services = { ...fakes, ...books, rulings };
    const where = await answer(line, asker, services, commands);
    if (!where.ok) throw new Error(problemLine(where.problem));
    expect(where.reply.title).toBe('Where is Dandylion?');
    const placed = await answer(where.reply.menu?.choices[0]?.line ?? '', asker, services, commands);
    if (!placed.ok) throw new Error(problemLine(placed.problem));
    expect(placed.reply.menu?.heading).toBe('Ask a question');
  });
});

describe('a source that the index no longer has is shown as withdrawn', () => {
  const rulesOf = (number: number) =>
    books.rulebook.rules.filter(({ sources }) =>
      sources.some((each) => each.source === 'qa' && each.number === number),
    );

  test.for(withdrawn)('Q&A %d of the seeds', async (number) => {
    const rules = rulesOf(number);
    expect(rules.length).toBeGreaterThan(0);
    for (const { id: rule, note } of rules) {
      expect(note).toContain(`withdrawn Q&A ${number}`);
      const { reply, verdict } = await ask(`/rule number:${rule}`, whole());
      const marked = verdict?.citations.filter((citation) => citation.withdrawn);
      expect(marked?.map(({ title }) => title)).toEqual([`Official OCG card database Q&A ${number}`]);
      expect(printReply(reply, { color: false })).toContain(`Q&A ${number} (withdrawn)\n`);
      expect(JSON.stringify(embedReply(reply).embeds)).toContain(`Q&A ${number} (withdrawn)](`);
    }
  });

  test('no other source is, and none without an index', async () => {
    const rule = 'properly-summoned/by-procedure';
    for (const index of [whole(), undefined]) {
      const { reply, verdict } = await ask(`/rule number:${rule}`, index);
      expect(
        [...(verdict?.citations ?? []), ...(reply.sources ?? [])].filter((each) => 'withdrawn' in each),
      ).toEqual([]);
    }
  });

  test('in the reply of a verdict as well as in its citations', async () => {
    const without = [...cited].filter((number) => number !== 16110).map((number) => qa(number, '2017-01-01'));
    const { reply, verdict } = await ask(summoned, indexOf(without));
    for (const sources of [reply.sources, verdict?.citations])
      expect(sources?.filter((each) => each.withdrawn).map(({ url }) => url)).toEqual([
        'https://db.ygoresources.com/qa#16110',
      ]);
  });
});
