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
        image: z.looseObject({ url: z.string() }).optional(),
      }),
    )
    .default([]),
  components: z
    .array(
      z.looseObject({
        components: z.array(
          z.looseObject({
            type: z.number(),
            custom_id: z.string(),
            /** Of a button. */
            label: z.string().optional(),
            /** Of a select. */
            placeholder: z.string().optional(),
            options: z
              .array(
                z.looseObject({ label: z.string(), value: z.string(), description: z.string().optional() }),
              )
              .default([]),
          }),
        ),
      }),
    )
    .default([]),
  /** The files that belong to it, with what they show. */
  attachments: z.array(z.looseObject({ description: z.string().optional() })).optional(),
  flags: z.number().default(0),
  allowed_mentions: z.looseObject({ parse: z.array(z.string()) }).optional(),
});
export type SentMessage = z.infer<typeof messageSchema>;

/** A file that was uploaded with a message. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The numbers of Discord's component types. */
export const component = { button: 2, select: 3 } as const;

/** The buttons under a message, in their order. */
export const buttonsOf = (message: SentMessage) =>
  message.components
    .flatMap(({ components }) => components)
    .filter(({ type }) => type === component.button)
    .map(({ custom_id, label = '' }) => ({ custom_id, label }));

/** The selects under a message. */
export const selectsOf = (message: SentMessage) =>
  message.components
    .flatMap(({ components }) => components)
    .filter(({ type }) => type === component.select)
    .map(({ custom_id, placeholder = '', options }) => ({ custom_id, placeholder, options }));

/** A form with text fields, as the bot opens it. */
export const formSchema = z.looseObject({
  custom_id: z.string(),
  title: z.string(),
  components: z.array(
    z.looseObject({
      label: z.string(),
      component: z.looseObject({
        custom_id: z.string(),
        max_length: z.number().optional(),
        value: z.string().optional(),
      }),
    }),
  ),
});
export type SentForm = z.infer<typeof formSchema>;

/** The answer to an interaction. */
export const callbackSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal(4), data: messageSchema }),
  z.looseObject({ type: z.literal(5), data: z.looseObject({ flags: z.number().default(0) }).prefault({}) }),
  /** Waits with the message that was pressed as it is. */
  z.looseObject({ type: z.literal(6) }),
  /** Puts another message into the place of the one that was pressed. */
  z.looseObject({ type: z.literal(7), data: messageSchema }),
  z.looseObject({
    type: z.literal(8),
    data: z.looseObject({
      choices: z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) })),
    }),
  }),
  /** Opens a form. */
  z.looseObject({ type: z.literal(9), data: formSchema }),
]);
export type Callback = z.infer<typeof callbackSchema>;
