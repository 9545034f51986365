import { describe, expect, test } from 'vitest';
import type { EffectObject } from '../../../src/card-model/instruction.ts';
import type { Part } from '../../../src/card-model/part.ts';
import { withProtection } from '../../../src/cardtext/model/lasting/protections.ts';
import { replacementIn } from '../../../src/cardtext/model/lasting/replacements.ts';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { monster, type Placed, trap } from '../../support/duels.ts';
import { missingOf, playEffect } from './play-effect.ts';

/** Texts that keep a card from being destroyed, banished ... by an effect (rules wording/cannot-wins, destroy/substitution). */

const field = 'monster-zone';
const status = (reads: string, what: unknown = 'this', conditions: readonly string[] = []): Part =>
  ({
    kind: 'continuous',
    conditions,
    does: [withProtection({ do: 'change-status', what: what as EffectObject, reads })],
  }) as Part;
const newt = (...parts: readonly Part[]): Placed => [monster('Lantern Newt', parts), field];
const all = (verb: string) => ({ do: verb, what: { count: 'all', from: [field], filter: {} } });
const target = (verb: string) => ({ do: verb, what: { target: 0 } });

const outcomes = (does: object, x: Placed, more: Readonly<Record<string, Placed>> = {}) => {
  const now = playEffect([does as never], { cards: { x, ...more }, targets: ['x'] });
  return [cardOf(now, 'x').place, missingOf(now).length];
};

describe('a card that a text keeps from it stays', () => {
  test.for([
    ['cannot be destroyed by card effects', 'destroy', field, 0],
    ['cannot be destroyed by battle or card effects', 'destroy', field, 0],
    ['cannot be destroyed by battle', 'destroy', 'gy', 0],
    ['cannot be destroyed by spell effects', 'destroy', field, 0],
    ['cannot be destroyed by trap effects', 'destroy', 'gy', 0],
    ["cannot be destroyed by your opponent's card effects", 'destroy', 'gy', 0],
    ['cannot be destroyed by card effects', 'banish', 'banished', 0],
    ['cannot be banished by card effects', 'banish', field, 0],
    ['cannot be destroyed by card effects while the moon is full', 'destroy', field, 1],
  ] as const)('"%s", and an effect of its own player does this: %s', ([reads, verb, place, missing]) => {
    expect(outcomes(target(verb), newt(status(reads)))).toEqual([place, missing]);
    expect(outcomes(all(verb), newt(status(reads)))).toEqual([place, missing]);
  });

  test('under a condition it is open', () => {
    const part = status('cannot be destroyed by card effects', 'this', ['while you control a Token']);
    expect(outcomes(target('destroy'), newt(part))).toEqual([field, 1]);
  });

  test('other cards of a player are spoken of by another card', () => {
    const lantern = (reads: string): Placed => [
      monster('Paper Lantern', [status(reads, { count: 'all', filter: { controller: 'you', other: true } })]),
      field,
    ];
    const x = newt();
    const kept = lantern('cannot be destroyed by card effects');
    expect(outcomes(target('destroy'), x, { kept })).toEqual([field, 0]);
    expect(outcomes(target('banish'), x, { kept })).toEqual(['banished', 0]);
  });

  test('a monster that is unaffected by the card that says so is not kept', () => {
    const unaffected = (by: string): Part =>
      ({
        kind: 'continuous',
        conditions: [],
        does: [
          {
            do: 'change-status',
            what: 'this',
            reads: `is unaffected by ${by} effects`,
            unaffected: { by: [by] },
          },
        ],
      }) as Part;
    const ofAll = { count: 'all', from: [field], filter: { controller: 'you' } };
    const shade: Placed = [
      trap('Old Shade', [status('cannot be destroyed by card effects', ofAll)] as never, 'Continuous'),
      'spell-trap-zone',
    ];
    expect(outcomes(target('destroy'), newt(), { shade })).toEqual([field, 0]);
    expect(outcomes(target('destroy'), newt(unaffected('trap')), { shade })).toEqual(['gy', 0]);
    expect(outcomes(target('destroy'), newt(unaffected('monster')), { shade })).toEqual([field, 0]);
  });

  test('"neither player can banish cards", face-up and working; and only those in the GY', () => {
    const ban = (from: object): Placed => [
      trap(
        'Iron Lid',
        [
          {
            kind: 'continuous',
            conditions: [],
            does: [
              {
                do: 'restrict',
                who: 'both',
                reads: 'neither player can banish cards',
                bans: { deeds: ['banish'], ...from },
              },
            ],
          },
        ] as never,
        'Continuous',
      ),
      'spell-trap-zone',
    ];
    expect(outcomes(target('banish'), newt(), { ban: ban({}) })).toEqual([field, 0]);
    expect(outcomes(target('destroy'), newt(), { ban: ban({}) })).toEqual(['gy', 0]);
    expect(outcomes(target('banish'), newt(), { ban: ban({ from: ['gy'] }) })).toEqual(['banished', 0]);
  });
});

describe('"would be destroyed ... instead" leaves it open, where it may be about the card', () => {
  const instead = (reads: string): Part => ({ kind: 'unclassified', reads, ...replacementIn(reads) });
  const other = (
    reads: string,
    place: 'gy' | 'deck' | typeof field = 'gy',
  ): Readonly<Record<string, Placed>> => ({ o: [monster('Dusk Owl', [instead(reads)]), place] });

  test('its own text', () => {
    expect(
      outcomes(
        target('destroy'),
        newt(instead('If this card would be destroyed, you can discard 1 card instead.')),
      ),
    ).toEqual([field, 1]);
    expect(
      outcomes(target('destroy'), newt(instead('If this card would be destroyed by battle, it is not.'))),
    ).toEqual(['gy', 0]);
    expect(
      outcomes(
        target('banish'),
        newt(instead('If this card would be destroyed, you can discard 1 card instead.')),
      ),
    ).toEqual(['banished', 0]);
  });

  test.for([
    ['If a "Lantern" monster you control would be destroyed, you can discard 1 card instead.', 1],
    ['If a "Boulder" monster you control would be destroyed, you can discard 1 card instead.', 0],
    [
      "If a monster you control would be destroyed by battle or an opponent's card effect, you can discard 1 card instead.",
      0,
    ],
    ['If another monster would be destroyed, you can discard 1 card instead.', 1],
    ['If the equipped monster would be destroyed, you can discard 1 card instead.', 0],
  ] as const)('of another card on the field, and of none in the GY: %s', ([text, missing]) => {
    expect(outcomes(target('destroy'), newt(), other(text, field))[1]).toBe(missing);
    expect(outcomes(target('destroy'), newt(), other(text))[1]).toBe(0);
  });

  test('the text of another card', () => {
    const text =
      'If a monster you control would be destroyed by card effect, you can banish this card from your GY instead.';
    expect(outcomes(target('destroy'), newt(), other(text))).toEqual([field, 1]);
    expect(outcomes(target('destroy'), newt(), other(text, 'deck'))).toEqual(['gy', 0]);
    expect(
      outcomes(
        target('destroy'),
        newt(),
        other('If this card would be destroyed, you can discard 1 card instead.'),
      ),
    ).toEqual(['gy', 0]);
  });
});
