import { deedWords } from '../../../engine/answer/deeds.ts';
import { liesWords } from '../../../engine/answer/values/position.ts';
import {
  type AskedPlace,
  askedPlaces,
  type DeedAsked,
  type EffectAsked,
  type Facing,
  liesAsked,
} from '../../../engine/question.ts';
import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import { places } from '../../../vocabulary/places.ts';
import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import { counterNames } from '../counters.ts';
import type { Form } from '../form.ts';
import { list, oneOf, ordinal, reference, wordOf } from '../pieces.ts';
import { player } from '../words.ts';
import { formsOf } from './template.ts';
import { timings } from './timings.ts';

export type Question = Situation['question'];

const pieces = {
  player,
  players: list(player),
  card: reference,
  cards: list(reference),
  // Cards of which there may be none.
  someCards: list(reference, { none: 'nothing' }),
  counter: counterNames,
  part: ordinal('the number of a part'),
  // The ways that are Special Summons have a question of their own.
  way: wordOf<SummonWay>(summonWays),
  normalWay: oneOf('a way of Normal Summoning', [
    { value: 'summon', says: 'Normal Summoned', also: ['Tribute Summoned'] },
    { value: 'set', says: 'Set', also: ['Normal Set'] },
    { value: 'again', says: 'Normal Summoned again', also: ['Gemini Summoned'] },
  ]),
  // Cards that nobody named are there to be targeted and paid with.
  granted: oneOf<true>('what is granted', [{ value: true, says: 'among other cards' }]),
  // Every optional effect that can be activated is.
  effects: oneOf<'all'>('which effects', [{ value: 'all', says: 'with all effects' }]),
  // What the effect answers is yet to happen.
  later: oneOf<true>('when', [{ value: true, says: 'later' }]),
  // The battle under way is played to its end before the question is asked.
  after: oneOf<'battle'>('when', [{ value: 'battle', says: 'after the battle' }]),
  // The moments of a battle at which something may be activated.
  moments: list(
    oneOf(
      'a moment of the battle',
      [{ value: 'declared', says: 'the attack declaration' }, ...timings],
      damageStepTimings.find,
    ),
    { none: 'no moment' },
  ),
  lies: oneOf<Facing>(
    'how a card lies',
    liesAsked.map((value) => ({ value, says: liesWords[value] })),
  ),
  place: oneOf<AskedPlace>(
    'a place',
    askedPlaces.map((value) => ({
      value,
      says: value === 'banished' ? 'banished' : `in the ${places.term(value)}`,
    })),
  ),
  deed: oneOf<DeedAsked>('what may happen to a card', [
    { value: 'destroyed', says: deedWords.destroyed },
    { value: 'banished', says: deedWords.banished },
    { value: 'sent-to-gy', says: deedWords['sent-to-gy'] },
    { value: 'returned-to-hand', says: deedWords['returned-to-hand'] },
    { value: 'returned-to-deck', says: deedWords['returned-to-deck'] },
    { value: 'special-summoned', says: deedWords['special-summoned'], also: ['Summoned'] },
    { value: 'added-to-hand', says: deedWords['added-to-hand'] },
    { value: 'discarded', says: deedWords.discarded },
    { value: 'tributed', says: deedWords.tributed },
  ]),
  does: oneOf<EffectAsked>('what an effect may do', [
    { value: 'draw', says: 'draw' },
    { value: 'add-to-hand', says: 'add to the hand' },
    { value: 'destroy', says: 'destroy' },
    { value: 'banish', says: 'banish' },
    { value: 'send-to-gy', says: 'send to the GY' },
    { value: 'return-to-hand', says: 'return to the hand' },
    { value: 'return-to-deck', says: 'return to the Deck' },
    { value: 'special-summon', says: 'Special Summon' },
    { value: 'special-summon-token', says: 'Special Summon Tokens' },
    { value: 'discard', says: 'discard' },
  ]),
  rating: oneOf('Level, Rank, LINK rating, Attribute or Type', [
    { value: 'level', says: 'Level' },
    { value: 'rank', says: 'Rank' },
    { value: 'link', says: 'LINK rating', also: ['Link Rating', 'Link'] },
    { value: 'attribute', says: 'Attribute' },
    { value: 'type', says: 'Type' },
  ]),
  original: oneOf('a value', [{ value: 'original', says: 'original' }]),
  stat: oneOf('a value', [
    { value: 'atk', says: 'ATK', also: ['attack'] },
    { value: 'def', says: 'DEF', also: ['defense'] },
  ]),
  until: oneOf('a time', [
    { value: 'end-phase', says: 'the End Phase' },
    { value: 'end-of-turn', says: 'the end of the turn' },
  ]),
};

const ask = formsOf<Question>('ask', pieces, '?');

const offered =
  '[, targeting {targets:cards}] [{granted}] [, knowing all of the field of {whole:players}] [{later}] [, at {at:moments}]';

/** Every question: a situation has one, in its last line. */
export const questionForms: readonly Form<Question>[] = [
  ask(
    'activates',
    'does "Dandylion" activate?',
    'does {card} (activate|trigger)',
    '(does part|does effect) {part} of {card} (activate|trigger)',
  ),
  ask(
    'misses-timing',
    'does "Dandylion" miss the timing?',
    'does {card} (miss the timing|miss its timing)',
    '(does part|does effect) {part} of {card} (miss the timing|miss its timing)',
  ),
  ask(
    'who-activates',
    'who activates "Dandylion"?',
    'who activates {card}',
    '(who activates part|who activates effect) {part} of {card}',
  ),
  ask(
    'can-activate',
    'can P0 activate "Monster Reborn"?',
    `(can|may) {player} (activate|chain) [(part|effect) {part} of] {card} ${offered}`,
    `(can|may) [(part|effect) {part} of] {card} (be activated|be chained) [by {player}] ${offered}`,
  ),
  ask(
    'chain-order',
    'in what order do the effects activate?',
    '(in what order do the effects activate|in which order do the effects activate) [, {effects}]',
    'which Chain Link is {card} [, {effects}]',
  ),
  ask('who-may', 'who may act now?', '(who may act now|who can act now|who has priority)'),
  ask('may-respond', 'can P1 respond?', '(can|may) {player} (respond|chain|chain anything|respond at all)'),
  ask(
    'lp',
    'how many LP does P0 have?',
    'how many LP does {player} have [{after}]',
    'how many LP are left [{after}]',
  ),
  ask(
    'lp-changed',
    'how much damage does P1 take?',
    [{ how: 'damage' }, 'how much damage does {player} take [{after}]'],
    [{ how: 'damage' }, 'how much damage is taken [{after}]'],
    [{ how: 'loss' }, 'how many LP does {player} lose [{after}]'],
    [{ how: 'loss' }, 'how many LP are lost [{after}]'],
    [{ how: 'gain' }, 'how many LP does {player} gain [{after}]'],
    [{ how: 'gain' }, 'how many LP are gained [{after}]'],
  ),
  ask(
    'duel-over',
    'does P0 win?',
    'does {won:player} (win|win the Duel) [{after}]',
    'does {lost:player} (lose|lose the Duel) [{after}]',
    'is the Duel over [{after}]',
  ),
  ask('winner', 'who wins?', '(who wins|who wins the Duel) [{after}]'),
  ask('resolves', 'does the effect of "Dandylion" apply?', 'does the effect of {card} apply'),
  ask('fizzles', 'does the effect of "Dandylion" fizzle?', 'does the effect of {card} fizzle'),
  ask('effect-does', 'did the effect of "Monster Reborn" Special Summon?', 'did the effect of {card} {does}'),
  ask('affected', 'is "Jinzo" affected by "Solemn Judgment"?', 'is {card} affected by {by:card}'),
  ask('properly-summoned', 'is "Dandylion" properly Summoned?', 'is {card} properly Summoned'),
  ask(
    'special-summon',
    'can "Stardust Dragon" be Special Summoned by "Monster Reborn"?',
    'can {card} be Special Summoned [by {by:card}] [(, that is|that is) {way}]',
  ),
  ask(
    'normal-summon',
    'can "Dandylion" be Normal Summoned by P0?',
    'can {card} be {as:normalWay} [by {player}]',
  ),
  ask(
    'needs-tributes',
    'does "Jinzo" need Tributes to be Normal Summoned?',
    'does {card} (need Tributes to be|need a Tribute to be) {as:normalWay}',
  ),
  ask(
    'change-position',
    'can "Dandylion" change its battle position?',
    'can {card} change its battle position',
  ),
  ask('flip-summon', 'can "Dandylion" be Flip Summoned?', 'can {card} be Flip Summoned'),
  ask('effect-monster', 'is "Dandylion" an Effect Monster?', 'is {card} an Effect Monster'),
  ask('non-effect-monster', 'is "Dandylion" a non-Effect Monster?', 'is {card} a non-Effect Monster'),
  ask(
    'summoned-again',
    'is "Dandylion" treated as Normal Summoned again?',
    'is {card} treated as Normal Summoned again',
  ),
  ask('summon-negatable', 'can the Summon of "Dandylion" be negated?', 'can the Summon of {card} be negated'),
  ask('negated', 'is "Dandylion" negated?', 'is {card} negated'),
  ask('left-the-field', 'did "Dandylion" leave the field?', 'did {card} leave the field'),
  ask('is-in', 'is "Dandylion" in the GY?', 'is {card} {place} [of {player}] [{after}]'),
  ask(
    'happened',
    'was "Dandylion" destroyed?',
    'was {card} {deed} [{after}]',
    // In the present the battle under way is played to its end.
    [{ after: 'battle' }, 'is {card} {deed}'],
  ),
  ask(
    'attack-goes',
    'does the attack go on?',
    [{ on: true }, 'does the attack go on'],
    [{ on: false }, 'is the attack stopped'],
  ),
  ask('on-field', 'is "Dandylion" on the field?', 'is {card} on the field [{after}]'),
  ask('off-field', 'is "Dandylion" off the field?', 'is {card} off the field [{after}]'),
  ask('controller', 'who controls "Jinzo"?', 'who controls {card}'),
  ask('controls', 'does P0 control "Jinzo"?', 'does {player} control {card}'),
  ask('lies', 'is "Jinzo" face-down?', 'is {card} {how:lies}'),
  ask(
    'position',
    'in which battle position is "Jinzo"?',
    '(in which battle position is|in which position is) {card}',
  ),
  ask(
    'zones',
    'in which zones may "Stardust Dragon" be placed by P0, that is Synchro Summoned, using "Star Boy"?',
    'in which zones may {card} be placed [by {player}] [(, that is|that is) {way}] [(, using|using) {materials:someCards}]',
  ),
  ask(
    'material-summon',
    'can "Stardust Dragon" be Summoned by P0, using "Dandylion" and "Star Boy"?',
    'can {card} be Summoned [by {player}] (, using|using) {materials:someCards}',
    '(can|may) {player} Summon {card} (, using|using) {materials:someCards}',
  ),
  ask(
    'own-procedure',
    'can "Dandylion" be Special Summoned by P0 by its own procedure, using "Jinzo"?',
    'can {card} be Special Summoned [by {player}] by its own procedure [(, using|using) {used:cards}] [{granted}]',
  ),
  ask(
    'normal-summons-left',
    'how many Normal Summons has P0 left?',
    'how many Normal Summons has {player} left',
  ),
  ask(
    'how-many-tributes',
    'how many Tributes does "Jinzo" need to be Normal Summoned?',
    'how many Tributes does {card} need to be {as:normalWay}',
  ),
  ask(
    'pendulum-summons',
    'which monsters can P0 Pendulum Summon?',
    [
      { atOnce: true },
      'which monsters come when {player} Pendulum Summons as many as possible [, of {cards:someCards}]',
    ],
    'which monsters can {player} Pendulum Summon [, of {cards:someCards}]',
  ),
  ask('where', 'where is "Dandylion"?', 'where is {card} [{after}]', [
    { became: true },
    'what becomes of {card} [{after}]',
  ]),
  ask('can-be-targeted', 'can "Dandylion" be targeted?', '(can|may) {card} be targeted [by {by:card}]'),
  ask(
    'same-column',
    'is "Jinzo" in the same column as "Star Boy"?',
    'is {card} in the same column as {other:card}',
  ),
  ask('in-column', 'which cards are in the column of "Jinzo"?', 'which cards are in the column of {card}'),
  ask(
    'rating',
    'what is the Level of "Jinzo"?',
    "(what is the|what's the|which) {which:rating} (of|has) {card}",
  ),
  ask(
    'materials',
    'how many materials has "Jinzo"?',
    'how many materials has {card}',
    'how many materials does {card} have',
  ),
  ask(
    'counters',
    'how many Spell Counters has "Jinzo"?',
    'how many {counter} has {card}',
    'how many {counter} does {card} have',
    'how many {counter} are on {card}',
  ),
  ask(
    'stats',
    'what are the ATK and DEF of "Dandylion"?',
    '(what are|what is) the [{which:original}] (ATK and DEF|ATK/DEF|current ATK and DEF) of {card}',
    '(what is|what are) the [{which:original}] {stat} of {card}',
  ),
  ask(
    'ends',
    'when does an effect end that lasts until the End Phase?',
    'when does an effect end that lasts until {until}',
  ),
  ask(
    'can-attack',
    'can "Jinzo" attack "Star Boy"?',
    'can {card} (attack|declare an attack) [{target:card}] [for {player}]',
  ),
  ask(
    'can-attack-directly',
    'can "Jinzo" attack directly?',
    'can {card} (attack directly|declare a direct attack) [for {player}]',
  ),
  ask('replay', 'does a replay happen?', '(does a replay happen|does a replay occur|is there a replay)'),
  ask(
    'battle-result',
    'what does the battle come to?',
    '(what does the battle come to|what happens in this battle)',
  ),
  ask(
    'battle-destroys',
    'what does the battle destroy?',
    '(what does the battle destroy|what does this battle destroy)',
  ),
  ask(
    'battle-lp',
    'what are the LP after the battle?',
    'what are the LP [of {player}] (after the battle|after this battle)',
  ),
  ask(
    'battle-damage',
    'how much battle damage does P1 take?',
    'how much battle damage does {player} take',
    '(how much battle damage is taken|how much battle damage is dealt)',
  ),
  ask(
    'destroyed-by-battle',
    'is "Star Boy" destroyed by this battle?',
    'is {card} (destroyed by this battle|destroyed by the battle|destroyed by battle)',
  ),
  ask(
    'activates-in-battle',
    'does "Dandylion" activate in this battle?',
    'does {card} (activate in this battle|activate during this battle)',
    '(does part|does effect) {part} of {card} (activate in this battle|activate during this battle)',
  ),
  ask(
    'timing-in-battle',
    'when in this battle does "Dandylion" activate?',
    'when in this battle does {card} activate',
    '(when in this battle does part|when in this battle does effect) {part} of {card} activate',
  ),
];
