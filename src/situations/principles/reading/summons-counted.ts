import type { SummonWay } from '../../../vocabulary/summons.ts';
import { countOf, count as counts } from './clauses.ts';

/** The Summons of a player in this turn, by their ways. */
export interface SummonsCounted {
  readonly player: 'P0' | 'P1';
  readonly ways: readonly SummonWay[];
}

const anySummon = 'normal|tribute|flip|ritual|fusion|synchro|xyz|link|pendulum';
const summoned = new RegExp(
  `^(?<who>i|opp) (?:(?:have|has|did) )?(?:already )?(?:(?:(?<way>${anySummon}) )?(?:summoned|summon|summons)|(?<ss>ssed|ss))(?: monsters?)?(?: (?<times>once|twice|thrice|(?:${counts}) times?|(?:one|1|single) monster))?(?: this turn)?$`,
);
const made = new RegExp(
  `^(?<who>i|opp) (?:(?:have|has) )?(?:already )?(?:made|did|done|performed|used) (?:my )?(?<number>${counts}) (?:(?:(?<way>${anySummon}|special) )?summons?|(?<ss>ss)e?s?)(?: (?:already|this turn))*$`,
);
const ways: Readonly<Record<string, SummonWay>> = {
  normal: 'normal-summoned',
  tribute: 'tribute-summoned',
  flip: 'flip-summoned',
  ritual: 'ritual-summoned',
  fusion: 'fusion-summoned',
  synchro: 'synchro-summoned',
  xyz: 'xyz-summoned',
  link: 'link-summoned',
  pendulum: 'pendulum-summoned',
};

/** Summons that a sentence tells of by how often they were made; undefined for other words. */
export function summonsCounted(words: string): SummonsCounted | undefined {
  const one = summoned.exec(words)?.groups;
  const many = made.exec(words)?.groups;
  const who = one?.['who'] ?? many?.['who'];
  if (who === undefined) return undefined;
  const player = who === 'i' ? 'P0' : 'P1';
  const { times = 'once', way, ss } = one ?? {};
  const number =
    many !== undefined
      ? countOf(many['number'])
      : times === 'twice'
        ? 2
        : times === 'thrice'
          ? 3
          : /^(?:once|one|1|single)\b/.test(times)
            ? 1
            : countOf(times.split(' ')[0]);
  const how =
    way ?? many?.['way'] ?? (ss === undefined && many?.['ss'] === undefined ? undefined : 'special');
  if (number === undefined || number > 5) return undefined;
  const each: readonly SummonWay[] = Array.from({ length: number }, () =>
    how === undefined ? 'special-summoned' : (ways[how] ?? 'special-summoned'),
  );
  return { player, ways: each };
}
