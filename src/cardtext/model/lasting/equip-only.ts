import { type Filter, filterSchema } from '../../../card-model/filter.ts';
import { type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { groupsOf } from '../counted.ts';

const sentence = /^Equip only to (?<what>.+?)\.$/i;
const named = /^"[^"]+"(?:(?:,? or |, )"[^"]+")*$/;
const whose = /\b(?:you control|your opponent controls|field)\b/i;

/** What an Equip Card can be equipped to, by "Equip only to ..."; undefined for other words, and where a field cannot say it. */
export function equipOnlyTo(text: string): Filter | undefined {
  const words = sentence.exec(text.trim())?.groups?.['what'];
  if (words === undefined) return undefined;
  if (named.test(words))
    return filterSchema.parse({ names: [...words.matchAll(/"([^"]+)"/g)].map(([, name]) => name) });
  if (/^an opponent's monster$/i.test(words)) return { cardType: 'monster', controller: 'opponent' };
  const [only, ...more] = groupsOf(whose.test(words) ? words : `${words} on the field`) ?? [];
  return only?.from.join() !== 'monster-zone' || more.length > 0 ? undefined : only.filter;
}

/** "It gains 800 ATK" behind that sentence is said of the equipped monster. */
const ofEquipped = (each: Instruction): Instruction =>
  pointingWords(each.what) === 'it' && !/\bthis card\b/.test(each.reads ?? '') && each.onlyIf === undefined
    ? { ...each, what: 'equipped' }
    : each;

/** The parts of an Equip Card with what it can be equipped to as its target; "it" is the equipped monster then. */
export function withEquipOnly(parts: readonly Part[]): readonly Part[] {
  const conditions = parts.filter(
    (part) => part.kind === 'not-an-effect' && part.what === 'activation-condition',
  );
  const [only, another] = conditions;
  const filter = only?.kind === 'not-an-effect' ? equipOnlyTo(normalise(only.reads).text) : undefined;
  if (filter === undefined || another !== undefined) return parts;
  return parts.map((part): Part => {
    if (part === only && part.kind === 'not-an-effect') return { ...part, saysTargets: true };
    if (part.kind === 'continuous') return { ...part, does: part.does.map(ofEquipped) };
    if (part.kind !== 'activation') return part;
    return {
      ...part,
      targets: part.targets.map((each) => ({ ...each, filter: narrowed(each.filter, filter) })),
    };
  });
}

const anyTarget = 'it is what the Equip Card can be equipped to';
/** What an Equip Spell without a further word targets, narrowed to what it can be equipped to. */
function narrowed(filter: Filter, only: Filter): Filter {
  if (filter.reads !== anyTarget) return filter;
  const { reads: _, ...rest } = filter;
  return { ...rest, ...only };
}
