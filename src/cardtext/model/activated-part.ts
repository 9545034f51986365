import { activationPlaces } from '../../card-model/activated.ts';
import { type Facts, fieldPlaceOf } from '../../card-model/facts.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { ActivatedEffect, Limit, Target, TriggerEvent } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { placesOf } from '../forms.ts';
import type { ReadLimit } from '../limits.ts';
import { occasionsOf } from '../occasions.ts';
import { answeredByOld, withOldNegation } from './answered-by-old.ts';
import { withBeginning } from './beginnings.ts';
import { ofStated } from './conditions/own-state.ts';
import { needsOf } from './conditions/state-conditions.ts';
import { isOwnActivation, timeNeeded, type When, whenOf } from './conditions/when.ts';
import { withFirstSteps } from './first-steps.ts';
import { withShield } from './lasting/damage-shields.ts';
import { withWhileThere } from './lasting/while-there.ts';
import { resolutionLeaves } from './leaves.ts';
import { withGranted, withListed } from './listed-effects.ts';
import { besideThose } from './meant/beside-those.ts';
import { speaksOfOpponent, targetsOfTheirs } from './meant/theirs.ts';
import { withOldTargets } from './old-targets.ts';
import { paidForOptions } from './options.ts';
import { paidFirst, paidToDo, paymentOf } from './payment.ts';
import { printedOf } from './printed.ts';
import { paymentOfItself, resolutionOf, wordsOf } from './resolution.ts';
import { withSuperlative } from './superlatives.ts';
import { withTaken } from './taken-cards.ts';
import { withValues } from './values.ts';

/** An effect that starts a Chain Link, as the model has it. What was not read is described in its words. */
export function activatedPart(read: EffectFacts, facts: Facts): ActivatedEffect {
  const effect = withGranted(read);
  const { when, resolution } = withListed(whenOf(effect), resolutionLeaves(effect));
  const part = withLateReturn(partOf(effect, when, resolution, facts));
  const places = activationPlaces(part, facts);
  // An effect about the move of its own card is activated where that left it, if its text names no other place.
  const byRule = (places ?? [fieldPlaceOf(facts)]).join() === effect.places.join();
  const placed: ActivatedEffect =
    byRule || effect.places.length === 0 ? part : { ...part, activatesIn: [...effect.places] };
  return 'on' in placed
    ? { ...placed, on: placed.on.map((each) => withExcept(withoutPlace(each, placed, facts), placed)) }
    : placed;
}

/** "while this card is in your GY": where the effect is activated says that already, of what happens to other cards. */
function withoutPlace({ reads, ...event }: TriggerEvent, part: ActivatedEffect, facts: Facts): TriggerEvent {
  if (reads === undefined) return event;
  const [said = '', where] = event.of === 'this' ? [] : (inItsPlace.exec(reads) ?? []);
  const places = activationPlaces(part, facts)?.join();
  if (where === undefined || places !== itsPlaces[where]?.join()) return { ...event, reads };
  const kept = reads.slice(0, reads.length - said.length);
  return kept === '' ? event : { ...event, reads: kept };
}

/** 'except "X"' behind an event: a card of that name is none that it happens to. What is said of the Damage Step is a field. */
function withExcept({ reads, ...event }: TriggerEvent, { damageStep }: ActivatedEffect): TriggerEvent {
  if (reads === undefined || inDamageStep.test(reads)) return event;
  if (damageStep === 'except' && notInDamageStep.test(reads)) return event;
  const [, name] = event.of === 'this' ? [] : (exceptNamed.exec(reads) ?? []);
  if (event.of === 'this' || name === undefined) return { ...event, reads };
  return { ...event, of: { ...event.of, except: [...(event.of.except ?? []), { names: [name] }] } };
}
const exceptNamed = /^except "([^"]+)"$/;
const inDamageStep = /^\(?even during the Damage Step\)?$/;
const notInDamageStep = /^\(?except during the Damage Step\)?$/;

const inItsPlace =
  /(?:^|, )while (?:this (?:card|monster) is (?:already )?(?:face-up )?(?:(?:in|on) (?:your |the )?)?|you control this )(banished|GY|hand|hand or GY|field|Monster Zone|Spell & Trap Zone|Pendulum Zone|monster|card)$/;
const itsPlaces = placesOf('its-places');

function partOf(effect: EffectFacts, when: When, resolution: readonly Leaf[], facts: Facts): ActivatedEffect {
  const { on: events, ...common } = { ...commonOf(effect, when, resolution), on: [...when.on] };
  const mandatory = effect.mandatory.is;
  switch (effect.kind.is) {
    case 'ignition':
      return { kind: 'ignition', ...common, ...faceDown(effect) };
    case 'flip':
      return { kind: 'flip', mandatory, ...common };
    case 'quick': {
      const must = !effect.optional && effect.damageStep === null && facts.cardType === 'monster';
      return { kind: 'quick', on: events, ...common, ...faceDown(effect), ...(must && { mandatory: true }) };
    }
    case 'activation': {
      const word = effect.word?.is;
      const known = word === 'when' || word === 'if' || word === 'during';
      const old =
        events.length > 0 || known || when.unread !== undefined ? undefined : answeredByOld(common.does);
      return {
        kind: 'activation',
        on: [...(old?.on ?? events)],
        ...common,
        ...(old === undefined ? {} : { does: [...(old.does ?? withOldNegation(common.does))] }),
        ...(known && { word }),
        ...unreadTiming(old?.unread),
        ...leftToPlayer(effect, common),
      };
    }
    case 'trigger': {
      const phase = when.phase === undefined ? {} : { phase: when.phase };
      return { kind: 'trigger', mandatory, word: wordOf(effect, when), on: events, ...phase, ...common };
    }
  }
}

/** "When a Spell is activated that targets this face-down card": an effect that is activated while its card lies so. */
const faceDown = ({ head, leaves }: EffectFacts): Pick<ActivatedEffect, 'whileFaceDown'> =>
  [...head, ...leaves].some(({ text }) => /\bthis face-down (?:card|monster)\b/i.test(text))
    ? { whileFaceDown: true }
    : {};

/** "When this card is activated: You can add 1 monster": the card is activated also by a player who adds none. */
function leftToPlayer(
  { head, optional }: EffectFacts,
  { cost, targets, does: [first, ...others] }: Pick<ActivatedEffect, 'cost' | 'targets' | 'does'>,
): Partial<Pick<ActivatedEffect, 'cost' | 'does'>> {
  if (!optional || targets.length > 0 || first === undefined || !head.some(isOwnActivation)) return {};
  return {
    cost: cost.map((each) => ({ ...each, may: true as const })),
    does: [{ ...first, may: true }, ...others],
  };
}

/** The timing word that counts: that of an event; an effect that answers none waits for a time. */
function wordOf({ word }: EffectFacts, { on, unread }: When): TriggerEffectWord {
  if (on.length === 0 && unread === undefined) return 'during';
  return word === null || word.is === 'after' || word.is === 'during' ? 'if' : word.is;
}
type TriggerEffectWord = Extract<ActivatedEffect, { kind: 'trigger' }>['word'];

function commonOf(effect: EffectFacts, when: When, resolution: readonly Leaf[]) {
  const limit = limitOf(effect.limits.map(({ is }) => is));
  const first = paidFirst(effect, paymentOf(effect), resolution);
  const { payment: paid, leaves: said } = paidToDo(effect, first.payment, first.leaves);
  const leaves = withFirstSteps(said, effect);
  const own = paymentOfItself(when, paid, effect.head);
  const printed = speaksOfOpponent(wordsOf(effect)) ? { ...own, targets: targetsOfTheirs(own.targets) } : own;
  const paidStated = printed.cost.map(ofStated);
  const payment = { ...printed, cost: paidStated.map(({ part }) => part) };
  const doneStated = resolutionOf(effect, leaves, when, payment).map(ofStated);
  const done = doneStated.map(({ part }) => part);
  const { targets, does } = besideThose({
    ofEvent: when.on.length > 0 && when.on.every(({ of }) => of !== 'this'),
    cost: payment.cost,
    ...withOldTargets({
      targets: payment.targets,
      does: withWhileThere(withValues(done, payment.cost, payment.targets))
        .map((each, at, all) => withShield(each, all[at - 1]?.what))
        .map(withSuperlative)
        .map((each) => withTaken(withBeginning(each, payment.targets), payment.targets)),
    }),
  });
  const asked = [
    ...payment.cost.map(askedOf),
    ...[...paidStated, ...doneStated].map(({ asked: own }) => own),
  ].filter((each) => each !== undefined);
  const conditions = [...when.conditions, ...asked];
  const paidWith = payment.cost.map(({ reads, says, ...each }) =>
    reads === undefined || askedOf({ ...each, reads }) !== undefined
      ? each
      : { ...each, reads, ...(says && { says }) },
  );
  return {
    conditions,
    ...needed({ ...when, conditions }),
    cost: [...paidWith, ...paidForOptions(leaves, done)]
      .map((each) => withBeginning(each, payment.targets))
      .map((each) => (limit?.per === 'turn' && each.onlyIf === 'once per turn' ? plainly(each) : each)),
    targets: targets.map((each, at) => (isPutOnIt(at, each, does) ? withOther(each) : each)),
    does: [...does],
    ...defined({ limit }),
    ...(effect.damageStep === null ? {} : { damageStep: effect.damageStep.is }),
    ...(Object.keys(when.during ?? {}).length === 0 ? {} : { during: when.during }),
    ...unreadTiming(when.unread),
    printed: printedOf(effect),
  };
}

/** "Once per turn, you can detach 1 material, then target ...": how often that may be is the limit of the effect. */
const plainly = ({ onlyIf: _, may: __, ...each }: Instruction): Instruction => each;

/** "Tribute this card with 3 Spell Counters on it", "banish this card from your GY, except the turn it was sent there": what is asked of it. */
function askedOf({ what, reads = '' }: Instruction): string | undefined {
  if (what !== 'this') return undefined;
  const counters = /^with (\d+(?: or more)? [A-Z].*Counters?)(?: on it)?$/.exec(reads)?.[1];
  if (counters !== undefined) return `this card has ${counters}`;
  const state = ofItself.exec(reads)?.groups;
  if (state !== undefined) return `this card ${state['was'] ?? 'is'} ${state['what']}`;
  return notAtOnce.test(reads) ? `this card is in your GY, ${reads}` : undefined;
}
const ofItself = /^(?:that (?<was>was|is) (?=[\w-]+)|(?=(?:equipped|treated) ))(?<what>.+)$/;
const notAtOnce = /^except the turn (?:this card|it) was sent (?:to (?:the|your) GY|there)$/;

/** Is the monster that is targeted equipped or attached to the card of the effect, so that it is another one? */
const isPutOnIt = (at: number, { from = [] }: Target, does: readonly Instruction[]): boolean =>
  from.includes('monster-zone') &&
  does.some(
    ({ do: verb, what, onto }) =>
      (verb === 'attach' || verb === 'equip') &&
      onto === 'this' &&
      typeof what === 'object' &&
      'target' in what &&
      what.target === at,
  );
const withOther = (target: Target): Target => ({ ...target, filter: { ...target.filter, other: true } });

function unreadTiming(words: string | undefined) {
  if (words === undefined) return {};
  const events = occasionsOf(words);
  return { unreadTiming: words, ...(events === undefined ? {} : { unreadEvents: [...events] }) };
}

function needed({ conditions, on }: When) {
  const needs = [...needsOf(conditions), ...(on.length === 0 ? [] : conditions.flatMap(timeNeeded))];
  return needs.length === 0 ? {} : { needs: [...needs] };
}

/** The limit that reaches furthest: of the name before the copy, of a turn before others, and both in one. */
export function limitOf(limits: readonly ReadLimit[]): Limit | undefined {
  const all = limits.flatMap(({ per, ...rest }) => (per === 'battle' ? [] : [{ ...rest, per }]));
  const named = all.filter(({ scope }) => scope === 'name');
  const limit =
    named.find(({ per }) => per !== 'chain') ?? all.find(({ per }) => per === 'turn') ?? named[0] ?? all[0];
  const inChain = all.some(({ per, times }) => per === 'chain' && times === 1);
  return limit?.per === 'turn' && inChain ? { ...limit, oneInChain: true } : limit;
}

const lateReturn =
  /^This card returns to (?:the|its) owner's hand during the End Phase of the turn (?:that )?(?:this card|it) is (.+?)\.?$/i;

/** "This card returns to its owner's hand during the End Phase of the turn it is ...": a Trigger Effect of that phase. */
function withLateReturn(part: ActivatedEffect): ActivatedEffect {
  const [only, ...more] = part.does;
  if (part.kind !== 'trigger' || only?.do !== 'described' || more.length > 0) return part;
  const happened = lateReturn.exec(only.reads ?? '')?.[1];
  if (happened === undefined) return part;
  return {
    ...part,
    phase: 'end',
    conditions: ['it is the End Phase', `this card was ${happened} this turn`],
    does: [{ do: 'return-to-hand', what: 'this' }],
  };
}
