import {
  activate,
  duel,
  limited,
  monster,
  type Placed,
  resolve,
  spell,
  start,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** Columns: which cards lie in the same one, and texts that ask for that. */

const at = (name: string, zone: string, more: object = {}, parts: readonly object[] = []): Placed => [
  monster(name, parts),
  'monster-zone',
  { zone: zone as 'M1', ...more },
];
const set = (name: string, spellTrapZone: string, more: object = {}): Placed => [
  trap(name),
  'spell-trap-zone',
  { faceUp: false, spellTrapZone: spellTrapZone as 'S1', ...more },
];
const theirs = { controller: 'P1' } as const;
const same = rows({ ask: 'same-column', card: 'x', other: 'y' });
const inColumn = rows({ ask: 'in-column', card: 'x' });
const is = (code: string) => `column/what-it-is ${code}`;
/** Without the other cards that every Duel of these tests has on the field. */
const away: Placed = [monster('Rival Boar'), 'hand', theirs];
const crane = 'Column Crane';
const field = (cards: Readonly<Record<string, Placed>>) => start({ foe: away, ...cards });

const sweeps = (column: 'own' | 'next') => [
  {
    kind: 'ignition',
    does: [
      {
        do: 'destroy',
        what: {
          count: 'all',
          from: ['monster-zone', 'spell-trap-zone', 'pendulum-zone'],
          filter: { other: true, column },
        },
      },
    ],
  },
];
const wasDestroyed = (card: string) => rows({ ask: 'happened', card, deed: 'destroyed' });
const stays = rows({ ask: 'on-field', card: 'y' });
const there = 'summons-general/nowhere on';
const swept = (column: 'own' | 'next', cards: Readonly<Record<string, Placed>>) =>
  duel({ foe: away, x: at(crane, 'M3', {}, sweeps(column)), ...cards }, activate('x'), resolve());

/** "If a Spell/Trap Card is activated in this card's column: You can draw 1 card." */
const listens = [
  {
    kind: 'trigger',
    mandatory: false,
    word: 'if',
    on: [
      {
        event: 'effect-activated',
        of: { cardType: 'spell-trap', column: 'own' },
        link: { activatesCard: true },
      },
    ],
    does: [{ do: 'gain-lp', amount: 100 }],
  },
];
const errand: Placed = [
  spell('Small Errand', [{ kind: 'activation', does: [{ do: 'gain-lp', amount: 1 }] }]),
  'hand',
];
const activates = rows({ ask: 'activates', card: 'x' });
const heard = (zone?: 'S2' | 'S3') =>
  duel(
    { x: at(crane, 'M3', {}, listens), errand },
    activate('errand', zone === undefined ? {} : { zone }),
    resolve(),
  );

const own = rows({ ask: 'own-procedure', card: 'x', player: 'P0' });
const knight = (inColumnWith: object): Placed => [
  {
    ...monster('Column Knight'),
    summoning: { ways: [], procedures: [{ from: ['hand'], onlyIf: [], uses: [], inColumnWith }] },
  },
  'hand',
];

/** A monster of its player's that is placed beside a Crow, or in its column. */
const clinging: Placed = [
  limited('Clinging Crow', [], {
    procedures: [{ from: ['hand'], besideOrInColumnOf: { archetype: 'Crow' } }],
  }),
  'hand',
];
const crowd = (zone?: string): Placed => [
  monster('Loud Crow'),
  'monster-zone',
  zone === undefined ? {} : { zone: zone as 'M1' },
];

export const columnRows: readonly Row[] = [
  same('one behind the other', field({ x: at(crane, 'M2'), y: set('Set Snare', 'S2') }), 'yes', is('same')),
  same(
    'opposite one another',
    field({ x: at(crane, 'M2'), y: at('Heron', 'M4', theirs) }),
    'yes',
    is('same'),
  ),
  same(
    'an Extra Monster Zone',
    field({ x: at(crane, 'EMZ-right'), y: at('Heron', 'M2', theirs) }),
    'yes',
    is('same'),
  ),
  same('side by side', field({ x: at(crane, 'M2'), y: set('Set Snare', 'S3') }), 'no', is('different')),
  same(
    'of one no zone was said',
    field({ x: at(crane, 'M2'), y: [trap('Set Snare'), 'spell-trap-zone'] }),
    'cannot tell',
    is('not-said'),
  ),
  same(
    'a card of the hand',
    field({ x: at(crane, 'M2'), y: [trap('Held Snare'), 'hand'] }),
    'no',
    is('in-none'),
  ),
  same(
    'a Pendulum Zone is outermost, whichever it is',
    field({
      x: at(crane, 'M3'),
      y: [monster('Swaying Heron', [], { abilities: ['Pendulum', 'Effect'] }), 'pendulum-zone'],
    }),
    'no',
    is('different'),
  ),
  inColumn(
    'the cards of both players',
    field({
      x: at(crane, 'M1'),
      y: at('Heron', 'M5', theirs),
      s: set('Set Snare', 'S1'),
      t: set('Far Snare', 'S1', theirs),
    }),
    'Heron; Set Snare',
    is('same'),
  ),
  wasDestroyed('y')(
    '"in this card\'s column" takes what lies there',
    swept('own', { y: set('Set Snare', 'S3', theirs) }),
    'yes',
    'move/destroy did',
  ),
  stays('and not what lies beside it', swept('own', { y: set('Set Snare', 'S2', theirs) }), 'yes', there),
  wasDestroyed('y')(
    'an adjacent column',
    swept('next', { y: set('Set Snare', 'S2', theirs) }),
    'yes',
    'move/destroy did',
  ),
  stays('of which its own is none', swept('next', { y: set('Set Snare', 'S3', theirs) }), 'yes', there),
  activates('a Spell is activated in its column', heard('S3'), 'yes', 'trigger/condition-met met'),
  activates('in another', heard('S2'), 'no', 'trigger/condition-met differs'),
  activates('it was not said where', heard(), 'cannot tell', 'trigger/condition-met not-said'),
  own(
    'two cards in a column whose Main Monster Zone is free',
    field({ x: knight({ atLeast: 2 }), s: set('Set Snare', 'S3'), y: at('Heron', 'M3', theirs) }),
    'yes',
    'own-procedure/column there',
  ),
  own(
    'that zone is taken',
    field({ x: knight({ atLeast: 2 }), o: at(crane, 'M3'), s: set('Set Snare', 'S3') }),
    'no',
    'own-procedure/column none',
  ),
  own(
    'in which columns the cards lie was not said',
    field({
      x: knight({ atLeast: 2 }),
      s: [trap('Set Snare'), 'spell-trap-zone'],
      y: [monster('Heron'), 'monster-zone', theirs],
    }),
    'cannot tell',
    'own-procedure/column not-said',
  ),
  own(
    'a column without cards',
    field({ x: knight({ atMost: 0 }), o: at(crane, 'M1') }),
    'yes',
    'own-procedure/column there',
  ),
  own(
    'a free zone beside a monster that its text asks for',
    field({ x: clinging, o: crowd('M2'), s: at(crane, 'M3') }),
    'yes',
    'own-procedure/beside there',
  ),
  own('none', field({ x: clinging, o: crowd('M1'), s: at(crane, 'M2') }), 'no', 'own-procedure/beside none'),
  own(
    'the column of one in an Extra Monster Zone',
    field({ x: clinging, o: crowd('EMZ-left') }),
    'yes',
    'own-procedure/beside there',
  ),
  own(
    'which has no zone beside it',
    field({ x: clinging, o: crowd('EMZ-left'), s: at(crane, 'M2') }),
    'no',
    'own-procedure/beside none',
  ),
  own('wherever it lies', field({ x: clinging, o: crowd() }), 'yes', 'own-procedure/beside there'),
  own(
    'where it lies was not said',
    field({ x: clinging, o: crowd(), s: [monster('Tall Crane'), 'monster-zone'] }),
    'cannot tell',
    'own-procedure/beside not-said',
  ),
];
