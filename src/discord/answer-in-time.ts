import { type ButtonInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Log } from '../log.ts';
import { embedReply, type ReplyMessage } from '../replies/embed.ts';
import type { Settings } from '../storage/settings.ts';
import { customIdsOf } from './custom-id.ts';
import type { Answer } from './run-command.ts';

export type Answerable = ChatInputCommandInteraction | ButtonInteraction;

export interface AnswerMessage extends ReplyMessage {
  readonly allowedMentions: { readonly parse: [] };
  readonly flags: MessageFlags.Ephemeral | undefined;
}

/** Discord takes an answer within three seconds; half of that is left for the way there. */
export const inTimeMs = 1500;

/** The answer as a message for Discord, with no one mentioned. */
export const messageOf = async (
  { reply, quiet }: Answer,
  settings: Settings,
  log: Log,
): Promise<AnswerMessage> => {
  const customIds = await customIdsOf(reply.choices ?? [], settings, log);
  return {
    ...embedReply(reply, customIds),
    allowedMentions: { parse: [] },
    flags: quiet ? MessageFlags.Ephemeral : undefined,
  };
};

/**
 * Answers an interaction in time: at once where the message is made fast; otherwise Discord is told to wait, and the
 * message follows.
 */
export const answerInTime = async (
  interaction: Answerable,
  message: Promise<AnswerMessage>,
  wait: { readonly quiet: boolean; readonly afterMs: number },
): Promise<void> => {
  const first = await earliest(message, wait.afterMs);
  if (first !== 'late') {
    await send(interaction, first);
    return;
  }
  // Should deferring fail, nobody waits for the message any more; its own failure then says nothing new.
  message.catch(() => undefined);
  await interaction.deferReply(wait.quiet ? { flags: MessageFlags.Ephemeral } : {});
  await send(interaction, await message);
};

/** Sends a message the way that is still open. A quiet one takes the place of a public wait. */
export const send = async (interaction: Answerable, message: AnswerMessage): Promise<void> => {
  if (interaction.replied) await interaction.followUp(message);
  else if (!interaction.deferred) await interaction.reply(message);
  else if (message.flags === undefined || interaction.ephemeral) {
    const { embeds, components, allowedMentions } = message;
    await interaction.editReply({ embeds, components, allowedMentions });
  } else {
    await interaction.deleteReply();
    await interaction.followUp(message);
  }
};

const earliest = async <T>(work: Promise<T>, afterMs: number): Promise<T | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, afterMs, 'late');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
