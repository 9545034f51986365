import { nameWords } from '../../cards/names/fold-name.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { baseOf } from './meant-card.ts';
import { inPlaceOfCard } from './name-places.ts';
import type { NameRun } from './name-runs.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isOfTheGame, isOrdinary, isSortOf, ofSeveral } from './word-kinds.ts';

/** The card among those that a text names whose name has these words; of several the one that the others only add to. */
export function namedSo({ words, stems }: NameRun, named: readonly string[]): string | undefined {
  for (const each of [words, ...stems]) {
    const found = named.filter((name) => ` ${nameWords(name)} `.includes(` ${each} `));
    if (found.length > 0) return found.length === 1 ? found[0] : baseOf(found);
  }
  return undefined;
}

const ofSorts = /^(?:monsters?|cards?|spells?|traps?|tokens?)$/;

/** The fewest letters of a name's word that stands for it without a capital. */
const FEWEST_LETTERS = 4;

/**
 * Takes single words without a capital for the cards that were named: a word of one name ("shinobird crow ... does crow
 * trigger"), where a card stands and the word is none of everyday language.
 */
export function takeLowerShortForms(typed: TypedText): void {
  const named = [...new Set(typed.mentions.map(({ name }) => name))];
  for (const [start, token] of typed.all.entries()) {
    const { low, kind } = token;
    if (typed.isTaken(start) || kind !== 'word' || hasCapital(token) || low.length < FEWEST_LETTERS) continue;
    if (isOrdinary(low) || isOfTheGame(low) || typed.isInCompound(start, 1)) continue;
    // "an altergeist trap", "a salamangreat": one of a sort of cards, which has its name from what the cards are called.
    if (ofSorts.test(typed.all[start + 1]?.low ?? '') || ofSeveral.has(typed.all[start - 1]?.low ?? ''))
      continue;
    const name = namedSo({ start, count: 1, words: low, stems: [] }, named);
    if (name !== undefined && inPlaceOfCard(typed, start, 1))
      typed.take({ name, start, count: 1, by: 'short', takenFrom: token.text });
  }
}

const types: ReadonlySet<string> = new Set(monsterTypes.map(nameWords));
/** Abilities by which players call a monster: "the Toon". */
const abilities: ReadonlySet<string> = new Set(['toon', 'spirit', 'union', 'gemini']);
const definite: ReadonlySet<string> = new Set(['the', 'that', 'this']);
const several: ReadonlySet<string> = new Set('a an another other any no two both each every'.split(' '));

/**
 * Takes "the dragon", "the Toon" for the one named card that is one, or whose name ends so; not where the text speaks of other
 * Dragons too.
 */
export function takeCommonNouns(typed: TypedText): void {
  const { all, catalogue } = typed;
  const named = [...new Set(typed.mentions.map(({ name }) => name))];
  const kinds = named.map((name) => {
    const facts = catalogue.exact(name)?.facts;
    const kinds =
      facts?.cardType === 'monster'
        ? [facts.type ?? '', ...facts.abilities.filter((each) => abilities.has(each.toLowerCase()))]
        : [];
    return {
      name,
      kinds: kinds.map(nameWords),
      last: nameWords(name.split(/, | - | the /)[0] ?? '')
        .split(' ')
        .at(-1),
    };
  });
  for (const [start, { low, text, kind }] of all.entries()) {
    if (typed.isTaken(start) || kind !== 'word' || !definite.has(all[start - 1]?.low ?? '')) continue;
    if (
      low.length < 4 ||
      isSortOf(all[start + 1]) ||
      typed.isInCompound(start, 1) ||
      all[start + 1]?.low === 'type'
    )
      continue;
    const [one, other] = kinds.filter(
      ({ kinds: of, last }) => of.includes(low) || (last === low && !isPlainWord(low)),
    );
    if (one === undefined || other !== undefined || speaksOfOthers(typed, low)) continue;
    typed.take({ name: one.name, start, count: 1, by: 'kind', takenFrom: `${all[start - 1]?.text} ${text}` });
  }
}

/** A Type is no plain word where one of the cards is of it. */
const isPlainWord = (low: string): boolean => isOrdinary(low) && !types.has(low);

const speaksOfOthers = ({ all }: TypedText, low: string): boolean =>
  all.some(
    (each, at) =>
      each.low === `${low}s` ||
      (each.low === low && (several.has(all[at - 1]?.low ?? '') || all[at - 1]?.kind === 'number')),
  );
