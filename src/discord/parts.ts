import { LONGEST_LINE } from '../commands/line.ts';
import { hasMore, ofTheWholeAlone } from '../replies/embed.ts';
import type { Reply } from '../replies/reply.ts';

/** As far as a button says it, in one sign. No reply is as long. */
const LAST_PART = 9;

/**
 * A part of a reply with the buttons that show more of it, and less. What has a single line to hide is shown whole, and so
 * is what no button could ask for again.
 * @param part which part, as `part` of a Reply
 * @param line the line that it answers
 */
export function inPart(reply: Reply, part: number, line: string): Reply {
  const again = line.length <= LONGEST_LINE;
  const whole = !again || ofTheWholeAlone(reply) < 2;
  const shown: Reply = { ...reply, part: whole ? Math.max(1, part) : part };
  if (!again) return shown;
  const now = shown.part ?? 1;
  const more = hasMore(shown) && now < LAST_PART;
  const turns = [
    ...(more ? [{ label: 'More', line, turns: true, part: now + 1 } as const] : []),
    ...(part > 0 ? [{ label: 'Less', line, turns: true } as const] : []),
  ];
  return { ...shown, choices: [...turns, ...(reply.choices ?? [])] };
}
