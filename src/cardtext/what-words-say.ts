import { z } from 'zod';
import table from '../../data/lexicon/card-text/says.json' with { type: 'json' };
import type { CardModel } from '../card-model/card-model.ts';
import { saysSchema } from '../card-model/sayings.ts';
import { Recent } from '../platform/lru-cache.ts';
import { pattern } from './forms.ts';

/** What words of one field speak of, by the rows of data/lexicon/card-text/says.json; many stand on several cards. */
function speaking(field: keyof typeof table): (words: unknown) => readonly string[] {
  const rows = Object.entries(z.record(z.string(), z.array(pattern)).parse(table[field]));
  const recent = new Recent<readonly string[]>(2_000);
  const spokenOf = (words: string) =>
    rows.flatMap(([saying, forms]) => (forms.some((form) => form.test(words)) ? [saying] : []));
  return (words) => (typeof words === 'string' ? recent.of(words, spokenOf) : []);
}

const saidIn = {
  reads: speaking('reads'),
  onlyIf: speaking('onlyIf'),
  sentences: speaking('sentences'),
  cards: speaking('cards'),
  events: speaking('events'),
  battles: speaking('battles'),
  parts: speaking('parts'),
  text: speaking('text'),
};

/** The model with what its words speak of, where no other field says it. */
export function withSayings(model: CardModel): CardModel {
  const { whenLost: _, ...spoken } = spokenIn(model);
  const { text, parts } = spoken;
  const all = JSON.stringify(parts, (key, value) => (key === 'says' ? undefined : value));
  const words = wordsWhenLost(spoken);
  return {
    ...spoken,
    ...saysOf([...saidIn.parts(all), ...saidIn.text(text?.main ?? all)]),
    ...(words === undefined ? {} : { whenLost: { words } }),
  };
}

const saysOf = (all: readonly string[]): Pick<CardModel, 'says'> => {
  const says = saysSchema.parse(all.length === 0 ? undefined : [...new Set(all)]);
  return says === undefined ? {} : { says };
};

/** A copy of a value in which everything that has words has what they speak of as well. */
function spokenIn<T>(value: T): T;
function spokenIn(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, field));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([key]) => key !== 'says');
  return {
    ...Object.fromEntries(
      own.map(([key, each]) => [key, within(each, key === 'of' && isOfCards(value) ? 'what' : key)]),
    ),
    ...saysOf(saidBy(Object.fromEntries(own), field)),
  };
}
const within: (value: unknown, field: string) => unknown = spokenIn;

/** What the words of an instruction, a part, a text on battles, a target, or cards in words speak of. */
function saidBy(each: Readonly<Record<string, unknown>>, field: string): readonly string[] {
  const { reads, onlyIf, words, what } = each;
  if (typeof each['do'] === 'string')
    return [
      ...saidIn.reads(reads),
      ...unaffectedBy(reads, each['do']),
      ...saidIn.onlyIf(onlyIf),
      ...saidIn.sentences([ownReads(what), reads].filter(Boolean).join(' ')),
    ];
  if (field === 'parts') return [...saidIn.reads(reads), ...unaffectedBy(reads, undefined)];
  if (field === 'battle') return saidIn.battles(words);
  if (field === 'on') return saidIn.events(reads);
  if (ofCards.has(field)) return saidIn.cards(reads ?? ownReads(each['filter']));
  return [];
}

const ofCards: ReadonlySet<string> = new Set(['each', 'onto', 'targets', 'what']);
/** Cards of which something is counted, or of which a text on battles speaks; `of` is a filter elsewhere. */
const isOfCards = (value: object): boolean => 'stat' in value || 'rating' in value || 'words' in value;

const ownReads = (each: unknown): unknown =>
  typeof each === 'object' && each !== null && 'reads' in each ? each.reads : undefined;

/** "This card is unaffected by", "it is unaffected by": where its own text says so of it. */
const ofThisCard =
  /\b(?:this (?:face-up )?(?:card|monster)(?: in [^,]*)?|\bthis (?:card|monster)\b[^.]*,(?: also)? it|, it) (?:is|will be) (?:also )?unaffected by ([^.]*)|^(?:also )?unaffected by ([^.]*)/i;
/** What is excepted, and where the card is, is no kind. */
const behindEffects = / except| while| if | as long as|\./;

/** By which effects the card is unaffected, or that of which a sentence with that verb says so: a kind in the words, or any where they name none. */
function unaffectedBy(words: unknown, verb: string | undefined): readonly string[] {
  if (typeof words !== 'string') return [];
  const by = verb === 'change-status' ? ofStatus(words) : ofThisCard.exec(words)?.slice(1).find(Boolean);
  if (by === undefined) return [];
  const [effects = ''] = (by.toLowerCase().split('unaffected by ').at(-1) ?? '').split(behindEffects);
  const kinds = ['monster', 'spell', 'trap'];
  const named = kinds.filter((kind) => effects.includes(kind));
  return (named.length === 0 ? kinds : named).map((kind) => `unaffected-by-${kind}`);
}
const ofStatus = (words: string): string | undefined =>
  words.toLowerCase().includes('unaffected') ? words : undefined;

/** Words of a card on what becomes of it when it leaves the field. */
const saysWhere =
  /\binstead of sending (?:it|this card) to the (?:GY|Graveyard)\b|\b(?:would (?:leave|be (?:sent|destroyed|banished|returned)|go)|(?:if|when) it leaves|leaves the field)\b.*\b(?:banish|shuffle|return|place|put)\b/is;

const wordsWhenLost = ({ text, parts }: CardModel): string | undefined =>
  text === undefined
    ? parts
        .flatMap((part) =>
          'does' in part ? part.does.map(({ reads = '' }) => reads) : 'reads' in part ? [part.reads] : [],
        )
        .find((words) => clausesOf(words).some((clause) => saysWhere.test(clause)))
    : clausesOf(text.main)
        .find((clause) => saysWhere.test(clause))
        ?.trim();

const clausesOf = (words: string): readonly string[] => words.split(/[.;]/);
