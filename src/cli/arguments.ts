import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '../near.ts';
import { fail, ok, type Problem, type Result } from '../problem.ts';
import { type Ruleset, rulesets } from '../vocabulary/rulesets.ts';

/** What a command line asks for. */
export type Request =
  | { readonly kind: 'ask'; readonly text: string; readonly json: boolean; readonly ruleset: Ruleset }
  | { readonly kind: 'batch'; readonly ruleset: Ruleset }
  | {
      readonly kind: 'find';
      readonly what: 'cards' | 'rules';
      readonly json: boolean;
      readonly limit: number;
    }
  | {
      readonly kind: 'read';
      readonly names: readonly string[] | 'all';
      readonly json: boolean;
      /** A file of published cards, to read instead of the starter catalogue. */
      readonly catalog?: string;
    }
  | {
      readonly kind: 'qa-sync';
      readonly from: string | undefined;
      readonly force: boolean;
      readonly json: boolean;
    }
  | { readonly kind: 'qa-status'; readonly json: boolean }
  | { readonly kind: 'console' }
  | { readonly kind: 'health' }
  | { readonly kind: 'help' };

type Flags = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** Every subcommand with the flags that it takes. */
const subcommands = {
  ask: { json: { type: 'boolean' }, batch: { type: 'boolean' }, ruleset: { type: 'string' } },
  find: { json: { type: 'boolean' }, limit: { type: 'string' } },
  read: { json: { type: 'boolean' }, all: { type: 'boolean' }, catalog: { type: 'string' } },
  qa: { json: { type: 'boolean' }, from: { type: 'string' }, force: { type: 'boolean' } },
  console: {},
  health: {},
  help: {},
} as const satisfies Readonly<Record<string, Flags>>;

const names = Object.keys(subcommands);
const fewest = 1;
const most = 100;
const usual = 10;

/** Reads the words of a command line. */
export function readArguments(words: readonly string[]): Result<Request> {
  const [first, ...rest] = words;
  const beforeText = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : rest.length);
  if ([first, ...beforeText].some((word) => word === '--help' || word === '-h')) return ok({ kind: 'help' });
  switch (first) {
    case 'ask':
      return readAsk(rest);
    case 'find':
      return readFind(rest);
    case 'read':
      return readRead(rest);
    case 'qa':
      return readQa(rest);
    case 'console':
    case 'health':
    case 'help':
      return readBare(first, rest);
    default:
      return fail(unknownSubcommand(first));
  }
}

function readAsk(words: readonly string[]): Result<Request> {
  const parsed = parse('ask', words, subcommands.ask);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const text = positionals.join(' ');
  const ruleset = rulesets.find((each) => each === (values.ruleset ?? 'tcg'));
  if (ruleset === undefined)
    return fail(badArgument(`--ruleset ${values.ruleset}`, `must be one of ${rulesets.join(', ')}`));
  if (values.batch === true)
    return text === ''
      ? ok({ kind: 'batch', ruleset })
      : fail(badArgument(text, 'must not be there: --batch reads {"id","text"} lines from stdin'));
  if (text.trim() === '')
    return fail(
      badArgument(
        'headjudge ask',
        'must be followed by a question or a slash command',
        'For example: headjudge ask "/help"',
      ),
    );
  return ok({ kind: 'ask', text, json: values.json === true, ruleset });
}

function readFind(words: readonly string[]): Result<Request> {
  const parsed = parse('find', words, subcommands.find);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [what, ...others] = positionals;
  if ((what !== 'cards' && what !== 'rules') || others.length > 0)
    return fail(
      badArgument(
        `headjudge find ${positionals.join(' ')}`.trim(),
        'must be "find cards" or "find rules", with one query a line on stdin',
      ),
    );
  const typed = values.limit ?? usual;
  const limit = Number(typed);
  if (!Number.isInteger(limit) || limit < fewest || limit > most)
    return fail(badArgument(`--limit ${typed}`, `must be a whole number from ${fewest} to ${most}`));
  return ok({ kind: 'find', what, json: values.json === true, limit });
}

function readRead(words: readonly string[]): Result<Request> {
  const parsed = parse('read', words, subcommands.read);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const all = values.all === true;
  if (all === positionals.length > 0)
    return fail(badArgument('headjudge read', 'must be followed by either card names or --all'));
  const { catalog } = values;
  if (catalog?.trim() === '') return fail(badArgument('--catalog', 'must be followed by a file'));
  const names = all ? 'all' : positionals;
  return ok({
    kind: 'read',
    names,
    json: values.json === true,
    ...(catalog === undefined ? {} : { catalog }),
  });
}

function readQa(words: readonly string[]): Result<Request> {
  const parsed = parse('qa', words, subcommands.qa);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [what, ...others] = positionals;
  const json = values.json === true;
  const force = values.force === true;
  if (others.length === 0 && what === 'status' && values.from === undefined && !force)
    return ok({ kind: 'qa-status', json });
  if (others.length > 0 || what !== 'sync')
    return fail(
      badArgument(
        `headjudge qa ${words.join(' ')}`.trim(),
        'must be "qa sync", with --from ADDRESS, FILE or FOLDER if not from the public repository, or "qa status"',
      ),
    );
  if (values.from?.trim() === '')
    return fail(badArgument('--from', 'must be followed by an address, a file or a folder'));
  return ok({ kind: 'qa-sync', from: values.from, force, json });
}

function readBare(kind: 'console' | 'health' | 'help', words: readonly string[]): Result<Request> {
  const stray = words[0];
  return stray === undefined ? ok({ kind }) : fail(badArgument(stray, `must not follow headjudge ${kind}`));
}

function parse<const T extends Flags>(subcommand: string, words: readonly string[], flags: T) {
  try {
    return ok(parseArgs({ args: [...words], options: flags, allowPositionals: true }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    const flag = /'(-[^' ]*)/.exec(error.message)?.[1] ?? subcommand;
    const known = Object.keys(flags).map((name) => `--${name}`);
    if (known.includes(flag)) return fail(badArgument(flag, `must be used as "headjudge help" shows`));
    return fail(
      badArgument(
        flag,
        `must be an option of headjudge ${subcommand} (${known.join(', ')})`,
        didYouMean(nearest(flag, known)) ?? 'Text that begins with a dash goes after "--".',
      ),
    );
  }
}

function unknownSubcommand(word: string | undefined): Problem {
  const found = word === undefined ? 'headjudge' : `headjudge ${word}`;
  const expected = `must be followed by one of ${names.join(', ')}`;
  return badArgument(found, expected, didYouMean(nearest(word ?? '', names)) ?? 'See: headjudge help');
}

function badArgument(found: string, expected: string, hint?: string): Problem {
  return { code: 'bad-argument', found, expected, ...(hint === undefined ? {} : { hint }) };
}
