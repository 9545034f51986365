import lines from '../../../data/lexicon/situation-lines.json' with { type: 'json' };
import { type Form, type Part, type Piece, recordOf } from './piece.ts';
import { choice, wordPiece } from './pieces.ts';

type Pieces = Readonly<Record<string, Piece<unknown>>>;

/**
 * A line, or a part of one, as a template says it: `can {card} (attack|declare an attack) [{target}]`. A field is said by
 * the piece or table of words of its name, or by the one behind a colon (`{by:card}`); `{how=loss}` is what it is where it is said so. Of words
 * in round brackets the first are printed, the others are read too; what stands in square brackets may be left out, and
 * `<used>` is a template that several lines share. What no template says of a value is never lost: it is not printed then.
 */
export function template<T extends object>(text: string, pieces: Pieces, more: object = {}): Piece<T> {
  const parts = partsOf(text, pieces);
  const fixed = parts.flatMap((each) => ('fixed' in each ? [each.fixed] : []));
  const said = parts.flatMap((each) => ('fixed' in each ? [] : [each]));
  return recordOf<T>({ ...more, ...Object.fromEntries(fixed) }, said);
}

/**
 * Makes the forms of lines: of each an example, and the templates that say it.
 * @param tag the field that holds the name of a form
 * @param end the template of what ends every line
 */
export const formsOf = <T extends object>(
  tag: keyof T & string,
  rows: Readonly<Record<string, readonly string[]>>,
  pieces: Pieces,
  end = '',
): readonly Form<T>[] =>
  Object.entries(rows).map(([name, [example = '', ...ways]]) => ({
    name,
    example,
    piece: choice(...ways.map((way) => template<T>(`${way} ${end}`, pieces, { [tag]: name }))),
  }));

/** A part of a line, or a field that has one value where the line is said so. */
type Told = Part | { readonly fixed: readonly [field: string, value: string | boolean] };

const isTable = (name: string): name is Parameters<typeof wordPiece>[0] => Object.hasOwn(lines.words, name);

const shared: Readonly<Record<string, string>> = lines.shared;

const token =
  /\{(?<field>\w+)(?:=(?<is>[\w-]+)|:(?<by>\w+))?\}|\((?<ways>[^)]*)\)|\[(?<maybe>[^\]]*)\]|<(?<of>\w+)>|(?<words>[^{}()[\]<>]+)/g;

const partsOf = (template: string, pieces: Pieces): readonly Told[] =>
  [...template.matchAll(token)].flatMap(({ groups = {} }): readonly Told[] => {
    const { field, is, by = field ?? '', ways, maybe, of, words = '' } = groups;
    if (of !== undefined) return partsOf(shared[of] ?? '', pieces);
    if (maybe !== undefined)
      return [{ maybe: partsOf(maybe, pieces).flatMap((each) => ('fixed' in each ? [] : [each])) }];
    if (ways !== undefined) return [{ says: ways.split('|') }];
    if (field === undefined) return words.trim() === '' ? [] : [{ says: [words.trim()] }];
    if (is !== undefined) return [{ fixed: [field, is === 'true' || (is === 'false' ? false : is)] }];
    const piece = pieces[by] ?? (isTable(by) ? wordPiece(by) : undefined);
    if (piece === undefined) throw new Error(`no piece says ${by}`);
    return [{ key: field, piece }];
  });
