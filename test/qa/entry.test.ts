import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEntry } from '../../src/qa/qa-index.ts';
import { anyQas, hasShared, published, sharedQas } from '../support/qas.ts';

const file = { fid: 7, databaseDate: '2025-02-28', mentionedCards: [4001, 4002], title: 'x', tags: [] };
const facts = { qa: 7, date: '2025-02-28', cards: [4001, 4002] };
const read = { number: 7, date: '2025-02-28', cards: [4001, 4002] };

describe('read', () => {
  test.for([
    ['a published file', file, read],
    ['its facts', facts, read],
    ['fields that are new do not count', { ...file, language: 'ja', revision: { of: 3 } }, read],
    [
      'missing texts do not count',
      { fid: 7, databaseDate: '2025-02-28', mentionedCards: [] },
      { ...read, cards: [] },
    ],
    ['numbers as text', { ...file, fid: '7', mentionedCards: ['4001', 4002] }, read],
    ['a card named twice counts once', { ...file, mentionedCards: [4001, 4002, 4001] }, read],
    ['a date with a time', { ...file, databaseDate: '2025-02-28T10:00:00Z' }, read],
    ['29 February of a leap year', { ...facts, date: '2024-02-29' }, { ...read, date: '2024-02-29' }],
  ] as const)('%s', ([, value, entry]) => expect(readEntry(value)).toEqual({ ok: true, entry }));

  test('any published file, whatever its numbers', () => {
    fc.assert(
      fc.property(anyQas, (entries) => {
        for (const entry of entries)
          expect(readEntry(JSON.parse(published(entry)))).toMatchObject({ ok: true, entry });
      }),
    );
  });
});

describe('not read, with the field that is wrong', () => {
  test.for([
    ['no number', { ...file, fid: undefined }, /^fid: /],
    ['zero', { ...file, fid: 0 }, /^fid: /],
    ['half a number', { ...file, fid: 7.5 }, /^fid: /],
    ['a word', { ...file, fid: 'seven' }, /^fid: /],
    ['no date', { ...file, databaseDate: null }, /^databaseDate: /],
    [
      '29 February of a common year',
      { ...file, databaseDate: '2025-02-29' },
      /^databaseDate: must be a date/,
    ],
    ['another form of date', { ...file, databaseDate: '28.02.2025' }, /^databaseDate: must be a date/],
    ['no cards', { ...file, mentionedCards: undefined }, /^mentionedCards: /],
    ['a card by name', { ...file, mentionedCards: [4001, 'Paper Lantern'] }, /^mentionedCards\.1: /],
    ['facts without a date', { qa: 7, cards: [] }, /^date: /],
    ['the form of years ago, without cards', { fid: 7, title: 'x', date: '2025-02-28' }, /^databaseDate: /],
    ['a list', [file], /./],
    ['nothing', null, /./],
    ['text', 'fid', /./],
  ] as const)('%s', ([, value, why]) => {
    const entry = readEntry(value);
    expect(entry.ok ? entry.entry : entry.why).toMatch(why);
  });

  test('whatever it is, it is told and never thrown', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readEntry(value).ok === 'boolean'));
  });
});

describe.skipIf(!hasShared)('the published samples (../shared/qa)', () => {
  const folder = path.join(sharedQas, 'sample');
  const names = hasShared ? readdirSync(folder) : [];
  const whole = z.object({ fid: z.int(), databaseDate: z.iso.date(), mentionedCards: z.array(z.int()) });
  const words = z.object({ title: z.string(), question: z.string(), answer: z.string() });

  test('there are 120', () => expect(names).toHaveLength(120));

  test.for(names)('%s', (name) => {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const { fid, databaseDate, mentionedCards } = whole.parse(value);
    expect(name).toBe(`${fid}.json`);
    expect(readEntry(value)).toEqual({
      ok: true,
      entry: { number: fid, date: databaseDate, cards: mentionedCards },
      text: words.parse(value),
    });
  });
});
