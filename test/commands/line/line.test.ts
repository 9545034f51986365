import { describe, expect, test } from 'vitest';
import { isCommandLine, readLine } from '../../../src/commands/line/line.ts';
import { problemLine } from '../../../src/platform/problem.ts';
import { about, commands } from '../../support/fakes.ts';

const values = (line: string) => {
  const read = readLine(line, commands);
  if (!read.ok) throw new Error(problemLine(read.problem));
  return { command: read.value.command.name, ...read.value.values };
};

const problem = (line: string) => {
  const read = readLine(line, commands);
  if (read.ok) throw new Error(`read as /${read.value.command.name} ${JSON.stringify(read.value.values)}`);
  return read.problem;
};

describe('a line that is read', () => {
  const quoted = { command: 'timing', card: 'Dandylion', event: 'sent-to-gy' };
  const name = (value: string) => ({ command: 'card', name: value });
  test.for([
    ['/timing card:"Dandylion" event:sent-to-gy', quoted],
    ['/timing card:“Dandylion” event:sent-to-gy', quoted],
    ["/timing card:'Dandylion' event:sent-to-gy", quoted],
    ['/timing card:Dandylion event:sent-to-gy', quoted],
    ['  /TIMING   Card: Dandylion   EVENT: sent-to-gy  ', quoted],
    ['/timing event:sent-to-gy card:Dandylion', quoted],
    ['/timing Dandylion event:sent-to-gy', quoted],
    ['/timing "Dandylion" event:sent-to-gy', quoted],
    ['/timing card:Dandylion event:"Sent to GY"', quoted],
    ['timing card:Dandylion event:sent-to-gy', quoted],
    [
      '/timing card:x event:destroyed chain-link:2',
      { command: 'timing', card: 'x', event: 'destroyed', 'chain-link': 2 },
    ],
    [
      '/timing card:x event:destroyed as:AS-A-COST',
      { command: 'timing', card: 'x', event: 'destroyed', as: 'cost' },
    ],
    [
      '/timing card:x event:destroyed after:Added to hand, sent to gy',
      { command: 'timing', card: 'x', event: 'destroyed', after: 'added-to-hand, sent-to-gy' },
    ],
    [
      '/timing card:x event:destroyed after:"added to hand", "sent to gy"',
      { command: 'timing', card: 'x', event: 'destroyed', after: 'added-to-hand, sent-to-gy' },
    ],
    ['/card name:dark magician girl', name('dark magician girl')],
    ['/card dandylion', name('dandylion')],
    ['/card name:Number 39: Utopia', name('Number 39: Utopia')],
    ['/card Re:EX', name('Re:EX')],
    ["/card name:Don't Slip, the Dogs of War", name("Don't Slip, the Dogs of War")],
    ["/card name:'tis but a scratch", name("'tis but a scratch")],
    ['/card name:"say \\"yes\\" now"', name('say "yes" now')],
    ['/card name:"Dandylion" the Great', name('"Dandylion" the Great')],
    ['/card name:a \\ b', name('a \\ b')],
    ["/card name:' Dandylion '", name('Dandylion')],
    ['/ruling segoc:who goes first', { command: 'ruling', question: 'segoc:who goes first' }],
    ['/timing Xx:yy event:destroyed', { command: 'timing', card: 'Xx:yy', event: 'destroyed' }],
    ['/timing zz: yy event:destroyed', { command: 'timing', card: 'zz: yy', event: 'destroyed' }],
    ['/ruling miss the timing', { command: 'ruling', question: 'miss the timing' }],
    ['/ruling segoc: who goes first', { command: 'ruling', question: 'segoc: who goes first' }],
    ['/ruling see https://example.org', { command: 'ruling', question: 'see https://example.org' }],
    [
      '/stats atk:1,000 modifiers:add:500, set:2000',
      { command: 'stats', atk: 1000, modifiers: 'add:500, set:2000' },
    ],
    ['/settings  ruleset', { command: 'settings ruleset' }],
    ['about', { command: 'about' }],
  ] as const)('%s', ([line, read]) => expect(values(line)).toEqual(read));
});

describe('a line that is refused, in one line', () => {
  const names = '/timing, /card, /ask, /ruling, /stats, /about, /settings ruleset, /broken';
  const options = 'card, event, as, chain-link, after';
  const events = 'sent-to-gy, destroyed, added-to-hand';
  test.for([
    [
      '',
      'An empty line: must be a slash command or a question. For example: /timing card:"..." event:sent-to-gy',
    ],
    ['/tming card:x', `/tming: must be a command (${names}). Did you mean /timing?`],
    ['/settings rulset', `/settings: must be a command (${names}). Did you mean /settings ruleset?`],
    ['/t', `/t: must be a command (${names}). A question in plain words needs no slash.`],
    ['/xyzzyx', `/xyzzyx: must be a command (${names}). A question in plain words needs no slash.`],
    ['/', `/: must be a command (${names}). A question in plain words needs no slash.`],
    [
      'what is this',
      'what is this: must begin with a slash command. For example: /timing card:"..." event:sent-to-gy',
    ],
    [
      'card dandylion',
      'card dandylion: must begin with a slash command. For example: /timing card:"..." event:sent-to-gy',
    ],
    [
      '/timing card:x evnet:destroyed',
      `evnet: must be an option of /timing (${options}). Did you mean event?`,
    ],
    [
      '/timing card:"x" evnet:destroyed',
      `evnet: must be an option of /timing (${options}). Did you mean event?`,
    ],
    [
      '/timing card:x where:hand',
      `where: must be an option of /timing (${options}). Put text that has a colon between quotes.`,
    ],
    [
      '/timing zz:yy event:destroyed',
      `zz: must be an option of /timing (${options}). Put text that has a colon between quotes.`,
    ],
    ['/stats def:5001', '5001: must be a whole number, 5000 or less, as def.'],
    ['/TMING card:x', `/TMING: must be a command (${names}). Did you mean /timing?`],
    ['/card nam:dandylion', 'nam: must be an option of /card (name). Did you mean name?'],
    [
      '/timing card:x card:y',
      'card:y: must be the only card, which is given twice. Put text that has a colon between quotes.',
    ],
    [
      '/timing event:destroyed',
      '/timing: must have card (the card whose effect triggers). For example: /timing card:"..." event:sent-to-gy',
    ],
    ['/timing card: event:destroyed', 'card: must have a value after the colon.'],
    ['/card name:"  "', 'name: must have a value after the colon.'],
    [
      '/timing card:x event:sent-to-yg',
      `sent-to-yg: must be one of the values of event (${events}). Did you mean sent-to-gy?`,
    ],
    [
      '/timing card:x event:destroyed after:sent-to-gy, destroy',
      `destroy: must be one of the values of after (${events}). Did you mean destroyed?`,
    ],
    [
      '/timing card:x event:destroyed chain-link:two',
      'two: must be a whole number from 1 to 12 as chain-link.',
    ],
    [
      '/timing card:x event:destroyed chain-link:13',
      '13: must be a whole number from 1 to 12 as chain-link.',
    ],
    ['/timing card:x event:destroyed chain-link:0', '0: must be a whole number from 1 to 12 as chain-link.'],
    [
      '/timing card:x event:destroyed chain-link:1.5',
      '1.5: must be a whole number from 1 to 12 as chain-link.',
    ],
    ['/stats atk:-1', '-1: must be a whole number, 0 or more, as atk.'],
    ['/timing card:"Dandylion event:destroyed', '"Dandylion: must end with a closing ".'],
    ['/about me', 'me: must not be there, as /about takes no options.'],
  ] as const)('%s', ([line, said]) => expect(problemLine(problem(line))).toBe(said));

  test('the example is of a command that there is', () => {
    const read = readLine('', [about]);
    expect(read.ok ? '' : read.problem.hint).toBe('For example: /about');
    expect(readLine('', [])).not.toHaveProperty('problem.hint');
  });

  test('a line that is too long says how long it was', () => {
    expect(problemLine(problem(`/card ${'x'.repeat(6000)}`))).toBe(
      'A line of 6,006 characters: must have at most 4,000. Nothing of it was read; say it shorter.',
    );
    expect(readLine(`/card ${'x'.repeat(3994)}`, commands).ok).toBe(true);
  });
});

describe('what a problem offers', () => {
  test.for([
    ['/tming card:x event:destroyed', '/timing card:x event:destroyed'],
    ['/settings rulset', '/settings ruleset'],
    ['/timing card:x evnet:destroyed', '/timing card:x event:destroyed'],
    ['/timing card:x event:sent-to-yg chain-link:2', '/timing card:x event:sent-to-gy chain-link:2'],
    [
      '/timing card:x event:destroyed after:sent-to-gy, destroy',
      '/timing card:x event:destroyed after:"sent-to-gy, destroyed"',
    ],
    ['/timing card:"x y event:destroyed', '/timing card:"x y" event:destroyed'],
    ['/about me', '/about'],
  ] as const)('%s', ([line, corrected]) =>
    expect(problem(line).choices?.map((choice) => choice.line)).toContain(corrected),
  );

  test('nothing that would fail again', () => {
    expect(problem('/tming card:x')).not.toHaveProperty('choices');
  });

  test('where the line is wrong', () => {
    expect(problem('/timing card:"Dandylion event:destroyed').span).toEqual([13, 23]);
    expect(problem('/timing card:x evnet:destroyed').span).toEqual([15, 20]);
  });
});

describe('plain words and lines without a slash', () => {
  test.for([
    ['/anything', true],
    ['  /anything', true],
    ['about', true],
    ['card name:Dandylion', true],
    ['card', false],
    ['card advantage', false],
    ['timing of a trigger', false],
    ['about time', false],
    ['What is card:name', false],
  ] as const)('%s', ([text, isLine]) => expect(isCommandLine(text, commands)).toBe(isLine));
});
