import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { joinOf } from '../meaning/join-meaning.ts';
import { readLeaf } from '../read-leaf.ts';

/** Words with which a sentence goes on with a step of its own. */
const joins =
  /, then,? |,? and if (?:you|they|it) do(?:es)?, |,? also, after that, |, also,? |,? but (?=(?:its|their) effects|(?:it|they|you|your opponent|neither player|this card|th(?:at|ose) monsters?) (?:can|is|are|loses?|takes?|gains?)|(?:for the rest|until the end) of|during |(?:negate|destroy|banish|return|send|shuffle|place) (?:it|them|that|those|its|their|this card)\b)|,? and (?=(?:banish|destroy|discard|draw|gain|inflict|negate|return|send|shuffle|Special Summon|take) )/g;

/** Words that make something else of the steps before them. */
const changes = /\binstead\b|\botherwise\b|\beither\b|\bif you (?:do not|cannot)\b/i;

/**
 * Sentences that were not read whole, with the steps at their beginning that are read: what comes after them is described,
 * and hangs on them as the word between them says.
 */
export function withFirstSteps(leaves: readonly Leaf[], { leaves: all }: EffectFacts): readonly Leaf[] {
  const given = all.find(({ targets }) => targets !== undefined)?.targets;
  return leaves.map((leaf) => {
    const does = leaf.does === null ? (firstStepsOf(leaf.text, given) ?? lastBanOf(leaf.text)) : null;
    return does === null ? leaf : { ...leaf, does };
  });
}

/** The most steps at the beginning of a text that are read, and the others in its words; null where none is. */
function firstStepsOf(text: string, given: readonly Target[] | undefined): readonly Instruction[] | null {
  if (changes.test(text)) return null;
  for (const cut of [...text.matchAll(joins)].toReversed()) {
    const [first, rest] = [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
    if (!isClosed(first)) continue;
    const read = readLeaf('resolution', first.replace(untilEnd, ' $<until>'), given);
    if (read === null || read.targets.length > 0 || read.pays !== undefined) continue;
    const joined = joinOf(cut[0]);
    const known = read.instructions.every(({ do: verb }) => verb !== 'described' && verb !== 'activate-one');
    if (!known || ((joined?.startsWith('also') || joined === 'and') && read.instructions.some(inCase)))
      continue;
    const [then, ...more] = restOf(rest);
    return [...read.instructions, { ...then, ...(joined === undefined ? {} : { joined }) }, ...more];
  }
  return null;
}

/** "..., also you cannot Special Summon for the rest of this turn": what is forbidden holds, whatever the words before it do. */
function lastBanOf(text: string): readonly Instruction[] | null {
  if (changes.test(text)) return null;
  for (const cut of text.matchAll(
    /, (?:also|and)(?: for the rest of this turn(?: after this card resolves)?)?,? (?=you cannot )/g,
  )) {
    const first = text.slice(0, cut.index);
    const also = text.slice(cut.index).replace(/^, (?:also|and) /, '');
    if (!isClosed(first) || hangs.test(first)) return null;
    const [ban, ...more] = readLeaf('resolution', also)?.instructions ?? [];
    if (ban === undefined || [ban, ...more].some(({ do: verb }) => verb !== 'restrict')) continue;
    return [{ do: 'described', reads: first }, { ...ban, joined: 'also' }, ...more];
  }
  return null;
}

/** A case, or a choice of the player, may count for what is forbidden as well. */
const hangs = /(?<!\band )\b(?:if|when|while|unless|each time|you can)\b/i;

/** "Negate its effects (until the end of this turn), then ...": no aside of other words. */
const untilEnd = / \((?<until>until the end of this turn)\)$/;

/** A case, a time or a choice that a sentence says first counts for all that it says. */
const inCase = ({ may, onlyIf, delayed, until }: Instruction): boolean =>
  may === true || onlyIf !== undefined || delayed !== undefined || until !== undefined;

/** Neither a name nor an aside goes on behind it. */
function isClosed(text: string): boolean {
  const count = (sign: string): number => text.split(sign).length - 1;
  return count('"') % 2 === 0 && count('(') === count(')');
}

/** A case, and what is done in it: not where the words behind the comma go on with a list. */
const caseOfRest =
  /^(?<onlyIf>(?:if|while|unless) [^,"]+(?:"[^"]*"[^,"]*)*), (?<does>(?!and\b|or\b|and\/or\b|except\b|"|[^,]+, (?:and|or) ).+)$/i;
const mayBeDone = /^you can (?!only\b|not\b)/i;

/** What comes after the steps that were read: in its case, left to the player, and read where it stands for itself. */
function restOf(text: string): readonly [Instruction, ...Instruction[]] {
  const { onlyIf, does = text } = caseOfRest.exec(text)?.groups ?? {};
  const may = mayBeDone.test(does) ? { may: true as const } : {};
  const reads = does.replace(mayBeDone, '');
  const read = onlyIf === undefined ? null : readLeaf('resolution', reads);
  const inItsCase = onlyIf === undefined ? {} : { onlyIf };
  const alone = onlyIf === undefined ? apart(reads) : null;
  if (alone !== null) return [{ ...alone[0], ...may }, ...alone.slice(1)];
  const [first, ...more] = read?.targets.length === 0 ? read.instructions : [];
  const clash = [first, ...more].some((each) => each !== undefined && each.onlyIf !== undefined);
  if (first === undefined || clash) return [{ do: 'described', reads, ...may, ...inItsCase }];
  return [{ ...first, ...may, ...inItsCase }, ...more.map((each) => ({ ...each, ...inItsCase }))];
}

/** Words that stand for themselves, also behind others: they speak of this card, of cards that they describe, or of players. */
function apart(words: string): readonly [Instruction, ...Instruction[]] | null {
  const read = readLeaf('resolution', words);
  const [first, ...more] = read?.targets.length === 0 ? read.instructions : [];
  if (first === undefined) return null;
  const known = [first, ...more].every(
    ({ do: verb, what, onto }) =>
      verb !== 'described' &&
      verb !== 'activate-one' &&
      onto === undefined &&
      (what === undefined || what === 'this' || (isDescribed(what) && what.filter.reads === undefined)),
  );
  return known ? [first, ...more] : null;
}
