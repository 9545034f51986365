import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { type SummonWay, summonWayWords } from '../../vocabulary/summons.ts';
import type { Chunk, Noun, Quality } from '../text/chunk.ts';
import { answeredBy, namedBy } from '../text/deeds.ts';
import type { VerbId } from '../text/verbs.ts';
import { aThing, it, type Owner, type Phrase, type Said, type Thing } from './clause.ts';

/** A phrase that was read, and the chunk after it. */
export interface ReadPhrase {
  readonly phrase: Phrase;
  readonly next: number;
}

/** The verbs of Summons, with the ways that they are. */
export const summonVerbs: Readonly<Partial<Record<string, SummonWay>>> = Object.fromEntries(
  Object.entries(summonWayWords).map(([word, way]) => [`${word.toLowerCase()}-summon`, way]),
);

/** Verbs whose base form is a noun where something says which: "the discard". */
const asNoun: Readonly<Partial<Record<VerbId, Noun>>> = {
  attack: 'attack',
  target: 'target',
  discard: 'discard',
  tribute: 'tribute',
  turn: 'turn',
  summon: 'summon',
};

const cardNouns: ReadonlySet<Noun> = setOf('card monster spell trap token material copy');
/** More cards than a Deck may hold: each would be set up, and 8000 of them are LP. */
const isTooMany = (noun: Noun, count = 0): boolean => count > 60 && cardNouns.has(noun);

/** Reads what is spoken of from a chunk on; undefined where nothing is. */
export function readPhrase(all: readonly Chunk[], at: number): ReadPhrase | undefined {
  let owner: Owner | undefined;
  let count: number | undefined;
  const qualities: Quality[] = [];
  let way: SummonWay | undefined;
  let [next, isDetermined] = [at, false];
  for (let chunk = all[next]; chunk !== undefined; chunk = all[next]) {
    const after = all[next + 1];
    if (chunk.is === 'owner') owner = chunk.who;
    else if (chunk.is === 'number') count = chunk.number;
    else if (chunk.is === 'quality') qualities.push(chunk.quality);
    else if (chunk.is === 'verb' && chunk.verb === 'set' && chunk.form === 'base' && namesSomething(after))
      qualities.push('set');
    else if (chunk.is === 'verb' && chunk.form === 'past' && after?.is === 'card' && summonVerbs[chunk.verb])
      way = summonVerbs[chunk.verb];
    // "the Tuner X", "the Counter Trap X": the name says more than the word before it.
    // "2 Main Monster Zone monsters".
    else if (chunk.is === 'place' && after?.is === 'noun' && after.noun === 'monster' && count !== undefined)
      next += 0;
    else if (!((chunk.is === 'noun' || chunk.is === 'kind') && after?.is === 'card') && chunk.is !== 'filler')
      break;
    isDetermined ||= chunk.is !== 'filler' || /^(?:the|an?)$/i.test(chunk.text);
    next += 1;
  }
  const head = all[next];
  if (head === undefined) return undefined;
  const said = { ...defined({ owner }), qualities };
  const its = owner === 'its' ? it : undefined;
  const effect = isDetermined || head.is === 'noun' ? effectAt(all, next, its, said) : undefined;
  if (effect !== undefined) return effect;
  const thing = (noun: Noun, more: Pick<Thing, 'way' | 'stat' | 'called'> = {}): ReadPhrase | undefined =>
    isTooMany(noun, count)
      ? undefined
      : withOf(all, next + 1, { kind: 'thing', noun, ...said, ...more, ...defined({ count }) });
  const whole = (phrase: Phrase): ReadPhrase => ({ phrase, next: next + 1 });
  switch (head.is) {
    case 'card':
      if ((count ?? 1) !== 1) return undefined;
      return ofCard(all, next + 1, { kind: 'card', name: head.name, ...said, ...defined({ way }) });
    case 'pronoun':
      return ofCard(all, next + 1, { kind: 'pronoun', which: head.which, ...said });
    case 'player':
      return isDetermined && next > at && !isTurnPlayer(all, at, next)
        ? undefined
        : whole({ kind: 'player', who: head.who });
    case 'link':
      return whole({ kind: 'link', link: head.link });
    case 'phase':
      return whole(defined({ kind: 'phase', phase: head.phase, owner }));
    case 'place':
      return whole(defined({ kind: 'place', place: head.place, owner }));
    case 'noun':
      if (head.noun === 'stat') return thing('stat', { stat: /def/i.test(head.text) ? 'def' : 'atk' });
      return head.noun === 'turn' ? turnAt(all, next, said) : thing(head.noun);
    case 'counters':
      return thing('counter', { called: head.name });
    case 'material':
      return thing('material', { way: head.way });
    case 'summon-noun':
      return thing('summon', { way: head.way });
    case 'kind':
      return 'card' in head.kind && head.kind.ability === undefined ? thing(head.kind.card) : undefined;
    case 'verb': {
      // "P0's includes X": the cards of what was spoken of before.
      if (owner !== undefined && head.form === 's' && head.verb === 'include')
        return { phrase: { kind: 'thing', noun: 'card', ...said }, next };
      if (head.form !== 'base' || !isDetermined) return undefined;
      if (head.verb === 'turn') return turnAt(all, next, said);
      const summon = summonVerbs[head.verb];
      if (summon !== undefined) return thing('summon', { way: summon });
      const noun = asNoun[head.verb];
      return noun === undefined ? undefined : thing(noun);
    }
    default:
      return count === undefined || isTooMany('card', count)
        ? undefined
        : { phrase: { kind: 'thing', noun: 'card', count, ...said }, next };
  }
}

/** "my opponent's turn", "turn 3", "the first turn of the Duel". */
function turnAt(all: readonly Chunk[], at: number, { owner, qualities }: Said): ReadPhrase {
  const after = all[at + 1];
  const number = after?.is === 'number' ? after.number : qualities.includes('first') ? 1 : undefined;
  const next = at + (after?.is === 'number' ? 2 : 1);
  return { phrase: defined({ kind: 'turn', owner, number }), next };
}

const isTurnPlayer = (all: readonly Chunk[], at: number, next: number): boolean =>
  all
    .slice(at, next)
    .every((each) => each.is === 'filler' || (each.is === 'player' && each.who === 'turn-player'));

const namesSomething = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'card' || chunk?.is === 'quality' || chunk?.is === 'noun' || chunk?.is === 'kind';

/** A card or what stands for one, or what of it is spoken of: "X's effect", "X's Link Summon", "its activation". */
function ofCard(all: readonly Chunk[], at: number, card: Phrase): ReadPhrase {
  if (all[at]?.is !== 'genitive') return { phrase: card, next: at };
  const of = readPhrase(all, at + 1);
  const effect = effectAt(all, at + 1, card, { qualities: [] });
  if (effect !== undefined) return effect;
  if (of?.phrase.kind === 'effect') return { phrase: { ...of.phrase, of: card }, next: of.next };
  const first = all[at + 1];
  const way = first?.is === 'verb' && first.form === 'base' ? summonVerbs[first.verb] : undefined;
  if (way !== undefined) return { phrase: { ...aThing('summon'), way, of: card }, next: at + 2 };
  return of?.phrase.kind === 'thing' && of.phrase.of === undefined
    ? { phrase: { ...of.phrase, of: card }, next: of.next }
    : { phrase: card, next: at };
}

/** "the LP of P0 and P1", "the Summon of X". */
function withOf(all: readonly Chunk[], at: number, phrase: OfPhrase): ReadPhrase {
  const prep = all[at];
  const isOf = phrase.of === undefined && prep?.is === 'prep' && prep.prep === 'of';
  const of = isOf ? readPhrase(all, at + 1) : undefined;
  if (of === undefined) return { phrase, next: at };
  const [and, other] = [all[of.next], all[of.next + 1]];
  const both =
    phrase.kind === 'thing' &&
    of.phrase.kind === 'player' &&
    and?.is === 'join' &&
    and.join === 'and' &&
    other?.is === 'player';
  return both
    ? { phrase: { ...phrase, of: { kind: 'player', who: 'both' } }, next: of.next + 2 }
    : { phrase: { ...phrase, of: of.phrase }, next: of.next };
}

type OfPhrase = Extract<Phrase, { kind: 'thing' | 'effect' }>;

const isTriggerWord = (chunk: Chunk | undefined): boolean =>
  (chunk?.is === 'noun' && chunk.noun === 'trigger-effect') ||
  (chunk?.is === 'verb' && chunk.verb === 'trigger' && chunk.form === 'base');

/** An effect that is spoken of: "effect", "the trigger effect of X", "search effect"; undefined where none is. */
function effectAt(
  all: readonly Chunk[],
  at: number,
  its: Phrase | undefined,
  said: Said,
): ReadPhrase | undefined {
  // "its 'When Summoned: You can' effect": the words of the card say no more than which effect it is.
  const quoted = all[at]?.is === 'quote' ? at + 1 : at;
  let start = quoted;
  const qualities = [...said.qualities];
  for (let each = all[start]; each?.is === 'quality'; each = all[start]) {
    qualities.push(each.quality);
    start += 1;
  }
  const where = all[start];
  const when =
    where?.is === 'place' && where.place !== 'field'
      ? { activatesIn: where.place }
      : where?.is === 'phase'
        ? { activatesDuring: where.phase }
        : undefined;
  if (when !== undefined) start += 1;
  // "My opponent's card effect" is an effect of theirs.
  const [word, behind] = all.slice(start, start + 2);
  if (word?.is === 'noun' && word.noun === 'card' && behind?.is === 'noun' && behind.noun === 'effect')
    start += 1;
  const head = all[start];
  const base = { kind: 'effect' as const, ...said, qualities, ...defined({ of: its }), ...when };
  const done = (phrase: OfPhrase, next: number): ReadPhrase => withOf(all, next, phrase);
  if (head?.is === 'noun' && (head.noun === 'effect' || head.noun === 'trigger-effect'))
    return done({ ...base, trigger: head.noun === 'trigger-effect' }, start + 1);
  if (head?.is === 'kind' && 'effect' in head.kind) return done({ ...base, trigger: false }, start + 1);
  if (head?.is !== 'verb' || head.form !== 'base') return undefined;
  const after = all[start + 1];
  const on = answeredBy[head.verb];
  if (on !== undefined && its !== undefined && isTriggerWord(after)) {
    const more = all[start + 2];
    const next = start + (more?.is === 'noun' && more.noun === 'effect' ? 3 : 2);
    return done({ ...base, trigger: true, on }, next);
  }
  const says = after?.is === 'noun' && after.noun === 'effect';
  const next = says ? start + 2 : start + 1;
  if (head.verb === 'trigger') return done({ ...base, trigger: true }, next);
  const does = namedBy[head.verb];
  return does === undefined || (its === undefined && !says)
    ? undefined
    : done({ ...base, trigger: false, does }, next);
}
