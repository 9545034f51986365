import { z } from 'zod';
import { listOf } from '../../platform/list-of.ts';
import type { Verb } from '../verbs.ts';

/** What texts keep from being done to a card; `target`: choosing it as the target of an effect; `reposition`: changing its battle position; `activate`: activating it, or its effects where it is. */
export const keptDeeds = listOf(
  'target destroy banish tribute return-to-hand return-to-deck send-to-gy take-control reposition',
  'activate',
);
export type KeptDeed = (typeof keptDeeds)[number];

/** Is what a verb of card text does one of these deeds? */
export const isKept = (verb: Verb): verb is Verb & KeptDeed => keptDeeds.some((deed) => deed === verb);

/** What cannot be done to a card: "cannot be targeted or destroyed by your opponent's card effects", "cannot be Tributed". */
export const protectionSchema = z.strictObject({
  from: z.array(z.enum(keptDeeds)).min(1),
  /** Only by effects of cards of this kind. */
  by: z.enum(['monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** Only by effects of the opponent, or by the opponent. */
  whose: z.literal('opponent').optional(),
  /** Only once it has attacked, of the card itself: for its next turn. */
  afterAttack: z.literal(true).optional(),
  /** Only in cases, or by what, no field says. */
  partly: z.literal(true).optional(),
  /** Of Tributing: only for a Tribute Summon. */
  for: z.literal('tribute-summon').optional(),
});
export type Protection = z.infer<typeof protectionSchema>;
