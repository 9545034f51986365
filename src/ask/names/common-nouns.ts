import { nameWords } from '../../cards/names/fold-name.ts';
import { setOf } from '../../platform/list-of.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import type { TypedText } from './typed-text.ts';
import { isOrdinary, isSortOf } from './word-kinds.ts';

const types: ReadonlySet<string> = new Set(monsterTypes.map(nameWords));
/** Abilities by which players call a monster: "the Toon". */
const abilities: ReadonlySet<string> = new Set(['toon', 'spirit', 'union', 'gemini']);
const definite: ReadonlySet<string> = new Set(['the', 'that', 'this']);
const several: ReadonlySet<string> = setOf('a an another other any no two both each every');

/** Takes "the dragon", "the Toon" for the one named card that is one, unless the text speaks of others too. */
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
