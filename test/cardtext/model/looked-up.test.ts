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
    { stat: 'atk', of: { reads: "the opponent's battling monster" } },
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
    'the monster that the effect destroys',
    "You can discard 1 card; destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to the destroyed monster's original ATK.",
    { stat: 'atk', of: { dealt: 'destroy' }, original: true },
  ],
  [
    'not what it had on the field',
    "You can discard 1 card; destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to the destroyed monster's ATK on the field.",
    undefined,
  ],
])('%s', ([, text, is]) => {
  expect(counted(text)).toEqual(is);
});
