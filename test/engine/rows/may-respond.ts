import {
  activate,
  activation,
  declare,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../../support/duels.ts';
import { pass } from './passes.ts';
import { type Row, rows } from './row.ts';

const their = rows({ ask: 'may-respond', player: 'P1' });
const own = rows({ ask: 'may-respond', player: 'P0' });
const boar: Readonly<Record<string, Placed>> = { boar: [monster('Tame Boar'), 'hand'] };
const said = (more: object) => ({
  kind: 'not-an-effect',
  what: 'cannot-be-responded-to',
  reads: 'nothing answers this',
  ...more,
});
const hushed = (more: object): Readonly<Record<string, Placed>> => ({
  hush: [spell('Hushed Errand', [activation([{ do: 'draw', amount: 1 }]), said(more)]), 'hand'],
});
const leaves = (bans: object): Readonly<Record<string, Placed>> => ({
  ban: [
    spell('Stern Errand', [
      activation([
        { do: 'restrict', who: 'opponent', until: 'end-of-turn', reads: 'they cannot do that', bans },
      ]),
    ]),
    'hand',
  ],
});
const afterBan = (bans: object) => duel(leaves(bans), activate('ban'), resolve(), activate('errand'));
const counter: Readonly<Record<string, Placed>> = {
  counter: [
    trap('Blunt Refusal', [activation([{ do: 'negate-activation' }])], 'Counter'),
    'spell-trap-zone',
    { controller: 'P1', faceUp: false },
  ],
};
const both = { unanswerable: { who: 'both', to: 'card' } };

/** May a player respond at all? */
export const mayRespondRows: readonly Row[] = [
  their(
    'to a card of the other player',
    duel({}, activate('errand')),
    'yes',
    'timing/fast-effect-timing now',
  ),
  own(
    'to the own card, when the other player passes',
    duel({}, activate('errand')),
    'yes',
    'timing/fast-effect-timing after',
  ),
  own(
    'to a Counter Trap',
    duel(counter, activate('errand'), activate('counter')),
    'yes',
    'timing/fast-effect-timing now',
  ),
  their(
    'after a Summon, when the turn player passes',
    duel(boar, summon('boar', 'normal-summoned')),
    'yes',
    'timing/fast-effect-timing after',
  ),
  their(
    'to a Summon that was declared',
    duel(boar, declare('boar', 'normal-summoned')),
    'yes',
    'timing/fast-effect-timing after',
  ),
  their(
    'having passed',
    playAll(duel({}, activate('errand')), pass('P1')),
    'no',
    'timing/fast-effect-timing passed',
  ),
  their(
    'both have passed',
    playAll(duel({}, activate('errand')), pass('P1'), pass('P0')),
    'no',
    'timing/fast-effect-timing passed',
  ),
  their(
    'while a Chain resolves',
    duel({}, activate('errand'), activate('theirs'), resolve()),
    'no',
    'timing/fast-effect-timing resolving',
  ),
  their('nothing has happened', start({}), 'no', 'timing/no-window-while-open open'),
  own('nothing has happened, for the turn player', start({}), 'no', 'timing/no-window-while-open open'),
  their(
    'nothing has happened in the Battle Phase',
    duel({}, phase('battle')),
    'no',
    'timing/no-window-while-open open',
  ),
  their(
    'Trigger Effects come first',
    duel(
      { owl: [monster('Weeping Owl', [ifThis('destroyed')]), 'monster-zone'] },
      ...effect([ev('destroyed', 'owl')]),
    ),
    'cannot tell',
    'timing/fast-effect-timing triggers',
  ),
  their(
    'Trigger Effects may come first',
    duel(
      {
        owl: [monster('Weeping Owl', [ifThis('destroyed')]), 'monster-zone'],
        s: [
          spell('Vague Errand', [
            activation([{ do: 'destroy', what: { count: 1, from: ['monster-zone'] } }]),
          ]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'cannot tell',
    'timing/fast-effect-timing open',
  ),
  their(
    'a text lets nobody respond',
    duel(hushed(both), activate('hush')),
    'no',
    'text/cannot-respond barred',
  ),
  own(
    'a text lets the opponent not respond, and it is the own card',
    duel(hushed({ unanswerable: { who: 'opponent', to: 'card' } }), activate('hush')),
    'yes',
    'timing/fast-effect-timing after',
  ),
  their(
    'a text lets some cards not be used',
    duel(
      hushed({ unanswerable: { who: 'both', to: 'card', cards: { cardType: 'trap' } } }),
      activate('hush'),
    ),
    'cannot tell',
    'text/cannot-respond some-cards',
  ),
  their(
    'an effect lets the player activate nothing',
    afterBan({ activates: 'all' }),
    'no',
    'wording/cannot-wins all',
  ),
  their(
    'an effect lets the player activate no Traps',
    afterBan({ activates: 'trap' }),
    'cannot tell',
    'wording/cannot-wins some',
  ),
];
