import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { BattleAsked, BattleChange, Remark } from './battle-phrases.ts';
import type { CardKind } from './card-kinds.ts';
import type { Senses } from './senses.ts';
import type { VerbId } from './verbs.ts';

/** Who is meant: a player by number, the one who asks, their opponent, or by the turn. */
export type Who = keyof Senses['players'] | 'they';

/** What stands for cards that were spoken of before; "that monster" for none but a monster, "the one in my hand" for the only one there. */
export type Pronoun = keyof Senses['pronouns'];

/** The form in which a verb stands. A form that two of them share is the past one: "Set" is. */
export type VerbForm = 'base' | 's' | 'past' | 'ing';

/** What a card is said to be besides its name. */
export type Quality = keyof Senses['qualities'];

/** Things that are spoken of and are no named card. */
export type Noun = keyof Senses['nouns'];

/** How one thing is joined to what stands before it. */
export type Join = keyof Senses['joins'];

export type Prep = keyof Senses['preps'];

/** What is asked for that is neither yes nor no. */
export type Asks = keyof Senses['asks'] | 'where' | 'who' | 'when' | 'which';

/** Which of the zones for monsters is said. */
export type ZoneKind = keyof Senses['monster-zones'];

/** What a piece of text means on its own. */
export type Sense =
  | { readonly is: 'player'; readonly who: Who }
  | { readonly is: 'owner'; readonly who: Who | keyof Senses['owners'] }
  | { readonly is: 'pronoun'; readonly which: Pronoun }
  | { readonly is: 'verb'; readonly verb: VerbId; readonly form: VerbForm }
  | { readonly is: 'be' | 'have' | 'do' | 'modal' | 'not' | 'genitive' | 'filler' | 'open' | 'close' }
  | { readonly is: 'end'; readonly asks: boolean }
  | { readonly is: 'place'; readonly place: Place | 'field'; readonly zone?: ZoneKind }
  | { readonly is: 'phase'; readonly phase: Phase }
  | { readonly is: 'noun'; readonly noun: Noun }
  | { readonly is: 'summon-noun' | 'material'; readonly way: SummonWay }
  | { readonly is: 'quality'; readonly quality: Quality }
  | { readonly is: 'join'; readonly join: Join }
  | { readonly is: 'prep'; readonly prep: Prep }
  | { readonly is: 'link'; readonly link: number }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'card' | 'counters'; readonly name: string }
  | { readonly is: 'kind'; readonly kind: CardKind }
  | { readonly is: 'asks'; readonly asks: Asks }
  | { readonly is: 'asks-battle'; readonly asked: BattleAsked }
  | { readonly is: 'moment'; readonly at: readonly BattleMoment[] }
  | { readonly is: 'remark'; readonly remark: Remark }
  | { readonly is: 'battle-change'; readonly change: BattleChange }
  | { readonly is: 'lp'; readonly who: Who; readonly lp: number }
  | { readonly is: 'quote' }
  | { readonly is: 'unknown' };

/** A piece of the text with what it means. */
export type Chunk = Sense & { readonly text: string; readonly from: number; readonly to: number };
