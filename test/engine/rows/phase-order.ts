import {
  activate,
  effect,
  ev,
  ifThis,
  monster,
  must,
  type Placed,
  phase,
  playAll,
  resolve,
  start,
} from '../../support/duels.ts';
import { pass } from './passes.ts';
import { type Row, rows } from './row.ts';

/** "During the End Phase: ...", of a monster in the Monster Zone. */
const ofEndPhase = (name: string, mandatory: boolean, controller: 'P0' | 'P1'): Placed => [
  monster(name, [
    {
      kind: 'trigger',
      mandatory,
      word: 'during',
      phase: 'end',
      conditions: ['it is the End Phase'],
      does: [{ do: 'gain-lp', amount: 300 }],
    },
  ]),
  'monster-zone',
  { controller },
];
const stern = ofEndPhase('Stern Lamp', true, 'P0');
const wary = ofEndPhase('Wary Lamp', false, 'P0');
const rivalStern = ofEndPhase('Stern Torch', true, 'P1');
const rivalWary = ofEndPhase('Wary Torch', false, 'P1');

const end = phase('end');
const inEndPhase = (cards: Readonly<Record<string, Placed>>, ...actions: Parameters<typeof playAll>[1][]) =>
  playAll(start(cards), end, ...actions);
const all = { a: stern, b: wary, c: rivalStern, d: rivalWary };

const order = rows({ ask: 'chain-order' });
const who = rows({ ask: 'who-may' });
const activates = (card: string) => rows({ ask: 'activates', card });

const alone = 'trigger/phase-one-by-one alone';
const choice = 'phase-order/order choice';
const must2 = 'phase-order/order must';
const either = 'with an effect of the phase or a fast effect';
const forced = 'with an effect of the phase that must be activated';

/** Effects of a phase: one at a time, each player choosing. */
export const phaseOrders: readonly Row[] = [
  order(
    'each on a Chain of its own, whether mandatory or not',
    inEndPhase(all),
    'Stern Lamp and Wary Lamp (in the order that P0 chooses), Stern Torch and Wary Torch (in the order that P1 chooses)',
    alone,
  ),
  rows({ ask: 'chain-order', card: 'd' })(
    'so that each is Chain Link 1',
    inEndPhase(all),
    'Chain Link 1',
    alone,
  ),
  order(
    'what answers an event shares a Chain all the same',
    inEndPhase(
      {
        ...all,
        e: [monster('Stern Newt', [must('destroyed')]), 'monster-zone'],
        f: [monster('Wary Newt', [ifThis('destroyed')]), 'monster-zone'],
      },
      ...effect([ev('destroyed', 'e'), ev('destroyed', 'f')]),
    ),
    'Stern Newt, Wary Newt',
    'trigger/simultaneous-order order',
  ),
  activates('b')(
    'none is put on the Chain of another',
    inEndPhase(all, activate('a')),
    'no',
    'trigger/phase-one-by-one chain',
  ),
  activates('b')(
    'nor is one activated once the hand was brought down to its size',
    playAll(start({ ...all, e: [monster('Loose Leaf', []), 'hand'] }), end, {
      do: 'happen',
      events: [{ event: 'discarded', card: 'e', cause: 'rule' }],
    }),
    'no',
    'phase-order/hand-size late',
  ),
  activates('b')(
    'but after it',
    inEndPhase(all, activate('a'), resolve()),
    'yes',
    'trigger/phase-one-by-one next',
  ),
  activates('b')(
    'its player has passed, and the opponent has activated one',
    inEndPhase(all, pass('P0'), activate('d'), resolve()),
    'yes',
    'trigger/phase-condition holds',
  ),
  who(
    'the turn player has the first choice',
    inEndPhase({ c: rivalStern, d: rivalWary }),
    `P0, ${either}; then P1`,
    choice,
  ),
  who('then the opponent', inEndPhase(all, pass('P0')), `P1, ${either}`, choice),
  who(
    'after each of them the turn player again',
    inEndPhase(all, pass('P0'), activate('d'), resolve()),
    `P0, ${either}; then P1`,
    choice,
  ),
  who(
    'both have passed: the turn player has to',
    inEndPhase(all, pass('P0'), pass('P1')),
    `P0, ${forced}`,
    must2,
  ),
  who(
    'both have passed, and only the opponent has to: the turn player is asked once more',
    inEndPhase({ b: wary, c: rivalStern }, pass('P0'), pass('P1')),
    `P0, ${either}; then P1`,
    choice,
  ),
  who(
    'and after that pass the opponent has to',
    inEndPhase({ b: wary, c: rivalStern }, pass('P0'), pass('P1'), pass('P0')),
    `P1, ${forced}`,
    must2,
  ),
  who(
    'what is optional alone forces nobody',
    inEndPhase({ b: wary, d: rivalWary }, pass('P0'), pass('P1')),
    `P0, ${either}; then P1`,
    choice,
  ),
  who(
    'none is left',
    inEndPhase({ b: wary }, activate('b'), resolve(), pass('P0'), pass('P1')),
    'P0, with fast effects; then P1',
    'timing/fast-effect-timing phase',
  ),
];
