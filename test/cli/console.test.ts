import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Background, runConsole } from '../../src/cli/console.ts';
import type { Streams } from '../../src/cli/streams.ts';
import type { Command } from '../../src/commands/command.ts';
import { collector, fakeStreams } from '../support/fake-streams.ts';
import { commands, services } from '../support/fakes.ts';

const logged: string[] = [];
/** A command whose answer has more than is read at a glance, and whose names are like what was typed. */
const long: Command = {
  name: 'long',
  description: 'A long answer',
  options: [
    {
      name: 'of',
      description: 'Of what',
      type: 'text',
      suggest: () => ['Alpha One', 'Beta Two'].map((name) => ({ name, value: name })),
    },
  ],
  run: ({ of }) => ({
    ok: true,
    reply: {
      tone: 'yes',
      title: `Yes ${of ?? ''}`,
      sections: [
        {
          heading: 'Why',
          style: 'list',
          lines: [{ text: 'the reason' }, { text: 'the rest', only: 'whole' }],
        },
      ],
      choices: ['/a', '/b', '/c'].map((line) => ({ label: line, line })),
    },
  }),
};

const open = (
  streams: Pick<Streams, 'input' | 'output'>,
  background?: Background,
  changes: { readonly whole?: boolean } = {},
) =>
  runConsole({
    ...changes,
    ...streams,
    services,
    commands: [...commands, long],
    color: false,
    log: (_, message) => logged.push(message),
    ...(background === undefined ? {} : { background }),
  });

const piped = async (input: string | Buffer) => {
  const streams = fakeStreams(input);
  await open(streams);
  return streams.written();
};

describe('piped', () => {
  test.for([
    ['answers line by line', '/about\n/card x\n', '· about\n\n· card x\n\n'],
    ['the last line needs no end', '/about', '· about\n\n'],
    ['lines may end as on Windows', '/about\r\n/about\r\n', '· about\n\n· about\n\n'],
    ['empty lines are nothing', '\n  \n/about\n\n', '· about\n\n'],
    ['plain words are a question', 'what now\n', '· ask what now\n\n'],
    ['more is no question', '/about\n More\n', '· about\n\nNothing was left out of the last answer.\n\n'],
    ['exit ends it', '/about\nexit\n/card x\n', '· about\n\n'],
    ['exit with spaces', ' Exit \n/card x\n', ''],
    ['quit too, with or without a slash', '/QUIT\n/card x\n', ''],
    ['no input, no answer', '', ''],
  ] as const)('%s', async ([, input, output]) => expect(await piped(input)).toBe(output));

  test('a mistake is one line, what to type instead, and on it goes', async () => {
    expect(await piped('/abuot\n/about\n')).toMatch(
      /^\/abuot: must be a command \(.*\)\. Did you mean \/about\?\n {2}\/about\n\n· about\n\n$/,
    );
  });

  test('a bug is one polite line, and on it goes', async () => {
    expect(await piped('/broken\n/about\n')).toMatch(/^A fault of the bot itself: .*\n\n· about\n\n$/);
    expect(logged).toContain('a bug');
  });

  test('a line of 6,000 characters is refused', async () => {
    expect(await piped(`${'x'.repeat(6000)}\n/about\n`)).toMatch(
      /^A line of 6,000 characters: .*\n\n· about\n\n$/,
    );
  });

  test('rubbish does not stop it', async () => {
    const rubbish = Buffer.concat([randomBytes(20_000), Buffer.from('\n\u001b[2J\u0000\n/about\n')]);
    expect(await piped(rubbish)).toMatch(/· about\n\n$/);
  });

  test('a terminal at one end alone is no terminal', async () => {
    const streams = fakeStreams('/about\n');
    await open({ input: Object.assign(streams.input, { isTTY: true }), output: streams.output });
    expect(streams.written()).toBe('· about\n\n');
  });

  test('a letter may be torn between two chunks', async () => {
    const [output, written] = collector();
    const input = new PassThrough();
    const done = open({ input, output });
    const bytes = Buffer.from('/card é\n');
    input.write(bytes.subarray(0, 7));
    await setImmediate();
    input.end(bytes.subarray(7));
    await done;
    expect(written()).toBe('· card é\n\n');
  });
});

describe('on a terminal', () => {
  const typed = async (keys: string, background?: Background, changes = {}) => {
    const [output, written] = collector();
    const input = new PassThrough();
    const done = open(
      { input: Object.assign(input, { isTTY: true }), output: Object.assign(output, { isTTY: true }) },
      background,
      changes,
    );
    for (const key of keys) {
      input.write(key);
      await setImmediate();
    }
    await done;
    return written();
  };

  test('it says what it is, and prompts', async () => {
    expect(await typed('exit\r')).toMatch(/^Headjudge\. .*"exit" leaves\.\n.*> /s);
  });

  test('it says in one line which cards it answers by', async () => {
    expect(await typed('exit\r')).toMatch(/\nIt answers by a starter catalogue of 0 cards, until .*\.\n/);
  });

  test('how far the work in the background is stands before the prompt, and what is typed stays', async () => {
    let show: (progress: string | undefined) => void = () => undefined;
    const background: Background = {
      watch(shown) {
        show = shown;
      },
    };
    const [output, written] = collector();
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const done = open({ input, output: Object.assign(output, { isTTY: true }) }, background);
    input.write('/abo');
    await setImmediate();
    show('[##..] 2 MB');
    show(undefined);
    input.write('ut\rexit\r');
    await done;
    expect(written()).toContain('[##..] 2 MB > /abo');
    expect(written()).toContain('· about\n\n');
    const before = written();
    show('[###.] 3 MB');
    expect(written()).toBe(before);
  });

  test('what came of the work in the background is said in a line of its own', async () => {
    let say: (line: string) => void = () => undefined;
    const background: Background = {
      watch(_, said) {
        say = said;
      },
    };
    const [output, written] = collector();
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const done = open({ input, output: Object.assign(output, { isTTY: true }) }, background);
    input.write('/abo');
    await setImmediate();
    say('14000 cards are here now.');
    input.write('ut\rexit\r');
    await done;
    expect(written()).toMatch(/14000 cards are here now\.\n.*> \/abo/s);
    expect(written()).toContain('· about\n\n');
  });

  test('it answers', async () => {
    expect(await typed('/about\rexit\r')).toContain('· about\n\n');
  });

  test('an empty line is given a hint', async () => {
    expect(await typed('  \r Exit \r')).toContain('Type a question, or "/" and Tab for the commands.\n');
  });

  test('an answer is what is read at a glance, and more is the whole', async () => {
    const glance = await typed('/long\rexit\r');
    expect(glance).toContain('- the reason\n\nNext\n  /a\n  /b\n\nType "more" for the whole answer.\n');
    expect(glance).not.toContain('the rest');
    expect(await typed('/long\rmore\rexit\r')).toContain(
      '- the reason\n  - the rest\n\nNext\n  /a\n  /b\n  /c\n',
    );
    expect(await typed('/long\rexit\r', undefined, { whole: true })).toContain('the rest');
  });

  test('an answer of which nothing is left out has no more', async () => {
    expect(await typed('/about\rexit\r')).not.toContain('Type "more"');
    expect(await typed('/about\rmore\rexit\r')).toContain('Nothing was left out');
  });

  test('Tab takes nothing away that was typed', async () => {
    const written = await typed('/long of:zz\t\rexit\r');
    expect(written).toContain('  of:"Alpha One" \n  of:"Beta Two" \n');
    expect(written).toContain('Yes zz');
  });

  test('a bug behind Tab ends nothing', async () => {
    expect(await typed('/broken what:x\t\rexit\r')).toContain('A fault of the bot itself');
  });

  test('Tab completes', async () => {
    expect(await typed('/abo\t\rexit\r')).toContain('· about\n\n');
  });

  test.for([
    ['the end of the input', '\u0004'],
    ['Ctrl+C', '\u0003'],
  ] as const)('%s ends it, and leaves the line', async ([, key]) => {
    expect(await typed(key)).toMatch(/> .*\n$/);
  });
});
