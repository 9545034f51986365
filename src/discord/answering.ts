import { elapsedMs } from '../platform/elapsed.ts';
import type { Log } from '../platform/log.ts';
import type { Problem } from '../platform/problem.ts';
import type { Reply } from '../replies/reply.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import {
  type AnswerMessage,
  answerInTime,
  inTimeMs,
  type MessageTools,
  messageOf,
  type Recipient,
} from './answer-in-time.ts';
import { type Admit, cooldowns, tooBusy } from './cooldown.ts';
import type { Job } from './jobs.ts';
import { lostAnswer, reportThrown } from './problems.ts';
import { type Answer, problemAnswer } from './run-command.ts';

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
