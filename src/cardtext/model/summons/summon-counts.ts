import type { Instruction } from '../../../card-model/instruction.ts';
import type { Ban } from '../../../card-model/lasting/ban.ts';

const numbers: Readonly<Record<string, number>> = { once: 1, twice: 2, one: 1, two: 2, three: 3, four: 4 };
const numberOf = (word = ''): number => numbers[word.toLowerCase()] ?? Number(word);

const there = '(?: while this card is face-up (?:on the field|in the Monster Zone))?';
/** How often each player may Summon in a turn: "Neither player can Summon more than two times per turn". */
const forms: readonly RegExp[] = [
  new RegExp(
    `^Neither player can (?<kinds>(?:Normal and/or Special )?)Summon more than (?<most>\\w+) times? per turn${there}$`,
    'i',
  ),
  new RegExp(
    `^Each player can only (?<kinds>(?:Special )?)Summon (?:an? )?monsters?(?:\\(s\\))? (?<most>once|twice) per turn${there}$`,
    'i',
  ),
];

const kindsOf = (words: string): NonNullable<Ban['summons']> => {
  if (/normal and\/or special/i.test(words)) return ['normal', 'special'];
  return /special/i.test(words) ? ['special'] : ['normal', 'special', 'flip'];
};

/** A sentence on how often players may Summon in a turn, as the ban that it comes to; undefined for other words. */
export function summonCount({ do: verb, reads }: Instruction): Ban | undefined {
  if ((verb !== 'described' && verb !== 'restrict') || reads === undefined) return undefined;
  for (const form of forms) {
    const found = form.exec(reads.trim().replace(/\.$/, ''))?.groups;
    const most = numberOf(found?.['most']);
    if (found !== undefined && Number.isInteger(most))
      return { summons: kindsOf(found['kinds'] ?? ''), most };
  }
  return undefined;
}
