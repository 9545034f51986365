import type { Instruction } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { readLeaf } from '../../read-leaf.ts';
import { readTiming } from '../../timing/read-timing.ts';
import { asOrder } from '../payment.ts';
import { eitherOf } from './state-conditions.ts';

const onlyWhen =
  /^(?:Activate (?:this card )?only|You can (?:only activate this card|activate this card only)) (when|if) (.+)\.$/;

/** "Activate only when an opponent's monster declares an attack.": the timing of an activation that names none itself. */
export function withOnlyWhen(parts: readonly Part[]): readonly Part[] {
  const activations = parts.filter((part) => part.kind === 'activation');
  const [activation, another] = activations;
  if (activation === undefined || another !== undefined || activation.on.length > 0) return parts;
  const said = parts.flatMap((part) => {
    if (part.kind !== 'not-an-effect' || part.what !== 'activation-condition') return [];
    const [, word, clause] = onlyWhen.exec(normalise(part.reads).text) ?? [];
    const on = clause === undefined ? null : readTiming(`When ${clause}`);
    return on === null || on.length === 0 ? [] : [{ part, on, word: word === 'if' ? word : 'when' } as const];
  });
  const [only, more] = said;
  if (only === undefined || more !== undefined) return parts;
  return parts.map((part) => {
    if (part === activation) return { ...activation, word: only.word, on: [...only.on] };
    return part === only.part ? { ...only.part, isTiming: true as const } : part;
  });
}

const byPaying = /^Activate (?:this card )?(?:only )?by (\w+ing [^,]+)\.$/;

/** "Activate by paying 1000 LP.": what the activation of the card costs, where it names no cost itself. */
export function withPaidActivation(parts: readonly Part[]): readonly Part[] {
  const [activation, another] = parts.filter((part) => part.kind === 'activation');
  if (activation === undefined || another !== undefined || activation.cost.length > 0) return parts;
  return parts.flatMap((part) => {
    if (part === activation) {
      const cost = parts.flatMap(paidBy);
      return [cost.length === 0 ? part : { ...activation, cost }];
    }
    return paidBy(part).length > 0 ? [] : [part];
  });
}

function paidBy(part: Part): readonly Instruction[] {
  if (part.kind !== 'not-an-effect' || part.what !== 'activation-condition') return [];
  const [, words] = byPaying.exec(normalise(part.reads).text) ?? [];
  const order = words === undefined ? undefined : asOrder(words);
  const paid = order === undefined ? null : readLeaf('cost', order);
  const isKnown = paid?.targets.length === 0 && paid.instructions.every(({ reads }) => reads === undefined);
  return paid !== null && isKnown ? paid.instructions : [];
}

const quickIf =
  /^This is a Quick Effect if (.+?)(?:, but cannot be activated in the Damage Step)?\.$|^(?:If|While) (.+), this is a Quick Effect\.$/;

/** "This is a Quick Effect if you control a Dragon monster.": of the Ignition Effect that stands before it. */
export const withQuickIf = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, at) => {
    const said = parts[at + 1];
    if (part.kind !== 'ignition' || said?.kind !== 'not-an-effect') return part;
    const words = quickIf
      .exec(said.reads)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (words === undefined) return part;
    const holds = eitherOf(words);
    return { ...part, quickIf: { words, ...(holds === null ? {} : { holds }) } };
  });
