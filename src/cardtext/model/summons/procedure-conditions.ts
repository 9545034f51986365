import type { Filter } from '../../../card-model/filter.ts';
import type { ProcedureCondition } from '../../../card-model/procedure.ts';
import type { Condition } from '../../../card-model/value.ts';
import { conditionOf, groupsOf } from '../counted.ts';

type Group = Extract<Condition, { cards: unknown }>['cards'];
/** One of these lists holds whole. */
type Either = readonly (readonly Condition[])[];

/** What a Summoning procedure asks for ("If you control no monsters", "while ..."), as one condition. */
export function procedureCondition(text: string): ProcedureCondition {
  const words = text.replace(/^(?:if|while) /i, '');
  const holds = eitherOf(words);
  return { words, ...(holds === null ? {} : { holds: holds.map((each) => [...each]) }) };
}

/** "A, or B": each as a list of what has to hold at once. */
function eitherOf(words: string): Either | null {
  const all = words.split(/,? or (?=(?:you|your opponent|there) (?:control|have|are|is)s?\b)/).map(allOf);
  return all.includes(null) ? null : all.flatMap((each) => each ?? []);
}

/** "A and B": every choice of one alternative of each. */
function allOf(words: string): Either | null {
  const only = /^only your opponent controls (.+)$/.exec(words)?.[1];
  const parts =
    only === undefined
      ? words.split(/,? and (?=(?:you|your opponent) (?:control|have|has)s?\b)/)
      : [`your opponent controls ${only}`, `you control no ${only.replace(/^an? /, '')}s`];
  return parts.map(one).reduce<Either | null>(
    (all, each) => {
      if (all === null || each === null) return null;
      return all.flatMap((before) => each.map((more) => [...before, ...more]));
    },
    [[]],
  );
}

const amounts: readonly (readonly [RegExp, (number: number) => { atLeast?: number; atMost?: number }])[] = [
  [/^(\d+) or more $|^at least (\d+) $/, (atLeast) => ({ atLeast })],
  [/^(\d+) or (?:less|fewer) $/, (atMost) => ({ atMost })],
  [/^exactly (\d+) $/, (number) => ({ atLeast: number, atMost: number })],
  [/^no $/, () => ({ atMost: 0 })],
  [/^(?:an? )?$/, () => ({ atLeast: 1 })],
];

const amount = String.raw`(\d+ or (?:more|less|fewer) |at least \d+ |exactly \d+ |no |an? |)`;
const forms: readonly (readonly [RegExp, (kind: string, place: string) => string])[] = [
  [new RegExp(`^you control ${amount}()(.+)$`), (kind) => `${kind} you control`],
  [new RegExp(`^your opponent controls ${amount}()(.+)$`), (kind) => `${kind} your opponent controls`],
  [new RegExp(`^you have ${amount}()(.+)$`), (kind) => kind],
  [new RegExp(`^there (?:is|are) ${amount}()(.+) on the field$`), (kind) => `${kind} on the field`],
  [
    new RegExp(`^${amount}(?<place>)(.+) (?:is|are) ((?:on the field|in your GY))$`, 'i'),
    (kind, place) => `${kind} ${place}`,
  ],
];

function one(words: string): Either | null {
  const known = conditionOf(words);
  if (known !== null) return [[known]];
  const more = moreOf(words);
  if (more !== null) return [[more]];
  for (const [form, describe] of forms) {
    const [, number, , kind, place] = form.exec(words) ?? [];
    if (number === undefined || kind === undefined) continue;
    const rule = amounts.find(([each]) => each.test(number.toLowerCase()));
    const groups = groupsExcept(kind, (each) => describe(each, place ?? ''));
    if (rule === undefined || groups === null) continue;
    const counts = rule[1](Number(/\d+/.exec(number)?.[0] ?? 0));
    const [first, ...others] = groups;
    if (first === undefined) continue;
    if (others.length === 0) return [[{ cards: first, ...counts }]];
    // "A or a B": one of either; of any other number, or of "A and B", the words alone say it.
    const isChoice = counts.atLeast === 1 && counts.atMost === undefined && / or /.test(kind);
    return isChoice && !/ and |\bboth\b/.test(kind) ? groups.map((cards) => [{ cards, ...counts }]) : null;
  }
  return null;
}

/** "your opponent controls 2 or more cards than you do": so many more. */
function moreOf(words: string): Condition | null {
  const [, at, orMore, kind] =
    /^your opponent controls (?:(?:at least (\d+) |(\d+) or )?more) (.+?)s than you(?: do)?$/.exec(words) ??
    [];
  const pair =
    kind === undefined ? [] : [`${kind}s your opponent controls`, `${kind}s you control`].map(groupsOf);
  const [[more, others] = [], [than, rest] = []] = pair.map((each) => each ?? []);
  if (more === undefined || than === undefined || others !== undefined || rest !== undefined) return null;
  return { more, than, by: Number(at ?? orMore ?? 1) };
}

/** "a monster, except "X"", "a monster other than "X"": the cards without those of the name. */
function groupsExcept(kind: string, describe: (kind: string) => string): readonly Group[] | null {
  const [, base = kind, name] = /^(.+?),? (?:except|other than) "([^"]+)"$/.exec(kind) ?? [];
  const groups = groupsOf(describe(base));
  if (groups === null || name === undefined) return groups;
  const without = (filter: Filter): Filter => ({
    ...filter,
    except: [...(filter.except ?? []), { names: [name] }],
  });
  return groups.map(({ from, filter }) => ({ from, filter: without(filter) }));
}
