import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../src/replies/reply.ts';
import { printProblem, printReply } from '../../../src/replies/terminal/terminal.ts';

const plain = { color: false };
const esc = '\u001b';

const full: Reply = {
  tone: 'no',
  title: 'No',
  lead: 'Petal Sprite was sent to the GY as a cost, so being sent is not the last thing that happened when the Chain finished.',
  sections: [
    {
      heading: 'Timeline',
      style: 'steps',
      lines: [
        { text: 'Petal Sprite is sent from the hand to the GY as the cost of Garden Gate.' },
        {
          text: 'Garden Gate resolves: 1 card is added to the hand, and then the Deck is shuffled.',
          mark: 'the last thing',
        },
      ],
    },
    {
      heading: 'Facts',
      style: 'facts',
      lines: [
        { label: 'ATK', text: '300' },
        { label: 'DEF', text: '300' },
        { label: 'Attribute', text: 'EARTH' },
      ],
    },
    { heading: 'Assumed', style: 'list', lines: [{ text: 'a free zone' }] },
    { heading: '', style: 'text', lines: [{ text: 'one\ntwo' }] },
  ],
  sources: [
    { title: 'Rulebook', section: 'page 50', url: 'https://example.org/rulebook.pdf' },
    { title: 'House rules' },
  ],
  footer: 'By the rule · TCG',
  choices: [{ label: 'Related', line: '/rule number:3.01.7f' }],
};

test('a whole reply', () => {
  expect(`\n${printReply(full, plain)}\n`).toBe(`
✗ No
Petal Sprite was sent to the GY as a cost, so being sent is not the last thing
that happened when the Chain finished.

Timeline
  1. Petal Sprite is sent from the hand to the GY as the cost of Garden Gate.
» 2. Garden Gate resolves: 1 card is added to the hand, and then the Deck is
     shuffled. (the last thing)

Facts
  ATK: 300 · DEF: 300 · Attribute: EARTH

Assumed
  - a free zone

  one
  two

Sources
  - Rulebook, page 50
    https://example.org/rulebook.pdf
  - House rules

By the rule · TCG

Next
  /rule number:3.01.7f
`);
});

test('the least reply', () => {
  expect(printReply({ tone: 'open', title: 'Cannot tell' }, plain)).toBe('? Cannot tell');
});

test.for([
  ['yes', '✓ word'],
  ['no', '✗ word'],
  ['value', '= word'],
  ['open', '? word'],
  ['info', '· word'],
  ['error', '! word'],
] as const)('the mark of %s', ([tone, printed]) =>
  expect(printReply({ tone, title: 'word' }, plain)).toBe(printed),
);

describe('width', () => {
  const lead = 'alpha beta gamma';
  test.for([
    ['as wide as the line', lead, 16, 'alpha beta gamma'],
    ['one column less', lead, 15, 'alpha beta\ngamma'],
    ['a longer word stays whole', 'a pneumonoultramicroscopic b', 10, 'a\npneumonoultramicroscopic\nb'],
    ['letters of two columns', '青眼 白龍 x', 9, '青眼 白龍\nx'],
  ] as const)('%s', ([, text, width, printed]) =>
    expect(printReply({ tone: 'yes', title: 'Y', lead: text }, { color: false, width })).toBe(
      `✓ Y\n${printed}`,
    ),
  );

  test('facts are not torn apart', () => {
    const facts: Reply = {
      tone: 'info',
      title: 'X',
      sections: [
        {
          heading: '',
          style: 'facts',
          lines: [
            { label: 'Type', text: 'Plant' },
            { label: 'Level', text: '3' },
          ],
        },
      ],
    };
    expect(printReply(facts, { color: false, width: 20 })).toBe('· X\n\n  Type: Plant ·\n  Level: 3');
  });

  test('a line to copy stays on one line', () => {
    const line = `/ask text:"${'word '.repeat(30)}"`;
    expect(printReply({ tone: 'info', title: 'X', choices: [{ label: 'x', line }] }, plain)).toContain(
      `  ${line}`,
    );
  });
});

test('ten steps line up', () => {
  const lines = Array.from({ length: 10 }, (_, index) => ({ text: `step ${index}` }));
  const printed = printReply(
    { tone: 'yes', title: 'Y', sections: [{ heading: 'T', style: 'steps', lines }] },
    plain,
  );
  expect(printed).toContain('\n   9. step 8\n  10. step 9');
});

test('colour only where asked for', () => {
  const colored = printReply({ tone: 'yes', title: 'Yes', lead: 'because' }, { color: true });
  expect(colored).toBe(`${esc}[1m${esc}[32m✓ Yes${esc}[39m${esc}[22m\nbecause`);
  expect(printReply(full, plain)).not.toContain(esc);
});

test('the line that decides is strong', () => {
  const lines = [{ text: 'a' }, { text: 'b', mark: 'too late' }];
  const reply: Reply = { tone: 'no', title: 'No', sections: [{ heading: 'T', style: 'list', lines }] };
  expect(printReply(reply, { color: true })).toMatch(
    new RegExp(`\\n {2}- a\\n${esc}\\[1m» - b \\(too late\\)${esc}\\[22m$`),
  );
});

test('no line has spaces around it that say nothing', () => {
  const section = { heading: ' T ', style: 'list', lines: [{ text: '' }, { text: ' a  b ' }] } as const;
  expect(printReply({ tone: 'info', title: ' X ', sections: [section] }, plain)).toBe(
    '· X\n\nT\n  -\n  - a b',
  );
});

test('nobody steers the terminal', () => {
  const reply: Reply = {
    tone: 'info',
    title: `a${esc}[2Jb\nc`,
    lead: `x\u0007y${esc}]0;title\u0007z\u202eend\ttab`,
    choices: [{ label: 'x', line: `/card name:"a${esc}[31m\nb"` }],
  };
  expect(printReply(reply, plain)).toBe('· ab c\nxyzend tab\n\nNext\n  /card name:"a b"');
});

test('a problem is one line, then what to type instead', () => {
  const problem = {
    code: 'unknown-command',
    found: `/tming${esc}[31m`,
    expected: 'must be a command (/timing)',
    hint: 'Did you mean /timing?',
    choices: [{ label: '/timing', line: '/timing card:x' }],
  };
  expect(printProblem(problem, plain)).toBe(
    '/tming: must be a command (/timing). Did you mean /timing?\n  /timing card:x',
  );
  expect(printProblem(problem, { color: true })).toMatch(new RegExp(`^${esc}\\[31m/tming`));
});

test('a menu is printed under its heading: what each choice is, and its line', () => {
  const menu = {
    heading: 'Related rules',
    choices: [
      { label: '3.01.8 One per turn', line: '/rule number:3.01.8', detail: 'not shown' },
      { label: 'HOPT', line: '/terms word:"HOPT"' },
    ],
  };
  expect(printReply({ tone: 'info', title: 'X', menu }, plain)).toBe(
    [
      '· X',
      '',
      'Related rules',
      '  - 3.01.8 One per turn',
      '    /rule number:3.01.8',
      '  /terms word:"HOPT"',
    ].join('\n'),
  );
  expect(printReply({ tone: 'info', title: 'X', menu: { ...menu, choices: [] } }, plain)).toBe('· X');
});

test('a line that two choices have is printed once', () => {
  const choices = ['a', 'b'].map((label) => ({ label, line: '/card name:x' }));
  expect(printReply({ tone: 'info', title: 'X', choices }, plain)).toBe('· X\n\nNext\n  /card name:x');
});

test('a line with an address has it below, and a withdrawn source says so', () => {
  const reply: Reply = {
    tone: 'info',
    title: 'Q&As',
    sections: [
      {
        heading: 'Links',
        style: 'list',
        lines: [{ label: 'Q&A 7', text: '2025-01-01', url: 'https://example.org/7' }, { text: 'no link' }],
      },
    ],
    sources: [{ title: 'Q&A 8', section: 'page 1', url: 'https://example.org/8', withdrawn: true }],
  };
  expect(printReply(reply, plain)).toBe(
    [
      '· Q&As',
      '',
      'Links',
      '  - Q&A 7: 2025-01-01',
      '    https://example.org/7',
      '  - no link',
      '',
      'Sources',
      '  - Q&A 8 (withdrawn), page 1',
      '    https://example.org/8',
    ].join('\n'),
  );
});

describe('on a screen', () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => ({ text: `${word} ${at + 1}` }));
  const reply: Reply = {
    tone: 'yes',
    title: 'Yes',
    lead: 'The reason.',
    sections: [
      { heading: 'Timeline', style: 'steps', lines: lines(30, 'step') },
      { heading: 'The effect as it is read', style: 'text', lines: lines(2, 'word') },
      { heading: 'Taken for granted', style: 'list', lines: lines(9, 'fact') },
    ],
    sources: [{ title: 'The book', url: 'https://example.org/' }, { title: 'Another book' }],
    footer: 'id abc',
  };
  const shown = (rows: number) => printReply(reply, { color: false, part: 'glance', rows });

  test.each([14, 19, 24, 40, 60])(
    'of %i lines an answer is that long at most, and has reason and source',
    (rows) => {
      expect(shown(rows).split('\n').length).toBeLessThanOrEqual(rows);
      expect(shown(rows)).toMatch(/^✓ Yes\nThe reason\.\n/);
      expect(shown(rows)).toContain('The book');
    },
  );

  test('a long section leaves room for those behind it, and says that it goes on', () => {
    expect(shown(24)).toMatch(
      / {2}3\. step 3\n.*\n {2}\.\.\.\n\nThe effect as it is read\n {2}word 1\n {2}word 2\n/s,
    );
  });

  test('on a larger one all is there, and without a screen as well', () => {
    expect(shown(70)).toContain('30. step 30');
    expect(printReply(reply, { color: false, part: 'glance' })).toContain('30. step 30');
  });
});
