import { expect, test } from 'vitest';
import { monster, type Placed } from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect, type Told } from './play-effect.ts';

const x: Placed = [monster('Lantern Newt'), 'gy'];
const y: Placed = [monster('Mossback Elk'), 'monster-zone'];
const offer = { do: 'activate-one', reads: 'apply 1 of these effects', amount: 1 };
const chosen = (option: number, does: Does): Does => ({ onlyIf: 'it is what was chosen', option, ...does });
const banishOwn = { do: 'banish', what: { count: 1, from: ['gy'], filter: { owner: 'you' } } };
const destroyOwn = {
  do: 'destroy',
  what: { count: 1, from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } },
};
const both = [
  chosen(0, banishOwn),
  chosen(0, { do: 'gain-lp', amount: 300, joined: 'then' }),
  chosen(1, destroyOwn),
];
const gains = 'P0 gains 300 LP';
const known: Told['players'] = { P0: { unseen: { gy: 0 } }, P1: { unseen: { gy: 0 } } };

test.for<[string, readonly Does[], Told, readonly string[]]>([
  ['the one that takes what was told', [offer, ...both], { cards: { x, y }, chosen: ['y'] }, ['y destroyed']],
  ['and the other one', [offer, ...both], { cards: { x, y }, chosen: ['x'] }, ['x banished', gains]],
  ['without an offer in the resolution', both, { cards: { x, y }, chosen: ['x'] }, ['x banished', gains]],
  ['the only one that can do anything', [offer, ...both], { cards: { y }, players: known }, ['y destroyed']],
  [
    'the only one there is',
    [{ ...offer, reads: 'apply the following effect' }, ...both.slice(0, 2)],
    { cards: { x }, players: known },
    ['x banished', gains],
  ],
  [
    'what may be left undone is, where that was told, with all of it',
    [{ ...offer, may: true }, ...both.slice(0, 2)],
    { cards: { x }, optional: [false], players: known },
    [],
  ],
])('%s', ([, does, told, events]) => {
  const duel = playEffect(does, told);
  expect(happened(duel)).toEqual(events);
  expect(missingOf(duel)).toEqual([]);
});

test.for<[string, readonly Does[], Told]>([
  ['both can be done, and nothing was told', [offer, ...both], { cards: { x, y } }],
  ['it was chosen before, when the other one may have been possible', both, { cards: { y }, players: known }],
  [
    'the case in which it is applied is in words alone',
    [{ ...offer, onlyIf: 'if the lamp is lit' }, ...both.slice(0, 2)],
    { cards: { x }, players: known },
  ],
  [
    'how many are applied is in words alone',
    [{ ...offer, amount: undefined }, ...both],
    { cards: { x, y }, chosen: ['y'] },
  ],
])('open: %s', ([, does, told]) => {
  expect(missingOf(playEffect(does, told)).length).toBeGreaterThan(0);
});
