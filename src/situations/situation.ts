import { z } from 'zod';
import { cardModelSchema } from '../card-model/card-model.ts';
import { questionSchema } from '../engine/question.ts';
import { actionSchema, idSchema, playerSchema } from '../engine/state/action.ts';
import { phases } from '../vocabulary/phases.ts';
import { places } from '../vocabulary/places.ts';
import { rulesets } from '../vocabulary/rulesets.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { monsterZones, spellTrapZones } from '../vocabulary/zones.ts';

const [id, player] = [idSchema, playerSchema];

/** A card as a situation sets it up. What is not given is assumed, and the verdict says so. */
export const cardSetupSchema = z.strictObject({
  id,
  /** The name of a card of the catalogue, or a card described (a test, "a Level 7 Gemini monster"). */
  card: z.union([z.string().min(1), cardModelSchema]),
  owner: player.exactOptional(),
  controller: player.exactOptional(),
  place: z.enum(places.ids),
  /** Nobody said that it is there: a text asks for it, and such cards usually are elsewhere. */
  placeAssumed: z.literal(true).exactOptional(),
  /** Of a monster on the field: its zone, from its controller's view. Left out: it was not said. */
  zone: z.enum(monsterZones.ids).exactOptional(),
  /** Of a card in a Spell & Trap Zone or Pendulum Zone: which one, from its controller's view. */
  spellTrapZone: z.enum(spellTrapZones.ids).exactOptional(),
  faceUp: z.boolean().exactOptional(),
  position: z.enum(['attack', 'defense']).exactOptional(),
  properlySummoned: z.enum(['yes', 'no', 'unknown']).exactOptional(),
  summoned: z.enum(summonWays.ids).exactOptional(),
  summonedAgain: z.boolean().exactOptional(),
  negated: z.boolean().exactOptional(),
  /** A Spell/Trap Card whose activation resolved before; left out: yes, if it is face-up on the field. */
  activated: z.boolean().exactOptional(),
  /** Of an Xyz Material, and of an Equip Card: the id of its monster. */
  attachedTo: id.exactOptional(),
  equippedTo: id.exactOptional(),
  /** Of an Xyz Monster: it has no materials. Left out: what is attached to it, or it was not said. */
  noMaterials: z.literal(true).exactOptional(),
  /** Counters on it, by name. */
  counters: z.record(z.string().min(1), z.int().min(1)).exactOptional(),
});
export type CardSetup = z.infer<typeof cardSetupSchema>;

const unseen = z.int().min(0).max(60).exactOptional();
/** What is known of a player besides the cards that are set up. What is left out was not said. */
const playerStateSchema = z.strictObject({
  lp: z.int().min(0).exactOptional(),
  /** How many monsters the player had Summoned this turn before what is told. */
  summons: z.int().min(0).exactOptional(),
  /** How many cards lie in a place beside those that are set up. */
  unseen: z
    .strictObject({ hand: unseen, deck: unseen, 'extra-deck': unseen, gy: unseen, banished: unseen })
    .exactOptional(),
});

/** What people describe: the cards where they are, what was done, and what is asked. */
export const situationSchema = z.strictObject({
  ruleset: z.enum(rulesets).default('tcg'),
  turnPlayer: player.default('P0'),
  phase: z.enum(phases.ids).default('main-1'),
  /** The number of the turn in the Duel; left out: it was not said. */
  turnNumber: z.int().min(1).max(999).exactOptional(),
  /** Normal Summons and Sets that each player has used this turn. */
  normalSummonsUsed: z
    .strictObject({ P0: z.int().min(0).default(0), P1: z.int().min(0).default(0) })
    .default({ P0: 0, P1: 0 }),
  /** How many each player may make this turn; 1 unless an effect gives more. */
  normalSummonsAllowed: z
    .strictObject({ P0: z.int().min(0).default(1), P1: z.int().min(0).default(1) })
    .default({ P0: 1, P1: 1 }),
  players: z
    .strictObject({ P0: playerStateSchema.exactOptional(), P1: playerStateSchema.exactOptional() })
    .exactOptional(),
  cards: z.array(cardSetupSchema).max(120),
  actions: z.array(actionSchema).max(200).default([]),
  question: questionSchema,
  /** What the reader of the question took for granted, in words. */
  assumed: z.array(z.string()).default([]),
});
export type Situation = z.infer<typeof situationSchema>;

/** A turn in which nobody has Normal Summoned so far, and each player may once. */
export const noNormalSummons: Pick<Situation, 'normalSummonsUsed' | 'normalSummonsAllowed'> = {
  normalSummonsUsed: { P0: 0, P1: 0 },
  normalSummonsAllowed: { P0: 1, P1: 1 },
};
