import { z } from 'zod';
import { causes } from '../vocabulary/causes.ts';
import { eventNames } from '../vocabulary/events.ts';
import { phases } from '../vocabulary/phases.ts';
import { places } from '../vocabulary/places.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { filterSchema, madeOfSchema } from './filter.ts';
import { battleTextSchema, instructionSchema } from './instruction.ts';
import { banSchema, materialBarSchema } from './lasting/lasting-fields.ts';
import { replacementSchema } from './lasting/replacement.ts';
import { duringSchema, linkConditionSchema, unanswerableSchema } from './link-condition.ts';
import { saysSchema } from './sayings.ts';
import { eitherSchema, groupSchema } from './value.ts';

/** An event that a Trigger Effect answers. Fields that are not given do not matter. */
export const triggerEventSchema = z.strictObject({
  event: z.enum(eventNames),
  /** What it happens to: this card itself, or any card that fits. */
  of: z.union([z.literal('this'), filterSchema]),
  /** Where the card was before ("from the hand or field"). */
  from: z.array(z.enum(places.ids)).min(1).optional(),
  /** Where it is afterwards, for events that leave it open ("banished from the field"; "destroyed and sent to the GY"). */
  to: z.array(z.enum(places.ids)).min(1).optional(),
  by: z.array(z.enum(causes.ids)).min(1).optional(),
  /** Whose card, effect or attack brought it about. */
  byWhom: z.enum(['you', 'opponent']).optional(),
  /** What the card was right before. */
  was: filterSchema.optional(),
  /** The card whose effect brought it about; of a battle, the monster that did. */
  byCard: z.union([z.enum(['this', 'equipped']), filterSchema]).optional(),
  /** How the material was used ("for a Synchro Summon"). */
  for: z.array(z.enum(summonWays.ids)).min(1).optional(),
  /** For the Summon of which monster it was used ("for the Link Summon of a Cyberse monster"). */
  forCard: filterSchema.optional(),
  /** Of a Normal Summon: with so many Tributes. */
  tributes: z.int().min(0).optional(),
  /** Of a Summon: what it was made with. */
  madeOf: madeOfSchema.optional(),
  /** Of an attack: the monster that is attacked. */
  attacked: z.union([z.literal('this'), filterSchema]).optional(),
  /** Of an attack: the monsters that it involves, whichever of them attacks. */
  involves: z
    .array(z.union([z.enum(['this', 'equipped']), filterSchema]))
    .min(1)
    .max(2)
    .optional(),
  /** Of an attack on the card itself: how it lies, as its words say too. */
  lies: z.enum(['attack', 'defense']).optional(),
  /** Of LP: whose change it is, and how they change. */
  lp: z
    .strictObject({ how: z.enum(['damage', 'gain', 'payment']), who: z.enum(['you', 'opponent']).optional() })
    .optional(),
  /** Of an activation: what is asked of the Chain Link. */
  link: linkConditionSchema.optional(),
  /** Of a Summon: it was declared, and may still be negated ("would be Summoned"). */
  declared: z.literal(true).optional(),
  /** Of a Summon: "exactly 1 monster", not several at the same time. */
  alone: z.literal(true).optional(),
  /** A further condition on the event, in our words; taken for granted and said. */
  reads: z.string().min(1).optional(),
  says: saysSchema,
});
export type TriggerEvent = z.infer<typeof triggerEventSchema>;

/** The further condition on an attack that it is a direct one. */
export const directAttack = 'the attack is a direct attack';

/** What an activation targets. */
export const targetSchema = z.strictObject({
  count: z.union([z.int().min(1), z.literal('any')]),
  upTo: z.literal(true).optional(),
  from: z.array(z.enum(places.ids)).min(1).optional(),
  filter: filterSchema.default({}),
  /** No more of them than there are of these: "up to the number of monsters you control". */
  bound: z.array(groupSchema).min(1).optional(),
  /** Its words are those of deeds: what these take has to be there. */
  inDeeds: z.literal(true).optional(),
  /** What the words in `filter` speak of. */
  says: saysSchema,
});
export type Target = z.infer<typeof targetSchema>;

/** What stands for the targets of an effect that is chosen when it is activated: another one may have none. */
export const ofChosenEffect = 'what the chosen effect targets';

/** How often an effect may be activated or used. */
export const limitSchema = z.strictObject({
  /** `card`: each copy for itself; `name`: all cards of the name together. */
  scope: z.enum(['card', 'name']),
  /** "use" counts also when the activation was negated, "activate" does not. */
  counts: z.enum(['use', 'activate']),
  per: z.enum(['turn', 'chain', 'duel', 'while-face-up', 'phase']),
  times: z.int().min(1).default(1),
  /** Effects with the same group share the limit. */
  group: z.string().min(1).optional(),
  /** The name that counts, where the effect was given by another card. */
  named: z.string().min(1).optional(),
  /** Of the effects whose limits say so, one at most is activated in a Chain. */
  oneInChain: z.literal(true).optional(),
  /** Each of the effects of which one is chosen is used once; `times` counts all. */
  each: z.literal(true).optional(),
});
export type Limit = z.infer<typeof limitSchema>;

/** Where words stand in the printed text of a box: from the first character to the one after the last. */
const spanSchema = z.tuple([z.int().min(0), z.int().min(0)]);
/** Where a part stands in the printed text, and which words of it decide what. */
const printedSchema = z.strictObject({
  box: z.enum(['main', 'pendulum']),
  span: spanSchema,
  /** The words that decide: when, how often, what is paid, what is targeted, and what of the Damage Step. */
  decides: z.array(spanSchema).default([]),
});
export type Printed = z.infer<typeof printedSchema>;

/** A condition in the words of the text, and what all has to hold for it. */
const needSchema = z.strictObject({ words: z.string().min(1), holds: eitherSchema });
export type Need = z.infer<typeof needSchema>;

/** What it makes of battles while it applies, where it speaks of them. */
const battleTexts = z.array(battleTextSchema).min(1).optional();

const activated = {
  /** What the effect is called in replies: `1st effect` is made of its place, this is a short label of ours. */
  label: z.string().min(1).optional(),
  /** Conditions other than the event, in our words; taken for granted unless the situation says otherwise. */
  conditions: z.array(z.string().min(1)).default([]),
  /** Those of the conditions that the state of the Duel settles. */
  needs: z.array(needSchema).min(1).optional(),
  /** When it may be activated, where the text names phases or a turn. */
  during: duringSchema.optional(),
  /** Where it may be activated. Left out: where the kind of effect is activated by rule (see activation-places.ts). */
  activatesIn: z.array(z.enum(places.ids)).min(1).optional(),
  /** Its card lies face-down when it is activated: "this face-down card". */
  whileFaceDown: z.literal(true).optional(),
  cost: z.array(instructionSchema).default([]),
  targets: z.array(targetSchema).default([]),
  does: z.array(instructionSchema).default([]),
  limit: limitSchema.optional(),
  /** Its card must be face-up on the field also when the effect resolves, not only when it is activated. */
  mustBeFaceUpToResolve: z.literal(true).optional(),
  /** What else has to hold when it resolves, as when it was activated, in the words of the text. */
  heldToResolve: z.string().min(1).optional(),
  /** What the text says of the Damage Step itself: not then, then alone, "even" then. */
  damageStep: z.enum(['except', 'only', 'also']).optional(),
  /** What it answers, in the words of the text, where no event says it: whether that happened stays open. */
  unreadTiming: z.string().min(1).optional(),
  /** The events of which one it would be; left out: it may be anything. */
  unreadEvents: z.array(z.enum(eventNames)).min(1).optional(),
  battle: battleTexts,
  printed: printedSchema.optional(),
};

export const ignitionSchema = z.strictObject({
  kind: z.literal('ignition'),
  ...activated,
  /** "This is a Quick Effect if ...": when it is one, where the state of the Duel settles that. */
  quickIf: needSchema.partial({ holds: true }).optional(),
});
export const quickSchema = z.strictObject({
  kind: z.literal('quick'),
  ...activated,
  mandatory: z.literal(true).optional(),
  /** What it answers ("When a card or effect is activated"): events, or in our words. */
  on: z.array(triggerEventSchema).default([]),
});
export const triggerSchema = z.strictObject({
  kind: z.literal('trigger'),
  ...activated,
  mandatory: z.boolean(),
  /** The printed timing word. `during` for a phase or step. */
  word: z.enum(['when', 'if', 'each-time', 'during']),
  on: z.array(triggerEventSchema).default([]),
  /** The phase in which it activates, for `during`. */
  phase: z.enum(phases.ids).optional(),
});
export const flipSchema = z.strictObject({ kind: z.literal('flip'), ...activated, mandatory: z.boolean() });
export const activationSchema = z.strictObject({
  kind: z.literal('activation'),
  ...activated,
  /** Events or activations that the card must answer, where its text names one. */
  word: z.enum(['when', 'if', 'during']).optional(),
  on: z.array(triggerEventSchema).default([]),
});

/** An effect that applies without being activated, while its card is in its place. */
export const continuousSchema = z.strictObject({
  kind: z.literal('continuous'),
  label: z.string().min(1).optional(),
  conditions: z.array(z.string().min(1)).default([]),
  /** Where it applies; left out: while face-up on the field. */
  appliesIn: z.array(z.enum(places.ids)).min(1).optional(),
  does: z.array(instructionSchema).min(1),
  printed: printedSchema.optional(),
});

/** What is done each time that something happens, at once and without being activated, while its card is in its place. */
export const eachTimeSchema = z.strictObject({
  kind: z.literal('each-time'),
  on: z.array(triggerEventSchema).min(1),
  /** Of an activation: when it has resolved. */
  resolved: z.literal(true).optional(),
  /** As many times as there are cards that it happens to at once. */
  forEach: z.literal(true).optional(),
  does: z.array(instructionSchema).min(1),
  printed: printedSchema.optional(),
});

/** An effect of no category: applies when its condition is met, without a Chain ("if this card would leave the field"). */
export const unclassifiedSchema = z.strictObject({
  kind: z.literal('unclassified'),
  label: z.string().min(1).optional(),
  reads: z.string().min(1),
  says: saysSchema,
  /** Of an Equip Card: it is destroyed in place of its monster, if that would be destroyed by this. */
  destroyedFor: z
    .array(z.enum(['battle', 'effect']))
    .min(1)
    .optional(),
  replaces: replacementSchema.optional(),
  /** Where its card goes in place of leaving the field otherwise, or to the GY; `elsewhere`: words alone say where. */
  goesInstead: z.enum(['banished', 'elsewhere']).optional(),
  battle: battleTexts,
  printed: printedSchema.optional(),
});

/** Words that the bot could not read: they may be anything. */
export const unreadSchema = z.strictObject({
  kind: z.literal('unread'),
  reads: z.string().min(1),
  says: saysSchema,
  ...instructionSchema.pick({ touches: true, upon: true, denies: true, holds: true }).shape,
  /** They begin with a time: it may be a Trigger Effect. */
  timed: z.literal(true).optional(),
  replaces: replacementSchema.optional(),
  battle: battleTexts,
  printed: printedSchema.optional(),
});

const givable = [ignitionSchema, quickSchema, triggerSchema, continuousSchema, unreadSchema] as const;
/** An effect that a card gives to the monster that is Summoned with it as material. */
export const givenSchema = z.strictObject({
  to: filterSchema,
  /** By which Summon; left out: by any. */
  ways: z.array(z.enum(summonWays.ids)).min(1).optional(),
  /** Only if it was used on the field. */
  onField: z.literal(true).optional(),
  /** Of the cards with its name one gives it in a turn. */
  once: z.literal(true).optional(),
  part: z.discriminatedUnion('kind', givable),
});
export type Given = z.infer<typeof givenSchema>;

/** Text that is not an effect. */
export const notAnEffectSchema = z.strictObject({
  kind: z.literal('not-an-effect'),
  what: z.enum([
    'summoning-condition',
    'summoning-procedure',
    'limit',
    /** What may not be done in the turn of an activation ("you cannot Special Summon the turn you activate this"). */
    'restriction',
    'material',
    'maintenance',
    'cannot-be-responded-to',
    'victory',
    'union-limit',
    'name',
    /** What a card asks for to be activated or equipped at all. */
    'activation-condition',
    /** A Trap or Quick-Play Spell that may be activated from the hand, in either turn. */
    'hand-activation',
    /** What the monster gains that is Summoned with the card. */
    'given',
  ]),
  /** What the text does, in our words. */
  reads: z.string().min(1),
  says: saysSchema,
  /** Of `cannot-be-responded-to`: who cannot respond with what. Left out: the words say it alone. */
  unanswerable: unanswerableSchema.optional(),
  /** Of `activation-condition`: it tells the timing, which the activation has (`on`). */
  isTiming: z.literal(true).optional(),
  /** Of `activation-condition`: it says what the card can be equipped to, which the targets of the activation have. */
  saysTargets: z.literal(true).optional(),
  /** Of `hand-activation`, `activation-condition` and `victory`: what has to hold for it; left out where the words alone say it, or nothing has to. */
  needs: needSchema.optional(),
  /** Of `name`: what the card always is as well, in every place: of these names, and a card of these series. */
  treatedAs: z
    .strictObject({
      names: z.array(z.string().min(1)).optional(),
      series: z.array(z.string().min(1)).optional(),
    })
    .optional(),
  /** Of a restriction: "You cannot Pendulum Summon monsters, except" these. */
  pendulumSummonsOnly: filterSchema.optional(),
  /** "You can only control 1" of these cards. */
  onlyOne: filterSchema.optional(),
  /** It is on the whole field that there can be only one of them. */
  onlyOneOn: z.literal('field').optional(),
  /** As what material the card cannot be used. */
  barsMaterial: materialBarSchema.optional(),
  /** Of a Summoning condition: no field says what it forbids. */
  partly: z.literal(true).optional(),
  /** Of a restriction: what it forbids, before and after, in the turn in which the card or its effect (`inTurnOf`) is activated; else while the card is face-up on the field. */
  bans: banSchema.optional(),
  inTurnOf: z.enum(['card', 'effect']).optional(),
  /** Of `given`: the effect, and to which monsters. */
  gives: givenSchema.optional(),
  printed: printedSchema.optional(),
});

export const partSchema = z.discriminatedUnion('kind', [
  ignitionSchema,
  quickSchema,
  triggerSchema,
  flipSchema,
  activationSchema,
  continuousSchema,
  eachTimeSchema,
  unclassifiedSchema,
  notAnEffectSchema,
  unreadSchema,
]);
/** One part of a card's text as the bot reads it. */
export type Part = z.infer<typeof partSchema>;
export type ActivatedEffect = Extract<
  Part,
  { kind: 'ignition' | 'quick' | 'trigger' | 'flip' | 'activation' }
>;
export type TriggerEffect = Extract<Part, { kind: 'trigger' | 'flip' }>;
export type EachTime = Extract<Part, { kind: 'each-time' }>;
export type ContinuousEffect = Extract<Part, { kind: 'continuous' }>;
