import { z } from 'zod';
import { listOf } from '../../platform/list-of.ts';
import { places } from '../../vocabulary/places.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { filterSchema } from '../filter.ts';

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
