import { abilities, spellTrapProperties } from '../../card-model/facts.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { Recent } from '../../platform/lru-cache.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { readWhole } from '../grammar/grammar.ts';
import { clauseMeaning, type Meaning } from '../meaning/clause-meaning.ts';
import type { About } from './context.ts';
import type { Clause } from './deed-syntax.ts';
import { clause as clausePiece } from './verb-phrases.ts';
import { orders } from './verbs.ts';

export type ClauseKind = 'cost' | 'target' | 'resolution';
/** What a clause may be, by where it stands: before the semicolon a cost, targets, or both. */
export type ClausePlace = ClauseKind | 'activation';

/** A clause that was read whole: as it stands in the text, and what it means in the effect model. */
export interface ReadClause {
  readonly clause: Clause;
  readonly instructions: readonly Instruction[];
  readonly targets: readonly Target[];
}

/** Longer texts are not read: no clause of a card has so many characters. */
export const longest = 1500;

/** Reads one clause of card text, if printing the reading gives it back; null for what is not read whole. `given` are the targets. */
export function readClause(text: string, kind: ClausePlace, given?: readonly Target[]): ReadClause | null {
  const plain = normal(text);
  if (plain === '' || plain.length > longest) return null;
  for (const form of forms(plain)) {
    const read = readingOf(form);
    if (read === null) continue;
    const meaning = given === undefined ? read.alone : clauseMeaning(read.clause, given);
    if (meaning === null || !fitsKind(kind, meaning)) return null;
    return { clause: read.clause, ...meaning };
  }
  return null;
}

/** How many of the texts that were read last are kept: many stand word for word on several cards. */
export const kept = 1_000;

const recent = new Recent<Reading | null>(kept);

/** The clause that a text is, whole and so that printing it gives the text back; null where it is none. */
export const readingOf = (form: string): Reading | null => recent.of(form, readForm);

function readForm(form: string): Reading | null {
  const found = readWhole(clausePiece, form);
  return found === null || printClause(found.value) !== form ? null : new Reading(found.value);
}

/** A clause, and what it means: worked out when it is first asked for. */
class Reading {
  readonly clause: Clause;
  private asAlone: Meaning | null | undefined;
  private asStatic: Meaning | null | undefined;

  constructor(clause: Clause) {
    this.clause = clause;
  }

  /** What it means where nothing is said to be targeted. */
  get alone(): Meaning | null {
    if (this.asAlone === undefined) this.asAlone = clauseMeaning(this.clause, undefined);
    return this.asAlone;
  }

  /** What it means as a sentence of a card. @param about what it speaks of; the same for the same text */
  static(about: () => About): Meaning | null {
    if (this.asStatic === undefined) this.asStatic = clauseMeaning(this.clause, [], about());
    return this.asStatic;
  }
}

/** Says a clause as card text, beginning with a small letter where no term of the game begins it. */
export const printClause = (clause: Clause): string | null => clausePiece.print(clause);

/** A text as the grammar reads it: single spaces, no full stop at the end. */
export function normal(text: string): string {
  const spaced = (doubledSpace.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
  return spaced.endsWith('.') ? spaced.slice(0, -1) : spaced;
}

const doubledSpace = /\s\s|[^\S ]/;

/** First words that have a capital letter inside a sentence too. */
const terms: ReadonlySet<string> = new Set(
  [
    ...monsterTypes,
    ...abilities,
    ...spellTrapProperties,
    ...orders,
    'Special',
    'Spell',
    'Trap',
    'Level',
    'Rank',
  ]
    .map((term) => /^[A-Za-z]+/.exec(term)?.[0] ?? term)
    .filter((word) => /^[A-Z]/.test(word)),
);

/** With a small first letter ("Destroy it"), but as it stands where a term of the game begins it. */
export function forms(text: string): readonly string[] {
  const first = /^[A-Z][a-z]*(?![A-Z])/.exec(text)?.[0];
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const all = first === undefined ? [text] : terms.has(first) ? [text, small] : [small];
  return [...all, ...all.flatMap(withSubjectAgain)];
}

const twoDeeds =
  /^(?<lead>(?:[Ww]hile|[Ii]f) [^,;:]+, )?(?<subject>(?!\d|an? |another |any |up to )[^,;:]+?) (?<does>(?:gains?|loses?) [^,;]+?)(?<join>,? and|, also) (?<more>(?:gains?|loses?|cannot|(?:is|are) unaffected) .+)$/;

/** "It gains 400 ATK and loses 200 DEF": with "it" before both. */
function withSubjectAgain(text: string): readonly string[] {
  const { lead = '', subject, does, join, more } = twoDeeds.exec(text)?.groups ?? {};
  return subject === undefined ? [] : [`${lead}${subject} ${does}${join} ${subject} ${more}`];
}

/** A resolution targets nothing; a clause that targets has a target; a cost has something to pay. */
function fitsKind(kind: ClausePlace, { instructions, targets }: Omit<ReadClause, 'clause'>): boolean {
  switch (kind) {
    case 'activation':
      return instructions.length + targets.length > 0;
    case 'cost':
      return instructions.length > 0 && targets.length === 0;
    case 'target':
      return targets.length > 0;
    case 'resolution':
      return instructions.length > 0 && targets.length === 0;
  }
}
