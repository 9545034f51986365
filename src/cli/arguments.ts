import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '../platform/did-you-mean.ts';
import { fail, ok, type Problem, type Result } from '../platform/problem.ts';
import { type Ruleset, rulesets } from '../vocabulary/rulesets.ts';

/** A file of published cards, to answer by instead of the catalogue that there is. */
interface FromFile {
  readonly catalog?: string;
}

interface SyncArguments {
  readonly from: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

/** What a command line asks for. */
export type Request =
  | ({
      readonly kind: 'ask';
      readonly text: string;
      readonly json: boolean;
      readonly ruleset: Ruleset;
      /** The file that a picture of the answer is written to. */
      readonly image?: string;
      /** A file with what a language model answers. */
      readonly readerAnswer?: string;
    } & FromFile)
  | ({ readonly kind: 'batch'; readonly ruleset: Ruleset } & FromFile)
  | ({
      readonly kind: 'find';
      readonly what: 'cards' | 'rules';
      readonly json: boolean;
      readonly limit: number;
    } & FromFile)
  | ({ readonly kind: 'read'; readonly names: readonly string[] | 'all'; readonly json: boolean } & FromFile)
  | ({ readonly kind: 'catalog-sync' } & SyncArguments)
  | ({
      readonly kind: 'check';
      readonly file: string | undefined;
      readonly json: boolean;
      readonly ruleset: Ruleset;
    } & FromFile)
  | ({ readonly kind: 'reader-prompt'; readonly text: string } & FromFile)
  | { readonly kind: 'catalog-status'; readonly json: boolean }
  | ({ readonly kind: 'qa-sync' } & SyncArguments)
  | { readonly kind: 'qa-status'; readonly json: boolean }
  | { readonly kind: 'console'; readonly whole: boolean }
  | { readonly kind: 'health' }
  | { readonly kind: 'doctor' }
  | { readonly kind: 'help' };

type Flags = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** Every subcommand with the flags that it takes. */
const subcommands = {
  ask: {
    json: { type: 'boolean' },
    batch: { type: 'boolean' },
    ruleset: { type: 'string' },
    catalog: { type: 'string' },
    image: { type: 'string' },
    'reader-answer': { type: 'string' },
  },
  find: { json: { type: 'boolean' }, limit: { type: 'string' }, catalog: { type: 'string' } },
  check: { json: { type: 'boolean' }, ruleset: { type: 'string' }, catalog: { type: 'string' } },
  read: { json: { type: 'boolean' }, all: { type: 'boolean' }, catalog: { type: 'string' } },
  catalog: { json: { type: 'boolean' }, from: { type: 'string' }, force: { type: 'boolean' } },
  qa: { json: { type: 'boolean' }, from: { type: 'string' }, force: { type: 'boolean' } },
  reader: { catalog: { type: 'string' } },
  console: { whole: { type: 'boolean' } },
  health: {},
  doctor: {},
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
    case 'check':
      return readCheck(rest);
    case 'qa':
    case 'catalog':
      return readSync(first, rest);
    case 'reader':
      return readReader(rest);
    case 'console':
      return readConsole(rest);
    case 'health':
    case 'doctor':
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
  const named = rulesetOf(values.ruleset);
  if (!named.ok) return named;
  const ruleset = named.value;
  const file = fileOf(values);
  if (!file.ok) return file;
  const { image } = values;
  if (image !== undefined && (image.trim() === '' || values.batch === true))
    return fail(
      badArgument('--image', 'must be followed by a file to write, and is for one question, not for --batch'),
    );
  if (values.batch === true)
    return text === ''
      ? ok({ kind: 'batch', ruleset, ...file.value })
      : fail(badArgument(text, 'must not be there: --batch reads {"id","text"} lines from stdin'));
  if (text.trim() === '')
    return fail(
      badArgument(
        'headjudge ask',
        'must be followed by a question or a slash command',
        'For example: headjudge ask "/help"',
      ),
    );
  return ok({
    kind: 'ask',
    text,
    json: values.json === true,
    ruleset,
    ...(image === undefined ? {} : { image }),
    ...(values['reader-answer'] === undefined ? {} : { readerAnswer: values['reader-answer'] }),
    ...file.value,
  });
}

function rulesetOf(written = 'tcg'): Result<Ruleset> {
  const ruleset = rulesets.find((each) => each === written);
  return ruleset === undefined
    ? fail(badArgument(`--ruleset ${written}`, `must be one of ${rulesets.join(', ')}`))
    : ok(ruleset);
}

function readCheck(words: readonly string[]): Result<Request> {
  const parsed = parse('check', words, subcommands.check);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [file, ...others] = positionals;
  if (others.length > 0)
    return fail(
      badArgument(
        `headjudge check ${positionals.join(' ')}`,
        'must be followed by one file with a log, or by none: then the log is read from stdin',
      ),
    );
  const ruleset = rulesetOf(values.ruleset);
  if (!ruleset.ok) return ruleset;
  const catalog = fileOf(values);
  if (!catalog.ok) return catalog;
  return ok({ kind: 'check', file, json: values.json === true, ruleset: ruleset.value, ...catalog.value });
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
  const file = fileOf(values);
  if (!file.ok) return file;
  return ok({ kind: 'find', what, json: values.json === true, limit, ...file.value });
}

function readRead(words: readonly string[]): Result<Request> {
  const parsed = parse('read', words, subcommands.read);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const all = values.all === true;
  if (all === positionals.length > 0)
    return fail(badArgument('headjudge read', 'must be followed by either card names or --all'));
  const file = fileOf(values);
  if (!file.ok) return file;
  return ok({ kind: 'read', names: all ? 'all' : positionals, json: values.json === true, ...file.value });
}

function readReader(words: readonly string[]): Result<Request> {
  const parsed = parse('reader', words, subcommands.reader);
  if (!parsed.ok) return parsed;
  const [what, ...said] = parsed.value.positionals;
  const text = said.join(' ').trim();
  const file = fileOf(parsed.value.values);
  if (!file.ok) return file;
  return what === 'prompt' && text !== ''
    ? ok({ kind: 'reader-prompt', text, ...file.value })
    : fail(badArgument(`headjudge reader ${words.join(' ')}`.trim(), 'must be "reader prompt" and a text'));
}

function fileOf({ catalog }: { readonly catalog?: string }): Result<FromFile> {
  if (catalog?.trim() === '') return fail(badArgument('--catalog', 'must be followed by a file'));
  return ok(catalog === undefined ? {} : { catalog });
}

/** What can be synced: where it comes from, as options and as words. */
const synced = {
  qa: {
    from: 'ADDRESS, FILE or FOLDER if not from the public repository',
    place: 'an address, a file or a folder',
  },
  catalog: { from: 'ADDRESS or FILE if not from YAML Yugi', place: 'an address or a file' },
} as const;

function readSync(subcommand: keyof typeof synced, words: readonly string[]): Result<Request> {
  const parsed = parse(subcommand, words, subcommands[subcommand]);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [what, ...others] = positionals;
  const json = values.json === true;
  const force = values.force === true;
  if (others.length === 0 && what === 'status' && values.from === undefined && !force)
    return ok({ kind: `${subcommand}-status`, json });
  if (others.length > 0 || what !== 'sync')
    return fail(
      badArgument(
        `headjudge ${subcommand} ${words.join(' ')}`.trim(),
        `must be "${subcommand} sync", with --from ${synced[subcommand].from}, or "${subcommand} status"`,
      ),
    );
  if (values.from?.trim() === '')
    return fail(badArgument('--from', `must be followed by ${synced[subcommand].place}`));
  return ok({ kind: `${subcommand}-sync`, from: values.from, force, json });
}

function readConsole(words: readonly string[]): Result<Request> {
  const parsed = parse('console', words, subcommands.console);
  if (!parsed.ok) return parsed;
  const [stray] = parsed.value.positionals;
  return stray === undefined
    ? ok({ kind: 'console', whole: parsed.value.values.whole === true })
    : fail(badArgument(stray, 'must not follow headjudge console'));
}

function readBare(kind: 'health' | 'doctor' | 'help', words: readonly string[]): Result<Request> {
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
