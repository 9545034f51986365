import type { Chunk, Sense } from '../text/chunk.ts';

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });

/** A clause behind a card that says what a player did with it: "X that I sent to the GY", "X, which they Set last turn, ...". */
interface Relative {
  /** The clause, from its player on, with the card put behind its verb. */
  readonly told: readonly Chunk[];
  /** The chunk after the clause. */
  readonly next: number;
}

/**
 * Tells what a relative clause says of a card before the sentence that it stands in: "does the X that I sent to the GY
 * activate?" is "I sent X to the GY. Does X activate?". Where the clause ends must be clear: at a comma where one begins it,
 * else before the verb of the sentence, or with the sentence. A clause that only may be, or was not, stays where it is.
 */
export function relativesFirst(all: readonly Chunk[]): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) continue;
    const relative = chunk.is === 'card' ? relativeAt(all, at) : undefined;
    found.push(chunk);
    if (relative === undefined) continue;
    const begins = found.findLastIndex(({ is }) => is === 'end') + 1;
    found.splice(begins, 0, ...relative.told);
    at = relative.next - 1;
  }
  return found;
}

/** The player who acts behind "that", and where the verb has to stand. */
function actorAt(
  all: readonly Chunk[],
  at: number,
): { readonly actor: Chunk; readonly next: number } | undefined {
  const actor = all[at];
  const acts =
    (actor?.is === 'player' && actor.who !== 'both' && actor.who !== 'nobody') ||
    (actor?.is === 'pronoun' && /^(?:they|s?he)$/i.test(actor.text));
  if (actor === undefined || !acts) return undefined;
  let next = at + 1;
  while (all[next]?.is === 'filler' || all[next]?.is === 'have') next += 1;
  return { actor, next };
}

/** Whom a relative clause with a comma may be about: any card; without one, a card that "the" or an owner stands before. */
function relativeAt(all: readonly Chunk[], at: number): Relative | undefined {
  const card = all[at];
  const comma = all[at + 1]?.is === 'join' && all[at + 1]?.text === ',';
  const word = all[at + (comma ? 2 : 1)];
  const that = word?.is === 'noun' && word.text.toLowerCase() === 'that';
  const which = word?.is === 'join' && word.text.toLowerCase() === 'which';
  if (card === undefined || !(which || (that && !comma))) return undefined;
  const from = at + (comma ? 3 : 2);
  const acts = actorAt(all, from);
  const verb = all[acts?.next ?? -1];
  if (acts === undefined || verb?.is !== 'verb' || verb.form === 'ing') return undefined;
  const end = endOf(all, acts.next + 1, at, comma);
  if (end === undefined) return undefined;
  const rest = all.slice(acts.next + 1, end.at);
  if (rest.some(({ is }) => is === 'not' || is === 'modal' || is === 'unknown')) return undefined;
  // What already stands behind the verb would be done, too: the card is not its object.
  const [object] = rest.filter(({ is }) => is !== 'filler');
  if (object?.is === 'card' || object?.is === 'pronoun' || object?.is === 'owner') return undefined;
  return {
    told: [
      acts.actor,
      ...all.slice(from + 1, acts.next).filter(({ is }) => is === 'filler'),
      verb,
      as(card, { is: 'card', name: card.is === 'card' ? card.name : '' }),
      ...rest,
      as(verb, { is: 'end', asks: false }),
    ],
    next: end.next,
  };
}

/** Where the clause ends, and what goes on after it. */
function endOf(
  all: readonly Chunk[],
  from: number,
  card: number,
  comma: boolean,
): { readonly at: number; readonly next: number } | undefined {
  const stop = all.findIndex((each, at) => at >= from && each.is === 'end');
  const last = stop === -1 ? all.length : stop;
  if (comma) {
    const closing = all.findIndex(
      (each, at) => at >= from && at < last && each.is === 'join' && each.text === ',',
    );
    if (closing === -1) return { at: last, next: last };
    return { at: closing, next: closing + 1 };
  }
  const begins = all.slice(0, card).findLastIndex(({ is }) => is === 'end' || is === 'join') + 1;
  const helper = all
    .slice(begins, card)
    .find(({ is }) => is === 'do' || is === 'modal' || is === 'be' || is === 'verb');
  const verb = all.findIndex((_, at) => at >= from && at < last && isVerbOf(all, at, helper));
  if (verb !== -1) return { at: verb, next: verb };
  // Nothing of the sentence comes behind it, and its verb stood before.
  return helper?.is === 'verb' ? { at: last, next: last } : undefined;
}

/** Is it the verb of the sentence that a card with such a clause is the subject of? */
function isVerbOf(all: readonly Chunk[], at: number, helper: Chunk | undefined): boolean {
  const [before, chunk] = [all[at - 1], all[at]];
  if (chunk === undefined || helper?.is === 'verb') return false;
  if (helper?.is === 'be')
    return (
      (chunk.is === 'verb' && chunk.form === 'past') || (chunk.is === 'quality' && before?.is !== 'prep')
    );
  if (helper !== undefined)
    return chunk.is === 'verb' && chunk.form === 'base' && before?.is !== 'prep' && !determines(before);
  return chunk.is === 'be' || chunk.is === 'have' || (chunk.is === 'verb' && chunk.form === 's');
}

/** Before "Summon", "discard" these make a noun of it. */
const determines = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'owner' ||
  chunk?.is === 'genitive' ||
  (chunk?.is === 'filler' && /^(?:the|an?)$/i.test(chunk.text));
