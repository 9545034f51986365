import { nameWords } from '../../cards/names/fold-name.ts';
import { baseOf, type Meant, meantBy } from './meant-card.ts';
import type { Corrector } from './mistyped-names.ts';
import { inPlaceOfCard, isSort } from './name-places.ts';
import { mayBeName, type NameRun, runsAt } from './name-runs.ts';
import { type ToldWay, toldWay } from './told-way.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isOfTheGame, isOrdinary, ofSeveral } from './word-kinds.ts';

/** The card among those that a text names whose name has these words; of several the one that the others only add to. */
function namedSo({ words, stems }: NameRun, named: readonly string[]): string | undefined {
  for (const each of [words, ...stems]) {
    const found = named.filter((name) => ` ${nameWords(name)} `.includes(` ${each} `));
    if (found.length > 0) return found.length === 1 ? found[0] : baseOf(found);
  }
  return undefined;
}

const ofSorts = /^(?:monsters?|cards?|spells?|traps?|tokens?)$/;

/** The fewest letters of a name's word that stands for it without a capital. */
const FEWEST_LETTERS = 4;

/** Takes a lower-case word of the name of a card that was named ("does crow trigger"), where a card stands. */
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

/** Shorter words stand in too many names, and in too many sentences. */
const SHORTEST_WORD = 3;

/** Takes cards named by less than their names, with capitals: the sure ones first, as they tell of the others. */
export function takePartNames(typed: TypedText, corrector: Corrector): void {
  const inFull = namesOf(typed);
  const open: NameRun[][] = [];
  for (let at = 0; at < typed.all.length; at += 1) {
    const runs = runsAt(typed, at).filter(({ start, count }) => !isSort(typed, start, count));
    if (runs.length === 0) continue;
    const taken = runs.find((run) => takeShort(typed, run, inFull) || takeSure(typed, run));
    if (taken === undefined) open.push([...runs]);
    at += (taken?.count ?? 1) - 1;
  }
  for (const runs of open) takeOpen(typed, runs, corrector);
}

const namesOf = ({ mentions }: TypedText): readonly string[] => [
  ...new Set(mentions.map(({ name }) => name)),
];

/** A part of the name of a card that the text names in full. */
function takeShort(typed: TypedText, run: NameRun, named: readonly string[]): boolean {
  const name = run.words.length < SHORTEST_WORD ? undefined : namedSo(run, named);
  if (name === undefined) return false;
  typed.take(mentionOf(typed, run, name, 'short'));
  return true;
}

const mentionOf = (
  typed: TypedText,
  { start, count }: NameRun,
  name: string,
  by: 'short' | 'part' | 'nickname' | 'mistyped',
) => ({ name, start, count, by, takenFrom: typed.typed(start, count) });

/** What only one card has in its name, and what players call one card; the words as typed. */
function takeSure(typed: TypedText, run: NameRun): boolean {
  if (!mayStand(typed, run) || typed.catalogue.lookup.having(run.words).length !== 1) return false;
  return takeMeant(typed, run, meant(typed, run, run.words));
}

/** Where the words stand they may be a name, and they are not too short; what players call a card so is less often a word. */
function mayStand(typed: TypedText, run: NameRun): boolean {
  if (run.words.length < SHORTEST_WORD && !isProperPair(typed, run)) return false;
  return mayBeName(typed, run) || (!isOrdinary(run.words) && typed.catalogue.called(run.words).length > 0);
}

/** "Ra", "Lo": two letters, the first alone with a capital. */
const isProperPair = ({ all }: TypedText, { start }: NameRun): boolean =>
  /^\p{Lu}\p{Ll}$/u.test(all[start]?.text ?? '');

const meant = (typed: TypedText, run: NameRun, words: string): Meant =>
  meantBy(words, typed.catalogue, { named: namesOf(typed), way: wayOf(typed, run) });

/** How the card is told to be Summoned, wherever the text calls it so; of two ways the one that says more. */
function wayOf({ all }: TypedText, { start, count }: NameRun): ToldWay | undefined {
  const lows = all.slice(start, start + count).map(({ low }) => low);
  const ways = all.flatMap((_, at) =>
    lows.every((low, index) => all[at + index]?.low === low) ? (toldWay(all, at, count) ?? []) : [],
  );
  return ways.find((way) => way !== 'monster') ?? ways[0];
}

function takeMeant(typed: TypedText, run: NameRun, { name, by = 'part' }: Meant): boolean {
  if (name === undefined) return false;
  typed.take(mentionOf(typed, run, name, by === 'nickname' ? by : 'part'));
  return true;
}

/** Takes the longest of the runs that can be told by what else is named; else it is asked which card one of them is. */
function takeOpen(typed: TypedText, runs: readonly NameRun[], corrector: Corrector): void {
  for (const run of runs) {
    const { start, count } = run;
    if (typed.anyTaken(start, count)) continue;
    if (takeLess(typed, run)) return;
    if (!mayStand(typed, run)) continue;
    for (const words of [run.words, ...run.stems]) {
      const found = meant(typed, run, words);
      if (takeMeant(typed, run, found)) return;
      const { unclear: names } = found;
      if (names === undefined) continue;
      typed.ask({ typed: typed.typed(start, count), names, start, count });
      return;
    }
    const cards = new Set(
      corrector.corrected(run.words).flatMap((words) => meant(typed, run, words).name ?? []),
    );
    const [name, other] = cards;
    if (name === undefined || other !== undefined) continue;
    typed.take(mentionOf(typed, run, name, 'mistyped'));
    return;
  }
}

/** "Alphan Spike ... Spike": less of what the text has called a card by before. */
function takeLess(typed: TypedText, run: NameRun): boolean {
  const longer = typed.mentions.filter(
    ({ takenFrom }) => takenFrom !== undefined && ` ${nameWords(takenFrom)} `.includes(` ${run.words} `),
  );
  const [name, other] = new Set(longer.map((each) => each.name));
  if (name === undefined || other !== undefined) return false;
  typed.take(mentionOf(typed, run, name, 'short'));
  return true;
}
