import { activationPlaces } from '../../effects/activated.ts';
import type { Facts } from '../../effects/facts.ts';
import type { Instruction } from '../../effects/instruction.ts';
import type { ActivatedEffect, Limit, Printed, Target } from '../../effects/part.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { readLeaf } from '../read-leaf.ts';
import type { Span } from '../span.ts';
import { staticSort } from '../statics.ts';
import { type When, whenOf } from './conditions.ts';

/** An effect that starts a Chain Link, as the model has it. What was not read is described in its words. */
export function activatedPart(effect: EffectFacts, facts: Facts): ActivatedEffect {
  const when = whenOf(effect);
  const part = partOf(effect, when, facts);
  const places = activationPlaces(part, facts);
  const same = places !== null && places.join() === effect.places.join();
  return same || effect.places.length === 0 ? part : { ...part, activatesIn: [...effect.places] };
}

function partOf(effect: EffectFacts, when: When, facts: Facts): ActivatedEffect {
  const { on: events, ...common } = { ...commonOf(effect, when), on: [...when.on] };
  const mandatory = effect.mandatory.is;
  switch (effect.kind.is) {
    case 'ignition':
      return { kind: 'ignition', ...common };
    case 'flip':
      return { kind: 'flip', mandatory, ...common };
    case 'quick': {
      const must = effect.damageStep.category === 'mandatory' && facts.cardType === 'monster';
      return { kind: 'quick', on: events, ...common, ...(must ? { mandatory: true as const } : {}) };
    }
    case 'activation': {
      const word = effect.word?.is;
      const known = word === 'when' || word === 'if' || word === 'during';
      return { kind: 'activation', on: events, ...common, ...(known ? { word } : {}) };
    }
    case 'trigger': {
      const phase = when.phase === undefined ? {} : { phase: when.phase };
      return { kind: 'trigger', mandatory, word: wordOf(effect, when), on: events, ...phase, ...common };
    }
  }
}

/** The timing word that counts: that of an event; an effect that answers none waits for a time. */
function wordOf({ word }: EffectFacts, { on, unread }: When): TriggerEffectWord {
  if (on.length === 0 && unread === undefined) return 'during';
  return word === null || word.is === 'after' || word.is === 'during' ? 'if' : word.is;
}
type TriggerEffectWord = Extract<ActivatedEffect, { kind: 'trigger' }>['word'];

function commonOf(effect: EffectFacts, when: When) {
  const limit = limitOf(effect);
  const paid = costOf(effect);
  return {
    conditions: [...when.conditions],
    cost: [...paid.cost],
    targets: [...paid.targets],
    does: [...ofEvent(chosenOf(resolutionLeaves(effect).map(instructionsOf)), when, paid)],
    ...(limit === undefined ? {} : { limit }),
    ...damageStepOf(effect),
    ...(when.unread === undefined ? {} : { unreadTiming: when.unread }),
    printed: printedOf(effect),
  };
}

function damageStepOf({ damageStep: { category } }: EffectFacts) {
  const damageStepBy = category;
  if (category === 'text-excludes') return { damageStep: 'except' as const, damageStepBy };
  return category === 'names-damage-step' ? { damageStep: 'only' as const, damageStepBy } : { damageStepBy };
}

/** Instructions of words; words that were not read are described as they stand. */
const instructionsOf = ({ does, text }: Leaf): readonly Instruction[] =>
  does ?? [{ do: 'described', reads: text }];

const spokenOf = /^(?:it|them|that (?:monster|card)|that (?:monster|card)\(s\)|those (?:monsters|cards))$/;

/**
 * Words that point at a card, where none was targeted, paid with or spoken of before: the card that the event happened
 * to. Of an effect that answers its own card's event it stays open.
 */
function ofEvent(
  does: readonly Instruction[],
  { on }: When,
  { targets, cost }: Paid,
): readonly Instruction[] {
  const others = on.length > 0 && on.every(({ of, event }) => of !== 'this' && event !== 'something-else');
  if (!others || targets.length > 0 || cost.some(({ what }) => what !== undefined && what !== 'this'))
    return does;
  const points = ({ what }: Instruction): boolean =>
    typeof what === 'object' && 'reads' in what && spokenOf.test(what.reads);
  const first = does.findIndex((each) => each.what !== undefined && !points(each));
  return does.map((each, at) =>
    points(each) && (first === -1 || at < first) ? { ...each, what: 'event' } : each,
  );
}

/** "activate 1 of these effects": what follows is done only if it is what was chosen. "both of these" are all done. */
function chosenOf(leaves: readonly (readonly Instruction[])[]): readonly Instruction[] {
  const offer = leaves.findIndex((all) => all.some(isChoice));
  if (offer === -1) return leaves.flat();
  const chosen = { onlyIf: 'it is what was chosen' };
  return leaves.flatMap((all, at) => (at > offer ? all.map((each) => ({ ...chosen, ...each })) : all));
}

const isChoice = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'activate-one' &&
  !/\b(?:both|all|each|these|simultaneously)\b(?! of)/.test(reads.replace(/\bof these\b/, ''));

interface Paid {
  readonly cost: readonly Instruction[];
  readonly targets: readonly Target[];
}

function costOf(effect: EffectFacts): Paid {
  const { cost, targets, leaves } = effect;
  const own = leaves.flatMap((leaf) => activatesBy(leaf.text) ?? []);
  const [first] = own;
  if (first !== undefined) return { cost: first.instructions, targets: first.targets };
  const read = leaves.find(({ role }) => role === 'cost')?.targets ?? [];
  const words = leaves.find(({ role, span }) => role !== 'condition' && contains(span, targets.span));
  const unread: Target = { count: 'any', filter: { reads: words?.text ?? 'as its text says' } };
  // A target that a sentence of the resolution names is one of the activation all the same.
  const later = leaves.flatMap((leaf) => (leaf.role === 'resolution' ? (leaf.targets ?? []) : []));
  const all = [...read, ...later];
  const offers = leaves.some(({ does }) => does?.some(isChoice) === true);
  if (offers && later.length > 0)
    return {
      cost: cost === null ? [] : instructionsOf(cost),
      targets: [...read, { count: 'any', filter: { reads: 'what the chosen effect targets' } }],
    };
  return {
    cost: cost === null ? [] : instructionsOf(cost),
    targets: all.length > 0 || !targets.is ? all : [unread],
  };
}

/** What happens at resolution, without a sentence that only says how the card is activated. */
const resolutionLeaves = ({ leaves }: EffectFacts): readonly Leaf[] =>
  leaves.filter(({ role, text }) => role === 'resolution' && activatesBy(text) === null && !isPart(text));

/** Sentences after an effect that are no part of its resolution. */
export const separateLeaves = ({ leaves }: EffectFacts): readonly Leaf[] =>
  leaves.filter(({ role, text }) => role === 'resolution' && isPart(text));

const isPart = (text: string): boolean => {
  const sort = staticSort(text);
  return sort === 'cannot-be-responded-to' || (sort === 'restriction' && ofTheTurn.test(text));
};
const ofTheTurn = /\b(?:the|during the) turn (?:you|this card)\b|^The turn you\b/i;

/** "Activate this card by paying 1000 LP": what is paid or targeted; null for other words. */
function activatesBy(text: string): (Paid & { readonly instructions: readonly Instruction[] }) | null {
  const [, gerund = '', rest = ''] = /^Activate this card by (\w+)(.*)$/i.exec(text) ?? [];
  const verb = gerunds[gerund];
  if (verb === undefined) return null;
  const read = readLeaf('cost', `${verb}${rest}`);
  const instructions = read?.instructions ?? [{ do: 'described' as const, reads: text }];
  return { instructions, cost: instructions, targets: read?.targets ?? [] };
}
const gerunds: Readonly<Record<string, string>> = {
  paying: 'pay',
  targeting: 'target',
  discarding: 'discard',
  Tributing: 'Tribute',
  banishing: 'banish',
  sending: 'send',
  revealing: 'reveal',
  declaring: 'declare',
  returning: 'return',
};

const contains = ([from, to]: Span, [start]: Span): boolean => from <= start && start < to;

/** The limit that reaches furthest: that of all cards of the name before that of the copy. */
function limitOf({ limits }: EffectFacts): Limit | undefined {
  const all = limits.flatMap(({ is: { per, ...rest } }) => (per === 'battle' ? [] : [{ ...rest, per }]));
  return all.find(({ scope }) => scope === 'name') ?? all[0];
}

/** Where the effect is printed, with the words that decide its timing, cost, targets, limit and Damage Step. */
function printedOf({ box, span, word, head, cost, targets, limits, damageStep }: EffectFacts): Printed {
  const step = damageStep.category === 'text-excludes' || damageStep.category === 'names-damage-step';
  const decides: readonly Span[] = [
    ...(word === null ? [] : [word.span]),
    ...head.filter(({ sort }) => sort === 'quick-effect').map((piece) => piece.span),
    ...(cost === null ? [] : [cost.span]),
    ...(targets.is ? [targets.span] : []),
    ...limits.map((limit) => limit.span),
    ...(step ? [damageStep.span] : []),
  ];
  return { box, span: [...span], decides: merged(decides).map(([from, to]): [number, number] => [from, to]) };
}

/** Spans in order, those that meet as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}
