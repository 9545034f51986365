import type { EffectObject } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { Place } from '../../vocabulary/places.ts';

/** What a clause is about before it names any cards. */
export interface About {
  /** The cards that the step before was about. */
  readonly last?: EffectObject;
  /** What holds without a subject holds for these: "if this card attacks ..., inflict piercing battle damage". */
  readonly subject?: EffectObject;
}

/** What the words of a clause can refer to. */
export interface Context extends About {
  /** What the activation targets; undefined: not known to the reader. */
  readonly targets?: readonly Target[];
  /** What the condition of the step says attacks: "if your monster attacks a Defense Position monster". */
  readonly attacker?: EffectObject;
  /** Has a step before had cards or an activation that "it" can mean? */
  readonly spoken: boolean;
  /** Who did what the steps before say, as the text names them; "they" means them. */
  readonly actor?: string;
}

/** Cards that a verb is about, and where they are if that is not part of their description. */
export interface Cards {
  readonly what: EffectObject;
  readonly from?: readonly Place[];
  /** What the text says of them besides, in its words. */
  readonly reads?: string;
}
