import type { CardModel } from '../../card-model/card-model.ts';
import type { Ability, Facts } from '../../card-model/facts.ts';
import type { Part } from '../../card-model/part.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { namesIn } from '../names/names-in.ts';
import type { Token } from '../text/tokens.ts';
import { type ConceptId, isMarked } from './vocabulary/concepts.ts';
import { isTerm } from './vocabulary/lexicon.ts';

/** What a named card is by its printed facts alone, as general questions call it. */
const kindsOf = ({ facts }: CardModel): readonly ConceptId[] =>
  facts.cardType === 'monster'
    ? facts.abilities.map((each) => monsterKinds[each])
    : [spellTrapKind(facts.cardType, facts.property)];

const monsterKinds: Readonly<Record<Ability, ConceptId>> = {
  Normal: 'normal-monster',
  Effect: 'effect-monster',
  Flip: 'flip-monster',
  Toon: 'toon',
  Spirit: 'spirit',
  Union: 'union',
  Gemini: 'gemini',
  Tuner: 'tuner',
  Pendulum: 'pendulum-monster',
  Ritual: 'ritual-monster',
  Fusion: 'fusion-monster',
  Synchro: 'synchro-monster',
  Xyz: 'xyz-monster',
  Link: 'link-monster',
  Token: 'token',
};

type SpellTrap = Exclude<Facts, { cardType: 'monster' }>;

function spellTrapKind(cardType: SpellTrap['cardType'], property: SpellTrap['property']): ConceptId {
  if (cardType === 'trap') {
    if (property === 'Counter') return 'counter-trap';
    return property === 'Continuous' ? 'continuous-trap' : 'trap';
  }
  return spellKinds[property] ?? 'spell';
}

const spellKinds: Partial<Readonly<Record<SpellTrap['property'], ConceptId>>> = {
  Normal: 'normal-spell',
  Continuous: 'continuous-spell',
  'Quick-Play': 'quick-play-spell',
  Equip: 'equip-spell',
  Field: 'field-spell',
  Ritual: 'ritual-spell',
};

/** Kinds for which most rules are the same: that a named card is one of them changes nothing. */
export const isOrdinaryKind = (kind: ConceptId): boolean =>
  isMarked(kind, 'ordinary') || kind.endsWith('-spell') || kind.endsWith('trap');

/** A named card: from which token, over how many. What its text says is nothing to a general question: it is played. */
export interface NamedCard {
  readonly start: number;
  readonly count: number;
  readonly name: string;
  /** What it is by its printed facts. */
  readonly kinds: readonly ConceptId[];
}

/**
 * The cards that a text names; undefined where one of them has a text that applies while it lies there, or that was not
 * read: what such a card does is played, and no general question. A name that is a term of the game too ("Toon", "Union")
 * is a card only between quotation marks.
 */
export function namedCards(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
): readonly NamedCard[] | undefined {
  const named: NamedCard[] = [];
  for (const { name, start, count } of namesIn(all, text, catalogue).cards) {
    if (!isQuoted(all, start, count) && isTermHere(all, start, count)) continue;
    const model = catalogue.exact(name);
    if (model?.parts.some(({ kind }) => applying.has(kind))) return undefined;
    named.push({ start, count, name, kinds: model === undefined ? [] : kindsOf(model) });
  }
  return named;
}

/** Parts of a card that may change what holds for cards of its kind. */
const applying: ReadonlySet<Part['kind']> = new Set<Part['kind']>(['continuous', 'unclassified', 'unread']);

const isQuoted = (all: readonly Token[], start: number, count: number): boolean =>
  all[start - 1]?.text === '"' && all[start + count]?.text === '"';

const isTermHere = (all: readonly Token[], start: number, count: number): boolean =>
  isTerm(all.slice(start, start + count).map(({ low }) => low));
