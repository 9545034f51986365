import type { PlainFilter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { ofChosenEffect, type Target } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { fieldPlaces } from '../../vocabulary/places.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { forms } from '../forms.ts';
import { readLeaf } from '../read-leaf.ts';
import type { Span } from '../span.ts';
import { groupsOf } from './counted.ts';
import { activationLeaves, instructionsOf, isChoice } from './leaves.ts';
import { withNumber } from './options.ts';

/** What an activation pays and targets. */
export interface Payment {
  readonly cost: readonly Instruction[];
  readonly targets: readonly Target[];
}

/** What is paid and targeted when the effect is activated; what was not read is described in its words. */
export function paymentOf(effect: EffectFacts): Payment {
  const { cost } = effect;
  const [by] = activationLeaves(effect);
  const own = by === undefined ? null : readLeaf('cost', by.text);
  if (own !== null)
    return {
      cost: own.instructions,
      targets: own.targets.flatMap(onEachField).map(withBound).map(asMany(own.instructions)),
    };
  const targets = targetsOf(effect).flatMap(onEachField).map(withBound);
  if (by !== undefined) return { cost: [{ do: 'described', reads: by.text }], targets };
  const paid = cost === null ? [] : instructionsOf(cost).flatMap(withThisCard).map(withNumber);
  return { cost: paid, targets: targets.map(asMany(paid)) };
}

/** "Send 2 cards to the GY, including this card": this card, and one other. */
function withThisCard(paid: Instruction): readonly Instruction[] {
  const { what, reads, ...deed } = paid;
  if (
    reads === undefined ||
    !includingThis.test(reads) ||
    !isDescribed(what) ||
    typeof what.count !== 'number'
  )
    return [paid];
  const others = { ...what, count: what.count - 1, filter: { ...what.filter, other: true as const } };
  return [
    { ...deed, what: 'this' },
    { ...deed, what: others },
  ];
}
const includingThis = /^including this (?:face-up )?card(?: on the field)?$/;

const paying = /^(?:Banish|Detach|Discard|Pay|Remove|Return|Reveal|Send|Tribute)\b/i;
const does =
  /^(?:activate|add|attach|banish|change|decrease|destroy|draw|equip|flip|gain|have|increase|inflict|look|make|negate|place|remove|return|reveal|select|send|Set|shuffle|Special Summon|take|target|this card|all)\b/i;
const gerunds: Readonly<Record<string, string>> = forms.paying;

/** "Paying 1000 LP" as what is to be done: "pay 1000 LP"; undefined for other words. */
export function asOrder(words: string): string | undefined {
  const [, gerund = '', rest = ''] = /^(\w+)(.*)$/s.exec(words) ?? [];
  const order = gerunds[gerund.toLowerCase()];
  return order === undefined ? undefined : `${order}${rest}`;
}

/** Where an old wording parts what is paid from what is done: "Tribute this card to add 1 monster", "By paying 100 LP, add 1". */
function paidAndDone(text: string): readonly (readonly [paid: string, done: string])[] {
  const [, paid, done] = /^By (\w+ing [^,]+), (.+)$/is.exec(text) ?? [];
  if (paid !== undefined && done !== undefined) {
    const order = asOrder(paid);
    return order === undefined ? [] : [[order, done]];
  }
  if (!paying.test(text)) return [];
  return [...text.matchAll(/ to (?=\S)/g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + ' to '.length)] as const)
    .filter(([, rest]) => does.test(rest));
}

/** In an old wording what stands before the "to" is paid at the activation, and what stands behind it is done. */
export function paidToDo(
  { cost }: EffectFacts,
  payment: Payment,
  leaves: readonly Leaf[],
): { readonly payment: Payment; readonly leaves: readonly Leaf[] } {
  const [first, ...others] = leaves;
  if (cost !== null || payment.cost.length > 0 || first === undefined || first.does !== null)
    return { payment, leaves };
  for (const [before, rest] of paidAndDone(first.text)) {
    const paid = readLeaf('cost', before);
    const known = paid?.targets.length === 0 && paid.instructions.every(({ reads }) => reads === undefined);
    if (paid === null || !known) continue;
    const read = readLeaf('resolution', rest, payment.targets);
    return {
      payment: { ...payment, cost: paid.instructions },
      leaves: [{ ...first, text: rest, does: read?.instructions ?? null }, ...others],
    };
  }
  return { payment, leaves };
}

const orders: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>(['pay-lp', 'tribute']);

/** "Pay 500 LP. Destroy all monsters.": a first sentence that only pays is the cost; so is what stands before "activate 1 of these". */
export function paidFirst(
  { kind, offers }: EffectFacts,
  payment: Payment,
  leaves: readonly Leaf[],
): { readonly payment: Payment; readonly leaves: readonly Leaf[] } {
  const [first, ...others] = leaves;
  const paid = first === undefined ? [] : instructionsOf(first);
  const chooses = paid.findIndex((each) => isChoice(each) && each.reads?.startsWith('activate '));
  if (offers !== null && chooses > 0 && payment.cost.length === 0)
    return { payment: { ...payment, cost: paid.slice(0, chooses) }, leaves: others };
  const pays =
    paid.length > 0 &&
    paid.every(({ do: verb, may, who, onlyIf }) => orders.has(verb) && !may && who === undefined && !onlyIf);
  const old = kind.is === 'activation' && payment.cost.length === 0 && others.length > 0;
  return old && pays ? { payment: { ...payment, cost: paid }, leaves: others } : { payment, leaves };
}

function targetsOf({ targets, leaves }: EffectFacts): readonly Target[] {
  const read = leaves.find(({ role }) => role === 'cost')?.targets ?? [];
  // A target that a sentence of the resolution names is one of the activation all the same.
  const later = leaves.flatMap((leaf) => (leaf.role === 'resolution' ? (leaf.targets ?? []) : []));
  const offers = leaves.some(({ does }) => does?.some(isChoice) === true);
  if (offers && later.length > 0) return [...read, oneOf(leaves)];
  const all = [...read, ...later];
  if (all.length > 0 || !targets.is) return all;
  const words = leaves.find(({ role, span }) => role !== 'condition' && contains(span, targets.span));
  const isDone = words?.role === 'resolution' && words.does !== null;
  return [{ ...described(words?.text ?? 'as its text says'), ...(isDone ? { inDeeds: true as const } : {}) }];
}

const aims = /\btarget (?:\d|up to|any|an?)\b/i;

/** What a line targets, also where what it does was not read; null: it targets, and words of that were not read. */
function aimedAt({ role, targets, text }: Leaf): readonly Target[] | null {
  if (role !== 'resolution') return [];
  const read = targets ?? (aims.test(text) ? readLeaf('cost', text.replace(/;.*$/s, ''))?.targets : []);
  const said = read?.flatMap(({ filter }) => [filter, ...(filter.anyOf ?? [])]);
  return read === undefined || said?.some(({ reads }) => reads !== undefined) ? null : read;
}

/** What the effect targets that is chosen: such a card as one of them targets. */
function oneOf(leaves: readonly Leaf[]): Target {
  const lines = leaves.map(aimedAt);
  const aimed = leaves.flatMap(({ bullet }, at) => (lines[at]?.length ? (bullet ?? []) : []));
  // Where another targets nothing, it can be activated also where there is no such card.
  const everyOne = leaves.every(({ bullet }) => bullet === undefined || aimed.includes(bullet));
  const targets = lines.flatMap((each) => each ?? []);
  const [{ except } = {}, ...others] = targets.map(({ filter }) => filter);
  const same = others.every((each) => JSON.stringify(each.except) === JSON.stringify(except));
  const all = targets.flatMap(({ from, filter: { anyOf = [{}], except: _, ...filter } }) =>
    anyOf.map((each: PlainFilter) => ({ ...filter, ...each, in: each.in ?? filter.in ?? from })).map(defined),
  );
  if (!everyOne || lines.includes(null) || all.length === 0) return described(ofChosenEffect);
  const which = all.length === 1 ? all[0] : { anyOf: all };
  return { count: 'any', filter: { ...which, ...(same && defined({ except })), reads: ofChosenEffect } };
}

/** "1 monster on each field": one that you control, and one that your opponent does. */
function onEachField(target: Target): readonly Target[] {
  const { reads, ...filter } = target.filter;
  return reads === 'on each field'
    ? (['you', 'opponent'] as const).map((controller) => ({
        ...target,
        from: [...fieldPlaces],
        filter: { ...filter, controller },
      }))
    : [target];
}

/** "Up to the number of monsters you control": the cards that are counted, where fields say which. */
function withBound(target: Target): Target {
  const { reads, ...filter } = target.filter;
  const [, before, counted = ''] = /^(?:(.+), )?up to the number of (.+)$/.exec(reads ?? '') ?? [];
  const bound = counted === '' ? null : groupsOf(counted);
  if (bound === null) return target;
  return { ...target, filter: before === undefined ? filter : { ...filter, reads: before }, bound };
}

/** "Discard any number of cards, then target that many": one at least, as of what is paid. */
const asMany =
  (cost: readonly Instruction[]) =>
  (target: Target): Target => {
    const { reads = '', ...filter } = target.filter;
    const chosen = cost.some(({ what }) => isDescribed(what) && (what.count === 'any' || what.upTo === true));
    return chosen && numberPaid.test(reads) ? { ...target, filter } : target;
  };
const numberPaid = /^(?:that many|an equal number of|the same number of|as many)$/;

const described = (reads: string): Target => ({ count: 'any', filter: { reads } });

const contains = ([from, to]: Span, [start]: Span): boolean => from <= start && start < to;
