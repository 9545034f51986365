import { vocabulary } from './terms.ts';

/** The ways in which a monster is Summoned or Set. Ids are the past tense facts that histories are written in. */
export const summonWays = vocabulary('way of Summoning', {
  'normal-summoned': { term: 'Normal Summoned', forms: ['ns', 'normal summon'] },
  'tribute-summoned': { term: 'Tribute Summoned', forms: ['tribute summon'] },
  'normal-summoned-again': {
    term: 'Normal Summoned again',
    forms: ['gemini summoned', 'gemini summon', 'second normal summon', 'summoned again'],
  },
  set: { term: 'Set', forms: ['normal set', 'tribute set'] },
  'flip-summoned': { term: 'Flip Summoned', forms: ['flip summon'] },
  'fusion-summoned': { term: 'Fusion Summoned', forms: ['fusion summon', 'fused'] },
  'ritual-summoned': { term: 'Ritual Summoned', forms: ['ritual summon'] },
  'synchro-summoned': { term: 'Synchro Summoned', forms: ['synchro summon', 'synchroed'] },
  'xyz-summoned': { term: 'Xyz Summoned', forms: ['xyz summon', 'xyzed'] },
  'pendulum-summoned': { term: 'Pendulum Summoned', forms: ['pendulum summon', 'pend summoned'] },
  'link-summoned': { term: 'Link Summoned', forms: ['link summon', 'linked off'] },
  'summoned-by-own-procedure': {
    term: 'Special Summoned by its own procedure',
    forms: ['own procedure', 'by its own procedure', 'built in summon', 'inherent summon'],
  },
  'special-summoned': {
    term: 'Special Summoned by a card effect',
    forms: ['ss', 'special summon', 'special summoned', 'revived', 'special summoned by effect'],
  },
  'special-summoned-ignoring-conditions': {
    term: 'Special Summoned ignoring its Summoning conditions',
    forms: ['ignoring conditions', 'ignoring its summoning conditions'],
  },
});

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

/** The ways that are Special Summons. */
export const specialSummonWays: readonly SummonWay[] = [
  'fusion-summoned',
  'ritual-summoned',
  'synchro-summoned',
  'xyz-summoned',
  'pendulum-summoned',
  'link-summoned',
  'summoned-by-own-procedure',
  'special-summoned',
  'special-summoned-ignoring-conditions',
];
const special: ReadonlySet<SummonWay> = new Set(specialSummonWays);

/** Is this way a Special Summon? */
export const isSpecialSummon = (way: SummonWay): boolean => special.has(way);

/** Is this way a Normal Summon (a Tribute Summon and a Gemini's second Summon are Normal Summons too)? */
export const isNormalSummon = (way: SummonWay): boolean =>
  way === 'normal-summoned' || way === 'tribute-summoned' || way === 'normal-summoned-again';
