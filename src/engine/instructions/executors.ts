import type { Verb } from '../../card-model/verbs.ts';
import { becomeEndPhase, changeStatus, endBattlePhase, restrict, winDuel } from './binding.ts';
import { soMany } from './counted.ts';
import { attach, detach, equip } from './deeds/attaching.ts';
import { changePosition, flipFaceDown, flipFaceUp, switchControl, takeControl } from './deeds/control.ts';
import { counters } from './deeds/counters.ts';
import {
  byChance,
  choosing,
  declared,
  draw,
  excavating,
  showing,
  shuffle,
  unlessBarred,
} from './deeds/drawing.ts';
import { described, lifePoints } from './deeds/life-points.ts';
import { inWords, move, moveZone, place } from './deeds/moving.ts';
import { negateAttack, negateEffects, negateLink, negateNamed, negateSummon } from './deeds/negating.ts';
import { rankUp } from './deeds/rank-ups.ts';
import { set } from './deeds/setting.ts';
import { changeProperty, changeStat } from './deeds/stats.ts';
import { conductNormalSummons, normalSummon, specialSummon, tokens } from './deeds/summoning.ts';
import { summonWithMaterials } from './deeds/with-materials.ts';
import { eachPlayer } from './each-player.ts';
import type { Executor } from './played.ts';

/** How each verb of card text is played. What is not played is `inWords`. */
export const executors: Readonly<Record<Verb, Executor>> = {
  'add-to-hand': soMany(unlessBarred(eachPlayer(move))),
  banish: soMany(eachPlayer(move)),
  destroy: soMany(move),
  discard: soMany(eachPlayer(move)),
  'return-to-deck': soMany(eachPlayer(move)),
  'return-to-hand': soMany(move),
  'send-to-gy': soMany(eachPlayer(move)),
  tribute: soMany(move),
  place,
  draw: unlessBarred(draw),
  set: soMany(eachPlayer(set)),
  'special-summon': (playing, each) =>
    each.onto === undefined ? soMany(eachPlayer(specialSummon))(playing, each) : rankUp(playing, each),
  'special-summon-token': tokens,
  'fusion-summon': summonWithMaterials,
  'link-summon': summonWithMaterials,
  'normal-summon': normalSummon,
  'conduct-normal-summons': conductNormalSummons,
  'ritual-summon': summonWithMaterials,
  'synchro-summon': summonWithMaterials,
  'xyz-summon': summonWithMaterials,
  attach: soMany(attach),
  detach,
  equip: soMany(equip),
  unequip: inWords,
  'change-atk': changeStat,
  'change-def': changeStat,
  'change-attribute': changeProperty,
  'change-level': changeProperty,
  'change-name': changeProperty,
  'change-type': changeProperty,
  'change-status': changeStatus,
  'change-position': changePosition,
  'flip-face-down': flipFaceDown,
  'flip-face-up': flipFaceUp,
  'take-control': takeControl,
  'switch-control': switchControl,
  'negate-activation': negateLink,
  'negate-effect': negateLink,
  'negate-effects': soMany(negateEffects),
  'negate-named': negateNamed,
  'negate-summon': negateSummon,
  'negate-attack': negateAttack,
  'place-counter': counters,
  'remove-counter': counters,
  'gain-lp': lifePoints,
  'inflict-damage': lifePoints,
  'lose-lp': lifePoints,
  'pay-lp': lifePoints,
  'set-lp': lifePoints,
  'take-damage': lifePoints,
  choose: choosing,
  'look-at': showing,
  reveal: showing,
  'shuffle-deck': shuffle,
  'coin-toss': byChance,
  declare: declared,
  'die-roll': byChance,
  'become-end-phase': becomeEndPhase,
  'win-duel': winDuel,
  restrict,
  activate: inWords,
  'activate-one': inWords,
  attack: inWords,
  described,
  'end-battle-phase': endBattlePhase,
  excavate: soMany(excavating),
  move: moveZone,
  'change-scale': inWords,
  'skip-phase': inWords,
};
