import { Bench } from 'tinybench';
import type { CardModel } from '../src/card-model/card-model.ts';
import { answerQuestion } from '../src/engine/answer/answer-question.ts';
import type { Answer } from '../src/engine/findings.ts';
import { play } from '../src/engine/play.ts';
import type { Action } from '../src/engine/state/action.ts';
import type { Books } from '../src/situations/rule-on.ts';
import { setUp } from '../src/situations/set-up.ts';
import { situationSchema } from '../src/situations/situation.ts';
import type { Figure } from './figures.ts';

/** How many actions a situation has, and what it may take at most at the median, in milliseconds. */
const lengths: readonly (readonly [actions: number, target?: number])[] = [[10, 0.5], [100], [1000]];
/** How long each is measured, in milliseconds. */
const TIME = 1000;

const monster = (name: string, parts: CardModel['parts']): CardModel => ({
  name,
  facts: {
    cardType: 'monster',
    attribute: 'EARTH',
    type: 'Beast',
    abilities: ['Effect'],
    level: 4,
    atk: 1500,
    def: 1000,
  },
  summoning: { ways: [] },
  parts,
  sources: [],
});

/** A turn of ten actions with invented cards: activations with a Chain, a trigger, a pass, and the end of the turn. */
const cards = [
  [
    'newt',
    monster('Lantern Newt', [
      {
        kind: 'ignition',
        conditions: [],
        cost: [],
        targets: [{ count: 1, filter: {} }],
        does: [{ do: 'change-atk', what: { target: 0 }, amount: 100, until: 'end-of-turn' }],
        limit: { scope: 'card', counts: 'use', per: 'turn', times: 1 },
      },
    ]),
  ],
  [
    'owl',
    monster('Weeping Owl', [
      {
        kind: 'trigger',
        mandatory: false,
        word: 'if',
        conditions: [],
        cost: [],
        targets: [],
        on: [{ event: 'position-changed', of: 'this' }],
        does: [{ do: 'gain-lp', amount: 200 }],
      },
    ]),
  ],
  ['boar', monster('Tame Boar', [])],
] as const;
const turn: readonly Action[] = [
  { do: 'activate', card: 'newt', targets: ['boar'] },
  { do: 'resolve' },
  { do: 'happen', events: [{ event: 'position-changed', card: 'owl' }] },
  { do: 'activate', card: 'owl' },
  { do: 'pass', player: 'P1' },
  { do: 'resolve' },
  { do: 'lp', player: 'P0', how: 'loses', lp: 100 },
  { do: 'phase', phase: 'battle' },
  { do: 'phase', phase: 'end' },
  { do: 'phase', phase: 'main-1' },
];

const situation = situationSchema.parse({
  cards: cards.map(([id, card]) => ({ id, card, place: 'monster-zone' })),
  question: { ask: 'can-activate', card: 'newt' },
});

/** Sets up, plays so many actions, and asks one question: what a situation of that length takes. */
function played(actions: number, { catalogue, tables }: Pick<Books, 'catalogue' | 'tables'>): Answer {
  const set = setUp(situation, catalogue, tables);
  if (!set.ok) throw new Error(set.problem.found);
  let now = set.value;
  for (let at = 0; at < actions; at += 1) {
    const action = turn[at % turn.length];
    if (action !== undefined) now = play(now, action);
  }
  return answerQuestion(now, situation.question);
}

/** What situations of 10, 100 and 1000 actions take in a program that is warm: a tenth, a hundredth of it each action. */
export async function lengthFigures(books: Pick<Books, 'catalogue' | 'tables'>): Promise<readonly Figure[]> {
  const bench = new Bench({ time: TIME, warmupTime: TIME / 4, throws: true });
  for (const [actions] of lengths)
    bench.add(`a situation of ${actions} actions: played and asked`, () => played(actions, books));
  await bench.run();
  return bench.tasks.map(({ name, result }, at) => {
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
    const { p50: median, max: worst, samplesCount: runs } = result.latency;
    const target = lengths[at]?.[1];
    return { what: name, median, worst, runs, ...(target === undefined ? {} : { target }) };
  });
}
