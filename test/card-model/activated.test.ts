import { describe, expect, test } from 'vitest';
import {
  activationPlaces,
  canMissTiming,
  isActivated,
  isMandatory,
  isTrigger,
  spellSpeed,
} from '../../src/card-model/activated.ts';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { describeContinuous, describeEffect, describeLimit } from '../../src/card-model/describe/describe.ts';
import type { ActivatedEffect } from '../../src/card-model/part.ts';
import {
  activation,
  banishesInstead,
  ifThis,
  monster,
  must,
  spell,
  trap,
  trigger,
  when,
} from '../support/duels.ts';

const first = ({ parts }: CardModel): ActivatedEffect => {
  const part = parts.find(isActivated);
  if (part === undefined) throw new Error('no activated effect');
  return part;
};
const of = (part: unknown): CardModel => monster('Lantern Newt', [part]);
const quick = (more: object = {}): CardModel => of({ kind: 'quick', ...more });
const watch = (more: object = {}) => trigger('if', { event: 'destroyed', of: {}, ...more });

describe('Spell Speed', () => {
  test.for([
    ['an Ignition Effect', of({ kind: 'ignition' }), 1],
    ['a Trigger Effect', of(ifThis('destroyed')), 1],
    ['a Flip Effect', of({ kind: 'flip', mandatory: false }), 1],
    ['a Quick Effect', quick(), 2],
    ['a Normal Spell', spell('Wide Door', [activation()]), 1],
    ['a Quick-Play Spell', spell('Wide Door', [activation()], 'Quick-Play'), 2],
    ['a Normal Trap', trap('Iron Coat', [activation()]), 2],
    ['a Counter Trap', trap('Iron Coat', [activation()], 'Counter'), 3],
    [
      'an effect of a Continuous Trap that triggers',
      trap('Iron Coat', [ifThis('destroyed')], 'Continuous'),
      1,
    ],
    ['a Quick Effect of a Continuous Trap', trap('Iron Coat', [{ kind: 'quick' }], 'Continuous'), 2],
  ] as const)('%s', ([, model, speed]) => {
    expect(spellSpeed(first(model), model.facts)).toBe(speed);
  });
});

describe('missing the timing', () => {
  test.for([
    ['"When ... you can"', when('destroyed'), true],
    ['"If ... you can"', ifThis('destroyed'), false],
    [
      '"If ... you can", of what was not read',
      { kind: 'trigger', mandatory: false, word: 'if', on: [] },
      false,
    ],
    ['mandatory "when"', when('destroyed', { mandatory: true }), null],
    ['of a phase', { kind: 'trigger', mandatory: false, word: 'during', phase: 'standby' }, null],
    ['an Ignition Effect', { kind: 'ignition' }, null],
    ['a Flip Effect', { kind: 'flip', mandatory: false }, null],
  ] as const)('%s', ([, part, can]) => {
    expect(canMissTiming(first(of(part)))).toBe(can);
  });
});

describe('mandatory effects and Trigger Effects', () => {
  test.for([
    ['"If ...:" without "you can"', must('destroyed'), true, true],
    ['"If ...: You can"', ifThis('destroyed'), false, true],
    ['a mandatory Flip Effect', { kind: 'flip', mandatory: true }, true, true],
    ['a mandatory Quick Effect', { kind: 'quick', mandatory: true }, true, false],
    ['an Ignition Effect', { kind: 'ignition' }, false, false],
  ] as const)('%s', ([, part, mandatory, triggers]) => {
    expect([isMandatory(first(of(part))), isTrigger(first(of(part)))]).toEqual([mandatory, triggers]);
  });
});

describe('where an effect is activated', () => {
  test.for([
    ['a monster: on the field', of({ kind: 'ignition' }), ['monster-zone']],
    ['its own move: where that left it', of(ifThis('destroyed')), null],
    ['its text names a place', of({ kind: 'ignition', activatesIn: ['gy'] }), ['gy']],
    ['a watcher: on the field', of(watch()), ['monster-zone']],
    ['a Spell: from the hand or the field', spell('Wide Door', [activation()]), ['hand', 'spell-trap-zone']],
    ['a Field Spell', spell('Old Orchard', [activation()], 'Field'), ['hand', 'field-zone']],
    ['a Trap: Set', trap('Iron Coat', [activation()]), ['spell-trap-zone']],
  ] as const)('%s', ([, model, places]) => {
    expect(activationPlaces(first(model), model.facts)).toEqual(places);
  });
});

describe('an effect in our words', () => {
  test.for([
    ['FLIP', { kind: 'flip', mandatory: false, does: [{ do: 'draw', amount: 1 }] }, /^FLIP: /],
    [
      '"if"',
      ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: ['hand'], by: ['effect'] }] }),
      /^[Ii]f this card is sent to the GY from the hand by a card effect: /,
    ],
    [
      'a phase',
      { kind: 'trigger', mandatory: false, word: 'during', phase: 'standby' },
      /^[Dd]uring the Standby Phase/,
    ],
    [
      '"then"',
      { kind: 'ignition', does: [{ do: 'draw' }, { do: 'discard', joined: 'then' }] },
      /[Dd]raw.*, then discard/,
    ],
    [
      '"and if you do"',
      { kind: 'ignition', does: [{ do: 'draw' }, { do: 'discard', joined: 'if-you-do' }] },
      /, and if you do, discard/,
    ],
    [
      'a target',
      {
        kind: 'ignition',
        targets: [{ count: 1, from: ['gy'], filter: { type: 'Plant', levelAtMost: 4, cardType: 'monster' } }],
      },
      /[Tt]arget 1 Level 4 or lower Plant monster in the GY/,
    ],
    [
      'what is excepted, and an alternative',
      {
        kind: 'ignition',
        does: [
          {
            do: 'add-to-hand',
            what: {
              count: 1,
              from: ['deck'],
              filter: { anyOf: [{ names: ['Wick'] }, { cardType: 'spell' }], except: [{ names: ['Lamp'] }] },
            },
          },
        ],
      },
      /^Add 1 "Wick" or Spell from the Deck to the hand, except "Lamp"\.$/,
    ],
    [
      'damage that the opponent caused',
      trigger('when', {
        event: 'inflicted-battle-damage',
        of: {},
        lp: { how: 'damage', who: 'you' },
        byWhom: 'opponent',
      }),
      /^When you take battle damage from your opponent's cards/,
    ],
    [
      'an attack on this card',
      trigger('when', { event: 'attack-declared', of: { cardType: 'monster' }, attacked: 'this' }),
      /^When a monster declares an attack on this card/,
    ],
    [
      'where it is after its destruction',
      trigger('if', { event: 'destroyed', of: 'this', by: ['battle'], to: ['gy'] }),
      /^If this card is destroyed by battle and sent to the GY/,
    ],
    [
      'what an effect would do',
      {
        kind: 'quick',
        on: [
          {
            event: 'effect-activated',
            of: {},
            link: { includes: [{ do: ['add-to-hand'], from: ['deck'] }] },
          },
        ],
      },
      /^When a card or effect is activated \(that would add 1 card from the Deck to the hand\)/,
    ],
    [
      'both Main Phases',
      { kind: 'quick', during: { turn: 'opponent', phases: ['main-1', 'main-2'] } },
      /^During your opponent's Main Phase/,
    ],
    [
      'the cards on top, and the bottom of the Deck',
      {
        kind: 'ignition',
        does: [
          { do: 'excavate', what: { count: 3, from: ['deck'], filter: { owner: 'you', taken: 'top' } } },
          { do: 'return-to-deck', joined: 'then', what: 'those', reads: 'in any order, on the bottom of' },
        ],
      },
      /^Excavate the top 3 cards of your Deck, then place it on the bottom of the Deck \(in any order\)/,
    ],
    [
      'a card at random',
      {
        kind: 'ignition',
        does: [{ do: 'discard', what: { count: 1, from: ['hand'], filter: { taken: 'random' } } }],
      },
      /^Discard 1 random card/,
    ],
    [
      'the effects of what has the name',
      { kind: 'ignition', does: [{ do: 'negate-named', named: 'those', monstersOnly: true }] },
      /^Negate the effects of monsters with that name/,
    ],
    [
      'options',
      {
        kind: 'ignition',
        does: [
          { do: 'draw', option: 0, onlyIf: 'it is what was chosen' },
          { do: 'end-battle-phase', option: 1, onlyIf: 'it is what was chosen' },
        ],
      },
      /^● draw 1 card ● end the Battle Phase\.$/i,
    ],
    [
      'targets that stand in other words',
      { kind: 'ignition', targets: [{ count: 'any', filter: { reads: 'target 2, or 3 if it rains' } }] },
      /^Target 2, or 3 if it rains\.$/,
    ],
    ['a condition', { kind: 'quick', conditions: ['you control no cards'] }, /[Ww]hile you control no cards/],
  ] as const)('%s', ([, part, words]) => {
    expect(describeEffect(first(of(part)))).toMatch(words);
  });

  test('a limit says who shares it and what counts', () => {
    expect(describeLimit({ scope: 'name', counts: 'use', per: 'turn', times: 1 })).toBe(
      'once per turn (all cards of this name together; counts as used even if the activation is negated)',
    );
    expect(
      describeLimit({ scope: 'card', counts: 'activate', per: 'chain', times: 2, oneInChain: true }),
    ).toBe(
      '2 times per Chain (each copy for itself; counts activations that are not negated; one such effect per Chain)',
    );
  });

  test('a Continuous Effect', () => {
    const part = monster('Fog Warden', [banishesInstead()]).parts[0];
    expect(part?.kind === 'continuous' && describeContinuous(part)).toMatch(
      /banish .*instead of sending it to the GY/i,
    );
  });
});
