import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Facts, MonsterFacts } from '../../src/card-model/facts.ts';
import type { Published } from '../../src/cards/published.ts';
import { readPublished } from '../../src/cards/published-file.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { type CardReading, readCardText } from '../../src/cardtext/read-card-text.ts';
import { cardRow } from '../../src/cli/subcommands/card-row.ts';
import { lazily } from '../../src/platform/lazy.ts';
import { valueOrThrow } from '../../src/platform/problem.ts';

/** The published cards and the labels, where the project's shared folder is beside the checkout. */
export const sharedCards = path.resolve(import.meta.dirname, '../../../shared/cards/cards.json.gz');
export const sharedLabels = path.resolve(import.meta.dirname, '../../../shared/labels');
export const hasCards = existsSync(sharedCards);

/** What they say: unpacked and read once by each worker. */
export const published = lazily(
  async (): Promise<Published> => valueOrThrow(await readPublished(sharedCards)),
);

export const monster = (...abilities: MonsterFacts['abilities']): Facts => ({
  cardType: 'monster',
  abilities: abilities.length === 0 ? ['Effect'] : abilities,
});
export const spell = (
  property: 'Normal' | 'Continuous' | 'Quick-Play' | 'Field' | 'Equip' = 'Normal',
): Facts => ({ cardType: 'spell', property });
export const trap = (property: 'Normal' | 'Continuous' | 'Counter' = 'Normal'): Facts => ({
  cardType: 'trap',
  property,
});

/** Reads an invented text on an invented card. */
export const readText = (text: string, facts: Facts = monster(), pendulum?: string): CardReading =>
  readCardText({ name: 'Paper Lantern', facts, text, ...(pendulum === undefined ? {} : { pendulum }) });

/** What `read --json` prints of an invented card. */
export const rowOf = (text: string, facts: Facts = monster()) =>
  cardRow(cardModelOf({ name: 'Paper Lantern', password: 7, facts, text }));

/** Its effects in few words: `trigger! when soft targets`. */
export const short = ({ effects }: CardReading): readonly string[] =>
  effects.map(({ kind, mandatory, word, limits, targets, cost }) =>
    [
      `${kind.is}${mandatory.is ? '!' : ''}`,
      word?.is,
      limits.some(({ is: { per } }) => per === 'turn')
        ? limits.some(({ is: { per, scope } }) => per === 'turn' && scope === 'name')
          ? 'hard'
          : 'soft'
        : undefined,
      targets.is ? 'targets' : undefined,
      cost === null ? undefined : 'cost',
    ]
      .filter((each) => each !== undefined)
      .join(' '),
  );
