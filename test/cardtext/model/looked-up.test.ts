import { expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { monster } from '../../support/card-texts.ts';

const counted = (text: string): unknown =>
  cardModelOf({ name: 'Paper Lantern', facts: monster(), text })
    .parts.find(isActivated)
    ?.does.find(({ reads }) => reads !== undefined)?.counted;

test.for<[string, string, unknown]>([
  [
    'the monster that battles it',
    "At the end of the Damage Step, if this card battled an opponent's monster: Inflict damage to your opponent equal to that opponent's monster's ATK.",
    { stat: 'atk', of: expect.objectContaining({ reads: "the opponent's battling monster" }) },
  ],
  [
    'the monster that it destroyed',
    "If this card destroys an opponent's monster by battle: Inflict damage to your opponent equal to half that monster's original ATK.",
    { stat: 'atk', of: 'event', original: true, times: 'half' },
  ],
  [
    'what it has in the GY',
    "If this card destroys an opponent's monster by battle and sends it to the GY: Gain LP equal to that monster's ATK in the GY.",
    { stat: 'atk', of: 'event', original: true },
  ],
  [
    'what was sent to the GY has there what is printed on it',
    "If this card destroys an opponent's monster by battle and sends it to the GY: Gain LP equal to the ATK of the destroyed monster.",
    { stat: 'atk', of: 'event', original: true },
  ],
  [
    '"its" of the GY',
    "If this card destroys an opponent's monster by battle and sends it to the GY: Inflict damage to your opponent equal to its DEF in the GY.",
    { stat: 'def', of: 'event', original: true },
  ],
  [
    'not sent to the GY: what it had is open',
    "If this card destroys an opponent's monster by battle: Gain LP equal to the ATK of the destroyed monster.",
    undefined,
  ],
  [
    'the monster that the effect destroys',
    "You can discard 1 card; destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to the destroyed monster's original ATK.",
    { stat: 'atk', of: { dealt: 'destroy' }, original: true },
  ],
  [
    'what it had on the field',
    "You can discard 1 card; destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to the destroyed monster's ATK on the field.",
    { stat: 'atk', of: { dealt: 'destroy' }, had: true },
  ],
  [
    'what was paid with',
    'You can discard 1 monster; gain LP equal to the original Level of the discarded monster x 200.',
    { rating: ['level'], of: { dealt: 'discard' }, original: true, by: 200 },
  ],
  [
    'what is targeted',
    "You can target 1 monster in your GY; this card's ATK becomes half that monster's original ATK.",
    { stat: 'atk', of: { target: 0 }, original: true, times: 'half' },
  ],
  [
    'all that is targeted, together',
    'You can target any number of monsters you control; gain LP equal to their combined original ATK, and if you do, return them to the hand.',
    { stat: 'atk', of: { target: 0 }, original: true, all: true },
  ],
  [
    'each of the cards that it banishes',
    'You can discard 1 card; banish all Spells and Traps on the field, and if you do, this card loses 100 ATK for each card banished.',
    { each: { dealt: 'banish' }, by: -100 },
  ],
  [
    'each monster alone, where other cards were destroyed as well',
    'You can discard 1 card; destroy all cards on the field, and if you do, inflict 300 damage to your opponent for each monster destroyed.',
    { each: { dealt: 'destroy' }, cards: { cardType: 'monster' }, by: 300 },
  ],
  [
    'not one of two monsters that were spoken of',
    "You can target 1 monster in your GY; discard 1 monster, and if you do, gain LP equal to that monster's original ATK.",
    undefined,
  ],
  [
    'not the monster that battles, where an activation is answered',
    "When your opponent activates a monster effect (Quick Effect): You can discard this card; gain LP equal to that opponent's monster's original ATK.",
    undefined,
  ],
])('%s', ([, text, is]) => {
  expect(counted(text)).toEqual(is);
});
