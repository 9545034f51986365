import { describe, expect, test } from 'vitest';
import { type CardModel, cardModelSchema } from '../../src/card-model/card-model.ts';
import { checkDeck } from '../../src/decks/check-deck.ts';
import { ruleOnDeck } from '../../src/situations/deck-verdict.ts';
import type { LimitStatus } from '../../src/vocabulary/limits.ts';
import { books } from '../support/project-data.ts';

/** Invented cards: the passcode is the number of the row. */
const card = (
  password: number,
  name: string,
  { status = 'Unlimited', abilities = ['Normal'], named }: Partial<Given> = {},
): CardModel =>
  cardModelSchema.parse({
    name,
    password,
    facts: { cardType: 'monster', abilities, ...(abilities.includes('Xyz') ? { rank: 4 } : { level: 4 }) },
    ...(status === null ? {} : { limits: { tcg: status, ocg: 'Unlimited' } }),
    parts:
      named === undefined ? [] : [{ kind: 'not-an-effect', what: 'name', reads: 'a name', treatedAs: named }],
  });
interface Given {
  readonly status: LimitStatus | null;
  readonly abilities: readonly string[];
  readonly named: { readonly names?: readonly string[]; readonly series?: readonly string[] };
}

const cards = [
  ...Array.from({ length: 30 }, (_, at) => card(at + 1, `Pebble ${at + 1}`)),
  card(100, 'Forbidden Pebble', { status: 'Forbidden' }),
  card(101, 'Limited Pebble', { status: 'Limited' }),
  card(102, 'Half Pebble', { status: 'Semi-Limited' }),
  card(103, 'Far Pebble', { status: 'Not yet released' }),
  card(104, 'Unlisted Pebble', { status: null }),
  card(105, 'Stacked Pebble', { abilities: ['Xyz'] }),
  card(106, 'Pebble Token', { abilities: ['Token'] }),
  card(107, 'Cyber Pebble', { named: { names: ['Pebble 1'] } }),
  card(109, 'Shadow of the Limited', { named: { names: ['Limited Pebble'] } }),
  card(110, '111'),
  card(108, 'Clan Pebble', { named: { series: ['Pebble'] } }),
];
const catalogue = {
  ...books.catalogue,
  exact: (name: string) =>
    cards.find((each) => each.name === name) ?? cards.find(({ password }) => password === Number(name)),
};

/** Forty cards that nothing is against, and more. */
const deckOf = (more: Partial<Record<'main' | 'extra' | 'side', readonly number[]>> = {}, fill = 40) => {
  const filling = Array.from(
    { length: Math.max(0, fill - (more.main?.length ?? 0)) },
    (_, at) => 2 + (at % 20),
  );
  return { main: [...(more.main ?? []), ...filling], extra: more.extra ?? [], side: more.side ?? [] };
};
const against = (deck: ReturnType<typeof deckOf>, ruleset: 'tcg' | 'ocg' = 'tcg') =>
  checkDeck(deck, catalogue, ruleset)
    .filter(({ verdict }) => verdict !== 'permits')
    .map(({ rule, verdict, because }) => `${verdict} [${rule}] ${because}`);
const verdict = (deck: ReturnType<typeof deckOf>) => ruleOnDeck(deck, 'tcg', { ...books, catalogue });

describe('the sizes', () => {
  test.each([
    [deckOf({}, 39), 'forbids [event/deck] the Main Deck has 39 cards, and must have 40 to 60'],
    [deckOf({}, 61), 'forbids [event/deck] the Main Deck has 61 cards, and must have 40 to 60'],
    [
      deckOf({ extra: Array.from({ length: 16 }, () => 105) }),
      'forbids [event/deck] the Extra Deck has 16 cards, and must have at most 15',
    ],
    [
      deckOf({ side: Array.from({ length: 16 }, (_, at) => 23 + (at % 8)) }),
      'forbids [event/deck] the Side Deck has 16 cards, and must have at most 15',
    ],
  ])('%#', (deck, said) => expect(against(deck)).toContain(said));

  test('40 and 60 cards, and 15 in the others, are allowed', () => {
    const fifteen = Array.from({ length: 15 }, (_, at) => 23 + (at % 8));
    expect(against(deckOf({ side: fifteen }))).toEqual([]);
    expect(against(deckOf({}, 60))).toEqual([]);
    expect(verdict(deckOf())).toMatchObject({
      answer: 'yes',
      headline: 'The Deck (40 + 0 + 0 cards) is legal by its form and by the TCG list.',
    });
  });
});

describe('copies and the list', () => {
  test.each([
    [{ main: [1, 1, 1] }, []],
    [{ main: [1, 1, 1], side: [1] }, ['forbids [event/deck] Pebble 1: 4 copies, and at most 3 may be']],
    [
      { main: [100] },
      ['forbids [region/card-lists] Forbidden Pebble is Forbidden in the TCG: 1 copy, and none may be'],
    ],
    [{ side: [101] }, []],
    [
      { main: [101], side: [101] },
      ['forbids [region/card-lists] Limited Pebble is Limited in the TCG: 2 copies, and at most 1 may be'],
    ],
    [{ main: [102, 102] }, []],
    [
      { main: [102, 102, 102] },
      ['forbids [region/card-lists] Half Pebble is Semi-Limited in the TCG: 3 copies, and at most 2 may be'],
    ],
    [
      { main: [103] },
      ['forbids [region/card-lists] Far Pebble is not yet released in the TCG: 1 copy, and none may be'],
    ],
    [
      { main: [1, 1, 107, 107] },
      ['forbids [event/deck] Pebble 1: 4 copies (Cyber Pebble counted as it), and at most 3 may be'],
    ],
    [{ main: [1, 1, 108, 108, 108] }, []],
    [
      { main: [109, 109] },
      [
        'forbids [region/card-lists] Limited Pebble is Limited in the TCG: 2 copies (Shadow of the Limited counted as it), and at most 1 may be',
      ],
    ],
    [
      // A card's name may be a number that is no passcode.
      { main: [111] },
      [
        'unknown [event/deck] no card with the passcode 111 is known (another artwork can have one of its own)',
      ],
    ],
    [
      { main: [104] },
      ['unknown [region/card-lists] what the TCG list says of Unlisted Pebble is not in the catalogue'],
    ],
    [
      { main: [999, 999] },
      [
        'unknown [event/deck] no card with the passcode 999 is known (another artwork can have one of its own)',
      ],
    ],
  ])('%j', (more, said) => expect(against(deckOf(more))).toEqual(said));

  test('each game has its own list', () => {
    expect(against(deckOf({ main: [100, 101, 101, 103] }), 'ocg')).toEqual([]);
  });
});

describe('which Deck a card belongs in', () => {
  test.each([
    [
      { main: [105] },
      [
        'forbids [extra-deck-monster/which-monsters] Stacked Pebble belongs in the Extra Deck, not in the Main Deck',
      ],
    ],
    [
      { extra: [1] },
      [
        'forbids [extra-deck-monster/which-monsters] Pebble 1 belongs in the Main Deck, not in the Extra Deck',
      ],
    ],
    [{ extra: [105], side: [105, 1] }, []],
    [{ main: [106] }, ['forbids [move/tokens] Pebble Token is a Token, which is no card of a Deck']],
  ])('%j', (more, said) => expect(against(deckOf(more))).toEqual(said));
});

test('a verdict says what is against it first, and is "cannot tell" only where nothing is', () => {
  expect(verdict(deckOf({ main: [999, 100] }))).toMatchObject({
    answer: 'no',
    headline: 'The Deck (40 + 0 + 0 cards) is not legal: 1 thing is against it.',
    findings: [{ verdict: 'forbids' }, { verdict: 'unknown' }, {}, {}, {}],
  });
  const open = verdict(deckOf({ main: [999] }));
  expect(open.answer).toBe('cannot tell');
  expect(open.missing).toHaveLength(1);
  expect(open.citations[0]?.url).toMatch(/^https:/);
});
