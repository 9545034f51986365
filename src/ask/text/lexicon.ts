import { phases } from '../../vocabulary/phases.ts';
import { places } from '../../vocabulary/places.ts';
import { cardKinds } from './card-kinds.ts';
import type { Join, Noun, Prep, Pronoun, Quality, Sense, ZoneKind } from './chunk.ts';
import { entriesOf, type Senses, senses, type Words } from './senses.ts';
import { plain, type Token, tokens } from './tokens.ts';
import { verbForms } from './verbs.ts';

/** Every phrase with its sense, by its first word, the longest phrases first. */
const byFirst = new Map<string, { readonly words: Words; readonly sense: Sense }[]>();

function learn(written: string, sense: Sense): void {
  const words = written
    .split(' ')
    .flatMap((word) => (word.startsWith("'") ? [word] : tokens(word).map(({ low }) => low)));
  const [first] = words;
  if (first === undefined) return;
  const known = byFirst.get(first);
  if (known === undefined) byFirst.set(first, [{ words, sense }]);
  else if (!known.some((each) => each.words.join(' ') === words.join(' '))) known.push({ words, sense });
}

function learnTable<Id extends string>(table: Readonly<Record<Id, Words>>, senseOf: (id: Id) => Sense): void {
  for (const [id, words] of entriesOf(table)) for (const each of words) learn(each, senseOf(id));
}

// Of two meanings of the same words the one that is learned first counts.
learnTable<keyof Senses['players']>(senses.players, (who) => ({ is: 'player', who }));
learnTable<keyof Senses['owners']>(senses.owners, (who) => ({ is: 'owner', who }));
learnTable<Pronoun>(senses.pronouns, (which) => ({ is: 'pronoun', which }));
learnTable<Quality>(senses.qualities, (quality) => ({ is: 'quality', quality }));
learnTable<Noun>(senses.nouns, (noun) => ({ is: 'noun', noun }));
learnTable<Join>(senses.joins, (join) => ({ is: 'join', join }));
learnTable<Prep>(senses.preps, (prep) => ({ is: 'prep', prep }));
for (const [kind, words] of cardKinds) for (const each of words) learn(each, { is: 'kind', kind });
learnTable<keyof Senses['asks']>(senses.asks, (what) => ({ is: 'asks', asks: what }));
for (const { words, verb, form } of verbForms) learn(words, { is: 'verb', verb, form });
learnTable<keyof Senses['helping']>(senses.helping, (is) => ({ is }));
learnTable<keyof Senses['places']>(senses.places, (place) => ({ is: 'place', place }));
learnTable<ZoneKind>(senses['monster-zones'], (zone) => ({ is: 'place', place: 'monster-zone', zone }));
for (const mark of ['.', '!', '?']) learn(mark, { is: 'end', asks: mark === '?' });
for (const each of senses.fillers) learn(each, { is: 'filler' });
learnTable<keyof Senses['materials']>(senses.materials, (way) => ({ is: 'material', way }));
learnTable<keyof Senses['summons']>(senses.summons, (way) => ({ is: 'summon-noun', way }));
for (const id of phases.ids)
  for (const each of phases.written(id)) {
    learn(each, { is: 'phase', phase: id });
    // "The battle" alone is a noun, and longer words count before shorter ones.
    if (/^battle /i.test(each))
      for (const which of ['the', 'this', 'that']) learn(`${which} ${each}`, { is: 'phase', phase: id });
  }
for (const id of places.ids) {
  if (id === 'monster-zone' || id === 'banished') learn(places.term(id), { is: 'place', place: id });
  else for (const each of places.written(id)) learn(each, { is: 'place', place: id });
}
for (const named of byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);

/** What the longest phrase that begins at this token and ends before `until` means, and how many tokens it takes; undefined for unknown words. */
export function senseAt(
  all: readonly Token[],
  start: number,
  until = all.length,
): { readonly sense: Sense; readonly count: number } | undefined {
  const token = all[start];
  if (token === undefined) return undefined;
  for (const { words, sense } of byFirst.get(token.low) ?? []) {
    if (start + words.length > until) continue;
    if (!words.every((word, index) => all[start + index]?.low === word)) continue;
    // "In the end" is a filler, and "in the End Phase" says when.
    if (sense.is === 'filler' && all[start + words.length]?.low === 'phase') continue;
    return { sense, count: words.length };
  }
  return undefined;
}

/** Numbers that players write as words, by their value. */
export const numberWords: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** All words of the phrases that the reader knows. */
export const wordsOfTheReader = (): ReadonlySet<string> =>
  new Set([...byFirst.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)));

/** Is this a word of the reader's own, so that alone and in lower case it is no card? */
export const isOwnWord = (word: string): boolean => byFirst.has(plain(word));
