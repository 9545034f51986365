import type { Instruction } from '../../../card-model/instruction.ts';
import type { Target } from '../../../card-model/part.ts';

const asXyz =
  /(?:^|,? )\(this (?:Special )?(?:Summon )?is treated as an Xyz Summon[.,]?(?<with> (?:transfer (?:its|this card's) materials(?: to (?:the Summoned monster|it))?|materials attached to (?:it|that target) also become materials on the Summoned monster))?\.?\)(?:, )?/i;
const using =
  /^(?:by )?using (?:(?<own>this (?:face-up )?card)|it|that (?:target|monster|Xyz Monster))(?: you control)?(?:,? as (?:the )?material)?$/;

/** "Special Summon 1 Xyz Monster by using that target as material. (This is treated as an Xyz Summon. Transfer its materials.)" */
export function withRankUp(does: readonly Instruction[], targets: readonly Target[]): readonly Instruction[] {
  const said = does.findIndex(({ reads = '' }) => asXyz.test(reads));
  const plain = does.map((each, at): Instruction => {
    const { reads, ...rest } = each;
    const left = at === said ? reads?.replace(asXyz, '') : reads;
    return left === undefined || left === '' ? rest : { ...rest, reads: left };
  });
  const at = plain.findIndex(({ do: verb, reads = '' }) => verb === 'special-summon' && using.test(reads));
  const { reads = '', ...summon } = plain[at] ?? { do: 'described' };
  if (at === -1) return does;
  const [target, ...more] = targets;
  const one = more.length === 0 && target?.count === 1 && target.upTo === undefined;
  const onto =
    using.exec(reads)?.groups?.['own'] !== undefined ? 'this' : one ? ({ target: 0 } as const) : undefined;
  if (onto === undefined || (said === -1 && summon.treatedAs !== 'xyz') || (said !== -1 && said < at))
    return does;
  const transfers = asXyz.exec(does[said]?.reads ?? '')?.groups?.['with'] !== undefined;
  const up: Instruction = { ...summon, treatedAs: 'xyz', onto, ...(transfers ? { transfers: true } : {}) };
  return plain.map((each, place) => (place === at ? up : each));
}
