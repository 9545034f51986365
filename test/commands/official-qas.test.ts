import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { outcomeJson } from '../../src/cli/outcome.ts';
import { answer } from '../../src/commands/ask.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { problemLine } from '../../src/problem.ts';
import type { QaEntry } from '../../src/qa/entry.ts';
import type { QaIndex } from '../../src/qa/qa-index.ts';
import { embedReply } from '../../src/replies/embed.ts';
import { printReply } from '../../src/replies/terminal.ts';
import { sent } from '../replies/sent.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';
import { indexOf, shelfWith } from '../support/qas.ts';

const asker: Asker = { mayManage: true, ruleset: 'tcg' };
const id = (name: string): number => books.catalogue.exact(name)?.konamiId ?? 0;
const [stardust, reborn, dandylion] = ['Stardust Dragon', 'Monster Reborn', 'Dandylion'].map(id);
const summoned = '/summoned card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"';

const ask = async (line: string, index: QaIndex | undefined) => {
  const services: Services = { ...fakes, ...books, rulings, qas: shelfWith(index) };
  const outcome = await answer(line, asker, services, commands);
  if (outcome.kind === 'problem') throw new Error(problemLine(outcome.problem));
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
    (await ask(line, whole(...entries))).officialQas?.map(({ url }) => url?.replace(/^.*#/, ''));

  test.for<readonly [string, readonly QaEntry[], readonly string[] | undefined]>([
    [
      'those about both cards, newest first',
      [
        qa(1, '2019-01-01', stardust, reborn),
        qa(2, '2021-01-01', reborn, stardust),
        qa(3, '2020-01-01', stardust, reborn, 7),
      ],
      ['2', '3', '1'],
    ],
    [
      'at most three, the newest',
      [1, 2, 3, 4, 5].map((number) => qa(number, `202${number}-01-01`, stardust, reborn)),
      ['5', '4', '3'],
    ],
    [
      'one that a rule of the verdict cites before newer ones',
      [
        qa(16110, '2015-01-01', stardust, reborn),
        ...[1, 2, 3].map((number) => qa(number, `202${number}-01-01`, stardust, reborn)),
      ],
      ['3', '2', '16110'],
    ],
    [
      'one about the card itself, if a rule of the verdict cites it',
      [qa(1, '2019-01-01', stardust, reborn), qa(16110, '2022-01-01', stardust)],
      ['16110', '1'],
    ],
    [
      'not those about one of the cards alone',
      [qa(1, '2019-01-01', stardust), qa(2, '2019-01-01', reborn)],
      undefined,
    ],
    ['not one that a rule cites about the other card', [qa(16110, '2019-01-01', reborn)], undefined],
  ])('%s', async ([, entries, shown]) => expect(await numbers(summoned, ...entries)).toEqual(shown));

  test('of one card, the newest about it', async () => {
    const line = '/timing card:Dandylion event:sent-to-gy as:cost';
    expect(await numbers(line, qa(1, '2019-01-01', dandylion), qa(2, '2020-01-01', dandylion, 7))).toEqual([
      '2',
      '1',
    ]);
  });

  test('for a situation as JSON, too; not where only a rule was found', async () => {
    const index = whole(qa(1, '2019-01-01', stardust, reborn));
    const { verdict, officialQas } = await ask(summoned, index);
    expect(officialQas).toEqual([
      {
        title: 'Official OCG card database Q&A 1',
        url: 'https://db.ygoresources.com/qa#1',
        section: '2019-01-01',
        kind: 'official',
        ruleset: 'ocg',
      },
    ]);
    expect((await ask(JSON.stringify(verdict?.situation), index)).officialQas).toEqual(officialQas);
    expect((await ask('miss the timing', index)).officialQas).toBeUndefined();
  });

  test('for a ruling that is played', async () => {
    const named = rulings.flatMap(({ id: ruling, play }) => {
      const { question } = play;
      const asked =
        'card' in question ? play.cards.find((each) => each.id === question.card)?.card : undefined;
      return typeof asked === 'string' && id(asked) > 0 ? [{ ruling, play }] : [];
    });
    const [first] = named;
    if (first === undefined) throw new Error('no ruling about a card with a number');
    const all = first.play.cards.flatMap(({ card }) => (typeof card === 'string' ? id(card) : []));
    const index = whole(qa(1, '2019-01-01', ...all));
    expect((await ask(`/ruling ${first.ruling}`, index)).officialQas).toHaveLength(1);
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
        '  - Q&A 1: 2019-01-01, Stardust Dragon and Monster Reborn\n    https://db.ygoresources.com/qa#1\n' +
        '  - Q&A 16110: 2018-01-01, Stardust Dragon\n    https://db.ygoresources.com/qa#16110\n',
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
      'Official Q&A 12 of 2020-01-01 mentions Monster Reborn and Stardust Dragon; its words stand in the official database.',
    );
  });

  test('one that rules cite leads to them; a number that it has not is told', async () => {
    const { reply } = await ask('/qa number:16110', whole(qa(16110, '2018-01-01', stardust, 999_999)));
    expect(reply.lead).toContain('mentions Stardust Dragon and 1 more card;');
    expect(reply.menu?.heading).toBe('Rules that cite it');
    const services: Services = { ...fakes, ...books, rulings, qas: shelfWith(whole()) };
    const none = await answer('/qa number:999999999', asker, services, commands);
    expect(none.kind === 'problem' && none.problem.code).toBe('unknown-qa');
  });

  test('without an index the select has the rules alone', async () => {
    const { reply } = await ask(summoned, undefined);
    expect(reply.menu?.heading).toBe('Related rules');
    expect(reply.menu?.choices.every(({ line }) => line.startsWith('/rule'))).toBe(true);
    const ocg = await ask(
      `/situation text:ruleset: OCG; P0 controls: "Stardust Dragon"; is "Stardust Dragon" properly Summoned?`,
      whole(qa(1, '2019-01-01', stardust)),
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
    expect(without.officialQas).toBeUndefined();
    expect(without.reply.sections?.some(({ heading }) => heading.startsWith('Official Q&As'))).toBe(false);
  });

  test('ask --json prints them', async () => {
    const json = outcomeJson(await ask(summoned, whole(qa(1, '2019-01-01', stardust, reborn))), 'x');
    expect(json).toMatchObject({ id: 'x', answer: 'no', officialQas: [{ section: '2019-01-01' }] });
    expect(outcomeJson(await ask(summoned, undefined))).not.toHaveProperty('officialQas');
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
