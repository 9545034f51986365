import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import type { Card } from '../../engine/state/duel.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { type Action, cardsOf, type Seen, type Tried, tried } from './board.ts';

type Event = Extract<Action, { do: 'happen' }>['events'][number];

/** Something that can happen to a card: by an effect where nothing else is said, and to which of the cards there. */
type Row = readonly [event: EventName, cause?: Cause, of?: (card: Card) => boolean];

const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';
const ofExtraDeck = ({ model }: Card): boolean => isExtraDeckMonster(model.facts);
const ofMainDeck = (card: Card): boolean => !ofExtraDeck(card);
const inMonsterZone = ({ place }: Card): boolean => place === 'monster-zone';
const mayTurn = (card: Card): boolean => inMonsterZone(card) && !hasAbility(card, 'Link');
const isUp = ({ faceUp }: Card): boolean => faceUp;

const fromGy: readonly Row[] = [
  ['special-summoned', 'effect', isMonster],
  ['added-to-hand', 'effect', ofMainDeck],
  ['banished', 'effect', ({ place }) => place === 'gy'],
  ['returned-to-gy', 'effect', ({ place }) => place === 'banished'],
  ['returned-to-extra-deck', 'effect', ofExtraDeck],
  ['returned-to-deck', 'effect', ofMainDeck],
];

/** What can happen to cards in a place; on the field, what stands below. */
const rows: Readonly<Partial<Record<Place, readonly Row[]>>> = {
  hand: [
    ['discarded', 'cost'],
    ['discarded'],
    ['sent-to-gy'],
    ['banished'],
    ['returned-to-deck'],
    ['ritual-summoned', 'effect', (card) => hasAbility(card, 'Ritual')],
    ['special-summoned', 'effect', isMonster],
  ],
  deck: [['added-to-hand'], ['sent-to-gy'], ['banished'], ['special-summoned', 'effect', isMonster]],
  'extra-deck': [
    ['fusion-summoned', 'effect', (card) => hasAbility(card, 'Fusion')],
    ['special-summoned'],
    ['sent-to-gy'],
    ['banished'],
  ],
  gy: fromGy,
  banished: fromGy,
  'xyz-material': [['detached', 'cost'], ['detached']],
};

const onField: readonly Row[] = [
  ['destroyed'],
  ['destroyed', 'battle', inMonsterZone],
  ['sent-to-gy'],
  ['sent-to-gy', 'cost'],
  ['tributed', 'cost', inMonsterZone],
  ['banished'],
  ['returned-to-extra-deck', 'effect', ofExtraDeck],
  ['returned-to-hand', 'effect', ofMainDeck],
  ['returned-to-deck', 'effect', ofMainDeck],
  ['flipped-face-down', 'effect', (card) => mayTurn(card) && isUp(card)],
  ['flipped-face-up', 'effect', (card) => mayTurn(card) && !isUp(card)],
  ['position-changed', 'effect', (card) => mayTurn(card) && isUp(card)],
  ['effects-negated', 'effect', (card) => inMonsterZone(card) && isUp(card)],
  ['control-changed', 'effect', ({ place }) => isField(place)],
];

/** What could happen to each card: outside a Chain; or, while there is one, as what its last link did when it resolved. */
export const happenings = (board: Seen): readonly Tried[] =>
  cardsOf(board).flatMap((card) =>
    (rows[card.place] ?? onField).flatMap(([event, cause = 'effect', of]) =>
      of?.(card) === false ? [] : [tried(told(board, { event, cause, card: card.id }), card.id)],
    ),
  );

function told({ duel }: Seen, event: Event): Action {
  if (duel.chain.length === 0)
    return { do: 'happen', ...(event.cause === 'battle' ? { in: 'battle' as const } : {}), events: [event] };
  // What an effect does needs no more words.
  const { cause, ...plain } = event;
  return { do: 'resolve', happens: [[cause === 'effect' ? plain : event]] };
}
