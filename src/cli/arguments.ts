import { parseArgs } from 'node:util';
import { defined } from '../platform/defined.ts';
import { didYouMean, nearest } from '../platform/did-you-mean.ts';
import { type Failed, fail, ok, type Result } from '../platform/problem.ts';
import { type Ruleset, rulesets } from '../vocabulary/rulesets.ts';

/** What is synced. */
export interface SyncAsked {
  /** Left out: what the environment says, or the public place. */
  readonly from: string | undefined;
  readonly force: boolean;
}

/** What several subcommands take, as it is where nothing is said. */
interface Shared {
  readonly json: boolean;
  readonly ruleset: Ruleset;
  /** A file of published cards, to answer by instead of the catalogue that there is. */
  readonly catalog?: string;
}

/** Nothing is said of it besides. */
interface Bare<Kind extends string> {
  readonly kind: Kind;
}

/** What a subcommand asks for. `image` is the file that a picture of the answer is written to, `readerAnswer` one with what a language model answers. */
type Asked =
  | { readonly kind: 'ask'; readonly text: string; readonly image?: string; readonly readerAnswer?: string }
  | { readonly kind: 'find'; readonly what: 'cards' | 'rules'; readonly limit: number }
  | { readonly kind: 'read'; readonly names: readonly string[] | 'all' }
  /** Without a file the log is read from the input. */
  | { readonly kind: 'check'; readonly file: string | undefined }
  | { readonly kind: 'reader-prompt'; readonly text: string }
  | (SyncAsked & { readonly kind: 'catalog-sync' })
  | (SyncAsked & { readonly kind: 'qa-sync' })
  | { readonly kind: 'console'; readonly whole: boolean }
  | Bare<'batch'>
  | Bare<'catalog-status'>
  | Bare<'qa-status'>
  | Bare<'health'>
  | Bare<'doctor'>
  | Bare<'help'>;

/** What a command line asks for. */
export type Request = Shared & Asked;

const flags = {
  json: { type: 'boolean' },
  batch: { type: 'boolean' },
  all: { type: 'boolean' },
  force: { type: 'boolean' },
  whole: { type: 'boolean' },
  ruleset: { type: 'string', default: 'tcg' },
  catalog: { type: 'string' },
  image: { type: 'string' },
  'reader-answer': { type: 'string' },
  limit: { type: 'string', default: '10' },
  from: { type: 'string' },
} as const;

/** What follows a subcommand, with what several of them read alike. */
interface Given {
  readonly values: ReturnType<typeof parsed>['values'];
  readonly words: readonly string[];
  /** The subcommand and what was typed behind it. */
  readonly typed: string;
  readonly shared: Shared;
}

/** A subcommand: the flags that it takes, and how what follows it is read. */
interface Subcommand {
  readonly flags: readonly (keyof typeof flags)[];
  read(given: Given): Result<Asked>;
}

const most = 100;

const subcommands: Readonly<Record<string, Subcommand>> = {
  ask: {
    flags: ['json', 'batch', 'ruleset', 'catalog', 'image', 'reader-answer'],
    read({ values, words }) {
      const text = words.join(' ');
      const { image, batch = false, 'reader-answer': readerAnswer } = values;
      if (image !== undefined && (image.trim() === '' || batch)) {
        const expected = 'must be followed by a file to write, and is for one question, not for --batch';
        return bad('--image', expected);
      }
      if (batch && text !== '')
        return bad(text, 'must not be there: --batch reads {"id","text"} lines from stdin');
      if (batch) return ok({ kind: 'batch' });
      if (text.trim() !== '') return ok({ kind: 'ask', text, ...defined({ image, readerAnswer }) });
      const expected = 'must be followed by a question or a slash command';
      return bad('headjudge ask', expected, 'For example: npm run -s headjudge -- ask "/help"');
    },
  },
  find: {
    flags: ['json', 'limit', 'catalog'],
    read({ values, words: [what, ...others] }) {
      const found = ['headjudge find', what ?? [], others].flat().join(' ');
      if ((what !== 'cards' && what !== 'rules') || others.length > 0)
        return bad(found, 'must be "find cards" or "find rules", with one query a line on stdin');
      const limit = Number(values.limit);
      if (!Number.isInteger(limit) || limit < 1 || limit > most)
        return bad(`--limit ${values.limit}`, `must be a whole number from 1 to ${most}`);
      return ok({ kind: 'find', what, limit });
    },
  },
  check: {
    flags: ['json', 'ruleset', 'catalog'],
    read({ words: [log, ...others] }) {
      if (others.length === 0) return ok({ kind: 'check', file: log });
      const expected = 'must be followed by one file with a log, or by none: then the log is read from stdin';
      return bad(['headjudge check', log, ...others].join(' '), expected);
    },
  },
  read: {
    flags: ['json', 'all', 'catalog'],
    read({ values: { all = false }, words }) {
      if (all === words.length > 0)
        return bad('headjudge read', 'must be followed by either card names or --all');
      return ok({ kind: 'read', names: all ? 'all' : words });
    },
  },
  catalog: synced('catalog', 'ADDRESS or FILE if not from YAML Yugi', 'an address or a file'),
  qa: synced(
    'qa',
    'ADDRESS, FILE or FOLDER if not from the public repository',
    'an address, a file or a folder',
  ),
  reader: {
    flags: ['catalog'],
    read({ words: [what, ...said], typed }) {
      const text = said.join(' ').trim();
      return what === 'prompt' && text !== ''
        ? ok({ kind: 'reader-prompt', text })
        : bad(typed, 'must be "reader prompt" and a text');
    },
  },
  console: {
    flags: ['whole'],
    read: ({ values: { whole = false }, words: [stray] }) =>
      stray === undefined ? ok({ kind: 'console', whole }) : bad(stray, 'must not follow headjudge console'),
  },
  health: bare('health'),
  doctor: bare('doctor'),
  help: bare('help'),
};

/** One that syncs, and says what there is: `from` is where from as its flag says it, `place` the same in words. */
function synced(name: 'qa' | 'catalog', from: string, place: string): Subcommand {
  return {
    flags: ['json', 'from', 'force'],
    read({ values, words: [what, ...others], typed }) {
      const { force = false } = values;
      const isAlone = others.length === 0;
      if (isAlone && what === 'status' && values.from === undefined && !force)
        return ok({ kind: `${name}-status` });
      if (!isAlone || what !== 'sync')
        return bad(typed, `must be "${name} sync", with --from ${from}, or "${name} status"`);
      if (values.from?.trim() === '') return bad('--from', `must be followed by ${place}`);
      return ok({ kind: `${name}-sync`, from: values.from, force });
    },
  };
}

/** One that nothing may follow. */
function bare(kind: 'health' | 'doctor' | 'help'): Subcommand {
  return {
    flags: [],
    read: ({ words: [stray] }) =>
      stray === undefined ? ok({ kind }) : bad(stray, `must not follow headjudge ${kind}`),
  };
}

/** Reads the words of a command line. */
export function readArguments(words: readonly string[]): Result<Request> {
  const [first = '', ...rest] = words;
  const beforeText = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : rest.length);
  if ([first, ...beforeText].some((word) => word === '--help' || word === '-h'))
    return ok({ kind: 'help', json: false, ruleset: 'tcg' });
  const names = Object.keys(subcommands);
  const subcommand = names.includes(first) ? subcommands[first] : undefined;
  if (subcommand === undefined) {
    const expected = `must be followed by one of ${names.join(', ')}`;
    const hint = didYouMean(nearest(first, names)) ?? 'See: npm run -s headjudge -- help';
    return bad(`headjudge ${first}`.trim(), expected, hint);
  }
  const given = parse(first, rest, subcommand.flags);
  if (!given.ok) return given;
  const asked = subcommand.read(given.value);
  return asked.ok ? ok({ ...asked.value, ...given.value.shared }) : asked;
}

const parsed = (words: readonly string[]) =>
  parseArgs({ args: [...words], options: flags, allowPositionals: true, tokens: true });

function parse(name: string, given: readonly string[], taken: Subcommand['flags']): Result<Given> {
  const known = taken.map((flag) => `--${flag}`);
  if (known.length === 0 && given[0] !== undefined) return bad(given[0], `must not follow headjudge ${name}`);
  try {
    const { values, positionals: words, tokens } = parsed(given);
    const stray = tokens.find((token) => token.kind === 'option' && !known.includes(token.rawName));
    if (stray?.kind === 'option') return unknownFlag(name, stray.rawName, known);
    const { catalog } = values;
    const ruleset = rulesets.find((each) => each === values.ruleset);
    if (ruleset === undefined)
      return bad(`--ruleset ${values.ruleset}`, `must be one of ${rulesets.join(', ')}`);
    if (catalog?.trim() === '') return bad('--catalog', 'must be followed by a file');
    const typed = ['headjudge', name, ...given].join(' ');
    const shared = { json: values.json === true, ruleset, ...defined({ catalog }) };
    return ok({ values, words, typed, shared });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    const flag = /'(-[^' ]*)/.exec(error.message)?.[1] ?? name;
    return known.includes(flag)
      ? bad(flag, 'must be used as "npm run -s headjudge -- help" shows')
      : unknownFlag(name, flag, known);
  }
}

const unknownFlag = (name: string, flag: string, known: readonly string[]): Failed =>
  bad(
    flag,
    `must be an option of headjudge ${name} (${known.join(', ')})`,
    didYouMean(nearest(flag, known)) ?? 'Text that begins with a dash goes after "--".',
  );

const bad = (found: string, expected: string, hint?: string): Failed =>
  fail({ code: 'bad-argument', found, expected, ...defined({ hint }) });
