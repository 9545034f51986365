import type { Action } from '../../../src/engine/play.ts';
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
import { draws, field, x } from './activation-cards.ts';
import { type Row, rows } from './row.ts';

/** What may be chained to an activation: by whom it is, of what it is, what it does and targets, and when. */

const set = { faceUp: false, controller: 'P1' } as const;
const answers = (on: object, more: object = {}): Placed => [
  trap('Rival Echo', [activation([draws], { word: 'when', on: [on], ...more })]),
  'spell-trap-zone',
  set,
];
const activated = (more: object = {}) => ({ event: 'effect-activated', of: {}, ...more });
const toLink = (link: object): Placed => answers(activated({ link }));
const toCard = toLink({ activatesCard: true });
const onField = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'];
const fromDeck = toLink({ includes: [{ do: ['add-to-hand', 'draw'], from: ['deck'] }] });

type Loose = Readonly<Record<string, unknown>>;
const errand = (does: readonly Loose[], more: Loose = {}): Placed => [
  spell('Small Errand', [activation(does, more)]),
  'hand',
];
const newt = (does: readonly Loose[], more: object = {}): Placed => [
  monster('Lantern Newt', [{ kind: 'ignition', does, ...more }]),
  field,
];
const boar: Placed = [monster('Tame Boar'), field, { controller: 'P1' }];
const chained = (trapped: Placed, s: Placed, more: Partial<Extract<Action, { do: 'activate' }>> = {}) =>
  duel({ x: trapped, s, y: boar }, activate('s', { part: 0, ...more }));
const search = { do: 'add-to-hand', what: { count: 1, from: ['deck'] } };
const smash = { do: 'destroy', what: { count: 1, from: onField } };
const chosen = { onlyIf: 'it is what was chosen' };

const theirs = rows({ ask: 'can-activate', card: 'x', player: 'P1' });
const among = rows({ ask: 'can-activate', card: 'x', player: 'P1', granted: true });
const yes = 'timing/after-an-action now';
const no = 'timing/after-an-action differs';
const open = 'timing/after-an-action not-said';

/** Chain Links and what answers them. */
const links: readonly Row[] = [
  theirs('a Spell Card is activated, not an effect', chained(toCard, errand([draws])), 'yes', yes),
  theirs('the effect of a monster is no activation of the card', chained(toCard, newt([draws])), 'no', no),
  theirs(
    'it was not said what of a Spell Card was activated',
    duel({ x: toCard }, activate('spell')),
    'cannot tell',
    open,
  ),
  theirs('it searches the Deck', chained(fromDeck, errand([search])), 'yes', yes),
  theirs('a draw adds a card from the Deck', chained(fromDeck, errand([draws])), 'yes', yes),
  theirs(
    'it adds a card from the GY',
    chained(fromDeck, errand([{ do: 'add-to-hand', what: { count: 1, from: ['gy'] } }])),
    'no',
    no,
  ),
  theirs('it does something else', chained(fromDeck, errand([{ do: 'gain-lp', amount: 500 }])), 'no', no),
  theirs(
    'what it does was not read',
    chained(fromDeck, errand([{ do: 'described', reads: 'something strange' }])),
    'cannot tell',
    open,
  ),
  theirs(
    'what is searched for was targeted',
    chained(
      fromDeck,
      errand([{ do: 'add-to-hand', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
    ),
    'no',
    no,
  ),
  theirs(
    'of two effects to choose from only the search can do anything',
    chained(
      fromDeck,
      errand([
        { do: 'destroy', what: { count: 1, from: ['pendulum-zone'] }, ...chosen },
        { ...search, ...chosen },
      ]),
    ),
    'yes',
    yes,
  ),
  theirs(
    'of two effects to choose from either can be meant',
    chained(
      fromDeck,
      errand([
        { ...smash, ...chosen },
        { ...search, ...chosen },
      ]),
    ),
    'cannot tell',
    open,
  ),
  theirs(
    'it targets a monster of the one who answers',
    chained(
      toLink({ targets: { cardType: 'monster', controller: 'you' } }),
      errand([], { targets: [{ count: 1 }] }),
      { targets: ['y'] },
    ),
    'yes',
    yes,
  ),
  theirs(
    'it targets another monster',
    chained(
      toLink({ targets: { cardType: 'monster', controller: 'opponent' } }),
      errand([], { targets: [{ count: 1 }] }),
      { targets: ['y'] },
    ),
    'no',
    no,
  ),
  theirs(
    'it targets nothing',
    chained(toLink({ targets: { cardType: 'monster' } }), errand([draws])),
    'no',
    no,
  ),
  theirs(
    'what it targets was not said',
    chained(toLink({ targets: { cardType: 'monster' } }), errand([], { targets: [{ count: 1 }] })),
    'cannot tell',
    open,
  ),
  theirs(
    'in the Battle Phase only, and it is the Main Phase',
    chained(toLink({ phases: ['battle'] }), errand([draws])),
    'no',
    no,
  ),
  theirs(
    'to what an opponent activates',
    chained(answers(activated({ byWhom: 'opponent' })), errand([draws])),
    'yes',
    yes,
  ),
  theirs(
    'to what an opponent activates, and it is the own card',
    duel({ x: answers(activated({ byWhom: 'opponent' })) }, activate('theirs')),
    'no',
    no,
  ),
];

const barring = (text: object, cardType: 'spell' | 'monster' = 'spell'): Placed => {
  const bar = {
    kind: 'not-an-effect',
    what: 'cannot-be-responded-to',
    reads: 'nothing answers this',
    ...text,
  };
  return cardType === 'spell'
    ? [spell('Hushed Errand', [activation([draws]), bar]), 'hand']
    : [monster('Hushed Newt', [{ kind: 'ignition', does: [draws] }, bar]), field];
};
const fast: Placed = [trap('Open Answer', [activation([draws])]), 'spell-trap-zone', set];
const bars = (who: string, to: string, more: object = {}) => ({ unanswerable: { who, to, ...more } });
const barred = 'text/cannot-respond barred';

/** Texts by which nothing can be activated in response. */
const unanswerable: readonly Row[] = [
  theirs(
    'neither player can respond to the card',
    chained(fast, barring(bars('both', 'card'))),
    'no',
    barred,
  ),
  theirs(
    'the opponent cannot respond to the effect of a monster',
    chained(fast, barring(bars('opponent', 'effect'), 'monster')),
    'no',
    barred,
  ),
  x(
    'the opponent cannot respond, and its own player does',
    duel(
      { x: [fast[0], 'spell-trap-zone', { faceUp: false }], s: barring(bars('opponent', 'card')) },
      activate('s', { part: 0 }),
    ),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'only monster effects cannot respond',
    chained(fast, barring(bars('both', 'card', { cards: { cardType: 'monster' } }))),
    'yes',
    'chain/spell-speed fast',
  ),
  theirs(
    'the words were not read',
    chained(fast, barring({})),
    'cannot tell',
    'text/cannot-respond not-read',
  ),
  theirs(
    'it was not said what was activated',
    duel(
      {
        x: fast,
        s: [
          spell('Hushed Orchard', [
            activation([draws]),
            { kind: 'quick', does: [draws] },
            {
              kind: 'not-an-effect',
              what: 'cannot-be-responded-to',
              reads: 'nothing answers this',
              ...bars('both', 'card'),
            },
          ]),
          'hand',
        ],
      },
      activate('s'),
    ),
    'cannot tell',
    'text/cannot-respond not-said',
  ),
  theirs(
    'an effect that keeps players from responding to other cards',
    duel(
      {
        x: fast,
        lord: [
          monster('Hushing Lord', [
            continuous({
              do: 'restrict',
              who: 'opponent',
              reads: 'nothing is activated in response to Spells',
            }),
          ]),
          field,
        ],
        s: errand([draws]),
      },
      activate('s', { part: 0 }),
    ),
    'cannot tell',
    'text/cannot-respond-to-others not-read',
  ),
];

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
    'no monster that it could target is there',
    inPhase(quick({}, { targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }] }), 'main-1'),
    'yes',
    'effect/quick may',
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

export const responses: readonly Row[] = [...links, ...unanswerable, ...kept, ...declared, ...times];
