import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line, Reply } from '../../src/replies/reply.ts';
import { buttonsOf, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { fieldsOf, sent } from './sent.ts';

const verdict: Reply = {
  tone: 'no',
  title: 'No',
  lead: 'Dandylion missed the timing.',
  sections: [
    {
      heading: 'What happened',
      style: 'steps',
      lines: [
        { text: 'Dandylion is sent to the GY' },
        { text: 'A card is drawn', mark: 'the last thing to happen' },
      ],
    },
    { heading: 'Facts', style: 'facts', lines: [{ label: 'ATK', text: '300' }, { text: 'Plant' }] },
    { heading: 'Assumed', style: 'list', lines: [{ text: 'A free zone' }] },
    { heading: 'In other words', style: 'text', lines: [{ text: 'One paragraph.\nAnother.' }] },
  ],
  sources: [
    { title: 'Rulebook', url: 'https://example.org/rules_(en)', section: 'Timing' },
    { title: 'A judge told us' },
  ],
  footer: 'TCG · rule',
};

describe('the layout', () => {
  test('the verdict, why, the sections as fields, the sources as links, the footer', () => {
    expect(sent(verdict).embed).toMatchObject({
      title: '❌ No',
      description: 'Dandylion missed the timing.',
      fields: [
        {
          name: 'What happened',
          value: '1\\. Dandylion is sent to the GY\n➤ 2\\. **A card is drawn — the last thing to happen**',
        },
        { name: 'Facts', value: 'ATK: **300** · Plant' },
        { name: 'Assumed', value: '• A free zone' },
        { name: 'In other words', value: 'One paragraph.\nAnother.' },
        {
          name: 'Sources',
          value: '• [Rulebook](https://example.org/rules_%28en%29) — Timing\n• A judge told us',
        },
      ],
      footer: { text: 'TCG · rule' },
    });
  });

  test('every tone has a colour and a mark of its own', () => {
    const tones = ['yes', 'no', 'value', 'open', 'info', 'error'] as const;
    const embeds = tones.map((tone) => sent({ tone, title: 'x' }).embed);
    expect(new Set(embeds.map((embed) => embed?.color)).size).toBe(tones.length);
    expect(new Set(embeds.map((embed) => embed?.title)).size).toBe(tones.length);
  });
});

describe('a table', () => {
  const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
    fieldsOf({ tone: 'info', title: 'x', sections: [{ heading: 'Table', style: 'table', columns, rows }] });

  test('each row is one line that names its cells, as a phone is narrow', () => {
    expect(table(['Level', 'Tributes'], ['5 or 6', '1'], ['7 or *higher*', '2'])).toEqual([
      {
        name: 'Table',
        value: '• **Level: 5 or 6** · Tributes: 1\n• **Level: 7 or \\*higher\\*** · Tributes: 2',
      },
    ]);
  });

  test('empty cells and empty rows are left out', () => {
    expect(table(['A', '', 'C'], ['', 'two', '3'], ['', '', ''])).toEqual([
      { name: 'Table', value: '• **two** · C: 3' },
    ]);
  });

  test('long cells share the line', () => {
    const [field] = table(['Column', 'Other'], ['a'.repeat(2000), 'b'.repeat(2000)]);
    expect(field?.value).toMatch(/^• \*\*Column: a{400,}…\*\* · Other: b{400,}…$/);
  });
});

describe('cutting', () => {
  const line = (text: string, mark?: string): Line => (mark === undefined ? { text } : { text, mark });
  const long = (word: string, count: number): readonly Line[] =>
    Array.from({ length: count }, (_, index) => line(`${word} ${index} ${'x'.repeat(90)}`));

  const crowded: Reply = {
    tone: 'no',
    title: 'No',
    lead: `Because ${'y'.repeat(3000)}`,
    sections: [
      { heading: 'One', style: 'steps', lines: [...long('one', 60), line('the deciding line', 'missed')] },
      { heading: 'Two', style: 'list', lines: [...long('two', 60), line('the other deciding line', 'here')] },
    ],
    sources: Array.from({ length: 6 }, (_, n) => ({ title: `Q&A ${n}`, url: `https://example.org/${n}` })),
    footer: 'f'.repeat(3000),
  };

  test('verdict, reason, deciding lines and sources stay; what is left out is counted', () => {
    const { embed, faults } = sent(crowded);
    expect(faults).toEqual([]);
    expect(embed?.title).toBe('❌ No');
    expect(embed?.description).toMatch(/^Because y+…$/);
    const values = embed?.fields.map(({ value }) => value).join('\n') ?? '';
    expect(values).toContain('one 0');
    expect(values).toMatch(/… \d+ more lines\n➤ 61\\\. \*\*the deciding line — missed\*\*/);
    expect(values).toMatch(/… 60 more lines\n➤ \*\*the other deciding line — here\*\*/);
    for (const n of [0, 1, 2, 3, 4, 5]) expect(values).toContain(`https://example.org/${n}`);
  });

  test('a section that fits the embed but no field goes on in the next field', () => {
    const fields = fieldsOf({
      tone: 'info',
      title: 'x',
      sections: [{ heading: 'Long', style: 'list', lines: long('item', 20) }],
    });
    expect(fields.map(({ name }) => name)).toEqual(['Long', '…']);
    expect(fields.map(({ value }) => value).join('')).not.toContain('more line');
  });

  test('a long paragraph is shown whole, in pieces', () => {
    const words = Array.from({ length: 300 }, (_, index) => `word${index}`);
    const fields = fieldsOf({
      tone: 'info',
      title: 'x',
      sections: [{ heading: 'Text', style: 'text', lines: [{ text: words.join(' ') }] }],
    });
    expect(fields.flatMap(({ value }) => value.split(/\s+/))).toEqual(words);
  });

  test('sections that cannot be shown at all are counted', () => {
    const sections = Array.from({ length: 40 }, (_, index) => ({
      heading: `Section ${index}`,
      style: 'text' as const,
      lines: [{ text: 'a line' }],
    }));
    const fields = fieldsOf({ tone: 'info', title: 'x', sections });
    expect(fields).toHaveLength(25);
    expect(fields.at(-1)).toEqual({ name: '…', value: '… 16 more lines' });
  });
});

describe('escaping', () => {
  test.for<[string, string, string]>([
    ['bold and code', '**a** `b` ~~c~~ ||d||', '\\*\\*a\\*\\* \\`b\\` \\~\\~c\\~\\~ \\|\\|d\\|\\|'],
    ['a masked link', '[a](https://evil.example)', '\\[a\\](https\\://evil.example)'],
    ['a mention', '<@123> <@&4> <#5>', '\\<@\u200b123\\> \\<@\u200b&4\\> \\<\\#5\\>'],
    ['everyone', '@everyone @here', '@\u200beveryone @\u200bhere'],
    ['a code fence', '```js', '\\`\\`\\`js'],
    ['a heading', '# loud', '\\# loud'],
    ['a bullet and a number', '- a', '\\- a'],
    ['line breaks in a line', 'a\n# b', 'a \\# b'],
    ['an emoji name', ':smile:', '\\:smile:'],
    [
      'ordinary words',
      "Danger! Nessie! (Lv. 7) - it's 50% at 3:00",
      "Danger! Nessie! (Lv. 7) - it's 50% at 3:00",
    ],
  ])('%s', ([, typed, shown]) => {
    expect(sent({ tone: 'info', title: 'x', lead: typed }).embed?.description).toBe(shown);
  });

  test.for([
    ['an address that is no web address', 'javascript:alert(1)'],
    ['an address with a user in it', 'https://discord.com@evil.example/'],
    ['no address at all', 'nowhere'],
  ])('%s gives the title alone', ([, url = '']) => {
    const fields = fieldsOf({ tone: 'info', title: 'x', sources: [{ title: 'Title', url }] });
    expect(fields).toEqual([{ name: 'Sources', value: '• Title' }]);
  });
});

describe('any reply', () => {
  const nasty = fc.constantFrom(
    '@everyone',
    '<@1>',
    '](http://x)',
    '```',
    '\\',
    '**',
    '\ud83d',
    '\n',
    '😀',
    '|| ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.array(fc.oneof(nasty, fc.string({ maxLength: 9 })), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.tuple(nasty, fc.nat(3000)).map(([part, times]) => part.repeat(times)),
  );
  const optional = { requiredKeys: [] };
  const lines = fc.array(
    fc
      .tuple(fc.record({ text }), fc.record({ mark: text, label: text }, optional))
      .map(([line, more]) => ({ ...line, ...more })),
    { maxLength: 30 },
  );
  const cells = fc.array(text, { maxLength: 12 });
  const sections = fc.array(
    fc.oneof(
      fc.record({ heading: text, style: fc.constantFrom('steps', 'list', 'facts', 'text'), lines }),
      fc.record({
        heading: text,
        style: fc.constant('table' as const),
        columns: cells,
        rows: fc.array(cells, { maxLength: 12 }),
      }),
    ),
    { maxLength: 30 },
  );
  const sources = fc.array(
    fc
      .tuple(
        fc.record({ title: text }),
        fc.record({ url: fc.oneof(text, fc.webUrl()), section: text }, optional),
      )
      .map(([source, more]) => ({ ...source, ...more })),
    { maxLength: 30 },
  );
  const choice = fc
    .tuple(
      fc.record({ label: text, line: text }),
      fc.record({ turns: fc.constant(true as const), detail: text }, optional),
    )
    .map(([needed, more]) => ({ ...needed, ...more }));
  const reply: fc.Arbitrary<Reply> = fc
    .tuple(
      fc.record({ tone: fc.constantFrom('yes', 'no', 'value', 'open', 'info', 'error'), title: text }),
      fc.record(
        {
          lead: text,
          sections,
          sources,
          footer: text,
          choices: fc.array(choice, { maxLength: 30 }),
          menu: fc.record({ heading: text, choices: fc.array(choice, { maxLength: 30 }) }),
        },
        optional,
      ),
    )
    .map(([needed, more]) => ({ ...needed, ...more }));

  test('stays inside the limits, mentions no one and is well-formed text', () => {
    fc.assert(
      fc.property(reply, (any) => {
        const { embed, message, faults } = sent(any);
        expect(faults).toEqual([]);
        const formatted = [
          embed?.title ?? '',
          embed?.description ?? '',
          ...(embed?.fields.flatMap(({ name, value }) => [name, value]) ?? []),
        ];
        const labels = [
          ...buttonsOf(message).map(({ label }) => label),
          ...selectsOf(message).flatMap(({ placeholder, options }) => [
            placeholder,
            ...options.flatMap((option) => [option.label, option.description ?? '']),
          ]),
        ];
        for (const shown of [...formatted, ...labels, embed?.footer?.text ?? '']) {
          expect(shown.isWellFormed()).toBe(true);
          expect(shown).not.toMatch(/@(?![\u200b…])/);
        }
        const formatting = formatted
          .join('\n')
          .replace(/\\[^\w\s]/g, '')
          .replace(/\]\(https?:[^()\s<>]*\)/g, ']');
        expect(formatting).not.toMatch(/[<`~|#]|\]\(/);
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});

test('a small picture stands beside it, and no other where none is given', () => {
  const { embed } = sent({ ...verdict, thumbnail: 'https://images.example/1.jpg' });
  expect(embed).toMatchObject({ thumbnail: { url: 'https://images.example/1.jpg' } });
  expect(sent(verdict).embed).not.toHaveProperty('thumbnail');
});

test('what stands before a line is whole, however long the names in it are', () => {
  const label = `Yes, if ${'Paper Lantern of the Long Name '.repeat(7).trim()}`;
  const text = 'it is so '.repeat(120);
  const { embed, faults } = sent({
    ...verdict,
    sections: [{ heading: 'What would change it', style: 'list', lines: [{ label, text, mark: 'decides' }] }],
  });
  expect(faults).toEqual([]);
  expect(embed?.fields[0]?.value).toContain(`${label}: `);
});

test.for([
  ['yes', 'green'],
  ['no', 'red'],
  ['value', 'blue'],
  ['open', 'grey'],
] as const)('%s is %s', ([tone, named]) => {
  const { color = 0 } = sent({ ...verdict, tone }).embed ?? {};
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255];
  const most = Math.max(red, green, blue);
  const hue =
    red === green && green === blue ? 'grey' : most === red ? 'red' : most === green ? 'green' : 'blue';
  expect(hue).toBe(named);
});
