import type { Catalogue } from '../../../cards/catalogue.ts';
import { type CardMention, cardMentions, withShorterNames } from '../../words/card-mentions.ts';
import { nicknamesIn } from '../../words/nicknames.ts';
import type { Token } from '../../words/tokens.ts';
import { verbForms } from '../../words/verbs.ts';

/** The cards that a text names, by names, parts of names, nicknames, and nicknames used as verbs; in its order. */
export function mentionsIn(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
): readonly CardMention[] {
  const said = withShorterNames(all, text, cardMentions(all, text, catalogue));
  const verbs = usedAsVerbs(
    all,
    said.filter(({ takenFrom }) => takenFrom === undefined),
    catalogue,
  ).filter(({ start }) => players.has(all[start - 1]?.low ?? ''));
  const at = new Set(verbs.map(({ start }) => start));
  const named = [...said.filter((each) => !overlaps(each, at)), ...verbs];
  const nick = nicknamesIn(all, named, catalogue);
  const found = [...named, ...nick, ...usedAsVerbs(all, [...named, ...nick], catalogue)];
  const archetypes = new Set(found.filter((each) => isArchetype(each, all)).map(({ start }) => start));
  const sorts = new Set(found.flatMap((each) => (isSort(each, all) ? (each.takenFrom ?? []) : [])));
  const isNamed = found.some(({ start }) => isCapital(all[start]));
  const mentions = found
    .filter(({ start }) => !archetypes.has(start))
    .filter((each) => !(isNamed && isWordBeside(each, all)))
    .filter(({ takenFrom }) => takenFrom === undefined || !(sorts.has(takenFrom) || isDescription(takenFrom)))
    .toSorted((a, b) => a.start - b.start);
  return mentions.filter(({ start }, at) => {
    const before = mentions[at - 1];
    return before === undefined || start >= before.start + before.count;
  });
}

/** Who does what only players do: behind them "Ashes" is what somebody does, and no part of a name. */
const players: ReadonlySet<string> = new Set(['i', 'we', 'they', 'he', 'she', 'opponent', 'opp']);
const overlaps = ({ start, count }: CardMention, taken: ReadonlySet<number>): boolean =>
  Array.from({ length: count }, (_, index) => start + index).some((each) => taken.has(each));
const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && token.text[0] !== token.text[0]?.toLowerCase();

/**
 * "the Tokens disappear", "can X swap it": who writes names with capitals means no card by a single word without one,
 * unless it stands where a card does: behind "my", "with", "they chain".
 */
function isWordBeside({ start, count }: CardMention, all: readonly Token[]): boolean {
  if (count > 1 || isCapital(all[start])) return false;
  const [before, further] = [all[start - 1], all[start - 2]];
  if (before === undefined || before.kind === 'mark') return false;
  if (before.low === "'s") return further === undefined || !/^opp(?:onent)?$/.test(further.low);
  return !(beforeCards.has(before.low) || verbForms.some(({ words }) => words === before.low));
}

const beforeCards: ReadonlySet<string> = new Set(
  'my their the a an his her its our your opponents with by from using via and or of on under'.split(' '),
);

/** "attack again" between quotation marks says what an effect does; it is no card that is called nearly so. */
const isDescription = (typed: string): boolean => typed.includes(' ') && typed === typed.toLowerCase();

/** "a Red-Eyes", "two Ice Barrier monsters": one of a sort of cards, called by a part of a name; "mine" is no card. */
function isSort({ start, count, takenFrom }: CardMention, all: readonly Token[]): boolean {
  if (takenFrom === undefined) return false;
  if (takenFrom === 'mine') return true;
  const [before, after] = [all[start - 1], all[start + count]];
  if (before !== undefined && (before.kind === 'number' || ofSorts.has(before.low))) return true;
  return after !== undefined && /^(?:monsters?|cards?|spells?|traps?|deck|token)$/.test(after.low);
}

/** "A Black Luster Soldier monster": a sort of cards, although a card has that name too. */
function isArchetype({ start, count, takenFrom }: CardMention, all: readonly Token[]): boolean {
  const [before, after] = [all[start - 1], all[start + count]];
  if (takenFrom !== undefined || before === undefined || after === undefined) return false;
  return (
    (before.kind === 'number' || ofSorts.has(before.low)) &&
    /^(?:monsters?|cards?|spells?|traps?)$/.test(after.low)
  );
}

const ofSorts: ReadonlySet<string> = new Set(
  'a an another any some no two three four five several both extra non additional face only'.split(' '),
);

/** Nicknames that are used as verbs: a capital, and the ending of a verb. */
function usedAsVerbs(
  all: readonly Token[],
  named: readonly CardMention[],
  catalogue: Catalogue,
): readonly CardMention[] {
  const taken = new Set(
    named.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)),
  );
  return all.flatMap(({ text, kind }, start) => {
    const stem = /^([A-Z][A-Za-z]{2,}?)e?(?:s|d|ed|ing)$/.exec(text)?.[1];
    if (kind !== 'word' || taken.has(start) || stem === undefined) return [];
    const name = catalogue.called(stem);
    return name === undefined ? [] : [{ name, start, count: 1, takenFrom: text }];
  });
}
