import { z } from 'zod';
import rows from '../../data/lexicon/verb-facts.json' with { type: 'json' };
import { setOf } from '../platform/list-of.ts';
import { eventNames } from '../vocabulary/events.ts';
import { places } from '../vocabulary/places.ts';
import { aspects } from './aspects.ts';

const yes = z.literal(true).optional();

/** What is to be known of a verb of card text besides how it is played: each field is a column, and nothing else lists verbs. */
const verbRow = z
  .strictObject({
    /** What an instruction with it can touch; left out where its words alone say it. */
    touches: z.array(z.enum(aspects)).optional(),
    /** A Continuous Effect with it is played. */
    applied: yes,
    /** What it makes happen to the cards that it is about. */
    event: z.enum(eventNames).optional(),
    /** Where alone the cards are that it deals with, or where none of them is; without either, anywhere. */
    in: z.array(z.enum(places.ids)).optional(),
    notIn: z.enum(places.ids).optional(),
    /** What must be there for it, whatever its words say more: nothing; cards that are chosen for it; materials as well. */
    needs: z.enum(['nothing', 'chosen', 'materials']).optional(),
    /** It does something so many times, or so much of it, which may come to nothing. */
    amount: yes,
    /** A cost of it is paid with cards that can be counted. */
    pays: yes,
    /** It affects the cards: those that are unaffected by the effect are spared. */
    affects: yes,
    /** What it does lasts for a time; the others happen at once. */
    lasts: yes,
    /** What cards are when it was done to them. */
    said: z.string().optional(),
  })
  .readonly();

/** A verb of card text that an instruction can have; `described` is anything else, in our words, and never executed. */
export type Verb = keyof typeof rows;

const isVerb = (name: string): name is Verb => name in rows;
export const verbs: readonly Verb[] = Object.keys(rows).filter(isVerb);

/** The one table of verbs. How each is played stands in src/engine/instructions/executors.ts. */
export const verbFacts: Readonly<Record<Verb, z.infer<typeof verbRow>>> = z
  .record(z.literal(verbs), verbRow)
  .parse(rows);

/** The verbs of effects that Special Summon cards. */
export const cardSummonVerbs: readonly Verb[] = verbs.filter((verb) =>
  verbFacts[verb].event?.endsWith('-summoned'),
);
/** Those that take a card from where it is, unless a Special Summon does. */
export const takingVerbs: ReadonlySet<Verb> = setOf(
  'banish destroy discard return-to-deck return-to-hand send-to-gy tribute',
);
/** Those of effects that Special Summon at all, Tokens as well: what a text on Special Summons is about. */
export const specialSummonVerbs: readonly Verb[] = [...cardSummonVerbs, 'special-summon-token'];

/** What a verb is called in a sentence: "Special Summon", "send to the GY". */
export const verbWords = (verb: Verb): string =>
  verb
    .split('-')
    .map((word) => `${withArticle.has(word) ? 'the ' : ''}${asPrinted.get(word) ?? word}`)
    .join(' ');
const withArticle: ReadonlySet<string> = new Set(['gy', 'deck', 'hand']);
/** Words that cards print with capital letters. */
const printed = ['ATK', 'DEF', 'LP', 'GY', 'Deck', 'Fusion', 'Link', 'Normal', 'Pendulum', 'Ritual', 'Set'];
const asPrinted = new Map(
  [...printed, 'Special', 'Summon', 'Synchro', 'Token', 'Tribute', 'Xyz'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);
