import {
  activate,
  activation,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  must,
  negated,
  phase,
  resolve,
  spell,
  summon,
  when,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, gy, low, on, x } from './trigger-cards.ts';

/** When, if, and effects that must be activated. */
export const timing: readonly Row[] = [
  x(
    '"when": the last thing of Chain Link 1',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 2, and Chain Link 1 resolves after it',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": after it something that may or may not have been done',
    duel(
      {
        x: on(when('destroyed')),
        s: [
          spell('Rolling Boulder', [
            activation([
              { do: 'destroy', what: 'targets' },
              { do: 'draw', joined: 'then', amount: 1, may: true },
            ]),
          ]),
          'hand',
        ],
      },
      activate('s', { targets: ['x'] }),
      resolve(),
    ),
    'cannot tell',
    'trigger/missed-timing not-said',
  ),
  x(
    '"when": as cost',
    duel({ x: on(when('sent-to-gy')) }, activate('spell', { cost: [gy] }), resolve()),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": Tributed for a Tribute Summon',
    duel(
      { x: on(when('sent-to-gy')), y: [monster('Bigger Elk', [], { level: 6 }), 'hand'] },
      summon('y', 'tribute-summoned', { tributes: ['x'] }),
    ),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": as material of a Synchro Summon',
    duel(
      {
        x: on(when('sent-to-gy')),
        y: [monster('Tuned Elk', [], { abilities: ['Synchro', 'Effect'] }), 'extra-deck', { faceUp: false }],
      },
      summon('y', 'synchro-summoned', { materials: ['x'] }),
    ),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": a later part of the same effect',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy], [ev('drawn')])),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": the other part at the same time',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy, ev('drawn')])),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 1 below had its activation negated',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), negated('activation')),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 1 below resolved without effect',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), negated('effect')),
    'cannot tell',
    'trigger/missed-timing without-effect',
  ),
  x(
    '"if": Chain Link 2',
    duel({ x: on(ifThis('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"if": as cost',
    duel({ x: on(ifThis('sent-to-gy')) }, activate('spell', { cost: [gy] }), resolve()),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'mandatory: Chain Link 2',
    duel({ x: on(must('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'yes',
    'trigger/mandatory-cannot-miss mandatory',
  ),
  x(
    'a new Chain was played without it',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('errand'), resolve()),
    'no',
    'trigger/collected passed',
  ),
  x(
    'the new Chain is still under way',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('errand')),
    'no',
    'trigger/collected passed',
  ),
  x(
    'only Trigger Effects are on the new Chain',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk', [ifThis('sent-to-gy')]), field] },
      ...effect([gy, ev('sent-to-gy', 'y')]),
      activate('y'),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'it is on that Chain already',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('x')),
    'no',
    'trigger/collected activated',
  ),
  x(
    'something that nobody named is on the new Chain',
    duel(
      { x: on(ifThis('sent-to-gy')), other: [spell('Second Errand'), 'hand'] },
      ...effect([gy]),
      activate('other'),
    ),
    'cannot tell',
    'trigger/collected not-said-link',
  ),
  x(
    'a Summon was made without it',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk'), 'hand'] },
      activate('errand'),
      resolve([gy]),
      summon('y', 'normal-summoned'),
    ),
    'no',
    'trigger/collected passed-summon',
  ),
  x(
    'a Summon that the effect may have performed',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([gy]),
      summon('y', 'normal-summoned'),
    ),
    'cannot tell',
    'trigger/collected not-said-summon',
  ),
  x(
    'a Summon right after the effect that has it performed',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        y: [monster('Mossback Elk'), 'hand'],
        s: [spell('Open Gate', [activation([{ do: 'normal-summon', immediatelyAfter: true }])]), 'hand'],
      },
      activate('s'),
      resolve([gy]),
      summon('y', 'normal-summoned'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Chain while a Summon can be negated does not pass it by',
    duel(
      { x: on(ifThis('tributed')), y: [monster('Bigger Elk', [], { level: 6 }), 'hand'] },
      { do: 'declare-summon', card: 'y', way: 'tribute-summoned', tributes: ['x'] },
      activate('theirs'),
      resolve(),
      { do: 'complete-summon' },
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'the players may have moved to another phase',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), phase('battle')),
    'cannot tell',
    'trigger/collected not-said-phase',
  ),
  x(
    'a mandatory effect that was passed by',
    duel({ x: on(must('sent-to-gy')) }, ...effect([gy]), activate('errand'), resolve()),
    'cannot tell',
    'trigger/collected overlooked',
  ),
  x(
    'the effect itself made it the End Phase',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        s: [
          spell('Sudden Dusk', [
            activation([
              { do: 'send-to-gy', what: { count: 1, from: [field] } },
              { do: 'become-end-phase', joined: 'then' },
            ]),
          ]),
          'hand',
        ],
      },
      activate('s'),
      { do: 'resolve', chosen: ['x'] },
    ),
    'yes',
    'trigger/phase-changed changed',
  ),
];
