import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../../commands/index.ts';
import { formatted } from '../../docs/gallery/html.ts';
import { galleryPage } from '../../docs/gallery/page.ts';
import { galleryPieces, type Pieces } from '../../docs/gallery/pieces.ts';
import { isInReadme, readmePictures } from '../../docs/gallery/readme-pictures.ts';
import { project } from '../../docs/update-examples.ts';
import { escapeLine } from '../../src/replies/markdown.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The browser that there is: CHROMIUM, or the first of the names under which it is packaged. */
const chromium = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'].find((name) => {
  try {
    return name !== undefined && execFileSync(name, ['--version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
});
const needed = '(skipped without chromium)';

const looked = z.object({ messages: z.number(), pictures: z.number(), faults: z.array(z.string()) });

/** What the page says of itself, opened in a browser. */
async function lookAt(pieces: Pieces): Promise<z.infer<typeof looked>> {
  const folder = temporaryFolder();
  const file = path.join(folder, 'gallery.html');
  writeFileSync(file, galleryPage(pieces));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--window-size=1200,1000'];
  const { stdout } = await promisify(execFile)(
    chromium ?? '',
    [
      ...flags,
      `--user-data-dir=${folder}/profile`,
      '--virtual-time-budget=60000',
      '--dump-dom',
      `file://${file}`,
    ],
    { maxBuffer: 2 ** 28 },
  );
  const said = /<pre id="faults">(.*?)<\/pre>/s.exec(stdout)?.[1] ?? '';
  return looked.parse(
    JSON.parse(said.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
  );
}

let pieces: Pieces;
beforeAll(async () => {
  // Who opens no page needs few of the pictures.
  pieces = await galleryPieces((id, at) => chromium !== undefined || at % 10 === 0 || isInReadme(id));
});

test('README shows its four pictures as they are painted now; if they should be others, npm run docs', () => {
  const pictures = readmePictures(pieces);
  const readme = readFileSync(path.join(project, 'README.md'), 'utf8');
  expect(pictures.size).toBe(4);
  for (const [file, png] of pictures) {
    expect(readme).toContain(`](${file})`);
    expect(readFileSync(path.join(project, file)).equals(png), file).toBe(true);
  }
});

test('every command has a reply in the gallery, and every kind of picture', () => {
  const { replies } = pieces;
  for (const { name } of commands)
    expect(
      replies.map(({ line }) => line).filter((line) => line.startsWith(`/${name}`)),
      name,
    ).not.toEqual([]);
  expect(new Set(replies.flatMap(({ picture }) => picture?.kind ?? []))).toEqual(
    new Set(['timeline', 'chain', 'field', 'ladder']),
  );
});

test.skipIf(chromium === undefined)(
  `nothing overflows, overlaps or is missing in any reply and picture of the gallery ${needed}`,
  { timeout: 180_000 },
  async () => {
    expect(await lookAt(pieces)).toEqual({
      messages: 2 * pieces.replies.length,
      // Messages are shown in both themes, with their pictures; the others once, as they are painted.
      pictures: pieces.pictures.length + 2 * pieces.replies.filter(({ picture }) => picture).length,
      faults: [],
    });
  },
);

test.skipIf(chromium === undefined)(
  `what is wrong is found: a text without words or glyph, and words outside their picture ${needed}`,
  { timeout: 120_000 },
  async () => {
    const message = {
      embeds: [{ title: '✅', description: 'a □ sign', fields: [{ name: '…', value: ' ' }] }],
      components: [],
    };
    const link = {
      number: 1_000_000_000,
      card: 'Paper Lantern',
      player: 'P0',
      spellSpeed: 1,
      targets: [],
      struck: false,
      became: 'resolved',
    } as const;
    const { faults } = await lookAt({
      replies: [{ line: '/broken', message }],
      pictures: [{ name: 'broken', view: { kind: 'chain', links: [link] } }],
    });
    expect(faults.toSorted()).toEqual([
      'a text that is empty',
      'missing glyph: a □ sign',
      'no words:',
      'no words: ✅',
      'outside its picture: 1000000000',
      'overflow in a picture: 1000000000',
      'overlap in a picture: 1000000000 | P0 · Spell Speed 1',
      'overlap in a picture: 1000000000 | Paper Lantern',
    ]);
  },
);

test.for([
  ['**No** — decides', '<strong>No</strong> — decides'],
  ['[a \\[b\\]](https://x.example/?a=1&b=2)', '<a href="https://x.example/?a=1&amp;b=2">a [b]</a>'],
  ['1\\. a < b\nnext', '1. a &lt; b<br>next'],
] as const)('%s is shown as Discord shows it', ([markdown, html]) => {
  expect(formatted(markdown)).toBe(html);
});

test('what was escaped for Discord is shown as it was', () => {
  const text = '"Danger!" *a* _b_ `c` <d> [e](f) #1 ~g~ |h|';
  expect(formatted(escapeLine(text))).toBe(
    text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  );
});
