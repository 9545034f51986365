import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../docs/update-examples.ts';

/** One import of a file of the project by another. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Of types alone: nothing of it is left when the program runs. */
  readonly type: boolean;
}

// As the formatter writes them: each begins a line.
const statement = /^(?:import|export) (type )?(?:([^'";]*?) from )?'(\.[^']+)'/gm;
const dynamic = /\bimport\('(\.[^']+)'\)/g;

/** Every import between the source files of the project (src and commands), by paths from its folder. */
export function importsOf(): readonly Import[] {
  const files = globSync('{src,commands}/**/*.{ts,js}', { cwd: project });
  return files.flatMap((name) => {
    const from = name.replaceAll(path.sep, '/');
    const source = readFileSync(path.join(project, from), 'utf8');
    const target = (written: string): string => path.posix.join(path.posix.dirname(from), written);
    return [
      ...[...source.matchAll(statement)].map(([, type, names = '', written = '']) => ({
        from,
        to: target(written),
        type: type !== undefined || namesTypesAlone(names),
      })),
      ...[...source.matchAll(dynamic)].map(([, written = '']) => ({
        from,
        to: target(written),
        type: false,
      })),
    ];
  });
}

/** `{ type A, type B }` */
const namesTypesAlone = (names: string): boolean =>
  /^\{[\s\S]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .every((each) => each.startsWith('type '));

/** The floor that a file is on, counted from the ground; undefined where the list has none for it. */
export function floorOf(file: string, floors: readonly (readonly string[])[]): number | undefined {
  const at = floors.findIndex((floor) => floor.some((each) => file === each || file.startsWith(`${each}/`)));
  return at === -1 ? undefined : at;
}

/** The folder, or loose file, of a list that a file belongs to. */
export const unitOf = (file: string, floors: readonly (readonly string[])[]): string | undefined =>
  floors.flat().find((each) => file === each || file.startsWith(`${each}/`));

/** Sets of files that import each other in a circle when the program runs, each set in order. */
export function circlesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to, type } of imports) {
    if (type) continue;
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reach = new Map<string, ReadonlySet<string>>();
  const reachOf = (file: string): ReadonlySet<string> => {
    const known = reach.get(file);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const waiting = [...(next.get(file) ?? [])];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (seen.has(each)) continue;
      seen.add(each);
      waiting.push(...(next.get(each) ?? []));
    }
    reach.set(file, seen);
    return seen;
  };
  const left = new Set([...next.keys()].filter((file) => reachOf(file).has(file)));
  const circles: (readonly string[])[] = [];
  for (const file of [...left].toSorted()) {
    if (!left.has(file)) continue;
    const circle = [...left].filter((each) => reachOf(file).has(each) && reachOf(each).has(file)).toSorted();
    for (const each of circle) left.delete(each);
    circles.push(circle);
  }
  return circles;
}
