import { z } from 'zod';

/** What a text does without a Chain Link when its card, or the monster that it is bound to, leaves the field or is destroyed. */
export const bondSchema = z.strictObject({
  when: z.enum(['leaves', 'destroyed']),
  of: z.enum(['this', 'bound']),
  deed: z.enum(['destroyed', 'banished', 'sent-to-gy']),
  to: z.enum(['this', 'bound']),
});
export type Bond = z.infer<typeof bondSchema>;

/** A text by which a card destroys itself when an effect that targeted it has resolved: whose effect, and of which kind of card. */
export const afterTargetedSchema = z.strictObject({
  whose: z.literal('opponent').optional(),
  kind: z.enum(['monster', 'spell', 'trap']).optional(),
  /** Only if it was face-up when it was targeted. */
  faceUp: z.boolean(),
});
export type AfterTargeted = z.infer<typeof afterTargetedSchema>;
