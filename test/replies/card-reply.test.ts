import { describe, expect, test } from 'vitest';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { cardReply } from '../../src/replies/card-reply.ts';
import { embedReply } from '../../src/replies/embed.ts';
import { limits } from '../../src/replies/limits.ts';
import { printReply } from '../../src/replies/terminal/terminal.ts';
import { hasCards, monster, published } from '../support/card-texts.ts';
import { ruleTables } from '../support/rule-tables.ts';

const rules = { ruleset: 'tcg', tables: ruleTables } as const;
const text =
  'Cannot be Normal Summoned/Set. If this card is banished: You can pay 500 LP; teach a moth to sing. The wind turns twice.';
const reply = cardReply(cardModelOf({ name: 'Paper Lantern', facts: monster(), text }), undefined, rules);

describe('a card with its published text', () => {
  test('the words that decide stand out, in the terminal and on Discord', () => {
    expect(printReply(reply, { color: false })).toContain(
      '*If* this card is banished: You can *pay 500 LP*;',
    );
    const values = embedReply(reply).embeds.flatMap(({ fields }) => (fields ?? []).map(({ value }) => value));
    expect(values.join('\n')).toContain('**If** this card is banished: You can **pay 500 LP**;');
  });

  test('what was not read says so', () => {
    const printed = printReply(reply, { color: false });
    expect(printed).toContain('not read: teach a moth to sing.');
    expect(printed).toContain('Not read');
    expect(printed).toContain('The wind turns twice.');
  });
});

describe.skipIf(!hasCards)('every fortieth published card (needs ../shared)', async () => {
  const { cards } = hasCards ? await published() : { cards: [] };

  test('is inside the limits of Discord, and no emphasis is left open', () => {
    const wrong = cards
      .filter((_, at) => at % 40 === 0)
      .filter((card) => {
        const [embed] = embedReply(cardReply(cardModelOf(card), undefined, rules)).embeds;
        const fields = embed?.fields ?? [];
        const total = [embed?.title, embed?.description, embed?.footer?.text]
          .concat(...fields.map(({ name, value }) => [name, value]))
          .reduce((sum, each) => sum + (each?.length ?? 0), 0);
        const long = fields.some(
          ({ name, value }) =>
            value.length > limits.fieldValue || name.length > limits.fieldName || value === '',
        );
        const open = fields.some(({ value }) => value.split('**').length % 2 === 0);
        return total > limits.embedTotal || fields.length > limits.fields || long || open;
      });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
