import type { Chunk, Sense } from './chunk.ts';
import type { VerbId } from './verbs.ts';

/** Words that say of a card that it is face-up on the field: "Skill Drain is up", "... is on", "... is active". */
const standingWords: ReadonlySet<string> = new Set([
  'up',
  'on',
  'active',
  'out',
  'applying',
  'in effect',
  'in play',
]);

/** Verbs of which only a player is the subject. */
const ofPlayers: ReadonlySet<VerbId> = new Set<VerbId>([
  'activate',
  'use',
  'chain',
  'pay',
  'discard',
  'draw',
  'set',
  'tribute',
  'summon',
  'normal-summon',
  'tribute-summon',
  'tribute-set',
  'flip-summon',
  'special-summon',
  'fusion-summon',
  'ritual-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
  'pendulum-summon',
]);

/**
 * Rewrites what players say shortly: "X is up" and "under X, ..." tell that X is face-up; "they", of whom only a player
 * does what follows, is the opponent of the one who asks.
 */
export function spelledOut(all: readonly Chunk[]): readonly Chunk[] {
  const asks = all.some(
    (each) => (each.is === 'player' || each.is === 'owner') && (each.who === 'me' || each.who === 'opponent'),
  );
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) continue;
    const under = underCard(all, at);
    const standing = standingAt(all, at);
    if (under !== undefined) {
      found.push(...under.told);
      at += under.count - 1;
    } else if (standing > 0) {
      found.push(as(chunk, { is: 'quality', quality: 'face-up' }));
      at += standing - 1;
    } else if (asks && chunk.is === 'pronoun' && chunk.which === 'they' && playerActs(all, at + 1))
      found.push(as(chunk, { is: 'player', who: 'opponent' }));
    else found.push(chunk);
  }
  return found;
}

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });

const low = (chunk: Chunk | undefined): string => chunk?.text.toLowerCase() ?? '';

/** Does nothing more of the clause follow? */
const ends = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || chunk.is === 'end' || chunk.is === 'join' || chunk.is === 'close';

/** How many chunks from here on say that the card before "is" is face-up; 0 where they do not. */
function standingAt(all: readonly Chunk[], at: number): number {
  if (all[at - 1]?.is !== 'be' || all[at - 2]?.is !== 'card') return 0;
  if (standingWords.has(low(all[at])) && ends(all[at + 1])) return 1;
  const two = `${low(all[at])} ${low(all[at + 1])}`;
  return standingWords.has(two) && ends(all[at + 2]) ? 2 : 0;
}

/** "Under X, ...": a sentence of its own. */
function underCard(
  all: readonly Chunk[],
  at: number,
): { readonly told: readonly Chunk[]; readonly count: number } | undefined {
  const [before, under, card, after] = [all[at - 1], all[at], all[at + 1], all[at + 2]];
  const begins = before === undefined || before.is === 'end';
  if (!begins || low(under) !== 'under' || under === undefined || card?.is !== 'card') return undefined;
  if (after?.is !== 'join' || after.join !== 'comma') return undefined;
  const told = [
    card,
    as(under, { is: 'be' }),
    as(under, { is: 'quality', quality: 'face-up' }),
    as(after, { is: 'end', asks: false }),
  ];
  return { told, count: 3 };
}

function playerActs(all: readonly Chunk[], from: number): boolean {
  let at = from;
  while (all[at]?.is === 'filler' || all[at]?.is === 'modal' || all[at]?.is === 'not') at += 1;
  const chunk = all[at];
  return chunk?.is === 'verb' && chunk.form !== 'ing' && ofPlayers.has(chunk.verb);
}
