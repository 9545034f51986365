import type { Chunk, Sense } from './chunk.ts';

/** Words that say of a card that it is face-up on the field: "Skill Drain is up", "... is on". */
const standingWords: ReadonlySet<string> = new Set(['up', 'on', 'out']);

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });
const low = (chunk: Chunk | undefined): string => chunk?.text.toLowerCase() ?? '';
const isUp = (chunk: Chunk | undefined): boolean =>
  standingWords.has(low(chunk)) || (chunk?.is === 'quality' && chunk.quality === 'face-up');
const ends = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || chunk.is === 'end' || chunk.is === 'join' || chunk.is === 'close';

/**
 * "X is up", "Under X, ...", "with X up, ...", "... under X": that X is face-up; where it stands in another sentence, as one of its
 * own before that.
 */
export function withStanding(all: readonly Chunk[]): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [chunk, card, after] = [all[at], all[at + 1], all[at + 2]];
    if (chunk === undefined) continue;
    const word = low(chunk);
    const stands =
      standingWords.has(word) && all[at - 1]?.is === 'be' && all[at - 2]?.is === 'card' && ends(card);
    const up = isUp(after) ? 1 : 0;
    const behind = all[at + 2 + up];
    const begins = at === 0 || all[at - 1]?.is === 'end';
    const comma = behind?.is === 'join' && behind.join === 'comma';
    const names = card?.is === 'card' && (word === 'under' || (word === 'with' && up === 1));
    if (stands) found.push(as(chunk, { is: 'quality', quality: 'face-up' }));
    else if (names && (begins ? comma : behind === undefined || behind.is === 'end')) {
      const told = [
        card,
        as(chunk, { is: 'be' }),
        as(chunk, { is: 'quality', quality: 'face-up' }),
        as(chunk, { is: 'end', asks: false }),
      ];
      found.splice(found.findLastIndex(({ is }) => is === 'end') + 1, 0, ...told);
      at += 1 + up + (begins ? 1 : 0);
    } else found.push(chunk);
  }
  return found;
}
