import { type Problem, plainProblem } from '../platform/problem.ts';

/** Who uses the bot, and in which server. */
export interface Use {
  readonly userId: string;
  readonly guildId: string | null;
}

/** Lets a use go on, or says what to wait for. */
export type Admit = (use: Use) => Problem | undefined;

/** So many uses at once, then one more each time that many milliseconds have passed. */
interface Allowance {
  readonly atOnce: number;
  readonly oneMoreMs: number;
}

/** A person who reads answers never meets these; a script, or a server that is raided, does. */
const perUser: Allowance = { atOnce: 12, oneMoreMs: 2000 };
const perServer: Allowance = { atOnce: 90, oneMoreMs: 200 };
/** The same for what is asked while somebody types, a keystroke each, and for forms that are opened. */
const typing = { perUser: { atOnce: 60, oneMoreMs: 100 }, perServer: { atOnce: 600, oneMoreMs: 10 } };
/** How many users and servers are remembered; those longest away are forgotten first. */
const REMEMBERED = 50_000;

/** Cooldowns per user and per server, in the memory of this process; `now` is in milliseconds. */
export const cooldowns = (now?: () => number): Admit => cooldownsOf({ perUser, perServer }, now);

/** The same for suggestions while typing, and for forms. */
export const typingCooldowns = (now?: () => number): Admit => cooldownsOf(typing, now);

function cooldownsOf(
  most: { readonly perUser: Allowance; readonly perServer: Allowance },
  now: () => number = () => performance.now(),
): Admit {
  const users = allowances(most.perUser, now);
  const servers = allowances(most.perServer, now);
  return ({ userId, guildId }) => {
    const userWaits = users.waitMs(userId);
    const serverWaits = guildId === null ? 0 : servers.waitMs(guildId);
    if (userWaits > 0) return tooMany('You', userWaits);
    if (serverWaits > 0) return tooMany('This server', serverWaits);
    users.take(userId);
    if (guildId !== null) servers.take(guildId);
    return undefined;
  };
}

interface Allowances {
  /** How long somebody has to wait for the next use. */
  waitMs(who: string): number;
  take(who: string): void;
}

/** For each one, the time at which all uses are allowed again. */
function allowances({ atOnce, oneMoreMs }: Allowance, now: () => number): Allowances {
  const fullAgainAt = new Map<string, number>();
  const behind = (who: string): number => Math.max(0, (fullAgainAt.get(who) ?? 0) - now());
  return {
    waitMs: (who) => Math.max(0, behind(who) - (atOnce - 1) * oneMoreMs),
    take(who) {
      const next = now() + behind(who) + oneMoreMs;
      fullAgainAt.delete(who);
      fullAgainAt.set(who, next);
      const [oldest] = fullAgainAt.keys();
      if (fullAgainAt.size > REMEMBERED && oldest !== undefined) fullAgainAt.delete(oldest);
    },
  };
}

function tooMany(who: 'You' | 'This server', waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    code: 'cooldown',
    found: who === 'You' ? 'Too many questions at once' : 'Too many questions at once in this server',
    expected: `try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}`,
  };
}

/** What somebody is told while too much is being answered already. */
export const tooBusy = plainProblem('busy');
