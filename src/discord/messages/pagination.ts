import { LONGEST_LINE } from '../../commands/line/line.ts';
import type { Choice } from '../../platform/problem.ts';
import { hasMore, ofTheWholeAlone } from '../../replies/embed.ts';
import { picturesRow, type Reply } from '../../replies/reply.ts';

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
  if (!again) return inFewButtons(shown);
  const now = shown.part ?? 1;
  const more = hasMore(shown) && now < LAST_PART;
  const turns = [
    ...(more ? [{ label: 'More', line, turns: true, part: now + 1 } as const] : []),
    ...(part > 0 ? [{ label: 'Less', line, turns: true } as const] : []),
  ];
  return inFewButtons({ ...shown, choices: [...turns, ...(reply.choices ?? [])] });
}

/** As many buttons stand under an answer. */
const MOST_BUTTONS = 5;

/** Replies that answer a question of the game. */
const answers: ReadonlySet<Reply['tone']> = new Set(['yes', 'no', 'unless', 'value', 'open']);

/**
 * An answer with at most five buttons: more of it, why, a picture, the situation to change, what if; of several of a kind the
 * first. All others are options of the one select. What opens a form, or goes on building, is a button in any case.
 */
function inFewButtons(reply: Reply): Reply {
  const { choices = [], menu } = reply;
  if (!answers.has(reply.tone) || choices.length <= MOST_BUTTONS) return reply;
  const kinds = new Map<string, Choice>();
  for (const choice of choices) if (!kinds.has(kindOf(choice))) kinds.set(kindOf(choice), choice);
  const firsts = [...kinds.values()];
  const forms = firsts.filter(goesOn);
  const others = firsts.filter((each) => !goesOn(each)).slice(0, MOST_BUTTONS - forms.length);
  const buttons = choices.filter((each) => forms.includes(each) || others.includes(each));
  const rest = choices.filter((each) => !buttons.includes(each));
  return {
    ...reply,
    choices: buttons.map((each) => ({ ...each, row: 'answer' })),
    menu: { heading: 'What else', choices: [...rest, ...(menu?.choices ?? [])], selectOnly: true },
  };
}

/** Pictures are of one kind, and so are changed facts. */
const kindOf = ({ row, label }: Choice): string =>
  row === picturesRow ? row : /^What if: /.test(label) ? 'what-if' : label;

/** Does it open a form, or lead back to the situation that is put together? */
const goesOn = ({ opens, line }: Choice): boolean => opens === true || line.startsWith('/duel build');
