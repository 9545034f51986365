import lexicon from '../../../../data/lexicon/concepts.json' with { type: 'json' };

/** A table of the lexicon: `acts` are what is done and what happens, `kinds` are kinds of cards. */
type Tables = typeof lexicon;
export type ConceptId = { [Table in keyof Tables]: keyof Tables[Table] }[keyof Tables];

/**
 * A thing, kind, state, act or time that general questions speak of. `forms` are how players write it, in base forms:
 * `(a|b)` is one of two, `[a]` may be left out, `#` is a number. Articles and words that say nothing are left out.
 */
export interface Concept {
  readonly forms: readonly string[];
  /** What is so wherever this is: a Link Monster is an Extra Deck monster. */
  readonly is?: readonly string[];
  readonly marks?: readonly Mark[];
}

/**
 * `light`: a verb that says little, so that what it is said with is asked. `weightless`: it never changes anything. `aside`: it says
 * when or how, and is never asked alone. `nobodys`: it has no owner. `lies`: how a card lies. `ordinary`: a kind for which most rules
 * are the same.
 */
type Mark = 'light' | 'weightless' | 'aside' | 'nobodys' | 'lies' | 'ordinary';

/** Every concept by its id. */
export const concepts: Readonly<Record<ConceptId, Concept>> = Object.assign({}, ...Object.values(lexicon));

export const isConcept = (id: string): id is ConceptId => Object.hasOwn(concepts, id);
export const isAct = (id: ConceptId): boolean => Object.hasOwn(lexicon.acts, id);
export const isKind = (id: ConceptId): boolean => Object.hasOwn(lexicon.kinds, id);

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

export const isMarked = (id: ConceptId, mark: Mark): boolean => concepts[id].marks?.includes(mark) === true;
