import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  battle,
  duel,
  effect,
  ev,
  ifThis,
  limited,
  monster,
  type Placed,
  resolve,
  spell,
  summon,
} from '../support/duels.ts';

const field = 'monster-zone';
const newt: Placed = [monster('Lantern Newt'), field];

describe('by whom and for what an event came about', () => {
  test.for([
    [
      'an effect: its card and its player',
      [activate('theirs', { player: 'P1' }), resolve([ev('destroyed', 'x')])],
      { cause: 'effect', by: { card: 'theirs', player: 'P1' } },
    ],
    [
      'a cost',
      [activate('spell', { cost: [ev('tributed', 'x')] })],
      { cause: 'cost', by: { card: 'spell', player: 'P0' } },
    ],
    [
      'a battle: the attacker',
      [battle(ev('destroyed', 'x', { by: 'foe' }))],
      { cause: 'battle', by: { card: 'foe', player: 'P1' } },
    ],
    [
      'what was said outweighs the stage',
      [battle(ev('destroyed', 'x', { cause: 'effect' }))],
      { cause: 'effect' },
    ],
    [
      'an Extra Deck monster: material of its Summon',
      [summon('heron', 'synchro-summoned', { materials: ['x'] })],
      { cause: 'material', for: 'synchro-summoned', by: { player: 'P0' } },
    ],
  ] as const)('%s', ([, actions, event]) => {
    const heron: Placed = [limited('Brazen Heron', ['Synchro']), 'extra-deck', { faceUp: false }];
    const now = duel({ x: newt, heron }, ...actions);
    expect(now.timeline.find(({ card, names }) => card?.id === 'x' && names.length > 1)).toMatchObject(event);
  });

  test.for([
    ['by the opponent, and it was', 'opponent', 'theirs', 'yes'],
    ['by the opponent, and it was by its player', 'opponent', 'errand', 'no'],
    ['by you, and it was', 'you', 'errand', 'yes'],
  ] as const)('%s', ([, byWhom, source, answer]) => {
    const x: Placed = [
      monster('Lantern Newt', [ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', byWhom }] })]),
      field,
    ];
    const now = duel({ x }, activate(source), resolve([ev('destroyed', 'x')]));
    expect(answerQuestion(now, { ask: 'activates', card: 'x' }).answer).toBe(answer);
  });

  test('who did it was not said: taken for granted, and told', () => {
    const x: Placed = [
      monster('Lantern Newt', [
        ifThis('banished', { on: [{ event: 'banished', of: 'this', byWhom: 'opponent' }] }),
      ]),
      field,
    ];
    const answer = answerQuestion(duel({ x }, { do: 'happen', events: [ev('banished', 'x')] }), {
      ask: 'activates',
      card: 'x',
    });
    expect(answer.assumed).toContain('it was done by the opponent');
  });
});

describe('what instructions do', () => {
  const door = (does: Record<string, unknown>): Placed => [
    spell('Wide Door', [activation([does], { targets: [{ count: 1 }] })]),
    'hand',
  ];
  const target = { what: { target: 0 } };
  test.for([
    ['take control', { do: 'take-control', ...target }, field, { controller: 'P0', place: field }],
    ['banish', { do: 'banish', ...target }, field, { place: 'banished', faceUp: true }],
    [
      'banish face-down',
      { do: 'banish', faceDown: true, ...target },
      field,
      { place: 'banished', faceUp: false },
    ],
    [
      'destroy face-down means nothing',
      { do: 'destroy', faceDown: true, ...target },
      field,
      { place: 'gy', faceUp: true },
    ],
    [
      'Special Summon to the side of its player',
      { do: 'special-summon', ...target },
      'gy',
      { controller: 'P0', summoned: 'special-summoned' },
    ],
    [
      'from the hand too',
      { do: 'special-summon', ...target },
      'hand',
      { controller: 'P0', summoned: 'special-summoned' },
    ],
    [
      'ignoring the Summoning conditions',
      { do: 'special-summon', ignoringConditions: true, ...target },
      'gy',
      { summoned: 'special-summoned-ignoring-conditions' },
    ],
    [
      'treated as a Ritual Summon',
      { do: 'special-summon', treatedAs: 'ritual', ...target },
      'gy',
      { summoned: 'ritual-summoned' },
    ],
    [
      'treated as a Synchro Summon',
      { do: 'special-summon', treatedAs: 'synchro', ...target },
      'gy',
      { summoned: 'synchro-summoned' },
    ],
  ] as const)('%s', ([, does, place, card]) => {
    const now = duel(
      { x: [monster('Lantern Newt'), place, { controller: 'P1' }], s: door(does) },
      activate('s', { targets: ['x'] }),
      resolve(),
    );
    expect(cardOf(now, 'x')).toMatchObject(card);
  });

  test.for([
    ['one of the chosen cards', { count: 1 }, ['x', 'y'], ['gy', field]],
    ['only from the places that it names', { count: 1, from: ['hand'] }, ['x', 'z'], [field, field]],
    ['all that were chosen', { count: 'all' }, ['x', 'y'], ['gy', 'gy']],
    ['any number of those chosen', { count: 'any' }, ['x'], ['gy', field]],
    [
      'all that fit, where none is chosen',
      { count: 'all', from: [field], filter: { type: 'Beast' } },
      [],
      ['gy', field],
    ],
    [
      'none, where it is open whether they fit',
      { count: 'all', from: [field], filter: { attribute: 'DARK' } },
      [],
      [field, field],
    ],
  ] as const)('%s', ([, what, chosen, after]) => {
    const cards = {
      x: [monster('Lantern Newt', [], { attribute: undefined }), field] as Placed,
      y: [monster('Mossback Elk', [], { type: 'Plant' }), field] as Placed,
      z: [monster('Hidden Elk'), 'hand'] as Placed,
      s: [spell('Landslide', [activation([{ do: 'destroy', what }])]), 'hand'] as Placed,
    };
    const now = duel(cards, activate('s'), { do: 'resolve', chosen });
    expect([cardOf(now, 'x').place, cardOf(now, 'y').place]).toEqual(after);
  });
});

test('a monster revived by an effect is Summoned where it was said', () => {
  const x: Placed = [monster('Lantern Newt'), 'gy', { controller: 'P1' }];
  const on = (more: object) => cardOf(duel({ x }, ...effect([ev('special-summoned', 'x', more)])), 'x');
  expect(on({})).toMatchObject({ controller: 'P0', position: 'attack' });
  expect(on({ controller: 'P1', position: 'defense' })).toMatchObject({
    controller: 'P1',
    position: 'defense',
  });
});
