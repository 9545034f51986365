import { describe, expect, test } from 'vitest';
import { embedReply } from '../../src/replies/embed.ts';
import type { Reply } from '../../src/replies/reply.ts';
import { selectsOf } from '../support/discord-stand-in/bodies.ts';
import { sent } from './sent.ts';

test('choices become buttons with labels of their own, five in a row, 25 at most', () => {
  const choices = Array.from({ length: 30 }, (_, index) => ({ label: 'Kuriboh', line: `/card ${index}` }));
  const { message, faults } = sent({ tone: 'info', title: 'x', choices });
  expect(faults).toEqual([]);
  expect(message.components.map(({ components }) => components.length)).toEqual([5, 5, 5, 5, 5]);
  expect(message.components[0]?.components.map(({ label }) => label).slice(0, 2)).toEqual([
    'Kuriboh',
    'Kuriboh (2)',
  ]);
});

test('choices with the same line are one button, named as the first', () => {
  const choices = ['Kuriboh', 'Winged Kuriboh'].map((label) => ({ label, line: '/card name:"Kuriboh"' }));
  const { message } = sent({ tone: 'info', title: 'x', choices });
  expect(message.components).toMatchObject([{ components: [{ label: 'Kuriboh' }] }]);
});

describe('page turns and menus', () => {
  const plain = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `Rule ${index}`, line: `/rule ${index}` }));
  const turn = (label: string) => ({ label, line: `/rule page:${label}`, turns: true }) as const;
  const menu = { heading: 'Related rules', choices: plain(30) };
  const rowsOf = (reply: Partial<Reply>) => {
    const { message, faults } = sent({ tone: 'info', title: 'x', ...reply });
    expect(faults).toEqual([]);
    return message.components.map(({ components }) =>
      components.map(({ label, placeholder }) => label ?? `[${placeholder}]`).join(' '),
    );
  };

  test('page turns have rows of their own, in their place among the others', () => {
    expect(rowsOf({ choices: [turn('back'), turn('on'), ...plain(2), turn('Next')] })).toEqual([
      'back on',
      'Rule 0 Rule 1',
      'Next',
    ]);
  });

  test('pictures have a row of their own among the page turns', () => {
    const pictures = ['Timeline', 'Chain'].map((label) => ({ ...turn(label), row: 'pictures' }));
    expect(rowsOf({ choices: [turn('More'), turn('Why?'), ...pictures, ...plain(1)] })).toEqual([
      'More Why?',
      'Timeline Chain',
      'Rule 0',
    ]);
  });

  test('where there are too many rows, page turns and the menu stay', () => {
    const rows = rowsOf({ choices: [turn('back'), ...plain(20), turn('Next')], menu });
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['back', 'Rule', 'Rule', 'Next', '[Related']);
    expect(rows[2]).toContain('Rule 9');
  });

  test('a menu becomes a select with at most 25 options, which say what they are about', () => {
    const choices = plain(30).map((choice) => ({ ...choice, detail: 'word '.repeat(40) }));
    const { message, faults } = sent({ tone: 'info', title: 'x', menu: { ...menu, choices } });
    expect(faults).toEqual([]);
    const [select] = selectsOf(message);
    expect(select?.placeholder).toBe('Related rules');
    expect(select?.options).toHaveLength(25);
    expect(select?.options[1]).toEqual({
      label: 'Rule 1',
      value: '1#1',
      description: `${'word '.repeat(19)}word…`,
    });
  });

  test('an empty menu, and one of which nothing could be kept, is no select', () => {
    expect(rowsOf({ menu: { heading: 'Related rules', choices: [] } })).toEqual([]);
    expect(embedReply({ tone: 'info', title: 'x', menu }).components).toEqual([]);
  });

  test('more options than a select takes are left out, whatever is known of them', () => {
    const all = new Map(menu.choices.map((choice, index) => [choice, `1#${index}`]));
    const [row] = embedReply({ tone: 'info', title: 'x', menu }, all).components;
    expect(row?.components).toMatchObject([{ options: { length: 25 } }]);
  });
});
