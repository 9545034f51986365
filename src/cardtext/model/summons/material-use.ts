import type { Instruction, MaterialUse } from '../../../card-model/instruction.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { monstersOf } from '../monsters-of.ts';

const places: Readonly<Record<string, Place>> = {
  hand: 'hand',
  field: 'monster-zone',
  GY: 'gy',
  Deck: 'deck',
  banishment: 'banished',
};

/** "hand, Deck, or field": undefined where one of them is no place that is known here. */
function placesIn(words: string): readonly Place[] | undefined {
  const found = words.split(/,? (?:and\/or|or|and) |, /).map((word) => places[word]);
  return found.every((each) => each !== undefined) ? found : undefined;
}

const including = '(?:, including (?<with>this card(?: in your hand| you control)?|an? .+ monster))?$';
const using = new RegExp(
  `^using (?<own>this card you control and (?:other )?)?monsters (?:you control|from your (?<from>[\\w ,/]+?))(?: as (?:the )?(?:Fusion )?[Mm]aterials?)?${including}`,
);
const taking = new RegExp(
  `^by (?<deed>banishing|shuffling) (?:(?:the |its )?(?:Fusion )?[Mm]aterials(?: (?:mentioned|listed) on it)?|monsters) from your (?<from>[\\w ,/]+?)(?<deck> into the Deck)?(?:,? as (?:Fusion )?[Mm]aterials?)?${including}`,
);
const itsLevel =
  "(?:its Level|the Level of the Ritual Monster|that (?:Ritual )?Monster's Level|the Ritual Monster's Level)";
const tributing = new RegExp(
  `^by Tributing monsters from your hand or field,? whose total Levels (?<least>equal or exceed|(?:exactly )?equal) ${itsLevel}$`,
  'i',
);

/** From where the words of a Fusion or Ritual Summon have its materials taken; undefined where they say something else, or more. */
function useIn(words: string): MaterialUse | undefined {
  const levels = tributing.exec(words)?.groups?.['least'];
  if (levels !== undefined)
    return {
      from: ['hand', 'monster-zone'],
      as: 'tributed',
      levels: /exceed/i.test(levels) ? 'at-least' : 'exactly',
    };
  const taken = taking.exec(words)?.groups;
  if (taken !== undefined) {
    const from = placesIn(taken['from'] ?? '');
    const shuffles = taken['deed'] === 'shuffling';
    if (from === undefined || shuffles !== (taken['deck'] !== undefined)) return undefined;
    const asked = includingOf(taken['with']);
    return asked && { from: [...from], as: shuffles ? 'returned-to-deck' : 'banished', ...asked };
  }
  const used = using.exec(words)?.groups;
  const from = used === undefined ? undefined : placesIn(used['from'] ?? 'field');
  if (used === undefined || from === undefined) return undefined;
  const asked = includingOf(used['own'] ?? used['with']);
  return asked && { from: [...from], as: 'used-as-material', ...asked };
}

/** Which of the materials the words name; undefined where they were not read. */
function includingOf(words: string | undefined): Pick<MaterialUse, 'including'> | undefined {
  if (words === undefined) return {};
  if (words.startsWith('this card')) return { including: 'this' };
  const kind = monstersOf(words.replace(/^an? /, ''));
  return kind === undefined ? undefined : { including: kind };
}

/** A Fusion or Ritual Summon, with what its words say of the materials. */
export function withMaterialUse(each: Instruction): Instruction {
  const { do: verb, reads } = each;
  if ((verb !== 'fusion-summon' && verb !== 'ritual-summon') || reads === undefined) return each;
  const uses = useIn(reads);
  return uses === undefined ? each : { ...each, uses };
}
