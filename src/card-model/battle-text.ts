import { z } from 'zod';
import { listOf } from '../platform/list-of.ts';
import { filterSchema } from './filter.ts';
import { countedSchema, eitherSchema } from './value.ts';

/** What a text that applies makes of a battle. */
export const battleTraitSchema = z.union([
  z.strictObject({ is: z.enum(['indestructible', 'uses-def', 'attacks-in-defense']) }),
  /** `double`: twice the difference. */
  z.strictObject({ is: z.literal('piercing'), double: z.literal(true).optional() }),
  z.strictObject({ is: z.enum(['attacks-directly', 'not-directly', 'cannot-attack']) }),
  /** It cannot be attacked; `direct`: that does not keep others from attacking directly. */
  z.strictObject({ is: z.literal('no-target'), direct: z.boolean() }),
  /** So many attacks in all, on each monster, one more (`again`) or as many as a count (`some`); on monsters alone, `inARow` at once. */
  z.strictObject({
    is: z.literal('attacks'),
    times: z.union([z.int().min(1), z.enum(['each', 'again', 'some'])]),
    onMonsters: z.boolean(),
    /** Of `some`: as many as these, and so many more. */
    each: countedSchema.optional(),
    more: z.int().min(1).optional(),
    inARow: z.literal(true).optional(),
  }),
  /** What becomes of battle damage from its battles: for its own player, or for the opponent. */
  z.strictObject({
    is: z.literal('damage'),
    of: z.enum(['own', 'opponent', 'both']),
    becomes: z.enum(['none', 'halved', 'doubled']),
  }),
  /** Its player pays so many LP for each of its attack declarations. */
  z.strictObject({ is: z.literal('attack-cost'), lp: z.int().min(1) }),
  /** Who takes the battle damage that its own player would take, or the opponent (`own-takes`), or also takes it. */
  z.strictObject({ is: z.enum(['opponent-takes', 'own-takes', 'opponent-too', 'both-take']) }),
  /** The other monster is banished where the battle destroys it. */
  z.strictObject({ is: z.literal('banishes-destroyed') }),
  /** It is turned to this battle position when its Damage Step or the Battle Phase ends. */
  z.strictObject({
    is: z.literal('turned'),
    to: z.enum(['attack', 'defense']),
    at: z.enum(['damage-step', 'battle-phase']),
  }),
  /** Something else may be done in place of its destruction, as its `replaces` says (card-model/lasting/replacement.ts). */
  z.strictObject({ is: z.literal('may-replace') }),
]);
export type BattleTrait = z.infer<typeof battleTraitSchema>;

const who = z.enum(['this', 'equipped', 'yours', 'theirs']);

/** What a text asks of a battle: who does what, to a monster of which sort. */
export const battleConditionSchema = z.union([
  z.strictObject({
    is: z.literal('battle'),
    who,
    /** Of "your monster": what it has to be. */
    own: filterSchema.optional(),
    does: z.enum(
      listOf('battles attacks is-attacked attacks-or-is-attacked was-destroyed would-be-destroyed destroys'),
    ),
    /** What the other monster has to be; left out where any will do, a direct attack too. */
    opponent: filterSchema.optional(),
  }),
  z.strictObject({ is: z.literal('directly'), who }),
  /** The card whose text it is was face-down when the Damage Step began. */
  z.strictObject({ is: z.literal('was-face-down') }),
  /** The other monster was, or was not, destroyed by the battle. */
  z.strictObject({ is: z.literal('opponent-destroyed'), not: z.boolean() }),
  /** The card is equipped to a monster, and was by its own effect. */
  z.strictObject({ is: z.literal('equipped-by-itself') }),
  /** It is what the card, as material, gives to another one: never to itself. */
  z.strictObject({ is: z.literal('as-material') }),
  /** So many times in a turn: once, if it is left out. */
  z.strictObject({ is: z.literal('limit'), times: z.literal(2).optional() }),
  /** The card came to the field this turn, or was Summoned so this turn. */
  z.strictObject({ is: z.literal('came-this-turn'), way: z.enum(['normal', 'special']).optional() }),
  /** What the state of the Duel settles by itself. */
  z.strictObject({ is: z.literal('state'), holds: eitherSchema }),
]);
export type BattleCondition = z.infer<typeof battleConditionSchema>;

/** A condition in the words of the text, and what all has to hold for it; `all` left out: not known. */
export const battleAskSchema = z.strictObject({
  words: z.string().min(1),
  all: z.array(battleConditionSchema).min(1).optional(),
  /** More has to hold for it than `all` says. */
  partly: z.literal(true).optional(),
  /** "This card" in it is each of the cards that the text speaks of, not the one that it stands on. */
  ofEach: z.literal(true).optional(),
});
export type BattleAsk = z.infer<typeof battleAskSchema>;
