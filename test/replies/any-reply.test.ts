import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/replies/reply.ts';
import { buttonsOf, selectsOf } from '../support/discord-stand-in/bodies.ts';
import { sent } from './sent.ts';

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
      { numRuns: 60 },
    );
  }, 120_000);
});
