import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';
import { problemLine } from '../../src/platform/problem.ts';

describe('read', () => {
  test.for([
    [['ask', '/card x'], { kind: 'ask', text: '/card x' }],
    [['ask', 'what', 'now'], { kind: 'ask', text: 'what now' }],
    [['ask', '--json', '--ruleset', 'ocg', 'x'], { kind: 'ask', text: 'x', json: true, ruleset: 'ocg' }],
    [['ask', 'x', '--ruleset=ocg'], { kind: 'ask', text: 'x', ruleset: 'ocg' }],
    [['ask', '--', '-1 Level', '--help'], { kind: 'ask', text: '-1 Level --help' }],
    [['ask', '--json', '--batch'], { kind: 'batch', json: true }],
    [['ask', '--batch', '--ruleset', 'ocg'], { kind: 'batch', ruleset: 'ocg' }],
    [['find', 'cards'], { kind: 'find', what: 'cards', limit: 10 }],
    [['find', 'rules', '--json', '--limit', '3'], { kind: 'find', what: 'rules', json: true, limit: 3 }],
    [['find', 'cards', '--limit', '1'], { kind: 'find', what: 'cards', limit: 1 }],
    [['find', 'cards', '--limit', '100'], { kind: 'find', what: 'cards', limit: 100 }],
    [['read', 'Alpha', 'Beta Gamma'], { kind: 'read', names: ['Alpha', 'Beta Gamma'] }],
    [['read', '--json', '--all'], { kind: 'read', names: 'all', json: true }],
    [['read', '--catalog', 'x.json', 'Alpha'], { kind: 'read', names: ['Alpha'], catalog: 'x.json' }],
    [['ask', '--catalog', 'x.json', '--batch'], { kind: 'batch', catalog: 'x.json' }],
    [['ask', '--catalog', 'x.json', 'x'], { kind: 'ask', text: 'x', catalog: 'x.json' }],
    [['find', 'cards', '--catalog', 'x.json'], { kind: 'find', what: 'cards', limit: 10, catalog: 'x.json' }],
    [['catalog', 'sync'], { kind: 'catalog-sync', from: undefined, force: false }],
    [
      ['catalog', 'sync', '--from', 'a file', '--json', '--force'],
      { kind: 'catalog-sync', from: 'a file', force: true, json: true },
    ],
    [['catalog', 'status', '--json'], { kind: 'catalog-status', json: true }],
    [['qa', 'sync'], { kind: 'qa-sync', from: undefined, force: false }],
    [
      ['qa', 'sync', '--from', 'a folder', '--json', '--force'],
      { kind: 'qa-sync', from: 'a folder', force: true, json: true },
    ],
    [['qa', 'status', '--json'], { kind: 'qa-status', json: true }],
    [['console'], { kind: 'console', whole: false }],
    [['console', '--whole'], { kind: 'console', whole: true }],
    [['health'], { kind: 'health' }],
    [['doctor'], { kind: 'doctor' }],
    [['reader', 'prompt', 'a', 'b'], { kind: 'reader-prompt', text: 'a b' }],
    [['ask', '--reader-answer', 'file', 'x'], { kind: 'ask', text: 'x', readerAnswer: 'file' }],
    [['check'], { kind: 'check', file: undefined }],
    [
      ['check', 'log.txt', '--json', '--ruleset', 'ocg', '--catalog', 'cards.json'],
      { kind: 'check', file: 'log.txt', json: true, ruleset: 'ocg', catalog: 'cards.json' },
    ],
    [['help'], { kind: 'help' }],
    [['--help'], { kind: 'help' }],
    [['ask', '-h'], { kind: 'help' }],
  ] as const)('%j', ([words, request]) =>
    expect(readArguments(words)).toEqual({ ok: true, value: { json: false, ruleset: 'tcg', ...request } }),
  );
});

describe('refused, in one line', () => {
  const subcommands =
    'must be followed by one of ask, find, check, read, catalog, qa, reader, console, health, doctor, help';
  test.for([
    [[], `headjudge: ${subcommands}. See: npm run -s headjudge -- help`],
    [['aks', 'x'], `headjudge aks: ${subcommands}. Did you mean ask?`],
    [
      ['ask'],
      'headjudge ask: must be followed by a question or a slash command. For example: npm run -s headjudge -- ask "/help"',
    ],
    [
      ['ask', ' '],
      'headjudge ask: must be followed by a question or a slash command. For example: npm run -s headjudge -- ask "/help"',
    ],
    [['ask', '--ruleset', 'goat', 'x'], '--ruleset goat: must be one of tcg, ocg.'],
    [['check', '--ruleset', 'goat'], '--ruleset goat: must be one of tcg, ocg.'],
    [
      ['check', 'a', 'b'],
      'headjudge check a b: must be followed by one file with a log, or by none: then the log is read from stdin.',
    ],
    [['ask', 'x', '--ruleset'], '--ruleset: must be used as "npm run -s headjudge -- help" shows.'],
    [['ask', '--json=1', 'x'], '--json: must be used as "npm run -s headjudge -- help" shows.'],
    [['ask', '--batch', 'x'], 'x: must not be there: --batch reads {"id","text"} lines from stdin.'],
    [
      ['ask', '--jsno', 'x'],
      '--jsno: must be an option of headjudge ask (--json, --batch, --ruleset, --catalog, --image, --reader-answer). Did you mean --json?',
    ],
    [
      ['ask', '-1 Level'],
      '-1: must be an option of headjudge ask (--json, --batch, --ruleset, --catalog, --image, --reader-answer). Text that begins with a dash goes after "--".',
    ],
    [['find'], 'headjudge find: must be "find cards" or "find rules", with one query a line on stdin.'],
    [
      ['find', 'cards', 'x'],
      'headjudge find cards x: must be "find cards" or "find rules", with one query a line on stdin.',
    ],
    [['find', 'cards', '--limit', '0'], '--limit 0: must be a whole number from 1 to 100.'],
    [['find', 'cards', '--limit', '101'], '--limit 101: must be a whole number from 1 to 100.'],
    [['find', 'cards', '--limit', 'x'], '--limit x: must be a whole number from 1 to 100.'],
    [['read', '--catalog', ' ', '--all'], '--catalog: must be followed by a file.'],
    [['read'], 'headjudge read: must be followed by either card names or --all.'],
    [['read', '--all', 'x'], 'headjudge read: must be followed by either card names or --all.'],
    ...(
      [
        [],
        ['x'],
        ['status', 'x'],
        ['sync', 'a', 'b'],
        ['status', '--force'],
        ['status', '--from', 'x'],
        ['sync', 'x'],
      ] as const
    ).map(
      (words) =>
        [
          ['qa', ...words],
          `headjudge qa ${words.join(' ')}`.trim() +
            ': must be "qa sync", with --from ADDRESS, FILE or FOLDER if not from the public repository, or "qa status".',
        ] as const,
    ),
    [
      ['qa', 'sync', '--fro', 'x'],
      '--fro: must be an option of headjudge qa (--json, --from, --force). Did you mean --from?',
    ],
    [
      ['catalog', 'snyc'],
      'headjudge catalog snyc: must be "catalog sync", with --from ADDRESS or FILE if not from YAML Yugi, or "catalog status".',
    ],
    [['catalog', 'sync', '--from', ''], '--from: must be followed by an address or a file.'],
    [['find', 'cards', '--catalog', ' '], '--catalog: must be followed by a file.'],
    [['ask', '--catalog', '', 'x'], '--catalog: must be followed by a file.'],
    [['qa', 'sync', '--from', ' '], '--from: must be followed by an address, a file or a folder.'],
    [['console', 'x'], 'x: must not follow headjudge console.'],
  ] as const)('%j', ([words, line]) => {
    const request = readArguments(words);
    expect(request.ok ? request.value : problemLine(request.problem)).toBe(line);
  });
});
