import verbs from '../../../data/lexicon/verbs.json' with { type: 'json' };
import type { Chunk, Sense } from './chunk.ts';
import { type VerbWriting, verbForms } from './verbs.ts';

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });
const low = (chunk: Chunk | undefined): string => chunk?.text.toLowerCase() ?? '';
const ends = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || chunk.is === 'end' || chunk.is === 'join' || chunk.is === 'close';

/** Chunks as what stands around them makes of them: verbs with their particles, cards that are said to be up, players. */
export const inContext = (all: readonly Chunk[]): readonly Chunk[] =>
  withPlayers(withStanding(withParticles(all)));

/** Verbs whose particle may stand behind what they are done to: "blows it up", "takes X out", "attacks me directly". */
const parted: ReadonlyMap<string, { readonly particle: string; readonly of: VerbWriting }> = new Map(
  verbForms.flatMap((of) => {
    const [first, particle, more] = of.words.split(' ');
    const goesBehind = particle === 'up' || particle === 'out' || particle === 'directly';
    return first === undefined || !goesBehind || more !== undefined || of.verb === 'activate'
      ? []
      : [[first, { particle, of }] as const];
  }),
);

/** So far behind its verb a particle can stand, in chunks. */
const FURTHEST = 6;

/** Puts verbs together whose particle stands behind their object. */
function withParticles(all: readonly Chunk[]): readonly Chunk[] {
  const taken = new Set<number>();
  return all
    .map((chunk, at) => {
      const found = parted.get(low(chunk));
      const behind = found === undefined ? undefined : particleBehind(all, at, found.particle);
      if (found === undefined || behind === undefined) return chunk;
      taken.add(behind);
      const { verb, form } = found.of;
      return as(chunk, { is: 'verb', verb, form });
    })
    .filter((_, at) => !taken.has(at));
}

function particleBehind(all: readonly Chunk[], at: number, particle: string): number | undefined {
  for (let next = at + 2; next <= at + FURTHEST; next += 1) {
    const chunk = all[next];
    if (chunk === undefined || stops.has(chunk.is)) return undefined;
    if (low(chunk) === particle) return next;
  }
  return undefined;
}

const stops: ReadonlySet<Chunk['is']> = new Set(['end', 'join', 'verb', 'be', 'have', 'do', 'modal', 'prep']);

/** Words that say of a card that it is face-up on the field: "Skill Drain is up", "... is on". */
const standingWords: ReadonlySet<string> = new Set(['up', 'on', 'out']);

const isUp = (chunk: Chunk | undefined): boolean =>
  standingWords.has(low(chunk)) || (chunk?.is === 'quality' && chunk.quality === 'face-up');

/** "X is up", "Under X, ...", "with X up": that X is face-up, as a sentence of its own before the one it is in. */
function withStanding(all: readonly Chunk[]): readonly Chunk[] {
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

const ofPlayers: ReadonlySet<string> = new Set(verbs['by players alone']);
/** Verbs of which a player is the subject where they are done to a card: "they flip X", "they attack my X". */
const ofPlayersToCards: ReadonlySet<string> = new Set(verbs['by players, to cards']);

/** "They" who do what only players do, and "theirs" where the asker acts, are the opponent's. */
function withPlayers(all: readonly Chunk[]): readonly Chunk[] {
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
  const isAtMine =
    isWith || (aims && all.slice(at).some((each) => each.is === 'prep' && each.prep === 'with'));
  if (attacks)
    return isAtMine || (!one && (aims || ends(next) || (next?.is === 'player' && next.who === 'me')));
  if (one && next?.is !== 'card' && next?.is !== 'pronoun' && !aims) return false;
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
