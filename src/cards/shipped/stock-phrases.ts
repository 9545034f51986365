import { createHash } from 'node:crypto';
import table from '../../../data/lexicon/stock-phrases.json' with { type: 'json' };
import { lazily } from '../../platform/lazy.ts';

/**
 * Phrases of the game that stand on many cards word for word, each as fields: which one it is, and what differs. In a
 * form `<a|b>` is one of these, `#` a number, `N` one name or several between quotation marks, and `T` a term such as
 * Fusion or DARK Dragon. What is no such phrase is not shipped.
 */
const forms: Readonly<Record<string, string>> = table;

/** What a slot of a form can be. */
const slots: Readonly<Record<string, string>> = {
  '#': '\\d+',
  N: '"[^"|~]+"(?:(?:,| or| and|, or|, and) "[^"|~]+")?',
  T: '(?:non-)?[A-Z][A-Za-z-]+(?: [A-Z][A-Za-z-]+)?',
};

/** A stretch of a form that differs: the ways in which it can be, each with the slots in it. */
interface Choice {
  readonly whole: RegExp;
  readonly literals: readonly string[];
}

/** A form: its literal stretches, one more than there are choices between them. */
interface Form {
  readonly whole: RegExp;
  readonly literals: readonly string[];
  readonly choices: readonly (readonly Choice[])[];
}

const SLOT = /((?<![A-Za-z])[#NT](?![A-Za-z]))/;
const [BETWEEN, WITHIN] = ['|', '~'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()[\]\\]/g, '\\$&');
const expression = (text: string, open: '(' | '(?:'): string =>
  text
    .split(SLOT)
    .map((piece, at) => (at % 2 === 0 ? escaped(piece) : `${open}${slots[piece]})`))
    .join('');
const literalsOf = (text: string): readonly string[] => text.split(SLOT).filter((_, at) => at % 2 === 0);

function formOf(written: string): Form {
  const pieces = written.split(/<([^>]*)>|((?<![A-Za-z])[#NT](?![A-Za-z]))/);
  const literals = pieces.filter((_, at) => at % 3 === 0).map((piece) => piece ?? '');
  const choices = pieces.flatMap((_, at) =>
    at % 3 === 1 ? [(pieces[at] ?? pieces[at + 1] ?? '').split('|')] : [],
  );
  const source = literals.map(
    (literal, at) =>
      escaped(literal) +
      (choices[at] === undefined ? '' : `(${choices[at].map((each) => expression(each, '(?:')).join('|')})`),
  );
  return {
    whole: new RegExp(`^${source.join('')}$`),
    literals,
    choices: choices.map((each) =>
      each.map((way) => ({ whole: new RegExp(`^${expression(way, '(')}$`), literals: literalsOf(way) })),
    ),
  };
}

const all = lazily(() => Object.entries(forms).map(([id, written]) => ({ id, form: formOf(written) })));

/** `{not-destroyed|0|1}` for a phrase: which form, and of each choice which way, with its slots; undefined where it is none. */
export function printStockPhrase(words: string): string | undefined {
  for (const { id, form } of all()) {
    const found = form.whole.exec(words);
    if (found === null) continue;
    const chosen = form.choices.map((ways, at) => {
      const text = found[at + 1] ?? '';
      const way = ways.findIndex(({ whole }) => whole.test(text));
      return [way, ...(ways[way]?.whole.exec(text)?.slice(1) ?? [])].join(WITHIN);
    });
    return `{${[id, ...chosen].join(BETWEEN)}}`;
  }
  return undefined;
}

/** The words of what `printStockPhrase` printed; other words are given back as they are. */
export function readStockPhrase(printed: string): string {
  if (!printed.startsWith('{') || !printed.endsWith('}')) return printed;
  const [id, ...chosen] = printed.slice(1, -1).split(BETWEEN);
  const form = all().find((each) => each.id === id)?.form;
  if (form === undefined) throw new Error(`no such phrase: ${printed}`);
  return filled(
    form.literals,
    form.choices.map((ways, at) => {
      const [way, ...values] = (chosen[at] ?? '').split(WITHIN);
      return filled(ways[Number(way)]?.literals ?? [], values);
    }),
  );
}

const filled = (literals: readonly string[], between: readonly string[]): string =>
  literals.map((literal, at) => `${literal}${between[at] ?? ''}`).join('');

/** Which phrases there are: a catalogue that was made with others is made anew. */
export const phrasesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([forms, slots]))
    .digest('hex')
    .slice(0, 16);
