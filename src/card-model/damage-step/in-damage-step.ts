import { damageStepTimings, type Timing } from '../../vocabulary/damage-step.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import { isMandatory } from '../activated.ts';
import type { Facts } from '../facts.ts';
import type { Instruction } from '../instruction.ts';
import type { ActivatedEffect, Part, TriggerEvent } from '../part.ts';
import { wordTest } from '../word-test.ts';
import type { DamageStepCategory } from './categories.ts';

/**
 * May the effect be activated in the Damage Step at some timing, by what it is and does? `why` is a short reason.
 * `categories` are its rows of the table, the one that decides first; src/engine/damage-step joins them with a timing.
 */
export interface DamageStepReading {
  readonly may: boolean;
  readonly why: string;
  readonly categories: readonly DamageStepCategory[];
}

/** What each category that can be read comes to. */
const meanings = {
  'text-excludes': [false, 'its text excludes it'],
  'names-damage-step': [true, 'its text is about the Damage Step'],
  'at-start': [true, 'its text names the start of the Damage Step'],
  'before-calculation-effects': [true, 'its text names the time before damage calculation'],
  'during-calculation-effects': [true, 'its text names damage calculation'],
  'after-calculation-effects': [true, 'its text names the time after damage calculation'],
  'at-end': [true, 'its text names the end of the Damage Step'],
  'counter-trap': [true, 'a Counter Trap'],
  mandatory: [true, 'mandatory'],
  'own-flip': [true, 'its own flip'],
  'negates-activation': [true, 'negates an activation'],
  'own-move': [true, "its own card's move"],
  'battle-damage': [true, 'a timing of battle'],
  'destroyed-by-battle': [true, 'a timing of battle'],
  'battle-or-effect': [true, 'its timing belongs to the Damage Step in part'],
  'changes-stats': [true, 'changes ATK/DEF directly'],
  'continuous-trap': [true, 'applies a change of ATK/DEF'],
  'equip-trap': [true, 'equips itself and changes ATK/DEF'],
  'set-trap-changes-stats': [true, 'only together with its effect that changes ATK/DEF'],
  'set-trap-own-timing': [true, 'only together with its effect for a timing of battle'],
  'own-move-summons': [false, 'performs a Normal or Fusion Summon'],
  'summoned-only': [false, 'changes only the monster that it Special Summons'],
  'might-not-change': [false, 'might not change ATK/DEF'],
  'other-trigger': [false, 'optional and about other cards'],
  'trigger-changes-stats': [false, 'an optional Trigger Effect'],
  'nothing-allows': [false, 'nothing that the Damage Step allows'],
} as const satisfies Partial<Record<DamageStepCategory, readonly [boolean, string]>>;
type Read = keyof typeof meanings;
const ignition = 'an Ignition Effect belongs to the Main Phase';
const ofAnother = 'its text is for another phase';

/** The phases and steps that the Damage Step is none of, and is no part of. */
const otherPhases: ReadonlySet<Phase> = new Set<Phase>([
  'draw',
  'standby',
  'main-1',
  'battle-start',
  'battle-end',
  'main-2',
  'end',
]);

/** Does its text say that it is activated in other phases alone ("During the End Phase")? */
const isForAnother = (part: ActivatedEffect): boolean => {
  const phases = part.kind === 'trigger' && part.phase !== undefined ? [part.phase] : part.during?.phases;
  return phases !== undefined && phases.length > 0 && phases.every((each) => otherPhases.has(each));
};

/**
 * Reads what an effect is to the Damage Step. Rule damage-step/activation.
 * @param parts the parts of its card, for Traps that are activated for the sake of an effect that they have face-up
 */
export function readDamageStep(
  part: ActivatedEffect,
  facts: Facts,
  parts: readonly Part[] = [],
): DamageStepReading {
  if (isForAnother(part)) return { may: false, why: ofAnother, categories: ['nothing-allows'] };
  const categories = categoriesOf(part, facts, parts);
  const [first] = categories;
  const found = categories.find((each) => meanings[each][0]) ?? first ?? 'nothing-allows';
  const decides = part.damageStepBy === undefined || first === undefined ? found : first;
  const [may, reason] = meanings[decides];
  const why = part.kind === 'ignition' && !may && part.damageStep === undefined ? ignition : reason;
  return { may, why, categories: [decides, ...categories.filter((each) => each !== decides)] };
}

const isRead = (category: DamageStepCategory): category is Read => category in meanings;

function categoriesOf(part: ActivatedEffect, facts: Facts, parts: readonly Part[]): readonly Read[] {
  const derived = derivedCategories(part, facts, parts);
  const by = part.damageStepBy === 'names-damage-step' ? namedBy(part, derived) : part.damageStepBy;
  // The words of a text say more than the instructions that were read of it.
  if (by === undefined || !isRead(by)) return derived;
  // Where its events were read and are all about other cards, its own card does not move.
  if (by === 'own-move' && derived[0] === 'other-trigger') return derived;
  return [by, ...derived.filter((each) => each !== by)];
}

/** Text that names a timing; text for the whole Damage Step that changes ATK/DEF may do so only until damage calculation. */
function namedBy(part: ActivatedEffect, derived: readonly Read[]): Read | undefined {
  const timing = part.conditions.flatMap((words) => readTiming(words) ?? [])[0];
  if (timing !== undefined) return atTiming[timing];
  const whole = isForWholeStep(part) && derived.includes('changes-stats');
  return whole ? 'changes-stats' : 'names-damage-step';
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

function derivedCategories(part: ActivatedEffect, facts: Facts, parts: readonly Part[]): readonly Read[] {
  if (part.damageStep === 'except') return ['text-excludes'];
  const found: Read[] = [];
  const when = (category: Read, holds: boolean) => {
    if (holds) found.push(category);
  };
  const counter = part.kind === 'activation' && facts.cardType === 'trap' && facts.property === 'Counter';
  when('names-damage-step', part.damageStep === 'only' && part.damageStepBy === undefined);
  when('counter-trap', counter);
  if (part.kind !== 'ignition') {
    const events = eventCategories(part);
    when('mandatory', isMandatory(part) && !events.some((each) => boundToTiming.has(each)));
    when(
      'negates-activation',
      part.does.some(({ do: verb }) => verb === 'negate-activation'),
    );
    found.push(...events);
    const changes = changeCategory(part.does);
    if (changes !== null && isFast(part, facts)) found.push(changes);
    when('trigger-changes-stats', changes === 'changes-stats' && part.kind === 'trigger');
    found.push(...trapCategories(part, facts, parts));
  }
  return found.length === 0 ? ['nothing-allows'] : found;
}

/** Timings that only the Damage Step has: a mandatory effect waits for them too, and may be activated there anyway. */
const boundToTiming: ReadonlySet<Read> = new Set(['own-flip', 'battle-damage', 'destroyed-by-battle']);

const isStatChange = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'change-atk' || verb === 'change-def' || (verb === 'described' && saysStats.test(reads));

/** What no instruction can say, and that is a change of ATK or DEF by its words. */
const saysStats = wordTest(
  /\b(?:gains?|loses?) (?:that much )?(?:ATK|DEF)\b|\b(?:ATK|DEF) of [^.]*\b(?:is|are) (?:reduced|increased|decreased|halved|doubled)\b/i,
);

/** How its resolution changes ATK/DEF; null if it does not. */
function changeCategory(does: readonly Instruction[]): Read | null {
  const changes = does.filter(isStatChange);
  if (changes.length === 0) return null;
  const uncertain = does.map(
    ({ may, joined, onlyIf, delayed }, at) =>
      may === true ||
      onlyIf !== undefined ||
      delayed !== undefined ||
      joined === 'or' ||
      does[at + 1]?.joined === 'or',
  );
  if (does.every((each, at) => !isStatChange(each) || uncertain[at])) return 'might-not-change';
  const summons = does.some(({ do: verb }) => verb === 'special-summon');
  return summons && changes.every(({ what }) => what === 'those') ? 'summoned-only' : 'changes-stats';
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
  if (timings.length > 0 || events.length === 0 || part.kind !== 'trigger') return timings;
  if (!events.every(({ of }) => of === 'this')) return ['other-trigger'];
  const summons = part.does.some(({ do: verb }) => verb === 'normal-summon' || verb === 'fusion-summon');
  if (summons) return ['own-move-summons'];
  return events.every(({ event }) => event === 'flipped-face-up') ? ['own-flip'] : ['own-move'];
}

function timingCategories(events: readonly TriggerEvent[]): readonly Read[] {
  const own = events.length > 0 && events.every(({ of }) => of === 'this');
  const has = (test: (event: TriggerEvent) => boolean) => events.some(test);
  return [
    ...(has(({ event }) => event === 'inflicted-battle-damage') ? (['battle-damage'] as const) : []),
    ...(has(onlyBattle) ? (['destroyed-by-battle'] as const) : []),
    ...(!own && has((event) => event.by?.includes('battle') === true && !onlyBattle(event))
      ? (['battle-or-effect'] as const)
      : []),
  ];
}

/** Timings of battle, as a text names them. */
const battleTimings: ReadonlySet<string> = new Set([
  'battle-damage',
  'destroyed-by-battle',
  'battle-or-effect',
] satisfies Read[]);

/** Traps that may be activated for an effect that they apply, or that is activated together with them. */
function trapCategories(part: ActivatedEffect, facts: Facts, parts: readonly Part[]): readonly Read[] {
  if (part.kind !== 'activation' || facts.cardType !== 'trap') return [];
  const applies = parts.some((each) => each.kind === 'continuous' && each.does.some(isStatChange));
  const equips = part.does.some(({ do: verb, what }) => verb === 'equip' && what === 'this');
  if (equips && applies) return ['equip-trap'];
  if (facts.property !== 'Continuous') return [];
  const activated = parts.flatMap((each) => (each.kind === 'quick' || each.kind === 'trigger' ? [each] : []));
  const changes = activated.some(
    (each) => each.kind === 'quick' && changeCategory(each.does) === 'changes-stats',
  );
  const timed = activated.some(
    ({ on, damageStepBy }) =>
      timingCategories(on).length > 0 || (damageStepBy !== undefined && battleTimings.has(damageStepBy)),
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
