import { z } from 'zod';
import { phases } from '../vocabulary/phases.ts';
import { places } from '../vocabulary/places.ts';
import { filterSchema } from './filter.ts';
import { verbs } from './verbs.ts';

/** Something that an effect may include: what it does, and where it takes the cards from, where the text names that. */
export const includedSchema = z.strictObject({
  do: z.array(z.enum(verbs)).min(1),
  from: z.array(z.enum(places.ids)).min(1).optional(),
  /** It has to do that, with cards from nowhere else: what it may do as well, or instead, leaves it open. */
  entirely: z.literal(true).optional(),
});
export type Included = z.infer<typeof includedSchema>;

/** What a text asks of the Chain Link that it answers, besides whose it is and of which card. */
export const linkConditionSchema = z.strictObject({
  /** It is the activation of the card itself, not of an effect of it. */
  activatesCard: z.literal(true).optional(),
  /** It was activated in one of these. */
  phases: z.array(z.enum(phases.ids)).min(1).optional(),
  /** It targets the card of the text, or a card that fits. */
  targets: z.union([z.literal('this'), filterSchema]).optional(),
  /** It targets no other card. */
  alone: z.literal(true).optional(),
  /** Its effect includes one of these. */
  includes: z.array(includedSchema).min(1).optional(),
});
export type LinkCondition = z.infer<typeof linkConditionSchema>;

/** Which activated effects a text is about: of which card, of whom, and what is asked of the Chain Link. */
export const activatedSchema = z.strictObject({
  of: filterSchema,
  byWhom: z.enum(['you', 'opponent']).optional(),
  link: linkConditionSchema.optional(),
  /** "And if you do, destroy that card". */
  destroys: z.literal(true).optional(),
});
export type Activated = z.infer<typeof activatedSchema>;

/** A time in which an effect may be activated: in one of these phases, and in whose turn. */
export const duringSchema = z.strictObject({
  phases: z.array(z.enum(phases.ids)).min(1).optional(),
  turn: z.enum(['you', 'opponent']).optional(),
});
export type During = z.infer<typeof duringSchema>;

/** Who cannot activate anything in response to this card, and to which of its activations. */
export const unanswerableSchema = z.strictObject({
  who: z.enum(['opponent', 'both']),
  to: z.enum(['card', 'effect']),
  /** Only these cards, and their effects, cannot be activated. */
  cards: filterSchema.optional(),
  /** Only cards of the original types (Monster, Spell, Trap) of those that were paid for the activation cannot. */
  ofTypesPaid: z.literal(true).optional(),
});
export type Unanswerable = z.infer<typeof unanswerableSchema>;
