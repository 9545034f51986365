import { type EffectObject, isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { Context } from './context.ts';
import type { Group } from './syntax.ts';

const pointing: ReadonlySet<string> = new Set(['that', 'those', 'these', 'the', 'its']);
const lying: ReadonlySet<string> = new Set(['face-up', 'face-down', 'Set', 'banished', 'equipped']);
const counted = /^(?:those|these|the|all) (\d+)$/;

/** Does the group point at cards spoken of before ("that monster"), and not describe new ones? */
export const isReference = ({ count = '', head = '', after }: Group): boolean =>
  pointing.has(count) ||
  count === 'this' ||
  /^(?:those|these|the) \d+$/.test(count) ||
  (count === 'both' && after === undefined && /^(?:monster|card)s$/.test(head)) ||
  (head === 'targets' && (count === 'both' || count === 'all'));

/** All that the activation targets, as one object; undefined where there is nothing. */
function targeted(targets: readonly Target[]): EffectObject | undefined {
  const [only, ...more] = targets;
  if (only === undefined) return undefined;
  return more.length === 0 && only.count === 1 && only.upTo === undefined ? { target: 0 } : 'targets';
}

/** What a pronoun means. `many`: "them"; what cannot be told is kept in its words. */
export function pronounObject(word: string, many: boolean, context: Context): EffectObject {
  const { last, targets = [], spoken } = context;
  const open = { reads: word };
  // "it" after this card and a target could be either.
  if (last === 'this' && targets.length > 0) return open;
  if (last !== undefined) {
    if (typeof last === 'string') return last;
    if (typeof last === 'object' && 'target' in last) return last;
    if (typeof last === 'object' && 'reads' in last) return last;
    if (!isDescribed(last)) return open;
    return many === (last.count !== 1) ? 'those' : open;
  }
  if (spoken) return 'those';
  const all = targeted(targets);
  if (all === undefined) return open;
  return many === (all === 'targets') ? all : open;
}

const facings: ReadonlySet<string> = new Set(['face-up', 'face-down', 'Set']);

/** What a pointing group means: this card, a target, the cards before; else its words. */
export function referenceObject(group: Group, printed: string, context: Context): EffectObject {
  const open = { reads: printed };
  const { count = '', words = [], head = '' } = group;
  const card = /^(?:monster|card|Spell|Trap|Spell\/Trap|Token)/.test(head);
  const plainWords = words.every(({ items }) =>
    items.every((each) => typeof each === 'string' && facings.has(each)),
  );
  // "This Special Summoned card" is this card only if it was Special Summoned.
  const lies = words.every(({ items }) => items.every((each) => typeof each === 'string' && lying.has(each)));
  if (count === 'this') return (card || head === 'Equip Card') && lies ? 'this' : open;
  if (count === 'its') return open;
  const target = /^target/.test(head);
  const named = words.some(({ items }) => items.some((each) => each === 'targeted'));
  const many = /s$/.test(head) || counted.test(count) || count === 'both';
  if (target || named) {
    if (words.length > (named ? 1 : 0) && !plainWords && !named) return open;
    const all = context.targets === undefined ? undefined : targeted(context.targets);
    if (all === undefined) return context.targets === undefined ? (many ? 'targets' : { target: 0 }) : open;
    return many === (all === 'targets') ? all : open;
  }
  if (!card || !plainWords || count === 'the') return open;
  const { last, targets = [] } = context;
  // "that monster" is never this card.
  if (last === 'this') return many === (targeted(targets) === 'targets') ? (targeted(targets) ?? open) : open;
  // "that monster" after both a target and other cards could be either.
  if (last !== undefined && typeof last === 'object' && 'count' in last && targets.length > 0) return open;
  // Nor can it be a Spell, where the cards before were Spells.
  if (isDescribed(last) && /^monster/.test(head) && last.filter.cardType !== 'monster') return open;
  const meant = pronounObject(printed, many, context);
  return typeof meant === 'object' && 'reads' in meant ? open : meant;
}
