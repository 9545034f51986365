import { z } from 'zod';
import { listOf } from '../platform/list-of.ts';
import { eventNames } from '../vocabulary/events.ts';
import { places } from '../vocabulary/places.ts';
import { summonWays } from '../vocabulary/summons.ts';
import { tossCounts } from '../vocabulary/tosses.ts';
import { aspects } from './aspects.ts';
import { battleAskSchema, battleTraitSchema } from './battle-text.ts';
import { monsterFactsSchema } from './facts.ts';
import { filterSchema } from './filter.ts';
import {
  afterTargetedSchema,
  banSchema,
  bondSchema,
  controlLimitSchema,
  materialBarSchema,
  protectionSchema,
  shieldSchema,
} from './lasting/lasting-fields.ts';
import { activatedSchema } from './link-condition.ts';
import { saysSchema } from './sayings.ts';
import { eitherSchema, groupSchema, shareSchema, unaffectedSchema, valueSchema } from './value.ts';
import { verbs } from './verbs.ts';

/** How a part is joined to the one before: `and`, `if-you-do` at once, `then`, `also-after-that` in turn; others by what depends on what. */
export const joins = ['and', 'if-you-do', 'also', 'then', 'also-after-that', 'or', 'otherwise'] as const;
export type Join = (typeof joins)[number];

/** The cards that an instruction is about. */
export const objectSchema = z.union([
  z.literal('this'),
  /** The n-th target that the activation chose, from 0. */
  z.strictObject({ target: z.int().min(0) }),
  /** The cards that the instruction before it moved ("that monster", "it"). */
  z.literal('those'),
  /** The cards that the event happened to which the effect answers: "if your opponent Summons a monster: destroy it". */
  z.literal('event'),
  /** All targets that the activation chose ("those targets"). */
  z.literal('targets'),
  /** The monster that this Equip Card is equipped to. */
  z.literal('equipped'),
  /** The cards that the last instruction with this verb dealt with: "the revealed card". */
  z.strictObject({ dealt: z.enum(verbs) }),
  /** Cards that no form here can name, in words: "the attacking monster". Which ones they are stays open. */
  z.strictObject({ reads: z.string().min(1), says: saysSchema }),
  z.strictObject({
    count: z.union([z.int().min(1), z.literal('all'), z.literal('any')]),
    upTo: z.literal(true).optional(),
    from: z.array(z.enum(places.ids)).min(1).optional(),
    filter: filterSchema.default({}),
    /**
     * Only targets; `others`: those that the instruction before left; `event`: those that the answered event happened to;
     * `dealt`: those that the last instruction with this verb showed, and that the effect has not moved since.
     */
    among: z
      .union([z.enum(['targets', 'others', 'event']), z.strictObject({ dealt: z.enum(verbs) })])
      .optional(),
    /** Of these the one with the highest or lowest value; its player chooses among several that have it. */
    extreme: z
      .strictObject({ stat: z.enum(['atk', 'def']), which: z.enum(['highest', 'lowest']) })
      .optional(),
    /** What the words in `filter` speak of. */
    says: saysSchema,
  }),
]);
export type EffectObject = z.infer<typeof objectSchema>;
/** Cards that are described, not pointed at: how many, from where, which ones. */
export type DescribedCards = Extract<EffectObject, { count: unknown }>;

/** The condition of an option: it is the one that was chosen, when the effect was activated or when it resolves. */
export const ofChosenOption = 'it is what was chosen';

/** Are the cards described ("1 monster you control")? Not: this card, a target, cards spoken of before. */
export const isDescribed = (what: EffectObject | undefined): what is DescribedCards =>
  typeof what === 'object' && 'count' in what;

/** The cards of one group of which an amount has something for each. */
export function eachCounted({ counted, value }: Instruction): DescribedCards | undefined {
  if (counted !== undefined) return 'each' in counted && isDescribed(counted.each) ? counted.each : undefined;
  const each = value?.each;
  if (typeof each !== 'object' || !('cards' in each) || each.different !== undefined) return undefined;
  const [group, ...others] = each.cards;
  return group === undefined || others.length > 0 ? undefined : { count: 'all', ...group };
}

/** The words that point at cards, where no field says which. */
export const pointingWords = (what: EffectObject | undefined): string | undefined =>
  typeof what === 'object' && 'reads' in what ? what.reads : undefined;

export const isTarget = (what: EffectObject | undefined): what is { readonly target: number } =>
  typeof what === 'object' && 'target' in what;

/** Is it done to one of the targets, or to all of them? */
export const isAtTargets = (
  what: EffectObject | undefined,
): what is 'targets' | { readonly target: number } => what === 'targets' || isTarget(what);

/** A text about battles: what it makes of them, of which card, and under which conditions. */
export const battleTextSchema = z.strictObject({
  /** Left out: not known. */
  trait: battleTraitSchema.optional(),
  /** Left out: the card itself; `battling`: both monsters of its battle. */
  of: z.union([objectSchema, z.literal('battling')]).optional(),
  conditions: z.array(battleAskSchema).default([]),
  words: z.string().min(1),
  /** What the sentence that it stands in says beside it, which is nothing of battles. */
  beside: z.array(z.string().min(1)).min(1).optional(),
  /** Of one whose conditions were not all read: it speaks of effects too, and may say more than what is asked of battles. */
  ofEffects: z.literal(true).optional(),
  says: saysSchema,
});
export type BattleText = z.infer<typeof battleTextSchema>;

const ofCards = {
  of: objectSchema,
  original: z.literal(true).optional(),
  /** As it was on the field, which the card has left. */
  had: z.literal(true).optional(),
  /** Of several cards: together. */
  all: z.literal(true).optional(),
  times: z.enum(['half', 'double']).optional(),
  /** So many times as much. */
  by: z.int().optional(),
  /** It is lost, not gained. */
  less: z.literal(true).optional(),
};

/** How much something is, where it must be counted or looked up when it is done. */
export const countedSchema = z.union([
  /** So much for each of these cards, or for each of them that is such a card. */
  z.strictObject({ each: objectSchema, cards: filterSchema.optional(), by: z.int(), ...shareSchema }),
  /** The ATK or DEF of a card, or a part of it. */
  z.strictObject({ stat: z.enum(['atk', 'def']), ...ofCards }),
  /** Its Level, Rank or LINK rating. */
  z.strictObject({ rating: z.array(z.enum(['level', 'rank', 'link'])).min(1), ...ofCards }),
  /** The damage that this player took by what the effect did before it, or that the effect answers. */
  z.strictObject({ damageOf: z.enum(['you', 'opponent']), less: z.literal(true).optional() }),
  /** What the coin or the die came to that was tossed before it. */
  z.strictObject({ result: z.enum(tossCounts), by: z.int(), less: z.literal(true).optional() }),
]);
export type Counted = z.infer<typeof countedSchema>;

/** From where a Summon takes its materials or Tributes, what becomes of them, and what is asked of them. */
const materialUseSchema = z.strictObject({
  from: z.array(z.enum(places.ids)).min(1),
  as: z.enum(['used-as-material', 'banished', 'tributed', 'returned-to-deck']),
  /** Of a Ritual Summon: the total Levels are at least, or exactly, the Level of the monster. */
  levels: z.enum(['at-least', 'exactly']).optional(),
  /** Only such monsters. */
  filter: filterSchema.optional(),
  /** Those on the opponent's field as well. */
  eitherField: z.literal(true).optional(),
  /** One of them is this card, or such a monster. */
  including: z.union([z.literal('this'), filterSchema]).optional(),
});
export type MaterialUse = z.infer<typeof materialUseSchema>;

/** The deed that words begin with of which the rest was not read: it has to be possible at least. */
const beginningSchema = z.strictObject({
  do: z.enum(verbs),
  what: objectSchema.optional(),
  from: z.array(z.enum(places.ids)).min(1).optional(),
  /** More words say of it which cards, or how: it may be impossible all the same. */
  qualified: z.literal(true).optional(),
});
export type Beginning = z.infer<typeof beginningSchema>;

/** When something is done later: as the card leaves the field, or in which phase, whose, and of which turn. */
const laterSchema = z.union([
  z.literal('leaving'),
  z.strictObject({
    phase: z.enum(['end', 'standby']),
    whose: z.enum(['you', 'opponent']).optional(),
    next: z.literal(true).optional(),
    turn: z.enum(['this', 'next', 'your-next', 'opponents-next']).optional(),
  }),
]);
export type Later = z.infer<typeof laterSchema>;

/** What a coin or a die has to come to. */
export const resultCaseSchema = z.strictObject({
  of: z.enum(tossCounts),
  in: z.array(z.int()).min(1),
  not: z.literal(true).optional(),
});

/** One thing that a cost or a resolution has a player do. */
export const instructionSchema = z.strictObject({
  do: z.enum(verbs),
  joined: z.enum(joins).optional(),
  /** "you can": the player may leave it undone. */
  may: z.literal(true).optional(),
  what: objectSchema.optional(),
  /** Where the cards are, where `what` is no description that says so: "this card from your GY". */
  from: z.array(z.enum(places.ids)).min(1).optional(),
  /** The other card of it: what is equipped or attached to, or detached from; of a Special Summon, what is used as its material. */
  onto: objectSchema.optional(),
  /** Of one with a material: the materials attached to that come with it. */
  transfers: z.literal(true).optional(),
  to: z.enum(places.ids).optional(),
  /** Whose hand, field or LP it is about, where it is not yours; `attacker`: the player who attacks. */
  who: z.enum(['you', 'opponent', 'both', 'owner', 'attacker']).optional(),
  amount: z.int().optional(),
  /** Of `draw`: as many as bring the hand to so many cards. */
  toHand: z.int().optional(),
  /** "Loses exactly 500 ATK": that much, or it is not done. */
  exact: z.literal(true).optional(),
  /** The amount, where no number says it; `reads` has it in the words of the text. */
  counted: countedSchema.optional(),
  /** Of `equip`: what it gives as long as it is so equipped ("as an Equip Spell that gives it 500 ATK"). */
  gives: z.strictObject({ atk: z.int().optional(), def: z.int().optional() }).optional(),
  /** The value becomes the amount, it is not changed by it: "its ATK becomes 0". */
  becomes: z.literal(true).optional(),
  /** The value is multiplied: halved or doubled. */
  times: z.enum(['half', 'double']).optional(),
  /** Of `change-name`: the name that the card is treated as having. */
  name: z.string().min(1).optional(),
  /** It happens in place of this: "banish it instead of sending it to the GY". */
  insteadOf: z.enum(['sent-to-gy']).optional(),
  /** Of Fusion and Ritual Summons: what they are made with, where the words in `reads` were read. */
  uses: materialUseSchema.optional(),
  /** Of those whose words were not read whole: the places that the words name, from where they may take materials. */
  mayUse: z.array(z.enum(places.ids)).min(1).optional(),
  /** The Summon counts as this ("this is treated as a Ritual Summon"). */
  treatedAs: z.enum(['fusion', 'ritual', 'synchro', 'xyz', 'link']).optional(),
  /** Of `special-summon`: "both targets", which come together or not at all. */
  together: z.literal(true).optional(),
  /** Of `special-summon`: to a zone that its card points to, or any Link Monster, to an Extra Monster Zone, or in the column of its card. */
  zones: z.enum(['pointed-at', 'by-any-link', 'extra', 'same-column']).optional(),
  /** "ignoring its Summoning conditions". */
  ignoringConditions: z.literal(true).optional(),
  faceDown: z.literal(true).optional(),
  /** Of `change-position`: "to face-up Defense Position", which turns a Set monster face-up. */
  faceUp: z.literal(true).optional(),
  /** The battle position that the text asks for. */
  position: z.enum(['attack', 'defense']).optional(),
  /** A condition of this part alone, as the text has it ("if you control a LIGHT monster"); whether it holds is open. */
  onlyIf: z.string().min(1).optional(),
  /** Of ATK and DEF whose amount is a field: the time that the text has for it ("during your turn only"). */
  onlyDuring: z.string().min(1).optional(),
  /** It happens later, as the text has it ("during the End Phase"); nothing of it happens in this step. */
  delayed: z.string().min(1).optional(),
  /** Of what is delayed: when that is, where the words were read. */
  later: laterSchema.optional(),
  /** Its words say how cards go, come or are placed, and nothing of which cards or whether. */
  how: z.literal(true).optional(),
  /** Of `place-counter` and `remove-counter`: which counter, and how many of them may lie on a card. */
  counter: z
    .strictObject({
      name: z.string().min(1),
      most: z.int().optional(),
      /** From all these cards together: "from your field", "from anywhere on the field". */
      together: z.literal(true).optional(),
    })
    .optional(),
  /** Of `special-summon-token`: what the Tokens are. */
  token: monsterFactsSchema.optional(),
  /** "Immediately after this effect resolves": the Summon follows the effect and is not part of it. */
  immediatelyAfter: z.literal(true).optional(),
  /** Of `normal-summon`: one "in addition to your Normal Summon/Set", or only in the turn in which the card itself was. */
  inAddition: z.union([z.literal(true), z.literal('turn-normal-summoned')]).optional(),
  until: z
    .enum(
      listOf(
        'end-of-turn end-phase end-of-damage-step end-of-battle-phase damage-calculation end-of-next-turn',
        'end-of-opponents-turn end-of-your-next-turn next-standby-phase your-next-standby-phase',
        'rest-of-duel',
      ),
    )
    .optional(),
  /** What cannot be said by the fields above, in our words. */
  reads: z.string().min(1).optional(),
  /** What these, and those of `onlyIf`, speak of that no other field says. */
  says: saysSchema,
  /** Of `described`: its words ask for no card or zone, so that it is always possible ("you take no damage this turn"). */
  always: z.literal(true).optional(),
  /** It does nothing by itself: its words only say what may not be done, or (`upon`) wait for one of these events from then on. */
  idle: z.union([z.literal(true), z.literal('upon')]).optional(),
  /** Of `described`: what its words begin with. */
  begins: beginningSchema.optional(),
  /** Of `described`: it deals with such cards in these places alone, and with this card and the targets. */
  takes: z.array(groupSchema).optional(),
  /** Of `change-atk` and `change-def`: how the value is worked out, where `reads` says it in words. */
  value: valueSchema.optional(),
  /** Of `negate-effects`: the activated effects that it negates, where `what` has them in words. */
  negates: activatedSchema.optional(),
  /** Of `negate-named`: which names: of what was dealt with before, or of what was declared. What changes becomes `declared`. */
  named: z.enum(['those', 'declared-name', 'declared-type', 'declared']).optional(),
  /** Of what changes a name, Type or Attribute: it becomes that of this card. */
  like: objectSchema.optional(),
  /** Of `negate-named`: only the effects of monsters. */
  monstersOnly: z.literal(true).optional(),
  /** When `onlyIf` holds: if what was dealt with before is such a card ("if it is a DARK monster"). */
  ifThoseAre: filterSchema.optional(),
  /** When `onlyIf` holds: if such a card was among those that this deed of the effect, or of its cost (`paid`), dealt with; or if none was (`not`). */
  ifDealt: z
    .strictObject({
      did: z.enum(verbs),
      cards: filterSchema,
      paid: z.literal(true).optional(),
      not: z.literal(true).optional(),
    })
    .optional(),
  /** When `onlyIf` holds: if the coin or the die before it came to one of these numbers, or to none of them (`not`). */
  ifResult: resultCaseSchema.optional(),
  /** When `onlyIf` holds: if the card was activated from the hand. */
  ifFromHand: z.literal(true).optional(),
  /** When `onlyIf` holds, where the state of the Duel tells that. */
  holds: eitherSchema.optional(),
  /** Of `restrict`: what it forbids, where the words in `reads` were read. */
  bans: banSchema.optional(),
  /** It lasts as long as this card stays face-up where it is; of `restrict`, or what was dealt with before does; `controlled`: by the player, too. */
  whileThere: z.enum(['this', 'those', 'controlled']).optional(),
  /** Of `restrict`: which monsters players can control together, where the words in `reads` were read. */
  controls: controlLimitSchema.optional(),
  /** Of what cannot be used as material: for which Summons, where the words in `reads` were read. */
  barsMaterial: materialBarSchema.optional(),
  /** Of `change-status` and `restrict`: what cannot be done to its cards, where the words in `reads` were read. */
  protects: protectionSchema.optional(),
  /** Of `described`: what becomes of damage that players would take, where the words in `reads` were read. */
  shields: shieldSchema.optional(),
  /** Of `special-summon`: the monster that a Trap Card is Summoned as, where the words in `reads` were read; and whether it is still a Trap, where they say so. */
  asMonster: z.strictObject({ facts: monsterFactsSchema, stillTrap: z.boolean().optional() }).optional(),
  /** Of `change-status`: it can be activated in the turn in which it was Set. */
  activatedSoon: z.literal(true).optional(),
  /** Of `change-status`: it is a Tuner. */
  tuner: z.literal(true).optional(),
  /** Of `change-status`: a Gemini monster, which has its effects by it. */
  gemini: z.literal(true).optional(),
  /** Of `change-status`: it is unaffected by these effects, which `reads` says in words. */
  unaffected: unaffectedSchema.optional(),
  /** What is done to its card, or to the one that this is bound to, when one of them leaves the field. */
  bond: bondSchema.optional(),
  /** Its card is destroyed when a card of this name is, on the field. */
  destroyedWith: z.string().min(1).optional(),
  /** Its card is destroyed when such an effect, which targeted it, has resolved. */
  afterTargeted: afterTargetedSchema.optional(),
  /** Of `described`: it begins with a draw of so many cards. */
  draws: z.strictObject({ who: z.enum(['you', 'both']), amount: z.int() }).optional(),
  /** The card's own Summon cannot be negated, if it is made in one of these ways. */
  summonStands: z.array(z.enum(summonWays.ids)).optional(),
  /** Which other cards it lets be activated from the hand: with these names, of these kinds, in whose turn. */
  letsFromHand: z
    .strictObject({
      series: z.string().min(1).optional(),
      cards: z.array(z.enum(['trap', 'normal-trap', 'quick-play'])),
      turn: z.enum(['opponent', 'in-words']).optional(),
    })
    .optional(),
  /** Which option of an offer in bullets it belongs to, from 0; the amount of `activate-one` is how many are applied. */
  option: z.int().min(0).optional(),
  /** Of `described`: what its words surely include, and whether with cards from the Deck. */
  includes: z
    .array(z.strictObject({ do: z.enum(verbs), fromDeck: z.literal(true).optional() }))
    .min(1)
    .optional(),
  /** What its words can touch, where no verb says so; left out: everything. */
  touches: z.array(z.enum(aspects)).min(1).optional(),
  /** Of `change-status`: it gains an effect that is activated, which `reads` says in words. */
  grants: z.literal(true).optional(),
  /** Of ATK and DEF of all such monsters: it is said of the time, so that those that come later have it as well. */
  alsoLater: z.literal(true).optional(),
  /** They say of something that it cannot be done, or only in a way. */
  denies: z.literal(true).optional(),
  /** The events of which one has to have happened for its words to have done anything; left out: it may be at any time. */
  upon: z.array(z.enum(eventNames)).min(1).optional(),
  /** What it makes of battles while it applies, or when the effect has left it behind, where it speaks of them. */
  battle: z.array(battleTextSchema).min(1).optional(),
});
export type Instruction = z.infer<typeof instructionSchema>;
