import { describe, expect, test } from 'vitest';
import { fieldsOf, sent } from './sent.ts';

describe('escaping', () => {
  test.for<[string, string, string]>([
    ['bold and code', '**a** `b` ~~c~~ ||d||', '\\*\\*a\\*\\* \\`b\\` \\~\\~c\\~\\~ \\|\\|d\\|\\|'],
    ['a masked link', '[a](https://evil.example)', '\\[a\\](https\\://evil.example)'],
    ['a mention', '<@123> <@&4> <#5>', '\\<@\u200b123\\> \\<@\u200b&4\\> \\<\\#5\\>'],
    ['everyone', '@everyone @here', '@\u200beveryone @\u200bhere'],
    ['a code fence', '```js', '\\`\\`\\`js'],
    ['a heading', '# loud', '\\# loud'],
    ['a bullet and a number', '- a', '\\- a'],
    ['line breaks in a line', 'a\n# b', 'a \\# b'],
    ['an emoji name', ':smile:', '\\:smile:'],
    [
      'ordinary words',
      "Danger! Nessie! (Lv. 7) - it's 50% at 3:00",
      "Danger! Nessie! (Lv. 7) - it's 50% at 3:00",
    ],
  ])('%s', ([, typed, shown]) => {
    expect(sent({ tone: 'info', title: 'x', lead: typed }).embed?.description).toBe(shown);
  });

  test.for([
    ['an address that is no web address', 'javascript:alert(1)'],
    ['an address with a user in it', 'https://discord.com@evil.example/'],
    ['no address at all', 'nowhere'],
  ])('%s gives the title alone', ([, url = '']) => {
    const fields = fieldsOf({ tone: 'info', title: 'x', sources: [{ title: 'Title', url }] });
    expect(fields).toEqual([{ name: 'Sources', value: '• Title' }]);
  });
});
