import type { DamageStepCategory } from '../card-model/damage-step-categories.ts';
import type { Facts } from '../card-model/facts.ts';
import type { Instruction } from '../card-model/instruction.ts';
import type { Target } from '../card-model/part.ts';
import type { Place } from '../vocabulary/places.ts';
import type { ActivatedKind, Box, ReadEffect } from './card-text.ts';
import { readDamageStepText } from './damage-step.ts';
import { type ToldEvent, toldEvents } from './events.ts';
import type { HeadSort } from './head.ts';
import type { ReadLimit } from './limits.ts';
import { placesOf } from './places.ts';
import type { Span, Words } from './span.ts';
import { targetWords } from './targets.ts';

/** Words of an effect that the grammar of phrases turns into instructions. */
export interface Leaf extends Words {
  readonly role: 'condition' | 'cost' | 'resolution';
  /** What they have a player do; null where the reader of phrases did not know them. */
  readonly does: readonly Instruction[] | null;
  /** What they target, of a cost that was read, or of a bullet with its own. */
  readonly targets?: readonly Target[];
  /** What is paid for it, of a bullet with its own cost. */
  readonly pays?: readonly Instruction[];
  /** The line of the text that it stands in, of a line that begins with a bullet. */
  readonly bullet?: number;
}

/** What the reader of phrases makes of words. */
export interface Phrase {
  readonly instructions: readonly Instruction[];
  readonly targets: readonly Target[];
  /** What is paid for it, where the words have a cost of their own. */
  readonly pays?: readonly Instruction[];
}

/**
 * Turns the words of a leaf into instructions; null where it does not know them. The grammar of phrases is plugged in
 * here (read-leaf.ts).
 * @param given what the activation targets, for "it" and "that target"
 */
export type ReadPhrase = (role: Leaf['role'], text: string, given?: readonly Target[]) => Phrase | null;

/** A fact with the words of the original text that decide it. */
export interface Decided<T> {
  readonly is: T;
  readonly span: Span;
}

/** What is derived of an effect that starts a Chain Link. Spans are those of the original text of its box. */
export interface EffectFacts {
  readonly box: Box;
  readonly span: Span;
  readonly kind: Decided<ActivatedKind>;
  readonly spellSpeed: 1 | 2 | 3;
  readonly mandatory: Decided<boolean>;
  /** Does its text leave it to the player ("you can")? */
  readonly optional: boolean;
  readonly word: Decided<'when' | 'if' | 'each-time' | 'after' | 'during'> | null;
  readonly canMissTiming: boolean | null;
  readonly events: readonly ToldEvent[];
  readonly places: readonly Place[];
  readonly limits: readonly Decided<ReadLimit>[];
  readonly oncePerTurn: 'none' | 'soft' | 'hard';
  readonly targets: Decided<boolean>;
  readonly cost: Leaf | null;
  readonly damageStep: Decided<boolean> & { readonly category: DamageStepCategory };
  /** The words before the colon, piece by piece. */
  readonly head: readonly { readonly sort: HeadSort; readonly text: string; readonly span: Span }[];
  /** The words of its condition, of cost and targets, of what happens, and of each sentence that goes on with it. */
  readonly leaves: readonly Leaf[];
}

/** What stands before a semicolon without being a cost. */
const noCost = /^(?:up to )?target\b|^activate (?:this card by targeting|\d of|the following|this effect)\b/i;

/** Derives the facts of an effect. `original` gives a span of the normalised text as one of the original. */
export function factsOf(
  effect: ReadEffect,
  facts: Facts,
  original: (span: Span) => Span,
  readPhrase: ReadPhrase,
): EffectFacts {
  const { kind, box, clauses, head, limits, sentence, trailing } = effect;
  const headSpan = clauses.head?.span ?? sentence.span;
  const mandatory = (kind === 'trigger' || kind === 'flip') && !clauses.optional;
  const word = timingWord(effect);
  const targets = targetWords(effect);
  const step = readDamageStepText(effect, facts);
  const leaf = (role: Leaf['role'], { text, span }: Words, given?: readonly Target[]): Leaf => {
    const read = readPhrase(role, text, given);
    return {
      role,
      text,
      span: original(span),
      does: read?.instructions ?? null,
      ...(read === null || read.targets.length === 0 ? {} : { targets: read.targets }),
      ...(read?.pays === undefined ? {} : { pays: read.pays }),
    };
  };
  const activation = clauses.activation === null ? null : leaf('cost', clauses.activation);
  const later: Leaf[] = [];
  // "That target" is what the activation targets, be it told with a cost or in a sentence of its own.
  later.push(leaf('resolution', clauses.resolution, activation?.targets));
  for (const each of trailing)
    later.push({
      ...leaf('resolution', each, activation?.targets ?? later.find(({ targets: own }) => own)?.targets),
      ...(each.bullet ? { bullet: each.line } : {}),
    });
  const cost = activation === null || noCost.test(activation.text) ? null : activation;
  return {
    box,
    span: original(sentence.span),
    kind: { is: kind, span: original(headSpan) },
    spellSpeed: spellSpeedOf(kind, facts),
    mandatory: { is: mandatory, span: original(sentence.span) },
    optional: clauses.optional,
    word: word === null ? null : { is: word.is, span: original(word.span) },
    canMissTiming:
      kind === 'trigger' && !mandatory && word !== null && word.is !== 'during' ? word.is === 'when' : null,
    events: kind === 'ignition' || kind === 'activation' ? [] : toldEvents(head),
    places: placesOf(effect, facts),
    limits: limits.map(({ limit, span }) => ({ is: limit, span: original(span) })),
    oncePerTurn: oncePerTurnOf(limits.map(({ limit }) => limit)),
    targets: { is: targets !== null, span: original(targets ?? sentence.span) },
    cost,
    damageStep: { is: step.may, category: step.category, span: original(step.span) },
    head: head.map(({ sort, text, span }) => ({ sort, text, span: original(span) })),
    leaves: [
      ...(clauses.head === null ? [] : [leaf('condition', clauses.head)]),
      ...(activation === null ? [] : [activation]),
      ...later,
    ].filter(({ text }) => text !== ''),
  };
}

/** The timing word: of two, the one that stands with the event. */
function timingWord({ head }: ReadEffect): EffectFacts['word'] {
  const piece = head.find(({ sort }) => sort === 'timing') ?? head.find(({ sort }) => sort === 'phase');
  const found = /^(when|if|each time|after|during)\b/i.exec(piece?.text ?? '')?.[1]?.toLowerCase();
  if (piece === undefined || found === undefined) return null;
  const span: Span = [piece.span[0], piece.span[0] + found.length];
  if (found === 'each time') return { is: 'each-time', span };
  return found === 'when' || found === 'if' || found === 'after' || found === 'during'
    ? { is: found, span }
    : null;
}

function spellSpeedOf(kind: ActivatedKind, facts: Facts): 1 | 2 | 3 {
  if (kind === 'quick') return 2;
  if (kind !== 'activation' || facts.cardType === 'monster') return 1;
  if (facts.cardType === 'trap') return facts.property === 'Counter' ? 3 : 2;
  return facts.property === 'Quick-Play' ? 2 : 1;
}

/** Limits that count by turn: by name, by copy, or none. */
function oncePerTurnOf(limits: readonly ReadLimit[]): EffectFacts['oncePerTurn'] {
  const perTurn = limits.filter(({ per }) => per === 'turn');
  if (perTurn.length === 0) return 'none';
  return perTurn.some(({ scope }) => scope === 'name') ? 'hard' : 'soft';
}
