import { isDeepStrictEqual } from 'node:util';
import type { Answered, Outcome } from '../commands/command.ts';
import type { Reply } from '../replies/reply.ts';

/** An answer has been printed by then: whoever asked for one alone waits no longer for what completes it. */
const WAIT_MS = 800;

/**
 * What an answer that was printed was still without, such as a text in English: the sections of the same answer that are
 * new. Undefined where nothing came in time.
 */
export async function completion(
  { reply, complete }: Answered,
  again: () => Promise<Outcome>,
): Promise<Reply | undefined> {
  if (complete === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, false);
  });
  const came = await Promise.race([complete(), late]);
  clearTimeout(timer);
  const outcome = came ? await again() : undefined;
  if (outcome?.ok !== true) return undefined;
  const { tone, title, sections = [] } = outcome.reply;
  const added = sections.filter(
    (each) => !(reply.sections ?? []).some((was) => isDeepStrictEqual(was, each)),
  );
  return added.length === 0 ? undefined : { tone, title, sections: added };
}
