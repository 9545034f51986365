import type { Filter } from '../../../card-model/filter.ts';
import type { TributeWay } from '../../../card-model/materials.ts';
import { eitherOf } from '../conditions/state-conditions.ts';
import { monstersOf } from '../monsters-of.ts';

/** What a text says of the Tributes for its monster, and of its monster as a Tribute. */
export interface SaidOfTributes {
  readonly tributes: readonly TributeWay[];
  readonly noSet?: true;
  readonly treatedAsTributes?: { readonly count: number; readonly filter: Filter };
}

/** Reads the sentences of a monster's text that are about Tributes; every other sentence says nothing here. */
export function tributesOf(sentences: readonly string[]): SaidOfTributes {
  const plain = sentences.map((each) => each.replace(/\.$/, '').replace(/\s+/g, ' ').trim());
  const tributes = plain.flatMap((each) => wayOf(each) ?? []);
  const treated = plain.flatMap((each) => treatedAs(each) ?? [])[0];
  return {
    tributes,
    ...(plain.some((each) => /\bcannot be (?:Normal )?Set\b/.test(each)) ? { noSet: true as const } : {}),
    ...(treated === undefined ? {} : { treatedAsTributes: treated }),
  };
}

const summonOnly = ['summon'] as const;
const either = ['summon', 'set'] as const;

function wayOf(sentence: string): TributeWay | undefined {
  const none =
    /^(?:(?<onlyIf>[^:;]+), )?you can Normal Summon(?<set>\/Set| or Set)? this card without (?:Tributing(?: a monster)?|a? ?Tributes?)(?:, but .+)?$/i.exec(
      sentence,
    )?.groups;
  if (none !== undefined) {
    const as = none.set === undefined ? summonOnly : either;
    return { ...way(0, as, { onlyIf: none.onlyIf }), ...heldBy(none.onlyIf) };
  }
  const several =
    /^You can Tribute (?<count>\d) (?<what>.+?) to Tribute Summon (?<not>\(but not Set\) )?this card$/.exec(
      sentence,
    )?.groups;
  if (several !== undefined) return given(several, several.not === undefined ? either : summonOnly);
  const required =
    /^Requires (?<count>\d) (?<what>.*?)Tributes to Normal Summon(?<set>\/Set)?(?: \(cannot be Normal Set\))?$/.exec(
      sentence,
    )?.groups;
  if (required !== undefined) {
    const what = `${required.what?.trim() ?? ''} monsters`.trim();
    return given({ ...required, what }, required.set === undefined ? summonOnly : either, true);
  }
  const must =
    /^(?:(?:Must|This card can only) be (?:Normal Summoned(?<set>\/Set)?|Tribute Summoned)|Cannot be Normal Summoned, except) by Tributing (?<count>\d) (?<what>.+?)(?: you control)?(?: \(but can be Normal Set\))?$/.exec(
      sentence,
    )?.groups;
  if (must !== undefined) return given(must, must.set === undefined ? summonOnly : either, true);
  const less =
    /^(?:(?<onlyIf>[^:;]+), )?you can (?:Normal Summon(?<set>\/Set)?|(?<tribute>Tribute) Summon)(?<not> \(but not Set\))? this card (?<faceUp>face-up )?with (?<count>\d) Tributes?(?:, but .+)?$/i.exec(
      sentence,
    )?.groups;
  if (less !== undefined) {
    const isEither = (less.set ?? less.tribute) !== undefined && (less.not ?? less.faceUp) === undefined;
    return { ...way(Number(less.count), isEither ? either : summonOnly, less), ...heldBy(less.onlyIf) };
  }
  const other =
    /^(?:(?<onlyIf>[^:;]+), )?(?:you can (?:Tribute|Normal) Summon this (?:card|monster)|This card can be Tribute Summoned) (?<faceUp>face-up |in (?:face-up )?Attack Position )?by Tributing (?<count>\d) (?<what>.+)$/i.exec(
      sentence,
    )?.groups;
  // A special way to Tribute Summon may be used to Tribute Set too (rule summon/tribute-set), unless it is face-up.
  const found = other && given(other, other.faceUp === undefined ? either : summonOnly);
  // Monsters of the opponent are Tributed in no way that is asked for here.
  return found === undefined || found.filter?.controller === 'opponent'
    ? undefined
    : {
        ...found,
        ...(other?.onlyIf === undefined ? {} : { onlyIf: other.onlyIf }),
        ...heldBy(other?.onlyIf),
      };
}

/** What a condition of a way asks of the state of the Duel, where fields say that. */
function heldBy(onlyIf: string | undefined): Pick<TributeWay, 'holds'> {
  const holds = onlyIf === undefined ? null : eitherOf(onlyIf);
  return holds === null ? {} : { holds };
}

/** A way with the monsters that it takes; undefined where which ones was not read. */
function given(
  { count, what }: Readonly<Record<string, string | undefined>>,
  as: TributeWay['as'] | readonly ['summon'] | readonly ['summon', 'set'],
  required = false,
): TributeWay | undefined {
  const filter = monstersOf(`${count} ${what}`);
  return filter === undefined ? undefined : way(Number(count), as, { filter, required });
}

const way = (
  count: number,
  as: readonly ('summon' | 'set')[],
  more: { readonly filter?: Filter; readonly onlyIf?: string | undefined; readonly required?: boolean },
): TributeWay => ({
  count,
  as: [...as],
  ...(more.required ? { required: true } : {}),
  ...(more.filter === undefined || Object.keys(more.filter).length <= 1 ? {} : { filter: more.filter }),
  ...(more.onlyIf === undefined ? {} : { onlyIf: more.onlyIf }),
});

/** "This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster". */
function treatedAs(sentence: string): SaidOfTributes['treatedAsTributes'] {
  const found =
    /^(?:This card )?can be treated as (?<count>\d) Tributes for the Tribute Summon of (?<what>an? .+)$/i.exec(
      sentence,
    )?.groups;
  const filter = found?.what === undefined ? undefined : monstersOf(found.what);
  return filter === undefined ? undefined : { count: Number(found?.count), filter };
}
