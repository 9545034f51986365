import {
  activate,
  activation,
  continuous,
  duel,
  effect,
  ev,
  limited,
  monster,
  negated,
  negatesMonsters,
  type Placed,
  resolve,
  spell,
} from '../../support/duels.ts';
import {
  boar,
  byCall,
  cannot,
  cards,
  end,
  field,
  inHand,
  lock,
  normal,
  played,
  revive,
  special,
} from './restriction-cards.ts';
import { type Row, rows } from './row.ts';

/** What an effect that has resolved lets nobody do. */
const lasting: readonly Row[] = [
  byCall('no Special Summons', duel(cards(special), ...played), 'no', `${cannot} restricted`),
  byCall('before it resolves', duel(cards(special)), 'yes', 'special-summon/within-reach reached'),
  byCall(
    'its effect was negated',
    duel(cards(special), activate('lock'), negated('effect')),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'in the next turns it is over',
    duel(cards(special), ...played, end, end),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it binds its player alone',
    duel(
      { lock: [...lock(special).slice(0, 2), { controller: 'P1' }] as unknown as Placed, boar, revive },
      ...played,
    ),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it binds the opponent',
    duel(cards(special, { who: 'opponent' }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall('it binds both', duel(cards(special, { who: 'both' }), ...played), 'no', `${cannot} restricted`),
  byCall(
    'except monsters of its Type',
    duel(cards({ ...special, except: { type: 'Beast' } }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'except monsters of another Type',
    duel(cards({ ...special, except: { type: 'Fiend' } }), ...played),
    'no',
    `${cannot} restricted`,
  ),
  byCall(
    'except monsters that nobody can tell',
    duel(cards({ ...special, except: { reads: 'that look tired' } }), ...played),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
  byCall(
    'only from the Extra Deck',
    duel(cards({ ...special, from: ['extra-deck'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'except from the GY',
    duel(cards({ ...special, exceptFrom: ['gy'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'only monsters of another Type',
    duel(cards({ ...special, of: { type: 'Fiend' } }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'only Xyz Summons',
    duel(cards({ summons: ['xyz'] }), ...played),
    'yes',
    'special-summon/within-reach reached',
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['a', 'b'] })(
    'an Xyz Summon',
    duel(
      {
        lock: lock({ ...special, from: ['extra-deck'], except: { abilities: ['Synchro'] } }),
        x: [
          limited('Iron Tower', ['Xyz'], { materials: { groups: [{ count: 2, filter: { levels: [4] } }] } }),
          'extra-deck',
        ],
        a: [monster('Tame Boar'), field],
        b: [monster('Tame Goat'), field],
      },
      ...played,
    ),
    'no',
    `${cannot} restricted`,
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that could only Special Summon',
    duel({ ...cards(special) }, ...played),
    'no',
    `${cannot} locked`,
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that could only Special Summon, from elsewhere',
    duel(cards({ ...special, from: ['extra-deck'] }), ...played),
    'yes',
    'spell/when open',
  ),
  rows({ ask: 'can-activate', card: 'revive' })(
    'an effect that may Special Summon what is excepted',
    duel(cards({ ...special, except: { type: 'Beast' } }), ...played),
    'cannot tell',
    `${cannot} perhaps`,
  ),
  normal(
    'no Normal Summons',
    duel({ lock: lock({ summons: ['normal', 'special'] }), boar: inHand }, ...played),
    'no',
    `${cannot} restricted`,
  ),
  normal(
    'Special Summons alone are forbidden',
    duel({ lock: lock(special), boar: inHand }, ...played),
    'yes',
    'normal-summon/count-left left',
  ),
  normal(
    'words that were not read',
    duel(
      {
        lock: [
          spell('Odd Gate', [activation([{ do: 'restrict', reads: 'you cannot do odd things' }])]),
          'hand',
        ],
        boar: inHand,
      },
      ...played,
    ),
    'cannot tell',
    'normal-summon/must-be-possible may-forbid',
  ),
  rows({ ask: 'can-activate', card: 'errand' })(
    'no activations',
    duel({ lock: lock({ activates: 'all' }) }, ...played),
    'no',
    `${cannot} restricted`,
  ),
  rows({ ask: 'can-activate', card: 'errand' })(
    'no monster effects',
    duel({ lock: lock({ activates: 'monster' }) }, ...played),
    'yes',
    'spell/quick-play may',
  ),
];

const toldGate = duel(cards(special), activate('lock'), resolve([ev('drawn')]));
/** What happened at a resolution was told, and what it left is in its text all the same. */
const told: readonly Row[] = [
  byCall('its resolution was told', toldGate, 'no', `${cannot} restricted`),
  byCall(
    'its resolution was told, and what it leaves hangs on what was done',
    duel(cards(special, { joined: 'if-you-do' }), activate('lock'), resolve([ev('drawn')])),
    'yes',
    'special-summon/within-reach reached',
  ),
];

const vanity: Placed = [
  monster('Vain Newt', [
    continuous({ do: 'restrict', who: 'both', reads: 'neither player can Special Summon', bans: special }),
  ]),
  field,
  { controller: 'P1' },
];
/** What a Continuous Effect lets nobody do. */
const applied: readonly Row[] = [
  byCall('while it applies', duel({ boar, revive, vanity }), 'no', `${cannot} restricted`),
  byCall(
    'its card is face-down',
    duel({ boar, revive, vanity: [vanity[0], field, { controller: 'P1', faceUp: false }] }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'its effects are negated',
    duel({ boar, revive, vanity: [vanity[0], field, { controller: 'P1', negated: true }] }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'it hangs on a condition',
    duel({
      boar,
      revive,
      vanity: [
        monster('Vain Newt', [
          continuous({
            do: 'restrict',
            who: 'both',
            reads: 'nobody can',
            bans: special,
            onlyIf: 'if it rains',
          }),
        ]),
        field,
      ],
    }),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
];

const standing = (bans: object, more: object = {}): Placed => [
  monster('Proud Newt', [
    { kind: 'not-an-effect', what: 'restriction', reads: 'You cannot Special Summon monsters.', bans },
  ]),
  field,
  more,
];
/** What text that is not an effect lets its player not do while the card is there. */
const always: readonly Row[] = [
  byCall(
    'a standing ban of an own card',
    duel({ boar, revive, s: standing(special) }),
    'no',
    `${cannot} restricted`,
  ),
  byCall(
    'but for monsters of this Type',
    duel({ boar, revive, s: standing({ ...special, except: { type: 'Beast' } }) }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'but for monsters of another Type',
    duel({ boar, revive, s: standing({ ...special, except: { type: 'Fiend' } }) }),
    'no',
    `${cannot} restricted`,
  ),
  byCall(
    'of a card of the opponent',
    duel({ boar, revive, s: standing(special, { controller: 'P1' }) }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'of a face-down card',
    duel({ boar, revive, s: standing(special, { faceUp: false }) }),
    'yes',
    'special-summon/within-reach reached',
  ),
  byCall(
    'of a card whose effects a Continuous Effect negates',
    duel({
      boar,
      revive,
      s: standing(special),
      n: [monster('Hushed Heron', [negatesMonsters]), field, { controller: 'P1' }],
    }),
    'cannot tell',
    `${cannot} perhaps-restricted`,
  ),
  byCall(
    'when the card has left',
    duel({ boar, revive, s: standing(special) }, ...effect([ev('destroyed', 's')])),
    'yes',
    'special-summon/within-reach reached',
  ),
];

export const restrictions: readonly Row[] = [...lasting, ...told, ...applied, ...always];
