import type { Instruction, MaterialUse } from '../../../card-model/instruction.ts';
import { verbFacts } from '../../../card-model/verbs.ts';
import { defined } from '../../../platform/defined.ts';
import { type Place, places as placeNames } from '../../../vocabulary/places.ts';
import { kindsOf, placesOf } from '../../forms.ts';
import { monstersOf } from '../monsters-of.ts';

const places = placesOf('material-places');

/** "hand, Deck, or your field": undefined where one of them is no place that is known here. */
function placesIn(words: string): readonly Place[] | undefined {
  const found = words
    .split(/,? (?:and\/or|or|and) |, /)
    .map((word) => places[word.replace(/^(?:your|either) /, '')]);
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

const including =
  '(?:, including (?<with>this card(?: in your hand| (?:on your field|you control))?|(?!(?:that|the|those) )(?:an? )?[^,]+))?';
const kind = '(?:only )?(?<kind>[A-Z"][^,]*? )?(?:monsters|monster\\(s\\)|materials)';
const asMaterial = '(?:,? as (?:the )?(?:Fusion )?[Mm]aterials?)?';
const using = new RegExp(
  `^using (?<own>this card you control and (?:other )?)?${kind} (?:you control|(?:from|on) (?<from>(?:your|either) [\\w ,/]+?))${asMaterial}${including}$`,
);
const taking = new RegExp(
  `^by (?<deed>banishing|shuffling) (?:(?:the |its )?(?:Fusion )?[Mm]aterials(?: (?:mentioned|listed) on it)?|${kind}) from (?<from>(?:your|either) [\\w ,/]+?)(?<deck> into the Deck)?${asMaterial}${including}$`,
);
const itsLevel =
  "(?:its Level|the Level of (?:the|that) Ritual Monster|that (?:Ritual )?Monster's Level|the Ritual Monster's Level)";
const tributing = new RegExp(
  `^by Tributing ${kind} (?:you control|from your (?<from>hand or field|field))${including},? whose total Levels (?<least>equal or exceed|(?:exactly )?equal) ${itsLevel}$`,
  'i',
);

/** From where the words of a Fusion or Ritual Summon have its materials taken; undefined where they say something else, or more. */
function useIn(words: string): MaterialUse | undefined {
  if (/^using this card you control$/.test(words))
    return { from: ['monster-zone'], as: 'used-as-material', including: 'this' };
  const tributed = tributing.exec(words)?.groups;
  const taken = taking.exec(words)?.groups;
  const found = tributed ?? taken ?? using.exec(words)?.groups;
  if (found === undefined) return undefined;
  const from = placesIn(found['from']?.replace(/^your /, '') ?? 'field');
  const shuffles = taken?.['deed'] === 'shuffling';
  const asked = askedOf(found);
  if (from === undefined || asked === undefined || shuffles !== (taken?.['deck'] !== undefined))
    return undefined;
  const as =
    tributed !== undefined
      ? 'tributed'
      : taken === undefined
        ? 'used-as-material'
        : shuffles
          ? 'returned-to-deck'
          : 'banished';
  const levels = tributed?.['least'];
  return {
    from: [...from],
    as,
    ...(levels === undefined
      ? {}
      : { levels: /exceed/i.test(levels) ? ('at-least' as const) : ('exactly' as const) }),
    ...(/\beither\b/.test(found['from'] ?? '') ? { eitherField: true as const } : {}),
    ...asked,
  };
}

/** Which monsters alone are used, and which one is among them; undefined where that was not read. */
function askedOf({
  kind: only,
  own,
  with: one = own,
}: Readonly<Record<string, string | undefined>>): Pick<MaterialUse, 'filter' | 'including'> | undefined {
  const filter = only === undefined ? undefined : monstersOf(`${only}monster`);
  const named =
    one === undefined || one.startsWith('this card') ? undefined : monstersOf(one.replace(/^an? /, ''));
  if (
    (only !== undefined && filter === undefined) ||
    (named === undefined && one?.startsWith('this card') === false)
  )
    return undefined;
  return { ...defined({ filter }), ...(one === undefined ? {} : { including: named ?? 'this' }) };
}

/** A Summon of monsters of the Extra Deck, or of a Ritual Monster, with what its words say of the materials. */
export function withMaterialUse(each: Instruction): Instruction {
  const { do: verb, reads } = each;
  if (verbFacts[verb].needs !== 'materials') return each;
  if (reads === undefined)
    return verb === 'fusion-summon' || verb === 'ritual-summon'
      ? each
      : { ...each, uses: { from: ['monster-zone'], as: 'used-as-material' } };
  const uses = useIn(reads);
  if (uses !== undefined) return { ...each, uses };
  const mayUse = placesNamed.flatMap(([word, place]) => (word.test(reads) ? [place] : []));
  return mayUse.length === 0 ? each : { ...each, mayUse };
}

const placesNamed = kindsOf('material-places-within', placeNames.ids);
