import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { setOf } from '../../platform/list-of.ts';
import { type CardMention, takenLines } from '../names/mention.ts';
import { namesIn, wholeName } from '../names/names-in.ts';
import { isOrdinary } from '../names/word-kinds.ts';
import type { Token } from '../text/tokens.ts';

/** A text as it was typed, with a ref ("#0") for each card; a card that is used as a verb has a "~" behind it. */
export interface Saying {
  readonly words: string;
  /** The cards, by the numbers of their refs. */
  readonly cards: readonly CardModel[];
  /** Names that were taken for cards: as they were typed, and the cards. */
  readonly taken: readonly string[];
}

/** Longer texts are not put in other words; in characters. */
const LONGEST = 700;
/** A ref has one digit. */
const MOST_CARDS = 10;

/** The saying of a text; undefined where it names more than ten cards, is too long, or has a name that is unclear. */
export function sayingOf(text: string, catalogue: Catalogue): Saying | undefined {
  if (text.length > LONGEST) return undefined;
  const { all, cards: known, unclear } = namesIn(text, catalogue);
  if (unclear.length > 0) return undefined;
  const verbs = asVerbs(all, known, catalogue);
  const mentions = [...known.filter((each) => !verbs.some((verb) => overlap(verb, each))), ...verbs].toSorted(
    (a, b) => a.start - b.start,
  );
  const names = [...new Set(mentions.map(({ name }) => name))];
  const cards = names.flatMap((name) => catalogue.exact(name) ?? []);
  if (names.length > MOST_CARDS || cards.length < names.length) return undefined;
  let words = '';
  let end = 0;
  for (const { name, start, count, inflected } of mentions.map((each) => ({ inflected: false, ...each }))) {
    const [first, last] = [all[start], all[start + count - 1]];
    if (first === undefined || last === undefined) continue;
    words += `${simple(text.slice(end, first.from))}#${names.indexOf(name)}${inflected ? '~' : ''}`;
    end = last.to;
  }
  words += simple(text.slice(end));
  const bare = words.replace(/["\u201c\u201d](#\d~?)["\u201c\u201d]/g, '$1');
  return { words: bare.replace(/\s+/g, ' ').trim(), cards, taken: takenLines(mentions) };
}

/** The text of a saying: its cards by their names as they are read again, its sentences with capitals. */
export const textOf = ({ words, cards }: Saying, catalogue: Catalogue): string =>
  words
    .replace(/(^|[.?!] )([a-z])/g, (_, before: string, first: string) => before + first.toUpperCase())
    .replace(/\bi\b/g, 'I')
    .replace(/#(\d)~?/g, (_, number: string) => wholeName(cards[Number(number)]?.name ?? '', catalogue));

const simple = (text: string): string => text.replace(/#|~/g, ' ').replace(/[\u2018\u2019`]/g, "'");

type Mention = CardMention & { readonly inflected?: boolean };

/** Who does what only players do: behind them "ashes" is what somebody does. */
const players: ReadonlySet<string> = setOf('i we they he she opponent opp oppo then also just already');
/** Behind these, with the ending of a past form, what is done to somebody's card: "my X got ashed". */
const helpers: ReadonlySet<string> = setOf('is are was were be been get gets got getting');
/** Behind "'s" that is no genitive, what it is done to: "my opponent mst's my X". */
const done: ReadonlySet<string> = setOf('my his her their the it that this');
const endings = /^(.{3,}?)(?:'?e?d|e?s)$/;
/** The most words of a name that is used as a verb. */
const MOST_WORDS = 4;

/** Names and nicknames with the ending of a verb, behind a player: "opp ashes my search", "they monster reborned it". */
function asVerbs(
  all: readonly Token[],
  mentions: readonly CardMention[],
  catalogue: Catalogue,
): readonly Mention[] {
  return all.flatMap((token, start): readonly Mention[] => {
    const isPassive = helpers.has(token.low);
    if (!players.has(token.low) && !isPassive) return [];
    const known = mentions.find((each) => each.start === start + 1);
    for (let count = MOST_WORDS; count > (known?.count ?? 0); count -= 1) {
      const run = withEnding(all.slice(start + 1, start + 1 + count));
      const last = run.at(-1);
      const stem = endings.exec(last?.low ?? '')?.[1];
      const length = count - (all[start + count]?.low === "'d" ? 1 : 0);
      if (isPassive && last?.low.endsWith('s')) continue;
      if (run.length < length || stem === undefined || run.some(({ kind }) => kind === 'mark')) continue;
      const [name] = [stem, `${stem}e`].flatMap((each) => {
        const typed = [...run.slice(0, -1).map(({ low }) => low), each].join(' ');
        const [only, other] = catalogue.called(typed);
        const nickname = other === undefined ? only : undefined;
        const exact = catalogue.exact(typed)?.name;
        // Of one word, as it is printed in English: "tribut" is a card's name elsewhere.
        const isIt = count > 1 || (exact?.toLowerCase() === typed && !isOrdinary(typed));
        return nickname ?? (isIt && exact !== undefined ? exact : []);
      });
      const takenFrom = run.map(({ text }) => text).join(' ');
      if (name !== undefined)
        return [{ name, start: start + 1, count, inflected: true, by: 'inflected', takenFrom }];
    }
    if (known === undefined) return [];
    const [ending, object] = all.slice(known.start + known.count);
    if (ending?.low === "'d" || (ending?.low === "'s" && !isPassive && done.has(object?.low ?? '')))
      return [{ ...known, count: known.count + 1, inflected: true }];
    const last = all[start + known.count]?.low ?? '';
    return known.by === 'inflected' && endings.test(last) && !(isPassive && last.endsWith('s'))
      ? [{ ...known, inflected: true }]
      : [];
  });
}

/** "MST'd": the ending is a token of its own, and belongs to the name. */
function withEnding(run: readonly Token[]): readonly Token[] {
  const [name, ending] = run.slice(-2);
  return ending?.low === "'d" && name !== undefined
    ? [...run.slice(0, -2), { ...name, text: `${name.text}'d`, low: `${name.low}'d`, to: ending.to }]
    : run;
}

const overlap = (one: CardMention, other: CardMention): boolean =>
  one.start < other.start + other.count && other.start < one.start + one.count;
