import { z } from 'zod';
import { listOf } from '../platform/list-of.ts';
import { type ExtraDeckWay, extraDeckWays } from '../vocabulary/summons.ts';
import { linkArrows } from '../vocabulary/zones.ts';

export const attributes = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;

/** The words in a monster's brackets beside its Type, and the Summoning method that names its card. */
export const abilities = listOf(
  'Normal Effect Flip Toon Spirit Union Gemini Tuner Pendulum Ritual Fusion Synchro Xyz Link Token',
);
export type Ability = (typeof abilities)[number];

export const spellTrapProperties = listOf('Normal Continuous Quick-Play Equip Field Ritual Counter');

/** A value that may be printed as "?". */
const stat = z.union([z.int().min(0), z.literal('?')]);

/** What is printed on a monster besides its text. */
export const monsterFactsSchema = z.strictObject({
  cardType: z.literal('monster'),
  attribute: z.enum(attributes).optional(),
  type: z.string().min(1).optional(),
  abilities: z.array(z.enum(abilities)).min(1),
  level: z.int().min(0).max(13).optional(),
  rank: z.int().min(0).max(13).optional(),
  link: z.int().min(1).max(8).optional(),
  /** The Link Arrows; left out where they are not known. */
  arrows: z.array(z.enum(linkArrows)).min(1).optional(),
  atk: stat.optional(),
  def: stat.optional(),
  scale: z.int().min(0).max(13).optional(),
});

/** What is printed on a Spell or Trap Card besides its text. */
export const spellTrapFactsSchema = z.strictObject({
  cardType: z.enum(['spell', 'trap']),
  property: z.enum(spellTrapProperties),
});

export const factsSchema = z.discriminatedUnion('cardType', [monsterFactsSchema, spellTrapFactsSchema]);
export type Facts = z.infer<typeof factsSchema>;
export type MonsterFacts = z.infer<typeof monsterFactsSchema>;

/** The zone where a card of this sort lies on the field, where it is nothing but what is printed on it. */
export function fieldPlaceOf(facts: Facts): 'monster-zone' | 'field-zone' | 'spell-trap-zone' {
  if (facts.cardType === 'monster') return 'monster-zone';
  return facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
}

/** How a monster of the Extra Deck is Summoned without an effect; undefined for other cards. */
export const extraDeckWay = (facts: Facts): ExtraDeckWay | undefined =>
  facts.cardType === 'monster' ? facts.abilities.map((each) => ways[each]).find((way) => way) : undefined;
const ways: Readonly<Partial<Record<Ability, ExtraDeckWay>>> = extraDeckWays;

/** Does the monster reside in the Extra Deck? */
export const isExtraDeckMonster = (facts: Facts): boolean => extraDeckWay(facts) !== undefined;

/** May the card be in the Extra Deck: does it reside there, or go there face-up as a Pendulum Monster? */
export const mayBeInExtraDeck = (facts: Facts): boolean =>
  isExtraDeckMonster(facts) || (facts.cardType === 'monster' && facts.abilities.includes('Pendulum'));

/** Is it a Field Spell, which has a zone of its own? */
export const isFieldSpell = (facts: Facts): boolean =>
  facts.cardType === 'spell' && facts.property === 'Field';
