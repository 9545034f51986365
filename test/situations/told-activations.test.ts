import { expect, test } from 'vitest';
import { readSituation } from '../../src/situations/language/read.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { books } from '../support/project-data.ts';

/** The answer to a situation, told line by line. */
const answer = (...lines: readonly string[]): string => {
  const read = readSituation(lines.join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, books);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  return verdict.value.answer;
};

const drawer = [
  'card "the drawer": a Level 4 Effect Monster, ATK 1000, DEF 1000',
  'text of "the drawer": "You can draw 1 card."',
];
const errand = ['card "the errand": a Normal Spell', 'text of "the errand": "Draw 1 card."'];

test.for([
  ['an own monster', ['P0 controls: "the drawer"', ...drawer, 'can P0 activate "the drawer"?'], 'yes'],
  [
    'a monster of the other player',
    ['P1 controls: "the drawer"', ...drawer, 'can P0 activate "the drawer"?'],
    'no',
  ],
  [
    'one that was taken',
    ['P0 controls: "the drawer" (owned by P1)', ...drawer, 'can P0 activate "the drawer"?'],
    'yes',
  ],
  ['an own Spell', ['P0 has in the hand: "the errand"', ...errand, 'can P0 activate "the errand"?'], 'yes'],
  ["the opponent's", ['P1 has in the hand: "the errand"', ...errand, 'can P0 activate "the errand"?'], 'no'],
] as const)('a card is activated by its player: %s', ([, lines, expected]) => {
  expect(answer(...lines)).toBe(expected);
});

const pit = [
  'card "the pit": a Normal Trap',
  'text of "the pit": "When your opponent Normal Summons a monster with 1000 or more ATK: Target that monster; destroy that target."',
];
const summonOf = (atk: number) => [
  'turn: P1',
  'P0 has Set: "the pit"',
  ...pit,
  'P1 has in the hand: "the newt"',
  `card "the newt": a Level 4 Normal Monster, ATK ${atk}, DEF 0`,
  'P1 Normal Summons "the newt"',
  'P0 activates "the pit", targeting "the newt"',
  'resolve',
  'was "the newt" destroyed?',
];

test('a Trap that was told to answer a Summon which its text does not speak of is no verdict', () => {
  expect(answer(...summonOf(1000))).toBe('yes');
  expect(answer(...summonOf(900))).toBe('cannot tell');
});

test.for([
  ['what it may answer', 'Add 1 "Paper" monster from your Deck to your hand.', 'yes'],
  ['what it may not', 'Your opponent loses 500 LP.', 'cannot tell'],
] as const)('a Spell is negated by a card that was told to answer %s: %s', ([, text, expected]) => {
  const hush = [
    'card "the hush": a Level 3 Effect Monster, ATK 0, DEF 1800',
    'text of "the hush": "When a card or effect is activated that includes an effect that adds a card from the Deck to the hand (Quick Effect): You can discard this card; negate that effect."',
  ];
  const note = ['card "the note": a Normal Spell', `text of "the note": "${text.replaceAll('"', '\\"')}"`];
  const told = ['P0 activates "the note"', 'P1 activates "the hush"', 'resolve', 'resolve'];
  const cards = ['P0 has in the hand: "the note"', ...note, 'P1 has in the hand: "the hush"', ...hush];
  expect(answer(...cards, ...told, 'is "the note" negated?')).toBe(expected);
});

test('while a Normal Spell is on the Chain it is not damage calculation', () => {
  const ball = [
    'card "the ball": a Level 1 Effect Monster, ATK 300, DEF 200',
    `text of "the ball": "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; draw 1 card."`,
  ];
  const hand = ['turn: P1', 'P0 has in the hand: "the ball"', ...ball];
  const spell = ['P1 has in the hand: "the errand"', ...errand, 'P1 activates "the errand"'];
  expect(answer(...hand, ...spell, 'can P0 activate "the ball"?')).toBe('no');
  expect(answer('phase: the Damage Step', ...hand, 'can P0 activate "the ball"?')).not.toBe('no');
});

const caller = [
  'card "the caller": a Level 4 Effect Monster, ATK 1000, DEF 1000',
  'text of "the caller": "Cannot be destroyed by battle. You can draw 1 card. When this card is Normal Summoned: You can target 1 Dragon monster in your GY; Special Summon it. If this card is sent to the GY: You can discard 1 Spell; draw 1 card."',
];
const summoned = ['P0 Normal Summons "the caller"', 'does "the caller" activate?'];
const lost = ['"the caller" is sent to the GY by a card effect', 'does "the caller" activate?'];
const dragon = 'card "the dragon": a Level 4 LIGHT Dragon Normal Monster';

test.for([
  ['a target that is there', ['P0 has in the GY: "the dragon"', dragon], summoned, 'yes'],
  ['no target among all that lie there', ['P0 has in the GY: "the errand"', ...errand], summoned, 'no'],
  ['a cost that can be paid', ['P0 has in the hand: "the errand"', ...errand], lost, 'yes'],
  ['no card to pay with among all in the hand', ['P0 has in the hand: "the dragon"', dragon], lost, 'no'],
] as const)('a Trigger Effect is judged by places of which all was told: %s', ([, cards, then, expected]) => {
  const counted = ['other cards in the GY of P0: 0', 'other cards in the hand of P0: 0'];
  expect(answer('P0 has in the hand: "the caller"', ...caller, ...cards, ...counted, ...then)).toBe(expected);
});

test.for([
  ['part 1', 'part 1 of "the caller"'],
  ['part 9', 'part 9 of "the caller"'],
] as const)('%s is no effect to be activated: the error lists those that are', ([part, found]) => {
  const read = readSituation(
    ['P0 controls: "the caller"', ...caller, `can P0 activate ${part} of "the caller"?`].join('\n'),
    { catalogue: books.catalogue, ruleset: 'tcg' },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, books);
  expect(verdict).toMatchObject({
    ok: false,
    problem: { code: 'no-such-part', found, expected: expect.stringMatching(/part 3 .+part 4 /) },
  });
});

test('a Summon by its own procedure is told of no monster that has none', () => {
  const read = readSituation(
    [
      'P0 has in the hand: "the caller"',
      ...caller,
      'P0 Special Summons "the caller" by its own procedure',
      'is "the caller" properly Summoned?',
    ].join('\n'),
    { catalogue: books.catalogue, ruleset: 'tcg' },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(ruleOn(read.situation, books)).toMatchObject({ ok: false, problem: { code: 'no-such-procedure' } });
});
