import type { Aspect } from './aspects.ts';
import type { Verb } from './instruction.ts';

/** What an instruction with this verb can touch, and whether a Continuous Effect with it is played. */
interface VerbFootprint {
  readonly touches: readonly Aspect[];
  readonly applied?: true;
}

const moves: VerbFootprint = { touches: ['place'] };
const summons: VerbFootprint = { touches: ['place', 'summon'] };
const ofHand: VerbFootprint = { touches: ['place', 'hand'] };
const stats: VerbFootprint = { touches: ['stats', 'battle-damage'], applied: true };
const lp: VerbFootprint = { touches: ['lp'] };
const kind: VerbFootprint = { touches: ['kind', 'summon'] };
const negates: VerbFootprint = { touches: ['negation'] };
const turn: VerbFootprint = { touches: ['attack', 'activation', 'summon'] };
const shows: VerbFootprint = { touches: [] };
const inWords = undefined;

/** Of each verb; undefined where its words alone say it. */
export const verbFootprints: Readonly<Record<Verb, VerbFootprint | undefined>> = {
  activate: { touches: ['activation'] },
  'activate-one': { touches: ['activation'] },
  'add-to-hand': ofHand,
  attach: moves,
  attack: { touches: ['attack'] },
  banish: moves,
  'become-end-phase': turn,
  'change-atk': stats,
  'change-attribute': kind,
  'change-def': stats,
  'change-level': kind,
  'change-name': { touches: ['kind'] },
  'change-position': { touches: ['position'] },
  'change-scale': kind,
  'change-status': inWords,
  'change-type': kind,
  choose: shows,
  'coin-toss': shows,
  'conduct-normal-summons': { touches: ['summon', 'limit'], applied: true },
  declare: shows,
  described: inWords,
  destroy: { touches: ['place', 'destruction'] },
  detach: moves,
  'die-roll': shows,
  discard: ofHand,
  draw: ofHand,
  'end-battle-phase': turn,
  equip: moves,
  excavate: shows,
  'flip-face-down': { touches: ['position'] },
  'flip-face-up': { touches: ['position'] },
  'fusion-summon': summons,
  'gain-lp': lp,
  'inflict-damage': lp,
  'link-summon': summons,
  'look-at': shows,
  'lose-lp': lp,
  move: moves,
  'negate-activation': negates,
  'negate-attack': { touches: ['attack'] },
  'negate-effect': negates,
  'negate-effects': { ...negates, applied: true },
  'negate-named': { ...negates, applied: true },
  'negate-summon': { touches: ['summon', 'place'] },
  'normal-summon': { touches: ['summon', 'limit'], applied: true },
  'pay-lp': lp,
  place: moves,
  'place-counter': { touches: ['counters'] },
  'remove-counter': { touches: ['counters'] },
  restrict: inWords,
  'return-to-deck': moves,
  'return-to-hand': ofHand,
  reveal: shows,
  'ritual-summon': summons,
  'send-to-gy': moves,
  set: { touches: ['place', 'position'] },
  'set-lp': lp,
  'shuffle-deck': shows,
  'skip-phase': turn,
  'special-summon': summons,
  'special-summon-token': summons,
  'switch-control': { touches: ['control', 'place'] },
  'synchro-summon': summons,
  'take-control': { touches: ['control', 'place'] },
  'take-damage': lp,
  tribute: moves,
  unequip: moves,
  'win-duel': lp,
  'xyz-summon': summons,
};
