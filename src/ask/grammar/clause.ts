import type { Verb } from '../../card-model/verbs.ts';
import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { BattleAsked, BattleChange, Remark } from '../text/battle-phrases.ts';
import type { CardKind } from '../text/card-kinds.ts';
import type { Asks, Join, Noun, Prep, Pronoun, Quality, VerbForm, Who } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';

/** Whose something is said to be. */
export type Owner = Who | 'own' | 'its';

export interface Said {
  readonly owner?: Owner;
  readonly qualities: readonly Quality[];
}

/** What a clause speaks of: a named card, what a pronoun stands for, a player, an effect, or something unnamed. */
export type Phrase =
  | ({ readonly kind: 'card'; readonly name: string; readonly way?: SummonWay } & Said)
  | ({ readonly kind: 'pronoun'; readonly which: Pronoun } & Said)
  | { readonly kind: 'player'; readonly who: Who }
  | ({
      readonly kind: 'effect';
      readonly trigger: boolean;
      readonly of?: Phrase;
      /** What it is said to do, and to answer: "its search", "the discard trigger". */
      readonly does?: readonly Verb[];
      readonly on?: readonly EventName[];
      /** Where and when it is said to be activated: "its hand effect", "its End Phase search". */
      readonly activatesIn?: Place;
      readonly activatesDuring?: Phase;
    } & Said)
  | ({
      readonly kind: 'thing';
      readonly noun: Noun;
      readonly count?: number;
      readonly of?: Phrase;
      readonly way?: SummonWay;
      /** Of ATK and DEF: which of them. */
      readonly stat?: 'atk' | 'def';
      /** Of counters: "Spell Counter". */
      readonly called?: string;
    } & Said)
  | { readonly kind: 'place'; readonly place: Place | 'field'; readonly owner?: Owner }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly owner?: Owner }
  | { readonly kind: 'turn'; readonly owner?: Owner; readonly number?: number }
  | { readonly kind: 'link'; readonly link: number };

export type Thing = Extract<Phrase, { kind: 'thing' }>;

/** "It". */
export const it: Phrase = { kind: 'pronoun', which: 'it', qualities: [] };

/** What a preposition adds: by what, from where, as what; and what it stands right behind. */
export interface Adjunct {
  readonly prep: Prep;
  readonly value: Phrase;
  readonly behind?: Phrase;
}

/** How a clause hangs on the one before it: in brackets, as "-ing", as what it is for. */
export type Hangs = 'detail' | 'ing' | 'purpose' | 'which';

/** Who does what to which card, where, how and when: one verb with all that belongs to it. */
export interface Clause {
  readonly is: 'clause';
  readonly verb: VerbId | 'be' | 'have';
  readonly form: VerbForm;
  readonly passive: boolean;
  readonly subject: readonly Phrase[];
  readonly objects: readonly Phrase[];
  readonly adjuncts: readonly Adjunct[];
  readonly qualities: readonly Quality[];
  readonly kinds: readonly CardKind[];
  readonly negated: boolean;
  /** "can", "will": what may or will be. */
  readonly modal: boolean;
  /** Its helping verb stands before its subject: it is what is asked. */
  readonly asked: boolean;
  /** What is asked for that is neither yes nor no. */
  readonly asks?: Asks;
  readonly hangs?: Hangs;
  /** How it is joined to the clause before it; `start` where a sentence begins with it. */
  readonly join: Join | 'start';
  /** The Chain Link that it is said to be. */
  readonly link?: number;
  readonly from: number;
  readonly to: number;
}

/** A clause while it is being read. */
export type Draft = {
  -readonly [Key in keyof Clause]: Clause[Key] extends readonly (infer T)[] ? T[] : Clause[Key];
};

/** A clause of which nothing but its place and how it is joined is known yet. */
export const emptyClause = (join: Join | 'start', from: number): Draft => ({
  is: 'clause',
  verb: 'be',
  form: 's',
  passive: false,
  subject: [],
  objects: [],
  adjuncts: [],
  qualities: [],
  kinds: [],
  negated: false,
  modal: false,
  asked: false,
  join,
  from,
  to: from,
});

/** What a text says, in its order. */
export type Statement =
  | Clause
  | { readonly is: 'time'; readonly at: Phrase; readonly begins: boolean; readonly from: number }
  | {
      readonly is: 'moment';
      readonly at: readonly BattleMoment[];
      readonly asked: boolean;
      readonly from: number;
    }
  | { readonly is: 'lp'; readonly who: Who; readonly lp: number; readonly from: number }
  | { readonly is: 'remark'; readonly remark: Remark; readonly from: number }
  | { readonly is: 'battle-change'; readonly change: BattleChange; readonly from: number }
  | { readonly is: 'asks-battle'; readonly asked: BattleAsked; readonly from: number }
  /** "(3000 ATK)", "(Level 4)", "(Counter Trap)": what is said to be printed on a card. */
  | {
      readonly is: 'printed';
      readonly of: Phrase;
      readonly value?: number;
      readonly kind?: CardKind;
      readonly from: number;
    }
  /** "P0's only monster", "no other monsters": there are no others than those that are told of. */
  | { readonly is: 'alone'; readonly owner?: Owner; readonly from: number };

/** Words that were not understood, where they stand. */
export interface NotUnderstood {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

type Adjoined = Pick<Clause, 'adjuncts'>;

/** What stands behind one of these prepositions. */
export const behind = ({ adjuncts }: Adjoined, ...preps: readonly string[]): readonly Phrase[] =>
  adjuncts.flatMap(({ prep, value }) => (preps.includes(prep) ? [value] : []));

/** Is anything said by one of these prepositions? */
export const hasAdjunct = ({ adjuncts }: Adjoined, ...preps: readonly string[]): boolean =>
  adjuncts.some(({ prep }) => preps.includes(prep));

/** A past form without "was" is passive where a card is its subject and nothing its object. */
export const isPassive = ({ verb, passive, form, objects, subject, adjuncts }: Clause): boolean =>
  passive ||
  verb === 'die' ||
  verb === 'come-back' ||
  (form === 'past' &&
    objects.length === 0 &&
    // "He searched" is done by him, "X added to the hand" to X.
    (verb !== 'add' || adjuncts.length > 0) &&
    subject.some(({ kind }) => kind === 'card' || kind === 'pronoun'));

export const patientsOf = (clause: Clause): readonly Phrase[] =>
  isPassive(clause) ? clause.subject : clause.objects;

/** A thing of which no more is said. */
export const aThing = (noun: Noun): Thing => ({ kind: 'thing', noun, qualities: [] });

/** Is it one of these things? */
export const isThing = <N extends Noun>(
  phrase: Phrase | undefined,
  ...nouns: readonly N[]
): phrase is Thing & { readonly noun: N } =>
  phrase?.kind === 'thing' && nouns.some((each) => each === phrase.noun);

/** The first place behind one of these prepositions. */
export const placeBehind = (clause: Adjoined, ...preps: readonly string[]) =>
  behind(clause, ...preps).find((each) => each.kind === 'place');

/** A table by verbs, with those that are read alike in one row. */
export const byVerb = <T>(
  rows: readonly (readonly [T, ...(readonly Clause['verb'][])])[],
): ReadonlyMap<Clause['verb'], T> =>
  new Map(rows.flatMap(([reader, ...verbs]) => verbs.map((verb) => [verb, reader] as const)));
