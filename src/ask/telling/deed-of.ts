import type { Verb } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import { behind, type Clause, isThing, placeBehind } from '../grammar/clause.ts';
import type { ToldCard } from './cards.ts';

/** What a verb does to a card: the event, and the verbs of card text that bring it about. */
export interface Deed {
  readonly event: EventName;
  readonly verbs: readonly Verb[];
}

const deed = (event: EventName, ...verbs: readonly Verb[]): Deed => ({ event, verbs });

/** Verbs whose event does not depend on the rest of the sentence. */
const plainDeeds: Readonly<Partial<Record<Clause['verb'], Deed>>> = {
  destroy: deed('destroyed', 'destroy'),
  die: deed('destroyed', 'destroy'),
  discard: deed('discarded', 'discard'),
  tribute: deed('tributed', 'tribute'),
  mill: deed('sent-to-gy', 'send-to-gy'),
  detach: deed('detached', 'detach'),
  draw: deed('drawn', 'draw'),
  equip: deed('equipped', 'equip'),
  'special-summon': deed('special-summoned', 'special-summon'),
  'come-back': deed('special-summoned', 'special-summon'),
  revive: deed('special-summoned', 'special-summon'),
  bring: deed('special-summoned', 'special-summon'),
};

const toPlace: Readonly<Partial<Record<Place, Deed>>> = {
  gy: deed('sent-to-gy', 'send-to-gy'),
  hand: deed('returned-to-hand', 'return-to-hand', 'add-to-hand'),
  deck: deed('returned-to-deck', 'return-to-deck'),
  'extra-deck': deed('returned-to-extra-deck', 'return-to-deck', 'return-to-hand'),
};

/** Verbs that happen to no card: what they change is told as something that happened. */
export const otherVerbs: Readonly<Partial<Record<Clause['verb'], readonly Verb[]>>> = {
  gain: ['gain-lp', 'change-atk', 'change-def'],
  lose: ['lose-lp', 'change-atk', 'change-def'],
  take: ['inflict-damage', 'take-damage'],
  pay: ['pay-lp'],
  halve: ['change-atk', 'change-def'],
};

/** Where a clause says that a card goes. */
export const goesTo = (clause: Clause): Place | 'field' | undefined => placeBehind(clause, 'to')?.place;

/** Where a clause says that a card comes from; what is milled comes from the Deck. */
export const comesFrom = (clause: Clause): Place | 'field' | undefined =>
  placeBehind(clause, 'from', 'in', 'on')?.place ?? (clause.verb === 'mill' ? 'deck' : undefined);

/** What a verb does to this card, by what its clause says besides; undefined where that is not settled. */
export function deedOf(clause: Clause, card: ToldCard | undefined): Deed | undefined {
  const plainly = plainDeeds[clause.verb];
  if (plainly !== undefined) return plainly;
  const to = goesTo(clause);
  const isDown = clause.qualities.includes('face-down');
  switch (clause.verb) {
    case 'banish':
      return deed(isDown ? 'banished-face-down' : 'banished', 'banish');
    case 'send':
      if (behind(clause, 'as').some((each) => isThing(each, 'discard'))) return plainDeeds.discard;
      return toPlace[to === undefined || to === 'field' ? 'gy' : to];
    case 'add':
    case 'get':
      return to === undefined || to === 'hand' ? deed('added-to-hand', 'add-to-hand') : undefined;
    case 'shuffle':
      return to === undefined || to === 'deck' ? toPlace.deck : undefined;
    case 'return': {
      if (to === 'gy') return deed('returned-to-gy', 'send-to-gy');
      if (to === 'field') return undefined;
      const back = card?.place === 'gy' || card?.place === 'banished';
      return back && (to === undefined || to === 'hand')
        ? deed('added-to-hand', 'add-to-hand', 'return-to-hand')
        : toPlace[to ?? 'hand'];
    }
    case 'turn':
    case 'change':
      if (isDown) return deed('flipped-face-down', 'flip-face-down', 'change-position');
      return clause.qualities.includes('face-up')
        ? deed('flipped-face-up', 'flip-face-up', 'change-position')
        : undefined;
    case 'go':
    case 'put':
      return to === undefined || to === 'field' ? undefined : toPlace[to];
    default:
      return undefined;
  }
}
