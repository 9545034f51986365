import { z } from 'zod';
import { type Instruction, isDescribed, isTarget, pointingWords } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { takingVerbs, verbs } from '../../card-model/verbs.ts';
import { meaningsOf } from '../forms.ts';
import { groupsOf } from './counted.ts';
import { atDescribed } from './meant/described-targets.ts';
import { amongShown } from './meant/shown-cards.ts';
import type { Payment } from './payment.ts';

/** Targets that only words say ("target 1 face-up card that has an effect"): the reader knows no more of them. */
const inWords = (targets: readonly Target[]): boolean =>
  targets.length === 1 && /^(?!what the chosen).*\b(?:target|select)/is.test(targets[0]?.filter.reads ?? '');

const oneOrAll =
  /^(?:it|them|both|both targets|that (?:monster|card|target)|those (?:monsters|cards|targets)|the selected (?:"[^"]+" )?(?:monster|card)s?)$/;

/** Instructions with what they point at: targets, and the cards of an instruction before ("the revealed card"). */
export function withPointing(
  does: readonly Instruction[],
  { cost, targets }: Pick<Payment, 'cost' | 'targets'>,
): readonly Instruction[] {
  const all = atAllOf(does.map(ofYours), targets);
  const chosen = inWords(targets) ? atTargets(all) : atUnused(atDescribed(all, targets), targets);
  return amongShown(
    chosen.map((each, at) => atDealt(each, [...cost, ...chosen.slice(0, at)])),
    targets,
  );
}

const yours =
  /^(?:1 of your (?<one>.+?),? that is (?<banished>banished),? or in your|any number of (?<any>"[^"]*[^s"]") from your) (?<places>[\w ,/]+)$/;
const allYours =
  /^(?:your (?:(?<theirs>opponent's )(?<any>monsters)|(?<kind>(?!other |banished |attacking ).+ monsters)(?<more> (?:that|with) .+)?)|all (?<gone>your banished .+))$/;

/** "1 of your "X" monsters that is banished or in your hand", 'any number of "X" from your Deck', "your X monsters". */
function ofYours(each: Instruction): Instruction {
  const words = pointingWords(each.what) ?? '';
  const whole = allYours.exec(words)?.groups;
  const found = yours.exec(words)?.groups;
  if ((found ?? whole) === undefined || each.from !== undefined) return each;
  const { one, any, banished, places = '' } = found ?? {};
  const joined = places.includes(' or ') ? ',' : ' or';
  const where = banished === undefined ? places : `banishment${joined} ${places}`;
  const { theirs, kind, more = '', gone } = whole ?? {};
  const there = theirs === undefined ? `${kind} you control${more}` : 'monsters your opponent controls';
  const [only, ...others] = groupsOf(found ? `${one ?? any} in your ${where}` : (gone ?? there)) ?? [];
  if (only === undefined || others.length > 0) return each;
  return { ...each, what: { count: found ? (any === undefined ? 1 : 'any') : 'all', ...only } };
}

/** "It" behind targets that only words say is what was targeted; an old text selects when it is activated. */
function atTargets(does: readonly Instruction[]): readonly Instruction[] {
  const selects = does[0]?.do === 'choose' && isDescribed(does[0].what);
  const first = does.findIndex(({ what, do: verb }) => isDescribed(what) && verb !== 'choose');
  return does.map((each, at): Instruction => {
    if (at === 0 && each.do === 'choose' && isDescribed(each.what))
      return { ...each, what: { ...each.what, among: 'targets' } };
    if ((first !== -1 && at >= first) || !oneOrAll.test(pointingWords(each.what) ?? '')) return each;
    return { ...each, what: selects ? { dealt: 'choose' } : 'targets' };
  });
}

/**
 * "Target 1 monster; discard 1 card, and if you do, banish it": what is targeted is what something is done with, where no
 * other words speak of it.
 */
function atUnused(does: readonly Instruction[], targets: readonly Target[]): readonly Instruction[] {
  const isSpokenOf = ({ what, onto, reads, counted }: Instruction): boolean =>
    [what, onto, counted !== undefined && 'of' in counted ? counted.of : undefined].some(
      (each) => each === 'targets' || isTarget(each) || pointingWords(each) !== undefined,
    ) || reads !== undefined;
  const at = does.findIndex(
    ({ what }, index) => what === 'those' && takingVerbs.has(does[index - 1]?.do ?? 'choose'),
  );
  return isSeveral(targets) || targets.length === 0 || does.some(isSpokenOf)
    ? does
    : does.map((each, index) => (index === at ? { ...each, what: { target: 0 } } : each));
}

/** Several targets, "up to 3 monsters", and "1 A and 1 B" that was read as one. */
const isSeveral = (targets: readonly Target[]): boolean =>
  targets.length > 1 ||
  targets.some(
    ({ count, upTo, filter: { reads = '' } }) => count !== 1 || upTo || /\b(?:and|or) \d/.test(reads),
  );

/** "It", or "them", that are the targets, where nothing but these, or this card, was spoken of since. */
function atAllOf(does: readonly Instruction[], targets: readonly Target[]): readonly Instruction[] {
  const several = isSeveral(targets);
  const isOther = ({ do: verb, what }: Instruction): boolean =>
    several
      ? what !== undefined && what !== 'this'
      : !isTarget(what) && (what !== undefined || verb === 'described');
  return does.map((each, at): Instruction => {
    const points = (several ? allWords : /^it$/).test(pointingWords(each.what) ?? '');
    if (!points || targets.length === 0 || does.slice(0, at).some(isOther)) return each;
    return { ...each, what: several ? 'targets' : { target: 0 } };
  });
}

const allWords = /^(?:them|(?:those|both) (?:cards|monsters|targets))$/;

/** What the participles of texts call what was done to cards. */
export const dealtWith = meaningsOf('dealt-with', z.array(z.literal(verbs)));
export const participles = Object.keys(dealtWith).join('|');
const dealt = new RegExp(
  `^(?:that|the|those) (?<done>${participles}) (?:[\\w/]+ )?(?:monster|card|Spell|Trap|target|Card)(?:s|\\(s\\))?$`,
);

/** "The revealed card": what the last such instruction before it dealt with. */
function atDealt(each: Instruction, before: readonly Instruction[]): Instruction {
  const pointsBack = (field: 'what' | 'onto'): Partial<Instruction> => {
    const verbs = dealtWith[dealt.exec(pointingWords(each[field]) ?? '')?.groups?.['done'] ?? ''];
    const found = before.findLast(({ do: verb }) => verbs?.includes(verb) === true);
    return found === undefined ? {} : { [field]: { dealt: found.do } };
  };
  return { ...each, ...pointsBack('what'), ...pointsBack('onto') };
}
