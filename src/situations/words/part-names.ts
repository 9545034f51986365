import type { Catalogue } from '../../cards/catalogue.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { isOwnWord } from './lexicon.ts';
import { plain, type Token, tokens } from './tokens.ts';
import { verbForms } from './verbs.ts';

/** A card that is named by a part of its name: from which token, over how many, and as it was typed. */
export interface PartMention {
  readonly name: string;
  readonly start: number;
  readonly count: number;
  readonly takenFrom: string;
}

const thirdPerson: ReadonlySet<string> = new Set(
  verbForms.flatMap(({ words, form }) => (form === 's' ? [words] : [])),
);

/** The longest part of a name that is looked for, in words. */
const MOST_WORDS = 6;
/** Shorter words stand in too many sentences. */
const SHORTEST_WORD = 4;

/** Words of the game that are printed with a capital beside cards, and so name none by themselves. */
const ofTheGame: ReadonlySet<string> = new Set([
  ...monsterTypes.flatMap((type) => tokens(type).map(({ low }) => low)),
  ...'light dark earth water fire wind divine step phase turn level rank link scale token counter deck zone'.split(
    ' ',
  ),
  ...'fusion synchro xyz ritual pendulum tuner gemini union spirit toon flip normal effect quick field equip'.split(
    ' ',
  ),
  ...'continuous material cost summon tribute main extra battle damage draw standby end cl mp atk def lp gy'.split(
    ' ',
  ),
  ...'type attribute archetype position attack defense monster spell trap'.split(' '),
]);

/** Does the word, or what it is the plural of, say nothing of which card is meant? */
const isCommon = ({ low, kind }: Token): boolean =>
  kind === 'number' ||
  [low, low.replace(/s$/, ''), low.replace(/ies$/, 'y')].some(
    (each) => isOwnWord(each) || ofTheGame.has(each),
  );

/**
 * Finds the cards that a text names by less than their names: by words with capitals that stand in the name of one card
 * alone. What stands in several names is left: nobody can tell which of them is meant.
 * @param taken the tokens that are parts of names already
 */
export function* partNames(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
  taken: ReadonlySet<number>,
): Generator<PartMention> {
  for (let at = 0; at < all.length; at += 1) {
    for (let count = longestRun(all, at, taken); count > 0; count -= 1) {
      const [first, last] = [all[at], all[at + count - 1]];
      const typed = text.slice(first?.from ?? 0, last?.to ?? 0);
      const cards = stands(all, at, count, taken) ? meant(all, at, count, catalogue) : [];
      const [name, other] = cards;
      if (name === undefined) continue;
      if (other === undefined) yield { name, start: at, count, takenFrom: typed };
      at += count - 1;
      break;
    }
  }
}

/** How many words from here on may be one name: the first with a capital, and no mark among them. */
function longestRun(all: readonly Token[], start: number, taken: ReadonlySet<number>): number {
  if (!hasCapital(all[start])) return 0;
  let count = 0;
  while (count < MOST_WORDS && !taken.has(start + count) && isOfName(all[start + count])) count += 1;
  return count;
}

const isOfName = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'mark' && !token.low.startsWith("'");
const hasCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && isOfName(token) && token.text[0] !== token.text[0]?.toLowerCase();

/** Is it all of a name: no other word with a capital stands beside it, and it is no kind of Token? */
function stands(all: readonly Token[], start: number, count: number, taken: ReadonlySet<number>): boolean {
  const [before, after] = [all[start - 1], all[start + count]];
  if (after !== undefined && /^tokens?$/.test(after.low)) return false;
  if (after !== undefined && hasCapital(after) && !taken.has(start + count) && !isCommon(after)) return false;
  return (
    before === undefined ||
    !hasCapital(before) ||
    taken.has(start - 1) ||
    begins(all, start - 1) ||
    isOwnWord(before.low)
  );
}

/** The cards that may be meant by these words; of several only that there are more than one. */
function meant(all: readonly Token[], start: number, count: number, catalogue: Catalogue): readonly string[] {
  const run = all.slice(start, start + count);
  const [first, last] = [run.at(0), run.at(-1)];
  // "Judgment" is part of a name only with its capital, and "the" or "of" never ends one.
  if (last?.kind === 'word' && !hasCapital(last)) return [];
  // "S/T" is short for Spell & Trap.
  if (run.every((each) => isCommon(each) || each.low.length === 1)) return [];
  if (count === 1 && !standsAsName(all, start)) return [];
  const having = partIndex(catalogue).having(run.map(({ low }) => low));
  return count === 1 && first !== undefined && first.low.length < SHORTEST_WORD ? [] : having;
}

/** Every sentence begins with a capital: a single word there is a name only where it is one in the sentence too. */
function standsAsName(all: readonly Token[], at: number): boolean {
  if (!begins(all, at) || all[at + 1]?.low === "'s" || doesSomething(all[at + 1])) return true;
  return all.some((each, index) => each.text === all[at]?.text && !begins(all, index));
}

/** "Jinzo attacks": what one does who is named, in the third person. */
const doesSomething = (next: Token | undefined): boolean =>
  next !== undefined &&
  next.kind === 'word' &&
  (/^(?:is|was|has)$/.test(next.low) || thirdPerson.has(next.low));

/** Does a sentence begin here? */
function begins(all: readonly Token[], at: number): boolean {
  const before = all[at - 1];
  return before === undefined || (before.kind === 'mark' && before.text !== ',');
}

/** The words of a catalogue's names. */
interface PartIndex {
  /** The first two cards whose names have these words one after the other. */
  having(words: readonly string[]): readonly string[];
}

const indexes = new WeakMap<Catalogue['names'], PartIndex>();

/** The index of a catalogue's names by word; it is made once for a list of names. */
function partIndex({ names }: Catalogue): PartIndex {
  const known = indexes.get(names);
  if (known !== undefined) return known;
  const byWord = new Map<string, string[]>();
  const words = new Map<string, string>();
  for (const name of names) {
    const all = tokens(name).flatMap(({ kind, low }) => (kind === 'mark' ? [] : [low]));
    words.set(name, ` ${all.join(' ')} `);
    for (const word of new Set(all)) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [name]);
      else others.push(name);
    }
  }
  const made: PartIndex = {
    having(parts) {
      const lists = parts.map((word) => byWord.get(plain(word)) ?? []);
      const [rarest] = lists.toSorted((a, b) => a.length - b.length);
      const part = ` ${parts.map(plain).join(' ')} `;
      const found: string[] = [];
      for (const name of rarest ?? []) {
        if (words.get(name)?.includes(part) === true) found.push(name);
        if (found.length > 1) break;
      }
      return found;
    },
  };
  indexes.set(names, made);
  return made;
}
