import { Locale, type Message } from 'discord.js';
import type { Command, Services } from '../commands/command.ts';
import { plainProblem } from '../platform/problem.ts';
import type { Answerer, Recipient } from './answering.ts';
import { askerOf, type Origin, plainMessageText } from './asker.ts';
import type { Job } from './jobs.ts';
import { type Answer, problemAnswer, runCommand } from './run-command.ts';

/** What mentions are answered with. */
export interface MentionTools {
  readonly commands: readonly Command[];
  readonly services: Services;
}

/** How many are remembered who were told to wait. */
const REMEMBERED = 10_000;

/** Answers messages that mention the bot, in public alone; who is to wait is told once. What it returns never rejects. */
export function mentionRouter(tools: MentionTools, answer: Answerer): (message: Message) => Promise<void> {
  const toldToWait = new Set<string>();
  return async (message) => {
    if (!mentionsBot(message)) return;
    const { job, state } = mentionJob(message, tools);
    await answer(authorOf(message, shows), job);

    function shows(): boolean {
      if (state.begun) {
        toldToWait.delete(message.author.id);
        return !state.privately;
      }
      if (toldToWait.has(message.author.id)) return false;
      if (toldToWait.size >= REMEMBERED) toldToWait.clear();
      toldToWait.add(message.author.id);
      return true;
    }
  };
}

/** Did a person write this, with the bot's own mention in it? An answer to a message of the bot alone has none. */
const mentionsBot = ({ author, webhookId, system, content, client }: Message): boolean =>
  !author.bot &&
  webhookId === null &&
  !system &&
  [`<@${client.user?.id}>`, `<@!${client.user?.id}>`].some((mention) => content.includes(mention));

/** The author of a message, answered below it and not mentioned. */
const authorOf = (message: Message, shows: () => boolean): Recipient => {
  const allowedMentions = { parse: [], repliedUser: false } as const;
  let sent: Message | undefined;
  return {
    userId: message.author.id,
    guildId: message.guildId,
    wait: async () => {
      if (shows() && message.channel.isSendable()) await message.channel.sendTyping();
    },
    send: async ({ embeds, components, files }) => {
      if (!shows()) return;
      sent = await message.reply({ embeds, components, files, allowedMentions, failIfNotExists: false });
    },
    change: async ({ embeds, components, files }) => {
      await sent?.edit({ embeds, components, files, allowedMentions });
    },
  };
};

/** How far a job has come. */
interface State {
  begun: boolean;
  privately: boolean;
}

function mentionJob(message: Message, { commands, services }: MentionTools): { job: Job; state: State } {
  const state: State = { begun: false, privately: false };
  const run = async (): Promise<Answer> => {
    state.begun = true;
    const asker = await askerOf(originOf(message), services.settings);
    state.privately = asker.privately ?? false;
    if (state.privately) return { ...problemAnswer(plainProblem('nothing-asked')), kind: 'not-here' };
    const text = plainMessageText(message.content);
    const wanted = namesCardsOnly(message.content) ? 'cards' : 'question';
    const onMessage = commands.flatMap((command) =>
      command.onMessage?.mentioned === wanted ? [{ command, option: command.onMessage.option }] : [],
    )[0];
    if (text === '' || onMessage === undefined) return problemAnswer(plainProblem('nothing-asked'));
    return runCommand({ command: onMessage.command, values: { [onMessage.option]: text } }, asker, services);
  };
  return { job: { name: 'a mention', command: 'mention', place: () => 'public', run }, state };
}

/** Cards in [[brackets]] without a question mark: they are to be shown, not ruled on. */
const namesCardsOnly = (content: string): boolean =>
  /\[\[[^[\]]+\]\]/.test(content) && !/[?？]/.test(content);

/** A message says nothing of what its author may do in the server; what is pressed below the answer does. */
const originOf = ({ guildId, guild, channelId, channel, author }: Message): Origin => ({
  guildId,
  channelId,
  channel,
  user: author,
  member: null,
  memberPermissions: null,
  locale: guild?.preferredLocale ?? Locale.EnglishUS,
});
