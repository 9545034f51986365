import { z } from 'zod';
import { type Aspect, aspects } from '../card-model/aspects.ts';
import type { Verb } from '../card-model/verbs.ts';
import { listOf } from '../platform/list-of.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import type { EventName } from '../vocabulary/events.ts';
import { specialSummonWays, summonWays } from '../vocabulary/summons.ts';
import { idSchema, playerSchema } from './state/action.ts';

/** What may be asked to have happened to a card: what effects do to it. */
export const deedsAsked = listOf(
  'destroyed banished sent-to-gy returned-to-hand returned-to-deck special-summoned added-to-hand',
  'discarded tributed',
) satisfies readonly EventName[];
export type DeedAsked = (typeof deedsAsked)[number];

/** What an effect may be asked to have done when it resolved. */
export const effectsAsked = listOf(
  'draw add-to-hand destroy banish send-to-gy return-to-hand return-to-deck special-summon',
  'special-summon-token discard gain-lp inflict-damage',
) satisfies readonly Verb[];
export type EffectAsked = (typeof effectsAsked)[number];

/** The places in which a card may be asked to be: those off the field, and where monsters come to lie as Spells. */
export const askedPlaces = ['hand', 'deck', 'extra-deck', 'gy', 'banished', 'spell-trap-zone'] as const;
export type AskedPlace = (typeof askedPlaces)[number];

/** What of LP may be asked: the damage that was taken, what was lost in any way, what was gained. */
export const lpAsked = ['damage', 'loss', 'gain'] as const;
export type LpAsked = (typeof lpAsked)[number];

/** How a card on the field may be asked to lie. */
export const liesAsked = ['face-up', 'face-down', 'attack', 'defense'] as const;
export type Facing = (typeof liesAsked)[number];

const [id, player] = [idSchema, playerSchema];

const about = { card: id };
const maybePlayer = { player: player.exactOptional() };
const part = z.int().min(0).exactOptional();
const yes = z.literal(true).exactOptional();
const way = z.enum(summonWays.ids).exactOptional();
const normalAs = z.enum(['summon', 'set', 'again']);
/** The battle under way is played to its end first. */
const afterBattle = { after: z.literal('battle').exactOptional() };

/** What an answer depends on. `may`: it asks what may be done, so that words which only forbid leave a "no" as it is. */
export interface Dependence {
  readonly aspects: readonly Aspect[];
  readonly asks: 'may' | 'fact';
  /** The answer itself has judged what was not said or not played (`Duel.missing`). */
  readonly judges?: 'missing';
  /** It hangs on no effect that was told: it asks what a card may do or become, whoever targeted what. */
  readonly apart?: true;
  /** It asks what was done to a card. */
  readonly ofDeed?: true;
  /** It asks whether a Chain Link was negated: the answer that says it was. */
  readonly negatedIs?: 'yes' | 'no';
  /** Whether a Chain Link before it negated it is all that such words can change. */
  readonly ofLink?: true;
  /** What forbids it does so whatever else has happened. */
  readonly forbids?: 'stays';
  /** What cannot be done since may forbid it, though no rule could apply that. */
  readonly bound?: true;
  /** It asks of the two monsters of the battle. */
  readonly about?: 'battlers';
  /** It asks what Continuous Effects make of a monster while they apply. */
  readonly whileApplied?: true;
  /** It asks of the time since the teller went on to another phase: what had to be activated before that has resolved. */
  readonly since?: true;
}

const may = (...aspects: readonly Aspect[]): Dependence => ({ aspects, asks: 'may' });
const fact = (...aspects: readonly Aspect[]): Dependence => ({ aspects, asks: 'fact' });
const summoning = { ...may('summon', 'kind'), bound: true } as const;
const tributes = { ...may('summon', 'kind'), apart: true } as const;
const kind = { ...fact('kind'), apart: true } as const;
const where = { ...fact('place'), since: true } as const;
const lies = { ...fact('position'), whileApplied: true, since: true } as const;
const judged = (depends: Dependence): Dependence => ({ ...depends, judges: 'missing' });
const battle = judged(fact('battle-damage', 'destruction', 'stats'));
const lp = judged(fact('lp'));
const attack = { ...may('attack', 'position'), forbids: 'stays', bound: true } as const;
const negation = { ...fact('negation'), ofLink: true } as const;

const dependences = new Map<string, Dependence>();

/** A kind of question: what it depends on, and its fields. */
function row<K extends string, F extends z.core.$ZodLooseShape>(ask: K, depends: Dependence, fields: F) {
  dependences.set(ask, depends);
  return z.strictObject({ ask: z.literal(ask), ...fields });
}

/** The one table of questions about a Duel that was played; `answer/answer-question.ts` has how each is answered. */
export const questionSchema = z.discriminatedUnion('ask', [
  /** Is a Trigger Effect of this card activated now? */
  row('activates', { ...may('activation'), apart: true, forbids: 'stays', bound: true }, { ...about, part }),
  /** Does a Trigger Effect of this card miss its timing? */
  row('misses-timing', may('activation'), { ...about, part }),
  /** Who activates it? */
  row('who-activates', { ...may('activation'), forbids: 'stays', bound: true }, { ...about, part }),
  /** May this player activate an effect of this card now? */
  row(
    'can-activate',
    { ...may('activation'), apart: true, bound: true },
    {
      ...about,
      part,
      ...maybePlayer,
      /** There are cards beside those that were named, to be targeted and paid with; what it answers has just happened. */
      granted: yes,
      /** The cards that it is to target. */
      targets: z.array(id).min(1).readonly().exactOptional(),
      /** Players of whose field all cards were told, whatever else is granted. */
      whole: z.array(player).min(1).readonly().exactOptional(),
      /** What it answers is yet to happen, after all that was told. */
      later: yes,
      /** At one of these moments of the battle under way; left out: as things stand. */
      at: z
        .array(z.enum(['declared', ...damageStepTimings.ids]))
        .min(1)
        .readonly()
        .exactOptional(),
    },
  ),
  /** In what order are the Trigger Effects that wait put on the Chain; of one card: which Chain Link is it? */
  row('chain-order', judged(may('activation')), {
    card: id.exactOptional(),
    /** Every optional effect that can be activated is, as the teller said. */
    effects: z.literal('all').exactOptional(),
  }),
  /** Who may act now, and with what kind of action? */
  row('who-may', judged(may('activation')), {}),
  /** May this player respond now at all, whatever with? */
  row('may-respond', judged(may('activation')), { player }),
  /** What did the last Chain come to, and what can be activated because of it? */
  row('chain-result', judged(fact(...aspects)), {}),
  /** How many LP has this player, or has each? */
  row('lp', { ...lp, since: true }, { ...maybePlayer, ...afterBattle }),
  /** How much damage did this player take, or both; how many LP were lost in any way, or gained? */
  row('lp-changed', lp, { how: z.enum(lpAsked), ...maybePlayer, ...afterBattle }),
  /** How many cards did this player draw, or each, by effects? */
  row('cards-drawn', judged(fact('hand')), { ...maybePlayer, ...afterBattle }),
  /** Has this player won the Duel, or lost it; has anybody? */
  row('duel-over', lp, { won: player.exactOptional(), lost: player.exactOptional(), ...afterBattle }),
  /** Who has won the Duel? */
  row('winner', lp, afterBattle),
  /** Was the effect of this card's last Chain Link applied when it resolved? */
  row('resolves', { ...negation, negatedIs: 'no' }, about),
  /** Is nothing of the effect of its last Chain Link applied? */
  row('fizzles', { ...negation, negatedIs: 'yes' }, about),
  row('properly-summoned', fact('summon'), about),
  /** May the monster be Special Summoned now, by this card's effect, in this way, or by any card effect? */
  row('special-summon', summoning, {
    ...about,
    by: id.exactOptional(),
    way: z.enum(specialSummonWays).exactOptional(),
  }),
  row('normal-summon', summoning, { ...about, ...maybePlayer, as: normalAs }),
  row('needs-tributes', tributes, { ...about, as: normalAs }),
  row('change-position', { ...may('position'), bound: true }, about),
  row('flip-summon', { ...may('summon', 'position'), bound: true }, about),
  row('effect-monster', kind, about),
  row('non-effect-monster', kind, about),
  /** Is it treated as Normal Summoned again? */
  row('summoned-again', fact('summon', 'kind'), about),
  /** May the Summon that was declared for it be negated now? */
  row('summon-negatable', may('summon', 'negation'), about),
  /** Was its last Chain Link negated; or, where it had none, are its effects negated on the field? */
  row('negated', { ...negation, negatedIs: 'yes', ofDeed: true }, about),
  row('on-field', where, { ...about, ...afterBattle }),
  /** Is it on the field no more? */
  row('off-field', where, { ...about, ...afterBattle }),
  /** Was it last moved from the field? */
  row('left-the-field', fact('place'), about),
  /** Who controls the card; or: does this player? */
  row('controller', { ...fact('control'), whileApplied: true, since: true }, about),
  row('controls', { ...fact('control', 'place'), since: true }, { ...about, player }),
  /** Does the monster lie so; or: in which battle position is it? */
  row('lies', lies, { ...about, how: z.enum(liesAsked) }),
  row('position', lies, about),
  /** In which zones may the monster be placed when it is Summoned? Materials left out: the only ones that there are. */
  row('zones', may('summon'), {
    ...about,
    way,
    ...maybePlayer,
    materials: z.array(id).readonly().exactOptional(),
  }),
  /** May the player Synchro, Xyz or Link Summon the monster now with these materials? */
  row('material-summon', summoning, { ...about, ...maybePlayer, materials: z.array(id).min(1).readonly() }),
  /** May the player Special Summon the monster now by its own procedure, using these cards up for it? */
  row('own-procedure', summoning, {
    ...about,
    ...maybePlayer,
    used: z.array(id).min(1).readonly().exactOptional(),
    /** There may be cards beside those that were named: what is not there among them is not known to be missing. */
    granted: yes,
  }),
  /** How many Normal Summons has the player left this turn? */
  row('normal-summons-left', may('summon', 'limit'), { player }),
  row('how-many-tributes', tributes, { ...about, as: normalAs }),
  /** Which monsters can be Pendulum Summoned: of these cards, or of all; or which come, as many as possible in this order? */
  row('pendulum-summons', summoning, {
    player,
    cards: z.array(id).min(1).readonly().exactOptional(),
    atOnce: yes,
  }),
  /** Was that done to the card? */
  row(
    'happened',
    { ...fact('place', 'position', 'control', 'lp'), ofDeed: true },
    { ...about, deed: z.enum(deedsAsked), ...afterBattle },
  ),
  /** Did the effect of this card's last Chain Link do that when it resolved; or, where it has none, does its Trigger Effect? */
  row(
    'effect-does',
    { ...fact('place', 'negation', 'lp'), negatedIs: 'no' },
    { ...about, does: z.enum(effectsAsked) },
  ),
  /** Is the card in this place now: of this player, where that was said? */
  row('is-in', where, { ...about, place: z.enum(askedPlaces), ...maybePlayer, ...afterBattle }),
  /** Does the attack go on to its Damage Step, or is it stopped? */
  row(
    'attack-goes',
    { ...fact('attack', 'position', 'control', 'place'), forbids: 'stays', about: 'battlers' },
    { on: z.boolean() },
  ),
  /** Where is the card now? `became`: what happened to it is asked for, too. */
  row('where', where, { ...about, became: yes, ...afterBattle }),
  /** Are the effects of that card applied to this one? */
  row('affected', { ...fact('negation'), apart: true }, { ...about, by: id }),
  /** May it be targeted now: by any card effect, or by one of this card? */
  row(
    'can-be-targeted',
    { ...may('targeting'), apart: true, bound: true },
    { ...about, by: id.exactOptional() },
  ),
  /** What is its Level, Rank or LINK rating now? */
  row('rating', kind, { ...about, which: z.enum(['level', 'rank', 'link', 'attribute', 'type']) }),
  /** How many materials has it; how many counters of this name? */
  row('materials', fact('place'), about),
  row('counters', judged(fact('counters')), { ...about, counter: z.string().min(1) }),
  /** What are its ATK and DEF now: the current ones, or the original ones; both, or one of them? */
  row(
    'stats',
    { ...fact('stats'), whileApplied: true },
    { ...about, which: z.literal('original').exactOptional(), stat: z.enum(['atk', 'def']).exactOptional() },
  ),
  /**
   * May the monster declare an attack this turn, or in this phase alone (`now`): at all, or on that monster? `player`: who would
   * attack with it, where that was said.
   */
  row('can-attack', attack, { ...about, target: id.exactOptional(), ...maybePlayer, now: yes }),
  row('can-attack-directly', attack, { ...about, ...maybePlayer, now: yes }),
  /** Does a replay happen now? */
  row('replay', judged(fact('attack')), {}),
  /** What does the battle under way come to: the monsters that it destroys, the LP after it, the battle damage? */
  row('battle-result', battle, {}),
  row('battle-destroys', battle, {}),
  row('battle-lp', battle, maybePlayer),
  row('battle-damage', battle, maybePlayer),
  row('destroyed-by-battle', battle, about),
  /** Does a Trigger Effect of this card activate in the battle under way, and when? */
  row('activates-in-battle', { ...may('activation', 'destruction'), bound: true }, { ...about, part }),
  row('timing-in-battle', { ...may('activation', 'destruction'), bound: true }, { ...about, part }),
  /** When does an effect with this duration stop applying? */
  row('ends', judged(fact()), { until: z.enum(['end-phase', 'end-of-turn']) }),
]);
export type Question = z.infer<typeof questionSchema>;
/** A question of one of these kinds. */
export type Asked<A extends Question['ask']> = { readonly [K in A]: Extract<Question, { ask: K }> }[A];

/** What the answer to such a question depends on. */
export function dependsOn(ask: Question['ask']): Dependence {
  const depends = dependences.get(ask);
  if (depends === undefined) throw new Error(`a question without a row: ${ask}`);
  return depends;
}
