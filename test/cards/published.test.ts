import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { publishedCard, publishedCards } from '../../src/cards/published.ts';
import { publishedParts, RecordSplitter, readPublished } from '../../src/cards/published-file.ts';

const lantern = {
  konami_id: 12,
  password: 34,
  name: { en: 'Paper Lantern', de: 'Papierlaterne' },
  text: { en: 'Draw 1 card.' },
  card_type: 'Monster',
  monster_type_line: 'Plant / Tuner / Effect',
  attribute: 'FIRE',
  level: 3,
  atk: '?',
  def: 0,
};
const wick = { name: { en: 'Wick' }, text: { en: 'Burn.' }, card_type: 'Trap', property: 'Counter' };

describe('a record', () => {
  test.for([
    [
      lantern,
      {
        cardType: 'monster',
        abilities: ['Effect', 'Tuner'],
        type: 'Plant',
        attribute: 'FIRE',
        level: 3,
        atk: '?',
        def: 0,
      },
    ],
    [wick, { cardType: 'trap', property: 'Counter' }],
    [
      { ...wick, card_type: 'Spell' },
      { cardType: 'spell', property: 'Counter' },
    ],
    [
      { ...lantern, monster_type_line: 'Plant' },
      { cardType: 'monster', abilities: ['Normal'], type: 'Plant' },
    ],
    // Older prints leave out "Effect" beside an ability that Effect Monsters alone have.
    [
      { ...lantern, monster_type_line: 'Plant / Gemini' },
      { cardType: 'monster', abilities: ['Effect', 'Gemini'], type: 'Plant' },
    ],
    [
      { ...lantern, monster_type_line: 'Plant / Tuner' },
      { cardType: 'monster', abilities: ['Effect', 'Tuner'], type: 'Plant' },
    ],
    [
      { ...lantern, monster_type_line: 'Plant / Tuner / Normal' },
      { cardType: 'monster', abilities: ['Normal', 'Tuner'], type: 'Plant' },
    ],
    [
      { ...lantern, monster_type_line: 'Plant / Fusion / Tuner' },
      { cardType: 'monster', abilities: ['Tuner', 'Fusion'], type: 'Plant' },
    ],
    // And "Normal" beside Pendulum.
    [
      { ...lantern, monster_type_line: 'Plant / Pendulum' },
      { cardType: 'monster', abilities: ['Normal', 'Pendulum'], type: 'Plant' },
    ],
    [{ ...lantern, monster_type_line: 'Plant / Link / Effect', link_arrows: ['a', 'b'] }, { link: 2 }],
    [
      { ...lantern, monster_type_line: 'Plant / Link / Effect', link_arrows: ['⬅', '↘'] },
      { link: 2, arrows: ['left', 'bottom-right'] },
    ],
    [
      { ...lantern, level: 'three', novelty: [1] },
      { cardType: 'monster', type: 'Plant' },
    ],
  ] as const)('%j', ([record, facts]) => {
    const card = publishedCard(record);
    expect(typeof card === 'string' ? card : card.facts).toMatchObject(facts);
  });

  test('keeps its numbers and English texts', () => {
    expect(publishedCard({ ...lantern, pendulum_effect: { en: 'Swing.' } })).toMatchObject({
      name: 'Paper Lantern',
      password: 34,
      konamiId: 12,
      text: 'Draw 1 card.',
      pendulum: 'Swing.',
    });
  });

  test('keeps the other names without their readings, the set numbers, and what limit lists say', () => {
    const name = {
      en: 'Paper Lantern',
      de: 'Papierlaterne',
      fr: 'Paper Lantern',
      ja: '<ruby>紙<rt>かみ</rt></ruby>ランプ',
      ko: null,
      'zh-CN': 7,
    };
    const sets = {
      en: [{ set_number: 'WICK-EN012' }, { set_number: 'WICK-EN012' }, { set_number: 'WAX-EN001' }],
      ja: [{ set_number: 'WICK-JP012' }, 'odd', null],
      de: [{ set_number: 'WICK-DE012' }],
      fr: 'odd',
    };
    expect(
      publishedCard({ ...lantern, name, sets, limit_regulation: { tcg: 'Limited', ocg: null } }),
    ).toMatchObject({
      otherNames: { de: 'Papierlaterne', ja: '紙ランプ' },
      setNumbers: ['WICK-EN012', 'WAX-EN001', 'WICK-JP012', 'WICK-DE012'],
      printings: 3,
      limits: { tcg: 'Limited' },
    });
  });

  test('texts in other languages are taken whole, with a Pendulum box before the other, without readings', () => {
    const text = { en: 'Draw 1 card.', de: 'Ziehe 1 Karte.', ja: '<ruby>引<rt>ひ</rt></ruby>く', ko: null };
    const pendulum_effect = { en: 'Draw 2 cards.', de: 'Ziehe 2 Karten.', fr: 7 };
    expect(publishedCard({ ...lantern, text, pendulum_effect })).toMatchObject({
      text: 'Draw 1 card.',
      pendulum: 'Draw 2 cards.',
      otherTexts: { de: 'Ziehe 2 Karten.\nZiehe 1 Karte.', ja: '引く' },
    });
    expect(publishedCard(lantern)).not.toHaveProperty('otherTexts');
  });

  test('an odd level is left out', () => {
    const card = publishedCard({ ...lantern, level: 'three' });
    expect(typeof card === 'string' ? card : 'level' in card.facts).toBe(false);
  });

  test.for([
    [null],
    [7],
    [{ ...wick, name: {} }],
    [{ ...wick, card_type: 'Stamp' }],
    [{ ...wick, property: 'Odd' }],
  ] as const)('what is none: %j', ([record]) => expect(typeof publishedCard(record)).toBe('string'));
});

test('a bad record is put aside and counted, and the others are kept', () => {
  const { cards, aside } = publishedCards([wick, { name: { en: 'Ash' }, card_type: 'Stamp' }, lantern], 5);
  expect(cards.map(({ name }) => name)).toEqual(['Wick', 'Paper Lantern']);
  expect(aside).toMatchObject([{ at: 6, name: 'Ash' }]);
});

test('a list is cut into its records wherever its pieces end', () => {
  const records = [{ a: '}]"{\\"' }, { b: [{ c: 'ü' }, []] }, {}];
  const bytes = Buffer.from(`\n[ ${records.map((each) => JSON.stringify(each)).join(' ,\n')} ]\n`);
  for (let size = 1; size <= bytes.length; size += 1) {
    const splitter = new RecordSplitter();
    const found: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size)
      found.push(...splitter.push(bytes.subarray(at, at + size)));
    expect([found, splitter.ended]).toEqual([records, true]);
  }
});

describe('a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-published-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Buffer) => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  };
  const list = JSON.stringify([lantern, wick, 7]);

  test.for([
    ['a.json', list],
    ['b.json.gz', gzipSync(list)],
    ['plain.json.gz', list],
    ['packed.json', gzipSync(list)],
  ] as const)('%s', async ([name, content]) => {
    const read = await readPublished(file(name, content));
    expect(read).toMatchObject({ ok: true, value: { cards: [{ name: 'Paper Lantern' }, { name: 'Wick' }] } });
  });

  test.for([
    ['c.json', '', 'no list of cards'],
    ['d.json', '{"name": 1}', 'no list of cards'],
    ['e.json', '[]', 'no card in it'],
    ['f.json', list.slice(0, -9), 'it breaks off'],
    ['g.json.gz', gzipSync(list).subarray(0, 60), 'it breaks off'],
    ['h.json.gz', Buffer.concat([gzipSync(list).subarray(0, 30), Buffer.alloc(90, 7)]), 'it is damaged'],
    ['i.json', '[{a}]', ''],
  ] as const)('%s cannot be used', async ([name, content, why]) => {
    const read = await readPublished(file(name, content));
    expect(read.ok ? '' : read.problem.found).toContain(why === '' ? name : why);
    expect(read.ok).toBe(false);
  });

  test('one that is not there is told', async () => {
    const read = await readPublished(path.join(folder, 'none.json'));
    expect(read.ok ? '' : read.problem.found).toContain('it is missing');
  });

  test.for([
    ['[ ', 512, 'more than 512 MB'],
    ['[{"a":"', 5, 'a record of more than 4 MB'],
  ] as const)('%s and %i MB more are not looked at', async ([begins, megabytes, found]) => {
    async function* bytes() {
      yield Buffer.from(begins);
      // Only asked of the system: nothing is written into them.
      yield Buffer.alloc(megabytes * 1024 ** 2);
      yield Buffer.from(' ');
    }
    const reading = async () => {
      for await (const part of publishedParts(bytes(), 'here')) expect(part.cards).toEqual([]);
    };
    await expect(reading()).rejects.toMatchObject({ problem: { found: expect.stringContaining(found) } });
  });
});
