import { isFieldSpell } from '../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { cardOf } from '../state/duel.ts';
import { becomeEndPhase, changeStatus, endBattlePhase, restrict, winDuel } from './binding.ts';
import { inNumbers, soMany } from './counted.ts';
import { attach, detach, equip } from './deeds/attaching.ts';
import { changeAttackTarget, toDamageCalculation } from './deeds/battling.ts';
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
import { inWords, move, moveZone, place, set } from './deeds/moving.ts';
import { negateAttack, negateEffects, negateLink, negateNamed, negateSummon } from './deeds/negating.ts';
import { rankUp } from './deeds/rank-ups.ts';
import { changeProperty, changeStat } from './deeds/stats.ts';
import { conductNormalSummons, normalSummon, specialSummon, tokens } from './deeds/summoning.ts';
import { summonWithMaterials } from './deeds/with-materials.ts';
import { done, type EffectOutcome, type Executor, everyCard, nothing, open, wordsOf } from './played.ts';
import { mayBeTaken, poolOf } from './pool.ts';

/** "Each player discards 1 card": what both do with cards of a hand, Deck or GY, each of them does with their own. */
const eachPlayer =
  (run: Executor): Executor =>
  (playing, instruction) => {
    const all = ofEach(instruction)?.map((each) => run(playing, each));
    if (all === undefined) return run(playing, instruction);
    const isFixed = isDescribed(instruction.what) && typeof instruction.what.count === 'number';
    const can = all.filter(({ was }) => was === 'done').length;
    if (!isFixed || can === all.length || all.every(({ was }) => was === 'nothing')) return all.reduce(both);
    const words = `whether it is done where only one of the players can is not settled (${wordsOf(instruction)})`;
    return playing.paying ? nothing() : open(playing, instruction, words, everyCard(playing));
  };

function ofEach({ who, what, ...instruction }: Instruction): readonly Instruction[] | undefined {
  if (who !== 'both' || !isDescribed(what)) return undefined;
  const { from = instruction.do === 'discard' ? (['hand'] as const) : [], filter } = what;
  if (from.length === 0 || from.some(isField) || filter.owner !== undefined) return undefined;
  const of = (owner: 'you' | 'opponent'): Instruction => ({
    ...instruction,
    what: { ...what, from: [...from], filter: { ...filter, owner } },
  });
  return [of('you'), { ...of('opponent'), who: 'opponent' }];
}

/** What the two of them come to: as much of it as can be done. */
const both = (one: EffectOutcome, other: EffectOutcome): EffectOutcome => ({
  ...one,
  was: one.was === other.was || other.was === 'nothing' ? one.was : one.was === 'open' ? 'open' : other.was,
  happens: [...one.happens, ...other.happens],
  next: [...(one.next ?? []), ...(other.next ?? [])],
  changes: [...one.changes, ...other.changes],
  usedChoices: [...one.usedChoices, ...other.usedChoices],
  missing: [...one.missing, ...other.missing],
  assumed: [...one.assumed, ...other.assumed],
  refused: [...one.refused, ...other.refused],
  spared: [...(one.spared ?? []), ...(other.spared ?? [])],
  previousCards:
    one.previousCards === 'open' || other.previousCards === 'open'
      ? 'open'
      : [...(one.previousCards ?? []), ...(other.previousCards ?? [])],
});

/** A Field Spell Card that an effect activates is put in its zone. What else is activated is not played. */
const activateFieldSpell: Executor = (playing, instruction) => {
  const { what } = instruction;
  const { duel, previousCards: those } = playing;
  const known = what === 'those' && those !== 'open' ? those.map((id) => cardOf(duel, id)) : [];
  const meant = isDescribed(what) && what.count === 1 ? mayBeTaken(poolOf(playing, what, {})) : known;
  const isPlaced = meant.length > 0 && meant.every(({ model }) => isFieldSpell(model.facts));
  return isPlaced ? place(playing, { ...instruction, to: 'field-zone' }) : inWords(playing, instruction);
};

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
  'change-attack-target': changeAttackTarget,
  'damage-calculation': toDamageCalculation,
  'place-counter': (playing, each) =>
    counters(playing, each.value === undefined ? each : inNumbers(playing, each, () => null)),
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
  activate: activateFieldSpell,
  'activate-one': (playing, each) => (playing.paying && each.amount === 1 ? done() : inWords(playing, each)),
  attack: inWords,
  described,
  'end-battle-phase': endBattlePhase,
  excavate: soMany(excavating),
  move: moveZone,
  'change-scale': inWords,
  'skip-phase': inWords,
};
