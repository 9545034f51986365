import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { listOf } from '../platform/list-of.ts';
import { vocabulary } from './terms.ts';

/** The ways in which a monster is Summoned or Set. Ids are the past tense facts that histories are written in. */
export const summonWays = vocabulary('way of Summoning', words.summons);

export type SummonWay = (typeof summonWays.ids)[number];

/** The ways of a Summon by the word that texts have before "Summoned". */
export const summonWayWords: Readonly<Record<string, SummonWay>> = {
  Normal: 'normal-summoned',
  Special: 'special-summoned',
  Flip: 'flip-summoned',
  Tribute: 'tribute-summoned',
  Fusion: 'fusion-summoned',
  Synchro: 'synchro-summoned',
  Xyz: 'xyz-summoned',
  Link: 'link-summoned',
  Ritual: 'ritual-summoned',
  Pendulum: 'pendulum-summoned',
};

/** How a monster of the Extra Deck is Summoned, by what kind of monster it is. */
export const extraDeckWays = {
  Fusion: 'fusion-summoned',
  Synchro: 'synchro-summoned',
  Xyz: 'xyz-summoned',
  Link: 'link-summoned',
} as const satisfies Readonly<Record<string, SummonWay>>;
export type ExtraDeckWay = (typeof extraDeckWays)[keyof typeof extraDeckWays];

/** The ways that are Special Summons. */
export const specialSummonWays = listOf(
  'fusion-summoned ritual-summoned synchro-summoned xyz-summoned pendulum-summoned link-summoned',
  'summoned-by-own-procedure special-summoned special-summoned-ignoring-conditions',
) satisfies readonly SummonWay[];
export type SpecialSummonWay = (typeof specialSummonWays)[number];

const special: ReadonlySet<SummonWay> = new Set(specialSummonWays);

/** Is this way a Special Summon? */
export const isSpecialSummon = (way: SummonWay): way is SpecialSummonWay => special.has(way);

/** Is this way a Normal Summon (a Tribute Summon and a Gemini's second Summon are Normal Summons too)? */
export const isNormalSummon = (
  way: SummonWay,
): way is 'normal-summoned' | 'tribute-summoned' | 'normal-summoned-again' =>
  way === 'normal-summoned' || way === 'tribute-summoned' || way === 'normal-summoned-again';

/** Is a Summon of this way such an event: itself, or a Special or Normal Summon of any way? */
export const isSuchSummon = (event: string, way: SummonWay): boolean =>
  event === way ||
  (event === 'special-summoned' && isSpecialSummon(way)) ||
  (event === 'normal-summoned' && isNormalSummon(way));
