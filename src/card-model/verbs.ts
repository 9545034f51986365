import type { EventName } from '../vocabulary/events.ts';
import { fieldPlaces, type Place } from '../vocabulary/places.ts';
import type { Aspect } from './aspects.ts';

/** What is to be known of a verb of card text besides how it is played: each attribute is a column, and nothing else lists verbs. */
interface VerbRow {
  /** What an instruction with it can touch; left out where its words alone say it. */
  readonly touches?: readonly Aspect[];
  /** A Continuous Effect with it is played. */
  readonly applied?: true;
  /** What it makes happen to the cards that it is about. */
  readonly event?: EventName;
  /** Where alone the cards are that it deals with, or where none of them is; without either, anywhere. */
  readonly in?: readonly Place[];
  readonly notIn?: Place;
  /** What must be there for it, whatever its words say more: nothing; cards that are chosen for it; materials as well. */
  readonly needs?: 'nothing' | 'chosen' | 'materials';
  /** It does something so many times, or so much of it, which may come to nothing. */
  readonly amount?: true;
  /** A cost of it is paid with cards that can be counted. */
  readonly pays?: true;
  /** It affects the cards: those that are unaffected by the effect are spared. */
  readonly affects?: true;
  /** What it does lasts for a time; the others happen at once. */
  readonly lasts?: true;
  /** What cards are when it was done to them. */
  readonly said?: string;
}

const rows = {
  activate: { touches: ['activation', 'place'] },
  'activate-one': { touches: ['activation'] },
  'add-to-hand': {
    touches: ['place', 'hand'],
    event: 'added-to-hand',
    notIn: 'hand',
    needs: 'chosen',
    said: 'added to the hand',
  },
  attach: { touches: ['place'], event: 'became-xyz-material', needs: 'chosen', said: 'attached' },
  attack: { touches: ['attack'] },
  banish: {
    touches: ['place'],
    event: 'banished',
    notIn: 'banished',
    needs: 'chosen',
    pays: true,
    affects: true,
    said: 'banished',
  },
  'become-end-phase': { touches: ['attack', 'activation', 'summon'], needs: 'nothing' },
  'change-atk': { touches: ['stats', 'battle-damage'], applied: true, affects: true, lasts: true },
  'change-attribute': { touches: ['kind', 'summon'], affects: true, lasts: true },
  'change-def': { touches: ['stats', 'battle-damage'], applied: true, affects: true, lasts: true },
  'change-level': { touches: ['kind', 'summon'], affects: true, lasts: true },
  'change-name': { touches: ['kind'], affects: true, lasts: true },
  'change-position': { touches: ['position'], event: 'position-changed', in: fieldPlaces, affects: true },
  'change-scale': { touches: ['kind', 'summon'], lasts: true },
  'change-status': { needs: 'nothing', affects: true, lasts: true },
  'change-type': { touches: ['kind', 'summon'], affects: true, lasts: true },
  choose: { touches: [], needs: 'chosen' },
  'coin-toss': { touches: [], needs: 'nothing' },
  /** "You can conduct 2 Normal Summons/Sets this turn, not just 1." */
  'conduct-normal-summons': { touches: ['summon', 'limit'], applied: true, needs: 'nothing' },
  declare: { touches: [], needs: 'nothing' },
  /** Anything else, in our words (`reads`): described, never executed. */
  described: { lasts: true },
  destroy: {
    touches: ['place', 'destruction'],
    event: 'destroyed',
    in: fieldPlaces,
    needs: 'chosen',
    affects: true,
    said: 'destroyed',
  },
  detach: { touches: ['place'], event: 'detached', said: 'detached' },
  'die-roll': { touches: [], needs: 'nothing' },
  discard: { touches: ['place', 'hand'], event: 'discarded', in: ['hand'], pays: true, said: 'discarded' },
  draw: { touches: ['place', 'hand'], event: 'drawn', in: ['deck'], needs: 'nothing', amount: true },
  'end-battle-phase': { touches: ['attack', 'activation', 'summon'], needs: 'nothing' },
  equip: { touches: ['place'], event: 'equipped', needs: 'chosen', said: 'equipped' },
  excavate: { touches: [], needs: 'chosen' },
  'flip-face-down': { touches: ['position'], event: 'flipped-face-down', affects: true },
  'flip-face-up': { touches: ['position'], event: 'flipped-face-up' },
  'fusion-summon': { touches: ['place', 'summon'], event: 'fusion-summoned', needs: 'materials' },
  'gain-lp': { touches: ['lp'], needs: 'nothing', amount: true },
  'inflict-damage': { touches: ['lp'], needs: 'nothing', amount: true },
  'link-summon': { touches: ['place', 'summon'], event: 'link-summoned', needs: 'materials' },
  'look-at': { touches: [] },
  'lose-lp': { touches: ['lp'], needs: 'nothing', amount: true },
  move: { touches: ['place'] },
  'negate-activation': { touches: ['negation'], needs: 'nothing' },
  'negate-attack': { touches: ['attack'], needs: 'nothing' },
  'negate-effect': { touches: ['negation'], needs: 'nothing' },
  'negate-effects': {
    touches: ['negation'],
    applied: true,
    event: 'effects-negated',
    affects: true,
    lasts: true,
    said: 'negated',
  },
  /** Effects are negated by the name, or by a declared type, of whichever card they are of. */
  'negate-named': { touches: ['negation'], applied: true },
  'negate-summon': { touches: ['summon', 'place'], needs: 'nothing' },
  'normal-summon': { touches: ['summon', 'limit'], applied: true },
  'pay-lp': { touches: ['lp'], needs: 'nothing', amount: true },
  place: { touches: ['place'], needs: 'chosen' },
  'place-counter': { touches: ['counters'], affects: true },
  'remove-counter': { touches: ['counters'], affects: true },
  restrict: { needs: 'nothing', lasts: true },
  'return-to-deck': {
    touches: ['place'],
    event: 'returned-to-deck',
    notIn: 'deck',
    needs: 'chosen',
    pays: true,
    affects: true,
    said: 'returned to the Deck',
  },
  'return-to-hand': {
    touches: ['place', 'hand'],
    event: 'returned-to-hand',
    notIn: 'hand',
    needs: 'chosen',
    pays: true,
    affects: true,
    said: 'returned to the hand',
  },
  reveal: { touches: [], needs: 'chosen', pays: true },
  'ritual-summon': { touches: ['place', 'summon'], event: 'ritual-summoned', needs: 'materials' },
  'send-to-gy': {
    touches: ['place'],
    event: 'sent-to-gy',
    notIn: 'gy',
    needs: 'chosen',
    pays: true,
    affects: true,
    said: 'sent to the GY',
  },
  set: { touches: ['place', 'position'], needs: 'chosen', said: 'Set' },
  'set-lp': { touches: ['lp'], needs: 'nothing' },
  'shuffle-deck': { touches: [], needs: 'nothing' },
  'skip-phase': { touches: ['attack', 'activation', 'summon'], needs: 'nothing' },
  'special-summon': {
    touches: ['place', 'summon'],
    event: 'special-summoned',
    notIn: 'monster-zone',
    needs: 'chosen',
    said: 'Special Summoned',
  },
  'special-summon-token': { touches: ['place', 'summon'], in: [] },
  'switch-control': { touches: ['control', 'place'] },
  'synchro-summon': { touches: ['place', 'summon'], event: 'synchro-summoned', needs: 'materials' },
  'take-control': {
    touches: ['control', 'place'],
    event: 'control-changed',
    in: fieldPlaces,
    needs: 'chosen',
    applied: true,
    affects: true,
    said: 'taken control of',
  },
  'take-damage': { touches: ['lp'], needs: 'nothing', amount: true },
  tribute: { touches: ['place'], event: 'tributed', needs: 'chosen', pays: true, said: 'Tributed' },
  unequip: { touches: ['place'] },
  'win-duel': { touches: ['lp'], needs: 'nothing' },
  'xyz-summon': { touches: ['place', 'summon'], event: 'xyz-summoned', needs: 'materials' },
} as const satisfies Readonly<Record<string, VerbRow>>;

/** A verb of card text that an instruction can have. */
export type Verb = keyof typeof rows;

/** The one table of verbs. How each is played stands in src/engine/instructions/executors.ts. */
export const verbFacts: Readonly<Record<Verb, VerbRow>> = rows;

const isVerb = (name: string): name is Verb => name in rows;
export const verbs: readonly Verb[] = Object.keys(rows).filter(isVerb);

/** The verbs of effects that Special Summon cards. */
export const cardSummonVerbs: readonly Verb[] = [
  'special-summon',
  'fusion-summon',
  'ritual-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
];
/** Those that take a card from where it is, unless a Special Summon does. */
export const takingVerbs: ReadonlySet<Verb> = new Set<Verb>([
  'banish',
  'destroy',
  'discard',
  'return-to-deck',
  'return-to-hand',
  'send-to-gy',
  'tribute',
]);
/** Those of effects that Special Summon at all, Tokens as well: what a text on Special Summons is about. */
export const specialSummonVerbs: readonly Verb[] = [...cardSummonVerbs, 'special-summon-token'];

/** What a verb is called in a sentence: "Special Summon", "send to the GY". */
export const verbWords = (verb: Verb): string =>
  verb
    .split('-')
    .map((word) => `${places.has(word) ? 'the ' : ''}${asPrinted.get(word) ?? word}`)
    .join(' ');
const places: ReadonlySet<string> = new Set(['gy', 'deck', 'hand']);
/** Words that cards print with capital letters. */
const printed = ['ATK', 'DEF', 'LP', 'GY', 'Deck', 'Fusion', 'Link', 'Normal', 'Pendulum', 'Ritual', 'Set'];
const asPrinted = new Map(
  [...printed, 'Special', 'Summon', 'Synchro', 'Token', 'Tribute', 'Xyz'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);
