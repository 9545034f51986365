import type { Form } from '../form.ts';
import type { Piece } from '../piece.ts';
import { choice } from '../pieces.ts';
import { type Part, recordOf } from '../record.ts';

/** One way to say a line: a template, and what is fixed where it is said so. */
type Way = string | readonly [fixed: object, template: string];

/**
 * Makes forms of lines from templates: `can {card} (attack|declare an attack) [{target}]`. A field is said by the piece of
 * its name, or by the one behind a colon (`{by:card}`). Of words in round brackets the first are printed, the others are
 * read too; what stands in square brackets may be left out. What no template says of a value is never lost: it is not
 * printed then.
 * @param tag the field that holds the name of a form
 * @param end what ends every line
 */
export const formsOf =
  <T extends object>(tag: keyof T & string, pieces: Readonly<Record<string, Piece<unknown>>>, end?: string) =>
  (name: string, example: string, ...ways: readonly Way[]): Form<T> => ({
    name,
    example,
    piece: choice(
      ...ways.map((way) => {
        const [fixed, template] = typeof way === 'string' ? [{}, way] : way;
        const parts = partsOf(template, pieces);
        return recordOf<T>(
          { [tag]: name, ...fixed },
          end === undefined ? parts : [...parts, { says: [end] }],
        );
      }),
    ),
  });

const token =
  /\{(?<field>\w+)(?::(?<by>\w+))?\}|\((?<ways>[^)]*)\)|\[(?<maybe>[^\]]*)\]|(?<words>[^{}()[\]]+)/g;

function partsOf(template: string, pieces: Readonly<Record<string, Piece<unknown>>>): readonly Part[] {
  return [...template.matchAll(token)].flatMap(({ groups = {} }): readonly Part[] => {
    const { field, by = field ?? '', ways, maybe, words = '' } = groups;
    if (maybe !== undefined) return [{ maybe: partsOf(maybe, pieces) }];
    if (ways !== undefined) return [{ says: ways.split('|') }];
    if (field === undefined) return words.trim() === '' ? [] : [{ says: [words.trim()] }];
    const piece = pieces[by];
    if (piece === undefined) throw new Error(`no piece says ${by}`);
    return [{ key: field, piece }];
  });
}
