import { phases } from '../../vocabulary/phases.ts';
import { places } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { cardKinds } from './card-kinds.ts';
import type { Asks, Join, Prep, Pronoun, Quality, Sense, Who } from './chunk.ts';
import { fillers } from './fillers.ts';
import { nouns, type Table, type Words } from './noun-words.ts';
import { plain, type Token, tokens } from './tokens.ts';
import { verbForms } from './verbs.ts';

const players: Table<Who> = {
  P0: ['p0', 'player 0', 'player a', 'player 1'],
  P1: ['p1', 'player b', 'player 2'],
  me: ['i', 'me'],
  opponent: ['my opponent', 'the opponent', 'opponent', 'opp', 'the other player'],
  'turn-player': ['the turn player', 'turn player'],
  both: ['both players', 'each player', 'both of us', 'each of us', 'each', 'both', 'we'],
  nobody: ['nobody', 'no one', 'neither player', 'noone', 'no player'],
};

const owners: Readonly<Partial<Record<Who | 'own' | 'its', Words>>> = {
  me: ['my'],
  own: ['their', 'his', 'her', 'your'],
  its: ['its'],
  opponent: ["my opponent 's", "opponent 's", "opp 's", "the opponent 's", 'opponents', 'my opponents'],
};

const pronouns: Table<Pronoun> = {
  it: ['it', 'itself', 'she', 'he', 'him', 'herself', 'himself'],
  they: ['they', 'them'],
  that: ['that card', 'that target', 'that one', 'this card', 'that same card', 'the same card'],
  'one-in-hand': ['the one in hand', 'the one in my hand', 'the copy in my hand', 'the copy in hand'],
  'one-in-gy': ['the one in the gy', 'the one in my gy', 'the copy in my gy', 'the copy in the gy'],
  'one-on-field': [
    'the one on the field',
    'the one on my field',
    'the copy on the field',
    'the copy on my field',
  ],
  'that-monster': ['that monster', 'the monster', 'this monster', 'that same monster', 'the same monster'],
};

const qualities: Table<Quality> = {
  'face-up': ['face up', 'faceup', 'in face up position', 'active', 'applying', 'in effect', 'in play'],
  'face-down': ['face down', 'facedown', 'in face down defense position', 'face down defense position'],
  attack: [
    'attack position',
    'in attack position',
    'face up attack position',
    'in face up attack position',
    'in attack',
  ],
  defense: [
    'defense position',
    'in defense position',
    'face up defense position',
    'in face up defense position',
    'in defense',
  ],
  set: [],
  optional: ['optional'],
  mandatory: ['mandatory'],
  second: ['second', 'another', '2nd'],
  own: ['own'],
  only: ['only'],
  top: ['top'],
  properly: ['properly'],
  first: ['first', '1st'],
  playable: ['playable', 'activatable', 'usable', 'allowed', 'legal'],
  original: ['original'],
  all: ['all', 'every', 'all of', 'all the'],
};

const summonNouns: Readonly<Partial<Record<SummonWay, Words>>> = {
  'tribute-summoned': ['tribute summon'],
  'normal-summoned': ['normal summon'],
  'special-summoned': ['special summon', 'summon'],
};

const materials: Readonly<Partial<Record<SummonWay, Words>>> = {
  'link-summoned': ['link material', 'link materials'],
  'synchro-summoned': ['synchro material', 'synchro materials'],
  'xyz-summoned': ['xyz material', 'xyz materials'],
  'fusion-summoned': ['fusion material', 'fusion materials'],
};

const joins: Table<Join> = {
  and: ['and', 'plus', '&', 'as well as'],
  next: ['then', 'and then', 'after that', 'afterwards', 'and after that', 'next', 'later'],
  'if-you-do': [
    'and if it is',
    'and if it does',
    'and if you do',
    'and if so',
    'and if i do',
    'and if they do',
  ],
  which: ['which', 'who', 'that was', 'that were', 'that is', 'that got', "that 's", "which 's"],
  when: ['when', 'once'],
  after: ['after'],
  if: ['if'],
  while: ['while', 'since', 'because', 'though', 'although', 'even though'],
  or: ['or'],
  but: ['but'],
  so: ['so', 'now'],
};

const preps: Table<Prep> = {
  by: ['by', 'via', 'because of', 'due to', 'thanks to'],
  from: ['from', 'out of'],
  to: ['to', 'into', 'back to', 'back into'],
  in: ['in', 'inside'],
  on: ['on', 'onto'],
  with: ['with', 'using', 'through'],
  for: ['for'],
  of: ['of'],
  as: ['as'],
  during: ['during', 'in the middle of'],
  until: ['until'],
  including: ['including'],
  without: ['without'],
  'in-response': ['in response', 'in response to', 'in chain'],
  after: ['after'],
  against: ['against', 'vs', 'versus'],
  off: ['off'],
  'instead-of': ['instead of', 'in place of', 'as a substitute for'],
};

const asks: Table<Asks> = {
  zones: ['in which zones', 'in which zone', 'which zones', 'which zone'],
  order: ['in which order', 'in what order', 'which order', 'what order'],
  value: ['what', 'how much', 'how many'],
};

const small: readonly (readonly [Sense, Words])[] = [
  [
    { is: 'be' },
    ['is', 'are', 'was', 'were', 'be', 'been', 'being', 'am', "'re", "'m", 'isn', 'aren', 'wasn', 'weren'],
  ],
  [{ is: 'have' }, ['has', 'have', 'had', 'having', "'ve", "'ve got", 'has got', 'have got']],
  [{ is: 'do' }, ['do', 'does', 'did', 'don', 'doesn', 'didn']],
  [
    { is: 'modal' },
    ['can', 'may', 'will', 'could', 'must', 'would', 'should', 'won', 'wouldn', 'couldn', 'shouldn'],
  ],
  [{ is: 'not' }, ['not', 'never', "'t", 'cannot']],
  [{ is: 'genitive' }, ["'s"]],
  [{ is: 'place', place: 'field' }, ['field', 'the field', 'board', 'side', 'side of the field']],
  [{ is: 'place', place: 'monster-zone' }, ['the monster zone', 'monster zones']],
  [
    { is: 'place', place: 'pendulum-zone' },
    [
      'pendulum zones',
      'the pendulum zones',
      'in the left pendulum zone',
      'in the right pendulum zone',
      'left pendulum zone',
      'right pendulum zone',
    ],
  ],
  [
    { is: 'place', place: 'monster-zone', zone: 'main' },
    ['the main monster zone', 'main monster zone', 'main monster zones', 'mmz'],
  ],
  [
    { is: 'place', place: 'monster-zone', zone: 'extra' },
    ['the extra monster zone', 'extra monster zone', 'extra monster zones', 'emz'],
  ],
];

const marks: ReadonlyMap<string, Sense> = new Map<string, Sense>([
  [',', { is: 'join', join: 'comma' }],
  [';', { is: 'join', join: 'semicolon' }],
  [':', { is: 'join', join: 'colon' }],
  ['(', { is: 'open' }],
  [')', { is: 'close' }],
  ['[', { is: 'open' }],
  [']', { is: 'close' }],
  ['.', { is: 'end', asks: false }],
  ['!', { is: 'end', asks: false }],
  ['?', { is: 'end', asks: true }],
]);

/** Every phrase with its sense, by its first word, the longest phrases first. */
const byFirst = new Map<string, { readonly words: Words; readonly sense: Sense }[]>();

function learn(written: string, sense: Sense): void {
  const words = written
    .split(' ')
    .flatMap((word) => (word.startsWith("'") ? [word] : tokens(word).map(({ low }) => low)));
  const [first] = words;
  if (first === undefined) return;
  const known = byFirst.get(first);
  if (known === undefined) byFirst.set(first, [{ words, sense }]);
  else if (!known.some((each) => each.words.join(' ') === words.join(' '))) known.push({ words, sense });
}

function learnTable<Id extends string>(
  table: Readonly<Partial<Record<Id, Words>>>,
  senseOf: (id: Id) => Sense,
): void {
  for (const [key, words] of Object.entries<Words | undefined>(table)) {
    const id = idOf(table, key);
    if (id !== undefined) for (const each of words ?? []) learn(each, senseOf(id));
  }
}

const idOf = <Id extends string>(
  table: Readonly<Partial<Record<Id, Words>>>,
  key: string,
): Id | undefined => {
  const isId = (each: string): each is Id => Object.hasOwn(table, each);
  return isId(key) ? key : undefined;
};

// Of two meanings of the same words the one that is learned first counts.
learnTable(players, (who) => ({ is: 'player', who }));
learnTable(owners, (who) => ({ is: 'owner', who }));
learnTable(pronouns, (which) => ({ is: 'pronoun', which }));
learnTable(qualities, (quality) => ({ is: 'quality', quality }));
learnTable(nouns, (noun) => ({ is: 'noun', noun }));
learnTable(joins, (join) => ({ is: 'join', join }));
learnTable(preps, (prep) => ({ is: 'prep', prep }));
for (const [kind, words] of cardKinds) for (const each of words) learn(each, { is: 'kind', kind });
learnTable(asks, (what) => ({ is: 'asks', asks: what }));
for (const { words, verb, form } of verbForms) learn(words, { is: 'verb', verb, form });
for (const [sense, words] of small) for (const each of words) learn(each, sense);
for (const each of fillers) learn(each, { is: 'filler' });
learnTable(materials, (way) => ({ is: 'material', way }));
learnTable(summonNouns, (way) => ({ is: 'summon-noun', way }));
for (const id of phases.ids)
  for (const each of phases.written(id)) {
    learn(each, { is: 'phase', phase: id });
    // "The battle" alone is a noun, and longer words count before shorter ones.
    if (/^battle /i.test(each))
      for (const which of ['the', 'this', 'that']) learn(`${which} ${each}`, { is: 'phase', phase: id });
  }
for (const id of places.ids) {
  if (id === 'monster-zone' || id === 'banished') learn(places.term(id), { is: 'place', place: id });
  else for (const each of places.written(id)) learn(each, { is: 'place', place: id });
}
for (const named of byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);

/** What the longest phrase that begins at this token means, and how many tokens it takes; undefined for unknown words. */
export function senseAt(
  all: readonly Token[],
  start: number,
): { readonly sense: Sense; readonly count: number } | undefined {
  const token = all[start];
  if (token === undefined) return undefined;
  const mark = token.kind === 'mark' ? marks.get(token.text) : undefined;
  if (mark !== undefined) return { sense: mark, count: 1 };
  for (const { words, sense } of byFirst.get(token.low) ?? []) {
    if (!words.every((word, index) => all[start + index]?.low === word)) continue;
    // "In the end" is a filler, and "in the End Phase" says when.
    if (sense.is === 'filler' && all[start + words.length]?.low === 'phase') continue;
    return { sense, count: words.length };
  }
  return undefined;
}

/** Numbers that players write as words, by their value. */
export const numberWords: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** All words of the phrases that the reader knows. */
export const wordsOfTheReader = (): ReadonlySet<string> =>
  new Set([...byFirst.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)));

/** Is this a word of the reader's own, so that alone and in lower case it is no card? */
export const isOwnWord = (word: string): boolean => byFirst.has(plain(word));
