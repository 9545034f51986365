import table from '../../../data/lexicon/damage-step-rules.json' with { type: 'json' };
import { setOf } from '../../platform/list-of.ts';
import { damageStepTimings, type Timing } from '../../vocabulary/damage-step.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import { isMandatory } from '../activated.ts';
import type { Facts } from '../facts.ts';
import type { Instruction } from '../instruction.ts';
import type { ActivatedEffect, Part, TriggerEvent } from '../part.ts';
import { specialSummonVerbs, type Verb } from '../verbs.ts';
import type { DamageStepCategory } from './categories.ts';

/** May it be activated at some timing of the Damage Step, with a short reason and its rows of the table, the deciding one first. */
export interface DamageStepReading {
  readonly may: boolean;
  readonly why: string;
  readonly categories: readonly DamageStepCategory[];
}

/** What each category that can be read comes to. */
const meanings = table.readings;
type Read = keyof typeof meanings;
const ignition = 'an Ignition Effect belongs to the Main Phase';
const ofAnother = 'its text is for another phase';

/** The phases and steps that the Damage Step is none of, and is no part of. */
const otherPhases: ReadonlySet<Phase> = setOf('draw standby main-1 battle-start battle-end main-2 end');

/** Does its text say that it is activated in other phases alone ("During the End Phase")? */
const isForAnother = (part: ActivatedEffect): boolean => {
  const asked = part.needs?.flatMap(({ holds }) =>
    holds.flat().flatMap((each) => ('inPhase' in each ? each.inPhase : [])),
  );
  const phases =
    part.kind === 'trigger' && part.phase !== undefined ? [part.phase] : (part.during?.phases ?? asked);
  return phases !== undefined && phases.length > 0 && phases.every((each) => otherPhases.has(each));
};

/** What an effect is to the Damage Step (rule damage-step/activation); `parts` are those of its card, for face-up Traps. */
export function readDamageStep(
  part: ActivatedEffect,
  facts: Facts,
  parts: readonly Part[] = [],
): DamageStepReading {
  if (isForAnother(part)) return { may: false, why: ofAnother, categories: ['nothing-allows'] };
  const categories = categoriesOf(part, facts, parts);
  const decides = categories.find((each) => meanings[each].may) ?? categories[0] ?? 'nothing-allows';
  const { may, why: reason } = meanings[decides];
  const why = part.kind === 'ignition' && !may && part.damageStep === undefined ? ignition : reason;
  return { may, why, categories: [decides, ...categories.filter((each) => each !== decides)] };
}

/** Text that names a timing; text for the whole Damage Step that changes ATK/DEF may do so only until damage calculation. */
function namedBy(part: ActivatedEffect, changes: Read | null): readonly Read[] {
  const ofOptions = part.does.flatMap(({ option, delayed }) =>
    option === undefined ? [] : (delayed?.split(',', 1) ?? []),
  );
  const timing = [...part.conditions, ...ofOptions].flatMap((words) => readTiming(words) ?? [])[0];
  if (timing !== undefined) return [atTiming[timing]];
  if (isForWholeStep(part) && changes === 'changes-stats') return ['changes-stats'];
  const named = part.damageStep !== undefined || (part.kind === 'trigger' && part.phase === 'damage');
  return named ? ['names-damage-step'] : [];
}

const isForWholeStep = ({ during, conditions }: ActivatedEffect): boolean =>
  conditions.includes('it is the Damage Step') || during?.phases?.join() === 'damage';

const atTiming = {
  start: 'at-start',
  'before-calculation': 'before-calculation-effects',
  calculation: 'during-calculation-effects',
  'after-calculation': 'after-calculation-effects',
  end: 'at-end',
} as const satisfies Readonly<Record<Timing, Read>>;

function categoriesOf(part: ActivatedEffect, facts: Facts, parts: readonly Part[]): readonly Read[] {
  if (part.damageStep === 'except') return ['text-excludes'];
  if (part.kind === 'ignition') return ['nothing-allows'];
  const counter = part.kind === 'activation' && facts.cardType === 'trap' && facts.property === 'Counter';
  const events = eventCategories(part);
  const must = isMandatory(part) && !events.some((each) => boundToTiming.has(each));
  const changes = changeCategory(part.does);
  const found: readonly Read[] = [
    ...(counter ? (['counter-trap'] as const) : []),
    ...(must ? (['mandatory'] as const) : []),
    ...namedBy(part, changes),
    ...(part.does.some((each) => does(each, negations)) ? (['negates-activation'] as const) : []),
    ...events,
    ...(changes !== null && isFast(part, facts) ? [changes] : []),
    ...(changes === 'changes-stats' && part.kind === 'trigger' ? (['trigger-changes-stats'] as const) : []),
    ...trapCategories(part, facts, parts),
  ];
  return found.length === 0 ? ['nothing-allows'] : found;
}

const negations: ReadonlySet<Verb> = new Set<Verb>(['negate-activation', 'negate-summon']);

/** Timings that only the Damage Step has: a mandatory effect waits for them too, and may be activated there anyway. */
const boundToTiming: ReadonlySet<Read> = new Set(['own-flip', 'battle-damage', 'destroyed-by-battle']);

const special: ReadonlySet<Verb> = new Set(specialSummonVerbs);
const changesStats: ReadonlySet<Verb> = new Set<Verb>(['change-atk', 'change-def']);

/** Does it change ATK or DEF, or do its words, where no instruction says them? */
const isStatChange = (each: Instruction): boolean => does(each, changesStats);

const does = ({ do: verb, includes = [] }: Instruction, verbs: ReadonlySet<Verb>): boolean =>
  [verb, ...includes.flatMap((each) => each.do)].some((each) => verbs.has(each));

/** How its resolution changes ATK/DEF; null if it does not. */
function changeCategory(all: readonly Instruction[]): Read | null {
  const changes = all.filter(isStatChange);
  if (changes.length === 0) return null;
  // An option is chosen at activation; "or, if it is gone, ... instead" leaves what stands before it.
  const isUncertain = ({ may, joined, onlyIf, option, delayed }: Instruction, at: number): boolean =>
    may === true ||
    (onlyIf !== undefined && option === undefined) ||
    delayed !== undefined ||
    joined === 'or' ||
    (all[at + 1]?.joined === 'or' && all[at + 1]?.onlyIf === undefined);
  if (all.every((each, at) => !isStatChange(each) || isUncertain(each, at))) return 'might-not-change';
  const summons = all.filter((each) => does(each, special));
  const isNamedApart = ({ what }: Instruction): boolean =>
    what === 'this' ||
    (typeof what === 'object' &&
      'target' in what &&
      summons.every((each) => JSON.stringify(each.what) !== JSON.stringify(what)));
  // What is changed before the Special Summon is not the monster that comes by it.
  const isOther = (each: Instruction): boolean =>
    all.indexOf(each) < all.findIndex((other) => does(other, special)) || isNamedApart(each);
  return summons.length > 0 && !changes.some(isOther) ? 'summoned-only' : 'changes-stats';
}

/** Spell Speed 2 or more: what may be used as a fast effect. */
const isFast = (part: ActivatedEffect, facts: Facts): boolean =>
  part.kind === 'quick' ||
  (part.kind === 'activation' &&
    (facts.cardType === 'trap' || (facts.cardType === 'spell' && facts.property === 'Quick-Play')));

const onlyBattle = ({ by }: TriggerEvent): boolean => by?.length === 1 && by[0] === 'battle';

/** What the events that it answers come to. */
function eventCategories(part: ActivatedEffect): readonly Read[] {
  if (part.kind === 'flip') return ['own-flip'];
  const events = part.kind === 'ignition' ? [] : part.on;
  const timings = timingCategories(events);
  if (timings.length > 0 || part.kind !== 'trigger') return timings;
  if (part.unreadEvents?.some((each) => takesAway.has(each)) === true) return ['own-move'];
  if (events.length === 0) return [];
  if (!events.every(({ of }) => of === 'this')) return ['other-trigger'];
  const summons = part.does.some(({ do: verb }) => verb === 'normal-summon' || verb === 'fusion-summon');
  if (summons) return ['own-move-summons'];
  return events.every(({ event }) => event === 'flipped-face-up') ? ['own-flip'] : ['own-move'];
}

/** Where the words of an event were not read, what it would be: what takes a card away happens in the Damage Step too. */
const takesAway: ReadonlySet<EventName> = setOf(
  'destroyed sent-to-gy banished left-the-field tributed discarded detached flipped-face-up',
  'inflicted-battle-damage',
);

function timingCategories(events: readonly TriggerEvent[]): readonly Read[] {
  const own = events.length > 0 && events.every(({ of }) => of === 'this');
  const has = (test: (event: TriggerEvent) => boolean) => events.some(test);
  return [
    ...(has(({ event, by }) => event === 'inflicted-battle-damage' && by?.join() !== 'effect')
      ? (['battle-damage'] as const)
      : []),
    ...(has(onlyBattle) ? (['destroyed-by-battle'] as const) : []),
    ...(!own && has((event) => event.by?.includes('battle') === true && !onlyBattle(event))
      ? (['battle-or-effect'] as const)
      : []),
  ];
}

/** Traps that may be activated for an effect that they apply, or that is activated together with them. */
function trapCategories(part: ActivatedEffect, facts: Facts, parts: readonly Part[]): readonly Read[] {
  if (part.kind !== 'activation' || facts.cardType !== 'trap') return [];
  const applies = parts.some((each) => each.kind === 'continuous' && each.does.some(isStatChange));
  // What becomes a monster, or Summons one, waits there for its timing, or changes that monster alone.
  if (part.does.some((each) => does(each, special))) return [];
  const equips = part.does.some(({ do: verb, what }) => verb === 'equip' && what === 'this');
  if (equips && applies) return ['equip-trap'];
  if (facts.property !== 'Continuous') return [];
  const activated = parts.flatMap((each) => (each.kind === 'quick' || each.kind === 'trigger' ? [each] : []));
  const changes = activated.some(
    (each) => each.kind === 'quick' && changeCategory(each.does) === 'changes-stats',
  );
  const timed = activated.some(
    (each) => timingCategories(each.on).length > 0 || (each.kind === 'trigger' && each.phase === 'damage'),
  );
  return [
    ...(applies ? (['continuous-trap'] as const) : []),
    ...(changes ? (['set-trap-changes-stats'] as const) : []),
    ...(timed ? (['set-trap-own-timing'] as const) : []),
  ];
}

/** When a text that names a timing of the Damage Step activates; undefined where the words name none. */
export function readTiming(words: string): Timing | undefined {
  const bare = words.toLowerCase().replace(/^(?:it is|at the|during) /, '');
  return damageStepTimings.find(bare);
}
