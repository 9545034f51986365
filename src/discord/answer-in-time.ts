import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { altText } from '../pictures/alt.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import type { Log } from '../platform/log.ts';
import { problemLine } from '../platform/problem.ts';
import { within } from '../platform/within.ts';
import { embedReply, type ReplyMessage } from '../replies/embed.ts';
import { limits } from '../replies/limits.ts';
import { plainLine } from '../replies/markdown.ts';
import { picturesRow, type Reply } from '../replies/reply.ts';
import type { Settings } from '../storage/settings.ts';
import { customIdsOf } from './messages/custom-id.ts';
import type { Answer } from './run-command.ts';

/** The picture of a reply as a file with its words, or none: an answer goes without what could not be painted. */
export async function pictureFiles(
  { picture }: Reply,
  painter: Painter,
  log: Log,
): Promise<readonly AttachmentBuilder[]> {
  if (picture === undefined) return [];
  const painted = await painter.paint(picture);
  if (!painted.ok) {
    log('warn', 'a picture is left out', { reason: problemLine(painted.problem) });
    return [];
  }
  const description = plainLine(altText(picture), limits.attachmentDescription);
  return [new AttachmentBuilder(Buffer.from(painted.value), { name: `${picture.kind}.png`, description })];
}

export interface AnswerMessage extends ReplyMessage {
  /** The picture of the embed, if it has one. */
  readonly files: readonly AttachmentBuilder[];
  readonly allowedMentions: { readonly parse: [] };
  readonly flags: MessageFlags.Ephemeral | undefined;
}

/** Where an answer goes: to all, to the asker alone (as problems do), or into the place of the message that was pressed. */
export type Place = 'public' | 'quiet' | 'in-place';

/** Whom an answer goes to, and how. */
export interface Recipient {
  readonly userId: string;
  readonly guildId: string | null;
  /** Shows them that an answer is being made. */
  wait(place: Place): Promise<unknown>;
  send(message: AnswerMessage, place: Place): Promise<unknown>;
  /** Puts a message in the place of the one that was sent, where that can still be told from others. */
  change(message: AnswerMessage, place: Place): Promise<unknown>;
}

/** Discord takes an answer within three seconds; half of that is left for the way there. */
export const inTimeMs = 1500;

/** What messages are made with. */
export interface MessageTools {
  readonly settings: Settings;
  readonly painter: Painter;
  readonly log: Log;
}

/** The answer as a message for Discord, with no one mentioned. */
export const messageOf = async (
  { reply, quiet }: Answer,
  { settings, painter, log }: MessageTools,
): Promise<AnswerMessage> => {
  // Whoever is offered a picture reads first: by the time that they press its button, it can be painted at once.
  if (reply.picture === undefined && reply.choices?.some(({ row }) => row === picturesRow))
    void painter.prepare();
  const [customIds, files] = await Promise.all([
    customIdsOf(reply, settings, log),
    pictureFiles(reply, painter, log),
  ]);
  return {
    ...embedReply(reply, customIds, files[0]?.name ?? undefined),
    files,
    allowedMentions: { parse: [] },
    flags: quiet ? MessageFlags.Ephemeral : undefined,
  };
};

/** How somebody is answered in time. */
export interface InTime {
  readonly place: () => Place;
  /** After how long Discord is told to wait. */
  readonly afterMs: number;
  /** After how long the asker is told that it takes too long, with what `late` gives. */
  readonly lateMs: number;
  late(): Promise<AnswerMessage>;
  /** Told what becomes of a message that was late and then failed. */
  lost(error: unknown): void;
}

/**
 * Answers in time: at once where the message is made fast; otherwise the wait is shown, and the message follows. Where
 * that takes too long, the asker is told so; should the message still come, it follows then.
 */
export const answerInTime = async (
  recipient: Recipient,
  message: Promise<AnswerMessage>,
  { place, afterMs, lateMs, late, lost }: InTime,
): Promise<void> => {
  const start = performance.now();
  const first = await within(afterMs, message, 'late' as const);
  if (first !== 'late') {
    await recipient.send(first, place());
    return;
  }
  // Should waiting fail, nobody waits for the message any more; its own failure then says nothing new.
  message.catch(() => undefined);
  await recipient.wait(place());
  const second = await within(Math.max(0, lateMs - (performance.now() - start)), message, 'late' as const);
  if (second !== 'late') {
    await recipient.send(second, place());
    return;
  }
  await recipient.send(await late(), place());
  void message.then((made) => recipient.send(made, place())).catch(lost);
};
