import type { Instruction } from '../../../card-model/instruction.ts';
import { type Verb, verbFacts } from '../../../card-model/verbs.ts';

const stays =
  /^while you (?<control>control) that (?:face-up )?(?:Special Summoned )?monster$|^(?:while|as long as) (?:(?<this>this (?:face-up )?(?:card|monster))|it|that (?:Token|monster)|the (?:Token|monster) Special Summoned by this effect)(?: is| remains)? (?:face-up )?(?:in the Monster Zone|on (?:the|your) field)$/;

/** Is it done to cards, and for as long as it lasts? */
const lasts = (verb: Verb): boolean =>
  verb === 'take-control' || (verbFacts[verb].affects === true && verbFacts[verb].lasts === true);

/** "Special Summon this card, also while it is face-up ..., you cannot ...": for as long as the card stays. */
export const withWhileThere = (all: readonly Instruction[]): readonly Instruction[] =>
  all.map((each, at): Instruction => {
    const { onlyIf = '', ...rest } = each;
    const said = stays.exec(onlyIf);
    // What it does to cards ends when its own card goes; that it lies there is asked as well, before it is done.
    if (said?.groups?.['this'] !== undefined && lasts(each.do) && each.until === undefined)
      return { ...each, whileThere: 'this' };
    if (said === null || each.do !== 'restrict' || each.bans === undefined || each.until !== undefined)
      return each;
    const before = all.slice(0, at).findLast(({ what }) => what !== undefined)?.what;
    const own = said.groups?.['this'] !== undefined || before === 'this';
    const those = said.groups?.['control'] === undefined ? 'those' : 'controlled';
    return own || before !== undefined ? { ...rest, whileThere: own ? 'this' : those } : each;
  });
