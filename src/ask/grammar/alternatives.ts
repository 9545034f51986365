import type { Instruction } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';

/** Of alternatives ("negate the Summon, OR negate the activation") which one does this; undefined where it is none of them. */
export function alternativeOf(does: readonly Instruction[], wanted: Verb): number | undefined {
  const at = does.findIndex(({ do: verb }) => verb === wanted);
  if (does[at]?.joined === 'or') {
    const start = does.slice(0, at).findLastIndex(({ joined }) => joined !== 'or');
    return at - start;
  }
  return does[at + 1]?.joined === 'or' ? 0 : undefined;
}
