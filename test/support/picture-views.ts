import fc from 'fast-check';
import type { PictureView, ShownCard, ShownSide } from '../../src/pictures/view.ts';
import { linkArrows } from '../../src/vocabulary/zones.ts';

/** Any picture: names of any length and signs, any number of cards, links, moments and steps. */

const name = fc.oneof(
  fc.constantFrom(
    'Gemini Elf',
    'I:P Masquerena',
    'Number 39: Utopia Beyond',
    'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '<b>"&amp;"</b>',
    '★ “D/D/D” →',
    '日本語のカード',
    '\u202eright to left',
  ),
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
);
const value = fc.record({
  text: fc.constantFrom('0', '1900', '12000', '?'),
  changed: fc.constantFrom('up', 'down', 'no'),
});
const player = fc.constantFrom('P0', 'P1');

const card: fc.Arbitrary<ShownCard> = fc.record(
  {
    name,
    kind: fc.constantFrom('monster', 'spell', 'trap'),
    faceUp: fc.boolean(),
    position: fc.constantFrom('attack', 'defense'),
    atk: value,
    def: value,
    with: fc.array(name, { maxLength: 5 }),
    negated: fc.boolean(),
    arrows: fc.subarray([...linkArrows]),
    isNew: fc.boolean(),
  },
  { requiredKeys: ['name', 'kind', 'faceUp', 'with', 'negated', 'arrows', 'isNew'] },
);
const row = fc.array(fc.option(card, { nil: undefined }), { minLength: 5, maxLength: 7 });
const side: fc.Arbitrary<ShownSide> = fc.record({
  lp: fc.option(fc.constantFrom('8000', '0', '123456789'), { nil: undefined }),
  monsters: row,
  spellsAndTraps: row,
  fieldZone: fc.option(card, { nil: undefined }),
  piles: fc.array(
    fc.record({
      place: fc.constantFrom('Hand', 'GY', 'Banished'),
      names: fc.array(name, { maxLength: 20 }),
      count: fc.option(fc.nat(60), { nil: undefined }),
    }),
    { maxLength: 5 },
  ),
});
const extra = fc.option(fc.record({ card, of: player }), { nil: undefined });

export const someView: fc.Arbitrary<PictureView> = fc.oneof(
  fc.record({
    kind: fc.constant('field'),
    heading: fc.constantFrom('Before', 'After'),
    turn: name,
    sides: fc.record({ P0: side, P1: side }),
    extraMonsterZones: fc.tuple(extra, extra),
  }),
  fc.record({
    kind: fc.constant('chain'),
    links: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 30 }),
        card: name,
        player,
        spellSpeed: fc.constantFrom(undefined, 1, 2, 3),
        targets: fc.array(name, { maxLength: 5 }),
        struck: fc.boolean(),
        became: fc.constantFrom('resolved', 'its activation was negated'),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  }),
  fc.record({
    kind: fc.constant('timeline'),
    moments: fc.array(
      fc.record({
        at: fc.constantFrom('Chain Link 1 resolves', 'Outside a Chain'),
        what: fc.array(name, { minLength: 1, maxLength: 4 }),
        mark: fc.option(fc.constant('decides'), { nil: undefined }),
        isLast: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    answer: name,
    tone: fc.constantFrom('yes', 'no', 'open', 'value'),
  }),
  fc.record({
    kind: fc.constant('ladder'),
    ladders: fc.array(
      fc.record({
        heading: name,
        steps: fc.array(fc.record({ what: name, value: fc.option(fc.nat(99_999)) }), {
          minLength: 1,
          maxLength: 15,
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
);
