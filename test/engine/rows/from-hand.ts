import {
  activation,
  continuous,
  duel,
  monster,
  negatesMonsters,
  type Placed,
  spell,
  trap,
} from '../../support/duels.ts';
import { draws, field, x } from './activation-cards.ts';
import type { Row } from './row.ts';

/** Traps, and Quick-Play Spells in the other player's turn, that a text lets be activated from the hand; and what a card's own text asks for to be activated at all. */

const noMonsters = { cards: { from: ['monster-zone'], filter: { controller: 'you' } }, atMost: 0 };
const fromHand = (words: string, ...all: readonly object[]) => ({
  kind: 'not-an-effect',
  what: 'hand-activation',
  reads: words,
  ...(all.length === 0 ? {} : { needs: { words, all } }),
});
const words = 'If you control no monsters, you can activate this card from your hand';
const snare = (...more: readonly object[]): Placed => [
  trap('Quick Snare', [activation([draws]), ...more]),
  'hand',
];
const door = (...more: readonly object[]): Placed => [
  spell('Loose Door', [activation([draws]), ...more], 'Quick-Play'),
  'hand',
  { owner: 'P1' },
];
/** "Activate only if you control no monsters." */
const alone = (): Placed => [
  spell('Lone Door', [
    activation([draws]),
    {
      kind: 'not-an-effect',
      what: 'activation-condition',
      reads: 'Activate only if you control no monsters.',
      needs: { words: 'you control no monsters', all: [noMonsters] },
    },
  ]),
  'hand',
];
const own: Placed = [monster('Tame Boar'), field];
/** A monster whose Continuous Effect lets cards be activated from the hand. */
const opener = (reads: string, more: object = {}): Placed => [
  monster('Door Warden', [continuous({ do: 'described', reads })]),
  field,
  more,
];
const traps = 'you can activate Trap Cards from your hand';
const quickPlays = "you can activate Quick-Play Spell Cards from your hand during your opponent's turn";

export const fromHandRows: readonly Row[] = [
  x(
    'a Trap whose text lets it be activated from the hand',
    duel({ x: snare(fromHand('You can activate this card from your hand.')) }),
    'yes',
    'trap/when permitted',
  ),
  x(
    'the same under a condition that holds',
    duel({ x: snare(fromHand(words, noMonsters)) }),
    'yes',
    'trap/when permitted',
  ),
  x(
    'under a condition that does not hold',
    duel({ x: snare(fromHand(words, noMonsters)), own }),
    'no',
    'trap/when not-permitted',
  ),
  x(
    'under a condition in words that nobody can check',
    duel({ x: snare(fromHand('If it rains, you can activate this card from your hand')) }),
    'cannot tell',
    'trap/when may-be-permitted',
  ),
  x(
    'a Trap by the text of another card',
    duel({ x: snare(), o: opener(traps) }),
    'yes',
    'trap/when permitted',
  ),
  x(
    'by that of a card of the opponent',
    duel({ x: snare(), o: opener(traps, { controller: 'P1' }) }),
    'no',
    'trap/when not-set',
  ),
  x(
    'by that of a card whose effects are negated',
    duel({ x: snare(), o: opener(traps), n: [monster('Hushed Heron', [negatesMonsters]), field] }),
    'no',
    'trap/when not-permitted',
  ),
  x(
    "in the own turn, where the text says the opponent's",
    duel({ x: snare(), o: opener(`during your opponent's turn, ${traps}`) }),
    'no',
    'trap/when not-permitted',
  ),
  x(
    'in turns that the words single out in another way',
    duel({ x: snare(), o: opener(`${traps} the turn it rains`) }),
    'cannot tell',
    'trap/when may-be-permitted',
  ),

  x(
    "a Quick-Play Spell in the opponent's turn, by the text of another card",
    duel({ x: door(), o: opener(quickPlays, { controller: 'P1' }) }),
    'yes',
    'spell/quick-play permitted',
  ),
  x(
    'by its own text, under a condition that holds',
    duel({
      x: door(
        fromHand(words, {
          ...noMonsters,
          cards: { ...noMonsters.cards, filter: { controller: 'opponent' } },
        }),
      ),
    }),
    'yes',
    'spell/quick-play permitted',
  ),
  x(
    'under a condition that does not hold (its player controls a monster)',
    duel({ x: door(fromHand(words, noMonsters)) }),
    'no',
    'spell/quick-play not-permitted',
  ),
  x(
    'under a condition in words that nobody can check',
    duel({ x: door(fromHand('If it rains, you can activate this card from your hand')) }),
    'cannot tell',
    'spell/quick-play may-be-permitted',
  ),

  x('its own text asks for something that holds', duel({ x: alone() }), 'yes', 'spell/when open'),
  x(
    'its own text asks for something that does not hold',
    duel({ x: alone(), own }),
    'no',
    'activation/condition-checked-once not-held',
  ),
];
