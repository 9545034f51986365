import { z } from 'zod';
import { askedPlaces, deedsAsked, effectsAsked, liesAsked, lpAsked } from '../engine/question.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import { summonWays } from '../vocabulary/summons.ts';

/** The name of a card in a situation, and a player of it. */
export const idSchema = z.string().min(1).max(60);
export const playerSchema = z.enum(['P0', 'P1']);
const [id, player] = [idSchema, playerSchema];

const about = { card: id };
const afterBattle = { after: z.literal('battle').exactOptional() };
const normalAs = z.enum(['summon', 'set', 'again']);

/** What is asked. The forms are those of the engine's `Question`. */
export const questionSchema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('activates'), ...about, part: z.int().min(0).exactOptional() }),
  z.strictObject({ ask: z.literal('misses-timing'), ...about, part: z.int().min(0).exactOptional() }),
  z.strictObject({ ask: z.literal('who-activates'), ...about, part: z.int().min(0).exactOptional() }),
  z.strictObject({
    ask: z.literal('can-activate'),
    ...about,
    part: z.int().min(0).exactOptional(),
    player: player.exactOptional(),
    granted: z.literal(true).exactOptional(),
    targets: z.array(id).min(1).readonly().exactOptional(),
    whole: z.array(player).min(1).readonly().exactOptional(),
    later: z.literal(true).exactOptional(),
    at: z
      .array(z.enum(['declared', ...damageStepTimings.ids]))
      .min(1)
      .readonly()
      .exactOptional(),
  }),
  z.strictObject({ ask: z.literal('chain-order'), card: id.exactOptional() }),
  z.strictObject({ ask: z.literal('who-may') }),
  z.strictObject({ ask: z.literal('may-respond'), player }),
  z.strictObject({ ask: z.literal('lp'), player: player.exactOptional(), ...afterBattle }),
  z.strictObject({
    ask: z.literal('lp-changed'),
    how: z.enum(lpAsked),
    player: player.exactOptional(),
    ...afterBattle,
  }),
  z.strictObject({
    ask: z.literal('duel-over'),
    won: player.exactOptional(),
    lost: player.exactOptional(),
    ...afterBattle,
  }),
  z.strictObject({ ask: z.literal('winner'), ...afterBattle }),
  z.strictObject({ ask: z.literal('resolves'), ...about }),
  z.strictObject({ ask: z.literal('fizzles'), ...about }),
  z.strictObject({ ask: z.literal('properly-summoned'), ...about }),
  z.strictObject({
    ask: z.literal('special-summon'),
    ...about,
    by: id.exactOptional(),
    way: z.enum(summonWays.ids).exactOptional(),
  }),
  z.strictObject({ ask: z.literal('normal-summon'), ...about, player: player.exactOptional(), as: normalAs }),
  z.strictObject({ ask: z.literal('needs-tributes'), ...about, as: normalAs }),
  z.strictObject({ ask: z.literal('change-position'), ...about }),
  z.strictObject({ ask: z.literal('flip-summon'), ...about }),
  z.strictObject({ ask: z.literal('effect-monster'), ...about }),
  z.strictObject({ ask: z.literal('non-effect-monster'), ...about }),
  z.strictObject({ ask: z.literal('summoned-again'), ...about }),
  z.strictObject({ ask: z.literal('summon-negatable'), ...about }),
  z.strictObject({ ask: z.literal('negated'), ...about }),
  z.strictObject({ ask: z.literal('on-field'), ...about, ...afterBattle }),
  z.strictObject({ ask: z.literal('off-field'), ...about, ...afterBattle }),
  z.strictObject({ ask: z.literal('left-the-field'), ...about }),
  z.strictObject({ ask: z.literal('controller'), ...about }),
  z.strictObject({ ask: z.literal('controls'), ...about, player }),
  z.strictObject({ ask: z.literal('lies'), ...about, how: z.enum(liesAsked) }),
  z.strictObject({ ask: z.literal('position'), ...about }),
  z.strictObject({
    ask: z.literal('zones'),
    ...about,
    way: z.enum(summonWays.ids).exactOptional(),
    player: player.exactOptional(),
    materials: z.array(id).readonly().exactOptional(),
  }),
  z.strictObject({
    ask: z.literal('material-summon'),
    ...about,
    player: player.exactOptional(),
    materials: z.array(id).min(1).readonly(),
  }),
  z.strictObject({
    ask: z.literal('own-procedure'),
    ...about,
    player: player.exactOptional(),
    used: z.array(id).min(1).readonly().exactOptional(),
    granted: z.literal(true).exactOptional(),
  }),
  z.strictObject({ ask: z.literal('normal-summons-left'), player }),
  z.strictObject({ ask: z.literal('how-many-tributes'), ...about, as: normalAs }),
  z.strictObject({
    ask: z.literal('pendulum-summons'),
    player,
    cards: z.array(id).min(1).readonly().exactOptional(),
    atOnce: z.literal(true).exactOptional(),
  }),
  z.strictObject({ ask: z.literal('happened'), ...about, deed: z.enum(deedsAsked), ...afterBattle }),
  z.strictObject({ ask: z.literal('effect-does'), ...about, does: z.enum(effectsAsked) }),
  z.strictObject({
    ask: z.literal('is-in'),
    ...about,
    place: z.enum(askedPlaces),
    player: player.exactOptional(),
    ...afterBattle,
  }),
  z.strictObject({ ask: z.literal('attack-goes'), on: z.boolean() }),
  z.strictObject({
    ask: z.literal('where'),
    ...about,
    became: z.literal(true).exactOptional(),
    ...afterBattle,
  }),
  z.strictObject({ ask: z.literal('affected'), ...about, by: id }),
  z.strictObject({ ask: z.literal('can-be-targeted'), ...about, by: id.exactOptional() }),
  z.strictObject({ ask: z.literal('same-column'), ...about, other: id }),
  z.strictObject({ ask: z.literal('in-column'), ...about }),
  z.strictObject({ ask: z.literal('rating'), ...about, which: z.enum(['level', 'rank', 'link']) }),
  z.strictObject({
    ask: z.literal('stats'),
    ...about,
    which: z.literal('original').exactOptional(),
    stat: z.enum(['atk', 'def']).exactOptional(),
  }),
  z.strictObject({
    ask: z.literal('can-attack'),
    ...about,
    target: id.exactOptional(),
    player: player.exactOptional(),
  }),
  z.strictObject({ ask: z.literal('can-attack-directly'), ...about, player: player.exactOptional() }),
  z.strictObject({ ask: z.literal('replay') }),
  z.strictObject({ ask: z.literal('battle-result') }),
  z.strictObject({ ask: z.literal('battle-destroys') }),
  z.strictObject({ ask: z.literal('battle-lp'), player: player.exactOptional() }),
  z.strictObject({ ask: z.literal('battle-damage'), player: player.exactOptional() }),
  z.strictObject({ ask: z.literal('destroyed-by-battle'), ...about }),
  z.strictObject({ ask: z.literal('activates-in-battle'), ...about, part: z.int().min(0).exactOptional() }),
  z.strictObject({ ask: z.literal('timing-in-battle'), ...about, part: z.int().min(0).exactOptional() }),
  z.strictObject({ ask: z.literal('ends'), until: z.enum(['end-phase', 'end-of-turn']) }),
]);
