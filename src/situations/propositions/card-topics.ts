import type { CardModel } from '../../effects/card-model.ts';
import type { ConceptId } from './vocabulary/concepts.ts';

/** A Level that is given or changed, or Synchro Summons; not a Level that materials must have. */
const levelsOrSynchro = /synchro (?:material|summon)|treat[^.]*\blevel|\blevel[^.]*\bbecom|has a level/i;

/**
 * The words by which a card's text speaks of what is asked. A card whose text has none of them cannot change the answer
 * of a rule about it: `silent-card` in `whatever` waves only such cards away. What is not here is never waved away so.
 */
const topics: Partial<Readonly<Record<ConceptId, RegExp>>> = {
  'synchro-summon': levelsOrSynchro,
  'synchro-material': levelsOrSynchro,
  'xyz-summon': /xyz summon|xyz material|treat/i,
  'xyz-material': /xyz material|treat/i,
  overlay: /xyz material|treat/i,
  'link-summon': /link summon|link material|treat/i,
  'link-material': /link material|treat/i,
  'fusion-summon': /fusion|treat/i,
  'fusion-material': /fusion material|treat/i,
  'pendulum-summon': /pendulum|treat/i,
  'normal-summon': /normal summon|tribut|summon.*set/i,
  'tribute-summon': /normal summon|tribut/i,
  'set-monster': /\bset\b|normal summon/i,
  'flip-summon': /flip|face-down|battle position/i,
  tribute: /tribut/i,
  attack: /attack/i,
  'change-position': /position/i,
  'flip-face-down': /face-down/i,
  'face-down': /face-down/i,
  'defense-position': /position/i,
  destroy: /destr/i,
  'destroy-by-battle': /destr/i,
  send: /\bGY\b|graveyard|banish|extra deck|instead|return|shuffle/i,
  'to-gy': /\bGY\b|graveyard|banish|instead/i,
  gy: /\bGY\b|graveyard|banish|instead/i,
  'to-hand': /hand/i,
  pay: /\bpay|cost/i,
  draw: /draw/i,
  'leave-field': /leav\w* the field|would leave/i,
  'duel-won': /\bwin|\blos\w* the duel/i,
  replay: /replay|attack target/i,
  equip: /equip/i,
  target: /\btoken|cannot (?:be )?target/i,
  choose: /\btoken|cannot (?:be )?(?:target|chos)/i,
};

/** What is printed on a card, or else what its model says. */
export const textOf = ({ text, parts, summoning }: CardModel): string =>
  text === undefined ? JSON.stringify([parts, summoning]) : `${text.main} ${text.pendulum ?? ''}`;

/** Does the text of a card say nothing of what is asked? */
export function isSilentOn(text: string, asked: ConceptId): boolean {
  const topic = topics[asked];
  return topic !== undefined && !topic.test(text);
}
