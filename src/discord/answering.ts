import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { altText } from '../pictures/alt.ts';
import type { Painter } from '../pictures/painting/painter.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import type { Log } from '../platform/log.ts';
import { type Problem, problemLine } from '../platform/problem.ts';
import { within } from '../platform/within.ts';
import { embedReply, type ReplyMessage } from '../replies/embed.ts';
import { limits } from '../replies/limits.ts';
import { plainLine } from '../replies/markdown.ts';
import { picturesRow, type Reply } from '../replies/reply.ts';
import type { Settings } from '../storage/settings.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { type Admit, cooldowns, tooBusy } from './cooldown.ts';
import type { Job } from './jobs.ts';
import { customIdsOf } from './messages/custom-id.ts';
import { lostAnswer, reportThrown } from './problems.ts';
import { type Answer, problemAnswer } from './run-command.ts';

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
const inTimeMs = 1500;

/** What messages are made with. */
interface MessageTools {
  readonly settings: Settings;
  readonly painter: Painter;
  readonly log: Log;
}

/** The answer as a message for Discord, with no one mentioned. */
const messageOf = async (
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
const answerInTime = async (
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

/** How many answers may be under way, so that each is there in time. */
export interface Capacity {
  isFull(): boolean;
  begin(): void;
  end(): void;
}

/** No process answers more in two seconds, with whatever flags: bench/interactions has the rates. */
const MOST_AT_ONCE = 400;
/** Nor is any so slow that so many would be late. */
const LEAST_AT_ONCE = 40;
/** What has to wait longer behind others is late for Discord, which takes a first answer within three seconds. */
const LONGEST_WAIT_MS = 2000;
/** How much one more answer says about the pace: some twenty of them tell it. */
const WEIGHT = 0.05;
/** With fewer under way the time between two answers is that between two questions. */
const BUSY = 8;

/** Full when the newest of `most` would wait too long at the pace that this process has while it is busy. */
export function capacityOf(most = MOST_AT_ONCE, now: () => number = () => performance.now()): Capacity {
  let atOnce = 0;
  let betweenMs = LONGEST_WAIT_MS / MOST_AT_ONCE;
  let endedAt: number | undefined;
  return {
    isFull: () => atOnce >= Math.min(most, Math.max(LEAST_AT_ONCE, Math.floor(LONGEST_WAIT_MS / betweenMs))),
    begin() {
      atOnce += 1;
    },
    end() {
      const at = now();
      if (atOnce >= BUSY && endedAt !== undefined) betweenMs += (at - endedAt - betweenMs) * WEIGHT;
      endedAt = atOnce >= BUSY ? at : undefined;
      atOnce -= 1;
    },
  };
}

/** One interaction, as it was answered. */
export interface Seen {
  /** The command, without its slash; or what else it was: `button`. */
  readonly command: string;
  /** The kind of the answer: `yes`, `no`, `value`, `cannot tell`, `info`, `problem`, `bug`, `late`, `gone` ... */
  readonly answer: string;
  /** From its arrival until its answer was sent. */
  readonly ms: number;
}

export interface AnswererOptions {
  readonly log: Log;
  /** How long a command may take before Discord is told to wait. */
  readonly deferAfterMs?: number;
  /** How long it may take until the asker is told that it takes too long. */
  readonly lateAfterMs?: number;
  /** Whom to let wait; left out: cooldowns of this process. */
  readonly admit?: Admit;
  /** The most interactions that are answered at once; left out: what this process can. */
  readonly mostAtOnce?: number;
  readonly onAnswered?: (seen: Seen) => void;
}

/** Discord takes a first answer within three seconds, and people wait no longer either. */
const LATE_MS = 2500;

/** Does a job and sends its answer; never rejects. */
export type Answerer = (recipient: Recipient, job: Job) => Promise<void>;

/** Answers interactions and mentions: what is thrown, or never ends, becomes one polite reply and one line of the log. */
export function answerer(tools: MessageTools, options: AnswererOptions): Answerer {
  const { log, deferAfterMs = inTimeMs, lateAfterMs = LATE_MS } = options;
  const admit = options.admit ?? cooldowns();
  const capacity = capacityOf(options.mostAtOnce);

  const apologise = async (recipient: Recipient, reply: Reply, job: Job): Promise<void> => {
    try {
      await recipient.send(await messageOf({ reply, quiet: true }, tools), job.place());
    } catch (error) {
      log('warn', `the apology for ${job.name} did not reach Discord`, { reason: String(error) });
    }
  };

  /** What was thrown, as the kind of answer that it is; whoever can still be told is told. */
  const thrown = async (error: unknown, recipient: Recipient, job: Job): Promise<string> => {
    const lost = lostAnswer(error);
    if (lost !== undefined) {
      log('warn', `the answer to ${job.name} was not taken`, { lost, reason: String(error) });
      return lost;
    }
    await apologise(recipient, reportThrown(error, job.name, log), job);
    return error instanceof StorageFailure ? 'storage' : 'bug';
  };

  /** The answer stands already: what it was still without takes its place when it has come, and is no loss where it fails. */
  const completed = async (
    recipient: Recipient,
    job: Job,
    complete: () => Promise<boolean>,
  ): Promise<void> => {
    try {
      if (!(await complete())) return;
      await recipient.change(await messageOf(await job.run(), tools), job.place());
    } catch (error) {
      log('debug', `the answer to ${job.name} was not completed`, { reason: String(error) });
    }
  };

  return async (recipient, asked) => {
    const start = performance.now();
    const refusal = capacity.isFull() ? tooBusy : admit(recipient);
    const job = refusal === undefined ? asked : refused(asked, refusal);
    let seen = { command: job.command, answer: 'late' };
    let complete: Answer['complete'];
    capacity.begin();
    try {
      const message = job.run().then((answer): Promise<AnswerMessage> => {
        seen = { command: answer.command ?? job.command, answer: kindOf(answer) };
        complete = answer.complete;
        return messageOf(answer, tools);
      });
      await answerInTime(recipient, message, {
        place: job.place,
        afterMs: deferAfterMs,
        lateMs: lateAfterMs,
        late: () => {
          seen = { ...seen, answer: 'late' };
          log('error', `${job.name} takes longer than ${lateAfterMs} ms`);
          return messageOf({ reply: lateReply, quiet: true }, tools);
        },
        lost: (error) => void thrown(error, recipient, job),
      });
    } catch (error) {
      seen = { ...seen, answer: await thrown(error, recipient, job) };
    } finally {
      capacity.end();
      const ms = elapsedMs(start);
      log('info', 'answered', { ...seen, ms });
      options.onAnswered?.({ ...seen, ms });
    }
    if (complete !== undefined && seen.answer !== 'late') void completed(recipient, job, complete);
  };
}

const refused = (job: Job, problem: Problem): Job => ({
  ...job,
  place: () => 'quiet',
  run: async () => ({ ...problemAnswer(problem), kind: problem.code }),
});

const kinds = { open: 'cannot tell', error: 'problem' } as const;

const kindOf = ({ kind, reply: { tone } }: Answer): string =>
  kind ?? (tone === 'open' || tone === 'error' ? kinds[tone] : tone);

const lateReply: Reply = {
  tone: 'error',
  title: 'This takes too long',
  lead: 'Sorry: the answer is not there yet. Should it still come, it follows here; its host is told.',
};
