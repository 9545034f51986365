import type { Verb } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Frame } from '../grammar/frame.ts';
import type { VerbId } from '../text/verbs.ts';
import type { ToldCard } from './cards/told-cards.ts';

/** What a verb does to a card: the event, and the verbs of card text that bring it about. */
export interface Deed {
  readonly event: EventName;
  readonly verbs: readonly Verb[];
}

/** Verbs whose event does not depend on the rest of the sentence. */
const plainDeeds: Readonly<Partial<Record<Frame['verb'], Deed>>> = {
  destroy: { event: 'destroyed', verbs: ['destroy'] },
  discard: { event: 'discarded', verbs: ['discard'] },
  tribute: { event: 'tributed', verbs: ['tribute'] },
  mill: { event: 'sent-to-gy', verbs: ['send-to-gy'] },
  detach: { event: 'detached', verbs: ['detach'] },
  draw: { event: 'drawn', verbs: ['draw'] },
  equip: { event: 'equipped', verbs: ['equip'] },
  'special-summon': { event: 'special-summoned', verbs: ['special-summon'] },
  revive: { event: 'special-summoned', verbs: ['special-summon'] },
  bring: { event: 'special-summoned', verbs: ['special-summon'] },
};

/** The verbs of Summons, with the ways that they are. */
export const summonVerbs: Readonly<Partial<Record<VerbId, SummonWay>>> = {
  'normal-summon': 'normal-summoned',
  'tribute-summon': 'tribute-summoned',
  'flip-summon': 'flip-summoned',
  'fusion-summon': 'fusion-summoned',
  'ritual-summon': 'ritual-summoned',
  'synchro-summon': 'synchro-summoned',
  'xyz-summon': 'xyz-summoned',
  'link-summon': 'link-summoned',
  'pendulum-summon': 'pendulum-summoned',
};

/** Is this a verb of a Summon, in whichever way? */
export const isSummonVerb = (verb: Frame['verb']): boolean =>
  verb === 'summon' || verb === 'special-summon' || Object.hasOwn(summonVerbs, verb);

/** How an effect makes such a Summon. */
export const summonDeedVerbs: Readonly<Partial<Record<SummonWay, readonly Verb[]>>> = {
  'fusion-summoned': ['fusion-summon', 'special-summon'],
  'ritual-summoned': ['ritual-summon', 'special-summon'],
  'synchro-summoned': ['synchro-summon', 'special-summon'],
  'xyz-summoned': ['xyz-summon', 'special-summon'],
  'link-summoned': ['link-summon', 'special-summon'],
};

/** Verbs that happen to no card: what they change is told as something that happened. */
export const otherVerbs: Readonly<Partial<Record<Frame['verb'], readonly Verb[]>>> = {
  gain: ['gain-lp', 'change-atk', 'change-def'],
  lose: ['lose-lp', 'change-atk', 'change-def'],
  take: ['inflict-damage', 'take-damage'],
  pay: ['pay-lp'],
  halve: ['change-atk', 'change-def'],
};

/** Where a sentence says that a card goes. */
export const goesTo = ({ complements }: Frame): Place | 'field' | undefined =>
  complements.flatMap(({ prep, value }) => (prep === 'to' && value.kind === 'place' ? [value.place] : []))[0];

/** Where a sentence says that a card comes from; what is milled comes from the Deck. */
export const comesFrom = ({ verb, complements }: Frame): Place | 'field' | undefined =>
  complements.flatMap(({ prep, value }) =>
    (prep === 'from' || prep === 'in') && value.kind === 'place' ? [value.place] : [],
  )[0] ?? (verb === 'mill' ? 'deck' : undefined);

const toPlace: Readonly<Partial<Record<Place, Deed>>> = {
  gy: { event: 'sent-to-gy', verbs: ['send-to-gy'] },
  hand: { event: 'returned-to-hand', verbs: ['return-to-hand', 'add-to-hand'] },
  deck: { event: 'returned-to-deck', verbs: ['return-to-deck'] },
  'extra-deck': { event: 'returned-to-extra-deck', verbs: ['return-to-deck', 'return-to-hand'] },
};

/** What a verb does to this card, by what its sentence says besides; undefined where that is not settled. */
export function deedOf(frame: Frame, card: ToldCard | undefined): Deed | undefined {
  const plainly = plainDeeds[frame.verb];
  if (plainly !== undefined) return plainly;
  const to = goesTo(frame);
  switch (frame.verb) {
    case 'banish':
      return {
        event: frame.qualities.includes('face-down') ? 'banished-face-down' : 'banished',
        verbs: ['banish'],
      };
    case 'send':
      if (
        frame.complements.some(
          ({ prep, value }) => prep === 'as' && value.kind === 'thing' && value.noun === 'discard',
        )
      )
        return { event: 'discarded', verbs: ['discard'] };
      return toPlace[to === undefined || to === 'field' ? 'gy' : to];
    case 'add':
    case 'get':
      return to === undefined || to === 'hand'
        ? { event: 'added-to-hand', verbs: ['add-to-hand'] }
        : undefined;
    case 'shuffle':
      return to === undefined || to === 'deck' ? toPlace.deck : undefined;
    case 'return':
      return returned(to, card);
    case 'turn':
      return turned(frame);
    case 'go':
    case 'put':
      return to === undefined || to === 'field' ? undefined : toPlace[to];
    default:
      return undefined;
  }
}

function returned(to: Place | 'field' | undefined, card: ToldCard | undefined): Deed | undefined {
  if (to === 'gy') return { event: 'returned-to-gy', verbs: ['send-to-gy'] };
  if (to === 'field') return undefined;
  const back = card?.place === 'gy' || card?.place === 'banished';
  if (back && (to === undefined || to === 'hand'))
    return { event: 'added-to-hand', verbs: ['add-to-hand', 'return-to-hand'] };
  return toPlace[to ?? 'hand'];
}

function turned({ qualities }: Frame): Deed | undefined {
  if (qualities.includes('face-down'))
    return { event: 'flipped-face-down', verbs: ['flip-face-down', 'change-position'] };
  return qualities.includes('face-up')
    ? { event: 'flipped-face-up', verbs: ['flip-face-up', 'change-position'] }
    : undefined;
}
