import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster } from '../../support/card-texts.ts';

/** Rows: what is shown, fields that an instruction of the effect has (null: has not), and the text. */
const rows = readFileSync(path.join(import.meta.dirname, 'rows/instructions.txt'), 'utf8')
  .trim()
  .split(/\n\n+/);

test.for(rows)('%s', (row) => {
  const [head = '', ...text] = row.split('\n');
  const { parts } = cardModelOf({ name: 'Paper Lantern', facts: monster(), text: text.join('\n') });
  const all = parts.flatMap((part) =>
    isActivated(part) ? [...part.cost, ...part.does] : 'does' in part ? part.does : [],
  );
  const fields: readonly (readonly [string, unknown])[] = Object.entries(
    JSON.parse(head.split(' -> ').at(-1) ?? ''),
  );
  const has = (each: object): boolean =>
    fields.every(([key, is]) =>
      isDeepStrictEqual(Object.entries(each).find(([name]) => name === key)?.[1] ?? null, is),
    );
  expect(all.some(has) ? [] : all).toEqual([]);
});
