import { isActivated } from '../../../effects/activated.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import type { Filter } from '../../../effects/filter.ts';
import { type Instruction, isDescribed, type Verb } from '../../../effects/instruction.ts';
import type { ActivatedEffect, Part } from '../../../effects/part.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { type VerbId, verbForms, verbIds } from '../../words/verbs.ts';
import { written } from './verb-words.ts';

/** What players do with a card by an effect, and the verbs of card text that it may be. */
const takings = {
  target: ['target'],
  hit: ['target'],
  add: ['add-to-hand'],
  get: ['add-to-hand'],
  summon: ['special-summon'],
  'special-summon': ['special-summon'],
  revive: ['special-summon'],
  send: ['send-to-gy'],
  mill: ['send-to-gy'],
  discard: ['discard'],
  tribute: ['tribute'],
  banish: ['banish'],
  destroy: ['destroy'],
  steal: ['take-control'],
  return: ['return-to-hand', 'return-to-deck'],
  shuffle: ['return-to-deck'],
  set: ['set'],
  attach: ['attach'],
} as const satisfies Partial<Readonly<Record<VerbId, readonly Taking[]>>>;

/** What an effect does with a card that it takes. */
export type Taking = Verb | 'target';

const isTaking = (id: VerbId): id is keyof typeof takings => Object.hasOwn(takings, id);
const takingVerbs = verbIds.filter(isTaking);

/** All those words, for a pattern. In plain words "ss" is to Special Summon. */
export const takingWords = `(?:ss|${written(...takingVerbs)}(?: for| out)?)`;

/** What one of those words says. */
export function takingOf(words: string): readonly Taking[] {
  if (words === 'ss') return takings['special-summon'];
  const bare = words.replace(/ (?:for|out)$/, '');
  const verb = verbForms.find((each) => each.words === bare && isTaking(each.verb))?.verb;
  return verb !== undefined && isTaking(verb) ? takings[verb] : [];
}

/** Cards that an effect may take: from where, and which. */
export interface Choice {
  readonly from: readonly Place[] | undefined;
  readonly filter: Filter;
  readonly part: ActivatedEffect;
  readonly does: Taking;
}

/** What the effects of a card may take in one of these ways; null where what they take is not all read. */
export function choicesOf(model: CardModel, takes: readonly Taking[]): readonly Choice[] | null {
  const parts = model.parts.filter(isActivated);
  const choices = parts.flatMap((part) => choicesIn(part, takes));
  if (choices.length === 0 || choices.includes(null)) return null;
  if (model.parts.some((part) => isOpen(part, takes))) return null;
  return choices.filter((each) => each !== null);
}

function choicesIn(part: ActivatedEffect, takes: readonly Taking[]): readonly (Choice | null)[] {
  const wanted = new Set<string>(takes);
  if (wanted.has('target'))
    return part.targets.map(({ from, filter }) => ({ from, filter, part, does: 'target' }));
  return [...part.cost, ...part.does]
    .filter(({ do: verb }) => wanted.has(verb))
    .map((each) => choiceIn(each, part));
}

function choiceIn({ do: does, what, from, onlyIf }: Instruction, part: ActivatedEffect): Choice | null {
  if (isDescribed(what))
    return onlyIf === undefined ? { from: what.from ?? from, filter: what.filter, part, does } : null;
  if (typeof what === 'object' && 'target' in what) {
    const target = part.targets[what.target];
    return target === undefined ? null : { from: target.from, filter: target.filter, part, does };
  }
  if (what === 'targets' && part.targets.length === 1) {
    const [target] = part.targets;
    return target === undefined ? null : { from: target.from, filter: target.filter, part, does };
  }
  return what === 'this' ? { from, filter: { reads: 'this card' }, part, does } : null;
}

/** Words that were not read, and may take cards too. */
function isOpen(part: Part, takes: readonly Taking[]): boolean {
  const words = part.kind === 'unread' ? part.reads : isActivated(part) ? described(part) : '';
  return takes.some((take) => speaksOf[take]?.test(words) === true);
}

const described = ({ does }: ActivatedEffect): string =>
  does.flatMap(({ do: verb, reads }) => (verb === 'described' ? (reads ?? '') : [])).join(' ');

/** How texts say it. */
const speaksOf: Partial<Readonly<Record<Taking, RegExp>>> = {
  target: /\btarget/i,
  'add-to-hand': /\badd\b/i,
  'special-summon': /\bSpecial Summon/i,
  'send-to-gy': /\bsend\b/i,
  discard: /\bdiscard/i,
  tribute: /\bTribut/i,
  banish: /\bbanish/i,
  destroy: /\bdestroy/i,
  'take-control': /\bcontrol of\b/i,
  'return-to-hand': /\breturn|\badd\b/i,
  'return-to-deck': /\bshuffle|\breturn/i,
  set: /\bSet\b/,
  attach: /\battach/i,
};
