import { z } from 'zod';
import { type EffectObject, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { verbs } from '../../card-model/verbs.ts';
import { meaningsOf } from '../forms.ts';
import { lists } from '../phrases/words/word-list.ts';
import { amongShown } from './meant/shown-cards.ts';

/** Targets that only words say ("target 1 face-up card that has an effect"): the reader knows no more of them. */
const inWords = (targets: readonly Target[]): boolean =>
  targets.length === 1 && /^(?!what the chosen).*\b(?:target|select)/is.test(targets[0]?.filter.reads ?? '');

const oneOrAll =
  /^(?:it|them|both|both targets|that (?:monster|card|target)|those (?:monsters|cards|targets)|the selected (?:"[^"]+" )?(?:monster|card)s?)$/;

/** The words of a text that point at cards, where no field says which. */
const wordsOf = (what: EffectObject | undefined): string | undefined =>
  typeof what === 'object' && 'reads' in what ? what.reads : undefined;

/** Instructions with what they point at: targets, and the cards of an instruction before ("the revealed card"). */
export function withPointing(
  does: readonly Instruction[],
  targets: readonly Target[],
): readonly Instruction[] {
  const [target, ...others] = targets;
  const all = isSeveral(targets) ? atAllOf(does) : does;
  const chosen = inWords(targets)
    ? atTargets(all)
    : others.length === 1
      ? atOneOfTwo(all, targets)
      : target !== undefined && others.length === 0
        ? atOnlyTarget(all, target)
        : all;
  return amongShown(
    chosen.map((each, at) => atDealt(each, chosen.slice(0, at))),
    targets,
  );
}

/** "It" behind targets that only words say is what was targeted; an old text selects when it is activated. */
function atTargets(does: readonly Instruction[]): readonly Instruction[] {
  const selects = does[0]?.do === 'choose' && isDescribed(does[0].what);
  const first = does.findIndex(({ what, do: verb }) => isDescribed(what) && verb !== 'choose');
  return does.map((each, at): Instruction => {
    if (at === 0 && each.do === 'choose' && isDescribed(each.what))
      return { ...each, what: { ...each.what, among: 'targets' } };
    if ((first !== -1 && at >= first) || !oneOrAll.test(wordsOf(each.what) ?? '')) return each;
    return { ...each, what: selects ? { dealt: 'choose' } : 'targets' };
  });
}

const aSide =
  /^(?<that>that|the) (?<which>other |first |second |opponent's |your opponent's )?(?:face-up )?(?:\w+ )?(?:monster|card|target|Spell|Trap|Spell\/Trap)$/;

/** Several targets, "up to 3 monsters", and "1 A and 1 B" that was read as one. */
const isSeveral = (targets: readonly Target[]): boolean =>
  targets.length > 1 ||
  targets.some(
    ({ count, upTo, filter: { reads = '' } }) => count !== 1 || upTo || /\b(?:and|or) \d/.test(reads),
  );

/** "Them" are all targets, where nothing but this card was spoken of since. */
const atAllOf = (does: readonly Instruction[]): readonly Instruction[] =>
  does.map((each, at) =>
    bothOf.test(wordsOf(each.what) ?? '') &&
    does.slice(0, at).every(({ what }) => what === undefined || what === 'this')
      ? { ...each, what: 'targets' }
      : each,
  );

const bothOf = /^(?:them|those (?:cards|monsters|targets))$/;

/** Of two targets the one that lies there, that is the opponent's, or that is not the one spoken of before. */
function atOneOfTwo(does: readonly Instruction[], targets: readonly Target[]): readonly Instruction[] {
  let last: number | undefined;
  return does.map((each): Instruction => {
    if (typeof each.what === 'object' && 'target' in each.what) last = each.what.target;
    const which = aSide.exec(wordsOf(each.what) ?? '')?.groups;
    if (which === undefined) return each;
    const meant = oneOfTwo(which['which']?.trim() ?? '', each, targets, last);
    if (meant === undefined) return each;
    last = meant;
    return { ...each, what: { target: meant } };
  });
}

function oneOfTwo(
  which: string,
  { from, who }: Instruction,
  targets: readonly Target[],
  last: number | undefined,
): number | undefined {
  const only = (fits: (target: Target) => boolean): number | undefined => {
    const found = targets.flatMap((target, at) => (fits(target) ? [at] : []));
    return found.length === 1 ? found[0] : undefined;
  };
  const byPlace =
    from === undefined
      ? undefined
      : only((target) => target.from?.every((place) => from.some((each) => each === place)) === true);
  if (which === 'first') return 0;
  if (which === 'second') return 1;
  if (which === 'other') return last === undefined ? byPlace : 1 - last;
  if (/opponent's/.test(which) && who === undefined)
    return only(({ filter: { controller, owner } }) => (controller ?? owner) === 'opponent');
  return which === '' ? byPlace : undefined;
}

/** What is done to cards on the field alone. */
const onField: ReadonlySet<string> = new Set(lists['done-on-field']);
/** Where a card that this was done to is not on the field after it, or never was. */
const offField: ReadonlySet<string> = new Set(lists['done-off-field']);

/** "that monster" is the target where nothing spoken of since can be called so, nor has left the field. */
function atOnlyTarget(does: readonly Instruction[], target: Target): readonly Instruction[] {
  const { cardType, controller, owner } = target.filter;
  if (target.count !== 1 || target.upTo || cardType === undefined) return does;
  return does.map((each, at): Instruction => {
    const { side, noun } =
      /^that (?<side>opponent's )?(?<noun>monster|card)$/.exec(wordsOf(each.what) ?? '')?.groups ?? {};
    if (noun === undefined || (noun === 'monster' && cardType !== 'monster')) return each;
    if (side !== undefined && (controller ?? owner) !== 'opponent') return each;
    const maybeSo = ({ do: verb, what }: Instruction): boolean =>
      what !== undefined &&
      what !== 'this' &&
      !(typeof what === 'object' && 'target' in what) &&
      !(
        isDescribed(what) &&
        (what.count !== 1 || (noun === 'monster' && what.filter.cardType !== 'monster'))
      ) &&
      !(offField.has(verb) && onField.has(each.do));
    return does.slice(0, at).some(maybeSo) ? each : { ...each, what: { target: 0 } };
  });
}

/** What the participles of texts call what was done to cards. */
export const dealtWith = meaningsOf('dealt-with', z.array(z.literal(verbs)));
const participles = Object.keys(dealtWith).join('|');
const dealt = new RegExp(
  `^(?:that|the|those) (?<done>${participles}) (?:[\\w/]+ )?(?:monster|card|Spell|Trap|target|Card)(?:s|\\(s\\))?$`,
);

/** "The revealed card": what the last such instruction before it dealt with. */
function atDealt(each: Instruction, before: readonly Instruction[]): Instruction {
  const what = pointingBack(each.what, before);
  const onto = pointingBack(each.onto, before);
  return { ...each, ...(what === undefined ? {} : { what }), ...(onto === undefined ? {} : { onto }) };
}

function pointingBack(
  what: EffectObject | undefined,
  before: readonly Instruction[],
): EffectObject | undefined {
  const verbs = dealtWith[dealt.exec(wordsOf(what) ?? '')?.groups?.['done'] ?? ''];
  const found = before.findLast(({ do: verb }) => verbs?.includes(verb) === true);
  return found === undefined ? undefined : { dealt: found.do };
}
