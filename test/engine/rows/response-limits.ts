import {
  activate,
  activation,
  continuous,
  declare,
  duel,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../../support/duels.ts';
import { draws, field } from './activation-cards.ts';
import { among, answers, chained, errand, type Loose, no, set, theirs } from './response-cards.ts';
import type { Row } from './row.ts';
import { fast, unanswerable } from './unanswerable.ts';

/** What keeps a response from being activated: texts, the moment, the time, and what is not there. */

const stops = (on: object): Placed => answers(on, { does: [{ do: 'negate-summon' }] });
const toSummon = stops({ event: 'normal-summoned', of: { cardType: 'monster' }, declared: true });
const tried = (trapped: Placed): Row[1] =>
  duel(
    { x: trapped, n: [monster('Young Boar', [], { type: undefined }), 'hand'] },
    declare('n', 'normal-summoned'),
  );

const orchard = (part: Loose): Placed => [
  spell('Old Orchard', [activation(), part], 'Continuous'),
  'spell-trap-zone',
  { controller: 'P0' },
];
const watched = (part: Loose, more: Partial<Placed[2]> = {}): Row[1] =>
  duel(
    { x: fast, o: [orchard(part)[0], 'spell-trap-zone', { ...more }], s: errand([draws]) },
    activate('s', { part: 0 }),
  );

/** What keeps anything from being activated. */
const kept: readonly Row[] = [
  theirs(
    'a Chain that has begun to resolve',
    duel({ x: fast, s: errand([draws]) }, activate('s', { part: 0 }), activate('theirs'), resolve()),
    'no',
    'chain/nothing-during-resolution resolving',
  ),
  theirs(
    'a Continuous Effect that may forbid it',
    watched(continuous({ do: 'restrict', reads: 'Traps cannot be activated' })),
    'cannot tell',
    'effect/continuous-starts may',
  ),
  theirs(
    'a text that was not read may forbid it',
    watched({ kind: 'unread', reads: 'The wind decides.' }),
    'cannot tell',
    'effect/continuous-starts may',
  ),
  theirs(
    'a Continuous Effect that does something else',
    watched(continuous({ do: 'change-atk', amount: 100, what: { count: 'all' } })),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'the card that may forbid it is negated',
    watched(continuous({ do: 'restrict', reads: 'Traps cannot be activated' }), { negated: true }),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'its own text asks for something',
    chained(
      [
        trap('Picky Answer', [
          activation([draws]),
          { kind: 'not-an-effect', what: 'activation-condition', reads: 'Only while it rains.' },
        ]),
        'spell-trap-zone',
        set,
      ],
      errand([draws]),
    ),
    'cannot tell',
    'activation/condition-checked-once open',
  ),
];

/** While a declared Summon can be negated. */
const declared: readonly Row[] = [
  theirs('it negates the Summon', tried(toSummon), 'yes', 'summons-general/first-must-negate negates'),
  theirs(
    'by its own text the Summon cannot be negated',
    duel(
      {
        x: toSummon,
        n: [
          monster('Stubborn Boar', [
            continuous({
              do: 'change-status',
              what: { reads: "this card's Normal Summon" },
              reads: 'cannot be negated',
            }),
          ]),
          'hand',
        ],
      },
      declare('n', 'normal-summoned'),
    ),
    'no',
    'summons-general/no-effects own',
  ),
  theirs(
    'its own text speaks of another Summon',
    duel(
      {
        x: toSummon,
        n: [
          monster('Stubborn Boar', [
            continuous({
              do: 'change-status',
              what: { reads: "this card's Special Summon" },
              reads: 'cannot be negated',
            }),
          ]),
          'hand',
        ],
      },
      declare('n', 'normal-summoned'),
    ),
    'yes',
    'summons-general/first-must-negate negates',
  ),
  theirs(
    'the text of another card speaks of Summons that cannot be negated',
    duel(
      {
        x: toSummon,
        y: orchard(
          continuous({
            do: 'change-status',
            what: { reads: 'Normal Summons of Beast monsters' },
            reads: 'cannot be negated',
          }),
        ),
        n: [monster('Young Boar'), 'hand'],
      },
      declare('n', 'normal-summoned'),
    ),
    'cannot tell',
    'summons-general/no-effects not-read',
  ),
  theirs('another Trap', tried(fast), 'no', 'summons-general/first-must-negate other'),
  theirs(
    'it negates Special Summons',
    tried(stops({ event: 'special-summoned', of: { cardType: 'monster' }, declared: true })),
    'no',
    'summons-general/first-must-negate other',
  ),
  theirs(
    'it negates the Summon of a Type that was not said',
    tried(stops({ event: 'normal-summoned', of: { cardType: 'monster', type: 'Beast' }, declared: true })),
    'cannot tell',
    'summons-general/first-must-negate not-said',
  ),
  theirs(
    'it negates Summons that were not read',
    tried([
      trap(
        'Odd Refusal',
        [activation([{ do: 'negate-summon' }], { unreadTiming: 'when a monster would rise' })],
        'Counter',
      ),
      'spell-trap-zone',
      set,
    ]),
    'cannot tell',
    'summons-general/first-must-negate not-read',
  ),
  theirs(
    'the Summon has succeeded',
    duel({ x: toSummon, n: [monster('Young Boar'), 'hand'] }, summon('n', 'normal-summoned')),
    'no',
    no,
  ),
];

const quick = (during: object, more: object = {}): Placed => [
  monster('Timely Newt', [{ kind: 'quick', does: [draws], during, ...more }]),
  field,
  { controller: 'P1' },
];
const inPhase = (x: Placed, phase: 'main-1' | 'end') => playAll(start({ x }, { phase }));

/** Phases and turns that the text of the effect names, and what was taken for granted. */
const times: readonly Row[] = [
  theirs(
    'in the Main Phase of the opponent',
    inPhase(quick({ turn: 'opponent', phases: ['main-1', 'main-2'] }), 'main-1'),
    'yes',
    'activation/condition-checked-once time',
  ),
  theirs(
    'in the own Main Phase, and it is the turn of the opponent',
    inPhase(quick({ turn: 'you', phases: ['main-1', 'main-2'] }), 'main-1'),
    'no',
    'activation/condition-checked-once other-time',
  ),
  theirs(
    'in a Main Phase, and it is the End Phase',
    inPhase(quick({ phases: ['main-1', 'main-2'] }), 'end'),
    'no',
    'activation/condition-checked-once other-time',
  ),
  theirs(
    'no monster that it could target was told of',
    inPhase(quick({}, { targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }] }), 'main-1'),
    'no',
    'target/chosen-at-activation none',
  ),
  among(
    'a particular monster to target was not named',
    inPhase(quick({}, { targets: [{ count: 1, from: [field], filter: { attribute: 'FIRE' } }] }), 'main-1'),
    'cannot tell',
    'target/chosen-at-activation not-said',
  ),
  among(
    'a card to target was not named, and there are others',
    inPhase(
      quick({}, { targets: [{ count: 1, from: ['spell-trap-zone'], filter: { cardType: 'spell-trap' } }] }),
      'main-1',
    ),
    'yes',
    'effect/quick may',
  ),
  theirs(
    'a card to target was not named, and there are no others',
    inPhase(
      quick({}, { targets: [{ count: 1, from: ['spell-trap-zone'], filter: { cardType: 'spell-trap' } }] }),
      'main-1',
    ),
    'no',
    'target/chosen-at-activation none',
  ),
];

export const responseLimits: readonly Row[] = [...unanswerable, ...kept, ...declared, ...times];
