import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cardModelSchema } from '../../src/card-model/card-model.ts';
import { withPhrases } from '../../src/cards/shipped/map-words.ts';
import { withoutWords } from '../../src/cards/shipped/without-words.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { cardRow } from '../../src/cli/subcommands/card-row.ts';
import { lazily } from '../../src/platform/lazy.ts';
import { hasCards, published, sharedLabels } from '../support/card-texts.ts';

/** What was reached on the labels, in 100, rounded down: a change of the reader must not fall below. */
const floors = {
  'CARD EXACT': 95,
  'kind multiset (all cards)': 97.3,
  mandatory: 97.9,
  canMissTiming: 97.4,
  oncePerTurn: 98.6,
  targets: 98.4,
  damageStep: 97.8,
  'reviveLimit (Main Deck)': 99.8,
};

/** The models of all cards, for both tests. */
const read = lazily(async () => (await published()).cards.map(cardModelOf));

const scores = z.object({ fields: z.record(z.string(), z.object({ ok: z.number(), n: z.number() })) });

test.skipIf(!hasCards)(
  'models keep the form, and the figures on the labels do not fall (needs ../shared)',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-labels-'));
    try {
      const file = path.join(folder, 'read.ndjson');
      const models = await read();
      expect(models.filter((model) => !cardModelSchema.safeParse(model).success)).toEqual([]);
      const rows = models.map((model) => JSON.stringify(cardRow(model)));
      writeFileSync(file, rows.join('\n'));
      const printed = execFileSync(process.execPath, [path.join(sharedLabels, 'score.mjs'), file, '--json']);
      const { fields } = scores.parse(JSON.parse(printed.toString('utf8')));
      const fell = Object.entries(floors).filter(([field, floor]) => {
        const { ok = 0, n = 1 } = fields[field] ?? {};
        return (100 * ok) / n < floor;
      });
      expect(fell).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test.skipIf(!hasCards)(
  'without texts a card has the same row (every fifth card; needs ../shared)',
  async () => {
    const differ = (await read()).filter((model, at) => {
      if (at % 5 !== 0) return false;
      const shipped = withPhrases(withoutWords(model));
      return !isDeepStrictEqual(cardRow(shipped).effects, cardRow(model).effects);
    });
    expect(differ.map(({ name }) => name)).toEqual([]);
  },
);
