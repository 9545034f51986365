import { isSummonVerb } from '../tell/verb-phrases.ts';
import type { Chunk, Sense } from './chunk.ts';
import { withParticles } from './particles.ts';
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
  'control',
  'activate',
  'use',
  'chain',
  'pay',
  'discard',
  'draw',
  'set',
  'tribute',
  'tribute-set',
]);

/** Verbs of which a player is the subject where they are done to a card: "they flip X", "they attack my X". */
const ofPlayersToCards: ReadonlySet<VerbId> = new Set<VerbId>([
  'attack',
  'turn',
  'target',
  'negate',
  'destroy',
  'banish',
  'return',
  'shuffle',
  'steal',
  'hit',
  'send',
  'add',
]);

/**
 * Rewrites what players say shortly: "blows X up" is "blows up X"; "X is up" and "under X, ..." tell that X is face-up; "they", of whom only a player
 * does what follows, is the opponent of the one who asks.
 */
export function spelledOut(written: readonly Chunk[]): readonly Chunk[] {
  const all = withParticles(written);
  const asks = all.some(
    (each) =>
      ((each.is === 'player' || each.is === 'owner') && (each.who === 'me' || each.who === 'opponent')) ||
      (each.is === 'asks-battle' && 'who' in each.asked && each.asked.who === 'me'),
  );
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) continue;
    const able = ableTo(all, at);
    const used = usedAsVerb(all, at);
    const under = underCard(all, at);
    const standing = standingAt(all, at);
    if (able !== undefined && asksBy(found)) at += able;
    else if (low(chunk) === 'up' && flipsBefore(all, at)) continue;
    else if (used !== undefined) found.push(...used);
    else if (under !== undefined) {
      putBefore(found, under.told);
      at += under.count - 1;
    } else if (standing > 0) {
      found.push(as(chunk, { is: 'quality', quality: 'face-up' }));
      at += standing - 1;
    } else if (asks && isOpponents(all, at)) found.push(as(chunk, { is: 'owner', who: 'opponent' }));
    else if (
      asks &&
      chunk.is === 'pronoun' &&
      (chunk.which === 'they' ? playerActs(all, at + 1) : isHeOrShe(chunk) && playerUsesCard(all, at + 1))
    )
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

/** "Under X, ...", "with X up, ...", "... under X.": that X is face-up, as a sentence of its own before this one. */
function underCard(
  all: readonly Chunk[],
  at: number,
): { readonly told: readonly Chunk[]; readonly count: number } | undefined {
  const [before, under, card] = [all[at - 1], all[at], all[at + 1]];
  const word = low(under);
  if (under === undefined || card?.is !== 'card' || (word !== 'under' && word !== 'with')) return undefined;
  const isUp = (chunk: Chunk | undefined) => chunk?.is === 'quality' && chunk.quality === 'face-up';
  const standing =
    isUp(all[at + 2]) || standingWords.has(low(all[at + 2]))
      ? 1
      : standingWords.has(`${low(all[at + 2])} ${low(all[at + 3])}`)
        ? 2
        : 0;
  const after = all[at + 2 + standing];
  if (word === 'with' && standing === 0) return undefined;
  const begins = before === undefined || before.is === 'end';
  const comma = after?.is === 'join' && after.join === 'comma';
  if (begins ? !comma : after?.is !== 'end') return undefined;
  const told = [
    card,
    as(under, { is: 'be' }),
    as(under, { is: 'quality', quality: 'face-up' }),
    as(under, { is: 'end', asks: false }),
  ];
  return { told, count: 2 + standing + (begins ? 1 : 0) };
}

/** Puts a sentence before the one under way. */
function putBefore(found: Chunk[], told: readonly Chunk[]): void {
  const begins = found.findLastIndex(({ is }) => is === 'end') + 1;
  found.splice(begins, 0, ...told);
}

/** "am I able to", "is X allowed to": how many chunks that is after the first; undefined elsewhere. */
function ableTo(all: readonly Chunk[], at: number): number | undefined {
  const [word, to, verb] = [all[at], all[at + 1], all[at + 2]];
  return word !== undefined &&
    ableWords.has(low(word)) &&
    to?.is === 'prep' &&
    to.prep === 'to' &&
    verb?.is === 'verb'
    ? 1
    : undefined;
}

const ableWords: ReadonlySet<string> = new Set(['able', 'allowed', 'free', 'permitted']);

/** "flip it up": the "up" says no more than the verb. */
const flipsBefore = (all: readonly Chunk[], at: number): boolean => {
  const [verb, what] = [all[at - 2], all[at - 1]];
  return verb?.is === 'verb' && verb.verb === 'turn' && (what?.is === 'pronoun' || what?.is === 'card');
};

/** The "am" or "is" that asks becomes "can". False where none does. */
function asksBy(found: Chunk[]): boolean {
  const from = found.findLastIndex(({ is }) => is === 'end' || is === 'join') + 1;
  const chunk = found[from];
  if (chunk?.is !== 'be') return false;
  found[from] = as(chunk, { is: 'modal' });
  return true;
}

/** "They Monster Reborn my X", "can I Book of Moon it": a card's name as a verb is its activation on what follows. */
function usedAsVerb(all: readonly Chunk[], at: number): readonly Chunk[] | undefined {
  const [card, before] = [all[at], beforeFillers(all, at)];
  if (card?.is !== 'card' || before === undefined) return undefined;
  const acts =
    (before.is === 'player' && before.who !== 'both' && before.who !== 'nobody') ||
    (before.is === 'pronoun' && (before.which === 'they' || isHeOrShe(before)));
  const begins = behindFillers(all, at + 1);
  const [next, after] = [all[begins], all[begins + 1]];
  const aimed =
    next?.is === 'card' ||
    (next?.is === 'owner' && (after?.is === 'card' || isMonster(after))) ||
    (begins > at + 1 && isMonster(next)) ||
    (next?.is === 'pronoun' && (ends(after) || after?.is === 'filler' || after?.is === 'prep'));
  if (!acts || !aimed) return undefined;
  return [
    as(card, { is: 'verb', verb: 'activate', form: 'base' }),
    card,
    as(card, { is: 'prep', prep: 'on' }),
  ];
}

/** "The monster", "my opponent's Token". */
const isMonster = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'noun' && (chunk.noun === 'monster' || chunk.noun === 'token');

function behindFillers(all: readonly Chunk[], at: number): number {
  let behind = at;
  while (all[behind]?.is === 'filler') behind += 1;
  return behind;
}

function beforeFillers(all: readonly Chunk[], at: number): Chunk | undefined {
  let before = at - 1;
  while (all[before]?.is === 'filler') before -= 1;
  return all[before];
}

/** "I target their X": where the asker acts, what is "theirs" is the opponent's. */
function isOpponents(all: readonly Chunk[], at: number): boolean {
  const chunk = all[at];
  if (chunk?.is !== 'owner' || chunk.who !== 'own' || !/^(?:their|his|her)$/.test(low(chunk))) return false;
  const from = all.slice(0, at).findLastIndex(({ is }) => is === 'end' || is === 'join') + 1;
  const actors = all.slice(from, at).flatMap((each) => (each.is === 'player' ? [each.who] : []));
  // "Their X attacks my Y": at the beginning of a sentence it is nobody's who acts in it.
  const begins =
    (at === 0 || all[at - 1]?.is === 'end') &&
    !all.some((each) => each.is === 'player' && each.who === 'both');
  return all[at + 1]?.is === 'card' && (begins || (actors.length === 1 && actors[0] === 'me'));
}

const isHeOrShe = (chunk: Chunk): boolean => chunk.is === 'pronoun' && /^s?he$/.test(low(chunk));

/** "He chains X", "she Xs it": of "he" and "she", who may be monsters, only players use cards. */
function playerUsesCard(all: readonly Chunk[], from: number): boolean {
  if (!playerActs(all, from)) return false;
  const at = all.findIndex((each, index) => index >= from && (each.is === 'verb' || each.is === 'card'));
  const [verb, next, after] = [all[at], all[at + 1], all[at + 2]];
  const attacks =
    verb?.is === 'verb' && verb.verb === 'attack' && next?.is === 'prep' && next.prep === 'with';
  return (
    verb?.is === 'card' || next?.is === 'card' || ((next?.is === 'filler' || attacks) && after?.is === 'card')
  );
}

function playerActs(all: readonly Chunk[], from: number): boolean {
  let at = from;
  while (all[at]?.is === 'filler' || all[at]?.is === 'modal' || all[at]?.is === 'not') at += 1;
  const chunk = all[at];
  // "They have 800 LP", "they are at 800 LP": no monster has any.
  if (chunk?.is === 'have' || chunk?.is === 'be') return hasLp(all, behindFillers(all, at + 1));
  if (chunk?.is === 'card') return usedAsVerb(all, at) !== undefined;
  if (chunk?.is !== 'verb' || chunk.form === 'ing') return false;
  return ofPlayers.has(chunk.verb) || isSummonVerb(chunk.verb) || isDoneToCard(all, at, chunk.verb);
}

function hasLp(all: readonly Chunk[], at: number): boolean {
  const from = all[at]?.is === 'number' ? at : at + 1;
  const noun = all[from + 1];
  return all[from]?.is === 'number' && noun?.is === 'noun' && noun.noun === 'lp';
}

/** "They attack (directly) with X". */
function isWithCard(all: readonly Chunk[], at: number): boolean {
  const from = behindFillers(all, at);
  const [prep, next] = [all[from], all[behindFillers(all, from + 1)]];
  return prep?.is === 'prep' && prep.prep === 'with' && (next?.is === 'card' || next?.is === 'owner');
}

/** "They attack my X", "they flip X": what is done to a card of the one who asks, or with a card that is named. */
function isDoneToCard(all: readonly Chunk[], at: number, verb: VerbId): boolean {
  const next = all[behindFillers(all, at + 1)];
  if (verb === 'attack' || verb === 'attack-directly')
    if (ends(next) || (next?.is === 'player' && next.who === 'me') || isWithCard(all, at + 1)) return true;
  if (verb === 'attack' && next?.is === 'prep' && next.prep === 'with') return true;
  if (!ofPlayersToCards.has(verb)) return false;
  return next?.is === 'card' || (next?.is === 'owner' && next.who === 'me');
}
