import { mayFreeZones, zonesNeeded } from '../../effects/zones-needed.ts';
import { mustBePossible } from '../../engine/activation/able.ts';
import type { KeyWordPrinciple } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { askedCards, effectsAsked } from './reading/asked-effects.ts';
import { type RoomTold, roomTold } from './reading/room-told.ts';
import { written } from './reading/verb-words.ts';

/** An effect that has to put more cards in zones than are free cannot be activated (activation/must-be-able-to-resolve). */
export const noRoom: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  const room = roomTold(told) ?? roomTold(question);
  if (room === undefined || !asksIfMay.test(question) || makesRoom.test(`${told} ${question}`))
    return undefined;
  if (/\b(?:they|their|opponent|opp)\b/.test(question)) return undefined;
  const cards = askedCards(sketch);
  const [card, other] = cards;
  if (card === undefined || other !== undefined) return undefined;
  const { facts, name } = card.model;
  const fromHand = new RegExp(`${card.ref}[^.;]*\\b(?:from|in) (?:my )?hand\\b`).test(`${told} ${question}`);
  const zone = zoneWords[room.kind];
  if (
    room.kind === 'spellTrap' &&
    room.free === 0 &&
    facts.cardType !== 'monster' &&
    facts.property !== 'Field' &&
    fromHand
  )
    return {
      answer: 'no',
      rules: ['spell/when'],
      because: `${name} needs a free ${zone} to be activated from the hand`,
      reads: [],
    };
  const effects = effectsAsked(question, [card]);
  if (effects.length === 0 || !effects.every((effect) => isTooMuch(effect, room))) return undefined;
  return {
    answer: 'no',
    rules: ['activation/must-be-able-to-resolve'],
    because: `${name} would have to put more in a ${zone} than there is room for`,
    reads: effects.map(({ part }) => ({ model: card.model, part })),
  };
};

const zoneWords = { monster: 'Main Monster Zone', spellTrap: 'Spell & Trap Zone' } as const;

const asksIfMay = new RegExp(
  `\\b(?:can|may|could|is it (?:possible|legal|ok|okay|allowed))\\b[^?]*\\b${written('activate', 'use', 'chain')}\\b`,
);

/** Words that may make room before the effect would be activated, or that speak of something that replaces it. */
const makesRoom = new RegExp(
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

/** Does the effect surely take more zones of its player than are free, whatever it costs? */
function isTooMuch({ card, part }: Source, { kind, free }: RoomTold): boolean {
  if (mayFreeZones(part.cost)) return false;
  const needed = mustBePossible(part.does)
    .filter(({ who }) => who === undefined || who === 'you')
    .reduce((sum, each) => sum + zonesNeeded(each, part, card.model.facts)[kind], 0);
  return needed > free;
}
