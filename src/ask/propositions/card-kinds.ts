import type { CardModel } from '../../card-model/card-model.ts';
import type { Ability, Facts } from '../../card-model/facts.ts';
import { type ConceptId, isMarked } from './vocabulary/concepts.ts';

/** What a named card is by its printed facts alone, as general questions call it. */
export const kindsOf = ({ facts }: CardModel): readonly ConceptId[] =>
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
