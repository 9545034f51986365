import { type AskedPlace, askedPlaces } from '../../engine/question.ts';
import type { Phrase } from '../grammar/frame.ts';
import { readPhrase } from '../grammar/phrases.ts';
import type { Chunk, Who } from '../text/chunk.ts';
import { type ShortAsked, shortAsked } from './short-question-words.ts';

/** A question of fixed words: what it asks, of which card or effect, and of which player. */
export interface ShortQuestion {
  readonly asked: ShortAsked;
  readonly phrase?: Phrase;
  readonly who?: Who;
  /** The place off the field that it names. */
  readonly place?: AskedPlace;
}

/**
 * The question of a text, where it is one of fixed words: "is X still on the field?", "do I win?", "what happens to it?".
 * What else the text says is read as sentences are.
 */
export function shortQuestionIn(all: readonly Chunk[]): {
  readonly rest: readonly Chunk[];
  readonly asked?: ShortQuestion;
} {
  const last = all.at(-1);
  const to = last?.is === 'end' ? all.length - 1 : all.length;
  const from = all.slice(0, to).findLastIndex(({ is }) => is === 'end') + 1;
  const asked = readShort(all.slice(from, to));
  return asked === undefined ? { rest: all } : { rest: all.slice(0, from), asked };
}

function readShort(sentence: readonly Chunk[]): ShortQuestion | undefined {
  const words: string[] = [];
  const phrases: Phrase[] = [];
  const players: Who[] = [];
  const named: AskedPlace[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const chunk = sentence[at];
    if (chunk === undefined) continue;
    const player = playerIn(chunk, sentence[at - 1]);
    const read = player === undefined && mayBegin(chunk) ? readPhrase(sentence, at, true) : undefined;
    if (player !== undefined) {
      players.push(player);
      words.push(chunk.is === 'player' ? '%' : 'they');
    } else if (read !== undefined && isMeant(read.phrase)) {
      phrases.push(read.phrase);
      words.push(read.phrase.kind === 'effect' ? '&' : '@');
      at = read.next - 1;
    } else if (chunk.is === 'place' && isAskedPlace(chunk.place)) {
      named.push(chunk.place);
      words.push('^');
    } else if (chunk.is === 'owner') {
      if (chunk.who !== 'own' && chunk.who !== 'its') players.push(chunk.who);
      words.push("%'s");
    } else words.push(...chunk.text.toLowerCase().split(' '));
  }
  const asked = shortAsked(words);
  if (asked === undefined || phrases.length > 1 || players.length > 1) return undefined;
  const [phrase] = phrases;
  const [who] = players;
  const [place] = named;
  return {
    asked,
    ...(phrase === undefined ? {} : { phrase }),
    ...(who === undefined ? {} : { who }),
    ...(place === undefined ? {} : { place }),
  };
}

/** "They" and "you" in such a question are players where they act: "do they win". */
function playerIn(chunk: Chunk, before: Chunk | undefined): Who | undefined {
  if (chunk.is === 'player') return chunk.who;
  const asks = before?.is === 'do' || before?.is === 'modal' || before?.is === 'have' || before?.is === 'be';
  const text = chunk.text.toLowerCase();
  if (text === 'you' && asks) return undefined;
  return chunk.is === 'pronoun' && /^(?:they|he|she)$/.test(text) && asks && before.is !== 'be'
    ? 'opponent'
    : undefined;
}

const mayBegin = (chunk: Chunk): boolean =>
  chunk.is === 'card' ||
  chunk.is === 'pronoun' ||
  chunk.is === 'owner' ||
  chunk.is === 'quality' ||
  chunk.is === 'noun' ||
  (chunk.is === 'filler' && /^(?:the|an?)$/i.test(chunk.text));

const isMeant = (phrase: Phrase): boolean =>
  phrase.kind === 'card' ||
  phrase.kind === 'effect' ||
  phrase.kind === 'pronoun' ||
  (phrase.kind === 'thing' && phrase.noun === 'monster' && phrase.owner !== undefined);

const isAskedPlace = (place: string): place is AskedPlace => askedPlaces.some((each) => each === place);
