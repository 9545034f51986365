import { isField } from '../../vocabulary/places.ts';
import { rule } from '../rule.ts';
import { type Duel, otherPlayer } from '../state/duel.ts';
import { bothPassed, passedBefore } from '../state/players.ts';
import type { ActivationCase } from './activation-case.ts';

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

/** Who passed is not asked again before the other player was; and after two passes the Chain resolves. */
export const afterPasses = rule({
  id: 'timing/both-pass',
  reasons: {
    resolves: ['forbids', 'both players passed, so the Chain resolves'],
    waits: ['forbids', '{player} passed, and {other} gets the offer next'],
  },
  decide(duel: Duel, { player }: Pick<ActivationCase, 'player'>) {
    if (bothPassed(duel)) return duel.chain.length > 0 ? { code: 'resolves' } : null;
    if (passedBefore(duel) !== player) return null;
    return { code: 'waits', facts: { other: otherPlayer(player) } };
  },
});

/**
 * A Spell/Trap Card, and an effect of a monster, is activated by the player who controls the card, or who has it off the
 * field. An effect of a Spell or Trap that lies face-up may be there for either player.
 */
export const ofItsPlayer = rule({
  id: 'control/changed',
  reasons: { others: ['forbids', '{card} is a card of {whose}, who alone can activate it'] },
  decide(_: Duel, { card, effect, player }: ActivationCase) {
    const { place, controller, owner, model } = card;
    if (effect.kind !== 'activation' && model.facts.cardType !== 'monster') return null;
    const whose = isField(place) ? controller : owner;
    return whose === player ? null : { code: 'others', facts: { card: model.name, whose } };
  },
});
