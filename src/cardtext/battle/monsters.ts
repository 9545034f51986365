import { type Filter, filterSchema } from '../../card-model/filter.ts';
import { formsOf } from '../forms.ts';
import { monstersOf } from '../model/monsters-of.ts';
import { besideFilter, besideIn } from '../phrases/words/beside-words.ts';

/** What stands before the noun or behind it: whose monsters, other ones, how they lie. */
const around = formsOf('battling-around', filterSchema);

const partOf = (words: string) => around.find(([form]) => form.test(words));

/** The monster that is compared with: left out, or said again. */
const ofBattler = /^(?:|it|itself)$/;

const excepting =
  /^(.*?)(?:,? except| other than) (?:((?:"[^"]+"(?: (?:and|or) )?)+)|(?!this )(?:an? )?(.+ monsters?(?: .+)?))$/i;

/** The monsters that words on battles name ("other "Frog" monsters you control"); undefined where a field cannot say them. */
export function battleMonsters(words: string): Filter | undefined {
  const [, bare = words.trim(), names, kind] = excepting.exec(words.trim()) ?? [];
  const [, some = '', compared = ''] =
    /^(.*?\bmonsters?(?:\(s\))?) ((?:with|of|that has|whose) .+)$/.exec(bare) ?? [];
  const told = besideIn(compared.replace(/^(?:that has|of) (?=the same )/, 'with '));
  const toIt =
    told !== null && typeof told.to === 'object' && 'reads' in told.to && ofBattler.test(told.to.reads);
  let left = toIt ? some : bare.replace(/ that has (?=\d)/, ' with ');
  let found: Filter = toIt ? besideFilter(told, 'this') : {};
  for (let next = partOf(left); next !== undefined; next = partOf(left)) {
    found = { ...found, ...next[1] };
    left = left.replace(next[0], '');
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
  const read = monstersOf(left, true);
  if (read === undefined || read.cardType !== 'monster') return undefined;
  const all = [...(read.except ?? []), ...except];
  return { ...read, ...found, ...(all.length === 0 ? {} : { except: all }) };
}
