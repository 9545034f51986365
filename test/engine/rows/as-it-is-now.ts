import type { Question } from '../../../src/engine/question.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const field = 'monster-zone';
const boar: Readonly<Record<string, Placed>> = { x: [monster('Plain Boar'), field] };
const controls = rows({ ask: 'controls', card: 'x', player: 'P0' });
const lies = (how: Extract<Question, { ask: 'lies' }>['how']) => rows({ ask: 'lies', card: 'x', how });

/** Who controls a card, and how it lies. */
export const nowOnField: readonly Row[] = [
  controls('it stands on the own side', duel(boar), 'yes', 'control/control-possess-own controls'),
  controls(
    'it was taken',
    duel(boar, happens(ev('control-changed', 'x', { controller: 'P1' }))),
    'no',
    'control/control-possess-own does-not',
  ),
  controls(
    'it has left the field',
    duel(boar, happens(ev('destroyed', 'x'))),
    'no',
    'control/control-possess-own not-there',
  ),
  lies('face-down')(
    'turned face-down',
    duel(boar, happens(ev('flipped-face-down', 'x'))),
    'yes',
    'monster/positions is',
  ),
  lies('defense')(
    'face-down is in Defense Position',
    duel(boar, happens(ev('flipped-face-down', 'x'))),
    'yes',
    'monster/positions is',
  ),
  lies('face-up')(
    'no longer face-up',
    duel(boar, happens(ev('flipped-face-down', 'x'))),
    'no',
    'monster/positions is-not',
  ),
  lies('face-up')(
    'not there',
    duel(boar, happens(ev('destroyed', 'x'))),
    'no',
    'monster/positions not-there',
  ),
  lies('attack')(
    'a Special Summon of which nobody said the position',
    duel({ x: [monster('Plain Boar'), 'hand'] }, summon('x', 'special-summoned')),
    'cannot tell',
    'monster/positions chosen',
  ),
  lies('attack')(
    'a Normal Summon is in Attack Position',
    duel({ x: [monster('Plain Boar'), 'hand'] }, summon('x', 'normal-summoned')),
    'yes',
    'monster/positions is',
  ),
  lies('defense')(
    'a Spell has no battle position',
    duel({ x: [spell('Plain Banner', [], 'Continuous'), 'spell-trap-zone'] }),
    'cannot tell',
    'monster/positions no-monster',
  ),
];

const burns = (does: readonly object[], lp: object, more: Readonly<Record<string, Placed>> = {}): Duel =>
  playAll(
    start({ x: [spell('Small Spark', [activation(does as never)]), 'hand'], ...more }, { players: lp }),
    activate('x'),
    resolve(),
  );
const spark = { do: 'inflict-damage', who: 'opponent', amount: 800 };
const boarThat = (does: object): Placed => [
  monster('Spiteful Boar', [
    {
      kind: 'trigger',
      mandatory: true,
      word: 'if',
      on: [{ event: 'sent-to-gy', of: 'this' }],
      does: [does as never],
    },
  ]),
  'monster-zone',
];
const halved = { do: 'inflict-damage', who: 'opponent', times: 'half' };
const all = { P0: { lp: 8000 }, P1: { lp: 800 } };
const crooked = { do: 'described', reads: 'something about damage' };
const damage = rows({ ask: 'lp-changed', how: 'damage', player: 'P1' });
const loss = rows({ ask: 'lp-changed', how: 'loss', player: 'P1' });
const loses = rows({ ask: 'duel-over', lost: 'P1' });
const wins = rows({ ask: 'duel-over', won: 'P0' });
const over = rows({ ask: 'duel-over' });
const winner = rows({ ask: 'winner' });
const bothWays = [spark, { ...spark, who: 'you', joined: 'and' }];

/** What became of LP, and who has lost. */
export const lpNow: readonly Row[] = [
  damage('an effect inflicts it', burns([spark], all), '800', 'damage/damage is'),
  damage('nobody has to say how many LP there were', burns([spark], {}), '800', 'damage/damage is'),
  damage(
    'of what is not played nobody knows',
    burns([crooked], all),
    'cannot tell',
    'damage/damage not-played',
  ),
  damage(
    'something else was told of what it did',
    playAll(
      start({ x: [spell('Small Spark', [activation([spark] as never)]), 'hand'] }, { players: all }),
      activate('x'),
      { do: 'resolve', happens: [[{ event: 'something-else', note: 'a card is shown' }]] },
    ),
    'cannot tell',
    'damage/damage told-without',
  ),
  damage('half of LP that were not said', burns([halved], {}), 'cannot tell', 'damage/damage not-said'),
  damage(
    'a card that burns for something, of which nobody said whether it did',
    burns([spark], all, { boar: boarThat(spark) }),
    'cannot tell',
    'damage/damage not-told',
  ),
  damage(
    'a card that gives LP for something is not asked about',
    burns([spark], all, { boar: boarThat({ do: 'gain-lp', who: 'you', amount: 800 }) }),
    '800',
    'damage/damage is',
  ),
  loss(
    'LP that become a value are neither lost nor gained',
    burns([{ do: 'set-lp', who: 'opponent', amount: 100 }], all),
    'cannot tell',
    'damage/damage set',
  ),
  damage(
    'LP that become a value are no damage',
    burns([{ do: 'set-lp', who: 'opponent', amount: 100 }], all),
    '0',
    'damage/damage is',
  ),
  loses('no LP are left', burns([spark], all), 'yes', 'victory/lp-zero lost'),
  wins('the other has no LP left', burns([spark], all), 'yes', 'victory/lp-zero lost'),
  over('one has no LP left', burns([spark], all), 'yes', 'victory/lp-zero lost'),
  winner('who has LP left', burns([spark], all), 'P0', 'victory/lp-zero lost'),
  loses('LP are left', burns([spark], { P1: { lp: 900 } }), 'no', 'victory/ways none'),
  loses('LP that were not said', burns([spark], {}), 'cannot tell', 'victory/ways not-said'),
  loses('what is not played', burns([crooked], all), 'cannot tell', 'victory/ways not-played'),
  wins(
    'the own LP are gone',
    burns([{ ...spark, who: 'you' }], { P0: { lp: 800 } }),
    'no',
    'victory/ways other',
  ),
  wins(
    'both have none left',
    burns(bothWays, { P0: { lp: 800 }, P1: { lp: 800 } }),
    'no',
    'victory/draw draw',
  ),
  winner(
    'both have none left',
    burns(bothWays, { P0: { lp: 800 }, P1: { lp: 800 } }),
    'draw',
    'victory/lp-zero lost',
  ),
  winner('nobody has lost', burns([spark], { P1: { lp: 900 } }), 'nobody', 'victory/ways none'),
  loses(
    'a card that ends the Duel by its text',
    burns(
      [spark],
      { P1: { lp: 900 } },
      {
        y: [{ ...monster('Last Piece'), text: { main: 'You win the Duel.' } }, field],
      },
    ),
    'cannot tell',
    'victory/ways text',
  ),
  loses(
    'who has to draw and cannot',
    burns([{ do: 'draw', who: 'opponent', amount: 1 }], { P1: { lp: 800, unseen: { deck: 0 } } }),
    'yes',
    'victory/deck-out lost',
  ),
];
