import type { Filter } from '../../../card-model/filter.ts';
import { type Instruction, isDescribed, isTarget, pointingWords } from '../../../card-model/instruction.ts';
import type { Target } from '../../../card-model/part.ts';
import { defined } from '../../../platform/defined.ts';
import { type Place, places } from '../../../vocabulary/places.ts';
import { readWhole } from '../../grammar/grammar.ts';
import { cardsOf } from '../../phrases/card-objects.ts';
import { noun } from '../../phrases/words/nouns.ts';
import { lists } from '../../phrases/words/words.ts';

const said =
  /^(?<one>that|the|your) (?<which>other |first |second )?(?<theirs>(?:your )?opponent's )?(?<targeted>targeted )?(?<kind>[^']+?(?<!s))(?<place> (?:you|your opponent) controls?)?$/;

/** What is done to cards on the field alone. */
export const onField: ReadonlySet<string> = new Set(lists['done-on-field']);
/** Where a card that this was done to is not on the field after it, or never was. */
export const offField: ReadonlySet<string> = new Set(lists['done-off-field']);

interface Words {
  readonly which: string | undefined;
  readonly filter: Filter;
  /** Where the words say that the card is. */
  readonly from: readonly Place[] | undefined;
}

/** "That Xyz Monster", "your monster", "that opponent's card": the one target that is so described. */
export function atDescribed(
  does: readonly Instruction[],
  targets: readonly Target[],
): readonly Instruction[] {
  let last: number | undefined;
  const before: Instruction[] = [];
  const meant = (each: Instruction, field: 'what' | 'onto'): { readonly target: number } | undefined => {
    const what = each[field];
    if (isTarget(what)) last = what.target;
    const words = readWords(pointingWords(what), field === 'what' && each.from !== undefined);
    if (words === undefined) return undefined;
    const found = oneOf(words, field === 'what' ? each : { do: each.do }, targets, last);
    const others = words.which === undefined && before.some((other) => maybeMeant(other, each, words.filter));
    if (found === undefined || others) return undefined;
    last = found;
    return { target: found };
  };
  for (const each of does) {
    const what = meant(each, 'what') ?? each.what;
    const onto = meant(each, 'onto') ?? each.onto;
    const both = isTarget(what) && isTarget(onto) && what.target === onto.target;
    before.push({ ...each, ...defined({ what }), ...(onto === undefined || both ? {} : { onto }) });
  }
  return before;
}

function readWords(words: string | undefined, placed: boolean): Words | undefined {
  const { one, which, theirs, targeted, kind, place = '' } = said.exec(words ?? '')?.groups ?? {};
  if (kind === undefined || (one === 'your' && theirs !== undefined)) return undefined;
  // "The monster" alone may be one of which more is said ("banished by this effect").
  const bare = one === 'the' && /^(?:monster|card)(?:\(s\))?$/.test(kind);
  if (bare && !placed && (which ?? theirs ?? targeted) === undefined && place === '') return undefined;
  const side = theirs !== undefined ? ' your opponent controls' : one === 'your' ? ' you control' : place;
  const read = readWhole(noun, `1 ${kind.replace(/^target$/, 'card')}${side}`);
  const [only, ...more] = read === null ? [] : cardsOf(read.value, { spoken: false });
  if (only === undefined || more.length > 0 || !isDescribed(only.what) || only.reads !== undefined)
    return undefined;
  const { filter, from } = only.what;
  const whose = side !== '' && place === '';
  return { which: which?.trim(), filter, from: whose ? undefined : from };
}

function oneOf(
  { which, filter, from: where }: Words,
  { from, do: verb }: Pick<Instruction, 'do' | 'from'>,
  targets: readonly Target[],
  last: number | undefined,
): number | undefined {
  if (which !== undefined && targets.length !== 2) return undefined;
  if (which === 'first' || which === 'second') return which === 'first' ? 0 : 1;
  // A target that words alone say may be any of them.
  if (targets.some((each) => each.from === undefined && each.filter.reads !== undefined)) return undefined;
  const away = verb === 'special-summon' || verb === 'set';
  const reached =
    where ?? from ?? (away ? places.ids.filter((place) => place !== 'monster-zone') : undefined);
  const found = targets.flatMap((target, at) =>
    target.count === 1 &&
    target.upTo === undefined &&
    isSo(filter, target.filter) &&
    target.from?.every((place) => reached?.includes(place) !== false) !== false &&
    !(which === 'other' && at === last)
      ? [at]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Is what is described surely such a card, by the words that the text has for it? */
function isSo({ controller, owner, abilities, ...kind }: Filter, of: Filter): boolean {
  const side = controller ?? owner;
  return (
    (side === undefined || side === (of.controller ?? of.owner)) &&
    (abilities ?? []).every((each) => of.abilities?.includes(each)) &&
    Object.entries(kind).every(([field, value]) =>
      Object.entries(of).some((each) => JSON.stringify(each) === JSON.stringify([field, value])),
    )
  );
}

/** May the words mean cards that were spoken of since? */
function maybeMeant({ do: verb, what }: Instruction, each: Instruction, filter: Filter): boolean {
  if (what === undefined || what === 'this' || what === 'targets' || isTarget(what)) return false;
  if (offField.has(verb) && onField.has(each.do)) return false;
  return (
    !isDescribed(what) || (what.count === 1 && (filter.cardType === undefined || isSo(filter, what.filter)))
  );
}
