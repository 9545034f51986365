import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listOf } from './list-of.ts';

/** What the effect models of cards are made by: the reader, the form of models, and those that were made by hand. */
const makers = listOf(
  'src/app/card-models.ts src/cardtext src/card-model src/vocabulary src/cards data/cards',
  'data/lexicon/vocabulary.json data/lexicon/card-text',
);

/** The version of what makes effect models, by the names, sizes and times of its files (their contents take ten times as long). */
export function modelVersion(project: string): string {
  const hash = createHash('sha256');
  for (const maker of makers) {
    for (const file of filesOf(path.join(project, maker))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(project, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The version of the reader by the contents of its files, the same in every checkout: that of a catalogue that is shipped. */
export function readerVersion(project: string): string {
  const hash = createHash('sha256');
  for (const maker of makers.filter((each) => each !== 'src/cards'))
    for (const file of filesOf(path.join(project, maker)))
      hash.update(`${path.relative(project, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(place: string): readonly string[] {
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
