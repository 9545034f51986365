import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { dependsOn } from '../../../src/engine/question.ts';
import { type Books, ruleOn } from '../../../src/situations/rule-on.ts';
import type { Situation } from '../../../src/situations/situation.ts';
import type { Verdict } from '../../../src/situations/verdict.ts';
import { someAction, someCards, someQuestion } from '../../support/arbitraries.ts';
import { activate, activation, monster, resolve, situation, spell } from '../../support/duels.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster } from '../../support/text-cards.ts';

const books: Books = { ...projectBooks, catalogue: makeCatalogue([]) };

const ruled = (asked: Situation): Verdict => {
  const verdict = ruleOn(asked, books);
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value;
};

const anySituation = fc
  .tuple(someCards, fc.array(someAction, { maxLength: 6 }), someQuestion)
  .map(([cards, actions, question]) => situation(cards, actions, { question }));

const unread = (reads: string) => [{ kind: 'unread', reads }];

test('a verdict is open where it cannot tell, and hangs on something just where it is unless', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const verdict = ruleOn(asked, books);
      if (!verdict.ok) return;
      const { answer, certainty, unless } = verdict.value;
      expect(certainty === 'open').toBe(answer === 'cannot tell');
      expect(unless.length > 0).toBe(certainty === 'unless');
    }),
    { numRuns: 300 },
  );
});

test('a card without text that lies in the Deck of the opponent changes no settled verdict', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const before = ruleOn(asked, books);
      if (!before.ok || before.value.certainty !== 'settled') return;
      const card = monster('Clay Lantern', [], { abilities: ['Normal'] });
      const more = {
        ...asked,
        cards: [...asked.cards, { id: 'clay', card, owner: 'P1', place: 'deck' } as const],
      };
      const { answer, certainty } = ruled(more);
      expect({ answer, certainty }).toEqual({ answer: before.value.answer, certainty: 'settled' });
    }),
    { numRuns: 200 },
  );
});

test('a sentence without any known verb beside the field keeps no verdict on a monster there settled', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const before = ruleOn(asked, books);
      if (!before.ok || before.value.answer === 'cannot tell') return;
      const { asks, aspects } = dependsOn(asked.question.ask);
      if (aspects.length === 0 || (asks === 'may' && before.value.answer !== 'yes')) return;
      // What negates it there lets it count for nothing.
      if (asked.cards.some(({ card }) => typeof card !== 'string' && card.name === 'Leaden Air')) return;
      const card = monster('Unread Lantern', unread('All of it wanders under the moon.'));
      const { certainty } = ruled({
        ...asked,
        cards: [...asked.cards, { id: 'unread', card, place: 'monster-zone' }],
      });
      expect(certainty).not.toBe('settled');
    }),
    { numRuns: 200 },
  );
});

describe('words that were not read count where they meet the question', () => {
  const control = { ask: 'controller', card: 'asked' } as const;
  const attacks = { ask: 'can-attack', card: 'asked' } as const;
  const where = { ask: 'where', card: 'asked' } as const;
  const rows = [
    ['control of itself', 'Its owner takes control of this card.', 'asked', control, 'unless'],
    [
      'control of another monster alone',
      'Its owner takes control of this card.',
      'other',
      control,
      'settled',
    ],
    ['control of all monsters', 'Players switch control of all monsters.', 'other', control, 'unless'],
    [
      'LP, where control is asked for',
      'Each player pays 100 LP for each lantern.',
      'other',
      control,
      'settled',
    ],
    ['monsters of another name', '"Paper" monsters switch control.', 'other', control, 'settled'],
    [
      'what waits for an event that was not',
      'When a lantern is lit by a Ritual Summon, players switch control of all monsters.',
      'other',
      control,
      'settled',
    ],
    [
      'what a player may do, where a fact is asked for',
      'You can take control of all monsters.',
      'other',
      control,
      'settled',
    ],
    ['what may have taken a card', 'Destroy all monsters while the wind blows.', 'other', where, 'unless'],
    ['what takes its own card alone', 'Destroy this card while the wind blows.', 'other', where, 'settled'],
    ['draws, where an attack is asked for', 'Each player draws 1 card.', 'other', attacks, 'settled'],
  ] as const;
  test.for(rows)('%s', ([, words, on, question, certainty]) => {
    const model = (name: string, id: string) => monster(name, id === on ? unread(words) : []);
    const cards = {
      asked: [model('Asked Beast', 'asked'), 'monster-zone'],
      other: [model('Other Beast', 'other'), 'monster-zone'],
    } as const;
    const phase = question === attacks ? 'battle' : 'main-1';
    const errand = [spell('Long Errand', [activation([{ do: 'draw', amount: 1 }])]), 'hand'] as const;
    const actions = question === where ? [activate('errand'), resolve()] : [];
    expect(ruled(situation({ ...cards, errand }, actions, { question, phase })).certainty).toBe(certainty);
  });
});

test.for([
  ['control that follows an Equip Card is played', {}, 'settled'],
  ['in a case that was not read it is not', { onlyIf: 'while it rains' }, 'unless'],
] as const)('%s', ([, more, certainty]) => {
  const does = [{ do: 'take-control', what: 'equipped', ...more }];
  const cards = {
    asked: [monster('Asked Beast', []), 'monster-zone'],
    other: [
      spell('Lantern Cord', [{ kind: 'continuous', does }], 'Equip'),
      'spell-trap-zone',
      { equippedTo: 'asked' },
    ],
  } as const;
  const question = { ask: 'controller', card: 'asked' } as const;
  expect(ruled(situation(cards, [], { question })).certainty).toBe(certainty);
});

test('the state at the end says where each card is, and null where an effect was not played', () => {
  const cards = { asked: [monster('Asked Beast'), 'monster-zone'] } as const;
  const { after } = ruled(situation(cards, [], { question: { ask: 'where', card: 'asked' } }));
  expect(after?.lp).toEqual({ P0: null, P1: null });
  expect(after?.cards.find(({ id }) => id === 'asked')).toEqual({
    id: 'asked',
    card: 'Asked Beast',
    place: 'Monster Zone',
    controller: 'P0',
    position: 'face-up Attack Position',
  });
});

test('what destroys its own card in a case counts only where that case may hold', () => {
  const text = 'If you control a monster that is not a "Paper" monster, destroy this card.';
  const ofText = (other: string) => {
    const model = cardModelOf({ name: 'Paper Beast', facts: monster('Paper Beast').facts, text });
    const cards = { asked: [model, 'monster-zone'], other: [monster(other), 'monster-zone'] } as const;
    return ruled(situation(cards, [], { question: { ask: 'on-field', card: 'asked' } })).certainty;
  };
  expect(ofText('Paper Lamp')).toBe('settled');
  expect(ofText('Iron Lamp')).not.toBe('settled');
});

test.for([
  ['', 'settled'],
  [' and a lantern burns', 'unless'],
] as const)(
  'what was not read of a trigger (%s) is asked for after the battle went on, too',
  ([reads, is]) => {
    const withAtk = (atk: number, text: string) => ({
      ...textMonster('Tiger', text),
      facts: monster('Tiger', [], { atk }).facts,
    });
    const tiger = withAtk(
      2000,
      `When this card destroys an opponent's monster by battle${reads}: You can draw 1 card.`,
    );
    const newt = withAtk(1000, 'If this card is destroyed by battle: Gain 500 LP.');
    const verdict = ruled(
      situation(
        { tiger: [tiger, 'monster-zone'], newt: [newt, 'monster-zone', { controller: 'P1' }] },
        [
          { do: 'attack', card: 'tiger', target: 'newt' },
          { do: 'battle', to: 'over' },
        ],
        { phase: 'battle', question: { ask: 'activates', card: 'tiger' } },
      ),
    );
    expect(verdict).toMatchObject({ answer: 'yes', certainty: is });
  },
);

test.for([
  ['Monsters cannot be dimmed or flipped face-down.', 'unless'],
  ['Monsters cannot be dimmed or banished.', 'settled'],
] as const)(
  'what keeps from being done what an activation needs counts, where it was not read: %s',
  ([text, is]) => {
    const flips = { do: 'flip-face-down', position: 'defense', faceDown: true, what: { target: 0 } };
    const target = { count: 1, from: ['monster-zone'], filter: { cardType: 'monster', faceUp: true } };
    const moon = spell('Thin Moon', [activation([flips], { targets: [target] })]);
    const cards = {
      moon: [moon, 'hand'],
      newt: [monster('Newt'), 'monster-zone', { controller: 'P1' }],
      veil: [textMonster('Veil', text), 'monster-zone', { controller: 'P1' }],
    } as const;
    const verdict = ruled(situation(cards, [], { question: { ask: 'can-activate', card: 'moon' } }));
    expect(verdict).toMatchObject({ answer: 'yes', certainty: is });
  },
);

test('what a text that was not read kept from a monster counts although its card was destroyed at once', () => {
  const burn = spell('Clay Fire', [
    activation([
      { do: 'destroy', what: { count: 'all', from: ['monster-zone', 'spell-trap-zone'], filter: {} } },
    ]),
  ]);
  const shelter = spell(
    'Clay Roof',
    unread('Monsters you control cannot be destroyed by the moon.'),
    'Continuous',
  );
  const asked = situation(
    {
      burn: [burn, 'hand'],
      roof: [shelter, 'spell-trap-zone', { faceUp: true }],
      newt: [monster('Clay Newt'), 'monster-zone'],
    },
    [activate('burn'), resolve()],
    { question: { ask: 'happened', card: 'newt', deed: 'destroyed' } },
  );
  const { answer, certainty } = ruled(asked);
  expect({ answer, certainty }).toEqual({ answer: 'yes', certainty: 'unless' });
});

test.for([
  [
    "If no Spell, Trap or Monster Card on your opponent's side of the field is in the same shade as this card, it can attack your opponent directly.",
    'unless',
  ],
  ['This card can attack past lanterns, but not in the rain.', 'unless'],
  ['This card cannot attack in the rain.', 'settled'],
] as const)('a settled no has no words of the card itself that may permit it: %s', ([text, is]) => {
  const cards = {
    asked: [textMonster('Rain Newt', text), 'monster-zone'],
    other: [monster('Wall'), 'monster-zone', { controller: 'P1' }],
  } as const;
  const question = { ask: 'can-attack-directly', card: 'asked' } as const;
  const verdict = ruled(situation(cards, [], { question, phase: 'battle' }));
  expect({ answer: verdict.answer, certainty: verdict.certainty }).toEqual({ answer: 'no', certainty: is });
});
