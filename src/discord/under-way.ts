/** How long a bot that stops waits for the answers under way, in milliseconds: Discord takes none after three seconds. */
const LONGEST_MS = 3000;

/** What is being answered. */
export interface UnderWay<T> {
  take(asked: T): void;
  /** Resolves when those that were taken are answered, or have had their time. */
  settled(): Promise<void>;
}

/** Follows what a router answers, so that a bot that stops can answer what it has taken. */
export function underWay<T>(route: (asked: T) => Promise<void>): UnderWay<T> {
  const jobs = new Set<Promise<void>>();
  return {
    take(asked) {
      const job = route(asked).finally(() => jobs.delete(job));
      jobs.add(job);
    },
    async settled() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LONGEST_MS);
      });
      await Promise.race([Promise.all(jobs), late]);
      clearTimeout(timer);
    },
  };
}
