import { shownChoices } from '../../src/replies/components.ts';
import { embedReply } from '../../src/replies/embed.ts';
import type { Reply } from '../../src/replies/reply.ts';
import { messageSchema } from '../support/discord-stand-in/bodies.ts';
import { messageFaults } from '../support/discord-stand-in/limit-faults.ts';

/** The message as Discord gets it, and what is wrong with it. */
export const sent = (reply: Reply) => {
  const customIds = new Map(shownChoices(reply).map((choice, index) => [choice, `1#${index}`]));
  const body = JSON.parse(JSON.stringify(embedReply(reply, customIds)));
  const message = messageSchema.parse({ ...body, allowed_mentions: { parse: [] } });
  const [embed = messageSchema.shape.embeds.parse([])[0]] = message.embeds;
  return { message, embed, faults: messageFaults(message) };
};

/** The fields of its embed. */
export const fieldsOf = (reply: Reply) => sent(reply).embed?.fields ?? [];
