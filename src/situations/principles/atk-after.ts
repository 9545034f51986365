import { isActivated } from '../../effects/activated.ts';
import type { MonsterFacts } from '../../effects/facts.ts';
import type { Filter } from '../../effects/filter.ts';
import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { negatesOnField } from './reading/field-negators.ts';
import type { SketchCard } from './reading/sketch.ts';
import { type ValueTold, valueTold } from './reading/value-told.ts';

/**
 * The ATK of a monster after one more modifier, from the value that was told of it before (rules stats/modifiers and
 * stats/interaction): what raises and lowers it is added; what sets the current value starts from what it is; what sets the
 * original value keeps what raised it; and what negates the monster takes away what it gave itself.
 */
export const atkAfter: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const rest = told.replace(/\bwithout (?:any )?tribut(?:e|es|ing)\b/g, '');
  if (!asksAtk.test(question) || speaksAgainst(rest, 'standing') || more.test(`${told} ${question}`))
    return undefined;
  const text = `${told} ${question}`;
  const value = valueTold(text, sketch);
  if (value === undefined || otherAsked(question, value.monster)) return undefined;
  const others = sketch.cards.filter((each) => each !== value.monster && !value.by.includes(each));
  const [last, another] = others;
  if (another !== undefined) return undefined;
  if (last === undefined) return ofItself(value, text);
  const steps = changesBy(last, value.monster);
  if (steps === undefined) return undefined;
  const source = sourceOf(value, last);
  // What an effect leaves alone from then on may be what raised it.
  const raised = value.atk !== originalOf(value.monster);
  if (raised && !source.own && makesUnaffected(last)) return undefined;
  let now: Worked | undefined = {
    original: originalOf(value.monster),
    current: value.atk,
    rules: [],
  };
  for (const step of steps) now = now === undefined ? undefined : worked(step, now, source);
  return now === undefined ? undefined : ruledOn(now, value, last);
};

/** Nothing else was told: the value that the monster has by how it was Summoned. */
function ofItself({ monster, atk, by }: ValueTold, text: string): Ruled | undefined {
  if (by.length > 0 || !/\bwithout (?:any )?tribut/.test(text) || text.includes(String(atk)))
    return undefined;
  return {
    answer: `ATK ${atk}`,
    rules: ['stats/continuous-original', 'stats/original-value'],
    because: `its text makes the original ATK of ${monster.model.name} ${atk} when it is Normal Summoned without Tributing`,
    reads: [],
    assumed: ['nothing else changes it'],
  };
}

const asksAtk =
  /\b(?:what(?:'s| is| are)?|which|how (?:much|big|strong|high|large)|new|final|current|resulting)\b[^?]*\batk\b|^(?:so )?(?:its |the )?(?:new |final )?atk(?: now)?\s*\?|\bhow (?:big|strong) is\b/;
const more =
  /\b(?:def|ends?|ended|next turn|later|end of|end phase|wears off|face-?down|leaves|gone|destroyed|removed|again|twice|both|two copies|chain(?:s|ed)?|respon\w+|level|original|damage)\b/;
/** The ATK of another monster is asked for. */
const otherAsked = (question: string, { ref }: SketchCard): boolean =>
  (question.match(/#\d's/g) ?? []).some((each) => each !== `${ref}'s`);

const originalOf = ({ model: { facts } }: SketchCard): number =>
  facts.cardType === 'monster' && typeof facts.atk === 'number' ? facts.atk : 0;

/** What brought the monster to the value that was told: only what raised it, its own text, or what is not known. */
interface Source {
  readonly gains: boolean;
  /** It came from the text of the monster itself, and ends with its effects. */
  readonly own: boolean;
  /** It came from what negating the monster leaves alone. */
  readonly stays: boolean;
  /** It came from an effect that was activated. */
  readonly lingers: boolean;
}

interface Worked {
  readonly original: number;
  readonly current: number;
  readonly rules: readonly string[];
}

type Step =
  | { readonly is: 'plus' | 'become'; readonly amount: number; readonly lingers: boolean }
  | {
      readonly is: 'times';
      readonly times: 0.5 | 2;
      readonly of: 'current' | 'original';
      /** The original value is what is set. */
      readonly sets: boolean;
      readonly lingers: boolean;
    }
  | { readonly is: 'negated' };

/** What is made of the value by one change; undefined where that hangs on what was not told. */
function worked(step: Step, { original, current, rules }: Worked, source: Source): Worked | undefined {
  const raised = current - original;
  const to = (value: number, rule: string, base = original): Worked => ({
    original: base,
    current: Math.max(0, value),
    rules: [...rules, rule],
  });
  switch (step.is) {
    case 'plus':
      // What was lost below 0 still counts.
      return current === 0 && original > 0 ? undefined : to(current + step.amount, 'stats/always-applied');
    case 'become':
      return step.lingers || raised === 0 ? to(step.amount, 'stats/lingering-current') : undefined;
    case 'times': {
      if (!step.lingers) return undefined;
      const known = raised === 0 || source.gains;
      if (step.of === 'current') return to(Math.round(current * step.times), 'stats/lingering-current');
      if (!known) return undefined;
      const value = Math.round(original * step.times);
      return step.sets
        ? to(value + raised, 'stats/lingering-original', value)
        : to(value, 'stats/removes-previous');
    }
    case 'negated':
      if (raised === 0 || source.stays)
        return to(current, source.lingers ? 'stats/amount-settled' : 'stats/continuous-change');
      return source.own ? to(original, 'stats/own-boost-negated') : undefined;
  }
}

/** What the effect of the card does with the ATK of the monster; undefined where that is not all read, or several. */
function changesBy(card: SketchCard, monster: SketchCard): readonly Step[] | undefined {
  const { parts } = card.model;
  if (negatesOnField(parts) === 'monster') return [{ is: 'negated' }];
  const doing = parts.filter((part) => 'does' in part && part.does.some(touches));
  const [part, another] = doing;
  if (part === undefined || another !== undefined || !('does' in part) || parts.some(isUnread))
    return undefined;
  const steps = part.does.filter(touches).map((each) => stepOf(each, part, monster));
  // What is negated ends at once: what the same effect gives comes on top.
  return steps.every((each) => each !== undefined)
    ? steps.toSorted((a, b) => Number(b.is === 'negated') - Number(a.is === 'negated'))
    : undefined;
}

const makesUnaffected = ({ model }: SketchCard): boolean => /\bunaffected\b/i.test(textOf(model));
const isUnread = (part: Part): boolean =>
  part.kind === 'unread' && /\batk\b|\bnegate/i.test(JSON.stringify(part));
const touches = ({ do: verb }: Instruction): boolean => verb === 'change-atk' || verb === 'negate-effects';

function stepOf(each: Instruction, part: Part, { model: { facts } }: SketchCard): Step | undefined {
  if (facts.cardType !== 'monster' || each.onlyIf !== undefined || each.may === true) return undefined;
  if (!mayBeOf(each, part, facts)) return undefined;
  if (each.do === 'negate-effects') return { is: 'negated' };
  const { amount, becomes, times, value, reads } = each;
  const lingers = isActivated(part);
  if (value === undefined) {
    if (reads !== undefined) return undefined;
    if (times !== undefined)
      return { is: 'times', times: times === 'half' ? 0.5 : 2, of: 'current', sets: false, lingers };
    if (amount === undefined) return undefined;
    return { is: becomes === true ? 'become' : 'plus', amount, lingers };
  }
  if (value.how !== 'halved' && value.how !== 'doubled') return undefined;
  const sets = value.original === true;
  const of = sets ? 'original' : (value.of ?? 'current');
  return { is: 'times', times: value.how === 'halved' ? 0.5 : 2, of, sets, lingers };
}

/** May the change be of that monster, by all that the text asks of it? */
function mayBeOf({ what }: Instruction, part: Part, facts: MonsterFacts): boolean {
  if (what === 'equipped' || what === 'those') return true;
  if (typeof what === 'object' && 'target' in what) {
    const target = 'targets' in part ? part.targets[what.target] : undefined;
    return target !== undefined && fits(target.filter, facts);
  }
  return isDescribed(what) && what.count === 'all' && fits(what.filter, facts);
}

function fits(filter: Filter, facts: MonsterFacts): boolean {
  const { cardType: _, faceUp: __, controller: ___, type, attribute, ...others } = filter;
  return (
    Object.keys(others).length === 0 &&
    (type === undefined || type === facts.type) &&
    (attribute === undefined || attribute === facts.attribute)
  );
}

/** How the value that was told came about, as far as the texts of the cards say. */
function sourceOf({ monster, by }: ValueTold, last: SketchCard): Source {
  const own = changesOfItself(monster);
  const unknown: Source = { gains: false, own: false, stays: false, lingers: false };
  const ownOnly: Source = { ...unknown, gains: own.gains, own: own.all };
  if (by.length === 0) return own.any ? ownOnly : unknown;
  const [only, more] = by;
  if (only === undefined || more !== undefined) return unknown;
  if (/\bgains? (?:this|these|the following) effects?\b/i.test(textOf(only.model)))
    return { ...unknown, own: !own.any };
  const changes = only.model.parts.flatMap((part) =>
    'does' in part
      ? part.does.filter(({ do: verb }) => verb === 'change-atk').map((each) => ({ each, part }))
      : [],
  );
  const isSpellTrap = only.model.facts.cardType !== 'monster';
  const lingers = changes.length > 0 && changes.every(({ part }) => isActivated(part));
  return {
    gains: !own.any && changes.length > 0 && changes.every(({ each }) => raises(each)),
    own: false,
    lingers,
    stays: (lingers || !own.any) && changes.length > 0 && (lingers || isSpellTrap || !negatesAll(last)),
  };
}

const negatesAll = ({ model }: SketchCard): boolean => negatesOnField(model.parts) !== undefined;
const raises = ({ becomes, times, value }: Instruction): boolean =>
  becomes !== true && times === undefined && (value === undefined || value.how === 'gains');

/** What a monster's own text does with its own ATK. */
function changesOfItself({ model }: SketchCard): { any: boolean; all: boolean; gains: boolean } {
  const does = model.parts.flatMap((part) => ('does' in part ? part.does : []));
  const own = does.filter(
    ({ do: verb, what }) => verb === 'change-atk' && (what === 'this' || !isDescribed(what)),
  );
  const sets = /\bits original ATK becomes\b/i.test(textOf(model));
  const self = own.length > 0 && own.every(({ what }) => what === 'this');
  return {
    any: own.length > 0 || sets,
    all: self || (sets && own.length === 0),
    gains: self && !sets && own.every(raises),
  };
}

function ruledOn({ current, rules }: Worked, { monster, atk }: ValueTold, last: SketchCard): Ruled {
  const [first = 'stats/interaction', ...others] = rules.toReversed();
  return {
    answer: `ATK ${current}`,
    rules: [first, ...others.filter((each) => each !== first), 'stats/interaction'],
    because: `${monster.model.name} had ${atk} ATK, and with what the text of ${last.model.name} does then, it has ${current}`,
    reads: [],
    assumed: ['nothing else changes it'],
  };
}
