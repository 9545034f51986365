import {
  activate,
  activation,
  banishesInstead,
  battle,
  continuous,
  declare,
  duel,
  effect,
  ev,
  happens,
  ifThis,
  monster,
  must,
  negated,
  negatesMonsters,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
  trap,
  trigger,
  when,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const x = rows({ ask: 'activates', card: 'x' });
const who = rows({ ask: 'who-activates', card: 'x' });

const field = 'monster-zone';
const spells = 'spell-trap-zone';
const on = (part: unknown, more: Placed[2] = {}): Placed => [monster('Lantern Newt', [part]), field, more];
const inHand = (part: unknown): Placed => [monster('Lantern Newt', [part]), 'hand'];
const y: Placed = [monster('Mossback Elk'), field];
const watch = (event: string, filter: object = {}, more: Readonly<Record<string, unknown>> = {}) =>
  trigger('if', { event, of: filter }, more);
const gy = ev('sent-to-gy', 'x');
const low = [activate('errand')];

const seed = (part: unknown): Placed => [spell('Buried Seed', [activation(), part]), 'hand'];

/** Was the condition met, and is it known? */
export const condition: readonly Row[] = [
  x(
    'sent to the GY by an effect: "if sent to the GY" activates',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/condition-met met',
  ),
  x('nothing happened at all', duel({ x: on(ifThis('sent-to-gy')) }), 'no', 'trigger/condition-met no-event'),
  x(
    'banished, where the text wants the GY',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([ev('banished', 'x')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed by an effect, where the text wants battle',
    duel(
      { x: on(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle'] }] })) },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'sent from the hand, where the text wants the field',
    duel(
      { x: inHand(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: [field] }] })) },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed, and nobody said by what',
    duel(
      { x: on(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['effect'] }] })) },
      happens(ev('destroyed', 'x')),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'used as material, and the kind of Summon was not said',
    duel(
      {
        x: on(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', for: ['synchro-summoned'] }] })),
      },
      happens(ev('used-as-material', 'x', { cause: 'material' })),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'sent by an effect, where the text wants material',
    duel(
      {
        x: on(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', for: ['synchro-summoned'] }] })),
      },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'a monster of a Type that was not said',
    duel(
      {
        x: on(watch('destroyed', { type: 'Plant' })),
        y: [monster('Mossback Elk', [], { type: undefined }), field],
      },
      ...effect([ev('destroyed', 'y')]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'a monster of another Type',
    duel({ x: on(watch('destroyed', { type: 'Plant' })), y }, ...effect([ev('destroyed', 'y')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'an effect destroyed a monster, and nobody said which',
    duel(
      {
        x: on(ifThis('destroyed')),
        s: [
          spell('Loose Boulder', [activation([{ do: 'destroy', what: { count: 1, from: [field] } }])]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'cannot tell',
    'trigger/condition-met cards-not-said',
  ),
  x(
    'an effect destroyed all monsters, this one too',
    duel(
      {
        x: on(ifThis('destroyed')),
        s: [
          spell('Landslide', [activation([{ do: 'destroy', what: { count: 'all', from: [field] } }])]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'an effect of the Standby Phase is no answer to an event',
    duel({ x: on({ kind: 'trigger', mandatory: false, word: 'during', phase: 'standby', on: [] }) }),
    'no',
    'trigger/condition-met other-phase',
  ),
  x(
    'in its own phase, what else its text asks for was not said',
    duel(
      { x: on({ kind: 'trigger', mandatory: false, word: 'during', phase: 'standby', on: [] }) },
      phase('standby'),
    ),
    'cannot tell',
    'trigger/condition-met phase',
  ),
  x(
    'under a card that banishes instead, nothing is sent to the GY',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'and an effect for being banished activates',
    duel(
      {
        x: on(ifThis('banished')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'that card is face-down: the GY as ever',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'),
          spells,
          { faceUp: false },
        ],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'that card leaves the field in the same moment',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([gy, ev('destroyed', 'hole')]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    "it banishes only the opponent's cards",
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [monster('Fog Warden', [banishesInstead({ owner: 'opponent' })]), field],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'it may banish, under a condition that was not said',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead({ reads: 'with a counter' })], 'Continuous'),
          spells,
        ],
      },
      ...effect([gy]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'and then nobody knows whether it was banished',
    duel(
      {
        x: on(ifThis('banished')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead({ reads: 'with a counter' })], 'Continuous'),
          spells,
        ],
      },
      ...effect([gy]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'a Pendulum Monster of the field is not sent to the GY',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('sent-to-gy')], { abilities: ['Effect', 'Pendulum'], scale: 3 }),
          field,
        ],
      },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'of the hand it is',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('sent-to-gy')], { abilities: ['Effect', 'Pendulum'], scale: 3 }),
          'hand',
        ],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'a Token is not sent to the GY',
    duel(
      {
        x: on(watch('sent-to-gy', { cardType: 'monster' })),
        y: [monster('Pebble Token', [], { abilities: ['Token'] }), field],
      },
      ...effect([ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'a card without a Trigger Effect',
    duel({ x: on(continuous({ do: 'change-atk', amount: 100 })) }),
    'no',
    'trigger/what none',
  ),
  x(
    'a monster whose effects nobody has read',
    duel({ x: [monster('Blank Slate'), field] }, ...effect([gy])),
    'cannot tell',
    'trigger/what not-read',
  ),
  x(
    'a Trap that answers Summons is no Trigger Effect',
    duel({
      x: [
        trap('Sudden Squall', [activation([], { on: [{ event: 'normal-summoned', of: {} }] })]),
        spells,
        { faceUp: false },
      ],
    }),
    'cannot tell',
    'trigger/what fast',
  ),
  x(
    'its Summon was negated: it was sent to the GY',
    duel({ x: inHand(ifThis('sent-to-gy')) }, declare('x', 'normal-summoned'), { do: 'negate-summon' }),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'but not from the hand',
    duel(
      { x: inHand(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: ['hand'] }] })) },
      declare('x', 'normal-summoned'),
      { do: 'negate-summon' },
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'a Spell whose activation was negated and which was destroyed did not leave the field',
    duel(
      { x: seed(ifThis('left-the-field')) },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      negated('activation'),
    ),
    'no',
    'negate/card-no-longer-on-field not-from-field',
  ),
  x(
    'it was destroyed all the same',
    duel(
      { x: seed(ifThis('destroyed')) },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      negated('activation'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'one that was only destroyed did leave it',
    duel(
      { x: seed(ifThis('left-the-field')) },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      resolve(),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
];

/** When, if, and effects that must be activated. */
export const timing: readonly Row[] = [
  x(
    '"when": the last thing of Chain Link 1',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 2, and Chain Link 1 resolves after it',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": as cost',
    duel({ x: on(when('sent-to-gy')) }, activate('spell', { cost: [gy] }), resolve()),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": Tributed for a Tribute Summon',
    duel(
      { x: on(when('sent-to-gy')), y: [monster('Bigger Elk', [], { level: 6 }), 'hand'] },
      summon('y', 'tribute-summoned', { tributes: ['x'] }),
    ),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": as material of a Synchro Summon',
    duel(
      {
        x: on(when('sent-to-gy')),
        y: [monster('Tuned Elk', [], { abilities: ['Synchro', 'Effect'] }), 'extra-deck', { faceUp: false }],
      },
      summon('y', 'synchro-summoned', { materials: ['x'] }),
    ),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": a later part of the same effect',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy], [ev('drawn')])),
    'no',
    'trigger/missed-timing missed',
  ),
  x(
    '"when": the other part at the same time',
    duel({ x: on(when('sent-to-gy')) }, ...effect([gy, ev('drawn')])),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 1 below had its activation negated',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), negated('activation')),
    'yes',
    'trigger/missed-timing last-thing',
  ),
  x(
    '"when": Chain Link 1 below resolved without effect',
    duel({ x: on(when('sent-to-gy')) }, ...low, ...effect([gy]), negated('effect')),
    'cannot tell',
    'trigger/missed-timing without-effect',
  ),
  x(
    '"if": Chain Link 2',
    duel({ x: on(ifThis('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"if": as cost',
    duel({ x: on(ifThis('sent-to-gy')) }, activate('spell', { cost: [gy] }), resolve()),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'mandatory: Chain Link 2',
    duel({ x: on(must('sent-to-gy')) }, ...low, ...effect([gy]), resolve()),
    'yes',
    'trigger/mandatory-cannot-miss mandatory',
  ),
  x(
    'a new Chain was played without it',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('errand'), resolve()),
    'no',
    'trigger/collected passed',
  ),
  x(
    'the new Chain is still under way',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('errand')),
    'no',
    'trigger/collected passed',
  ),
  x(
    'only Trigger Effects are on the new Chain',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk', [ifThis('sent-to-gy')]), field] },
      ...effect([gy, ev('sent-to-gy', 'y')]),
      activate('y'),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'it is on that Chain already',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), activate('x')),
    'no',
    'trigger/collected activated',
  ),
  x(
    'something that nobody named is on the new Chain',
    duel(
      { x: on(ifThis('sent-to-gy')), other: [spell('Second Errand'), 'hand'] },
      ...effect([gy]),
      activate('other'),
    ),
    'cannot tell',
    'trigger/collected not-said-link',
  ),
  x(
    'a Summon was made without it',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk'), 'hand'] },
      activate('errand'),
      resolve([gy]),
      summon('y', 'normal-summoned'),
    ),
    'no',
    'trigger/collected passed-summon',
  ),
  x(
    'a Summon that the effect may have performed',
    duel(
      { x: on(ifThis('sent-to-gy')), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([gy]),
      summon('y', 'normal-summoned'),
    ),
    'cannot tell',
    'trigger/collected not-said-summon',
  ),
  x(
    'a Summon right after the effect that has it performed',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        y: [monster('Mossback Elk'), 'hand'],
        s: [spell('Open Gate', [activation([{ do: 'normal-summon', immediatelyAfter: true }])]), 'hand'],
      },
      activate('s'),
      resolve([gy]),
      summon('y', 'normal-summoned'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Chain while a Summon can be negated does not pass it by',
    duel(
      { x: on(ifThis('tributed')), y: [monster('Bigger Elk', [], { level: 6 }), 'hand'] },
      { do: 'declare-summon', card: 'y', way: 'tribute-summoned', tributes: ['x'] },
      activate('theirs'),
      resolve(),
      { do: 'complete-summon' },
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'the players may have moved to another phase',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy]), phase('battle')),
    'cannot tell',
    'trigger/collected not-said-phase',
  ),
  x(
    'a mandatory effect that was passed by',
    duel({ x: on(must('sent-to-gy')) }, ...effect([gy]), activate('errand'), resolve()),
    'cannot tell',
    'trigger/collected overlooked',
  ),
  x(
    'the effect itself made it the End Phase',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        s: [
          spell('Sudden Dusk', [
            activation([
              { do: 'send-to-gy', what: { count: 1, from: [field] } },
              { do: 'become-end-phase', joined: 'then' },
            ]),
          ]),
          'hand',
        ],
      },
      activate('s'),
      { do: 'resolve', chosen: ['x'] },
    ),
    'yes',
    'trigger/phase-changed changed',
  ),
];

const once = (scope: string, counts = 'use', per = 'turn') => ({ limit: { scope, counts, per } });
const again = [ev('special-summoned', 'x')];
const used = (limit: Readonly<Record<string, unknown>>, ...between: Parameters<typeof playAll>[1][]) =>
  duel(
    { x: on(ifThis('sent-to-gy', limit)), twin: on(ifThis('sent-to-gy', limit)) },
    ...effect([gy]),
    activate('x'),
    ...between,
  );

/** Limits that the situation itself has used up. */
export const limits: readonly Row[] = [
  x(
    '"once per turn" by name, used before',
    playAll(used(once('name')), resolve(), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by name, used by another copy',
    duel(
      { x: on(ifThis('sent-to-gy', once('name'))), twin: on(ifThis('sent-to-gy', once('name'))) },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      ...effect([gy]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    "by name, used by the opponent's copy",
    duel(
      {
        x: on(ifThis('sent-to-gy', once('name'))),
        twin: on(ifThis('sent-to-gy', once('name')), { controller: 'P1' }),
      },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin', { player: 'P1' }),
      resolve(),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, used by another copy',
    duel(
      { x: on(ifThis('sent-to-gy', once('card'))), twin: on(ifThis('sent-to-gy', once('card'))) },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, and the card has left and come back',
    playAll(used(once('card')), resolve(), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, and the card has stayed',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('drawn', 'y')]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by card, and the card was turned face-down meanwhile',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('flipped-face-down', 'x')], [ev('flipped-face-up', 'x')], [ev('drawn', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"use": a negated activation counts',
    playAll(used(once('name')), negated('activation'), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    '"activate": a negated activation does not count',
    playAll(used(once('name', 'activate')), negated('activation'), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"activate": a negated effect counts',
    playAll(used(once('name', 'activate')), negated('effect'), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'it was used in the turn before',
    playAll(used(once('name')), resolve(), phase('end'), phase('draw'), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'once per Duel, used in the turn before',
    playAll(
      used(once('name', 'use', 'duel')),
      resolve(),
      phase('end'),
      phase('draw'),
      ...effect(again),
      ...effect([gy]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'which effect was used was not said',
    duel(
      { x: [monster('Lantern Newt', [{ kind: 'ignition' }, ifThis('sent-to-gy', once('name'))]), field] },
      activate('x'),
      resolve(),
      ...effect([gy]),
    ),
    'cannot tell',
    'limit/once-per-turn-used not-said',
  ),
];

const xyz: Placed = [
  monster('Stacked Elk', [], { abilities: ['Xyz', 'Effect'], level: undefined, rank: 4 }),
  field,
];

/** Where the card is now, and whether it still can. */
export const place: readonly Row[] = [
  x(
    'it is where the event left it',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/activation-location stayed',
  ),
  x(
    'banished from the GY before it could activate',
    duel({ x: on(ifThis('sent-to-gy')) }, ...low, ...effect([gy]), resolve([ev('banished', 'x')])),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'back on the field, and in the GY once more: the second time counts',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy], [ev('special-summoned', 'x')], [gy])),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'back in the hand',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy], [ev('added-to-hand', 'x')])),
    'no',
    'trigger/private-location private',
  ),
  x(
    'the GY, where the text names it',
    duel({ x: on(ifThis('sent-to-gy', { activatesIn: ['gy'] })) }, ...effect([gy])),
    'yes',
    'trigger/activates-from-new-place there',
  ),
  x(
    'destroyed to the Extra Deck, where the text names the GY',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('destroyed', { activatesIn: ['gy'] })], {
            abilities: ['Effect', 'Pendulum'],
          }),
          field,
        ],
      },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/activates-from-new-place elsewhere',
  ),
  x(
    'banished face-down',
    duel({ x: on(ifThis('banished')) }, ...effect([ev('banished-face-down', 'x')])),
    'no',
    'trigger/banished-face-down face-down',
  ),
  x(
    'Summoned, and turned face-down in the same Chain',
    duel(
      { x: inHand(ifThis('special-summoned')) },
      ...low,
      ...effect([ev('special-summoned', 'x')]),
      resolve([ev('flipped-face-down', 'x')]),
    ),
    'no',
    'monster/face-down-defense face-down',
  ),
  x(
    'Summoned, and equipped to a monster in the same Chain',
    duel(
      { x: inHand(ifThis('special-summoned')) },
      ...low,
      ...effect([ev('special-summoned', 'x')]),
      resolve([ev('equipped', 'x')]),
    ),
    'no',
    'trigger/card-type-changed changed',
  ),
  x(
    'left the field for the Deck',
    duel({ x: on(ifThis('left-the-field')) }, ...effect([ev('returned-to-deck', 'x')])),
    'no',
    'trigger/leaves-field-deck-or-material deck',
  ),
  x(
    'left the field for the hand',
    duel({ x: on(ifThis('left-the-field')) }, ...effect([ev('returned-to-hand', 'x')])),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'another monster became Xyz Material',
    duel(
      { x: on(watch('left-the-field', { cardType: 'monster' })), y, z: xyz },
      ...effect([ev('became-xyz-material', 'y')]),
    ),
    'cannot tell',
    'trigger/leaves-field-deck-or-material other',
  ),
  x(
    'another monster was shuffled into the Deck',
    duel(
      { x: on(watch('left-the-field', { cardType: 'monster' })), y },
      ...effect([ev('returned-to-deck', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'detached as cost, "if"',
    duel(
      { x: [monster('Lantern Newt', [ifThis('sent-to-gy')]), 'xyz-material'] },
      activate('spell', { cost: [ev('detached', 'x')] }),
      resolve(),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'it came to the field with the Summon that it watches',
    duel(
      { x: inHand(watch('special-summoned')), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'x'), ev('special-summoned', 'y')]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'the same, where it watches other monsters only',
    duel(
      { x: inHand(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'x'), ev('special-summoned', 'y')]),
    ),
    'no',
    'trigger/already-in-place arrived',
  ),
  x(
    'it came to the field only afterwards',
    duel(
      { x: inHand(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'y')], [ev('special-summoned', 'x')]),
    ),
    'no',
    'trigger/already-in-place absent',
  ),
  x(
    'it was on the field before',
    duel(
      { x: on(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'it left the field with the monster that it watches',
    duel(
      { x: on(watch('destroyed', { other: true })), y },
      ...effect([ev('destroyed', 'x'), ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/already-in-place absent',
  ),
  x(
    'an effect of the hand, and it came to the hand afterwards',
    duel(
      { x: [monster('Lantern Newt', [watch('destroyed', {}, { activatesIn: ['hand'] })]), 'deck'], y },
      ...effect([ev('destroyed', 'y')], [ev('added-to-hand', 'x')]),
    ),
    'yes',
    'trigger/already-in-place from-hand',
  ),
  x(
    'an effect of the hand, and it is in the Deck',
    duel(
      { x: [monster('Lantern Newt', [watch('destroyed', {}, { activatesIn: ['hand'] })]), 'deck'], y },
      ...effect([ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/activates-from-new-place elsewhere',
  ),
];

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
  monster('Ash Sparrow', [{ kind: 'continuous', does: [{ do: 'change-name', reads: 'Ember Sparrow' }] }]),
  'hand',
];
const damage = (cards: Readonly<Record<string, Placed>>, ...actions: Parameters<typeof playAll>[1][]) =>
  playAll(start(cards, { phase: 'damage' }), ...actions);
const died = battle(ev('destroyed', 'y', { by: 'foe' }));

/** The Damage Step, control, negated effects and the rest. */
export const circumstances: readonly Row[] = [
  x(
    'a Flip Effect of a monster that the battle then destroys',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'yes',
    'trigger/flip-timing before-destroyed',
  ),
  x(
    '"when flipped face-up", likewise',
    damage(
      { x: on(when('flipped-face-up'), { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'yes',
    'trigger/flip-timing before-destroyed',
  ),
  x(
    'a Flip Effect of a monster that an effect banishes after the attack',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      ...effect([ev('banished', 'x')]),
    ),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'a monster that was attacked face-up and destroyed has been there',
    damage(
      { x: on(when('attack-declared')) },
      battle(ev('attack-declared', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'flipped by an effect, and destroyed by one in the same Chain',
    duel(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      ...low,
      ...effect([ev('flipped-face-up', 'x')]),
      resolve([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/activation-location moved',
  ),

  x(
    'destroyed by battle: about its own card',
    damage({ x: on(ifThis('destroyed')) }, battle(ev('destroyed', 'x'))),
    'yes',
    'trigger/damage-step own',
  ),
  x(
    'its text excludes the Damage Step',
    damage({ x: on(ifThis('destroyed', { damageStep: 'except' })) }, battle(ev('destroyed', 'x'))),
    'no',
    'trigger/damage-step excepted',
  ),
  x(
    'another monster was destroyed in the Damage Step',
    damage({ x: on(watch('destroyed')), y }, died),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'the same by battle, though nobody said "Damage Step"',
    duel({ x: on(watch('destroyed')), y }, died),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'the same where the text names battle',
    damage(
      { x: on(watch('destroyed', {}, { on: [{ event: 'destroyed', of: {}, by: ['battle'] }] })), y },
      died,
    ),
    'yes',
    'trigger/damage-step battle',
  ),
  x(
    'battle damage is of the Damage Step',
    damage({ x: on(watch('inflicted-battle-damage')), y }, battle(ev('inflicted-battle-damage', 'y'))),
    'yes',
    'trigger/damage-step battle',
  ),
  x(
    'an attack declaration is not',
    duel({ x: on(watch('attack-declared')) }, battle(ev('attack-declared', 'foe'))),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Flip Effect after an attack',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false, position: 'defense' }) },
      battle(ev('flipped-face-up', 'x')),
    ),
    'yes',
    'trigger/damage-step own',
  ),
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
];
