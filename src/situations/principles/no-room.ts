import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { mayFreeZones, zonesNeeded } from '../../effects/zones-needed.ts';
import { mustBePossible } from '../../engine/activation/able.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { attemptAsked } from './reading/attempt.ts';
import { clausesOf } from './reading/clauses.ts';
import { type RoomTold, roomTold } from './reading/room-told.ts';
import { written } from './reading/verb-words.ts';

/** An effect that has to put more cards in zones than are free cannot be activated (activation/must-be-able-to-resolve). */
export const noRoom: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  const room = roomTold(told) ?? roomTold(question);
  const asked = attemptAsked(sketch);
  if (room === undefined || asked === undefined || makesRoom(told, asked.card.ref) || makesRoom(question, ''))
    return undefined;
  if (/\b(?:they|their|opponent|opp)\b/.test(question)) return undefined;
  const { card, ways } = asked;
  const { facts, name } = card.model;
  const text = `${told} ${question}`;
  const fromHand =
    new RegExp(`${card.ref}[^.;]*\\b(?:from|in) (?:my )?hand\\b`).test(text) ||
    (facts.cardType === 'spell' && !/\b(?:set|face-?down|gy|grave)\b/.test(text));
  const zone = zoneWords[room.kind];
  if (
    room.kind === 'spellTrap' &&
    room.free === 0 &&
    facts.cardType !== 'monster' &&
    facts.property !== 'Field' &&
    fromHand &&
    ways.every((way) => way.is === 'activation' && way.part.kind === 'activation')
  )
    return {
      answer: 'no',
      rules: ['spell/when'],
      because: `${name} needs a free ${zone} to be activated from the hand`,
      reads: [],
    };
  const effects = ways.flatMap((way) => (way.is === 'activation' ? [way.part] : []));
  if (effects.length === 0 || !effects.every((part) => isTooMuch(part, card.model, room))) return undefined;
  // A mandatory effect is activated, whatever room there is; it only does nothing.
  if (isActivationAsked.test(question) && effects.some((part) => 'mandatory' in part && part.mandatory))
    return undefined;
  return {
    answer: 'no',
    rules: ['activation/must-be-able-to-resolve'],
    because: `${name} would have to put more in a ${zone} than there is room for`,
    reads: effects.map((part) => ({ model: card.model, part })),
  };
};

const zoneWords = { monster: 'Main Monster Zone', spellTrap: 'Spell & Trap Zone' } as const;

const isActivationAsked = new RegExp(`\\b${written('activate', 'use', 'trigger')}\\b`);

/** Words that may make room before the effect would be activated, or that speak of something that replaces it. */
const madeRoom = new RegExp(
  `\\b(?:${written(
    'destroy',
    'tribute',
    'banish',
    'return',
    'shuffle',
    'leave',
    'send',
    'discard',
    'negate',
    'link-summon',
    'synchro-summon',
    'xyz-summon',
    'fusion-summon',
    'chain',
    'resolve',
  )}|material|instead|would|opponent's (?:field|side)|first)\\b|n't\\b|\\bnot\\b`,
);

/** Is something done besides that may free a zone? What is told of the card itself is what it does. */
const makesRoom = (text: string, ref: string): boolean =>
  clausesOf(text).some(
    ({ words }) =>
      madeRoom.test(words) && (ref === '' || !words.includes(ref) || /n't\b|\bnot\b/.test(words)),
  );

/** Does the effect surely take more zones of its player than are free, whatever it costs? */
function isTooMuch(part: ActivatedEffect, { facts }: CardModel, { kind, free }: RoomTold): boolean {
  if (mayFreeZones(part.cost)) return false;
  const needed = mustBePossible(part.does)
    .filter(({ who }) => who === undefined || who === 'you')
    .reduce((sum, each) => sum + zonesNeeded(each, part, facts)[kind], 0);
  return needed > free;
}
