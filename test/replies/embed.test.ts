import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/replies/reply.ts';
import { sent } from './sent.ts';

const verdict: Reply = {
  tone: 'no',
  title: 'No',
  lead: 'Dandylion missed the timing.',
  sections: [
    {
      heading: 'What happened',
      style: 'steps',
      lines: [
        { text: 'Dandylion is sent to the GY' },
        { text: 'A card is drawn', mark: 'the last thing to happen' },
      ],
    },
    { heading: 'Facts', style: 'facts', lines: [{ label: 'ATK', text: '300' }, { text: 'Plant' }] },
    { heading: 'Assumed', style: 'list', lines: [{ text: 'A free zone' }] },
    { heading: 'In other words', style: 'text', lines: [{ text: 'One paragraph.\nAnother.' }] },
  ],
  sources: [
    { title: 'Rulebook', url: 'https://example.org/rules_(en)', section: 'Timing' },
    { title: 'A judge told us' },
  ],
  footer: 'TCG · rule',
};

describe('the layout', () => {
  test('the verdict, why, the sections as fields, the sources as links, the footer', () => {
    expect(sent(verdict).embed).toMatchObject({
      title: '❌ No',
      description: 'Dandylion missed the timing.',
      fields: [
        {
          name: 'What happened',
          value: '1\\. Dandylion is sent to the GY\n➤ 2\\. **A card is drawn — the last thing to happen**',
        },
        { name: 'Facts', value: 'ATK: **300** · Plant' },
        { name: 'Assumed', value: '• A free zone' },
        { name: 'In other words', value: 'One paragraph.\nAnother.' },
        {
          name: 'Sources',
          value: '• [Rulebook](https://example.org/rules_%28en%29) — Timing\n• A judge told us',
        },
      ],
      footer: { text: 'TCG · rule' },
    });
  });

  test('every tone has a colour and a mark of its own', () => {
    const tones = ['yes', 'no', 'value', 'open', 'info', 'error'] as const;
    const embeds = tones.map((tone) => sent({ tone, title: 'x' }).embed);
    expect(new Set(embeds.map((embed) => embed?.color)).size).toBe(tones.length);
    expect(new Set(embeds.map((embed) => embed?.title)).size).toBe(tones.length);
  });
});

test('a small picture stands beside it, and no other where none is given', () => {
  const { embed } = sent({ ...verdict, thumbnail: 'https://images.example/1.jpg' });
  expect(embed).toMatchObject({ thumbnail: { url: 'https://images.example/1.jpg' } });
  expect(sent(verdict).embed).not.toHaveProperty('thumbnail');
});

test.for([
  ['yes', 'green'],
  ['no', 'red'],
  ['value', 'blue'],
  ['open', 'grey'],
] as const)('%s is %s', ([tone, named]) => {
  const { color = 0 } = sent({ ...verdict, tone }).embed ?? {};
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255];
  const most = Math.max(red, green, blue);
  const hue =
    red === green && green === blue ? 'grey' : most === red ? 'red' : most === green ? 'green' : 'blue';
  expect(hue).toBe(named);
});
