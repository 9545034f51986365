import {
  activate,
  activation,
  continuous,
  duel,
  monster,
  type Placed,
  spell,
  trap,
} from '../../support/duels.ts';
import { draws, field, x } from './activation-cards.ts';
import { chained, errand, set, theirs } from './response-cards.ts';
import type { Row } from './row.ts';

const barring = (text: object, cardType: 'spell' | 'monster' = 'spell'): Placed => {
  const bar = {
    kind: 'not-an-effect',
    what: 'cannot-be-responded-to',
    reads: 'nothing answers this',
    ...text,
  };
  return cardType === 'spell'
    ? [spell('Hushed Errand', [activation([draws]), bar]), 'hand']
    : [monster('Hushed Newt', [{ kind: 'ignition', does: [draws] }, bar]), field];
};
/** A Trap that answers anything. */
export const fast: Placed = [trap('Open Answer', [activation([draws])]), 'spell-trap-zone', set];
const bars = (who: string, to: string, more: object = {}) => ({ unanswerable: { who, to, ...more } });
const barred = 'text/cannot-respond barred';

/** Texts by which nothing can be activated in response. */
export const unanswerable: readonly Row[] = [
  theirs(
    'neither player can respond to the card',
    chained(fast, barring(bars('both', 'card'))),
    'no',
    barred,
  ),
  theirs(
    'the opponent cannot respond to the effect of a monster',
    chained(fast, barring(bars('opponent', 'effect'), 'monster')),
    'no',
    barred,
  ),
  x(
    'the opponent cannot respond, and its own player does',
    duel(
      { x: [fast[0], 'spell-trap-zone', { faceUp: false }], s: barring(bars('opponent', 'card')) },
      activate('s', { part: 0 }),
    ),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'only monster effects cannot respond',
    chained(fast, barring(bars('both', 'card', { cards: { cardType: 'monster' } }))),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'a card of the type that was paid cannot respond',
    duel(
      {
        x: fast,
        s: barring(bars('opponent', 'card', { ofTypesPaid: true })),
        t: [trap('Paid Answer', []), 'hand'],
      },
      activate('s', { part: 0, cost: [{ event: 'sent-to-gy', card: 't' }] }),
    ),
    'no',
    barred,
  ),
  theirs(
    'a card of another type than was paid responds',
    duel(
      {
        x: fast,
        s: barring(bars('opponent', 'card', { ofTypesPaid: true })),
        t: [monster('Paid Newt'), 'hand'],
      },
      activate('s', { part: 0, cost: [{ event: 'sent-to-gy', card: 't' }] }),
    ),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'what was paid was not said',
    chained(fast, barring(bars('opponent', 'card', { ofTypesPaid: true }))),
    'cannot tell',
    'text/cannot-respond not-paid',
  ),
  theirs(
    'the words were not read',
    chained(fast, barring({})),
    'cannot tell',
    'text/cannot-respond not-read',
  ),
  theirs(
    'it was not said what was activated',
    duel(
      {
        x: fast,
        s: [
          spell('Hushed Orchard', [
            activation([draws]),
            { kind: 'quick', does: [draws] },
            {
              kind: 'not-an-effect',
              what: 'cannot-be-responded-to',
              reads: 'nothing answers this',
              ...bars('both', 'card'),
            },
          ]),
          'spell-trap-zone',
        ],
      },
      activate('s'),
    ),
    'cannot tell',
    'text/cannot-respond not-said',
  ),
  theirs(
    'an effect that keeps players from responding to other cards',
    duel(
      {
        x: fast,
        lord: [
          monster('Hushing Lord', [
            continuous({
              do: 'restrict',
              who: 'opponent',
              reads: 'nothing is activated in response to Spells',
            }),
          ]),
          field,
        ],
        s: errand([draws]),
      },
      activate('s', { part: 0 }),
    ),
    'cannot tell',
    'text/cannot-respond-to-others not-read',
  ),
];
