import { isActivated } from '../../effects/activated.ts';
import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { hasOnly } from './reading/question-meant.ts';
import type { SketchCard } from './reading/sketch.ts';

const sets =
  '(?:makes?|made|sets?|changes?|changed|turns?|turned|reduces?|reduced|drops?|dropped|brings?|brought)';
const whose = "(?:its|his|her|the monster's|that monster's|(?:my |their )?#\\d's)";
/** "X makes its ATK become 0", "when its effect makes its ATK 3000": told last. */
const told = new RegExp(
  `(?:(?<by>#\\d)(?:'s effect)?|\\b(?<own>its) (?:own )?effect) (?:then |later |now )?${sets} ${whose} (?:current )?atk (?:become |to |into |equal to |be )?(?<atk>\\d{1,5})(?: (?:until|for) [a-z ]+)?\\.?$`,
);
const asksAtk =
  /\b(?:what|which|how much|how high|final|new|current)\b[^?]*\batk\b|^(?:its |the )?(?:final |new )?atk(?: now| then)?\s*\?|^(?:is it |so )?(?<one>\d{1,5}) or (?<two>\d{1,5})\s*\?/;
const words = new Set(
  "so and now then what which how much high final new current is are will would be does do did has have it its it's his her their the my that monster monster's atk end up with at of become becomes".split(
    ' ',
  ),
);
/** Is the ATK that is asked for of the monster whose ATK was set: of no other one that is named? */
const isOf = (question: string, of: string | undefined): boolean => {
  const refs = question.match(/#\d/g) ?? [];
  return of === undefined ? refs.length === 0 : refs.every((each) => each === of);
};
const more =
  /\b(?:def|original|after|later|end phase|next turn|wears? off|ends?\b(?! up)|damage|leaves|destroyed|gone|face-?down|twice|both)\b/;

/**
 * An activated effect that sets the ATK is the last that was applied: the ATK is that number, whatever raised or lowered it
 * before (rules stats/lingering-current, stats/waits).
 */
export const setOutright: KeyWordPrinciple = (sketch) => {
  const { question, cards } = sketch;
  const text = sketch.told.trim();
  const match = told.exec(text)?.groups;
  const asked = asksAtk.exec(question);
  if (match === undefined || asked === null || speaksAgainst(text) || more.test(question)) return undefined;
  // "Its effect": of the card that was named last before it.
  const before = text.slice(0, text.search(told));
  const ref = match['by'] ?? (match['own'] === undefined ? undefined : before.match(/#\d(?!.*#\d)/s)?.[0]);
  const setter = cards.find((card) => card.ref === ref);
  if (setter === undefined || (match['by'] === undefined && cards.length > 1)) return undefined;
  const atk = Number(match['atk']);
  const { one, two } = asked.groups ?? {};
  const of = /(#\d)'s (?:current )?atk /.exec(text.slice(text.search(told)))?.[1];
  if (one === undefined && (!hasOnly(question, words) || !isOf(question, of))) return undefined;
  if (one !== undefined && Number(one) !== atk && Number(two) !== atk) return undefined;
  const part = setter.model.parts.find(
    (each) => isActivated(each) && each.does.some((does) => setsTo(does, atk, match['by'] === undefined)),
  );
  const shields = cards.some(({ model }) => /\bunaffected\b/i.test(textOf(model)));
  if (part === undefined || makesMore(setter) || shields) return undefined;
  return ruled(
    `ATK ${atk}`,
    'stats/lingering-current',
    `${setter.model.name} sets the current ATK to ${atk}, with all that changed it before`,
    [{ model: setter.model, part }],
    ['nothing changes it afterwards'],
  );
};

const setsTo = (
  { do: verb, becomes, amount, value, times, onlyIf, what }: Instruction,
  atk: number,
  ofItself: boolean,
): boolean =>
  verb === 'change-atk' &&
  becomes === true &&
  amount === atk &&
  value === undefined &&
  times === undefined &&
  onlyIf === undefined &&
  (ofItself
    ? what === 'this'
    : what !== 'this' && (!isDescribed(what) || what.count === 'all' || what.count === 1));

/** Does the same card change ATK in other ways as well? */
const makesMore = ({ model }: SketchCard): boolean =>
  model.parts.filter((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'change-atk'))
    .length > 1;
