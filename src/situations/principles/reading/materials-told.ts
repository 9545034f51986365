import { isExtraDeckMonster } from '../../../effects/facts.ts';
import { fusionSummonsAny } from './fusion-effects.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** Monsters of a sort that were named as material without a card: "two Level 4 Tokens", "my face-down monster". */
export interface Sort {
  readonly count: number;
  readonly token: boolean;
  /** What the Token is called before that word. */
  readonly name: string;
  readonly faceDown: boolean;
  readonly kinds: readonly string[];
  readonly level?: number;
}

/** A question whether monsters may be used for the Summon of another one. */
export interface MaterialQuestion {
  /** The monster that would be Summoned. */
  readonly summoned: SketchCard;
  readonly way: string | undefined;
  readonly cards: readonly SketchCard[];
  readonly sorts: readonly Sort[];
  /** The cards are all of the materials, not only some of them. */
  readonly whole: boolean;
}

/** What may be told before it: which of them there are, face-up on the player's field. */
const there =
  /^(?:i (?:have|control|hold)|there (?:is|are)) .*|^.* (?:is|are) (?:up|face-up|on my field|on field|active)$|^.* on my field$|^i want to .*/;
const elsewhere =
  /\b(?:hand|gy|deck|banished|pendulum-zone|spell-trap-zone|equipped|their|face-down|treated|negated|level)\b/;

/** Is nothing told before the question but that the cards are there? */
export const onlyThere = (told: readonly string[]): boolean =>
  told.every((each) => there.test(each) && !elsewhere.test(each.replace(/\bextra-deck\b/g, '')));

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const isKindWord =
  /^(?:effect|normal|tuner|non-tuner|link|xyz|fusion|synchro|ritual|pendulum|gemini|face-up|face-down|main-deck)$/;
/** A noun for monsters, with the words before it. */
const sort = /((?:[a-z0-9-]+ ){0,5}?)\b(monsters?|tokens?)\b/g;
const allowed = new Set(
  'can i be use used using with as for to of in into onto on out off from by via through make made making and or both together one part material materials summon summoned summons ssed ss my your still legally legal valid it is are go overlay overlaying perform do eligible proper include included field performing control summoning fuse fusing contact put dump combine turn merge'.split(
    ' ',
  ),
);
const way = /\b(fusion|synchro|xyz|link)\b/;

/** Which monster is to be Summoned: the one that "for", "summon", "make" or "into" stands before, or that "can be made". */
const goal =
  /\b(?:summon(?:s|ed|ing)?(?: of)?|ss|make|making|into|materials? (?:for|of|to)|for|perform) (?:(?:my|your|one) )*#(\d)/g;
const passive = /^can (?:my )?#(\d) be (?:(?:fusion|synchro|xyz|link) )?(?:summoned|ssed|made)\b/;

/** Reads such a question in plain words; undefined where a word of it says more. */
export function materialQuestion(
  { told, asked }: Sketch['sentences'],
  cards: readonly SketchCard[],
): MaterialQuestion | undefined {
  const text = withThem(told, asked).replace(/[,()]/g, ' ').replace(/\s+/g, ' ').trim();
  const named = passive.exec(text)?.[1] ?? soleGoal(text);
  const summoned = cards.find(({ ref }) => ref === `#${named}`);
  if (summoned === undefined || !isExtraDeckMonster(summoned.model.facts)) return undefined;
  const speaksOfIt = /\bmaterials?\b|\b(?:into|with|using|out of|off|overlay|fuse|used?|by using)\b/.test(
    text,
  );
  if (!speaksOfIt) return undefined;
  const sorts: Sort[] = [];
  const rest = text
    .replace(sort, (_, words: string, noun: string) => {
      const read = sortOf(words.trim().split(' '), noun);
      sorts.push(read.sort);
      return read.left;
    })
    .replace(/#\d(?: 's)?/g, ' ')
    .replace(/\b(?:fusion|synchro|xyz|link)\b/g, ' ');
  if (rest.split(' ').some((word) => word !== '' && !allowed.has(word))) return undefined;
  const used = [...new Set([...text.matchAll(/#(\d)/g)].map(([ref]) => ref))].filter(
    (ref) => ref !== summoned.ref,
  );
  const others = cards.filter(({ ref }) => used.includes(ref));
  const found = others.filter(({ model }) => model.facts.cardType === 'monster');
  // The card that Fusion Summons is none of the materials.
  if (!others.every((each) => found.includes(each) || fusionSummonsAny(each.model))) return undefined;
  if (found.length + sorts.length === 0) return undefined;
  return {
    summoned,
    way: way.exec(text.replace(sort, ' '))?.[1],
    cards: found,
    sorts,
    whole: !/\bmaterials?\b|\b(?:one|part) of\b|\binclude/.test(text),
  };
}

/** "I control two Tokens. Can they be used ..."; in plain words "they" stands for the opponent. */
function withThem(told: readonly string[], asked: string): string {
  const them = /^i (?:have|control) (.*)$/.exec(told.at(-1) ?? '')?.[1];
  return them === undefined ? asked : asked.replace(/^can opp be\b/, `can ${them} be`);
}

function soleGoal(text: string): string | undefined {
  const [only, other] = new Set([...text.matchAll(goal)].map((match) => match[1]));
  return other === undefined ? only : undefined;
}

/** The sort that the words right before "monster" or "Token" say, and what stands before those. */
function sortOf(words: readonly string[], noun: string): { readonly sort: Sort; readonly left: string } {
  const token = noun.startsWith('token');
  const kinds: string[] = [];
  let name = '';
  let level: number | undefined;
  let count: number | undefined;
  let at = words.length - 1;
  for (; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (/^\d+$/.test(word) && words[at - 1] === 'level') {
      level = Number(word);
      at -= 1;
    } else if (isKindWord.test(word)) kinds.push(word);
    else if (numbers[word] !== undefined || /^\d$/.test(word)) count = numbers[word] ?? Number(word);
    // What stands before "Token" is its name.
    else if (token && name === '' && word !== '' && !allowed.has(word)) name = word;
    else if (word !== 'of') break;
  }
  return {
    sort: {
      count: count ?? (noun.endsWith('s') ? 2 : 1),
      token,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      faceDown: kinds.includes('face-down'),
      kinds: kinds.filter((each) => !each.startsWith('face-')),
      ...(level === undefined ? {} : { level }),
    },
    left: words.slice(0, at + 1).join(' '),
  };
}
