import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { BattleChange } from './battle-changes.ts';
import type { BattleAsked, Remark } from './battle-phrases.ts';
import type { CardKind } from './card-kinds.ts';
import type { VerbId } from './verbs.ts';

/** Who is meant: a player by number, the one who asks, their opponent, or by the turn. */
export type Who = 'P0' | 'P1' | 'me' | 'opponent' | 'turn-player' | 'both' | 'nobody' | 'they';

/** What stands for cards that were spoken of before; "that monster" for none but a monster, "the one in my hand" for the only one there. */
export type Pronoun = 'it' | 'they' | 'that' | 'that-monster' | 'one-in-hand' | 'one-in-gy' | 'one-on-field';

/** The form in which a verb stands. A form that two of them share is the past one: "Set" is. */
export type VerbForm = 'base' | 's' | 'past' | 'ing';

/** What a card is said to be besides its name. */
export type Quality =
  | 'face-up'
  | 'face-down'
  | 'attack'
  | 'defense'
  | 'set'
  | 'optional'
  | 'mandatory'
  | 'second'
  | 'own'
  | 'only'
  | 'top'
  | 'properly'
  | 'first'
  | 'playable'
  | 'all'
  | 'original';

/** Things that are spoken of and are no named card. */
export type Noun =
  | 'effect'
  | 'trigger-effect'
  | 'card'
  | 'monster'
  | 'spell'
  | 'trap'
  | 'cost'
  | 'target'
  | 'material'
  | 'tribute'
  | 'procedure'
  | 'battle'
  | 'attack'
  | 'direct-attack'
  | 'lp'
  | 'damage'
  | 'stat'
  | 'counter'
  | 'response'
  | 'chain'
  | 'discard'
  | 'turn'
  | 'summon'
  | 'timing'
  | 'activation'
  | 'position'
  | 'zone'
  | 'token'
  | 'resolution'
  | 'copy'
  | 'earlier-turn'
  | 'hand-size'
  | 'this'
  | 'none'
  | 'no-monsters'
  | 'described'
  | 'kind-ritual'
  | 'kind-fusion'
  | 'kind-synchro'
  | 'kind-xyz'
  | 'kind-pendulum'
  | 'printed-value'
  | 'empty-zones';

/** How one thing is joined to what stands before it. */
export type Join =
  | 'and'
  | 'next'
  | 'if-you-do'
  | 'comma'
  | 'semicolon'
  | 'colon'
  | 'which'
  | 'when'
  | 'after'
  | 'if'
  | 'while'
  | 'or'
  | 'but'
  | 'so';

export type Prep =
  | 'by'
  | 'from'
  | 'to'
  | 'in'
  | 'on'
  | 'with'
  | 'for'
  | 'of'
  | 'as'
  | 'during'
  | 'until'
  | 'including'
  | 'without'
  | 'in-response'
  | 'after'
  | 'against'
  | 'off'
  | 'instead-of';

/** What is asked for that is neither yes nor no. */
export type Asks = 'order' | 'value' | 'where' | 'who' | 'when' | 'which' | 'zones';

/** Which of the zones for monsters is said. */
export type ZoneKind = 'extra' | 'main';

/** What a piece of text means on its own. */
export type Sense =
  | { readonly is: 'player'; readonly who: Who }
  | { readonly is: 'owner'; readonly who: Who | 'own' | 'its' }
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
  | { readonly is: 'card'; readonly name: string }
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
export type Chunk = Sense & {
  readonly text: string;
  readonly from: number;
  readonly to: number;
};
