import { z } from 'zod';
import { places } from '../vocabulary/places.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { besideSchema } from './beside.ts';
import { abilities, attributes, spellTrapProperties } from './facts.ts';

/** In what cards that are taken together may have to differ. */
export const differences = ['names', 'types', 'attributes'] as const;
export type Difference = (typeof differences)[number];

const basic = {
  cardType: z.enum(['monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** One of these names. */
  names: z.array(z.string().min(1)).min(1).optional(),
  /** Its name has this in it: the archetype as printed between quotation marks. */
  archetype: z.string().min(1).optional(),
  type: z.string().min(1).optional(),
  attribute: z.enum(attributes).optional(),
  /** Has all of these. */
  abilities: z.array(z.enum(abilities)).min(1).optional(),
  /** Has none of these. */
  notAbilities: z.array(z.enum(abilities)).min(1).optional(),
  property: z.enum(spellTrapProperties).optional(),
  levelAtMost: z.int().min(1).optional(),
  levelAtLeast: z.int().min(1).optional(),
  levels: z.array(z.int().min(1)).min(1).optional(),
  hasLevel: z.literal(true).optional(),
  /** "that can be Normal Summoned/Set": a monster of the Main Deck whose text does not keep it from that. */
  normalSummonable: z.boolean().optional(),
  rankAtMost: z.int().min(1).optional(),
  rankAtLeast: z.int().min(1).optional(),
  ranks: z.array(z.int().min(1)).min(1).optional(),
  linkAtMost: z.int().min(1).optional(),
  linkAtLeast: z.int().min(1).optional(),
  links: z.array(z.int().min(1)).min(1).optional(),
  atkAtMost: z.int().min(0).optional(),
  atkAtLeast: z.int().min(0).optional(),
  defAtMost: z.int().min(0).optional(),
  defAtLeast: z.int().min(0).optional(),
  controller: z.enum(['you', 'opponent']).optional(),
  owner: z.enum(['you', 'opponent']).optional(),
  faceUp: z.boolean().optional(),
  /** The battle position that it is in. */
  position: z.enum(['attack', 'defense']).optional(),
  /** Where it is, in a text whose alternatives differ in that ("you control or in your GY"). */
  in: z.array(z.enum(places.ids)).min(1).optional(),
  /** Its text mentions one of these cards. */
  mentions: z.array(z.string().min(1)).min(1).optional(),
  /** Its materials name one of these cards, or monsters of one of these series: "that lists "X" as material". */
  listsMaterial: z
    .strictObject({
      names: z.array(z.string().min(1)).min(1).optional(),
      archetypes: z.array(z.string().min(1)).min(1).optional(),
    })
    .optional(),
  /** It lies in the same column as the card whose text it is, or in a column next to that one. */
  column: z.enum(['own', 'next']).optional(),
  /** It has a counter of this name, or so many. */
  counter: z.strictObject({ name: z.string().min(1), atLeast: z.int().min(1).optional() }).optional(),
  /** How it stands to the card whose text it is by Link Arrows. */
  arrows: z.enum(['pointed-at', 'pointing', 'co-linked']).optional(),
  summoned: z.array(z.enum(summonWays.ids)).min(1).optional(),
  /** Any card but the one whose text it is. */
  other: z.literal(true).optional(),
  /** It is printed as a monster, whatever it counts as where it lies ("Monster Card"). */
  monsterCard: z.literal(true).optional(),
  /** It is an Equip Card: an Equip Spell, or a card that is equipped to a monster. */
  equipCard: z.literal(true).optional(),
  /** The kind of Monster Zone that it is in. */
  zone: z.enum(['main', 'extra']).optional(),
  /** It was Special Summoned from there. */
  summonedFrom: z.literal('extra-deck').optional(),
  /** How it stands to another card: "with less ATK than this card", "with a different name". */
  beside: besideSchema.optional(),
  /** No two of the cards that are taken agree in any of these: "with different names". */
  different: z.array(z.enum(differences)).min(1).optional(),
  /** Which of the cards that fit are taken is not chosen: "the top 3 cards", "1 random card". */
  taken: z.enum(['top', 'bottom', 'random']).optional(),
  /** Something that no field above can say, in our words. What depends on it stays open. */
  reads: z.string().min(1).optional(),
};
const alternatives = z.array(z.strictObject(basic)).min(2).optional();

/** With what a monster was Summoned: with the card whose text it is, with so many cards that fit, or with no others. */
export const madeOfSchema = z.strictObject({
  this: z.literal(true).optional(),
  cards: z.strictObject({ ...basic, anyOf: alternatives }).optional(),
  atLeast: z.int().min(1).optional(),
  only: z.literal(true).optional(),
});
export type MadeOf = z.infer<typeof madeOfSchema>;

const fields = {
  ...basic,
  /** What its materials or Tributes were: "that was Link Summoned using this card as material". */
  madeOf: madeOfSchema.optional(),
};

/** A filter without alternatives. */
export const plainFilterSchema = z.strictObject(fields);
export type PlainFilter = z.infer<typeof plainFilterSchema>;

/** Which cards a text speaks of: every field that is given must hold. `you` is the player whose effect it is. */
export const filterSchema = z.strictObject({
  ...fields,
  /** At least one of these holds as well: "LIGHT or DARK". */
  anyOf: z.array(plainFilterSchema).min(2).optional(),
  /** None of these holds: "except", "non-". */
  except: z.array(plainFilterSchema).min(1).optional(),
});
export type Filter = z.infer<typeof filterSchema>;
