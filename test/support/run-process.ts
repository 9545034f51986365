import { execFile } from 'node:child_process';

/** How a process ended and what it said. */
export interface Ended {
  readonly status: number | string;
  readonly out: string;
  readonly err: string;
}

/** Runs a program as its own process, with only this environment, and waits for its end. */
export function runProcess(
  file: string,
  words: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...options.env };
  return new Promise((resolve) => {
    execFile(file, words, { cwd: options.cwd, env }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, out, err }),
    );
  });
}
