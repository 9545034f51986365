import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LINE, readLine } from '../../../src/commands/line/line.ts';
import { printLine } from '../../../src/commands/line/print-line.ts';
import { commands } from '../../support/fakes.ts';

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('"', "'", '“', '”', '\\', ':', ',', ' ', '\n', 'n', 'card', 'event:'),
      maxLength: 12,
    }),
  )
  .map((value) => value.trim())
  .filter((value) => value !== '');

test('what is printed is read back', () => {
  const options = fc.record(
    {
      card: text,
      event: fc.constantFrom('sent-to-gy', 'destroyed'),
      'chain-link': fc.integer({ min: 1, max: 12 }),
    },
    { requiredKeys: ['card', 'event'] },
  );
  fc.assert(
    fc.property(options, (values) => {
      const line = printLine('timing', values);
      fc.pre(line.length <= LONGEST_LINE);
      const read = readLine(line, commands);
      expect(read.ok && read.value.command.name).toBe('timing');
      expect(read.ok && read.value.values).toEqual(values);
    }),
  );
});

test.for([
  [{ card: 'Dandylion', event: 'sent-to-gy' }, '/timing card:Dandylion event:sent-to-gy'],
  [{ card: 'Dark Magician', after: 'a, b' }, '/timing card:"Dark Magician" after:"a, b"'],
  [{ card: 'say "yes" \\ no', 'chain-link': 2 }, '/timing card:"say \\"yes\\" \\\\ no" chain-link:2'],
  [{ card: 'two\nlines', event: undefined }, '/timing card:"two\\nlines"'],
] as const)('%o', ([values, line]) => expect(printLine('timing', values)).toBe(line));

test('no line, however strange, throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      readLine(line, commands);
      readLine(`/timing ${line}`, commands);
      readLine(`/card name:"${line}`, commands);
    }),
  );
});
