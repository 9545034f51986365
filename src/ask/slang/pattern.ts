import effects from '../../../data/lexicon/effects-said.json' with { type: 'json' };
import { monsterTypes } from '../../vocabulary/monster-types.ts';

/** A phrase pattern of data/lexicon, compiled: what it finds stands in groups by the names of its slots. */
export type Pattern = RegExp;

/** Words that stand for one of a list, as data/lexicon/words.json has them. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

const owner = "(?:my own|my opponent's|their|his|her|my|the|an?|this|that|its|one of my)";
const card = `(?:the (?:gy |hand )?effects? of )?(?:${owner} )*(?:(?:second|other|another|face-?up|face-?down|(?:attack|defense) position|set|active|activated) )*#\\d(?![\\d~])(?:'s?)?(?: in (?:attack|defense) position)?`;

/** What a monster is said to be: "Level 4", "DARK", "Xyz". */
export const sortOfMonster = `(?:(?:level|rank) \\d+|light|dark|earth|water|fire|wind|link|xyz|fusion|synchro|ritual|pendulum|${monsterTypes.join('|').toLowerCase()})`;

/** Cards of which only the kind is said, "my face-down monsters"; or what an effect does, "a search". */
const kind = `(?:(?:an?|any|the) effects? of (?:an?|any) monster|(?:an? |any )?(?:${effects.flatMap(({ words }) => words).join('|')})(?: cards?| effects?)?|(?:${owner} )*(?:(?:all|any|own|other|opposing|face-?up|face-?down|set|effect|${sortOfMonster}|normal|continuous|quick[- ]?play|field|equip|counter|(?:attack|defense) position) )*(?:(?:monster'?s?|spells?|traps?|tokens?|scales?)(?: cards?)?|cards?)(?: in the gy(?! effects?))?(?: (?:effects?|activations?)(?:(?: (?:that (?:are|is) )?(?:activated|used))? (?:in|from|on) (?:(?:the|my|their|his|her|my opponent's) )?(?:gy|hand|field))?)?(?: in (?:attack|defense)(?: position)?)?)`;

/** What does something, of which only the kind is said: "traps", "my opponent's card effects". */
const source = `(?:(?:${owner}|any) )*(?:(?:own|other|opposing|normal|continuous|quick[- ]?play|field|equip|counter|card|monster|spell|trap) )*(?:effects?|cards?|monsters?|spells?|traps?)|my opponent`;

/** What a slot of a pattern stands for; a number behind its name tells two of a kind apart. */
const slots: Readonly<Record<string, string>> = {
  X: card,
  Y: card,
  Z: card,
  K: kind,
  S: `(?:${source})`,
  WHO: '(?:i|we|they|he|she|you|my opponent|p0|p1)',
  MY: "(?:my own|my opponent's|their|his|her|my)",
  SUMMON:
    "(?:(?:(?:an?|the|my opponent's|their) )?(?<way>normal|tribute|flip|special|fusion|ritual|synchro|xyz|link|pendulum|inherent special|inherent) |(?:an?|the|my opponent's|their) )summons?(?: of (?:an?|\\d|two|three|four|five|multiple) monsters?)?(?<effect> (?:from|by|with) (?:an? |the )?(?:card )?effects?)?",
  N: '(?:\\d[\\d,]*|one|two|three|four|five)',
  WORDS: '[^.;!?#]+?',
  CALLED: '#\\d',
  PLACE: '(?:(?:on|in) (?:(?:the|my) )?(?:field|gy|hand|deck)|banished)',
  HOW: '(?:link|xyz|synchro|fusion|ritual|pendulum|normal|special|tribute|flip)',
  ANY: '[^.;!?#]+?',
  SORT: `(?:(?:${sortOfMonster} )*(?:monsters?|tokens?)|${sortOfMonster})`,
  DONE: '(?:used|destroyed|banished|sent|tributed|detached|discarded|milled|(?:normal |special |tribute |flip )?summoned|negated|flipped|attacked|returned|bounced)',
};

/**
 * Compiles a pattern: words as they stand; `(a|b c)` one of them; `[a]` what may be left out; `<list>` a word of a list;
 * and slots: X, Y, Z a card with who has it, K cards of a kind, S what does something, WHO a player, MY whose, N a number, SORT a kind of monster, DONE a verb's past, WORDS anything without a card, ANY the same where it decides nothing.
 * @param whole the pattern is all of a question, and not a stretch of a text
 * @throws where the pattern names a list that is not there, or has a bracket that is not closed
 */
export function compile(written: string, lists: WordLists, whole = false): Pattern {
  const reader: Reader = {
    pieces: written.match(/[()[\]|]|<[a-z-]+>|[^\s()[\]|<>]+/g) ?? [],
    at: 0,
    lists,
    found: new Set(),
  };
  const body = alternatives(reader, '');
  if (reader.at < reader.pieces.length) throw new Error(`a bracket too many in "${written}"`);
  return whole ? new RegExp(`^${body}[?.! ]*$`, 'i') : new RegExp(`(?<![\\w#])${body}(?![\\w~])`, 'gi');
}

/** The words of which a pattern needs one each: a text without them needs no look. */
export function wordsNeeded(written: string, lists: WordLists): readonly (readonly string[])[] {
  const bare = written.replace(/[([][^()[\]]*[)\]]/g, ' ');
  if (bare !== written) return wordsNeeded(bare, lists);
  return bare.split(' ').flatMap((piece) => {
    const list = lists[/^<(.*)>$/.exec(piece)?.[1] ?? ''] ?? [piece.replace(/[.,?!]+$/, '')];
    const firsts = list.map((words) => words.split(' ')[0] ?? '');
    return firsts.every((word) => /^[a-z][a-z'-]*$/.test(word)) ? [firsts] : [];
  });
}

interface Reader {
  readonly pieces: readonly string[];
  at: number;
  readonly lists: WordLists;
  readonly found: Set<string>;
}

/** Ways to say the same, up to the bracket that closes them. */
function alternatives(r: Reader, close: string): string {
  const ways = [sequence(r)];
  while (r.pieces[r.at] === '|') {
    r.at += 1;
    ways.push(sequence(r));
  }
  if (close !== '' && r.pieces[r.at] !== close) throw new Error(`no ${close} in "${r.pieces.join(' ')}"`);
  if (close !== '') r.at += 1;
  return ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`;
}

/** What stands one behind the other: the space before a piece is left out with it. */
function sequence(r: Reader): string {
  let [said, isFirst] = ['', true];
  for (let piece = r.pieces[r.at]; piece !== undefined && !/^[)\]|]$/.test(piece); piece = r.pieces[r.at]) {
    r.at += 1;
    const isOptional = piece === '[';
    const form = isOptional ? alternatives(r, ']') : piece === '(' ? alternatives(r, ')') : leaf(piece, r);
    if (isOptional) said += isFirst ? `(?:${form} )?` : `(?: ${form})?`;
    else said += isFirst || /^[,.;?!]/.test(piece) ? form : ` ${form}`;
    isFirst &&= isOptional;
  }
  return said;
}

function leaf(piece: string, { lists, found }: Reader): string {
  const list = /^<(.*)>$/.exec(piece)?.[1];
  if (list !== undefined) {
    const words = lists[list];
    if (words === undefined) throw new Error(`data/lexicon/words.json has no list "${list}"`);
    return `(?:${words.map(escaped).join('|')})`;
  }
  const [, slot = '', number = '', behind = ''] = /^([A-Z]+)([12]?)(.*)$/.exec(piece) ?? [];
  const form = slots[slot];
  if (form === undefined) return escaped(piece);
  const name = `${slot}${number}`;
  if (found.has(name)) return `\\k<${name}>${escaped(behind)}`;
  found.add(name);
  return `(?<${name}>${form})${escaped(behind)}`;
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const thirdPerson = /^(?:he|she|my opponent|p0|p1)$/i;

/** `to` with its slots filled in, and `activate~` in the form that goes with the player before it. */
export const filled = (to: string, parts: Readonly<Record<string, string | undefined>>): string =>
  to
    // "X's effect" may have been found for X: the card alone is it, and has the effect.
    .replace(/\b[XYZ][12]?\b(?='s| is\b)/g, (slot) => parts[slot]?.replace(/'s?$/, '') ?? '')
    .replace(/\b(?:WHO|HOW|PLACE|MY|WORDS|SORT|CALLED|DONE|[XYZKN])[12]?\b/g, (slot) => parts[slot] ?? '')
    .replace(
      /\b(i|we|they|you|he|she|my opponent|p0|p1)( (?:then |also |now )?)([a-z]+)~/gi,
      (_, who: string, gap: string, verb: string) =>
        `${who}${gap}${thirdPerson.test(who) ? inThirdPerson(verb) : verb}`,
    );

const inThirdPerson = (verb: string): string =>
  verb === 'have' ? 'has' : /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
