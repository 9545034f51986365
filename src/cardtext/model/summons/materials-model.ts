import type { MaterialGroup, Materials } from '../../../card-model/materials.ts';
import { defined } from '../../../platform/defined.ts';
import { readWhole } from '../../grammar/grammar.ts';
import { countOf } from '../../phrases/card-objects.ts';
import type { Group } from '../../phrases/syntax.ts';
import { meantBy } from '../../phrases/words/group-filters.ts';
import { noun } from '../../phrases/words/nouns.ts';

/** A line of materials as it is printed: sorts joined by plus signs, and what holds of all of them. */
export interface MaterialLine {
  readonly sorts: readonly MaterialSort[];
  readonly different?: string;
  readonly including?: { readonly how: string; readonly sort: MaterialSort };
}

/** "1+ non-Tuner monsters": `plus` where the number is followed by a plus sign; `plain` where "non-Tuners" stands for it. */
interface MaterialSort {
  readonly group: Group;
  readonly plus: boolean;
  readonly nonTuners: boolean;
}

export const differences: Readonly<Record<string, NonNullable<Materials['different']>>> = {
  ' with different names': ['names'],
  ' with different Types': ['types'],
  ' with different Attributes': ['attributes'],
  ' with different Types and Attributes': ['types', 'attributes'],
};

/** Reads a line of materials; null where it says anything else. Printing what was read gives the line back. */
export function readMaterialLine(line: string): MaterialLine | null {
  const including = /^(?<sorts>.+?)(?<how>,? including (?:at least )?)(?<sort>(?:an?|\d) .+)$/.exec(
    line,
  )?.groups;
  const body = including?.sorts ?? line;
  const different = Object.keys(differences).find((words) => body.endsWith(words));
  const listed = different === undefined ? body : body.slice(0, -different.length);
  const sorts = listed.split(' + ').map(readSort);
  const one = including?.sort === undefined ? undefined : readSort(including.sort);
  if (one === null || !sorts.every((each) => each !== null)) return null;
  const read: MaterialLine = {
    sorts,
    ...(different === undefined ? {} : { different }),
    ...(one === undefined ? {} : { including: { how: including?.how ?? '', sort: one } }),
  };
  return printMaterialLine(read) === line ? read : null;
}

/** The line as it is printed. */
export function printMaterialLine({ sorts, different = '', including }: MaterialLine): string {
  const listed = sorts.map(printSort).join(' + ');
  return `${listed}${different}${including === undefined ? '' : including.how + printSort(including.sort)}`;
}

const nonTuners = /non-Tuners$/;

function readSort(text: string): MaterialSort | null {
  const plain = text.replace(/^(\d)\+ /, '$1 or more ').replace(nonTuners, 'non-Tuner monsters');
  const items = readWhole(noun, plain)?.value.items ?? [];
  const [group, more] = items;
  if (group?.is !== 'group' || more !== undefined) return null;
  return { group, plus: /^\d\+ /.test(text), nonTuners: nonTuners.test(text) };
}

function printSort({ group, plus, nonTuners: short }: MaterialSort): string {
  const printed = noun.print({ items: [group] }) ?? '';
  const counted = plus ? printed.replace(/^(\d) or more /, '$1+ ') : printed;
  return short ? counted.replace(/non-Tuner monsters$/, 'non-Tuners') : counted;
}

/** What a line of materials asks for; undefined where it was not read, or no field can say it. */
export function materialsOf(line: string): Materials | undefined {
  const read = readMaterialLine(line);
  if (read === null) return undefined;
  const groups = read.sorts.map(groupOf);
  const including = read.including === undefined ? undefined : groupOf(read.including.sort);
  if (including === null || !groups.every((each) => each !== null)) return undefined;
  const different = differences[read.different ?? ''];
  return { groups, ...defined({ including, different }) };
}

function groupOf({ group }: MaterialSort): MaterialGroup | null {
  const meant = meantBy(group);
  if (meant === null || meant.from !== undefined || meant.filter.reads !== undefined) return null;
  const words = group.count ?? '1';
  const orMore = /^(\d) or more$/.exec(words)?.[1];
  const count = orMore === undefined ? countOf(words)?.count : Number(orMore);
  if (typeof count !== 'number' || count === 0) return null;
  return { count, filter: meant.filter, ...(orMore === undefined ? {} : { orMore: true as const }) };
}
