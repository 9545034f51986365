import said from '../../../data/lexicon/damage-step.json' with { type: 'json' };
import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { defined } from '../../platform/defined.ts';
import type { Timing } from '../../vocabulary/damage-step.ts';
import type { NamesRead } from '../names/mention.ts';
import { namesIn } from '../names/names-in.ts';
import { entriesOf } from '../text/senses.ts';

/** "Can this card be activated in the Damage Step?", with no battle told. */
export interface AskedInDamageStep {
  readonly card: CardModel;
  /** Is it an effect that is asked about, or the card itself? */
  readonly effect: boolean;
  /** The verb that names the effect: "its destroy effect". */
  readonly verb?: string;
  /** It is told that it would change nothing now: whose turn it is, or that a kind of monster is not there. */
  readonly withoutUse: boolean;
  /** Left out: at any timing of the Damage Step. */
  readonly timing?: Timing;
}

/**
 * Reads a question whether a named card, or its effect, may be activated in the Damage Step. What stands in brackets after
 * the name is the asker's note on its text, and is left aside. Undefined where more
 * is told, or more than one card named.
 */
export function damageStepInWords(text: string, catalogue: Catalogue): AskedInDamageStep | undefined {
  const names = namesIn(text, catalogue);
  const [first] = names.cards;
  if (first === undefined || names.cards.some(({ name }) => name !== first.name)) return undefined;
  const card = catalogue.exact(first.name);
  const words = wordsBeside(names);
  if (card === undefined || words === undefined) return undefined;
  const told = words.replace(tookDamage, ' ').replace(noUse, ' ');
  const { rest, timings } = withoutTimings(told);
  const withoutUse = noUse.test(words);
  const may = rest.match(mayWords) ?? [];
  const verb = namedEffect.exec(rest)?.[1];
  const other = rest
    .replace(namedEffect, 'effect')
    .split(' ')
    .filter((word) => word !== '' && !plain.has(word));
  if (other.length > 0 || may.length === 0 || timings.length !== 1) return undefined;
  if (setWords.test(rest) && card.facts.cardType === 'monster') return undefined;
  const [timing] = timings;
  const effect = /\beffects?\b/.test(rest);
  return defined({ card, effect, withoutUse, verb, timing: timing === 'any' ? undefined : timing });
}

/** The words beside the card's name, without those in brackets; undefined where brackets do not close. */
function wordsBeside({ all, isNamed }: NamesRead): string | undefined {
  const words: string[] = [];
  let depth = 0;
  for (const [at, { kind, low, text }] of all.entries()) {
    if (isNamed(at)) continue;
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (kind !== 'mark' && depth === 0) words.push(low);
    if (depth < 0) return undefined;
  }
  return depth === 0 ? words.join(' ') : undefined;
}

/** The ways to name a timing of the Damage Step; the longer ones come first. */
const timingWords = entriesOf<Timing | 'any'>(said.timings).map(
  ([timing, forms]) => [new RegExp(forms.join('|')), timing] as const,
);

/** Cuts the timings out; "in the Damage Step before damage calculation" is the narrower one. */
function withoutTimings(words: string): {
  readonly rest: string;
  readonly timings: readonly (Timing | 'any')[];
} {
  let rest = words;
  const found: (Timing | 'any')[] = [];
  for (const [form, timing] of timingWords) {
    if (!form.test(rest)) continue;
    rest = rest.replace(form, ' ');
    found.push(timing);
  }
  const narrow = found.filter((each) => each !== 'any');
  return { rest, timings: narrow.length > 0 ? narrow : found };
}

/** Told of the battle, as what its effect answers: it does not change what sort of effect it is. */
const tookDamage = /\band i (?:took|take|inflicted|inflict) battle damage\b/;
const namedEffect = /\b(destroy|banish|draw|discard|negate|equip|send|special summon) effects?\b/;
const noUse =
  /\b(?:during|in) (?:my|your) (?:own )?turn\b(?: with no \w+)?|\bwith no \w+ (?:on the field|on my field)\b/;
const mayWords = /\b(?:can|could|may|allowed|legal|legally|possible|permitted|ok|okay|able|usable|fine)\b/g;
const setWords = /\bset\b/;

/** Words that say nothing more than that its activation is asked about. */
const plain: ReadonlySet<string> = new Set(said.plain.flatMap((line) => line.split(' ')));
