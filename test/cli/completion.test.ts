import { expect, test } from 'vitest';
import { complete } from '../../src/cli/completion.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { commands, services } from '../support/fakes.ts';

test.for([
  ['a command', '/ca', ['/card '], '/ca'],
  ['a command of two words', '/se', ['/settings ruleset '], '/se'],
  ['a command in capitals', '/CAR', ['/card '], '/CAR'],
  ['an option in capitals', '/timing EV', ['event:'], 'EV'],
  ['what is left after capitals', '/timing CARD:x ev', ['event:'], 'ev'],
  ['a whole command', '/card', ['/card '], '/card'],
  ['no such command', '/xyz', [], '/xyz'],
  ['options', '/timing ', ['card:', 'event:', 'as:', 'chain-link:', 'after:'], ''],
  ['one option', '/timing ev', ['event:'], 'ev'],
  ['choices', '/timing event:', ['event:sent-to-gy ', 'event:destroyed ', 'event:added-to-hand '], 'event:'],
  ['one choice', '/timing card:x event:de', ['event:destroyed '], 'event:de'],
  ['suggestions', '/card name:dan', ['name:Dandylion '], 'name:dan'],
  ['suggestions of more words', '/card name:dark mag', ['name:"Dark Magician Girl" '], 'name:dark mag'],
  ['suggestions within quotes', '/card name:"dark mag', ['name:"Dark Magician Girl" '], 'name:"dark mag'],
  ['suggestions of the first option', '/card dark mag', ['name:"Dark Magician Girl" '], 'dark mag'],
  ['the options that are left', '/timing card:x ', ['event:', 'as:', 'chain-link:', 'after:'], ''],
  ['no options', '/about ', [], ''],
  ['plain words', 'what if', [], 'what if'],
] as const)('%s', ([, line, offers, typed]) =>
  expect(complete(line, commands, services)).toEqual({ offers, typed }),
);

test('what is completed can be read', () => {
  const line = '/card dark mag';
  const { offers, typed } = complete(line, commands, services);
  const completed = line.slice(0, line.length - typed.length) + offers[0];
  expect(readLine(completed, commands)).toMatchObject({
    ok: true,
    value: { values: { name: 'Dark Magician Girl' } },
  });
});
