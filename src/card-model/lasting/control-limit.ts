import { z } from 'zod';

const kind = z.enum(['type', 'attribute']);

/** Which monsters a player can control together: of one Type, one of each, or no more than the other has; `sends`: others go to the GY. */
export const controlLimitSchema = z.union([
  z.strictObject({ oneKind: kind, sends: z.literal(true).optional() }),
  z.strictObject({ oneOfEach: kind, sends: z.literal(true).optional() }),
  z.strictObject({ asMany: z.literal('you') }),
  /** That what is too many is sent to the GY, and nothing else. */
  z.strictObject({ sends: z.literal(true) }),
  /** That what lay there before its activation may stay, and nothing else. */
  z.strictObject({ spares: z.literal('there-before') }),
]);
export type ControlLimit = z.infer<typeof controlLimitSchema>;
