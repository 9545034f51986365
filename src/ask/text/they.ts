import verbs from '../../../data/lexicon/verbs.json' with { type: 'json' };
import type { Chunk, Sense } from './chunk.ts';

/** Verbs of which only a player is the subject. */
const ofPlayers: ReadonlySet<string> = new Set(verbs['by players alone']);
/** Verbs of which a player is the subject where they are done to a card: "they flip X", "they attack my X". */
const ofPlayersToCards: ReadonlySet<string> = new Set(verbs['by players, to cards']);

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });
const low = (chunk: Chunk | undefined): string => chunk?.text.toLowerCase() ?? '';
const ends = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || chunk.is === 'end' || chunk.is === 'join' || chunk.is === 'close';

/**
 * "They", of whom only a player does what follows, is the opponent of the one who asks; and so is what is "theirs" where
 * the asker acts.
 */
export function withPlayers(all: readonly Chunk[]): readonly Chunk[] {
  const asks = all.some(
    (each) => (each.is === 'player' || each.is === 'owner') && (each.who === 'me' || each.who === 'opponent'),
  );
  if (!asks) return all;
  return all.map((chunk, at) => {
    if (chunk.is === 'owner' && isOpponents(all, at)) return as(chunk, { is: 'owner', who: 'opponent' });
    const person = chunk.is === 'pronoun' && /^(?:they|s?he)$/.test(low(chunk));
    return person && playerActs(all, at + 1, chunk.which !== 'they')
      ? as(chunk, { is: 'player', who: 'opponent' })
      : chunk;
  });
}

const behind = (all: readonly Chunk[], at: number, ...silent: readonly Chunk['is'][]): number => {
  let next = at;
  while (silent.some((each) => all[next]?.is === each)) next += 1;
  return next;
};

/** Does a player do what follows? `one`: "he", who may be a monster, uses cards alone. */
function playerActs(all: readonly Chunk[], from: number, one: boolean): boolean {
  const at = behind(all, from, 'filler', 'modal', 'not');
  const chunk = all[at];
  const next = all[behind(all, at + 1, 'filler', 'quality')];
  // "They have 800 LP": no monster has any.
  if (chunk?.is === 'have' || chunk?.is === 'be')
    return next?.is === 'number' || (chunk.is === 'have' && next?.is === 'card');
  if (chunk?.is !== 'verb' || chunk.form === 'ing') return false;
  const aims = next?.is === 'card' || (next?.is === 'owner' && next.who === 'me');
  const isWith = next?.is === 'prep' && next.prep === 'with';
  const attacks = chunk.verb === 'attack' || chunk.verb === 'attack-directly';
  if (attacks)
    return isWith || (!one && (aims || ends(next) || (next?.is === 'player' && next.who === 'me')));
  if (one && next?.is !== 'card') return false;
  return ofPlayers.has(chunk.verb) || (ofPlayersToCards.has(chunk.verb) && aims);
}

/** "I target their X": where the asker acts, what is "theirs" is the opponent's; so it is where a sentence begins with it. */
function isOpponents(all: readonly Chunk[], at: number): boolean {
  const chunk = all[at];
  if (chunk?.is !== 'owner' || chunk.who !== 'own' || !/^(?:their|his|her)$/.test(low(chunk))) return false;
  const from = all.slice(0, at).findLastIndex(({ is }) => is === 'end' || is === 'join') + 1;
  const actors = all.slice(from, at).flatMap((each) => (each.is === 'player' ? [each.who] : []));
  const begins =
    (at === 0 || all[at - 1]?.is === 'end') &&
    !all.some((each) => each.is === 'player' && each.who === 'both');
  const card = all[behind(all, at + 1, 'quality')]?.is === 'card';
  return card && (begins || (actors.length === 1 && actors[0] === 'me'));
}
