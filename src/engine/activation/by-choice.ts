import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { EffectContext } from '../instructions/played.ts';
import { mayBeTaken, type Pool, poolOf } from '../instructions/pool.ts';
import type { Card, Duel } from '../state/duel.ts';
import { type ActivationCase, asIfActivated, asIfBefore } from './activation-case.ts';
import { isImpossible } from './after-cost.ts';
import { costReach } from './cost.ts';
import { poolFor } from './target.ts';

/** The one card that an activation targets or pays with, of those that it may, and a part played after that. */
interface ByChoice {
  readonly pool: Pool;
  readonly with: (card: Card) => EffectContext;
}

/** For a part whose cards stand to the one target, or to what is paid, in some way ("with a different name", "all other monsters"): what may be chosen; undefined for others. */
export function byChoice(duel: Duel, asked: ActivationCase, part: Instruction): ByChoice | undefined {
  const { beside, other } = isDescribed(part.what) ? part.what.filter : {};
  const to = beside?.to ?? (other && asked.effect.targets.length > 0 ? 'targets' : undefined);
  const playing = asIfBefore(duel, asked, part);
  const [target, ...more] = asked.effect.targets;
  if (to === 'targets' || (typeof to === 'object' && 'target' in to))
    return target?.count !== 1 || target.upTo || more.length > 0
      ? undefined
      : {
          pool: poolFor(duel, asked, target),
          with: ({ id, moves }) => ({ ...playing, link: { ...playing.link, targets: [{ id, moves }] } }),
        };
  if (typeof to !== 'object' || !('dealt' in to)) return undefined;
  const [cost, ...others] = asked.effect.cost.filter((each) => each.do === to.dealt);
  if (cost === undefined || others.length > 0 || cost.may || !isDescribed(cost.what) || cost.what.count !== 1)
    return undefined;
  return {
    pool: poolOf(asIfActivated(duel, asked), cost.what, costReach(cost, asked)),
    with: ({ id }) => ({ ...playing, dealt: { [to.dealt]: [id] } }),
  };
}

/** Is the part impossible whatever is targeted, or paid with? */
export function isImpossibleBy(duel: Duel, asked: ActivationCase, part: Instruction): boolean {
  const choice = byChoice(duel, asked, part);
  const all = choice === undefined ? [] : mayBeTaken(choice.pool);
  return (
    choice?.pool.complete === true &&
    all.length > 0 &&
    all.every((card) => isImpossible(choice.with(card), part))
  );
}
