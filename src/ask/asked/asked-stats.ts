import type { Question } from '../../engine/question.ts';
import type { Stat } from '../../engine/state/stat-line.ts';
import type { Frame, Owner, Phrase } from '../grammar/frame.ts';
import { readPhrase } from '../grammar/phrases.ts';
import type { Teller } from '../tell/teller.ts';
import type { Chunk } from '../text/chunk.ts';
import { questionAbout } from './asked-common.ts';

/** What is asked of ATK and DEF: whose they are, which of them, and which value. */
export interface AskedStats {
  readonly phrase: Phrase;
  readonly stat?: Stat;
  readonly original: boolean;
}

/** Words that ask for a value, and what may stand between them: "what are the current ATK and DEF of X now". */
const asking =
  /^(?:what|what's|whats|which|how|much|many|tell|me|value|values|stats|final|new|current|currently|original|now|end|up|become|becomes|at|be|afterwards|then|final|new|exactly|resulting|s)$/i;

/**
 * Takes a question for ATK or DEF out of a text: its last sentence, where that is one. What else the text says is read as
 * sentences are.
 */
export function statsAskedIn(all: readonly Chunk[]): {
  readonly rest: readonly Chunk[];
  readonly asked?: AskedStats;
} {
  const last = all.at(-1);
  if (last?.is !== 'end' || !last.asks) return { rest: all };
  const from = all.slice(0, -1).findLastIndex(({ is }) => is === 'end') + 1;
  const sentence = all.slice(from, -1);
  const asked = askedBy(sentence);
  return asked === undefined ? { rest: all } : { rest: all.slice(0, from), asked };
}

function askedBy(sentence: readonly Chunk[]): AskedStats | undefined {
  const begins = /^(?:what|what's|whats|which|how|new|final|current)$/i.test(sentence[0]?.text ?? '');
  if (!begins) return undefined;
  const stats = new Set<Stat>();
  const said: Phrase[] = [];
  let owner: Owner | undefined;
  for (let at = 0; at < sentence.length; at += 1) {
    const chunk = sentence[at];
    if (chunk === undefined) continue;
    const stat = statOf(chunk);
    if (stat !== undefined) {
      stats.add(stat);
      continue;
    }
    const read = isSpoken(chunk) ? readPhrase(sentence, at, true) : undefined;
    if (read !== undefined && (read.phrase.kind === 'card' || read.phrase.kind === 'pronoun')) {
      said.push(read.phrase);
      at = read.next - 1;
    } else if (chunk.is === 'owner' && chunk.who === 'its')
      said.push({ kind: 'pronoun', which: 'it', qualities: [] });
    // "P0's X's ATK": whose and which card it is stand before what is asked of it.
    else if (chunk.is === 'owner' && chunk.who !== 'its') owner = chunk.who;
    else if (chunk.is === 'card')
      said.push({ kind: 'card', name: chunk.name, ...(owner === undefined ? {} : { owner }), qualities: [] });
    else if (!isSilent(chunk)) return undefined;
  }
  const [phrase, ...more] = said;
  if (phrase === undefined || more.length > 0 || stats.size === 0) return undefined;
  const [stat] = stats;
  return {
    phrase,
    original: sentence.some(({ text }) => /^original$/i.test(text)),
    ...(stats.size === 2 || stat === undefined ? {} : { stat }),
  };
}

const statOf = (chunk: Chunk): Stat | undefined => {
  if (chunk.is !== 'noun' || chunk.noun !== 'stat') return undefined;
  return /def/i.test(chunk.text) ? 'def' : 'atk';
};

const isSpoken = ({ is, text }: Chunk): boolean =>
  is === 'card' ||
  is === 'owner' ||
  is === 'pronoun' ||
  (is === 'quality' && text !== 'its') ||
  is === 'filler';

const isSilent = (chunk: Chunk): boolean =>
  chunk.is === 'filler' ||
  chunk.is === 'genitive' ||
  chunk.is === 'be' ||
  chunk.is === 'have' ||
  chunk.is === 'do' ||
  (chunk.is === 'prep' && chunk.prep === 'of') ||
  (chunk.is === 'join' &&
    (chunk.join === 'and' || chunk.join === 'comma' || chunk.join === 'so' || chunk.join === 'next')) ||
  asking.test(chunk.text);

/** The question as the engine asks it; undefined, with what is missing told to the teller. */
export function statsQuestion(
  { phrase, stat, original }: AskedStats,
  others: readonly Frame[],
  teller: Teller,
): Question | undefined {
  if (others.length > 0) {
    teller.missing.push('what is asked: one question at a time');
    return undefined;
  }
  if (teller.statsTold) teller.missing.push('by which effect ATK or DEF was changed as it was told');
  if (teller.battle !== undefined) teller.missing.push('at which time of the battle it is asked');
  if (teller.unnamed) teller.missing.push('which cards it happened to');
  const [card, more] = teller.cardsOf(
    phrase,
    questionAbout(),
    ({ model }) => model.facts.cardType === 'monster',
  );
  if (card === undefined || more !== undefined) {
    teller.missing.push('whose ATK and DEF are asked');
    return undefined;
  }
  if (card.model.facts.cardType !== 'monster') {
    teller.missing.push(`whose ATK and DEF are asked: ${card.model.name} is no monster`);
    return undefined;
  }
  return {
    ask: 'stats',
    card: card.id,
    ...(original ? { which: 'original' } : {}),
    ...(stat === undefined ? {} : { stat }),
  };
}
