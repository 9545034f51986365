import { expect, test } from 'vitest';
import { fieldsOf } from './sent.ts';

test('the label of a line leads to its address, and a source says that it is withdrawn or unofficial', () => {
  const fields = fieldsOf({
    tone: 'info',
    title: 'Q&As',
    sections: [
      {
        heading: 'Links',
        style: 'list',
        lines: [
          { label: 'Q&A 7', text: '2025-01-01', url: 'https://example.org/7' },
          { label: 'Q&A 8', text: 'a bad one', url: 'javascript:alert(1)' },
        ],
      },
    ],
    sources: [
      { title: 'Q&A 9', section: 'page 1', url: 'https://example.org/9', withdrawn: true },
      { title: 'A wiki', kind: 'unofficial' },
    ],
  });
  expect(fields.map(({ value }) => value)).toEqual([
    '• [Q&A 7](https://example.org/7): 2025-01-01\n• Q&A 8: a bad one',
    '• [Q&A 9 (withdrawn)](https://example.org/9) — page 1\n• A wiki (unofficial)',
  ]);
});
