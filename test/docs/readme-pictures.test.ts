import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { galleryPieces } from '../../docs/gallery/pieces.ts';
import { readmePictures } from '../../docs/gallery/readme-pictures.ts';
import { project } from '../../docs/update-examples.ts';

test('README shows its four pictures as they are painted now; if they should be others, npm run docs', async () => {
  const pictures = readmePictures(await galleryPieces());
  const readme = readFileSync(path.join(project, 'README.md'), 'utf8');
  expect(pictures.size).toBe(4);
  for (const [file, png] of pictures) {
    expect(readme).toContain(`](${file})`);
    expect(readFileSync(path.join(project, file)).equals(png), file).toBe(true);
  }
});
