import { describe, expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import {
  type DamageStepReading,
  readDamageStep,
} from '../../../src/card-model/damage-step/in-damage-step.ts';
import { activation, ifThis, monster, must, spell, trap, trigger } from '../../support/duels.ts';

const of = (part: unknown): CardModel => monster('Lantern Newt', [part]);
const quick = (more: object = {}): CardModel => of({ kind: 'quick', ...more });
const atk = { do: 'change-atk', amount: 500 };
const changesAtk = { does: [atk] };
const watch = (more: object = {}) => trigger('if', { event: 'destroyed', of: {}, ...more });
const continuous = (does: readonly unknown[]) => ({ kind: 'continuous', does });
const answering = (
  event: object,
  does: readonly Readonly<Record<string, unknown>>[] = [{ do: 'special-summon' }],
) => ({ ...activation(does), on: [event] });

function read({ facts, parts }: CardModel): DamageStepReading {
  const part = parts.find(isActivated);
  if (part === undefined) throw new Error('no activated effect');
  return readDamageStep(part, facts, parts);
}

describe('what an effect is to the Damage Step', () => {
  test.for<readonly [string, CardModel, boolean, readonly string[]]>([
    [
      'its text excludes it, whatever it does',
      quick({ damageStep: 'except', ...changesAtk }),
      false,
      ['text-excludes'],
    ],
    ['its text is about it', quick({ damageStep: 'only' }), true, ['names-damage-step']],
    [
      'its text is about it and it changes ATK',
      quick({ damageStep: 'only', ...changesAtk }),
      true,
      ['names-damage-step', 'changes-stats'],
    ],
    ['a Counter Trap', trap('Iron Coat', [activation()], 'Counter'), true, ['counter-trap']],
    [
      'an Ignition Effect that changes ATK',
      of({ kind: 'ignition', ...changesAtk }),
      false,
      ['nothing-allows'],
    ],
    [
      'for another phase, even if it must be activated',
      of({ kind: 'trigger', word: 'during', on: [], mandatory: true, phase: 'end', ...changesAtk }),
      false,
      ['nothing-allows'],
    ],
    [
      'a Quick Effect for the Main Phase',
      quick({ during: { phases: ['main-1', 'main-2'] }, ...changesAtk }),
      false,
      ['nothing-allows'],
    ],
    [
      'for the Main Phase or the Battle Phase',
      quick({ during: { phases: ['main-1', 'main-2', 'battle', 'damage'] }, ...changesAtk }),
      true,
      ['changes-stats'],
    ],
    ['a mandatory effect', of(must('destroyed')), true, ['mandatory', 'own-move']],
    ['a mandatory Flip Effect: at its timing', of({ kind: 'flip', mandatory: true }), true, ['own-flip']],
    [
      'a mandatory effect for battle damage: at its timing',
      of({ ...trigger('if', { event: 'inflicted-battle-damage', of: {} }), mandatory: true }),
      true,
      ['battle-damage'],
    ],
    [
      'a mandatory effect about other cards',
      of({ ...watch(), mandatory: true }),
      true,
      ['mandatory', 'other-trigger'],
    ],
    ['a Flip Effect', of({ kind: 'flip', mandatory: false }), true, ['own-flip']],
    ['an effect for its own flip', of(ifThis('flipped-face-up')), true, ['own-flip']],
    ['negating an activation', quick({ does: [{ do: 'negate-activation' }] }), true, ['negates-activation']],
    ['negating effects only', quick({ does: [{ do: 'negate-effects' }] }), false, ['nothing-allows']],
    ["its own card's move", of(ifThis('sent-to-gy')), true, ['own-move']],
    [
      "its own card's move, and a Fusion Summon",
      of(ifThis('sent-to-gy', { does: [{ do: 'fusion-summon' }] })),
      false,
      ['own-move-summons'],
    ],
    [
      "its own card's move, and a Normal Summon",
      of(ifThis('sent-to-gy', { does: [{ do: 'normal-summon' }] })),
      false,
      ['own-move-summons'],
    ],
    [
      "its own card's move, and a Special Summon",
      of(ifThis('sent-to-gy', { does: [{ do: 'special-summon' }] })),
      true,
      ['own-move'],
    ],
    ["another card's destruction", of(watch()), false, ['other-trigger']],
    [
      "another card's, and a change of ATK",
      of({ ...watch(), ...changesAtk }),
      false,
      ['other-trigger', 'trigger-changes-stats'],
    ],
    [
      'its own or another card alike',
      of({
        ...watch(),
        on: [
          { event: 'destroyed', of: 'this' },
          { event: 'destroyed', of: {} },
        ],
      }),
      false,
      ['other-trigger'],
    ],
    ["another card's destruction by battle", of(watch({ by: ['battle'] })), true, ['destroyed-by-battle']],
    ['by battle or by an effect', of(watch({ by: ['battle', 'effect'] })), true, ['battle-or-effect']],
    [
      'its own destruction by battle',
      of(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle'] }] })),
      true,
      ['destroyed-by-battle'],
    ],
    [
      'its own destruction by battle or by an effect',
      of(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle', 'effect'] }] })),
      true,
      ['own-move'],
    ],
    [
      'battle damage',
      of(trigger('if', { event: 'inflicted-battle-damage', of: {} })),
      true,
      ['battle-damage'],
    ],
    ['a Quick Effect that changes ATK', quick(changesAtk), true, ['changes-stats']],
    ['a Quick Effect that changes DEF', quick({ does: [{ do: 'change-def' }] }), true, ['changes-stats']],
    ['a Quick Effect that does not', quick({ does: [{ do: 'draw' }] }), false, ['nothing-allows']],
    [
      'a change that the player may leave undone',
      quick({ does: [{ do: 'draw' }, { ...atk, joined: 'then', may: true }] }),
      false,
      ['might-not-change'],
    ],
    [
      'a change as the first of two choices',
      quick({ does: [atk, { do: 'draw', joined: 'or' }] }),
      false,
      ['might-not-change'],
    ],
    [
      'a change as the second of two choices',
      quick({ does: [{ do: 'draw' }, { ...atk, joined: 'or' }] }),
      false,
      ['might-not-change'],
    ],
    [
      'a change with a condition of its own',
      quick({ does: [{ do: 'draw' }, { ...atk, joined: 'then', onlyIf: 'if you control a FIRE monster' }] }),
      false,
      ['might-not-change'],
    ],
    [
      'a change that comes later',
      quick({ does: [{ ...atk, delayed: 'during the End Phase' }] }),
      false,
      ['might-not-change'],
    ],
    [
      'a sure change before a choice of something else',
      quick({ does: [atk, { do: 'draw', joined: 'then', may: true }] }),
      true,
      ['changes-stats'],
    ],
    [
      'Summons a monster and changes that one',
      trap('Iron Coat', [activation([{ do: 'special-summon' }, { ...atk, what: 'those' }])]),
      false,
      ['summoned-only'],
    ],
    [
      'Summons a monster and changes others',
      trap('Iron Coat', [activation([{ do: 'special-summon' }, { ...atk, what: { target: 0 } }])]),
      true,
      ['changes-stats'],
    ],
    [
      'the same as an answer to a destruction by battle: one reason is enough',
      trap('Iron Coat', [
        answering({ event: 'destroyed', of: {}, by: ['battle'] }, [
          { do: 'special-summon' },
          { ...atk, what: 'those' },
        ]),
      ]),
      true,
      ['destroyed-by-battle', 'summoned-only'],
    ],
    [
      'a Trap for battle damage',
      trap('Iron Coat', [answering({ event: 'inflicted-battle-damage', of: {} })]),
      true,
      ['battle-damage'],
    ],
    [
      'a Trap for a Special Summon',
      trap('Iron Coat', [answering({ event: 'special-summoned', of: {} })]),
      false,
      ['nothing-allows'],
    ],
    [
      'a Trap that changes ATK',
      trap('Iron Coat', [activation([{ do: 'change-atk' }])]),
      true,
      ['changes-stats'],
    ],
    [
      'a Quick-Play Spell that changes ATK',
      spell('Wide Door', [activation([{ do: 'change-atk' }])], 'Quick-Play'),
      true,
      ['changes-stats'],
    ],
    [
      'a Normal Spell that changes ATK',
      spell('Wide Door', [activation([{ do: 'change-atk' }])]),
      false,
      ['nothing-allows'],
    ],
    [
      'a Trap that equips itself and changes ATK',
      trap('Iron Coat', [activation([{ do: 'equip', what: 'this' }]), continuous([atk])]),
      true,
      ['equip-trap'],
    ],
    [
      'a Trap that equips itself and does not',
      trap('Iron Coat', [activation([{ do: 'equip', what: 'this' }]), continuous([{ do: 'attack' }])]),
      false,
      ['nothing-allows'],
    ],
    [
      'a Continuous Trap that changes ATK while it applies',
      trap('Iron Coat', [activation(), continuous([atk])], 'Continuous'),
      true,
      ['continuous-trap'],
    ],
    [
      'a Normal Trap that stays and changes ATK while it applies',
      trap('Iron Coat', [activation(), continuous([atk])]),
      false,
      ['nothing-allows'],
    ],
    [
      'changes what it just turned, without a Special Summon',
      quick({ does: [{ do: 'change-position' }, { ...atk, joined: 'then', what: 'those' }] }),
      true,
      ['changes-stats'],
    ],
    [
      'a Continuous Trap that applies something else',
      trap('Iron Coat', [activation(), continuous([{ do: 'negate-effects' }])], 'Continuous'),
      false,
      ['nothing-allows'],
    ],
    [
      'a Continuous Trap with a Quick Effect that changes ATK',
      trap('Iron Coat', [activation(), { kind: 'quick', ...changesAtk }], 'Continuous'),
      true,
      ['set-trap-changes-stats'],
    ],
    [
      'a Continuous Trap with an effect for a destruction by battle or effect',
      trap('Iron Coat', [activation(), watch({ by: ['battle', 'effect'] })], 'Continuous'),
      true,
      ['set-trap-own-timing'],
    ],
  ])('%s', ([, model, may, categories]) => {
    const found = read(model);
    expect({ may: found.may, categories: found.categories }).toEqual({ may, categories });
  });

  test('an Ignition Effect has a reason of its own', () => {
    expect(read(of({ kind: 'ignition' })).why).toBe('an Ignition Effect belongs to the Main Phase');
  });
});
