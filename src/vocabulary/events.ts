import { type SummonWay, summonWays } from './summons.ts';
import { type Vocabulary, vocabulary } from './terms.ts';

/**
 * What can happen to a card, as past tense facts. The ways of Summoning are events too (see summons.ts). One
 * happening can be several of these: a monster destroyed by battle is destroyed, sent to the GY, and leaves the field.
 */
export const happenings = vocabulary('event', {
  'sent-to-gy': {
    term: 'sent to the GY',
    forms: ['sent', 'sent to gy', 'sent to graveyard', 'dumped', 'milled', 'sent to the graveyard'],
  },
  destroyed: { term: 'destroyed', forms: ['popped', 'destroy'] },
  tributed: { term: 'Tributed', forms: ['tribute', 'released'] },
  discarded: { term: 'discarded', forms: ['discard', 'pitched'] },
  banished: { term: 'banished', forms: ['banished face-up', 'banish', 'exiled', 'removed'] },
  'banished-face-down': { term: 'banished face-down', forms: ['banish face-down'] },
  'added-to-hand': { term: 'added to the hand', forms: ['searched', 'add to hand', 'added'] },
  'returned-to-hand': { term: 'returned to the hand', forms: ['bounced', 'return to hand', 'bounce'] },
  'returned-to-deck': { term: 'returned to the Deck', forms: ['shuffled into the deck', 'spun', 'shuffled'] },
  'returned-to-extra-deck': { term: 'returned to the Extra Deck', forms: ['return to extra deck'] },
  'returned-to-gy': { term: 'returned to the GY', forms: ['return to gy'] },
  'returned-to-field': { term: 'returned to the field', forms: ['return to field'] },
  'placed-in-extra-deck-face-up': {
    term: 'placed face-up in the Extra Deck',
    forms: ['sent to the extra deck face-up', 'face-up in extra deck'],
  },
  drawn: { term: 'drawn', forms: ['draw', 'drew'] },
  'left-the-field': {
    term: 'left the field',
    forms: ['leaves the field', 'leave the field'],
    present: 'leaves the field',
  },
  'used-as-material': { term: 'used as material', forms: ['material'] },
  'became-xyz-material': {
    term: 'became an Xyz Material',
    forms: ['attached as material', 'attached', 'overlayed'],
    present: 'becomes an Xyz Material',
  },
  detached: { term: 'detached', forms: ['detach'] },
  'flipped-face-up': { term: 'flipped face-up', forms: ['flipped', 'flip'] },
  'flipped-face-down': { term: 'flipped face-down', forms: ['book of mooned', 'set by effect'] },
  'position-changed': {
    term: 'changed to another battle position',
    forms: ['position change'],
    past: 'changed its battle position',
    present: 'changes its battle position',
  },
  'control-changed': {
    term: 'changed control',
    forms: ['taken', 'control taken', 'stolen', 'control switched'],
    present: 'changes control',
  },
  equipped: { term: 'equipped to a monster', forms: ['equip', 'became an equip card'] },
  'placed-in-spell-trap-zone': {
    term: 'placed in the Spell & Trap Zone',
    forms: ['put in the spell trap zone'],
  },
  'sent-from-extra-deck': {
    term: 'sent from the Extra Deck to the GY',
    forms: ['extra deck to gy', 'dumped from extra deck'],
  },
  'sent-from-deck': { term: 'sent from the Deck to the GY', forms: ['deck to gy', 'foolished'] },
  'summon-negated': {
    term: 'had its Summon negated',
    forms: ['summon was negated'],
    present: 'has its Summon negated',
  },
  'flip-summon-negated': {
    term: 'had its Flip Summon negated',
    forms: [],
    present: 'has its Flip Summon negated',
  },
  'effects-negated': {
    term: 'had its effects negated',
    forms: ['negated'],
    present: 'has its effects negated',
  },
  copied: {
    term: 'was copied by an effect',
    forms: ['copied by an effect', 'name copied', 'effect copied'],
    present: 'is copied by an effect',
  },
  'attack-declared': {
    term: 'declared an attack',
    forms: ['attacks', 'attacked', 'attack declaration'],
    present: 'declares an attack',
  },
  'inflicted-battle-damage': {
    term: 'inflicted battle damage',
    forms: ['battle damage'],
    present: 'inflicts battle damage',
  },
  'effect-activated': { term: 'activated', forms: ['activated its effect', 'activation'] },
  'not-applied': {
    term: 'resolved without effect',
    forms: [],
    present: 'resolves without effect',
  },
  'phase-changed': {
    term: 'the phase changed',
    forms: ['phase change'],
    present: 'the phase changes',
  },
  'something-else': {
    term: 'something else happened',
    forms: ['something', 'other', 'another effect', 'anything'],
    present: 'something else happens',
  },
});

export type Happening = (typeof happenings.ids)[number];
export type EventName = Happening | SummonWay;

export const eventNames: readonly [EventName, ...EventName[]] = [...happenings.ids, ...summonWays.ids];

/** Is this event a Summon (or Set), rather than something that happens to a card otherwise? */
export const isSummonWay = (event: EventName): event is SummonWay =>
  summonWays.ids.some((way) => way === event);

/** The printed term of an event. */
const eventTerm = (event: EventName): string =>
  isSummonWay(event) ? summonWays.term(event) : happenings.term(event);

/** All events as one vocabulary: what happens to cards, and the ways of Summoning. */
export const events: Vocabulary<EventName> = {
  noun: 'event',
  ids: eventNames,
  term: eventTerm,
  past: (event) => (isSummonWay(event) ? summonWays.past(event) : happenings.past(event)),
  present: (event) => (isSummonWay(event) ? summonWays.present(event) : happenings.present(event)),
  written: (event) => (isSummonWay(event) ? summonWays.written(event) : happenings.written(event)),
  find: (word) => happenings.find(word) ?? summonWays.find(word),
};
