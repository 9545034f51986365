import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTar, tarFiles } from '../../src/qa/tar.ts';
import { SourceFailure } from '../../src/sources/source-failure.ts';
import { type ToArchive, tarOf } from '../support/archive.ts';

/** The archive in pieces of this size, as it may come from a network. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (bytes: Buffer, size = 100) => {
  const files: (readonly [string, string])[] = [];
  for await (const { name, bytes: body } of tarFiles(inPieces(bytes, size), 'the archive'))
    files.push([name, body.toString()]);
  return files;
};

const files: readonly ToArchive[] = [
  { name: 'top/1.json', content: 'one' },
  { name: 'top/2.json', content: 'x'.repeat(512) },
  { name: 'top/3.json', content: '' },
  { name: 'top/4.json', content: 'y'.repeat(1300) },
];
const contents = files.map(({ name, content }) => [name, content]);

describe('the files of an archive', () => {
  test.for([1, 7, 512, 1_000_000])('come in order, in pieces of %d bytes', async (size) => {
    expect(await read(tarOf(files), size)).toEqual(contents);
  });

  test('without folders, links and notes', async () => {
    const others: readonly ToArchive[] = [
      { name: 'pax_global_header', content: '20 comment=path=x\n', type: 'g' },
      { name: 'top/', content: '', type: '5' },
      { name: 'top/link.json', content: '', type: '2' },
    ];
    expect(await read(tarOf([...others, ...files]))).toEqual(contents);
  });

  test('with long names', async () => {
    const name = `${'deep/'.repeat(40)}1.json`;
    const record = `path=${name}\n`;
    const content = `${record.length + 4} ${record}`;
    const long: readonly ToArchive[] = [
      { name: 'short', content, type: 'x' },
      { name: 'cut', content: 'one' },
      { name: '2.json', content: 'two' },
    ];
    expect(await read(tarOf(long))).toEqual([
      [name, 'one'],
      ['2.json', 'two'],
    ]);
  });

  test('are none in an empty archive', async () => expect(await read(tarOf([]))).toEqual([]));
});

describe('an archive that is no good is told', () => {
  test('wherever it is cut, before its end mark', async () => {
    const whole = tarOf(files);
    const end = whole.length - 1024;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: end + 511 }), async (length) => {
        await expect(read(whole.subarray(0, length))).rejects.toThrow(/^the archive \(it breaks off\)/);
      }),
    );
    expect(await read(whole.subarray(0, end + 512))).toEqual(contents);
  });

  test('whatever byte of a header is another', async () => {
    const whole = tarOf(files);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 147 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const damaged = Buffer.from(whole);
          damaged[at] = (damaged[at] ?? 0) ^ change;
          await expect(read(damaged)).rejects.toThrow(SourceFailure);
        },
      ),
    );
  });

  test('a file larger than any Q&A is not read', async () => {
    const huge = tarOf([{ name: '1.json', content: '' }]);
    huge.write('77777777777\0', 124);
    huge.write('        ', 148);
    const sum = huge.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    huge.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await expect(read(huge)).rejects.toThrow(/1\.json .*must be smaller/);
  });
});

test.for([
  [tarOf([]).subarray(0, 300), false],
  [tarOf(files), true],
  [Buffer.from('{"qa":1}'), false],
] as const)('an archive is known by its mark', ([bytes, expected]) => expect(isTar(bytes)).toBe(expected));
