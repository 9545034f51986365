import { z } from 'zod';
import { cardModelSchema } from '../card-model/card-model.ts';
import { idSchema, playerSchema, questionSchema } from '../engine/question.ts';
import { causes } from '../vocabulary/causes.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import { eventNames } from '../vocabulary/events.ts';
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
  /** Counters on it, by name. */
  counters: z.record(z.string().min(1), z.int().min(1)).exactOptional(),
});
export type CardSetup = z.infer<typeof cardSetupSchema>;

/** Something that happened to a card (or, with a note, to none). */
const happensSchema = z.strictObject({
  event: z.enum(eventNames),
  card: id.exactOptional(),
  cause: z.enum(causes.ids).exactOptional(),
  by: id.exactOptional(),
  player: player.exactOptional(),
  to: z.enum(places.ids).exactOptional(),
  controller: player.exactOptional(),
  position: z.enum(['attack', 'defense']).exactOptional(),
  onto: id.exactOptional(),
  for: z.enum(summonWays.ids).exactOptional(),
  note: z.string().min(1).max(200).exactOptional(),
});

const summoning = {
  card: id,
  way: z.enum(summonWays.ids),
  player: player.exactOptional(),
  tributes: z.array(id).exactOptional(),
  materials: z.array(id).exactOptional(),
  /** The other monsters of the same Pendulum Summon. */
  together: z.array(id).min(1).exactOptional(),
  zone: z.enum(monsterZones.ids).exactOptional(),
};

/** A told action: applied as told. The forms are those of the engine's `Action`. */
export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('activate'),
    card: id,
    part: z.int().min(0).exactOptional(),
    asSpell: z.literal(true).exactOptional(),
    player: player.exactOptional(),
    cost: z.array(happensSchema).exactOptional(),
    targets: z.array(id).exactOptional(),
    chosen: z.array(id).exactOptional(),
    zone: z.enum(spellTrapZones.ids).exactOptional(),
    declared: z.string().min(1).exactOptional(),
  }),
  z.strictObject({
    do: z.literal('resolve'),
    happens: z.array(z.array(happensSchema).min(1)).exactOptional(),
    chosen: z.array(id).exactOptional(),
    optional: z.array(z.boolean()).exactOptional(),
    picked: z.array(z.int().min(0)).exactOptional(),
    negated: z.enum(['activation', 'effect']).exactOptional(),
  }),
  z.strictObject({ do: z.literal('declare-summon'), ...summoning }),
  z.strictObject({ do: z.literal('summon'), ...summoning }),
  z.strictObject({ do: z.literal('complete-summon') }),
  z.strictObject({ do: z.literal('negate-summon'), by: id.exactOptional() }),
  z.strictObject({
    do: z.literal('happen'),
    in: z.enum(['open', 'battle', 'summon']).exactOptional(),
    events: z.array(happensSchema).min(1),
  }),
  z.strictObject({ do: z.literal('phase'), phase: z.enum(phases.ids) }),
  z.strictObject({ do: z.literal('end-turn'), player: player.exactOptional() }),
  z.strictObject({ do: z.literal('pass'), player }),
  z.strictObject({
    do: z.literal('lp'),
    player,
    how: z.enum(['loses', 'gains', 'pays', 'takes']),
    lp: z.int().min(0),
    by: id.exactOptional(),
  }),
  z.strictObject({
    do: z.literal('counters'),
    card: id,
    how: z.enum(['placed', 'removed']),
    counters: z.strictObject({ count: z.int().min(1), name: z.string().min(1) }),
  }),
  z.strictObject({ do: z.literal('attack'), card: id, target: id.exactOptional() }),
  z.strictObject({ do: z.literal('negate-attack'), by: id.exactOptional() }),
  z.strictObject({ do: z.literal('replay'), target: id.exactOptional() }),
  z.strictObject({ do: z.literal('stop-attack') }),
  z.strictObject({
    do: z.literal('battle'),
    to: z.enum([...damageStepTimings.ids, 'over']),
    effects: z.enum(['mandatory', 'all']).exactOptional(),
  }),
]);

const unseen = z.int().min(0).max(60).exactOptional();
/** What is known of a player besides the cards that are set up. What is left out was not said. */
const playerStateSchema = z.strictObject({
  lp: z.int().min(0).exactOptional(),
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
