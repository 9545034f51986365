import { activation, ev, limited, monster, type Placed, spell, summon } from '../../support/duels.ts';

/** What the tables of Summons share: the invented cards, and what is done with them. */

export const synchro = limited('Brazen Heron', ['Synchro']);
export const ritual = limited('Tallow Saint', ['Ritual']);
export const mustFirst = limited('Proud Boar', [], {
  special: 'must-first-be',
  ways: ['summoned-by-own-procedure'],
});
export const mustBe = limited('Prouder Boar', [], {
  special: 'must-be',
  ways: ['summoned-by-own-procedure'],
});
export const cannot = limited('Shy Spirit', ['Spirit'], { special: 'cannot-be' });
export const plain = monster('Mossback Elk');
export const token = monster('Pebble Token', [], { abilities: ['Token'] });
export const pendulum = limited('Swaying Heron', ['Synchro', 'Pendulum']);

export const extra = (model: Placed[0]): Placed => [model, 'extra-deck', { faceUp: false }];
export const at = (model: Placed[0], place: Placed[1], more: Placed[2] = {}): Placed => [model, place, more];
export const summoner = (does: object, model = activation([{ do: 'special-summon', ...does }])): Placed => [
  spell('Wide Door', [model]),
  'hand',
];
export const gy = ev('sent-to-gy', 'x');
export const synchroSummoned = summon('x', 'synchro-summoned');
export const gemini = (said: Placed[2] = {}): Placed =>
  at(monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] }), 'monster-zone', said);
export const stands: Placed = at(plain, 'monster-zone');
