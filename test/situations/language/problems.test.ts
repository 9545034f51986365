import { describe, expect, test } from 'vitest';
import { problemLine } from '../../../src/platform/problem.ts';
import { isSituationText, readSituation } from '../../../src/situations/language/read.ts';
import { books, rulings } from '../../support/project-data.ts';

const read = (text: string) => readSituation(text, { catalogue: books.catalogue, ruleset: 'tcg' });
const problems = (text: string) => {
  const told = read(text);
  return told.ok ? [] : told.problems;
};

const good = 'P0 has in the hand: "Dandylion", "Jinzo"';
const asked = 'does "Dandylion" activate?';

describe('a bad line is told with its place, what was expected, and how it would be read', () => {
  test.for([
    ['P0 activats "Jinzo"', 'activats', 'activates', 'P0 activates "Jinzo"'],
    ['P0 Normal Sumons "Jinzo"', 'Normal Sumons', 'Normal Summons', 'P0 Normal Summons "Jinzo"'],
    ['"Jinzo" is destroied', 'is destroied', 'is destroyed', '"Jinzo" is destroyed'],
    ['go to the Ende Phase', 'the Ende Phase', 'the End Phase', 'go to the End Phase'],
    ['resolv', 'resolv', 'resolve', 'resolve'],
    ['P0 activates "Jimso"', '"Jimso"', 'Jinzo', 'P0 activates "Jinzo"'],
    ['P0 activates "Jinzo', '"Jinzo', undefined, 'P0 activates "Jinzo"'],
  ] as const)('%s', ([line, found, meant, mended]) => {
    const text = [good, line, asked].join('\n');
    const [problem, ...others] = problems(text);
    if (problem === undefined) throw new Error('it was read');
    expect(others).toEqual([]);
    expect(text.slice(...(problem.span ?? [0, 0]))).toBe(found);
    expect(problem.found.startsWith('Line 2, ')).toBe(true);
    if (meant !== undefined) expect(problem.hint).toContain(meant);
    expect(problem.choices?.map((choice) => choice.line)).toContain([good, mended, asked].join('\n'));
    expect(read([good, mended, asked].join('\n')).ok).toBe(true);
  });

  test.for([
    ['P0 has in the hnd: "Star Boy"', 'in the hnd', 'in the hand'],
    ['P0 has in the hand: "Star Boy" (face-upp)', 'face-upp', 'face-up'],
    ['phase: the Damge Step', 'the Damge Step', 'the Damage Step'],
    ['ruleset: TGC', 'TGC', 'TCG'],
  ] as const)('%s', ([line, found, meant]) => {
    const text = [line, good, asked].join('\n');
    const [problem, ...others] = problems(text);
    expect(others).toEqual([]);
    expect(text.slice(...(problem?.span ?? [0, 0]))).toBe(found);
    expect(problem?.hint).toContain(meant);
  });

  test('an unknown card says which may be meant, and how to describe one', () => {
    const [near] = problems('P0 has in the hand: "Dark Magic Gril"\nis "Dark Magic Gril" on the field?');
    expect([near?.code, near?.hint]).toEqual(['unknown-card', expect.stringContaining('Dark Magician Girl')]);
    const [none] = problems('P0 has in the hand: "qqqqqqqq"\nis "qqqqqqqq" on the field?');
    expect(none?.hint).toBe('To describe it: card "qqqqqqqq": a Level 4 Effect Monster');
  });

  test('a card that no line sets up says where to say it', () => {
    const [problem] = problems(`${good}\nP0 activates "Monster Reborn"\n${asked}`);
    expect([problem?.code, problem?.hint]).toEqual([
      'unknown-reference',
      'Say where it is: P0 has in the hand: "Monster Reborn"',
    ]);
  });

  test.for([
    ['no question', [good], 'no-question'],
    ['nothing at all', [], 'no-question'],
    ['two questions', [good, asked, asked], 'two-questions'],
    ['the phase twice', ['phase: End Phase', 'phase: Draw Phase', good, asked], 'said-twice'],
    ['a set-up line after an action', [good, 'resolve', 'phase: End Phase', asked], 'set-up-late'],
    ['one name for two cards', [good, 'in the GY: "Jinzo" as "Dandylion"', asked], 'card-twice'],
    [
      'a name that two cards have',
      [good, 'in the GY: "Star Boy" as "a", "Star Boy" as "b"', 'Star Boy is banished', asked],
      'unknown-reference',
    ],
    [
      'a text and a reading',
      [
        'in the GY: "x"',
        'card "x": a Normal Spell',
        'text of "x": "Draw 1 card."',
        'reading of "x": {}',
        good,
        asked,
      ],
      'said-twice',
    ],
    ['facts of nobody', [good, 'card "x": a Normal Spell', asked], 'unknown-reference'],
    [
      'facts twice',
      ['in the GY: "x"', 'card "x": a Normal Spell', 'card "x": a Normal Trap', good, asked],
      'said-twice',
    ],
    ['a text without facts', ['in the GY: "x"', 'text of "x": "Draw 1 card."', good, asked], 'no-facts'],
    [
      'a reading that is none',
      ['in the GY: "x"', 'card "x": a Normal Spell', 'reading of "x": {"parts":[1]}', good, asked],
      'unread-line',
    ],
    ['a detail twice', ['in the GY: "Star Boy" (face-up, face-down)', good, asked], 'unread-line'],
    ['too many lines', [good, ...Array.from({ length: 400 }, () => 'resolve'), asked], 'too-long'],
    ['a line without an end', [good, `resolve: ${'x, '.repeat(700)}`, asked], 'too-long'],
    [
      'equipped to nobody',
      ['in the GY: "Star Boy" (equipped to "Nobody")', good, asked],
      'unknown-reference',
    ],
    [
      'attached to nobody',
      ['in the GY: "Star Boy" (attached to "Nobody")', good, asked],
      'unknown-reference',
    ],
    [
      'attached to a name that two cards have',
      [
        'in the GY: "Star Boy" as "a", "Star Boy" as "b"',
        good,
        'in the GY: "x" (attached to "Star Boy")',
        'card "x": a Normal Spell',
        asked,
      ],
      'unknown-reference',
    ],
    [
      'counters of one name twice',
      ['in the GY: "Star Boy" (1 Fog Counter and 2 Fog Counters)', good, asked],
      'unread-line',
    ],
    ['counters and none', ['in the GY: "Star Boy" (1 Fog Counter, no counters)', good, asked], 'unread-line'],
    ['the LP twice', ['LP of P0: 8000', 'P0 has 4000 LP', good, asked], 'said-twice'],
    [
      'how many other cards twice',
      ['other cards in the hand of P0: 1', 'P0 has 2 other cards in the hand', good, asked],
      'said-twice',
    ],
    ['other cards on the field', ['other cards in the Monster Zone of P0: 1', good, asked], 'unread-line'],
    [
      'a name that is too long',
      [good, `in the GY: "Star Boy" as "${'x'.repeat(61)}"`, asked],
      'bad-situation',
    ],
  ] as const)('%s', ([, lines, code]) => {
    expect(problems(lines.join('\n')).map((problem) => problem.code)).toEqual([code]);
  });

  test('of cards that are attached to misspelled ones, only so many are looked up', () => {
    const names = Array.from({ length: 15 }, (_, at) => `"Star Boy" as "${at}" (attached to "Nobody ${at}")`);
    const told = problems([good, `in the GY: ${names.join(', ')}`, asked].join('\n'));
    expect(told.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 3 }, () => 'unknown-card'),
      ...Array.from({ length: 12 }, () => 'unknown-reference'),
    ]);
    const spans = told.slice(3).map(({ span: [from, to] = [0, 0] }) => to - from);
    expect(Math.max(...spans)).toBe('"Nobody 12"'.length);
  });

  test('all bad lines are told at once, in their order', () => {
    const told = problems(
      [
        'P0 has in the Spell & Trap Zone 3: "Dandylion"',
        good,
        'frobnicate',
        'P0 activates "Nobody"',
        'resolve: it is destroied',
        asked,
      ].join('\n'),
    );
    expect(told.map(({ code, found }) => `${code} ${found.split(',')[0]}`)).toEqual([
      'not-played-yet Line 1',
      'unread-line Line 3',
      'unknown-reference Line 4',
      'unread-line Line 5',
    ]);
    for (const problem of told) expect(problemLine(problem)).not.toContain('\n');
  });
});

describe('what was taken for what is said', () => {
  test('of a card and of every other way to write it', () => {
    const told = read(
      'in the hand: Dandylon, Monster Reincarnaton\nactivate Monster Reincarnaion\ndoes Dandylion activate?',
    );
    expect(told.ok ? told.situation.assumed : told.problems).toEqual([
      '"Dandylon" is Dandylion',
      '"Monster Reincarnaton" is Monster Reincarnation',
      '"Monster Reincarnaion" is Monster Reincarnation',
    ]);
  });
});

test('a card is attached to the one that a misspelled name can only mean', () => {
  const told = read(
    'as Xyz Material: Star Boy (attached to Jinzoo); in the Monster Zone: Jinzo; is Jinzo on the field?',
  );
  if (!told.ok) throw new Error(JSON.stringify(told.problems));
  expect(told.situation.cards.map(({ attachedTo }) => attachedTo)).toEqual(['Jinzo', undefined]);
  expect(told.situation.assumed).toEqual(['"Jinzoo" is Jinzo']);
});

describe('a text is in the situation language if its first line sets up', () => {
  test.for([
    ['P0 has in the hand: "Jinzo"', true],
    ['\n\n  p1 controls: Jinzo\nnonsense', true],
    ['ruleset: OCG; nonsense', true],
    ['phase: End Phase', true],
    ['does "Jinzo" activate?', false],
    ['I activate Monster Reincarnation, discarding Dandylion. Does it trigger?', false],
    ['P0 controls Jinzo. P1 activates a card. Is it negated?', false],
    ['P0 activates "Jinzo"', false],
    ['question: what is the phase: main?', false],
    ['', false],
  ] as const)('%s: %s', ([text, expected]) => {
    expect(isSituationText(text, books.catalogue)).toBe(expected);
  });

  test('no ruling in plain words is taken for it', () => {
    const taken = rulings.filter(({ asked }) => isSituationText(asked, books.catalogue));
    expect(taken).toEqual([]);
  });
});
