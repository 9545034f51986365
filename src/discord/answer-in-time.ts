import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  MessageFlags,
} from 'discord.js';
import { embedReply } from '../replies/embed.ts';
import type { Settings } from '../storage/settings.ts';
import { customIdsOf } from './custom-id.ts';
import type { Answer } from './run-command.ts';

export type Answerable = ChatInputCommandInteraction | ButtonInteraction;

/** Discord takes an answer within three seconds; half of that is left for the way there. */
export const deferAfterMs = 1500;

/** The answer as a message for Discord, with no one mentioned. */
export const messageOf = async ({ reply, quiet }: Answer, settings: Settings) => {
  const customIds = await customIdsOf(reply.choices ?? [], settings);
  return {
    ...embedReply(reply, customIds),
    allowedMentions: { parse: [] },
    ...(quiet ? { flags: MessageFlags.Ephemeral } : {}),
  } satisfies InteractionReplyOptions;
};

/**
 * Answers an interaction in time: at once where the work is fast; otherwise Discord is told to wait, and the answer
 * follows. A quiet answer after a public wait takes the place of it.
 */
export const answerInTime = async (
  interaction: Answerable,
  work: Promise<Answer>,
  wait: { readonly quiet: boolean; readonly afterMs: number; readonly settings: Settings },
): Promise<void> => {
  const ready = work.then(async (answer) => ({ answer, message: await messageOf(answer, wait.settings) }));
  const first = await earliest(ready, wait.afterMs);
  if (first !== 'late') {
    await interaction.reply(first.message);
    return;
  }
  // Should deferring fail, nobody waits for the work any more; its own failure then says nothing new.
  ready.catch(() => undefined);
  await interaction.deferReply(wait.quiet ? { flags: MessageFlags.Ephemeral } : {});
  const { answer, message } = await ready;
  if (answer.quiet && !wait.quiet) {
    await interaction.deleteReply();
    await interaction.followUp(message);
  } else {
    const { embeds, components, allowedMentions } = message;
    await interaction.editReply({ embeds, components, allowedMentions });
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
