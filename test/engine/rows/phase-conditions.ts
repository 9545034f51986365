import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import {
  activate,
  duel,
  ev,
  happens,
  monster,
  negatesMonsters,
  type Placed,
  phase,
  playAll,
  resolve,
  start,
  summon,
  trap,
} from '../../support/duels.ts';
import { attack, goesTo, mine, of, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const activates = rows({ ask: 'activates', card: 'x' });
const where = rows({ ask: 'where', card: 'x' });

/** "During the End Phase, if this card was ... this turn: Return it to the hand." */
const returns = (happened: string, conditions: readonly string[] = ['it is the End Phase']) => ({
  kind: 'trigger',
  mandatory: true,
  word: 'during',
  phase: 'end',
  conditions: [...conditions, `this card was ${happened} this turn`],
  does: [{ do: 'return-to-hand', what: 'this' }],
});
const spirit = (parts: readonly unknown[] = [returns('Normal Summoned or flipped face-up')]) =>
  monster('Reed Spirit', parts, { abilities: ['Spirit', 'Effect'] });
/** The same read from the words of today, and from older ones. */
const read = (text: string) =>
  cardModelOf({
    name: 'Reed Spirit',
    text,
    facts: { cardType: 'monster', abilities: ['Spirit', 'Effect'], level: 4 },
  });
const today = read(
  'Cannot be Special Summoned. Once per turn, during the End Phase, if this card was Normal Summoned or flipped face-up this turn: Return it to the hand.',
);
const older = read(
  "This card cannot be Special Summoned. This card returns to its owner's hand during the End Phase of the turn that this card is Normal Summoned or flipped face-up.",
);
const fallen = read(
  'During the End Phase, if this card is in the GY because it was sent there this turn: You can draw 1 card.',
);
const everyEnd = monster('Evening Newt', [
  {
    kind: 'trigger',
    mandatory: true,
    word: 'during',
    phase: 'end',
    conditions: ["it is each player's End Phase"],
    does: [{ do: 'draw', amount: 1 }],
  },
]);
const inHand: Placed = [spirit(), 'hand'];
const arrives = summon('x', 'normal-summoned');
const end = phase('end');
const turnOver = { do: 'end-turn' } as const;
const must = 'trigger/mandatory-cannot-miss mandatory';
const is = (code: string) => `trigger/phase-condition ${code}`;
const isThere = 'summons-general/nowhere on';
const silence: Placed = [
  trap('Deep Silence', [negatesMonsters], 'Continuous'),
  'spell-trap-zone',
  { faceUp: true },
];

/** Effects of the End Phase that ask what happened to their card in the turn: Spirits. */
export const phaseConditions: readonly Row[] = [
  activates('Normal Summoned this turn', duel({ x: inHand }, arrives, end), 'yes', is('holds')),
  activates('and must be activated', duel({ x: inHand }, arrives, end), 'yes', must),
  activates('before the End Phase', duel({ x: inHand }, arrives), 'no', is('other-phase')),
  activates(
    'flipped face-up this turn',
    duel({ x: mine(spirit(), { faceUp: false }) }, summon('x', 'flip-summoned'), end),
    'yes',
    is('holds'),
  ),
  activates('not Summoned this turn', duel({ x: mine(spirit()) }, end), 'no', is('not')),
  activates(
    'Special Summoned, where its text asks for a Normal Summon',
    duel({ x: [spirit(), 'gy'] }, summon('x', 'special-summoned'), end),
    'no',
    is('not'),
  ),
  activates(
    'Special Summoned, where its text asks for that',
    duel({ x: [spirit([returns('Special Summoned')]), 'hand'] }, summon('x', 'special-summoned'), end),
    'yes',
    is('holds'),
  ),
  activates(
    'it was said to be Normal Summoned, and not when',
    duel({ x: mine(spirit(), { summoned: 'normal-summoned' }) }, end),
    'cannot tell',
    is('open'),
  ),
  activates(
    'turned face-down since',
    duel({ x: inHand }, arrives, happens(ev('flipped-face-down', 'x')), end),
    'no',
    is('face-down'),
  ),
  activates(
    'and face-up again',
    duel(
      { x: inHand },
      arrives,
      happens(ev('flipped-face-down', 'x')),
      happens(ev('flipped-face-up', 'x')),
      end,
    ),
    'yes',
    is('holds'),
  ),
  activates(
    'it left the field, and was Special Summoned again',
    duel({ x: inHand }, arrives, happens(ev('destroyed', 'x')), summon('x', 'special-summoned'), end),
    'no',
    is('not'),
  ),
  activates(
    'in the End Phase of the next turn',
    duel({ x: inHand }, arrives, happens(ev('flipped-face-down', 'x')), turnOver, end),
    'no',
    is('face-down'),
  ),
  activates(
    'its text asks for the End Phase of the other player',
    duel(
      { x: [spirit([returns('Normal Summoned', ["it is your opponent's End Phase"])]), 'hand'] },
      arrives,
      end,
    ),
    'no',
    is('not'),
  ),
  activates(
    'it was activated in this End Phase already',
    duel({ x: inHand, s: silence }, arrives, end, activate('x'), resolve()),
    'no',
    'trigger/collected activated',
  ),
  activates(
    'sent to the GY this turn, where its text asks for that',
    duel({ x: mine(fallen) }, happens(ev('destroyed', 'x')), end),
    'yes',
    is('holds'),
  ),
  activates(
    'sent there in the turn before',
    duel({ x: mine(fallen) }, happens(ev('destroyed', 'x')), turnOver, end),
    'no',
    is('not'),
  ),
  activates(
    'it was not said when it came to the GY',
    duel({ x: [fallen, 'gy'] }, end),
    'cannot tell',
    is('open'),
  ),
  activates(
    'its text speaks of the End Phase of each player',
    duel({ x: mine(everyEnd) }, turnOver, end),
    'yes',
    is('holds'),
  ),
  where(
    'read from the words of today',
    duel({ x: [today, 'hand'] }, arrives, turnOver),
    'hand',
    'move/return-to-hand goes',
  ),
  where(
    'read from older words',
    duel({ x: [older, 'hand'] }, arrives, turnOver),
    'hand',
    'move/return-to-hand goes',
  ),
  where('when the turn is over', duel({ x: inHand }, arrives, turnOver), 'hand', 'move/return-to-hand goes'),
  where(
    'a phase of the next turn comes after that, too',
    duel({ x: inHand }, arrives, phase('standby')),
    'hand',
    'move/return-to-hand goes',
  ),
  where(
    'its effects are negated',
    duel({ x: inHand, s: silence }, arrives, turnOver),
    'Monster Zone',
    isThere,
  ),
  where(
    'the second of two',
    duel({ y: [spirit(), 'hand'], x: inHand }, summon('y', 'normal-summoned'), arrives, turnOver),
    'hand',
    'move/return-to-hand goes',
  ),
  where(
    'under the control of the other player, to its owner',
    duel({ x: inHand }, arrives, happens({ ...ev('control-changed', 'x'), controller: 'P1' }), turnOver),
    'hand',
    'move/owner goes',
  ),
  where(
    'flipped by an attack that it survives',
    playAll(
      start({ x: theirs(spirit(), { faceUp: false }), y: mine(of(500)) }),
      phase('battle'),
      attack('y', 'x'),
      goesTo('over'),
      turnOver,
    ),
    'hand',
    'move/return-to-hand goes',
  ),
];
