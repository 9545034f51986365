import { steps } from '../../card-model/conjunctions.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { type Verb, verbWords } from '../../card-model/verbs.ts';
import type { Happens } from '../../engine/state/event.ts';
import type { Join } from '../text/chunk.ts';

/** Something that was told to have happened while an effect resolved. */
export interface ToldDeed {
  readonly happens: readonly Happens[];
  /** The verbs of card text that do such a thing. */
  readonly verbs: readonly Verb[];
  /** How it was joined to what was told before it. */
  readonly join: Join | 'start';
}

/** How an effect resolved, moment by moment, and what of it is open. */
export interface ResolutionPlan {
  readonly moments: readonly (readonly Happens[])[];
  readonly assumed: readonly string[];
  readonly missing: readonly string[];
}

/** Verbs that do nothing that counts as the last thing to happen. */
const silent = /^(?:restrict|choose|declare|look-at|change-status|shuffle-deck)$/;

/**
 * Puts what was told of a resolution into the moments that the effect's own text gives: what the text does besides and
 * nobody told, happened too; what it leaves to the player and nobody told, did not. Where the text is not known, "then"
 * and "and if you do" say the order; a bare "and" leaves it open.
 */
export function planResolution(
  told: readonly ToldDeed[],
  part: ActivatedEffect | undefined,
  { id, model: { name } }: { readonly id: string; readonly model: { readonly name: string } },
): ResolutionPlan {
  const placed = place(told, part?.does ?? []);
  if (placed === undefined) return asTold(told, name, mayDoMore(told, part?.does ?? []));
  const { at, all } = placed;
  const summoned = told.flatMap(({ happens }) =>
    happens.flatMap(({ event, card }) => (event.endsWith('-summoned') && card !== undefined ? [card] : [])),
  );
  const assumed: string[] = [];
  const missing: string[] = [];
  const moments: Happens[][] = [];
  for (const step of all) {
    const here = told.flatMap((deed, index) => (step.some((each) => at[index] === each) ? deed.happens : []));
    const rest = step.filter(
      (each) =>
        !at.includes(each) &&
        !silent.test(each.do) &&
        each.delayed === undefined &&
        each.immediatelyAfter === undefined,
    );
    const chosen = step.some((each) => at.includes(each) && isAnother(each));
    for (const each of rest) {
      if (isAnother(each) || chosen) continue;
      const [monster, more] = equipsItself(each) ? summoned : [];
      if (each.may || step[0]?.may === true)
        assumed.push(`what "${name}" leaves to its player was not done (${words(each)})`);
      else if (each.onlyIf !== undefined) missing.push(`whether "${name}" also did this: ${words(each)}`);
      else if (monster !== undefined && more === undefined)
        here.push({ event: 'equipped', card: id, onto: monster });
      else here.push({ event: 'something-else', note: words(each) });
    }
    if (here.length > 0) moments.push(here);
  }
  return { moments, assumed, missing };
}

const isAnother = ({ joined }: Instruction): boolean => joined === 'or' || joined === 'otherwise';

/** "and equip it with this card": what was Summoned before, where that is one monster. */
const equipsItself = ({ do: verb, what, onto }: Instruction): boolean =>
  verb === 'equip' && what === 'this' && onto !== undefined;

/** What a player may do from then on: it is done whatever else was told. */
const changesMore: ReadonlySet<Instruction['do']> = new Set([
  'restrict',
  'change-status',
  'conduct-normal-summons',
]);

/** What was told meets no verb of the text: may more have happened, in or after words that were not read? */
function mayDoMore(told: readonly ToldDeed[], does: readonly Instruction[]): boolean {
  if (does.some((each) => changesMore.has(each.do))) return true;
  const unread = does.findIndex((each) => each.do === 'described');
  if (unread === -1) return does.length > told.length;
  const after = does.slice(unread + 1).some((each) => !silent.test(each.do) && each.delayed === undefined);
  return after || (told.length === 1 && /\bthen\b/i.test(does[unread]?.reads ?? ''));
}

const words = (instruction: Instruction): string => instruction.reads ?? verbWords(instruction.do);

/** Which instruction each deed is, in order; undefined where a deed is none of them. */
function place(
  told: readonly ToldDeed[],
  does: readonly Instruction[],
): { readonly at: readonly Instruction[]; readonly all: readonly (readonly Instruction[])[] } | undefined {
  const at: Instruction[] = [];
  let next = 0;
  for (const { verbs } of told) {
    const found = does.findIndex((each, index) => index >= next && verbs.includes(each.do));
    const again = at.at(-1);
    const instruction = does[found];
    if (instruction !== undefined) {
      at.push(instruction);
      next = found + 1;
    } else if (again !== undefined && verbs.includes(again.do)) at.push(again);
    else return undefined;
  }
  return at.length === 0 ? undefined : { at, all: steps(does) };
}

function asTold(told: readonly ToldDeed[], name: string, mayBeMore: boolean): ResolutionPlan {
  const moments: Happens[][] = [];
  const missing: string[] = [];
  for (const { happens, join } of told) {
    const last = moments.at(-1);
    if (last === undefined || join === 'next') moments.push([...happens]);
    else if (join === 'if-you-do') last.push(...happens);
    else {
      moments.push([...happens]);
      missing.push(`what happened at the same time while "${name}" resolved, and what after it`);
    }
  }
  const more = mayBeMore ? [`what else "${name}" did when it resolved`] : [];
  const assumed = told.length > 0 ? [`"${name}" did nothing else when it resolved`] : [];
  return { moments, assumed, missing: [...new Set(missing), ...more] };
}
