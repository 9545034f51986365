import { z } from 'zod';
import { causes } from '../vocabulary/causes.ts';
import { phases } from '../vocabulary/phases.ts';
import { places } from '../vocabulary/places.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { filterSchema } from './filter.ts';

/** Cards that are counted: those that are in one of the places and fit. */
export const groupSchema = z.strictObject({ from: z.array(z.enum(places.ids)).min(1), filter: filterSchema });

/** Of which cards something is added up: the card that is changed, those equipped to the text's card, or all of these groups. */
const summedSchema = z.union([z.literal('it'), z.literal('equips'), z.array(groupSchema).min(1)]);

/** What an amount counts once for each: cards, of one group or of several, counters, what is attached or equipped to the card. */
export const countedSchema = z.union([
  z.strictObject({
    cards: z.array(groupSchema).min(1),
    /** Not the cards, but the different ones of these that they have. */
    different: z.enum(['attribute', 'type', 'name']).optional(),
  }),
  /** Counters of this name, or (true) of any: on the card whose text it is, or `on` all of these. */
  z.strictObject({
    counters: z.union([z.string().min(1), z.literal(true)]),
    on: z.array(groupSchema).min(1).optional(),
  }),
  /** The materials that are attached to the card whose text it is, or the Equip Cards that are equipped to it. */
  z.enum(['materials', 'equips']),
  /** The cards that the card whose text it is was Summoned with. */
  z.strictObject({ madeOf: filterSchema }),
  /** Levels, Ranks or LINK ratings, added up. */
  z.strictObject({ ratings: z.array(z.enum(['level', 'rank', 'link'])).min(1), of: summedSchema }),
  /** The LP of a player, or as many as one has more than the other. */
  z.strictObject({ lp: z.enum(['you', 'opponent', 'difference']), half: z.literal(true).optional() }),
  /** ATK or DEF, added up: as they are, or the original ones. */
  z.strictObject({
    stat: z.enum(['atk', 'def']),
    original: z.literal(true).optional(),
    of: summedSchema,
    half: z.literal(true).optional(),
  }),
]);
export type Counted = z.infer<typeof countedSchema>;

/** So much for every few of them, and so much more. */
export const shareSchema = {
  /** For every so many of them. */
  per: z.int().min(2).optional(),
  /** So much more than what they come to. */
  plus: z.int().min(1).optional(),
};

/** What is worked out of ATK or DEF, where a plain number does not say it. */
export const valueSchema = z.strictObject({
  how: z.enum(['gains', 'loses', 'becomes', 'halved', 'doubled', 'switched']),
  /** It is the original value that is changed. */
  original: z.literal(true).optional(),
  /** Of what is halved or doubled: of which value. Left out: of the one that is changed. */
  of: z.enum(['current', 'original']).optional(),
  amount: z.int().min(0).optional(),
  each: countedSchema.optional(),
  ...shareSchema,
  /** As much as the monster before it lost by this effect. */
  asLost: z.literal(true).optional(),
});
export type Value = z.infer<typeof valueSchema>;

/** A condition that the state of the Duel settles: `you` is the player whose effect it is. */
export const conditionSchema = z.union([
  z.strictObject({ lp: z.enum(['lower', 'higher']) }),
  /** The LP of a player are at least, or at most, so many. */
  z.strictObject({
    lpOf: z.enum(['you', 'opponent']),
    atLeast: z.int().min(0).optional(),
    atMost: z.int().min(0).optional(),
  }),
  /** The card itself lies so, face-up on the field. */
  z.strictObject({ lies: z.enum(['attack', 'defense', 'any']) }),
  /** The card itself is equipped to a monster, or to such a monster. */
  z.strictObject({
    isEquipped: z.union([z.literal(true), filterSchema]),
    /** By an effect of its own: "while equipped by this effect". */
    byOwn: z.literal(true).optional(),
  }),
  /** It has a monster, or any card, equipped to it; or has none. */
  z.strictObject({
    hasEquipped: z.union([z.enum(['monster', 'card']), filterSchema]),
    not: z.literal(true).optional(),
  }),
  /** It has Xyz Materials, or (false) none; or has one that fits. */
  z.strictObject({ hasMaterials: z.boolean() }),
  z.strictObject({ hasMaterial: filterSchema }),
  z.strictObject({ turnOf: z.enum(['you', 'opponent']) }),
  /** It is one of these phases or steps. */
  z.strictObject({ inPhase: z.array(z.enum(phases.ids)).min(1) }),
  /** The card itself was Summoned in one of these ways. */
  z.strictObject({ summonedBy: z.array(z.enum(summonWays.ids)).min(1) }),
  /** The card itself is such a card. */
  z.strictObject({ itself: filterSchema }),
  /** The card itself was Normal Summoned, or Normal Set, with so many Tributes. */
  z.strictObject({ tributes: z.int().min(0) }),
  /** The card itself came to where it is in this turn, or (false) in an earlier one. */
  z.strictObject({ cameThisTurn: z.boolean() }),
  /** The card itself was sent to where it is, from such a place, by being destroyed so, or in this turn. */
  z.strictObject({
    sentThere: z.strictObject({
      from: z.array(z.enum(places.ids)).min(1).optional(),
      faceUp: z.literal(true).optional(),
      /** Destroyed, by one of these; empty: in whichever way. */
      destroyedBy: z.array(z.enum(causes.ids)).optional(),
      thisTurn: z.literal(true).optional(),
    }),
  }),
  /** So many monsters were Summoned by a player this turn, in one of these ways where any are named. */
  z.strictObject({
    summonsOf: z.enum(['you', 'opponent']),
    kinds: z
      .array(z.enum(['normal', 'special']))
      .min(1)
      .optional(),
    atLeast: z.int().min(1),
  }),
  /** So many cards are there. */
  z.strictObject({
    cards: groupSchema,
    atLeast: z.int().min(0).optional(),
    atMost: z.int().min(0).optional(),
  }),
  /** So much comes of what is counted. */
  z.strictObject({
    total: countedSchema,
    atLeast: z.int().min(0).optional(),
    atMost: z.int().min(0).optional(),
  }),
  /** There are at least so many more of these than of those. */
  z.strictObject({ more: groupSchema, than: groupSchema, by: z.int().min(1) }),
]);
export type Condition = z.infer<typeof conditionSchema>;

/** One of these lists holds whole. */
export const eitherSchema = z.array(z.array(conditionSchema).min(1)).min(1);
export type Either = readonly (readonly Condition[])[];

/** Whose effects leave a card alone. */
export const unaffectedSchema = z.strictObject({
  by: z.array(z.enum(['monster', 'spell', 'trap'])).min(1),
  /** By those of other cards only. */
  other: z.literal(true).optional(),
  whose: z.literal('opponent').optional(),
  /** By those alone that were activated. */
  activated: z.literal(true).optional(),
});
export type Unaffected = z.infer<typeof unaffectedSchema>;
