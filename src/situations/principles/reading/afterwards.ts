import type { Link } from './links.ts';
import type { Move } from './moves.ts';

/** What happens between a move and the next moment at which an effect can be activated; nothing where no rule is given. */
export interface Afterwards {
  readonly rule?: string;
  /** What happens, as part of a sentence. */
  readonly what?: string;
}

/**
 * What comes between what happened to a card and the next moment at which an effect can be activated (rules
 * trigger/missed-timing-...); undefined where the words leave that open.
 */
export function comesAfter({ why }: Move, links: readonly Link[]): Afterwards | undefined {
  if (why === undefined) return undefined;
  if (why.is === 'battle') return {};
  if (why.is === 'cost') return { rule: 'trigger/missed-timing-cost', what: 'what it was paid for resolves' };
  if (why.is === 'material')
    return { rule: 'trigger/missed-timing-material', what: 'the Summon takes place' };
  if (links.some(({ card, chained }) => card === why.of && chained))
    return { rule: 'trigger/missed-timing-chain', what: 'another Chain Link resolves' };
  const goesOn = why.does.map(({ effect, at }) =>
    effect.does.slice(at + 1).some(({ joined, may }) => may !== true && isLater(joined)),
  );
  if (goesOn.length > 0 && goesOn.every((each) => each))
    return { rule: 'trigger/missed-timing-conjunction', what: 'the same effect does something else' };
  return goesOn.some((each) => each) ? undefined : {};
}

const isLater = (joined: string | undefined): boolean => joined === 'then' || joined === 'also-after-that';
