/** The invented cards of the tables of Summons by own procedures. */
import type { Action } from '../../../src/engine/play.ts';
import type { Question } from '../../../src/engine/question.ts';
import { effect, ev, limited, monster, type Placed, summon } from '../../support/duels.ts';
import { rows } from './row.ts';
import { at } from './summon-cards.ts';

export const asked = (more: Partial<Extract<Question, { ask: 'own-procedure' }>> = {}) =>
  rows({ ask: 'own-procedure', card: 'x', ...more });
export const any = asked();
export const withA = asked({ used: ['a'] });
export const withBoth = asked({ used: ['a', 'b'] });
export const amongOthers = asked({ granted: true });

export const own = (more: object, summoning: object = {}): Placed =>
  at(limited('Patient Crane', [], { procedures: [{ from: ['hand'], ...more }], ...summoning }), 'hand');
export const group = (filter: object, from = ['monster-zone']) => ({
  from,
  filter: { cardType: 'monster', ...filter },
});
export const onlyIf = (words: string, ...holds: readonly object[]) => ({
  onlyIf: [{ words, ...(holds.length === 0 ? {} : { holds: [holds] }) }],
});
export const none = own(
  onlyIf('you control no monsters', { cards: group({ controller: 'you' }), atMost: 0 }),
);
export const beast = own(
  onlyIf('you control a Beast monster', { cards: group({ controller: 'you', type: 'Beast' }), atLeast: 1 }),
);
export const more = own(
  onlyIf('your opponent controls more monsters than you do', {
    more: group({ controller: 'opponent' }),
    than: group({ controller: 'you' }),
    by: 1,
  }),
);
export const uses = (verb: string, count: number, filter: object = {}, from?: readonly string[]) => ({
  do: verb,
  what: { count, ...(from === undefined ? {} : { from }), filter: { cardType: 'monster', ...filter } },
});
export const tributes2 = own({ uses: [uses('tribute', 2)] });
export const twoSorts = own({
  uses: [
    uses('banish', 1, { attribute: 'LIGHT', owner: 'you' }, ['gy']),
    uses('banish', 1, { type: 'Dragon', owner: 'you' }, ['gy']),
  ],
});
export const varied = own({ uses: [uses('banish', 2, { owner: 'you' }, ['gy'])], different: ['names'] });
export const both = own({
  uses: [uses('banish', 1, { owner: 'you' }, ['gy']), uses('discard', 1)],
  different: ['names'],
});
export const discards = own({ uses: [uses('discard', 1)] });
export const pays = own({ uses: [{ do: 'pay-lp', amount: 1000 }] });
export const toOpponent = own({ to: 'opponent', uses: [uses('tribute', 1, { controller: 'opponent' })] });
export const once = { oncePer: 'turn' };
export const turn = (bans: object) => own({ turn: { bans, reads: 'not in the turn of this Summon' } });

export const boar = (name = 'Mossback Elk', facts: object = {}, more: object = {}): Placed =>
  at(monster(name, [], facts), 'monster-zone', more);
export const buried = (name: string, facts: object = {}): Placed => at(monster(name, [], facts), 'gy');
export const five = Object.fromEntries(['c', 'd', 'e', 'f', 'g'].map((id) => [id, boar()]));
export const theirs = Object.fromEntries(
  ['c', 'd', 'e', 'f'].map((id) => [id, boar('Mossback Elk', {}, { controller: 'P1' })]),
);
export const own1 = summon('x', 'summoned-by-own-procedure');
export const emptyGy = { players: { P0: { unseen: { gy: 0, hand: 0 } } } };
export const gone: readonly Action[] = effect([ev('returned-to-hand', 'x')]);
