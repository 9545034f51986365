import { type Filter, type MadeOf, madeOfSchema } from '../../../card-model/filter.ts';
import { readWhole } from '../../grammar/grammar.ts';
import { filterOf } from '../alternatives.ts';
import { meantBy } from './group-filters.ts';
import { noun } from './nouns.ts';

const used =
  /^(?<only>only )?(?:(?:at least )?(?<number>\d+)(?: or more|\+)? )?(?<kind>.+?)(?: as (?:an? )?(?:[A-Z][a-z]+ )?[Mm]aterials?)?$/;
const any = /^(?:(?:(?:Fusion|Ritual|Synchro|Xyz|Link) )?[Mm]aterials?|monsters|Tributes)$/;

/** What a monster was Summoned with, by the words after "using" or "by Tributing": "3 or more Fusion Materials", `a "Paper" monster`; undefined where a field cannot say it. */
export function madeOfIn(words: string): MadeOf | undefined {
  const { only, number, kind = '' } = used.exec(words)?.groups ?? {};
  if (number !== undefined && !/^(?:only )?(?:at least )?\d+(?: or more|\+)? /.test(words)) return undefined;
  const many: MadeOf = { ...(only && { only: true }), ...(number && { atLeast: Number(number) }) };
  if (/^this (?:card|monster)$/.test(kind)) return { ...many, this: true };
  if (any.test(kind)) return many.atLeast === undefined ? undefined : many;
  const cards = kindsIn(kind);
  return cards === undefined ? undefined : madeOfSchema.safeParse({ ...many, cards }).data;
}

/** Which cards the words name that were used: one of several kinds; undefined where a field cannot say it. */
export function kindsIn(words: string): Filter | undefined {
  if (any.test(words)) return {};
  const found = readWhole(noun, words)?.value;
  const all = found?.items.map((each) => (each.is === 'group' ? meantBy(each) : null)) ?? [];
  const filters = all.flatMap((each) => (each === null || each.from !== undefined ? [] : [each.filter]));
  if (filters.length === 0 || filters.length < all.length || /^ ?(?:,? )?and ?$/.test(found?.join ?? ''))
    return undefined;
  const filter = filters.length === 1 ? filters[0] : filterOf(filters, []);
  return filter?.reads === undefined ? filter : undefined;
}
