import { expect, test } from 'vitest';
import { plainMessageText } from '../../../src/discord/asker.ts';

test.for([
  ['mentions and emojis', '<@1> <@!2> <@&3> <#4> <:lol:5> <a:b:6> hi <t:7:R>', 'hi'],
  ['names in brackets', 'Is [[Paper Lantern]] good?', 'Is "Paper Lantern" good?'],
  [
    'a link',
    'see [the card](https://example.com/a) or <https://example.com>',
    'see the card or https://example.com',
  ],
  ['marks', '**a** __b__ ~~c~~ ||d|| *e* _f_ `g`', 'a b c d e f g'],
  ['what is no mark', '2 * 3 * 4 snake_case_name a\\*b', '2 * 3 * 4 snake_case_name a*b'],
  ['quotes and headings', '> one\n# two\n-# three\n>>> four', 'one\ntwo\nthree\nfour'],
  ['code', '```js\nx\n```', 'x'],
  ['a command', '</card:123456789012345678>', '/card'],
  ['nothing', '  \n ', ''],
] as const)('%s', ([, content, text]) => expect(plainMessageText(content)).toBe(text));
