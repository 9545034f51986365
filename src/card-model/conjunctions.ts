import { type Instruction, isDescribed, ofChosenOption } from './instruction.ts';
import { says } from './sayings.ts';

/** Instructions that happen at the same time as the one before them. */
const atOnce: ReadonlySet<Instruction['joined']> = new Set(['and', 'if-you-do', 'also', 'or', 'otherwise']);

/** Steps of a cost or a resolution that belong to one moment. */
export type Step = readonly Instruction[];

/** Splits instructions into moments: "then" and a new sentence start a new one, "and if you do" and "also" do not. */
export function steps(instructions: readonly Instruction[]): readonly Step[] {
  const all: Instruction[][] = [];
  for (const each of instructions) {
    const last = all.at(-1);
    if (last !== undefined && atOnce.has(each.joined)) last.push(each);
    else all.push([each]);
  }
  return all;
}

/** "If it is so, A. Otherwise, B": what is done in a case, and what is done where it is not so. */
export interface Either {
  readonly inCase: ReadonlySet<Instruction>;
  readonly otherwise: ReadonlySet<Instruction>;
}

/** The parts right before the one "otherwise" that hang on one condition, and the rest of its sentence; null where it says something else. */
export function eitherOr(instructions: readonly Instruction[]): Either | null {
  const from = instructions.findIndex(({ joined }) => joined === 'otherwise');
  const { onlyIf } = instructions[from - 1] ?? {};
  const more = instructions.slice(from + 1);
  if (onlyIf === undefined || more.some(({ joined }) => joined === 'otherwise')) return null;
  const before = instructions.slice(0, from);
  const first = before.findLastIndex((each) => each.onlyIf !== onlyIf) + 1;
  const next = more.findIndex(({ joined }) => joined === undefined);
  const rest = next === -1 ? more : more.slice(0, next);
  return {
    inCase: new Set(before.slice(first)),
    otherwise: new Set([...instructions.slice(from, from + 1), ...rest]),
  };
}

/** Instructions of which one happens instead of the other ("or", "otherwise"): which one is not known. */
export function alternatives(instructions: readonly Instruction[]): ReadonlySet<Instruction> {
  const otherwise =
    eitherOr(instructions) === null ? instructions.findLastIndex(({ joined }) => joined === 'otherwise') : -1;
  return new Set(
    instructions.filter(
      ({ joined }, at) => at <= otherwise || joined === 'or' || instructions[at + 1]?.joined === 'or',
    ),
  );
}

const besidesPosition = (deed: Instruction): string =>
  JSON.stringify({ ...deed, joined: undefined, position: undefined, faceDown: undefined, faceUp: undefined });

/** Of alternatives that differ in the battle position alone ("in Attack Position or face-down Defense Position") each with all of them. */
export const positionsOf = (
  instructions: readonly Instruction[],
): ReadonlyMap<Instruction, readonly Instruction[]> =>
  new Map(
    groupsOf(instructions).flatMap((group) =>
      group.length > 1 && new Set(group.map(besidesPosition)).size === 1
        ? group.map((each) => [each, group] as const)
        : [],
    ),
  );

/** What is left of instructions when the player has `picked`, by its place from 0, in each group of alternatives in turn. */
export function withPicked(
  instructions: readonly Instruction[],
  picked: readonly number[],
): { readonly left: readonly Instruction[]; readonly options?: number } {
  const groups = groupsOf(instructions);
  const offer = groups.find((group) => group.some(({ option }) => option !== undefined));
  const choices = groups.filter((group) => group.length > 1 || group === offer);
  const option = offer === undefined ? undefined : picked[choices.indexOf(offer)];
  const left = groups.flatMap((group) => {
    const pick = group === offer ? undefined : picked[choices.indexOf(group)];
    return pick === undefined ? group : onlyOne(group, group[pick]);
  });
  return { left, ...(option === undefined ? {} : { options: option }) };
}

/** "Negate the Summon OR activation": which of them, by what the Chain Link answers (`answersLink`: another one). */
export const withAnswered = (
  instructions: readonly Instruction[],
  answersLink: boolean,
): readonly Instruction[] =>
  groupsOf(instructions).flatMap((group) => {
    const verbs = group.map(({ do: verb }) => verb);
    const either =
      verbs.length === 2 && verbs.includes('negate-summon') && verbs.includes('negate-activation');
    const meant = answersLink ? 'negate-activation' : 'negate-summon';
    return either
      ? onlyOne(
          group,
          group.find(({ do: verb }) => verb === meant),
        )
      : group;
  });

/** "A, or if it is so, you can do B": A where it is not so (`takes`: false), else what the player decided; unknown stays both. */
export const withCases = (
  instructions: readonly Instruction[],
  takes: (first: Instruction, other: Instruction) => boolean | undefined,
): readonly Instruction[] =>
  groupsOf(instructions).flatMap((group) => {
    const [first, other, ...more] = group;
    if (first === undefined || !other?.may || other.onlyIf === undefined || more.length > 0) return group;
    const taken = takes(first, other);
    return taken === undefined ? group : onlyOne(group, taken ? other : first);
  });

/** Instructions by what is joined with "or": each group has its alternatives, or the one instruction. */
export function groupsOf(instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const groups: Instruction[][] = [];
  for (const each of instructions) {
    const last = groups.at(-1);
    if (each.joined === 'or' && last !== undefined) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Of a group of alternatives the one that is taken, joined to what stands before the group. */
function onlyOne(group: readonly Instruction[], taken: Instruction | undefined): readonly Instruction[] {
  const [first] = group;
  if (taken === undefined || first === undefined || group.length < 2) return group;
  const { joined: _, ...plain } = taken;
  return [first.joined === undefined ? plain : { ...plain, joined: first.joined }];
}

/** What a part comes to. `open`: whether it was done depends on what was not said. */
export type Was = 'done' | 'nothing' | 'open';

/** What a part needs of the one before it: "and if you do" and "then" the first, "and" both (rules text/conjunction-*), others none. */
export const dependsOn = (joined: Instruction['joined'], before: Was): Was =>
  joined === 'and' || joined === 'if-you-do' || joined === 'then' ? before : 'done';

/** What a step was: done if any part of it was. */
export const together = (parts: readonly Was[]): Was =>
  parts.includes('done') ? 'done' : parts.includes('open') ? 'open' : 'nothing';

/** How many parts at the beginning only say what may not be done from then on, or what is always so: the deed comes after them. */
export function leadingBans(does: readonly Instruction[]): number {
  const first = does.findIndex(
    ({ do: verb, always }) => verb !== 'restrict' && verb !== 'activate-one' && !always,
  );
  return first === -1 ? 0 : first;
}

/** What comes later needs nothing now, nor what is optional or done only in a case. */
export const isFree = ({ may, onlyIf, delayed }: Instruction): boolean =>
  may === true || onlyIf !== undefined || delayed !== undefined;

/** Words of which what they begin with was read whole: that is what has to be possible. */
function asItBegins(instruction: Instruction): Instruction {
  const { begins, what } = instruction;
  // "Select 3 monsters in your GY": what an old text selects as it is activated is there to be selected.
  if (instruction.do === 'choose' && isDescribed(what) && what.among === 'targets') {
    const { among: _, ...cards } = what;
    return { ...instruction, what: cards };
  }
  // What is Tributed is so for what the rest does, a Summon as a rule.
  if (begins === undefined || begins.qualified || begins.do === 'tribute') return instruction;
  const { qualified: _, ...deed } = begins;
  return deed;
}

/** "Draw 1 card and reveal it": what it is about is only there once the part before it is done. */
function isOfDealt({ what }: Instruction, before: readonly Instruction[]): boolean {
  const of = typeof what === 'object' && 'among' in what ? what.among : what;
  return typeof of === 'object' && 'dealt' in of && before.some(({ do: verb }) => verb === of.dealt);
}

/** Is it done to the same cards either way, as "in Attack or Defense Position"? */
const isSameDeed = ({ do: verb, what }: Instruction, other: Instruction | undefined): boolean =>
  verb === other?.do && JSON.stringify(what) === JSON.stringify(other.what);

/** "Place 1 counter on it, then apply 1 of these effects": what stands before the choice is done whatever is chosen. */
export const isBeforeChoice = (each: Instruction): boolean =>
  each.onlyIf === ofChosenOption &&
  each.option === undefined &&
  each.do !== 'activate-one' &&
  (each.do !== 'described' || says(each, 'takes'));

function withoutChoice(each: Instruction): Instruction {
  const { onlyIf: _, ...rest } = each;
  return isBeforeChoice(each) ? rest : each;
}

/** Parts that have to be possible: the first one, and those without which it is not done ("and"). */
export function mustBePossible(does: readonly Instruction[]): readonly Instruction[] {
  // LP that a sentence of their own pays ("Pay 500 Life Points. Destroy ...") are the cost of what follows.
  const paid = (does[0]?.do === 'pay-lp' && does[1]?.joined === undefined ? does.slice(1) : does).map(
    withoutChoice,
  );
  const [first = [], ...later] = steps(paid.slice(leadingBans(paid)));
  const upTo = first.findIndex(
    (each, at) =>
      (at > 0 && each.joined !== 'and') ||
      isFree(each) ||
      (first[at + 1]?.joined === 'or' && !isSameDeed(each, first[at + 1])) ||
      isOfDealt(each, first.slice(0, at)),
  );
  // What is done otherwise is instead of what is done only in a case, or of all that stands before it.
  const other = does.findIndex(({ joined }) => joined === 'otherwise');
  if (other !== -1 && !does.slice(0, other).some(isFree)) return [];
  const needed = upTo === -1 ? first : first.slice(0, upTo);
  // "Tribute monsters, then Ritual Summon 1": nothing is Tributed but for that Summon.
  const after = needed.some(({ do: verb }) => verb === 'tribute') ? later.flat() : [];
  const summons = after.filter((each) => each.do === 'ritual-summon' && !isFree(each));
  return [...needed.map(asItBegins), ...summons];
}
