import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { isProper } from '../proper-summon.ts';
import type { Card, Player, Ternary } from '../state/duel.ts';

/** The question that the rules of this folder answer: may this Special Summon the monster now? */
export interface SpecialSummonCase {
  readonly card: Card;
  /** How: a Summon by the game mechanics, or an effect. */
  readonly by: BySummon | ByEffect;
}

export interface BySummon {
  readonly kind: 'summon';
  readonly way: SummonWay;
}

export interface ByEffect {
  readonly kind: 'effect';
  /** The card whose effect it is; undefined for "a card effect" of which no more is said. */
  readonly source?: { readonly name: string; readonly id: string; readonly player: Player };
  /** What its text Summons, where it is known. */
  readonly instruction?: Instruction;
  readonly target?: Target;
}

/** How the asked Summon counts: as the Summon of a kind, or as a Special Summon by an effect. */
export function wayOf({ by }: SpecialSummonCase): SummonWay {
  if (by.kind === 'summon') return by.way;
  switch (by.instruction?.do) {
    case 'fusion-summon':
      return 'fusion-summoned';
    case 'ritual-summon':
      return 'ritual-summoned';
    case 'synchro-summon':
      return 'synchro-summoned';
    default:
      break;
  }
  const as = by.instruction?.treatedAs;
  if (as !== undefined) return treated[as];
  return by.instruction?.ignoringConditions ? 'special-summoned-ignoring-conditions' : 'special-summoned';
}

/**
 * Is the asked Summon itself a proper Summon of the monster? An effect that names no card is not the named one. Unknown
 * where what its text says of that was not read.
 */
export function isProperWay(question: SpecialSummonCase): Ternary {
  const { model } = question.card;
  const source = question.by.kind === 'effect' ? question.by.source?.name : undefined;
  const proper = isProper(model, wayOf(question), source);
  return proper === 'unknown' && model.summoning.unreadWays === undefined ? 'no' : proper;
}

const treated = {
  fusion: 'fusion-summoned',
  ritual: 'ritual-summoned',
  synchro: 'synchro-summoned',
  xyz: 'xyz-summoned',
  link: 'link-summoned',
} as const;
