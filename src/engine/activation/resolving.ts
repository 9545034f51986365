import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';

/** Has the Chain under way begun to resolve? */
export const isResolving = ({ chain, chains, resolved }: Duel): boolean =>
  chain.length > 0 && resolved.some((each) => each.chain === chains);

/** While a Chain resolves nothing is activated. */
export const notWhileResolving = rule({
  id: 'chain/nothing-during-resolution',
  reasons: { resolving: ['forbids', 'the Chain is resolving: Chain Link {link} is still to resolve'] },
  decide: (duel: Duel) =>
    isResolving(duel) ? { code: 'resolving', facts: { link: duel.chain.at(-1)?.number ?? 1 } } : null,
});
