import { z } from 'zod';

/** The parts of a message that the bot sends and tests look at. */
export const messageSchema = z.looseObject({
  content: z.string().nullish(),
  embeds: z
    .array(
      z.looseObject({
        title: z.string().optional(),
        description: z.string().optional(),
        color: z.number().optional(),
        fields: z.array(z.looseObject({ name: z.string(), value: z.string() })).default([]),
        footer: z.looseObject({ text: z.string() }).optional(),
      }),
    )
    .default([]),
  components: z
    .array(
      z.looseObject({
        components: z.array(z.looseObject({ custom_id: z.string(), label: z.string() })),
      }),
    )
    .default([]),
  flags: z.number().default(0),
  allowed_mentions: z.looseObject({ parse: z.array(z.string()) }).optional(),
});
export type SentMessage = z.infer<typeof messageSchema>;

/** The answer to an interaction. */
export const callbackSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal(4), data: messageSchema }),
  z.looseObject({ type: z.literal(5), data: z.looseObject({ flags: z.number().default(0) }).prefault({}) }),
  z.looseObject({
    type: z.literal(8),
    data: z.looseObject({
      choices: z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) })),
    }),
  }),
]);
export type Callback = z.infer<typeof callbackSchema>;
