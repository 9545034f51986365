import type { Instruction } from '../../../card-model/instruction.ts';

const stays =
  /^while you (?<control>control) that (?:face-up )?(?:Special Summoned )?monster$|^(?:while|as long as) (?:(?<this>this card)|it|that (?:Token|monster)|the (?:Token|monster) Special Summoned by this effect)(?: is)? (?:face-up )?(?:in the Monster Zone|on (?:the|your) field)$/;

/** "Special Summon this card, also while it is face-up ..., you cannot ...": for as long as the card stays. */
export const withWhileThere = (all: readonly Instruction[]): readonly Instruction[] =>
  all.map((each, at): Instruction => {
    const { onlyIf = '', ...rest } = each;
    const said = stays.exec(onlyIf);
    if (said === null || each.do !== 'restrict' || each.bans === undefined || each.until !== undefined)
      return each;
    const before = all.slice(0, at).findLast(({ what }) => what !== undefined)?.what;
    const own = said.groups?.['this'] !== undefined || before === 'this';
    const those = said.groups?.['control'] === undefined ? 'those' : 'controlled';
    return own || before !== undefined ? { ...rest, whileThere: own ? 'this' : those } : each;
  });
