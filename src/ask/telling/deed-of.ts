import type { Verb } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import { behind, type Clause, isThing, placeBehind } from '../grammar/clause.ts';
import { plainDeeds, toPlace } from '../text/deeds.ts';
import type { ToldCard } from './cards.ts';

/** What a verb does to a card: the event, and the verbs of card text that bring it about. */
export interface Deed {
  readonly event: EventName;
  readonly verbs: readonly Verb[];
}

const deed = (event: EventName, ...verbs: readonly Verb[]): Deed => ({ event, verbs });

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
      if (behind(clause, 'as').some((each) => isThing(each, 'discard'))) return plainDeeds['discard'];
      return toPlace[to === undefined || to === 'field' ? 'gy' : to];
    case 'add':
    case 'get':
      return to === undefined || to === 'hand' ? deed('added-to-hand', 'add-to-hand') : undefined;
    case 'shuffle':
      return to === undefined || to === 'deck' ? toPlace['deck'] : undefined;
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
