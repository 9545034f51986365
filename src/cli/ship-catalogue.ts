import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../app/app.ts';
import { loadModelling, shippedFile } from '../app/open-cards.ts';
import { ship } from '../cards/shipped/ship.ts';
import { readerVersion } from '../platform/model-version.ts';
import { printAnswer, printFailure, runProgram } from './program.ts';

/** `npm run catalogue -- FILE [DATE]`: writes data/catalogue anew; DATE is its publication, else the day of the file. */
await runProgram(async ({ streams }) => {
  const [file, given] = process.argv.slice(2);
  const day = given ?? (file === undefined ? undefined : dayOf(file));
  if (file === undefined || day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) {
    const expected = 'must be a file of published cards, and a day as 2026-11-23';
    return printFailure({ code: 'bad-catalogue', found: [file, given].join(' '), expected }, false, streams);
  }
  const modelling = await loadModelling(dataFolder);
  if (!modelling.ok) return printFailure(modelling.problem, false, streams);
  const version = readerVersion(path.dirname(dataFolder));
  const shipped = await ship({ file, date: day }, { ...modelling.value, version });
  if (!shipped.ok) return printFailure(shipped.problem, false, streams);
  const { bytes, cards } = shipped.value;
  const place = shippedFile(dataFolder);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, bytes);
  return printAnswer(`${cards} cards of ${day}; ${(bytes.length / 1024 ** 2).toFixed(2)} MB`, streams);
});

const dayOf = (file: string): string | undefined =>
  statSync(file, { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10);
