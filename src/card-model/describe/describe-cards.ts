import words from '../../../data/lexicon/described.json' with { type: 'json' };
import { places } from '../../vocabulary/places.ts';
import type { DescribedCards, EffectObject } from '../instruction.ts';
import type { Target } from '../part.ts';
import type { Verb } from '../verbs.ts';
import { exceptWords, filterWords } from './describe-filter.ts';

/** What cards are called by what was done to them before. */
const dealtWords: Readonly<Partial<Record<Verb, string>>> = words.dealt;

/** Says which cards an instruction is about. */
export function objectWords(what: EffectObject, apart?: Target['from']): string {
  if (what === 'this') return `this card${apart === undefined ? '' : fromWords(apart, 'you')}`;
  if (what === 'those') return 'it';
  if (what === 'event') return 'that card';
  if (what === 'targets') return 'the targets';
  if (what === 'equipped') return 'the equipped monster';
  if ('target' in what) return 'the target';
  if ('dealt' in what) return dealtWords[what.dealt] ?? 'it';
  if ('reads' in what) return what.reads;
  const { count: number, filter } = what;
  const top = filter.taken === 'random' ? undefined : filter.taken;
  const much = number === 'all' ? 'all' : number === 'any' ? 'any number of' : String(number);
  const count =
    top === undefined
      ? much
      : number === 1
        ? `the ${top}`
        : `the ${top} ${number === 'any' ? '' : number}`.trim();
  const most =
    what.extreme === undefined ? '' : ` with the ${what.extreme.which} ${what.extreme.stat.toUpperCase()}`;
  const group = what.among === undefined ? '' : ` (${groupOf(what.among)})`;
  const cards = cardsWords(what, what.from ?? apart);
  return `${what.upTo ? 'up to ' : ''}${count} ${top === undefined ? cards : cards.replace(' from ', ' of ')}${most}${group}`;
}

/** Which cards, and where they are: "monsters from your GY". */
export function cardsWords(
  { filter, count }: Pick<Extract<EffectObject, { count: unknown }>, 'filter' | 'count'>,
  from: Target['from'],
  how: 'from' | 'in' = 'from',
  article: '' | 'a ' = '',
): string {
  const where = from === undefined ? '' : fromWords(from, sideOf(filter), how);
  const { owner: _, except, anyOf, ...rest } = filter;
  // Where the place says whose the cards are, and where, their filter need not.
  const apart = anyOf?.every((each) => Object.keys(each).every((key) => ofPlace.has(key))) === true;
  const said = { ...rest, ...(anyOf === undefined || (apart && where !== '') ? {} : { anyOf }) };
  const whole = where === '' || isWholeField(from) ? { ...filter, except: undefined } : said;
  const lies = filter.controller === undefined || !isFieldOnly(from) ? where : '';
  return `${filterWords(whole, article, count !== 1)}${lies}${exceptWords(except)}`;
}

const ofPlace: ReadonlySet<string> = new Set(['owner', 'controller', 'in', 'faceUp']);

/** Whose they are, also where each of the alternatives says it. */
const sideOf = ({ owner, anyOf = [] }: DescribedCards['filter']): 'you' | 'opponent' | undefined => {
  const [first, ...others] = anyOf.map((each) => each.owner ?? each.controller);
  return owner ?? (others.every((each) => each === first) ? first : undefined);
};

const isWholeField = (from: Target['from']): boolean =>
  ['monster-zone', 'spell-trap-zone', 'field-zone'].every((zone) => from?.some((each) => each === zone));
const isFieldOnly = (from: Target['from']): boolean =>
  from?.every((each) => ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'].includes(each)) ===
  true;

function fromWords(
  from: NonNullable<Target['from']>,
  owner: 'you' | 'opponent' | undefined,
  how: 'from' | 'in' = 'from',
): string {
  if (isWholeField(from) && isFieldOnly(from)) return ' on the field';
  if (from.join() === 'monster-zone') return ' on the field';
  const whose = owner === undefined ? 'the' : owner === 'you' ? 'your' : "your opponent's";
  return ` ${how} ${whose} ${placeNames(from).join(' or ').replace('banished', 'banishment')}`;
}

/** The names of places, with all zones of the field as "field". */
export const placeNames = (from: NonNullable<Target['from']>): readonly string[] =>
  isWholeField(from)
    ? [...from.filter((each) => !isFieldOnly([each])).map(places.term), 'field']
    : from.map(places.term);

const groupOf = (among: NonNullable<DescribedCards['among']>): string =>
  typeof among === 'object' ? `of those that were ${shownWords[among.dealt] ?? 'shown'}` : words.among[among];
const shownWords: Readonly<Partial<Record<Verb, string>>> = words.shown;
