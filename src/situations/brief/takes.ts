import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Filter } from '../../effects/filter.ts';
import { type Instruction, isDescribed, type Verb } from '../../effects/instruction.ts';
import type { ActivatedEffect, Part } from '../../effects/part.ts';
import type { Place } from '../../vocabulary/places.ts';

/** What players call it when an effect takes a card, and the verbs of card text that it may be. */
export const takings = [
  { words: 'target|select|hit', verbs: ['target'] },
  {
    words: 'add|search|search out|search for|fetch|grab|get|tutor|retrieve|recover|find',
    verbs: ['add-to-hand'],
  },
  { words: 'ss|summon|pull|drop|call', verbs: ['special-summon'] },
  { words: 'send|dump|mill', verbs: ['send-to-gy'] },
  { words: 'discard|pitch', verbs: ['discard'] },
  { words: 'tribute|sacrifice', verbs: ['tribute'] },
  { words: 'banish', verbs: ['banish'] },
  { words: 'destroy|pop|kill', verbs: ['destroy'] },
  { words: 'take control of|steal|snatch', verbs: ['take-control'] },
  { words: 'bounce', verbs: ['return-to-hand'] },
  { words: 'shuffle|spin', verbs: ['return-to-deck'] },
  { words: 'set', verbs: ['set'] },
  { words: 'attach', verbs: ['attach'] },
] as const satisfies readonly { readonly words: string; readonly verbs: readonly Taking[] }[];

/** What an effect does with a card that it takes. */
export type Taking = Verb | 'target';

/** All those words, for a pattern; with and without an "s". */
export const takingWords = takings
  .flatMap(({ words }) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace(/^(\w+)/, '$1(?:s|es)?'))
  .join('|');

/** What one of those words says. */
export function takingOf(word: string): readonly Taking[] {
  const [verb = '', ...rest] = word.split(' ');
  const forms = [verb, verb.replace(/s$/, ''), verb.replace(/es$/, '')].map((each) =>
    [each, ...rest].join(' '),
  );
  return takings.find(({ words }) => words.split('|').some((each) => forms.includes(each)))?.verbs ?? [];
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
