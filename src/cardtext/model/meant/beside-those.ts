import type { Beside } from '../../../card-model/beside.ts';
import type { Filter, PlainFilter } from '../../../card-model/filter.ts';
import { type EffectObject, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Target } from '../../../card-model/part.ts';
import { besideFilter, besideIn } from '../../phrases/words/beside-words.ts';
import { dealtWith, participles } from '../pointing.ts';

/** A card, or cards, that an effect speaks of before other ones. */
interface Spoken {
  /** How a field points back at them; undefined where none can. */
  readonly to: Exclude<Beside['to'], 'each-other'> | undefined;
  readonly by?: Instruction['do'] | 'target';
  readonly several: boolean;
  readonly monster: boolean;
}

/** What an effect pays, targets and does, in the order of its text. */
interface Effect {
  readonly ofEvent: boolean;
  readonly cost: readonly Instruction[];
  readonly targets: readonly Target[];
  readonly does: readonly Instruction[];
}

/** "Discard 1 monster, then Special Summon 1 monster with a lower Level": whom the words mean, where one only can be meant. */
export function besideThose({ ofEvent, cost, targets, does }: Effect): Pick<Effect, 'targets' | 'does'> {
  const before: Spoken[] = ofEvent ? [{ to: 'event', several: false, monster: true }] : [];
  for (const each of cost) before.push(...spokenIn(each, cost));
  const chosen = targets.map((each, at): Target => {
    const found = { ...each, filter: standing(each.filter, before, each.count !== 1) };
    const { count, upTo, filter } = each;
    before.push({
      to: targets.length === 1 ? 'targets' : { target: at },
      by: 'target',
      several: count !== 1 || upTo === true,
      monster: isMonster(filter),
    });
    return found;
  });
  const all = [...cost, ...does];
  const done = does.map((each): Instruction => {
    const { what } = each;
    const found =
      isDescribed(what) && what.among === undefined
        ? { ...each, what: { ...what, filter: standing(what.filter, before, what.count !== 1) } }
        : each;
    before.push(...spokenIn(each, all));
    return found;
  });
  return { targets: chosen, does: done };
}

/** Words such as "1 of them" may mean monsters as well. */
const isMonster = ({ cardType, property }: PlainFilter): boolean =>
  cardType === 'monster' || (cardType === undefined && property === undefined);

/** The cards of an instruction, where a field can point back at them. */
function spokenIn({ do: verb, what }: Instruction, all: readonly Instruction[]): readonly Spoken[] {
  if (what === undefined) return [];
  if (what === 'this') return [{ to: 'this', by: verb, several: false, monster: true }];
  if (isDescribed(what)) {
    const only = all.filter((each) => each.do === verb).length === 1;
    const several = what.count !== 1 || what.upTo === true;
    return only ? [{ to: { dealt: verb }, by: verb, several, monster: isMonster(what.filter) }] : unclear;
  }
  return isPointer(what) ? [{ to: what, by: verb, several: what === 'targets', monster: true }] : unclear;
}

type Pointer = Extract<EffectObject, 'event' | 'targets' | { target: unknown } | { dealt: unknown }>;
const isPointer = (what: EffectObject): what is Pointer =>
  what === 'event' ||
  what === 'targets' ||
  (typeof what === 'object' && ('target' in what || 'dealt' in what));

/** It speaks of cards that no field can point back at: words behind it may mean those. */
const unclear: readonly Spoken[] = [{ to: undefined, several: true, monster: true }];

function standing(filter: Filter, before: readonly Spoken[], several: boolean): Filter {
  const plain = (each: PlainFilter): PlainFilter => {
    const { reads, ...rest } = each;
    const told = reads === undefined || rest.beside !== undefined ? null : besideIn(reads);
    if (told === null) return each;
    const { to } = told;
    const meant =
      typeof to === 'object' && 'reads' in to ? meantBy(to.reads, told.beside, before, several) : to;
    if (meant === undefined) return each;
    const found = besideFilter(told, meant);
    return Object.keys(found).some((key) => key in rest) ? each : { ...rest, ...found };
  };
  const { anyOf, except, ...own } = filter;
  return {
    ...plain(own),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(plain) }),
    ...(except === undefined ? {} : { except }),
  };
}

const byDeed = new RegExp(
  `^(?:that|the|those) (?<done>${participles}|targeted)(?: [\\w/"]+)?(?: (?:monster|card|Spell|Trap|target)s?(?:\\(s\\))?)?(?: in the GY| on the field)?$`,
);
const bySort =
  /^(?:that|those) (?:opponent's )?(?:[\w"]+ )*?(?<noun>monster|card|target|Monster)s?(?:\(s\))?(?: you control)?(?: in the GY| on the field)?$/;

/** The one card that the words can mean; undefined where none was spoken of, or more than one. */
function meantBy(
  words: string,
  { same }: Pick<Beside, 'same'>,
  before: readonly Spoken[],
  several: boolean,
): Beside['to'] | undefined {
  if (words === '' && same !== undefined && several) return 'each-other';
  const last = before.at(-1);
  if (words === '' || words === 'it') return last === undefined || last.several ? undefined : last.to;
  const done = byDeed.exec(words)?.groups?.['done'];
  const verbs: readonly string[] = done === 'targeted' ? ['target'] : (dealtWith[done ?? ''] ?? []);
  const noun = bySort.exec(words)?.groups?.['noun'];
  if (done === undefined && noun === undefined) return undefined;
  const fit = before.filter(({ to, by, monster }) =>
    done !== undefined
      ? verbs.includes(by ?? '') || to === 'event'
      : noun === 'target'
        ? by === 'target'
        : to !== 'this' && (noun === 'card' || monster),
  );
  const meant = new Set(fit.map(({ to }) => JSON.stringify(to)));
  // Of several the last one is meant, but for what was targeted, or is answered: that stays in mind.
  const stays = fit
    .slice(0, -1)
    .some(
      ({ to, by }) => by === 'target' || to === undefined || (to === 'event' && fit.at(-1)?.by !== 'target'),
    );
  const found = meant.size > 1 && (stays || done !== undefined) ? undefined : fit.at(-1);
  return found === undefined || found.several ? undefined : found.to;
}
