import { type Filter, filterSchema } from '../../card-model/filter.ts';
import { formsOf } from '../forms.ts';
import { monstersOf } from '../model/monsters-of.ts';

/** What stands before the noun: whose monsters, other ones, each of them. */
const before = formsOf('battling-before', filterSchema);

/** What stands behind it. */
const behind: readonly (readonly [RegExp, (number: number) => Filter])[] = [
  [/,? except this (?:one|card)$/i, () => ({ other: true })],
  [/ (?:that )?you control$| on your field$/i, () => ({ controller: 'you' })],
  [/ (?:that )?your opponent controls$| they control$/i, () => ({ controller: 'opponent' })],
  [/ on the field$/i, () => ({})],
  [/ (?:that has|with) (\d+) or more ATK$/i, (atkAtLeast) => ({ atkAtLeast })],
  [/ (?:that has|with) (\d+) or less ATK$/i, (atkAtMost) => ({ atkAtMost })],
];

const excepting =
  /^(.*?)(?:,? except| other than) (?:((?:"[^"]+"(?: (?:and|or) )?)+)|(?!this )(?:an? )?(.+ monsters?(?: .+)?))$/i;

/** The monsters that words on battles name ("other "Frog" monsters you control"); undefined where a field cannot say them. */
export function battleMonsters(words: string): Filter | undefined {
  const [, bare = words.trim(), names, kind] = excepting.exec(words.trim()) ?? [];
  let left = bare;
  let found: Filter = {};
  for (let more = true; more; ) {
    const at = before.find(([form]) => form.test(left)) ?? [];
    const [form, fields] = at;
    const end = behind.find(([each]) => each.test(left));
    more = form !== undefined || end !== undefined;
    if (form !== undefined) {
      found = { ...found, ...fields };
      left = left.replace(form, '');
    }
    if (end !== undefined) {
      found = { ...found, ...end[1](Number(end[0].exec(left)?.[1])) };
      left = left.replace(end[0], '');
    }
  }
  const spared = kind === undefined ? undefined : battleMonsters(kind);
  if (
    kind !== undefined &&
    (spared === undefined || spared.anyOf !== undefined || spared.except !== undefined)
  )
    return undefined;
  const except = [
    ...(names === undefined
      ? []
      : [{ names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name) }]),
    ...(spared === undefined ? [] : [spared]),
  ];
  const read = monstersOf(left);
  if (read === undefined || read.cardType !== 'monster') return undefined;
  const all = [...(read.except ?? []), ...except];
  return { ...read, ...found, ...(all.length === 0 ? {} : { except: all }) };
}
