import { createRequire } from 'node:module';
import type { Footprint } from '../../card-model/aspects.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ModelSource } from '../../cardtext/model/card-model-of.ts';
import { lazily } from '../../platform/lazy.ts';
import { Recent } from '../../platform/lru-cache.ts';

/** What reads card texts is a sixth of the program: loaded at the first described card (`import()` would be async). */
const reader = lazily((): typeof import('../../cardtext/model/card-model-of.ts') =>
  createRequire(import.meta.url)('../../cardtext/model/card-model-of.ts'),
);

const battleTexts = lazily((): typeof import('../../cardtext/battle/texts.ts') =>
  createRequire(import.meta.url)('../../cardtext/battle/texts.ts'),
);

const footprints = lazily((): typeof import('../../cardtext/footprint.ts') =>
  createRequire(import.meta.url)('../../cardtext/footprint.ts'),
);

const fields = lazily((): typeof import('../../cardtext/model/played-words.ts') =>
  createRequire(import.meta.url)('../../cardtext/model/played-words.ts'),
);

/** What words that are not played can touch. */
export const footprintOf = (words: string): Footprint => footprints().footprintOf(words);

/** A model that was written by hand, with what its words say in fields as well, and what they make of battles. */
export const withWordsRead = (model: CardModel): CardModel =>
  fields().withFields(battleTexts().withBattleTexts(model));

const recent = new Recent<CardModel>(256);

/** The effect model of a card that a situation describes by its text: it is read again with each answer about that situation. */
export const readCardText = (card: ModelSource): CardModel =>
  recent.of(JSON.stringify(card), () => reader().cardModelOf(card));
