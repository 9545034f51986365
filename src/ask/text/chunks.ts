import type { CardMention } from '../names/mention.ts';
import { battlePhraseAt } from './battle-phrases.ts';
import type { Chunk, Sense } from './chunk.ts';
import { numberWords, senseAt } from './lexicon.ts';
import { isCounter, type Token } from './tokens.ts';

/** Cuts a text into chunks: each card, each phrase of the lexicon, each Chain Link, and what is not known. */
export function chunks(all: readonly Token[], mentions: readonly CardMention[]): readonly Chunk[] {
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]));
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; ) {
    const until = nextMention(byStart, all, at);
    const read =
      mentionAt(byStart, all, at) ??
      countersAt(all, at) ??
      battlePhraseAt(all, at, until) ??
      listAt(found.at(-1), all[at], until === at + 1) ??
      linkAt(all, at) ??
      numberAt(all, at) ??
      quoteAt(all, at) ??
      phraseAt(all, at, until);
    const [first, last] = [all[at], all[at + read.count - 1]];
    if (read.sense !== null && first !== undefined && last !== undefined) {
      const text = all
        .slice(at, at + read.count)
        .map((token) => (token.spaced ? ` ${token.text}` : token.text));
      found.push({ ...read.sense, text: text.join('').trim(), from: first.from, to: last.to });
    }
    at += read.count;
    const mark = all[at];
    if (read.sense?.is === 'card' && mark !== undefined && endsInGenitive(all, at)) {
      found.push({ is: 'genitive', text: mark.text, from: mark.from, to: mark.to });
      at += 1;
    }
  }
  return owners(found);
}

function nextMention(byStart: ReadonlyMap<number, CardMention>, all: readonly Token[], at: number): number {
  const next = all.findIndex((_, index) => index >= at && byStart.has(index));
  return next === -1 ? all.length : next;
}

/** "Spell Counters", "a Kaiju Counter": the words before it, with capital letters or "spell", are its name. */
function countersAt(all: readonly Token[], at: number): Read | undefined {
  let end = at;
  while (/^(?:[A-Z].*|spell)$/.test(all[end]?.text ?? '') && !isCounter(all, end)) end += 1;
  if (end === at || !isCounter(all, end)) return undefined;
  const [first, ...rest] = all.slice(at, end).map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1));
  return { sense: { is: 'counters', name: [first, ...rest, 'Counter'].join(' ') }, count: end - at + 1 };
}

/** "Mobius' effect": the mark alone behind a name that ends with "s", and no quotation mark that closes there. */
function endsInGenitive(all: readonly Token[], at: number): boolean {
  const [name, mark, next] = [all[at - 1], all[at], all[at + 1]];
  if (mark?.text !== "'" || mark.spaced || next?.kind !== 'word' || !next.spaced) return false;
  const opened = all.slice(0, at).filter(({ text, spaced }, i) => text === "'" && (spaced || i === 0)).length;
  return opened === 0 && name?.low.endsWith('s') === true;
}

/** A reading of some tokens; `null` where they say nothing of their own (the marks around a name). */
interface Read {
  readonly sense: Sense | null;
  readonly count: number;
}

function mentionAt(
  byStart: ReadonlyMap<number, CardMention>,
  all: readonly Token[],
  at: number,
): Read | undefined {
  const mention = byStart.get(at);
  if (mention !== undefined) {
    // "It got Solemn Judgmented", "they Crowed it": what was done with the card is said in other words (chat/names-as-verbs).
    const isVerb = mention.by === 'inflected' && /(?:ed|'d)$/i.test(mention.takenFrom ?? '');
    return { sense: isVerb ? { is: 'unknown' } : { is: 'card', name: mention.name }, count: mention.count };
  }
  const around = all[at]?.text === '"';
  const inside = byStart.get(at + 1);
  if (!around || inside === undefined) return undefined;
  const closes = all[at + 1 + inside.count]?.text === '"' ? 1 : 0;
  return { sense: { is: 'card', name: inside.name }, count: 1 + inside.count + closes };
}

const shortLink = /^(?:cl|link)(\d{1,2})$/;

function linkAt(all: readonly Token[], at: number): Read | undefined {
  // "at Chain Link 2": says no more than the number.
  if (all[at]?.low === 'at' && all[at + 1] !== undefined) {
    const link = linkAt(all, at + 1);
    return link === undefined ? undefined : { ...link, count: link.count + 1 };
  }
  const [one, two, three] = [all[at]?.low, all[at + 1], all[at + 2]];
  const short = shortLink.exec(one ?? '')?.[1];
  if (short !== undefined) return { sense: { is: 'link', link: Number(short) }, count: 1 };
  if ((one === 'cl' || one === 'link') && two?.kind === 'number')
    return { sense: { is: 'link', link: Number(two.low) }, count: 2 };
  return one === 'chain' && two?.low === 'link' && three?.kind === 'number'
    ? { sense: { is: 'link', link: Number(three.low) }, count: 3 }
    : undefined;
}

function numberAt(all: readonly Token[], at: number): Read | undefined {
  const token = all[at];
  if (token?.kind === 'number')
    return { sense: { is: 'number', number: Number(token.low.replaceAll(',', '')) }, count: 1 };
  const number = numberWords.indexOf(token?.low ?? '');
  const isNumber = number > 0 && senseAt(all, at) === undefined;
  return isNumber ? { sense: { is: 'number', number }, count: 1 } : undefined;
}

/** Words between quotation marks that are no card's name. */
function quoteAt(all: readonly Token[], at: number): Read | undefined {
  const token = all[at];
  const single = token?.text === "'" && token.spaced;
  if (token?.text !== '"' && !single) return undefined;
  const ends = (i: number): boolean => all[i + 1]?.from !== all[i]?.to || all[i + 1]?.kind === 'mark';
  const close = all.findIndex(({ text }, i) => i > at && text === token?.text && (!single || ends(i)));
  return close === -1 ? undefined : { sense: { is: 'quote' }, count: close - at + 1 };
}

/** "5 monsters: X and Y": the names say which they are. */
const listAt = (before: Chunk | undefined, mark: Token | undefined, isNamed: boolean): Read | undefined =>
  isNamed && mark?.text === ':' && before?.is === 'noun'
    ? { sense: { is: 'join', join: 'comma' }, count: 1 }
    : undefined;

function phraseAt(all: readonly Token[], at: number, until: number): Read {
  const read = senseAt(all, at, until);
  if (read !== undefined) return read;
  const mark = all[at];
  const silent = mark?.kind === 'mark' && (mark.text === '"' || mark.text === "'");
  return {
    sense: silent ? null : mark?.text === '-' ? { is: 'join', join: 'comma' } : { is: 'unknown' },
    count: 1,
  };
}

/** "P0's" is an owner; "it's" is "it is". */
function owners(all: readonly Chunk[]): readonly Chunk[] {
  const joined: Chunk[] = [];
  for (const chunk of all) {
    const before = joined.at(-1);
    const isGenitive = chunk.is === 'genitive';
    if (isGenitive && before?.is === 'player')
      joined[joined.length - 1] = { ...before, is: 'owner', text: `${before.text}'s`, to: chunk.to };
    else joined.push(isGenitive && before?.is === 'pronoun' ? { ...chunk, is: 'be' } : chunk);
  }
  return joined;
}
