import { z } from 'zod';
import { listOf } from '../../platform/list-of.ts';
import { places } from '../../vocabulary/places.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { filterSchema } from '../filter.ts';
import type { Verb } from '../verbs.ts';

/** What words on Summons name: all Normal Summons, all Special Summons, or one way. */
export const summonKinds = listOf('normal special set flip fusion ritual synchro xyz link pendulum');
export type SummonKind = (typeof summonKinds)[number];

/** Is a Summon made in this way one of the kind? */
export function isOfKind(kind: SummonKind, way: SummonWay): boolean {
  switch (kind) {
    case 'normal':
      return isNormalSummon(way);
    case 'special':
      return isSpecialSummon(way);
    case 'set':
      return way === 'set';
    default:
      return way === `${kind}-summoned`;
  }
}

/** What a text lets nobody do for a time: "you cannot Special Summon from the Extra Deck, except Synchro Monsters". */
export const banSchema = z.strictObject({
  /** The Summons and Sets of monsters that it forbids. */
  summons: z.array(z.enum(summonKinds)).min(1).optional(),
  /** So many of these Summons a player may make in a turn; left out: none. */
  most: z.int().min(1).optional(),
  /** Effects, and cards, that may not be activated: of all cards, or of one kind. */
  activates: z.enum(['all', 'monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** Only cards with the names of what the effect dealt with before: "with that name". */
  named: z.literal('those').optional(),
  /** Of those only the cards, not the effects of such as are face-up already. */
  cardsOnly: z.literal(true).optional(),
  /** Of activations: only during the Battle Phase, any, or that of the player of the text. */
  inBattlePhase: z.enum(['any', 'own']).optional(),
  /** What nobody can do, whatever it is done to. */
  deeds: z
    .array(z.enum(['banish', 'tribute']))
    .min(1)
    .optional(),
  /** Spells (and Traps) that were not Set before: in which of the own turns they may be activated at the earliest. */
  unset: z
    .strictObject({ cards: z.enum(['spell', 'spell-trap']), from: z.enum(['any-turn', 'next-own-turn']) })
    .optional(),
  battlePhase: z.literal(true).optional(),
  /** Adding cards from the Deck to the hand: in any way, or in any but by drawing them. */
  adds: z.enum(['any', 'undrawn']).optional(),
  /** Draws by card effects; the normal draw of the Draw Phase is none. */
  draws: z.literal(true).optional(),
  /** Declarations of attacks: all, direct ones, `except` by these monsters, or those of a second monster of the player. */
  attacks: z.enum(['all', 'direct', 'second-monster']).optional(),
  /** Of attacks: it binds the card alone whose text it is. */
  itself: z.literal(true).optional(),
  /** "Other" monsters: those that the card itself Summons are not forbidden. */
  others: z.literal(true).optional(),
  /** Only these monsters are forbidden. */
  of: filterSchema.optional(),
  /** Only from here. */
  from: z.array(z.enum(places.ids)).min(1).optional(),
  /** These monsters, and those from here, are not forbidden. */
  except: filterSchema.optional(),
  exceptFrom: z.array(z.enum(places.ids)).min(1).optional(),
  /** Nor are Summons made in these ways. */
  exceptKinds: z.array(z.enum(summonKinds)).min(1).optional(),
});
export type Ban = z.infer<typeof banSchema>;

const kind = z.enum(['type', 'attribute']);

/** Which monsters a player can control together: of one Type, one of each, or no more than the other has; `sends`: others go to the GY. */
export const controlLimitSchema = z.union([
  z.strictObject({ oneKind: kind, sends: z.literal(true).optional() }),
  z.strictObject({ oneOfEach: kind, sends: z.literal(true).optional() }),
  z.strictObject({ asMany: z.literal('you') }),
  /** That what is too many is sent to the GY, and nothing else. */
  z.strictObject({ sends: z.literal(true) }),
  /** That what lay there before its activation may stay, and nothing else. */
  z.strictObject({ spares: z.literal('there-before') }),
]);
export type ControlLimit = z.infer<typeof controlLimitSchema>;

/** What texts keep from being done to a card; `target`: choosing it as the target of an effect; `reposition`: changing its battle position; `activate`: activating it, or its effects where it is. */
export const keptDeeds = listOf(
  'target destroy banish tribute return-to-hand return-to-deck send-to-gy take-control reposition',
  'activate',
);
export type KeptDeed = (typeof keptDeeds)[number];

/** Is what a verb of card text does one of these deeds? */
export const isKept = (verb: Verb): verb is Verb & KeptDeed => keptDeeds.some((deed) => deed === verb);

/** What cannot be done to a card: "cannot be targeted or destroyed by your opponent's card effects", "cannot be Tributed". */
export const protectionSchema = z.strictObject({
  from: z.array(z.enum(keptDeeds)).min(1),
  /** Only by effects of cards of this kind. */
  by: z.enum(['monster', 'spell', 'trap', 'spell-trap']).optional(),
  /** Only by effects of the opponent, or by the opponent. */
  whose: z.literal('opponent').optional(),
  /** Only once it has attacked, of the card itself: for its next turn. */
  afterAttack: z.literal(true).optional(),
  /** Only in cases, or by what, no field says. */
  partly: z.literal(true).optional(),
  /** Of Tributing: only for a Tribute Summon. */
  for: z.literal('tribute-summon').optional(),
});
export type Protection = z.infer<typeof protectionSchema>;

/** What becomes of damage that a player would take: "you take no battle damage", "any damage your opponent takes is halved". */
export const shieldSchema = z.strictObject({
  who: z.enum(['you', 'opponent', 'both']),
  damage: z.enum(['battle', 'effect', 'any']),
  becomes: z.enum(['none', 'halved', 'doubled']),
  /** Only by the effects of this player's cards. */
  from: z.enum(['you', 'opponent']).optional(),
  /** Only from battles involving its own card, or the n-th target. */
  involving: z.union([z.literal('this'), z.strictObject({ target: z.int().min(0) })]).optional(),
});
export type Shield = z.infer<typeof shieldSchema>;

/** The Summons that materials are used for. */
export const materialKinds = ['fusion', 'synchro', 'xyz', 'link'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** As what material a card cannot be used: "cannot be used as Synchro Material, except for the Synchro Summon of ...". */
export const materialBarSchema = z.strictObject({
  kinds: z.array(z.enum(materialKinds)).min(1),
  /** Only in cases that no field says. */
  partly: z.literal(true).optional(),
  /** Of `described`: it is the card itself that cannot be material. */
  own: z.literal(true).optional(),
  /** Only in the turn in which the card itself was Summoned in this way. */
  turnSummoned: z.enum(materialKinds).optional(),
  /** Only for Summons of these monsters. */
  for: filterSchema.optional(),
  /** Not for Summons of these monsters. */
  except: filterSchema.optional(),
});
export type MaterialBar = z.infer<typeof materialBarSchema>;

/** What a text does without a Chain Link when its card, or the monster that it is bound to, leaves the field or is destroyed. */
export const bondSchema = z.strictObject({
  when: z.enum(['leaves', 'destroyed']),
  of: z.enum(['this', 'bound']),
  deed: z.enum(['destroyed', 'banished', 'sent-to-gy']),
  to: z.enum(['this', 'bound']),
});
export type Bond = z.infer<typeof bondSchema>;

/** A text by which a card destroys itself when an effect that targeted it has resolved: whose effect, and of which kind of card. */
export const afterTargetedSchema = z.strictObject({
  whose: z.literal('opponent').optional(),
  kind: z.enum(['monster', 'spell', 'trap']).optional(),
  /** Only if it was face-up when it was targeted. */
  faceUp: z.boolean(),
});
export type AfterTargeted = z.infer<typeof afterTargetedSchema>;
