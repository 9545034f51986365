import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { defined } from '../../../platform/defined.ts';
import { withMaterialUse } from './material-use.ts';

const usedTo = /^This card (?:is|can be) used to Ritual Summon (?:any )?"([^"]+)"( Ritual Monster)?\.$/;
const levels =
  /^whose (?:Level is \d+ or more|total Levels equal (?:\d+ or more|or exceed the Level of the Ritual Monster you Ritual Summon)(?: from the field or your hand)?)$/;

const totals =
  /^whose total Levels (?<how>equal or exceed|equal exactly|exactly equal|equal) (?:\d+(?<least> or more)?|the Level of (?:the|that) Ritual Monster(?: you Ritual Summon)?)$/;

const ofThose = /^whose Level (?:exactly )?equals the total Levels of those monsters$/;

/** "Tribute monsters from your hand or field, then Ritual Summon 1 monster whose Level equals their total Levels": what is used up, told first. */
function withTributesFirst(does: readonly Instruction[]): readonly Instruction[] {
  const [first, ...others] = does;
  const [tribute, summon, ...more] = first?.do === 'ritual-summon' ? others : does;
  const what = summon?.do === 'ritual-summon' && summon.joined === 'then' ? summon.what : undefined;
  const all = tribute?.do === 'tribute' && isDescribed(tribute.what) && tribute.what.count === 'all';
  if (!all || !isDescribed(what) || !ofThose.test(what.filter.reads ?? '')) return does;
  const { reads: _, ...filter } = what.filter;
  return [
    {
      do: 'ritual-summon',
      what: { count: 1, from: what.from ?? ['hand'], filter },
      uses: { from: ['hand', 'monster-zone'], as: 'tributed', levels: 'exactly' },
    },
    ...more,
  ];
}

/** "... to Ritual Summon any "A" monster. You must also Tribute ...": of two sentences one Ritual Summon. */
export function withTributesOfRitual(told: readonly Instruction[]): readonly Instruction[] {
  const does = withTributesFirst(told);
  const [summon, tribute, ...more] = does;
  if (summon?.do !== 'ritual-summon' || summon.reads !== undefined || tribute?.do !== 'tribute') return does;
  const [what, used] = [summon.what, tribute.what];
  if (!isDescribed(what) || what.count !== 1 || !isDescribed(used) || tribute.reads !== undefined)
    return does;
  const { reads = '', owner: _, in: _places, anyOf: _sides, cardType: _kind, ...kind } = used.filter;
  const found = totals.exec(reads)?.groups;
  if (found === undefined || kind.except !== undefined) return does;
  const least = found['how'] === 'equal or exceed' || found['least'] !== undefined;
  return [
    {
      ...summon,
      what: { ...what, from: what.from ?? ['hand'] },
      uses: {
        from: ['hand', 'monster-zone'],
        as: 'tributed',
        levels: least ? 'at-least' : 'exactly',
        ...(Object.keys(kind).length === 0 ? {} : { filter: kind }),
      },
    },
    ...more,
  ];
}

/** "This card is used to Ritual Summon "A". You must also Tribute ...": the older wording of the same. */
export function withRitualSummon(parts: readonly Part[]): readonly Part[] {
  const said = parts.flatMap((part) => {
    const found = part.kind === 'unread' ? usedTo.exec(part.reads) : null;
    return found === null ? [] : [{ part, name: found[1] ?? '', ofSeries: found[2] !== undefined }];
  });
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return parts;
  const { name, ofSeries } = only;
  const summon = withMaterialUse({
    do: 'ritual-summon',
    what: {
      count: 1,
      from: ['hand'],
      filter: {
        cardType: 'monster',
        abilities: ['Ritual'],
        owner: 'you',
        ...(ofSeries ? { archetype: name } : { names: [name] }),
      },
    },
    reads: 'by Tributing monsters from your hand or field whose total Levels equal or exceed its Level',
  });
  const isActivation = (part: Part): boolean => part.kind === 'activation' && isTributes(part.does);
  if (!parts.some(isActivation)) return parts;
  return parts.map((part): Part => {
    if (part.kind === 'activation' && isActivation(part)) return { ...part, does: [summon] };
    if (part.kind !== 'unread' || part !== only.part) return part;
    const { reads, printed } = part;
    return { kind: 'not-an-effect', what: 'summoning-procedure', reads, ...defined({ printed }) };
  });
}

function isTributes(does: readonly Instruction[]): boolean {
  const [first, ...more] = does;
  if (first?.do !== 'tribute' || more.length > 0 || first.reads !== undefined) return false;
  const { what } = first;
  return typeof what === 'object' && 'count' in what && levels.test(what.filter.reads ?? '');
}
