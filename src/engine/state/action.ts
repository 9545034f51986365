import { z } from 'zod';
import { causes } from '../../vocabulary/causes.ts';
import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import { eventNames } from '../../vocabulary/events.ts';
import { phases } from '../../vocabulary/phases.ts';
import { places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { tossResults } from '../../vocabulary/tosses.ts';
import { monsterZones, spellTrapZones } from '../../vocabulary/zones.ts';

/** The name of a card in a situation, and a player of it. */
export const idSchema = z.string().min(1).max(60);
export const playerSchema = z.enum(['P0', 'P1']);
const [id, player] = [idSchema, playerSchema];

/** Something that happened to a card (or, with a note, to none). */
const happensSchema = z
  .strictObject({
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
  })
  .readonly();

const summoning = {
  card: id,
  way: z.enum(summonWays.ids),
  player: player.exactOptional(),
  tributes: z.array(id).readonly().exactOptional(),
  materials: z.array(id).readonly().exactOptional(),
  /** The other monsters of the same Pendulum Summon. */
  together: z.array(id).min(1).readonly().exactOptional(),
  /** The Monster Zone that it is placed in, from the view of who Summons it. */
  zone: z.enum(monsterZones.ids).exactOptional(),
};

/** What is done in a Duel: applied as told. */
export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('activate'),
    card: id,
    /** Which part of the card (0 the first printed). Left out: the only activated one, or an effect that is not known. */
    part: z.int().min(0).exactOptional(),
    /** A Pendulum Monster in the hand is activated as a Spell. Left out: it is, where it has no effect to activate there. */
    asSpell: z.literal(true).exactOptional(),
    player: player.exactOptional(),
    /** What the cost did. Left out: what the effect's own cost says of this card. */
    cost: z.array(happensSchema).readonly().exactOptional(),
    targets: z.array(id).readonly().exactOptional(),
    /** The cards that were chosen for the effect's own cost, in the order in which the text needs them. */
    chosen: z.array(id).readonly().exactOptional(),
    /** The Spell & Trap Zone that a card from the hand is placed in, where that was said. */
    zone: z.enum(spellTrapZones.ids).exactOptional(),
    /** What was declared at activation: a card name, or a kind of card. */
    declared: z.string().min(1).exactOptional(),
  }),
  z.strictObject({
    do: z.literal('resolve'),
    /** What happened, moment by moment. Left out: what the effect's own text does. */
    happens: z.array(z.array(happensSchema).min(1).readonly()).readonly().exactOptional(),
    /** The cards that the player chose while it resolved, in the order in which the text needs them. */
    chosen: z.array(id).readonly().exactOptional(),
    /** For each "you can" of the text in order: was it done? Left out: it is where cards were chosen for it. */
    optional: z.array(z.boolean()).readonly().exactOptional(),
    /** Of each "A, or B" of the text in order: the place of what was picked, from 0. Left out: it was not said. */
    picked: z.array(z.int().min(0)).readonly().exactOptional(),
    /** What each coin and die of the text showed, in order. Left out: it was not said. */
    results: z.array(z.enum(tossResults)).readonly().exactOptional(),
    negated: z.enum(['activation', 'effect']).exactOptional(),
  }),
  z.strictObject({ do: z.literal('declare-summon'), ...summoning }),
  /** A Summon that nobody negated. */
  z.strictObject({ do: z.literal('summon'), ...summoning }),
  z.strictObject({ do: z.literal('complete-summon') }),
  z.strictObject({ do: z.literal('negate-summon'), by: id.exactOptional() }),
  /** Something that simply happened, outside a Chain: by battle, or by the game mechanics. */
  z.strictObject({
    do: z.literal('happen'),
    in: z.enum(['open', 'battle', 'summon']).exactOptional(),
    events: z.array(happensSchema).min(1).readonly(),
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
  /** In a replay the attack goes on, on this monster or directly; or the attacking player stops it. */
  z.strictObject({ do: z.literal('replay'), target: id.exactOptional() }),
  z.strictObject({ do: z.literal('stop-attack') }),
  /** The battle goes on up to a timing of the Damage Step, or to its end. */
  z.strictObject({
    do: z.literal('battle'),
    to: z.enum([...damageStepTimings.ids, 'over']),
    effects: z.enum(['mandatory', 'all']).exactOptional(),
  }),
]);
export type Action = z.infer<typeof actionSchema>;

/** What is told of such an action. */
export type Told<K extends Action['do']> = Omit<Extract<Action, { do: K }>, 'do'>;
