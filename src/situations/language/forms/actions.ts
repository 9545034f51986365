import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import { someCounters } from '../counters.ts';
import type { Form } from '../form.ts';
import { atOnce, cost, moments } from '../happens.ts';
import { list, number, oneOf, ordinal, reference, text } from '../pieces.ts';
import { phase, player, spellTrapZone, zone } from '../words.ts';
import { formsOf } from './template.ts';
import { timings } from './timings.ts';

export type Action = Situation['actions'][number];

/** How a player Summons: the verb of each way, in the form for "P0" and in that for nobody. */
const verbs = {
  'normal-summoned': 'Normal Summon',
  'tribute-summoned': 'Tribute Summon',
  'normal-summoned-again': 'Normal Summon again',
  set: 'Set',
  'flip-summoned': 'Flip Summon',
  'fusion-summoned': 'Fusion Summon',
  'ritual-summoned': 'Ritual Summon',
  'synchro-summoned': 'Synchro Summon',
  'xyz-summoned': 'Xyz Summon',
  'pendulum-summoned': 'Pendulum Summon',
  'link-summoned': 'Link Summon',
  'summoned-by-own-procedure': 'Special Summon by its own procedure',
  'special-summoned': 'Special Summon by a card effect',
  'special-summoned-ignoring-conditions': 'Special Summon ignoring its Summoning conditions',
} as const satisfies Readonly<Record<SummonWay, string>>;

const third = (verb: string): string => verb.replace(/\b(Summon|Set)\b/, '$1s');
const bare = (verb: string): string => verb.replace(/\b(Summon|Set)s\b/i, '$1');

const verbOf = (form: (verb: string) => string) =>
  oneOf<SummonWay>(
    'how it is Summoned',
    summonWays.ids.map((value) => ({ value, says: form(verbs[value]), also: [verbs[value]] })),
    (word) => (/\b(summon|set)s?\b/i.test(word) ? summonWays.find(bare(word)) : undefined),
  );

const action = formsOf<Action>('do', {
  player,
  card: reference,
  cards: list(reference, { none: 'nothing' }),
  monsters: list(reference),
  part: ordinal('the number of a part'),
  asSpell: oneOf('how it is activated', [
    { value: true, says: 'as a Spell', also: ['as a Spell Card', 'in a Pendulum Zone', 'as a scale'] },
  ]),
  cost,
  text,
  zone,
  spellTrapZone,
  phase,
  events: atOnce,
  moments,
  counters: someCounters,
  lp: number('how many LP'),
  summon: verbOf((verb) => verb),
  summons: verbOf(third),
  in: oneOf('where in the turn', [
    { value: 'open', says: 'outside a Chain' },
    { value: 'battle', says: 'in battle', also: ['by battle'] },
    { value: 'summon', says: 'during a Summon' },
  ]),
  negated: oneOf('what is negated', [
    { value: 'activation', says: 'its activation negated', also: ['activation negated'] },
    { value: 'effect', says: 'its effect negated', also: ['effect negated', 'negated'] },
  ]),
  // Whether each "you can" of a text is done, in its order.
  decisions: list(
    oneOf('whether it is done', [
      { value: true, says: 'yes', also: ['done'] },
      { value: false, says: 'no', also: ['not done'] },
    ]),
    { none: 'nothing' },
  ),
  // Which of each "A, or B" of a text was picked, in its order.
  picked: list(ordinal('the number of what was picked'), { none: 'nothing' }),
  timing: oneOf(
    'a timing of the Damage Step',
    [...timings, { value: 'over', says: 'its end' }],
    damageStepTimings.find,
  ),
  effects: oneOf('which effects', [
    { value: 'mandatory', says: 'the mandatory effects' },
    { value: 'all', says: 'all effects' },
  ]),
});

const activation =
  '[(, part|part|effect) {part}] [, {asSpell}] [{cost}] [, targeting {targets:cards}] [, choosing {chosen:cards}] [, declaring {declared:text}] [, in {zone:spellTrapZone}]';
const used =
  '[, together with {together:monsters}] [, Tributing {tributes:cards}] [, using {materials:cards}] [, in {zone}]';

/** The ways of a Special Summon whose words may stand behind the card as well. */
const specialSummons = [
  ['summoned-by-own-procedure', 'by its own procedure'],
  ['special-summoned', 'by a card effect'],
  ['special-summoned-ignoring-conditions', 'ignoring its Summoning conditions'],
] as const satisfies readonly (readonly [SummonWay, string])[];

/** Every action: a line each. */
export const actionForms: readonly Form<Action>[] = [
  action(
    'activate',
    'P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"',
    `{player} (activates|activate|chains|chain|responds with) {card} ${activation}`,
    `(activate|chain) {card} ${activation}`,
  ),
  action(
    'resolve',
    'resolve: "Dandylion" is sent to the GY, then "Jinzo" is destroyed',
    '(resolve|resolves|it resolves|the last Chain Link resolves) [, {negated}] [, choosing {chosen:cards}] [, deciding {optional:decisions}] [, picking {picked}] [: {happens:moments}]',
  ),
  action(
    'summon',
    'P0 Synchro Summons "Stardust Dragon", using "Dandylion" and "Star Boy"',
    `{player} {way:summons} {card} ${used}`,
    `{way:summon} {card} ${used}`,
    ...specialSummons.map(
      ([way, how]) => [{ way }, `{player} (Special Summons|Special Summon) {card} ${how} ${used}`] as const,
    ),
  ),
  action(
    'declare-summon',
    'P0 tries to Normal Summon "Dandylion"',
    `{player} (tries to|attempts to|declares the) {way:summon} {card} ${used}`,
    `try to {way:summon} {card} ${used}`,
  ),
  action('complete-summon', 'the Summon succeeds', '(the Summon succeeds|nobody negates the Summon)'),
  action(
    'negate-summon',
    'the Summon is negated by "Solemn Judgment"',
    '(the Summon is negated|its Summon is negated) [by {by:card}]',
  ),
  action('happen', 'in battle: "Dandylion" is destroyed by "Jinzo"', '{in} : {events}', '{events}'),
  action('phase', 'go to the End Phase', '(go to|goes to|enter|move to) {phase}'),
  action('end-turn', 'P0 ends the turn', '{player} (ends|end) the turn', '(end the turn|the turn ends)'),
  action('pass', 'P0 passes', '{player} (passes|pass|does not respond)'),
  action(
    'lp',
    'P0 loses 1000 LP',
    [{ how: 'loses' }, '{player} (loses|lose|lost) {lp} (LP|life points|Life Points) [by {by:card}]'],
    [
      { how: 'gains' },
      '{player} (gains|gain|gained|recovers) {lp} (LP|life points|Life Points) [by {by:card}]',
    ],
    [{ how: 'pays' }, '{player} (pays|pay|paid) {lp} (LP|life points|Life Points) [by {by:card}]'],
    [{ how: 'takes' }, '{player} (takes|take|took) {lp} (damage|effect damage) [by {by:card}]'],
  ),
  action(
    'counters',
    '3 Spell Counters are placed on "Dandylion"',
    [{ how: 'placed' }, '(place|put) {counters} on {card}'],
    [{ how: 'removed' }, 'remove {counters} from {card}'],
    [{ how: 'placed' }, '{counters} (are placed on|is placed on) {card}'],
    [{ how: 'removed' }, '{counters} (are removed from|is removed from) {card}'],
  ),
  action(
    'attack',
    '"Jinzo" attacks "Star Boy"',
    '{card} (attacks|declares an attack on) {target:card}',
    '{card} (attacks directly|declares a direct attack)',
  ),
  action(
    'negate-attack',
    'the attack is negated by "Star Boy"',
    '(the attack is negated|its attack is negated) [by {by:card}]',
  ),
  action(
    'replay',
    'in the replay "Dandylion" is attacked',
    'in the replay {target:card} is attacked',
    '(in the replay the attack is direct|replay: directly)',
  ),
  action(
    'stop-attack',
    'in the replay the attack is stopped',
    '(in the replay the attack is stopped|the attack is stopped)',
  ),
  action(
    'battle',
    'the battle goes on to its end, with all effects',
    '(the battle goes on to|the battle goes to) {to:timing} [, with {effects}]',
  ),
];
