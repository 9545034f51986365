import path from 'node:path';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { loadStarters } from '../../src/cards/load-catalogue.ts';

const folders = ['../../data/cards', 'cards'].map((folder) => path.join(import.meta.dirname, folder));

/** Cards that were modelled by hand: those of the project, and those that only tests play without published texts. */
export const starterCards: readonly CardModel[] = folders.flatMap((folder) => {
  const cards = loadStarters(folder);
  if (!cards.ok) throw new Error(JSON.stringify(cards.problem));
  return cards.value;
});
