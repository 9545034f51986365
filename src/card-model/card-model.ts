import { z } from 'zod';
import { limitStatuses } from '../vocabulary/limits.ts';
import { places } from '../vocabulary/places.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { battleAskSchema } from './battle-text.ts';
import { factsSchema } from './facts.ts';
import { filterSchema } from './filter.ts';
import { materialsSchema, tributeWaySchema } from './materials.ts';
import { partSchema } from './part.ts';
import { procedureSchema } from './procedure.ts';
import { saysSchema } from './sayings.ts';
import { eitherSchema } from './value.ts';

/** What a monster's text says of how it may be Summoned. */
export const summoningSchema = z.strictObject({
  /** "Cannot be Normal Summoned/Set" (a Special Summon Monster). */
  noNormalSummonSet: z.literal(true).optional(),
  /** "Cannot be Normal Summoned" alone: it can be Set. */
  noNormalSummon: z.literal(true).optional(),
  /** `must-first-be`: one of `ways` first, other effects afterwards; `must-be`: `ways` only; `cannot-be`: never. */
  special: z.enum(['must-first-be', 'must-be', 'cannot-be']).optional(),
  ways: z.array(z.enum(summonWays.ids)).default([]),
  /** Only the effects of these cards count for the ways above ("Must be Special Summoned with ..."). */
  byCards: z.array(z.string().min(1)).min(1).optional(),
  /** Only the effects of cards of this series do ("Must be Special Summoned with the effect of a ... card"). */
  bySeries: z.string().min(1).optional(),
  /** "Cannot be Special Summoned from": no Special Summon from these places. */
  notFrom: z.array(z.enum(places.ids)).min(1).optional(),
  /** Its own procedure, in our words ("banish 1 LIGHT and 1 DARK monster from your GY"). */
  procedure: z.string().min(1).optional(),
  /** The same as fields, each way for itself; left out where its words alone say it. */
  procedures: z.array(procedureSchema).min(1).optional(),
  /** "You can only Special Summon ... once per turn", in whatever way, by the name of the card. */
  specialOncePer: z.enum(['turn', 'duel']).optional(),
  /** Of that: only Summons in this way count, and are limited. */
  specialOnceAs: z.enum(summonWays.ids).optional(),
  /** What the materials for its Summon have to be; left out where its first line is none, or was not read. */
  materials: materialsSchema.optional(),
  /** Numbers of Tributes that its text gives beside that of its Level. */
  tributes: z.array(tributeWaySchema).min(1).optional(),
  /** "Cannot be Set": the Normal Summon is the only way from the hand. */
  noNormalSet: z.literal(true).optional(),
  /** For a Fusion Material that is listed by name it can be used, from here; `not-read`: in what case, words alone say. */
  standsIn: z
    .union([
      z.literal('not-read'),
      z.strictObject({ from: z.array(z.enum(places.ids)), series: z.string().min(1).optional() }),
    ])
    .optional(),
  /** It is Fusion Summoned with the very materials that it lists. */
  onlyListedMaterials: z.literal(true).optional(),
  /** As a Tribute it can count as several, for these monsters. */
  treatedAsTributes: z.strictObject({ count: z.int().min(2), filter: filterSchema }).optional(),
  /** "Cannot be Normal (or Special) Summoned if ...", or "unless ...": the condition, as the text has it; whether it holds is open where no field says it. */
  barred: z
    .strictObject({
      words: z.string().min(1),
      unless: z.literal(true).optional(),
      special: z.literal(true).optional(),
      holds: eitherSchema.optional(),
    })
    .optional(),
  /** What the text says of the ways where no field can: a Summon that is not among `ways` may be proper or not. */
  unreadWays: z.string().min(1).optional(),
});
export type Summoning = z.infer<typeof summoningSchema>;

/** What the list of each game says of a card. */
const limitsSchema = z.strictObject({
  tcg: z.enum(limitStatuses).optional(),
  ocg: z.enum(limitStatuses).optional(),
});
export type Limits = z.infer<typeof limitsSchema>;

/** A card: its printed facts, and its text as the bot reads it, part by part in printed order. */
export const cardModelSchema = z.strictObject({
  name: z.string().min(1),
  password: z.int().positive().optional(),
  konamiId: z.int().positive().optional(),
  facts: factsSchema,
  summoning: summoningSchema.default({ ways: [] }),
  parts: z.array(partSchema).default([]),
  /** The names of other cards that its text mentions; left out where it has no text that was read. */
  mentions: z.array(z.string().min(1)).optional(),
  /** What its words speak of anywhere. */
  says: saysSchema,
  /** What its text says of where it goes when it leaves the field, in its words. */
  whenLost: z.strictObject({ words: z.string().min(1) }).optional(),
  /** What conditions that stand among the parts ask of a battle. */
  asksOfBattle: z.array(battleAskSchema).min(1).optional(),
  /** What the lists of Forbidden and Limited cards say of it, where that is known. */
  limits: limitsSchema.optional(),
  /** The printed text that the model was read from, which is held in memory only. */
  text: z.strictObject({ main: z.string(), pendulum: z.string().optional() }).optional(),
  /** Sources of a reading that the text alone does not settle (Q&A numbers and the like), as citation ids. */
  sources: z.array(z.string()).default([]),
  /** No card, but what a player tells of one: nothing of it is known but this kind, and the facts that are there. */
  ofKind: z.string().min(1).optional(),
  /** What a reader of the model should know, in our words. */
  note: z.string().min(1).optional(),
});
export type CardModel = z.infer<typeof cardModelSchema>;

/** A card of which no more is known than what it is. */
export const bareModel = (name: string, facts: CardModel['facts']): CardModel => ({
  name,
  facts,
  summoning: { ways: [] },
  parts: [],
  sources: [],
});
