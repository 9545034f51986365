import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import type { Action } from '../../src/engine/state/action.ts';
import { type Books, ruleOn } from '../../src/situations/rule-on.ts';
import { setUp } from '../../src/situations/set-up.ts';
import { type Situation, situationSchema } from '../../src/situations/situation.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { someAction, someCards, someQuestion } from '../support/arbitraries.ts';
import {
  activate,
  activation,
  ev,
  happens,
  ifThis,
  limited,
  monster,
  resolve,
  situation,
  spell,
} from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

const catalogue = makeCatalogue([]);
const books: Books = { ...projectBooks, catalogue };

const ruled = (asked: Situation): Verdict => {
  const verdict = ruleOn(asked, books);
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value;
};

const anySituation = fc
  .tuple(someCards, fc.array(someAction, { maxLength: 6 }), someQuestion)
  .map(([cards, actions, question]) => situation(cards, actions as readonly Action[], { question }));

test('a situation read back from its JSON is the same situation', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      expect(situationSchema.parse(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
    }),
    { numRuns: 150 },
  );
});

test('setting up keeps every card', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const duel = setUp(asked, catalogue, books.tables);
      if (!duel.ok) throw new Error(duel.problem.found);
      expect(Object.keys(duel.value.cards)).toEqual(asked.cards.map(({ id }) => id));
      for (const setup of asked.cards) expect(duel.value.cards[setup.id]?.place).toBe(setup.place);
    }),
    { numRuns: 150 },
  );
});

test('ruling again on the situation of a verdict gives the same verdict, but for the time it took', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const first = ruleOn(asked, books);
      if (!first.ok) return;
      const again = ruled(situationSchema.parse(JSON.parse(JSON.stringify(first.value.situation))));
      expect({ ...again, ms: 0 }).toEqual({ ...first.value, ms: 0 });
    }),
    { numRuns: 300 },
  );
});

test('a verdict that is not "cannot tell" has a finding of the rulebook and a citation', () => {
  fc.assert(
    fc.property(anySituation, (asked) => {
      const verdict = ruleOn(asked, books);
      if (!verdict.ok || verdict.value.answer === 'cannot tell') return;
      expect(verdict.value.findings.length).toBeGreaterThan(0);
      expect(verdict.value.citations.length).toBeGreaterThan(0);
      for (const { rule } of verdict.value.findings) expect(books.rulebook.byId(rule)?.id).toBe(rule);
    }),
    { numRuns: 300 },
  );
});

const x = { x: [monster('Lantern Newt', [ifThis('sent-to-gy')]), 'monster-zone'] } as const;
const activates = { question: { ask: 'activates', card: 'x' } };

test('the deciding finding stands first and marks its event on the timeline', () => {
  const verdict = ruled(situation(x, [activate('spell'), resolve([ev('banished', 'x')])], activates));
  expect(verdict.answer).toBe('no');
  expect(verdict.findings[0]?.rule).toBe('trigger/condition-met');
  expect(verdict.timeline.filter(({ mark }) => mark !== undefined)).toEqual([
    { at: 'Chain Link 1 resolves', what: 'Lantern Newt is banished', rule: 'move/banish', mark: 'decides' },
  ]);
});

describe('what cannot be ruled on is a problem, not a verdict', () => {
  test.for([
    ['a question about a card that is not there', situation({}, [], activates), 'unknown-id'],
    [
      'an action with a card that is not there',
      situation(x, [happens(ev('destroyed', 'nobody'))], activates),
      'unplayable',
    ],
    ['a Chain Link that is not there', situation(x, [resolve()], activates), 'unplayable'],
    ['a Summon that nobody declared', situation(x, [{ do: 'complete-summon' }], activates), 'unplayable'],
    [
      'a name that no card has',
      situationSchema.parse({
        cards: [{ id: 'x', card: 'Nobody at All', place: 'gy' }],
        question: { ask: 'on-field', card: 'x' },
      }),
      'unknown-card',
    ],
    [
      'two cards of one id',
      situationSchema.parse({
        cards: [1, 2].map(() => ({ id: 'x', card: x.x[0], place: 'gy' })),
        question: { ask: 'on-field', card: 'x' },
      }),
      'card-twice',
    ],
    [
      'a card attached to none that is set up',
      situationSchema.parse({
        cards: [{ id: 'x', card: x.x[0], place: 'xyz-material', attachedTo: 'nobody' }],
        question: { ask: 'on-field', card: 'x' },
      }),
      'unknown-id',
    ],
  ] as const)('%s', ([, asked, code]) => {
    const verdict = ruleOn(asked, books);
    expect(verdict.ok ? 'a verdict' : verdict.problem.code).toBe(code);
  });
});

describe('what an effect left open, and what no rule allows', () => {
  const boulder = spell('Rolling Boulder', [
    activation([
      { do: 'destroy', what: { count: 1, from: ['monster-zone'], filter: { controller: 'you' } } },
    ]),
  ]);
  const cards = {
    s: [boulder, 'hand'],
    a: [monster('Lantern Newt'), 'monster-zone'],
    b: [monster('Mossback Elk'), 'monster-zone'],
  } as const;
  const asked = (chosen?: readonly string[]) =>
    ruled(
      situation(
        cards,
        [activate('s'), { do: 'resolve', ...(chosen === undefined ? {} : { chosen: [...chosen] }) }],
        { question: { ask: 'on-field', card: 'a' } },
      ),
    );

  test('which card it was not said: missing', () => {
    expect(asked()).toMatchObject({
      answer: 'cannot tell',
      missing: ['which card you control is destroyed was not said'],
    });
  });

  test('which card it was, was said', () => {
    expect(asked(['b'])).toMatchObject({ answer: 'yes', missing: [] });
    expect(asked(['a'])).toMatchObject({ answer: 'no', missing: [] });
  });

  test('a card that it cannot take: a finding, after those that decide', () => {
    const { answer, findings } = asked(['foe']);
    expect(answer).toBe('cannot tell');
    expect(findings.at(-1)).toMatchObject({ rule: 'chain/written-order', verdict: 'forbids' });
  });
});

test('LP and cards that nobody named are taken over', () => {
  const players = { P0: { lp: 4000, unseen: { hand: 2 } } };
  const duel = setUp(situation({}, [], { players }), catalogue, books.tables);
  expect(duel.ok && duel.value.players).toMatchObject({
    P0: { lp: 4000, unseen: { hand: 2, deck: null } },
    P1: { lp: null, unseen: { hand: null } },
  });
});

describe('set up', () => {
  const heron = limited('Brazen Heron', ['Synchro']);
  test.for([
    ['on the field: face-up in Attack Position', 'monster-zone', {}, { faceUp: true, position: 'attack' }],
    [
      'Set: face-down in Defense Position',
      'monster-zone',
      { summoned: 'set' },
      { faceUp: false, position: 'defense' },
    ],
    ['in the hand: hidden', 'hand', {}, { faceUp: false }],
    [
      'in the Extra Deck: face-down, unless it was said',
      'extra-deck',
      {},
      { faceUp: false, properlySummoned: 'no' },
    ],
    [
      'in the GY, and nothing was said: open whether it was properly Summoned',
      'gy',
      {},
      { properlySummoned: 'unknown' },
    ],
    [
      'Synchro Summoned: properly',
      'monster-zone',
      { summoned: 'synchro-summoned' },
      { properlySummoned: 'yes' },
    ],
    [
      'Special Summoned by an effect: open whether it was properly Summoned before',
      'monster-zone',
      { summoned: 'special-summoned' },
      { properlySummoned: 'unknown' },
    ],
    ['what was said is taken', 'gy', { properlySummoned: 'no' }, { properlySummoned: 'no' }],
    ['a monster in the Spell & Trap Zone is treated as a Spell', 'spell-trap-zone', {}, { role: 'spell' }],
    ['under an Xyz Monster it is a material', 'xyz-material', {}, { role: 'xyz-material' }],
    ['controlled by its owner', 'gy', { owner: 'P1' }, { controller: 'P1' }],
  ] as const)('%s', ([, place, said, card]) => {
    const duel = setUp(situation({ x: [heron, place, said] }), catalogue, books.tables);
    expect(duel.ok && duel.value.cards.x).toMatchObject(card);
  });
});
