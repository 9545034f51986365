import type { Chunk, Noun, Quality } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';
import { readEffect } from './effect-phrases.ts';
import type { Owner, Phrase } from './frame.ts';

/** A phrase that was read, and the chunk after it. */
export interface ReadPhrase {
  readonly phrase: Phrase;
  readonly next: number;
}

/** What stands before the word that says what it is: whose, how many, which. */
interface Before {
  readonly owner?: Owner;
  readonly count?: number;
  readonly qualities: readonly Quality[];
  readonly determined: boolean;
  readonly next: number;
}

/** Verbs whose base form is a noun after "the", "a", "as": "the discard". */
const asNoun: Readonly<Partial<Record<VerbId, Noun>>> = {
  attack: 'attack',
  target: 'target',
  discard: 'discard',
  tribute: 'tribute',
  turn: 'turn',
};
const summonNoun = {
  'normal-summon': 'normal-summoned',
  'tribute-summon': 'tribute-summoned',
  'special-summon': 'special-summoned',
  'fusion-summon': 'fusion-summoned',
  'ritual-summon': 'ritual-summoned',
  'synchro-summon': 'synchro-summoned',
  'xyz-summon': 'xyz-summoned',
  'link-summon': 'link-summoned',
  'flip-summon': 'flip-summoned',
  'pendulum-summon': 'pendulum-summoned',
} as const satisfies Partial<Record<VerbId, string>>;

const isSummonVerb = (verb: VerbId): verb is keyof typeof summonNoun => Object.hasOwn(summonNoun, verb);

const it: Phrase = { kind: 'pronoun', which: 'it', qualities: [] };
const isHis = (all: readonly Chunk[], from: number, to: number): boolean =>
  all.slice(from, to).some(({ text }) => /^(?:his|her)$/i.test(text));

/** Reads what is spoken of from a chunk on; undefined where nothing is. `inVerb`: "Set" is a quality there, not a verb. */
export function readPhrase(all: readonly Chunk[], at: number, inVerb: boolean): ReadPhrase | undefined {
  const before = readBefore(all, at, inVerb);
  const { owner, qualities, count, next } = before;
  const head = all[next];
  if (head === undefined) return undefined;
  const owned = owner === undefined ? {} : { owner };
  const its = owner === 'its' ? it : undefined;
  // "his search" of a monster; "his effect" may be a player's.
  const whose = its ?? (head.is === 'verb' && isHis(all, at, next) ? it : undefined);
  const effect =
    before.determined || head.is === 'noun' ? readEffect(all, next, whose, qualities) : undefined;
  if (effect !== undefined) return ofWhich(all, effect);
  const after = all[next + 1];
  // "my Tribute Summoned X": how it was Summoned.
  if (head.is === 'verb' && head.form === 'past' && before.determined && after?.is === 'card') {
    if (!isSummonVerb(head.verb) || (count ?? 1) !== 1) return undefined;
    return named(all, next + 1, {
      kind: 'card',
      name: after.name,
      ...owned,
      qualities,
      way: summonNoun[head.verb],
    });
  }
  switch (head.is) {
    case 'card':
      // "two X": how many of them there are is not told by a card's name.
      if (count !== undefined && count !== 1) return undefined;
      return named(all, next, { kind: 'card', name: head.name, ...owned, qualities });
    case 'pronoun':
      return { phrase: { kind: 'pronoun', which: head.which, ...owned, qualities }, next: next + 1 };
    case 'player':
      return next === at || !before.determined
        ? { phrase: { kind: 'player', who: head.who }, next: next + 1 }
        : undefined;
    case 'link':
      return { phrase: { kind: 'link', link: head.link }, next: next + 1 };
    case 'phase':
      return { phrase: { kind: 'phase', phase: head.phase, ...owned }, next: next + 1 };
    case 'place':
      return {
        phrase: {
          kind: 'place',
          place: head.place,
          ...owned,
          ...(head.zone === undefined ? {} : { zone: head.zone }),
        },
        next: next + 1,
      };
    case 'noun':
      return nounPhrase(all, next, head.noun, before);
    case 'described': {
      const thing = { kind: 'thing', noun: 'described', described: head.kind } as const;
      return {
        phrase: { ...thing, ...owned, ...(count === undefined ? {} : { count }), qualities },
        next: next + 1,
      };
    }
    case 'material':
      return withOf(all, next + 1, { kind: 'thing', noun: 'material', ...owned, qualities, way: head.way });
    case 'summon-noun':
      return withOf(all, next + 1, { kind: 'thing', noun: 'summon', ...owned, qualities, way: head.way });
    case 'verb':
      // "P0's includes X": the cards of what was spoken of before.
      if (owner !== undefined && head.form === 's')
        return { phrase: { kind: 'thing', noun: 'card', ...owned, qualities }, next };
      // "the targets", "one of the two targets".
      if (head.form === 's' && head.verb === 'target' && (before.determined || count !== undefined))
        return nounPhrase(all, next, 'target', before);
      return head.form === 'base' && before.determined ? verbAsNoun(all, next, head.verb, before) : undefined;
    default:
      return count === undefined
        ? undefined
        : { phrase: { kind: 'thing', noun: 'card', count, ...owned, qualities }, next };
  }
}

/** A card, or what of it is spoken of: "X", "X's effect". */
const named = (all: readonly Chunk[], at: number, card: Phrase): ReadPhrase | undefined =>
  all[at + 1]?.is === 'genitive' ? ofCard(all, at + 2, card) : { phrase: card, next: at + 1 };

/** "the effect of X": whose it is may stand after it. */
function ofWhich(all: readonly Chunk[], effect: ReadPhrase): ReadPhrase {
  const of = prepOf(all, effect.next);
  if (of === undefined || effect.phrase.kind !== 'effect' || effect.phrase.of !== undefined) return effect;
  return { phrase: { ...effect.phrase, of: of.phrase }, next: of.next };
}

/** Words that make a noun of the verb behind them; "still attack" is no attack. */
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

function readBefore(all: readonly Chunk[], at: number, inVerb: boolean): Before {
  let owner: Owner | undefined;
  let count: number | undefined;
  const qualities: Quality[] = [];
  let determined = false;
  let next = at;
  for (let chunk = all[next]; chunk !== undefined; chunk = all[next]) {
    if (chunk.is === 'owner') owner = chunk.who;
    else if (chunk.is === 'number') count = chunk.number;
    else if (chunk.is === 'quality') qualities.push(chunk.quality);
    else if (isSetQuality(all, next, inVerb)) qualities.push('set');
    // "this Set X", "that Normal Summon": what follows says which.
    // "the Tuner X", "the Spell Card X": the name says more than the noun before it.
    else if (
      !isThisBefore(all, next) &&
      chunk.is !== 'filler' &&
      !((chunk.is === 'noun' || chunk.is === 'kind') && all[next + 1]?.is === 'card')
    )
      break;
    determined ||= chunk.is !== 'filler' || articles.has(chunk.text.toLowerCase());
    next += 1;
  }
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(count === undefined ? {} : { count }),
    qualities,
    determined,
    next,
  };
}

function isThisBefore(all: readonly Chunk[], at: number): boolean {
  const [chunk, how, card] = [all[at], all[at + 1], all[at + 2]];
  if (chunk?.is !== 'noun' || chunk.noun !== 'this') return false;
  const base = how?.is === 'verb' && how.form === 'base';
  const lies = how?.is === 'quality' || (base && how.verb === 'set');
  return (lies && card?.is === 'card') || (base && isSummonVerb(how.verb));
}

function isSetQuality(all: readonly Chunk[], at: number, inVerb: boolean): boolean {
  const chunk = all[at];
  const after = all[at + 1];
  return (
    chunk?.is === 'verb' &&
    chunk.verb === 'set' &&
    chunk.form === 'base' &&
    inVerb &&
    (after?.is === 'card' || after?.is === 'quality' || after?.is === 'noun')
  );
}

/** "X's effect", "X's trigger effect", "X's mandatory effect", "X's Link Summon", "X's activation". */
function ofCard(all: readonly Chunk[], at: number, card: Phrase): ReadPhrase | undefined {
  const before = readBefore(all, at, true);
  const effect = readEffect(all, before.next, card, before.qualities);
  if (effect !== undefined) return effect;
  const head = all[before.next];
  if (head?.is === 'verb' && head.form === 'base' && isSummonVerb(head.verb)) {
    const way = summonNoun[head.verb];
    return { phrase: { kind: 'thing', noun: 'summon', way, qualities: [], of: card }, next: before.next + 1 };
  }
  return head?.is === 'noun' && (head.noun === 'cost' || head.noun === 'activation')
    ? { phrase: { kind: 'thing', noun: head.noun, qualities: [], of: card }, next: before.next + 1 }
    : undefined;
}

function nounPhrase(all: readonly Chunk[], at: number, noun: Noun, before: Before): ReadPhrase {
  const { owner, count, qualities } = before;
  return withOf(all, at + 1, {
    kind: 'thing',
    noun,
    ...(count === undefined ? {} : { count }),
    ...(owner === undefined ? {} : { owner }),
    qualities,
  });
}

function verbAsNoun(all: readonly Chunk[], at: number, verb: VerbId, before: Before): ReadPhrase | undefined {
  const owned = before.owner === undefined ? {} : { owner: before.owner };
  if (verb === 'summon')
    return withOf(all, at + 1, { kind: 'thing', noun: 'summon', ...owned, qualities: before.qualities });
  if (isSummonVerb(verb)) {
    return withOf(all, at + 1, {
      kind: 'thing',
      noun: 'summon',
      way: summonNoun[verb],
      ...owned,
      qualities: before.qualities,
    });
  }
  const noun = asNoun[verb];
  return noun === undefined ? undefined : nounPhrase(all, at, noun, before);
}

function withOf(all: readonly Chunk[], at: number, phrase: Extract<Phrase, { kind: 'thing' }>): ReadPhrase {
  const of = prepOf(all, at);
  if (of === undefined) return { phrase, next: at };
  const [and, other] = [all[of.next], all[of.next + 1]];
  // "the LP of P0 and P1".
  if (of.phrase.kind === 'player' && and?.is === 'join' && and.join === 'and' && other?.is === 'player')
    if (!verbFollows(all, of.next + 2))
      return { phrase: { ...phrase, of: { kind: 'player', who: 'both' } }, next: of.next + 2 };
  return { phrase: { ...phrase, of: of.phrase }, next: of.next };
}

function prepOf(all: readonly Chunk[], at: number): ReadPhrase | undefined {
  const prep = all[at];
  return prep?.is === 'prep' && prep.prep === 'of' ? readPhrase(all, at + 1, true) : undefined;
}

/** "equipped with", and no "was" before it. */
export function isEquippedWith(all: readonly Chunk[], at: number): boolean {
  const [verb, prep] = [all[at], all[at + 1]];
  const past = verb?.is === 'verb' && verb.verb === 'equip' && verb.form === 'past';
  return past && prep?.is === 'prep' && prep.prep === 'with';
}

/** Does a verb of its own follow here, so that what stands before it is its subject? */
export function verbFollows(all: readonly Chunk[], at: number): boolean {
  let next = at;
  for (let chunk = all[next]; chunk !== undefined; chunk = all[next]) {
    if (chunk.is === 'open') {
      for (let depth = 1; depth > 0 && all[next + 1] !== undefined; next += 1)
        depth += all[next + 1]?.is === 'open' ? 1 : all[next + 1]?.is === 'close' ? -1 : 0;
    } else if (chunk.is !== 'filler' && !(chunk.is === 'quality' && chunk.quality === 'properly')) break;
    next += 1;
  }
  const chunk = all[next];
  if (chunk === undefined) return false;
  // "has X Set face-down", "has X Set since last turn": how X lies.
  const after = all.slice(next + 1).find((each) => each.is !== 'filler');
  const ends = after === undefined || after.is === 'end' || after.is === 'close' || after.is === 'join';
  if (
    chunk.is === 'verb' &&
    chunk.verb === 'set' &&
    (after?.is === 'quality' || (ends && chunk.form === 'base'))
  )
    return false;
  // "controls X equipped with Y": how X lies.
  if (isEquippedWith(all, next)) return false;
  if (chunk.is === 'verb') return chunk.form !== 'ing';
  return (
    chunk.is === 'be' ||
    chunk.is === 'have' ||
    chunk.is === 'do' ||
    chunk.is === 'modal' ||
    chunk.is === 'not'
  );
}
