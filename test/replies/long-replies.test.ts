import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMore } from '../../src/replies/embed.ts';
import type { Line, Reply } from '../../src/replies/reply.ts';
import { fieldsOf, sent } from './sent.ts';

describe('a reply that is too long', () => {
  const line = (text: string, mark?: string): Line => (mark === undefined ? { text } : { text, mark });
  const long = (word: string, count: number): readonly Line[] =>
    Array.from({ length: count }, (_, index) => line(`${word} ${index} ${'x'.repeat(90)}`));

  const crowded: Reply = {
    tone: 'no',
    title: 'No',
    lead: `Because ${'y'.repeat(1400)}`,
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
    expect(embed?.description).toMatch(/^Because y+$/);
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

const plain = (reply: Reply): string => {
  const { embed, faults } = sent(reply);
  expect(faults).toEqual([]);
  const texts = [embed?.description ?? [], embed?.fields.map(({ value }) => value) ?? []].flat();
  return texts
    .join('\n')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('**', '');
};

describe('a long line', () => {
  const sentences = (count: number): string =>
    Array.from({ length: count }, (_, index) => `Sentence ${index} says a few words of a lantern.`).join(' ');
  const list = (line: Line): Reply => ({
    tone: 'no',
    title: 'No',
    sections: [{ heading: 'What would change it', style: 'list', lines: [line] }],
  });
  const values = (reply: Reply) => fieldsOf(reply).map(({ value }) => value);

  test('is broken behind a sentence, and what follows has no bullet of its own', () => {
    const [first = '', second = ''] = values(list({ text: sentences(30) }));
    expect(first).toMatch(/^• Sentence 0 .*\.$/s);
    expect(second).toMatch(/^Sentence \d+ .* Sentence 29 says a few words of a lantern\.$/s);
    expect(`${first} ${second}`).toBe(`• ${sentences(30)}`);
  });

  test('keeps what is strong in it strong in every piece', () => {
    const text = `${sentences(20)} ${'strong words '.repeat(60).trim()}`;
    const from = sentences(20).length - 10;
    const [first = '', second = ''] = values(list({ text, strong: [[from, text.length]] }));
    expect(first.match(/\*\*/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(second).toMatch(/^\*\*.*\*\*$/s);
    expect(plain(list({ text, strong: [[from, text.length]] })).replaceAll('\n', ' ')).toBe(`• ${text}`);
  });

  test('is one line of a numbered list, and its mark stands with its beginning', () => {
    const lines = [{ text: sentences(30), mark: 'decides' }, { text: 'The end.' }];
    const [shown = '', rest = ''] = values({
      tone: 'no',
      title: 'No',
      sections: [{ heading: 'Timeline', style: 'steps', lines }],
    });
    expect(shown).toMatch(/^➤ 1\\\. \*\*Sentence 0 .* — decides\*\*$/s);
    expect(rest).toMatch(/^\*\*Sentence .*\*\*\n2\\\. The end\.$/s);
  });

  test.for([
    ['a word without end', 'x'.repeat(3000)],
    ['signs that are escaped', '*_`'.repeat(700)],
    ['signs of two units', '😀'.repeat(900)],
    ['no words at all', ' \n\t '.repeat(900)],
  ])('%s is shown whole', ([, text = '']) => {
    expect(plain(list({ text })).replace(/^• |\n/g, '')).toBe(text.trim());
  });

  test('what stands before it is whole, however long the names in it are', () => {
    for (const times of [7, 40]) {
      const label = `Yes, if ${'Paper Lantern of the Long Name '.repeat(times).trim()}`;
      const text = 'it is so '.repeat(120).trim();
      const shown = plain(list({ label, text })).replaceAll('\n', ' ');
      expect(shown).toContain(`${label}: it is so`);
      expect(shown.match(/it is so/g)).toHaveLength(120);
    }
  });
});

test('a reason that is too long goes on behind More', () => {
  const lead = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
  const glance: Reply = { tone: 'no', title: 'No', lead, part: 0 };
  expect(plain(glance)).toMatch(/^word0 .* …$/s);
  expect(hasMore(glance)).toBe(true);
  const whole = plain({ ...glance, part: 1 });
  expect(whole.match(/word\d+/g)).toEqual(lead.split(' '));
});

test('nothing is lost: the parts of a reply have every word of it', () => {
  const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 });
  const words = fc.array(word, { maxLength: 400 });
  const styles = fc.constantFrom('steps' as const, 'list' as const, 'text' as const);
  const mark = fc.constantFrom(undefined, 'decides');
  const only = fc.constantFrom(undefined, 'whole' as const);
  const line = fc.record({ words, mark, only });
  const sections = fc.array(fc.record({ style: styles, lines: fc.array(line, { maxLength: 4 }) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(words, sections, (led, any) => {
      let number = 0;
      // Each word has a number, so that it is found wherever it is shown.
      const numbered = (said: readonly string[]): string =>
        said.map((each) => `${each.replaceAll(/\W|_/g, '*')}§${++number}§`).join(' ');
      const reply: Reply = {
        tone: 'no',
        title: 'No',
        lead: numbered(led),
        sections: any.map(({ style, lines }) => ({
          heading: 'Lines',
          style,
          lines: lines.map((each) => ({
            text: numbered(each.words),
            ...(each.mark === undefined ? {} : { mark: each.mark }),
            ...(each.only === undefined ? {} : { only: each.only }),
          })),
        })),
      };
      const parts: string[] = [];
      for (let part = 1; part === 1 || hasMore({ ...reply, part: part - 1 }); part += 1)
        parts.push(plain({ ...reply, part }));
      const shown = new Set(parts.join('\n').match(/§\d+§/g));
      expect(shown.size).toBe(number);
    }),
    { numRuns: 60 },
  );
}, 120_000);
