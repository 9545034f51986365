import { z } from 'zod';
import type { Filter } from '../../../card-model/filter.ts';
import type { TributeWay } from '../../../card-model/materials.ts';
import { formsOf } from '../../forms.ts';
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

/** The ways, each with whether there is no other; a special way to Tribute Summon may be used to Tribute Set too (rule summon/tribute-set), unless it is face-up. */
const forms = formsOf('ways-of-tributes', z.boolean());

function wayOf(sentence: string): TributeWay | undefined {
  const found = forms.find(([form]) => form.test(sentence));
  const said = found?.[0].exec(sentence)?.groups;
  if (said === undefined) return undefined;
  const { count = '0', kind, what = kind === undefined ? undefined : `${kind}monsters` } = said;
  const filter = what === undefined ? {} : monstersOf(`${count} ${what}`);
  // Monsters of the opponent are Tributed in no way that is asked for here.
  if (filter === undefined || filter.controller === 'opponent') return undefined;
  const { set, tribute, not, faceUp, onlyIf } = said;
  const either = set !== undefined || (tribute !== undefined && (not ?? faceUp) === undefined);
  const holds = onlyIf === undefined ? null : eitherOf(onlyIf);
  return {
    count: Number(count),
    as: either ? ['summon', 'set'] : ['summon'],
    ...(found?.[1] ? { required: true } : {}),
    ...(Object.keys(filter).length <= 1 ? {} : { filter }),
    ...(onlyIf === undefined ? {} : { onlyIf }),
    ...(holds === null ? {} : { holds }),
  };
}

/** "This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster". */
function treatedAs(sentence: string): SaidOfTributes['treatedAsTributes'] {
  const found =
    /^(?:This card )?can be treated as (?<count>\d) Tributes for the Tribute Summon of (?<what>an? .+)$/i.exec(
      sentence,
    )?.groups;
  const filter = found?.what === undefined ? undefined : monstersOf(found.what);
  return filter === undefined ? undefined : { count: Number(found?.count), filter };
}
