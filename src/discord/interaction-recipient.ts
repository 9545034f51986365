import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { AnswerMessage, Place, Recipient } from './answering.ts';

export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | ModalSubmitInteraction;

/** Was it a button or a select of a message, or a form that was opened from one? */
const isUnderMessage = (
  interaction: Answerable,
): interaction is ButtonInteraction | StringSelectMenuInteraction | ModalMessageModalSubmitInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

/** Who sent an interaction, answered through it. */
export const senderOf = (interaction: Answerable): Recipient => ({
  userId: interaction.user.id,
  guildId: interaction.guildId,
  wait: (place) =>
    place === 'in-place' && isUnderMessage(interaction)
      ? interaction.deferUpdate()
      : interaction.deferReply(place === 'quiet' ? { flags: MessageFlags.Ephemeral } : {}),
  send: (message, place) => send(interaction, message, place),
  change: async (message, place) => {
    // What was sent to one asker beside the message that was pressed is another message than the one that could be changed.
    if (place === 'in-place' && message.flags !== undefined) return;
    await interaction.editReply(shownOf(message));
  },
});

/** A message in the place of another one: a picture that it had before is taken away. */
const shownOf = ({ embeds, components, allowedMentions, files }: AnswerMessage) => ({
  embeds,
  components,
  allowedMentions,
  files,
  attachments: [],
});

/** Sends a message the way that is still open; a quiet one never takes the place of the message that was pressed. */
const send = async (interaction: Answerable, message: AnswerMessage, place: Place): Promise<void> => {
  const shown = shownOf(message);
  const quiet = message.flags !== undefined;
  const under = place === 'in-place' && isUnderMessage(interaction) ? interaction : undefined;
  if (interaction.replied) await interaction.followUp(message);
  else if (!interaction.deferred) {
    if (under !== undefined && !quiet) await under.update(shown);
    else await interaction.reply(message);
  } else if (!quiet || interaction.ephemeral) await interaction.editReply(shown);
  else {
    if (under === undefined) await interaction.deleteReply();
    await interaction.followUp(message);
  }
};
