import { acts } from './acts.ts';
import { basics } from './basics.ts';
import type { Concept } from './concept.ts';
import { effects } from './effects.ts';
import { kinds } from './kinds.ts';
import { named } from './named-cards.ts';
import { places } from './places.ts';
import { states } from './states.ts';
import { summoning } from './summoning.ts';
import { texts } from './texts.ts';
import { things } from './things.ts';
import { times } from './times.ts';

const tables = {
  ...kinds,
  ...effects,
  ...places,
  ...times,
  ...things,
  ...states,
  ...summoning,
  ...acts,
  ...named,
  ...texts,
  ...basics,
} as const;

export type ConceptId = keyof typeof tables;

/** Every concept by its id. */
export const concepts: Readonly<Record<ConceptId, Concept>> = tables;

export const isConcept = (id: string): id is ConceptId => Object.hasOwn(concepts, id);
export const isAct = (id: ConceptId): boolean => Object.hasOwn(acts, id);
export const isKind = (id: ConceptId): boolean => Object.hasOwn(kinds, id);

/** A concept, and all that is so wherever it is. */
export const entailed = (id: ConceptId): ReadonlySet<ConceptId> => entailments.get(id) ?? new Set([id]);

const entailments = new Map(
  Object.keys(concepts)
    .filter(isConcept)
    .map((id) => [id, allThatIs(id)]),
);

function allThatIs(id: ConceptId): ReadonlySet<ConceptId> {
  const found = new Set<ConceptId>([id]);
  for (const each of found)
    for (const other of concepts[each].is ?? []) if (isConcept(other)) found.add(other);
  return found;
}

/** Verbs that say little: what they are said with is what is asked. */
const light: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'use',
  'put',
  'have',
  'conduct',
  'occur',
  'become',
  'send',
]);
export const isLight = (id: ConceptId): boolean => light.has(id);
