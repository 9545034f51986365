import type { Facts } from '../card-model/facts.ts';
import { listOf } from '../platform/list-of.ts';
import type { Clauses } from './clauses.ts';
import type { HeadPiece } from './head.ts';
import type { LimitSentence, ReadLimit } from './limits.ts';
import type { Sentence } from './sentences.ts';
import type { Span } from './span.ts';

/** What is printed on a card, as far as its text is concerned. */
export interface PrintedCard {
  readonly name: string;
  readonly facts: Facts;
  /** The text, or the text of the monster box. */
  readonly text: string;
  /** The text of the Pendulum box. */
  readonly pendulum?: string;
}

export type Box = 'main' | 'pendulum';
export type ActivatedKind = 'activation' | 'ignition' | 'quick' | 'trigger' | 'flip';

/** What a sentence is, besides an effect that starts a Chain Link. */
export const staticSorts = listOf(
  'material limit summoning-condition summoning-procedure restriction condition hand-activation',
  'maintenance cannot-be-responded-to victory union-limit name heading continuous unclassified',
  'flavour unread',
);
export type StaticSort = (typeof staticSorts)[number];

/** A limit with the place that says it. */
export interface GivenLimit {
  readonly limit: ReadLimit;
  readonly span: Span;
}

/** An effect that starts a Chain Link, with the sentences that make it. */
export interface ReadEffect {
  readonly box: Box;
  readonly kind: ActivatedKind;
  readonly sentence: Sentence;
  readonly clauses: Clauses;
  readonly head: readonly HeadPiece[];
  /** Its text is known to be written as today. */
  readonly today: boolean;
  /** Of an activation: the sentence before it that says when. */
  readonly preface: Sentence | null;
  /** Sentences that go on with it. */
  readonly trailing: readonly Sentence[];
  /** How often, each with the sentence that says so. */
  readonly limits: readonly GivenLimit[];
}

/** A sentence that is no activated effect. */
export interface ReadSentence {
  readonly box: Box;
  readonly sort: StaticSort;
  readonly sentence: Sentence;
  readonly limit?: LimitSentence;
}

/** The text of a box as it is read. Spans are those of the normalised text. */
export interface ReadBox {
  readonly effects: readonly ReadEffect[];
  readonly statics: readonly ReadSentence[];
}

/** An effect while its box is being read: later sentences add to it. */
export type DraftEffect = Omit<ReadEffect, 'kind' | 'limits' | 'trailing'> & {
  kind: ActivatedKind;
  limits: GivenLimit[];
  trailing: Sentence[];
};
