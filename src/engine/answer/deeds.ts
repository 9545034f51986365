import type { Verb } from '../../card-model/instruction.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import type { DuelEvent } from '../state/event.ts';

/** What may be asked to have happened to a card: what effects do to it. */
export const deedsAsked = [
  'destroyed',
  'banished',
  'sent-to-gy',
  'returned-to-hand',
  'returned-to-deck',
  'special-summoned',
  'added-to-hand',
  'discarded',
  'tributed',
] as const satisfies readonly EventName[];
export type DeedAsked = (typeof deedsAsked)[number];

/** What an effect may be asked to have done when it resolved. */
export const effectsAsked = [
  'draw',
  'add-to-hand',
  'destroy',
  'banish',
  'send-to-gy',
  'return-to-hand',
  'return-to-deck',
  'special-summon',
  'special-summon-token',
  'discard',
] as const satisfies readonly Verb[];
export type EffectAsked = (typeof effectsAsked)[number];

/** A deed that is asked about, and the card that it would be done to. */
export interface DeedCase {
  readonly card: string;
  readonly deed: DeedAsked;
}

/** Is the event that deed? */
export const isDeed = (deed: DeedAsked, { names }: DuelEvent): boolean =>
  names.some(
    (name) =>
      name === deed ||
      (deed === 'banished' && name === 'banished-face-down') ||
      (deed === 'returned-to-deck' && name === 'returned-to-extra-deck') ||
      (deed === 'special-summoned' && isSummonWay(name)),
  );

/** What was done to it, in words. */
export const deedWords: Readonly<Record<DeedAsked, string>> = {
  destroyed: 'destroyed',
  banished: 'banished',
  'sent-to-gy': 'sent to the GY',
  'returned-to-hand': 'returned to the hand',
  'returned-to-deck': 'returned to the Deck',
  'special-summoned': 'Special Summoned',
  'added-to-hand': 'added to the hand',
  discarded: 'discarded',
  tributed: 'Tributed',
};
