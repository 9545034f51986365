import { continuous, duel, monster, type Placed, playAll, start } from '../../support/duels.ts';
import { attack, goesTo, inStep, mine, of, said, status, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const canAttack = (target: string) => rows({ ask: 'can-attack', card: 'x', target });
const onFoe = canAttack('foe');
const onSame = canAttack('y');
const directly = rows({ ask: 'can-attack-directly', card: 'x' });
const lp = rows({ ask: 'battle-lp', player: 'P0' });
const attacked = 'battle-step/choosing attacked';
const more = 'authority/card-beats-rule more';
const open = 'battle-step/choosing more-open';

/** The monster has attacked one that it destroys, or, with more DEF, one that it does not. */
const after = (text: unknown, def = 100, rest: Readonly<Record<string, Placed>> = {}) =>
  duel(
    { x: mine(of(1900, 1000, [text])), y: theirs(of(100, def), { position: 'defense' }), ...rest },
    inStep,
    attack('x', 'y'),
    goesTo('over'),
  );
const again = (parts: readonly unknown[], effects: 'all' | 'mandatory' = 'mandatory') =>
  duel(
    { x: mine(of(1900, 1000, parts)), y: theirs(of(100)) },
    inStep,
    attack('x', 'y'),
    goesTo('over', effects),
  );
const afterDestroying = (mandatory: boolean, reads: string, what: unknown = 'this') => ({
  kind: 'trigger',
  mandatory,
  word: 'if',
  on: [{ event: 'destroyed', of: { controller: 'opponent' }, by: ['battle'] }],
  does: [{ do: 'change-status', what, reads }],
});
const eachOnce = status('can attack all monsters your opponent controls, once each');
const twice = status('can make a second attack during each Battle Phase');
const inARow = 'can make a second attack in a row';

/** Second attacks, attacks on each monster, attacks in a row, and attacks that cost LP. */
export const moreAttackRows: readonly Row[] = [
  onFoe('one attack in a turn', after(status('gains 100 ATK')), 'no', attacked),
  onFoe('a second one', after(twice), 'yes', more),
  directly('a second one, directly', after(twice), 'no', 'battle-step/choosing not-directly'),
  onFoe(
    'a second one, on monsters alone',
    after(status('can make up to 2 attacks on monsters during each Battle Phase')),
    'yes',
    more,
  ),
  directly(
    'not directly, where they are on monsters alone',
    after(status('can make up to 2 attacks on monsters during each Battle Phase')),
    'no',
    attacked,
  ),
  onFoe(
    'a third one',
    after(status('can make a second and third attack during each Battle Phase')),
    'yes',
    more,
  ),
  onFoe('each monster once: another one', after(eachOnce), 'yes', more),
  onSame('each monster once: the same again', after(eachOnce, 3000), 'no', 'battle-step/choosing same-again'),
  onSame('twice: the same again', after(twice, 3000), 'yes', more),
  onSame(
    'each monster once: it was chosen in a replay',
    duel(
      {
        x: mine(of(1900, 1000, [eachOnce])),
        y: theirs(of(100, 3000), { position: 'defense' }),
        z: theirs(of(100)),
      },
      inStep,
      attack('x', 'z'),
      { do: 'happen', events: [{ event: 'destroyed', card: 'z' }] },
      { do: 'replay', target: 'y' },
      goesTo('over'),
    ),
    'no',
    'battle-step/choosing same-again',
  ),
  onFoe('in a row, by an effect that must be activated', again([afterDestroying(true, inARow)]), 'yes', more),
  onFoe(
    'in a row, and nobody said whether it was activated',
    again([afterDestroying(false, inARow)]),
    'cannot tell',
    open,
  ),
  onFoe('in a row, and it was activated', again([afterDestroying(false, inARow)], 'all'), 'yes', more),
  onFoe(
    'in a row, and another monster has attacked since',
    duel(
      {
        x: mine(of(1900, 1000, [afterDestroying(true, inARow)])),
        y: theirs(of(100)),
        z: theirs(of(100)),
        w: mine(of(500)),
      },
      inStep,
      attack('x', 'y'),
      goesTo('over'),
      attack('w', 'z'),
      goesTo('over'),
    ),
    'no',
    attacked,
  ),
  onFoe(
    'once again in a row where it destroys a monster, and it did',
    again([status('can attack once again in a row', 'if this card destroys a monster by battle')]),
    'yes',
    more,
  ),
  onSame(
    'the same, and it did not',
    after(status('can attack once again in a row', 'if this card destroys a monster by battle'), 3000),
    'no',
    attacked,
  ),
  onFoe(
    'an additional attack for each of something is not worked out',
    after(said('Gains 1 additional attack during each Battle Phase, for each lantern.')),
    'cannot tell',
    open,
  ),
  directly(
    'no LP to attack with',
    playAll(
      start(
        {
          x: mine(
            of(1900, 1000, [
              said('You must pay 500 LP to declare an attack with this card.'),
              status('can attack directly'),
            ]),
          ),
        },
        { players: { P0: { lp: 400 } } },
      ),
      inStep,
    ),
    'no',
    'damage/paying-lp too-few',
  ),
  directly(
    'whether they cost LP is open',
    playAll(
      start(
        {
          x: mine(of(1900, 1000, [status('can attack directly')])),
          w: mine(
            monster('Toll Gate', [
              {
                ...continuous({
                  do: 'described',
                  what: { count: 'all', from: ['monster-zone'], filter: { reads: 'lit by a lantern' } },
                  reads: 'pay 500 LP to declare an attack',
                }),
              },
            ]),
          ),
        },
        { players: { P0: { lp: 400 } } },
      ),
      inStep,
    ),
    'cannot tell',
    'damage/paying-lp open',
  ),
  lp(
    'an attack that was paid for',
    playAll(
      start(
        { x: mine(of(1900, 1000, [said('You must pay 500 LP to declare an attack with this card.')])) },
        { players: { P0: { lp: 4000 }, P1: { lp: 4000 } } },
      ),
      inStep,
      attack('x', 'foe'),
      goesTo('over'),
    ),
    '3500',
    'damage/battle-damage target-loses',
  ),
];
