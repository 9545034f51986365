import type { CardModel } from '../../card-model/card-model.ts';
import { type ConceptId, isConcept, isMarked } from './vocabulary/concepts.ts';

/** What a named card is by its printed facts alone, as general questions call it: "fusion-monster", "toon", "trap". */
export const kindsOf = ({ facts }: CardModel): readonly ConceptId[] =>
  facts.cardType === 'monster'
    ? facts.abilities.flatMap((each) => kindNamed(`${each}-monster`, each))
    : kindNamed(`${facts.property}-${facts.cardType}`, facts.cardType);

const kindNamed = (...names: readonly string[]): readonly ConceptId[] =>
  names
    .map((each) => each.toLowerCase())
    .filter(isConcept)
    .slice(0, 1);

/** Kinds for which most rules are the same: that a named card is one of them changes nothing. */
export const isOrdinaryKind = (kind: ConceptId): boolean =>
  isMarked(kind, 'ordinary') || kind.endsWith('-spell') || kind.endsWith('trap');
