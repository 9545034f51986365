import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { cardOf } from '../../../src/engine/state/duel.ts';
import {
  ev,
  happens,
  ifThis,
  limited,
  monster,
  type Placed,
  playAll,
  spell,
  summon,
} from '../../support/duels.ts';
import { happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const heron: Placed = [limited('Brass Heron', ['Xyz']), field];
const newt: Placed = [monster('Lantern Newt', [ifThis('sent-to-gy')]), field];
const under = (of: string): Placed => [
  monster('Lantern Newt', [ifThis('sent-to-gy')]),
  'xyz-material',
  { attachedTo: of },
];

describe('Xyz Materials', () => {
  const attach = { do: 'attach', what: { target: 0 }, onto: { target: 1 } };

  test('are attached to the monster, and are no card on the field', () => {
    const now = playEffect([attach], { cards: { x: newt, heron }, targets: ['x', 'heron'] });
    expect(cardOf(now, 'x')).toMatchObject({
      place: 'xyz-material',
      attachedTo: 'heron',
      role: 'xyz-material',
    });
    expect(missingOf(now)).toEqual([]);
  });

  test.for([
    ['a Token', [monster('Pebble Token', [], { abilities: ['Token'] }), field], heron],
    ['anything to a monster that is no Xyz Monster', newt, [monster('Mossback Elk'), field]],
    ['anything to a face-down one', newt, [limited('Brass Heron', ['Xyz']), field, { faceUp: false }]],
  ] as const satisfies readonly (readonly [string, Placed, Placed])[])('not %s', ([, x, onto]) => {
    const does = {
      do: 'attach',
      what: { count: 1, from: [field], filter: { other: true, names: [x[0].name] } },
      onto: { target: 0 },
    };
    const now = playEffect([does], { cards: { x, onto }, targets: ['onto'] });
    expect([cardOf(now, 'x').place, missingOf(now)]).toEqual([field, []]);
  });

  const detach = { do: 'detach', what: { count: 1, filter: {} }, onto: { target: 0 } };

  test('are detached: the only one, the told one, or nobody said which', () => {
    const one = playEffect([detach], { cards: { heron, a: under('heron') }, targets: ['heron'] });
    expect(cardOf(one, 'a')).toMatchObject({ place: 'gy' });
    expect(answerQuestion(one, { ask: 'activates', card: 'a' }).answer).toBe('yes');
    const two = { heron, a: under('heron'), b: under('heron') };
    expect(happened(playEffect([detach], { cards: two, targets: ['heron'], chosen: ['b'] }))).toEqual([
      'b detached',
    ]);
    expect(missingOf(playEffect([detach], { cards: two, targets: ['heron'] }))).toHaveLength(1);
  });

  test('of another monster are not detached', () => {
    const cards = { heron, other: heron, a: under('heron'), b: under('other') };
    expect(happened(playEffect([detach], { cards, targets: ['heron'] }))).toEqual(['a detached']);
  });

  test('go to the GY with their monster, in the same moment', () => {
    const now = playEffect([{ do: 'banish', what: { target: 0 } }], {
      cards: { heron, a: under('heron') },
      targets: ['heron'],
    });
    expect([cardOf(now, 'heron').place, cardOf(now, 'a').place]).toEqual(['banished', 'gy']);
    expect(cardOf(now, 'a').attachedTo).toBeUndefined();
    const moments = now.timeline.filter(({ stage }) => stage.in === 'resolution').map(({ moment }) => moment);
    expect(new Set(moments).size).toBe(1);
    const turned = playEffect([{ do: 'flip-face-down', what: { target: 0 } }], {
      cards: { heron, a: under('heron') },
      targets: ['heron'],
    });
    expect(cardOf(turned, 'a')).toMatchObject({ place: 'xyz-material', attachedTo: 'heron' });
  });

  test('of an Xyz Summon are beneath the monster from then on', () => {
    const cards: Readonly<Record<string, Placed>> = {
      x: newt,
      heron: [limited('Brass Heron', ['Xyz']), 'extra-deck'],
    };
    const now = playAll(playEffect([], { cards }), summon('heron', 'xyz-summoned', { materials: ['x'] }));
    expect(cardOf(now, 'x')).toMatchObject({ place: 'xyz-material', attachedTo: 'heron' });
    expect(cardOf(playAll(now, happens(ev('destroyed', 'heron'))), 'x').place).toBe('gy');
    const negated = playAll(
      playEffect([], { cards }),
      { do: 'declare-summon', card: 'heron', way: 'xyz-summoned', materials: ['x'] },
      { do: 'negate-summon' },
    );
    expect(cardOf(negated, 'x').place).toBe('gy');
  });
});

describe('Equip Cards', () => {
  const sword: Placed = [spell('Dull Sword', [], 'Equip'), 'gy'];
  const equip = {
    do: 'equip',
    what: { count: 1, from: ['gy'], filter: { owner: 'you', names: ['Dull Sword'] } },
    onto: { target: 0 },
  };
  const cards = { x: newt, sword };
  const known = { P0: { unseen: { gy: 0 } } };
  const equipped = (x: Placed = newt) =>
    playEffect([equip], { cards: { x, sword }, targets: ['x'], players: known });

  test("lie in the Spell & Trap Zone of the effect's player", () => {
    expect(cardOf(equipped(), 'sword')).toMatchObject({
      place: 'spell-trap-zone',
      role: 'equip-card',
      equippedTo: 'x',
      controller: 'P0',
    });
  });

  test('not on a face-down monster, and not on itself', () => {
    expect(happened(equipped([monster('Lantern Newt'), field, { faceUp: false }]))).toEqual([]);
    const itself = { do: 'equip', what: { target: 0 }, onto: { target: 0 } };
    expect(happened(playEffect([itself], { cards, targets: ['x'] }))).toEqual([]);
  });

  test('a monster is an Equip Card of the player who equips it', () => {
    const does = {
      do: 'equip',
      what: { target: 0 },
      onto: { count: 1, from: [field], filter: { controller: 'you' } },
    };
    const now = playEffect([does], { cards: { x: newt }, targets: ['foe'] });
    expect(cardOf(now, 'foe')).toMatchObject({
      role: 'equip-card',
      equippedTo: 'x',
      controller: 'P0',
      owner: 'P1',
    });
  });

  test.for([
    ['leaves the field', 'banished'],
    ['is turned face-down', 'flipped-face-down'],
  ] as const)('are destroyed when their monster %s: by rule, not by an effect', ([, event]) => {
    const now = playAll(equipped(), happens(ev(event, 'x')));
    expect(cardOf(now, 'sword').place).toBe('gy');
    expect(
      now.timeline.find(({ card, names }) => card?.id === 'sword' && names.includes('destroyed'))?.cause,
    ).toBe('rule');
  });

  test('stay when their monster changes control', () => {
    const now = playAll(equipped(), happens(ev('control-changed', 'x')));
    expect(cardOf(now, 'sword')).toMatchObject({ place: 'spell-trap-zone', equippedTo: 'x' });
  });

  test('that leave the field are equipped to nothing', () => {
    expect(
      cardOf(playAll(equipped(), happens(ev('destroyed', 'sword'))), 'sword').equippedTo,
    ).toBeUndefined();
  });
});
