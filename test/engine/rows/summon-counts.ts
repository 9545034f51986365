import {
  activate,
  activation,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  resolve,
  spell,
  summon,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** Texts on how often players may Summon in a turn. */

const cannot = 'wording/cannot-wins';
const limit = (bans: object, more: object = {}): Placed => [
  trap(
    'Narrow Gate',
    [
      activation(),
      { kind: 'continuous', does: [{ do: 'restrict', who: 'both', reads: 'only so often', bans }] },
    ],
    'Continuous',
  ),
  'spell-trap-zone',
  { faceUp: true, ...more },
];
const twice = limit({ summons: ['normal', 'special', 'flip'], most: 2 });
const onceSpecial = limit({ summons: ['special'], most: 1 });
const call = (name: string): Placed => [
  spell(name, [
    activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
  ]),
  'hand',
];
const cards = {
  call: call('Soft Call'),
  again: call('Soft Echo'),
  x: boar('gy'),
  y: boar('gy'),
  z: boar('hand'),
};
function boar(place: Placed[1]): Placed {
  return [monster('Tame Boar'), place];
}
const called = [activate('call', { targets: ['y'] }), resolve()] as const;
const normal = summon('z', 'normal-summoned');
const special = rows({ ask: 'special-summon', card: 'x', by: 'again' });
const reached = 'special-summon/within-reach reached';

export const summonCountRows: readonly Row[] = [
  special('a third Summon', duel({ ...cards, twice }, normal, ...called), 'no', `${cannot} restricted`),
  special('a second one', duel({ ...cards, twice }, normal), 'yes', reached),
  special('a Set is none', duel({ ...cards, twice }, summon('z', 'set'), ...called), 'yes', reached),
  special(
    'a second Special Summon',
    duel({ ...cards, onceSpecial }, ...called),
    'no',
    `${cannot} restricted`,
  ),
  special('after a Normal Summon', duel({ ...cards, onceSpecial }, normal), 'yes', reached),
  special(
    'after one of the other player',
    duel({ ...cards, onceSpecial }, happens(ev('special-summoned', 'y', { controller: 'P1', player: 'P1' }))),
    'yes',
    reached,
  ),
  special(
    'one from before the text applied',
    duel(
      { ...cards, late: limit({ summons: ['special'], most: 1 }, { faceUp: false }) },
      ...called,
      activate('late'),
      resolve(),
    ),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
];
