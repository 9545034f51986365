import words from '../../../data/lexicon/described.json' with { type: 'json' };
import { setOf } from '../../platform/list-of.ts';
import { places } from '../../vocabulary/places.ts';
import { type Instruction, isDescribed, ofChosenOption } from '../instruction.ts';
import type { Verb } from '../verbs.ts';
import { cardsWords, objectWords } from './describe-cards.ts';

/** Says what an effect does, or what is paid for it, as card text says it: "the target loses 800 ATK, then draw 1 card". */
export const describeInstructions = (all: readonly Instruction[]): string =>
  withBothStats(all)
    .map((each, at, said) => {
      const { option, joined } = each;
      if (option !== undefined && option !== said[at - 1]?.option)
        return `${at === 0 ? '' : ' '}● ${describeInstruction(each)}`;
      return `${at === 0 ? '' : (joins.get(joined) ?? '; ')}${describeInstruction(each)}`;
    })
    .join('');

const joins: ReadonlyMap<string | undefined, string> = new Map(Object.entries(words.joins));

/** One line of the text is one change of both values: "gains 500 ATK/DEF" is ATK and, right behind it, DEF. */
function withBothStats(all: readonly Instruction[]): readonly Said[] {
  const said: Said[] = [];
  for (const each of all) {
    const last = said.at(-1);
    const same = last?.do === 'change-atk' && each.do === 'change-def' && each.joined === 'and';
    if (same && bare(last) === bare(each)) said[said.length - 1] = { ...last, both: true };
    else said.push(each);
  }
  return said;
}

type Said = Instruction & { readonly both?: true };

const bare = ({ do: _, joined: _joined, ...rest }: Instruction): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));

/** Says one thing that an effect does. */
export function describeInstruction(each: Said): string {
  const chosen = each.onlyIf === ofChosenOption ? undefined : each.onlyIf;
  const told = [chosen, each.delayed].filter((words) => words !== undefined).map((words) => `${words}, `);
  const ends = each.until === undefined || !lasts.has(each.do) ? '' : ` ${words.until[each.until]}`;
  const phrase = phraseOf(each);
  const order = each.may ? `you can ${isOrder(phrase) ? phrase : made(phrase)}` : phrase;
  return `${told.join('')}${order}${ends}`;
}

/** What begins with a verb can stand behind "you can"; what says how cards are has to be made so. */
const isOrder = (phrase: string): boolean => {
  const [first = ''] = phrase.split(' ');
  return !saysHow.has(first) && Number.isNaN(Number(first));
};
const saysHow: ReadonlySet<string> = setOf('the all any it its this that them they up');
const made = (phrase: string): string =>
  `make ${phrase.replace(' becomes ', ' become ').replace(' gains ', ' gain ').replace(' loses ', ' lose ')}`;

/** What changes for a time. What a text forbids says in its own words until when. */
const lasts: ReadonlySet<Verb> = setOf(
  'change-atk change-def change-level change-name negate-effects take-control',
);

type Say = (each: Said, cards: string) => string;

/** What is said of a player, by whether it is you: "you draw" is "draw", "your opponent draws" is not. */
const byPlayer =
  (verb: string, rest: (each: Said, cards: string) => string): Say =>
  (each, cards) => {
    const what = rest(each, cards);
    if (each.who === undefined || each.who === 'you') return `${verb} ${what}`;
    const third = `${/(?:s|sh|ch)$/.test(verb) ? `${verb}e` : verb}s`;
    return `${players[each.who]} ${each.who === 'both' ? verb : third} ${what}`;
  };

const { players, zones: zoneWords } = words;

/** How much: the number, or the words of the text where it must be counted. */
function howMuch({ amount, reads, times }: Said, unit: string): string {
  if (times === 'half') return `half your ${unit}`;
  if (reads !== undefined) return reads.replace(new RegExp(`\\b(${unit}), `), '$1 ');
  return amount === undefined ? unit : `${amount} ${unit}`;
}

/** "gains 500 ATK", "loses 300 ATK for each card in your hand", "its ATK becomes half". */
const ofStat =
  (stat: string): Say =>
  ({ amount, becomes, times, reads, both, exact }, cards) => {
    const name = both ? 'ATK/DEF' : stat;
    if (times !== undefined && reads === undefined)
      return `${times === 'half' ? 'halve' : 'double'} the ${name} of ${cards}`;
    if (becomes) return `the ${name} of ${cards} becomes ${reads ?? amount ?? 'another'}`;
    const [, way, much = '', rest = ''] = /^(gains|loses)(?: (\d+))?(?:, (.+))?$/.exec(reads ?? '') ?? [];
    const many = isMany(cards);
    if (way !== undefined)
      return `${cards} ${many ? way.replace(/s$/, '') : way} ${[much, name, rest].filter((word) => word !== '').join(' ')}`;
    if (amount === undefined) return `change the ${name} of ${cards} (${reads ?? 'in its own words'})`;
    const verb = amount < 0 ? 'lose' : 'gain';
    return `${cards} ${verb}${many ? '' : 's'}${exact ? ' exactly' : ''} ${Math.abs(amount)} ${name}${noted(reads)}`;
  };

const isMany = (cards: string): boolean =>
  /^(?:all|any number|up to|[2-9]|the targets|them\b|they\b|those)/.test(cards);

/** What the text says besides, in brackets where it has none of its own. */
const noted = (reads: string | undefined): string =>
  reads === undefined
    ? ''
    : ` ${reads.startsWith('(') && reads.endsWith(')') ? reads : `(${unended(reads)})`}`;

/** Without the full stop of a whole sentence. */
export const unended = (words: string): string => (words.endsWith('.') ? words.slice(0, -1) : words);

/** "Monsters, as many as there are Spells in your GY": of cards that are taken by a number that is counted. */
function numbered({ what, counted, value }: Said, cards: string): string {
  if (!isDescribed(what) || what.count !== 'any') return cards;
  const groups = typeof value?.each === 'object' && 'cards' in value.each ? value.each.cards : [];
  const dealt = counted !== undefined && 'each' in counted ? [objectWords(counted.each)] : [];
  const of = [...groups.map((group) => cardsWords({ ...group, count: 'all' }, group.from, 'in')), ...dealt];
  return of.length === 0
    ? cards
    : `${cards.split('any number of ').at(-1)}, ${what.upTo ? 'up to' : 'equal to'} the number of ${of.join(' and ')}`;
}

/** A verb with its cards, where they go, and what else the text says. */
const onCards =
  (verb: string, goal: (each: Said) => string = () => ''): Say =>
  (each, said) => {
    const [cards = '', ...except] = numbered(each, said).split(', except ');
    const words = [verb, cards, goal(each), cards === '' ? (each.reads ?? '') : noted(each.reads).trim()]
      .filter((part) => part !== '')
      .join(' ');
    return [words, ...except].join(', except ');
  };

const inPosition = ({ position, faceDown, faceUp }: Said): string =>
  position === undefined
    ? faceDown
      ? 'face-down'
      : ''
    : `${faceDown ? 'face-down ' : faceUp ? 'face-up ' : ''}${position === 'attack' ? 'Attack' : 'Defense'} Position`;

const onto = ({ onto: other }: Said): string => (other === undefined ? '' : objectWords(other));

const summoning =
  (verb: string): Say =>
  (each, cards) =>
    [
      onCards(verb)(each, cards),
      inPosition(each) === '' ? '' : `in ${inPosition(each)}`,
      each.who === 'opponent' ? "to your opponent's field" : '',
      each.zones === undefined ? '' : zoneWords[each.zones],
      each.ignoringConditions ? 'ignoring its Summoning conditions' : '',
      each.inAddition === undefined ? '' : 'in addition to your Normal Summon/Set',
      onto(each) === '' ? '' : `using ${onto(each)} as material`,
      each.treatedAs === undefined ? '' : `(this is treated as a ${capital(each.treatedAs)} Summon)`,
    ]
      .filter((words) => words !== '')
      .join(' ');

/** "Equal to its Level, cards" and "you discarded, the same number of cards": the number stands before what it is counted by. */
function countWords(reads: string): string {
  const [first = '', second, ...rest] = reads.split(', ');
  if (second === undefined || rest.length > 0) return reads;
  return second === 'cards' || second.startsWith('the same number of ') ? `${second} ${first}` : reads;
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "is treated as", "cannot attack": what holds for cards stands behind them; a whole sentence stands alone. */
const holding: Say = ({ reads = '' }, cards) =>
  cards === '' || /^(?:it|you|your opponent|neither|both players|this)\b/i.test(reads)
    ? reads
    : `${cards} ${isMany(cards) ? reads : reads.replace(/^inflict\b/, 'inflicts')}`;

/** The verbs of a table of data/lexicon/described.json that are said in one way. */
const rowsOf = <Row>(rows: Readonly<Record<string, Row>>, say: (row: Row) => Say) =>
  Object.fromEntries(Object.entries(rows).map(([verb, row]) => [verb, say(row)]));

/** How each verb is said. A verb that is not here is said as it is called, with its cards and its words. */
const phrases: Readonly<Partial<Record<Verb, Say>>> = {
  ...rowsOf(words.verbs.fixed, (phrase) => () => phrase),
  ...rowsOf(
    words.verbs.asRead,
    (phrase) =>
      ({ reads }) =>
        reads ?? phrase,
  ),
  ...rowsOf(words.verbs.onCards, ([verb = '', goal = '']) => onCards(verb, () => goal)),
  ...rowsOf(words.verbs.summoning, summoning),
  ...rowsOf(words.verbs.ofLp, (verb) => byPlayer(verb, (each) => howMuch(each, 'LP'))),
  'add-to-hand': onCards('add', ({ who }) => `to ${who === 'owner' ? "its owner's" : 'the'} hand`),
  attach: onCards('attach', (each) => `to ${onto(each) || 'it'} as material`),
  banish: onCards('banish', (each) => [inPosition(each), insteadOf(each)].filter(Boolean).join(' ')),
  'change-atk': ofStat('ATK'),
  'change-def': ofStat('DEF'),
  'change-level': (each, cards) =>
    each.amount === undefined && each.reads?.startsWith('gains, ')
      ? `the Level of ${cards} increases (${each.reads.slice('gains, '.length)})`
      : each.amount === undefined || each.becomes
        ? `the Level of ${cards} becomes ${each.amount ?? each.reads ?? 'another'}`
        : `${each.amount < 0 ? 'reduce' : 'increase'} the Level of ${cards} by ${Math.abs(each.amount)}`,
  'change-name': ({ name }, cards) => `the name of ${cards || 'it'} becomes "${name ?? 'another'}"`,
  'change-attribute': ({ reads }, cards) => `${cards} becomes ${reads ?? 'another Attribute'}`,
  'change-type': ({ reads }, cards) => `${cards} becomes ${reads ?? 'another Type'}`,
  'change-scale': ({ amount, becomes, reads }, cards) =>
    becomes || amount === undefined
      ? `the Pendulum Scale of ${cards} becomes ${amount ?? reads ?? 'another'}`
      : `${amount < 0 ? 'reduce' : 'increase'} the Pendulum Scale of ${cards} by ${Math.abs(amount)}`,
  'change-position': (each, cards) =>
    inPosition(each) === ''
      ? onCards('change the battle position of')(each, cards)
      : `change ${cards} to ${inPosition(each)}${noted(each.reads)}`,
  'change-status': holding,
  'conduct-normal-summons': ({ amount }) =>
    `you can conduct ${amount ?? 'more'} Normal Summons/Sets this turn`,
  described: ({ reads = '' }) => unended(reads),
  destroy: onCards('destroy', ({ to }) => (to === 'banished' ? 'and banish what was destroyed' : '')),
  detach: (each, cards) => {
    const said = cards.replace(/cards? \((materials?)\)/, '$1');
    const plain = ['card', 'cards'].find((word) => said.endsWith(` ${word}`));
    const what =
      plain === undefined ? said : `${said.slice(0, -plain.length)}${plain.replace('card', 'material')}`;
    return `detach ${what}${onto(each) === '' ? '' : ` from ${onto(each)}`}`;
  },
  discard: byPlayer('discard', (each, cards) => `${cards}${noted(each.reads)}`),
  draw: byPlayer('draw', ({ amount = 1, reads, toHand }) =>
    toHand !== undefined
      ? `cards until there are ${toHand} in the hand`
      : reads === undefined
        ? `${amount} card${amount === 1 ? '' : 's'}`
        : countWords(reads),
  ),
  equip: onCards('equip', (each) => {
    const given = Object.entries(each.gives ?? {}).map(([stat, by]) => `${by} ${stat.toUpperCase()}`);
    const gives = given.length === 0 ? '' : `, which gains ${given.join(' and ')}`;
    return onto(each) === '' ? '' : `to ${onto(each)}${gives}`;
  }),
  'inflict-damage': (each) => {
    const whom = each.who === undefined || each.who === 'you' ? 'yourself' : players[each.who];
    const [before = '', ...behind] = howMuch(each, 'damage').split('damage');
    return `inflict ${before}damage to ${whom}${behind.join('damage')}`;
  },
  'negate-named': ({ monstersOnly, named }) =>
    `negate the effects of ${monstersOnly ? 'monsters' : 'cards'} ${named === 'declared-type' ? 'of the declared type' : `with ${named === 'declared-name' ? 'the declared' : 'that'} name`}`,
  place: onCards(
    'place',
    ({ to, faceUp }) => `${to === undefined ? '' : `in the ${places.term(to)}`}${faceUp ? ' face-up' : ''}`,
  ),
  'place-counter': (each, cards) => `place ${countersOf(each)}${cards === '' ? '' : ` on ${cards}`}`,
  'remove-counter': (each, cards) => `remove ${countersOf(each)}${cards === '' ? '' : ` from ${cards}`}`,
  restrict: holding,
  'return-to-deck': (each, cards) => {
    const deck = each.to === 'extra-deck' ? 'Extra Deck' : 'Deck';
    const said = each.reads?.split(', ') ?? [];
    const end = said.at(-1);
    if (end !== 'on top of' && end !== 'on the bottom of')
      return onCards('return', () => `to the ${deck}`)(each, cards);
    return `place ${cards} ${end} the ${deck}${said.length === 1 ? '' : noted(said.slice(0, -1).join(', '))}`;
  },
  'set-lp': (each) =>
    `the LP of ${players[each.who ?? 'you']} become ${each.amount ?? each.reads ?? 'another number'}`,
  'shuffle-deck': ({ who }) => `shuffle ${who === 'opponent' ? "your opponent's" : 'the'} Deck`,
  'take-damage': (each) =>
    `${players[each.who ?? 'you']} take${each.who === 'opponent' ? 's' : ''} ${howMuch(each, 'damage')}`,
  'win-duel': byPlayer('win', () => 'the Duel'),
};

/** "2 Spell Counters on it": how many counters, and what the words say besides. */
function countersOf({ amount, reads = 'counter' }: Said): string {
  const [name = '', ...more] = reads.split(', ');
  const said =
    amount === undefined ? name : `${amount} ${amount === 1 ? name : name.endsWith('s') ? name : `${name}s`}`;
  return [said, ...more].join(' ');
}

const insteadOf = ({ insteadOf: instead }: Said): string =>
  instead === undefined ? '' : 'instead of sending it to the GY';

/** Words that begin with the verb itself say all of it: "activate 1 of these effects", "banish it when it leaves the field". */
function phraseOf(each: Said): string {
  const first = each.do.split('-')[0] ?? each.do;
  if (each.reads?.toLowerCase().startsWith(`${first} `) === true)
    return each.delayed === undefined ? each.reads : each.reads.replace(` ${each.delayed}`, '');
  const cards = each.what === undefined ? '' : objectWords(each.what, each.from);
  return (phrases[each.do] ?? onCards(each.do.replaceAll('-', ' ')))(each, cards);
}
