import { z } from 'zod';
import { summonWays } from '../vocabulary/summons.ts';
import { abilities, attributes, spellTrapProperties } from './facts.ts';

/** Which cards a text speaks of: every field that is given must hold. `you` is the player whose effect it is. */
export const filterSchema = z.strictObject({
  cardType: z.enum(['monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** One of these names. */
  names: z.array(z.string().min(1)).min(1).optional(),
  /** Its name has this in it: the archetype as printed between quotation marks. */
  archetype: z.string().min(1).optional(),
  type: z.string().min(1).optional(),
  attribute: z.enum(attributes).optional(),
  /** Has all of these. */
  abilities: z.array(z.enum(abilities)).min(1).optional(),
  /** Has none of these. */
  notAbilities: z.array(z.enum(abilities)).min(1).optional(),
  property: z.enum(spellTrapProperties).optional(),
  levelAtMost: z.int().min(1).optional(),
  levelAtLeast: z.int().min(1).optional(),
  levels: z.array(z.int().min(1)).min(1).optional(),
  atkAtMost: z.int().min(0).optional(),
  atkAtLeast: z.int().min(0).optional(),
  controller: z.enum(['you', 'opponent']).optional(),
  owner: z.enum(['you', 'opponent']).optional(),
  faceUp: z.boolean().optional(),
  summoned: z.array(z.enum(summonWays.ids)).min(1).optional(),
  /** Any card but the one whose text it is. */
  other: z.literal(true).optional(),
  /** Something that no field above can say, in our words. What depends on it stays open. */
  reads: z.string().min(1).optional(),
});
export type Filter = z.infer<typeof filterSchema>;
