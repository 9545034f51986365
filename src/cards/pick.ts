import { atOnce } from '../platform/cooperative.ts';
import { mayDiffer } from '../platform/edit-distance.ts';
import { fail, ok, type Problem, type Result, shorten } from '../platform/problem.ts';
import { typedWords } from './names/fold-name.ts';
import { type Names, namedSo, searchNames } from './names/name-search.ts';
import { type Alike, alike } from './names/rank.ts';

const digits = (text: string): string => text.replace(/\D/g, '');
const OFFERED = 5;
/** What is less like it than this is no help. */
const LEAST_LIKE = 0.5;

/** The card that is meant, by its number; `sure` where it was named exactly, by its English name or a number of its own. */
export interface PickedNumber {
  readonly card: number;
  readonly sure: boolean;
}

/** The one card that is meant: named so, or nearer than any other by a letter or two; else those that may be meant. */
export function pickCard(
  names: Names,
  typed: string,
  nameAt: (card: number) => string,
): Result<PickedNumber> {
  const named = namedSo(names, typed);
  if (named !== undefined) {
    const [card, second] = withOwnNames(named.cards, nameAt);
    if (card !== undefined && second === undefined)
      return ok({ card, sure: named.by === 'name' || named.by === 'number' });
  }
  const near = named === undefined ? nearestName(names, typed, nameAt) : undefined;
  if (near !== undefined) return ok({ card: near, sure: false });
  const offered = atOnce(searchNames(names, typed, OFFERED)).filter(({ score }) => score >= LEAST_LIKE);
  return fail(
    unknownCard(typed, names.index.english.size, [...new Set(offered.map(({ card }) => nameAt(card)))]),
  );
}

/** Of cards with the same English name (other printings with numbers of their own) the first, which is the best known. */
function withOwnNames(cards: readonly number[], nameAt: (card: number) => string): readonly number[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const isNew = !seen.has(nameAt(card));
    seen.add(nameAt(card));
    return isNew;
  });
}

function nearestName(
  { index: { english } }: Names,
  typed: string,
  nameAt: (card: number) => string,
): number | undefined {
  const words = typedWords(typed);
  if (words === '') return undefined;
  const most = mayDiffer(words.length);
  const close = ({ name, wrong }: Alike): boolean =>
    wrong <= most && Math.abs(name.length - words.length) <= most && digits(name) === digits(words);
  const near = alike(english, words)
    .filter(close)
    .toSorted((a, b) => a.wrong - b.wrong || a.entry - b.entry);
  const [best, second] = withOwnNames(
    near.map(({ entry }) => entry),
    nameAt,
  );
  const wrong = (entry: number | undefined) => near.find((each) => each.entry === entry)?.wrong;
  return best === undefined || (second !== undefined && wrong(second) === wrong(best)) ? undefined : best;
}

const unknownCard = (typed: string, size: number, offered: readonly string[]): Problem => ({
  code: 'unknown-card',
  found: typed.trim() === '' ? 'no card name' : `"${shorten(typed)}"`,
  expected: `must be the name of a card that the bot knows (${size} cards)`,
  hint:
    offered.length > 0
      ? 'Did you mean one of these?'
      : 'Check the spelling; /help says which cards it knows.',
  choices: offered.map((name) => ({ label: name, line: name, card: name })),
});
