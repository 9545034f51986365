import type { Catalogue } from '../../../cards/catalogue.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import { chunks } from '../../words/chunks.ts';
import { readFrames } from '../../words/frames.ts';
import { type CardMention, takenLines } from '../../words/names/mention.ts';
import { namesIn } from '../../words/names/names-in.ts';
import { spelledOut } from '../../words/standing.ts';
import { supposed, supposedBehind } from '../../words/supposed.ts';
import { plain, type Token, tokens } from '../../words/tokens.ts';
import { type Happening, happeningsIn } from './happenings.ts';
import { withoutPrinted } from './printed-kind.ts';
import { plainly } from './same-words.ts';

/** A card that a text names. */
export interface SketchCard {
  /** How the text of a sketch calls it: "#0". */
  readonly ref: string;
  readonly model: CardModel;
}

/** A question about named cards, with what was told before it, in two readings of the same words. */
export interface Sketch {
  readonly cards: readonly SketchCard[];
  /** All that stands before the last question, in lower case as it was typed, each card's name as its `ref`. */
  readonly told: string;
  /** The last question, so too. */
  readonly question: string;
  /** Each sentence in plain words (`same-words.ts`), without what is printed on its cards anyway. */
  readonly sentences: { readonly told: readonly string[]; readonly asked: string };
  /** What is told to have been done, by the grammar of `words/`; words that it does not know are passed over. */
  readonly happenings: readonly Happening[];
  /** The words that this grammar does not know, as they were typed. */
  readonly unread: readonly string[];
  /** Names that were taken for cards: as they were typed, and the cards. */
  readonly taken: readonly string[];
}

/** Longer texts tell more than one principle settles; in characters. */
const LONGEST = 1200;
/** More cards than one digit can stand for are in no text that one principle settles. */
const MOST_CARDS = 10;

/**
 * Sketches a text. Undefined where it names no card of the catalogue, does not end with a question, or is too long.
 * Never throws; linear in the text.
 */
export function sketchOf(text: string, catalogue: Catalogue): Sketch | undefined {
  if (text.length > LONGEST || !text.includes('?')) return undefined;
  const all = tokens(text);
  const { cards: mentions } = namesIn(all, text, catalogue);
  const models = new Map<string, CardModel>();
  for (const { name } of mentions) {
    const model = models.get(name) ?? catalogue.exact(name);
    if (model === undefined) return undefined;
    models.set(name, model);
  }
  if (models.size === 0 || models.size > MOST_CARDS) return undefined;
  const cards = [...models.values()].map((model, at) => ({ ref: `#${at}`, model }));
  const refs = new Map([...models.keys()].map((name, at) => [name, `#${at}`]));
  const asTyped = /^(.*?)([^.?!]*(?:\.(?=\S)[^.?!]*)*\?)\s*$/s.exec(written(text, all, mentions, refs));
  const sentences = sentencesOf(all, mentions, refs)
    .map((each) => withoutPrinted(plainly(each), [...models.values()]))
    .filter((each) => each !== '');
  const asked = sentences.at(-1);
  if (asTyped === null || asked === undefined) return undefined;
  const [, before = '', last = ''] = asTyped;
  const first = supposed(last) ?? { that: '', asked: last };
  const behind = supposedBehind(first.asked) ?? { that: '', asked: first.asked };
  const question = behind.asked;
  const told = [before, first.that, behind.that].map(ended).join(' ');
  const placeInTold = (from: number) =>
    tidy(
      written(
        text.slice(0, from),
        all,
        mentions.filter(({ start }) => (all[start]?.from ?? 0) < from),
        refs,
      ),
    ).length;
  const { frames, notUnderstood } = readFrames(spelledOut(chunks(all, mentions)));
  return {
    cards,
    happenings: happeningsIn(frames, (name) => cards.find(({ model }) => model.name === name)).map(
      (each) => ({ ...each, from: placeInTold(each.from) }),
    ),
    told: tidy(told),
    question: tidy(question),
    sentences: asIntended(sentences.slice(0, -1).flatMap(pieces), asked),
    unread: notUnderstood.map((each) => each.text.toLowerCase()),
    taken: takenLines(mentions),
  };
}

const whether =
  /^(?:(?:is (?:it|that|this) )?(?:legal|ok|okay|allowed|possible|fine|valid)|works|can i(?: do (?:it|that|this))?|does (?:it|that|this) work)$/;
const intends =
  /^(?:(?<first>(?:i|(?:my )?friend) .+?) and )?(?:(?:i|(?:my )?friend|and) )?(?:want|wants|like|plan|plans|intend|intends|try|tries) to (?<what>.+)$/;

/** "I want to Link Summon X. Legal?" asks whether one can do that. */
function asIntended(told: readonly string[], asked: string): Sketch['sentences'] {
  const { first, what } = (whether.test(asked) && intends.exec(told.at(-1) ?? '')?.groups) || {};
  if (what === undefined) return { told, asked };
  return { told: [...told.slice(0, -1), ...(first === undefined ? [] : [first])], asked: `can i ${what}` };
}

/** The text as it was typed, in lower case, with the refs of the cards for their names. */
function written(
  text: string,
  all: readonly Token[],
  mentions: readonly CardMention[],
  refs: ReadonlyMap<string, string>,
): string {
  let done = '';
  let end = 0;
  for (const { name, start, count } of mentions) {
    const [first, last] = [all[start], all[start + count - 1]];
    if (first === undefined || last === undefined) continue;
    done += `${simple(text.slice(end, first.from))}${refs.get(name)}`;
    end = last.to;
  }
  return `${done}${simple(text.slice(end))}`.trim();
}

/** A "#" of the text's own is no ref. */
const simple = (text: string): string =>
  plain(text)
    .replace(/#/g, ' ')
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\b(it|that|he|she)'s\b/g, '$1 is')
    .replace(/["\u201c\u201d]/g, '')
    .replace(/\be\.g\./g, 'eg');

const ended = (text: string): string => (text.trim() === '' || /[.?!;]\s*$/.test(text) ? text : `${text}.`);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function sentencesOf(
  all: readonly Token[],
  mentions: readonly CardMention[],
  refs: ReadonlyMap<string, string>,
): readonly string[] {
  const starts = new Map(mentions.map((mention) => [mention.start, mention]));
  const sentences: string[] = [''];
  for (let at = 0; at < all.length; at += 1) {
    const token = all[at];
    const mention = starts.get(at);
    const last = sentences.length - 1;
    if (mention !== undefined) {
      sentences[last] += ` ${refs.get(mention.name)}`;
      at += mention.count - 1;
    } else if (token !== undefined && ends.has(token.text)) sentences.push('');
    else if (token !== undefined) sentences[last] += ` ${wordOf(token)}`;
  }
  return sentences;
}

const ends: ReadonlySet<string> = new Set(['.', '?', '!', ';']);

/** "I'd" is two words; quotation marks say nothing. */
function wordOf({ low }: Token): string {
  if (low === '"' || low === "'") return '';
  return low.startsWith("'") && low !== "'s" ? low.slice(1) : low;
}

/** Cuts a sentence where another begins in it: "..., then ...", "... and it was ...". */
export const pieces = (sentence: string): readonly string[] =>
  sentence
    .split(
      / ?, (?:and |but |while )?| (?:and|but|while) (?=(?:i|opp|it|she|he|#\d(?: 's)?(?: effect)?|my|their) (?!and)|(?:is|was|were|gets|got|has been) )/,
    )
    .map((each) => each.trim())
    .filter((each) => each !== '');
