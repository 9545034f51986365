import { type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import { eitherOf } from './state-conditions.ts';

interface Stated {
  readonly part: Instruction;
  /** What is asked of the card itself; left out: nothing. */
  readonly asked?: string;
}

const own = /^this (?:(?<lies>(?:face-up )?(?:Attack|Defense) Position)|(?<came>\w+ Summoned)) card$/;

/**
 * "Tribute this Synchro Summoned card", "change this Attack Position card": it is this card, which has to be so when the effect
 * is activated.
 */
export function ofStated(part: Instruction): Stated {
  const { lies, came } = own.exec(pointingWords(part.what) ?? '')?.groups ?? {};
  if ((lies ?? came) === undefined || part.may || part.onlyIf !== undefined || part.option !== undefined)
    return { part };
  // What it was Summoned as cannot change by the time the effect resolves; how it lies can, and only a change of that asks for it.
  if (lies !== undefined && part.do !== 'change-position') return { part };
  const asked = lies === undefined ? `this card was ${came}` : `this card is in ${lies}`;
  return eitherOf(asked) === null ? { part } : { part: { ...part, what: 'this' }, asked };
}
