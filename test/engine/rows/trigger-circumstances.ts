import {
  activate,
  activation,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  negatesMonsters,
  type Placed,
  resolve,
  spell,
  summon,
  trap,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, low, on, spells, watch, who, x, y } from './trigger-cards.ts';

const fieldSpell = (more: Placed[2] = {}): Placed => [
  spell('Old Orchard', [activation(), watch('special-summoned')], 'Field'),
  'field-zone',
  more,
];
const gemini = (said: Placed[2] = {}): Placed => [
  monster('Two-Faced Newt', [watch('drawn')], { abilities: ['Gemini', 'Effect'] }),
  field,
  said,
];
const named: Placed = [
  monster('Ash Sparrow', [{ kind: 'continuous', does: [{ do: 'change-name', name: 'Ember Sparrow' }] }]),
  'hand',
];

/** Control, negated effects and the rest. */
export const circumstances: readonly Row[] = [
  who(
    'its controller activates it',
    duel({ x: on(ifThis('banished')) }, ...effect([ev('banished', 'x')])),
    'P0, its player',
    'trigger/condition-met met',
  ),
  who(
    'the player who took control activates it',
    duel(
      { x: on(watch('drawn')), y },
      ...low,
      ...effect([ev('drawn', 'y')]),
      resolve([ev('control-changed', 'x', { controller: 'P1' })]),
    ),
    'P1, the player who took control of it',
    'trigger/control-changed changed',
  ),
  who(
    'off the field its owner activates it',
    duel(
      { x: on(ifThis('destroyed'), { owner: 'P1', controller: 'P0' }) },
      ...effect([ev('destroyed', 'x')]),
    ),
    'P1, its player',
    'trigger/condition-met met',
  ),
  x(
    'taken by the opponent, from whose side it is not met',
    duel(
      { x: on(watch('destroyed', { controller: 'you' })), y },
      ...low,
      ...effect([ev('destroyed', 'y')]),
      resolve([ev('control-changed', 'x', { controller: 'P1' })]),
    ),
    'no',
    'trigger/control-changed other-side',
  ),
  x(
    'a Field Spell sees what happens after its own activation',
    duel({ x: fieldSpell(), y: [monster('Mossback Elk'), 'hand'] }, ...effect([ev('special-summoned', 'y')])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'and not what happens while that is on the Chain',
    duel(
      {
        x: [spell('Old Orchard', [activation(), watch('special-summoned')], 'Field'), 'hand'],
        y: [monster('Mossback Elk'), 'hand'],
      },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('special-summoned', 'y')]),
      resolve(),
    ),
    'no',
    'trigger/spell-trap-unresolved unresolved',
  ),
  x(
    'a Gemini monster not Normal Summoned again has no such effect',
    duel({ x: gemini(), y }, ...effect([ev('drawn', 'y')])),
    'no',
    'gemini/treated-as-normal normal',
  ),
  x(
    'Normal Summoned again it has',
    duel({ x: gemini({ summonedAgain: true }), y }, ...effect([ev('drawn', 'y')])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a name that it had when it was Summoned',
    duel(
      { x: on(watch('special-summoned', { names: ['Ember Sparrow'] })), y: named },
      ...low,
      ...effect([ev('special-summoned', 'y')]),
      resolve([ev('effects-negated', 'y')]),
    ),
    'yes',
    'trigger/property-lost lost',
  ),
  x(
    'a name that its negated effects did not give it',
    duel(
      {
        x: on(watch('special-summoned', { names: ['Ember Sparrow'] })),
        y: named,
        drain: [trap('Leaden Air', [activation(), negatesMonsters], 'Continuous'), spells],
      },
      ...effect([ev('special-summoned', 'y')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'negated on the field: it is activated, and resolves without effect',
    duel(
      {
        x: on(watch('drawn')),
        y,
        drain: [trap('Leaden Air', [activation(), negatesMonsters], 'Continuous'), spells],
      },
      ...effect([ev('drawn', 'y')]),
    ),
    'yes',
    'trigger/negated-effect negated',
  ),
  x(
    'a Gemini monster answers its being Normal Summoned again',
    duel(
      {
        x: [
          monster('Two-Faced Newt', [ifThis('normal-summoned-again')], { abilities: ['Gemini', 'Effect'] }),
          field,
        ],
      },
      summon('x', 'normal-summoned-again'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Gemini monster that had its effect when it was destroyed',
    duel(
      {
        x: [
          monster('Two-Faced Newt', [ifThis('destroyed')], { abilities: ['Gemini', 'Effect'] }),
          field,
          { summonedAgain: true },
        ],
      },
      ...effect([ev('destroyed', 'x')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
];
