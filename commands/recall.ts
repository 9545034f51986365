import type { Asker, Command, Outcome, Services } from '../src/commands/command.ts';
import { readLine } from '../src/commands/line/line.ts';
import { textOf } from '../src/commands/options.ts';
import { fail, ok, problemOf, type Result, shorten } from '../src/platform/problem.ts';
import { typedKey } from '../src/storage/line-key.ts';
import { situation } from './situation.ts';

export const recall: Command = {
  name: 'recall',
  description: 'A ruling again, by the id under it',
  options: [{ name: 'id', description: 'The id under the ruling', type: 'text', required: true }],
  async run(values, asker, services) {
    const ruled = await ruledAgain(textOf(values, 'id') ?? '', asker, services);
    return ruled.ok ? ruled.value.outcome : ruled;
  },
};

/** A ruling that was recalled: its id as it was made, its line, and what that is answered with now. */
export interface Recalled {
  readonly id: string;
  readonly line: string;
  readonly outcome: Outcome;
}

/** Rules on the situation behind an id again; a problem where it is no longer kept. */
export async function ruledAgain(typed: string, asker: Asker, services: Services): Promise<Result<Recalled>> {
  const id = typedKey(typed);
  const line = await services.settings.readLine(id);
  // Only rulings have ids: another line that happens to be kept, such as one behind a button, is none.
  const read = line === undefined ? undefined : readLine(line, [situation]);
  if (line === undefined || read?.ok !== true) return fail(problemOf('forgotten-ruling', shorten(typed)));
  return ok({ id, line, outcome: await situation.run(read.value.values, asker, services) });
}
