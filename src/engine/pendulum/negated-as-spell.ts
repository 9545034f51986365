import type { Duel } from '../state/duel.ts';

/** Was this card activated as a Spell, and was that negated? Then it is no card on the field any more (rule negate/card-no-longer-on-field). */
export const isNegatedAsSpell = ({ chain, chains, resolved }: Duel, card: string): boolean =>
  chain.some((link) => link.card === card && link.asSpell === true && link.negated === 'activation') ||
  resolved.some(
    ({ link, because, ...each }) =>
      each.chain === chains &&
      link.card === card &&
      link.asSpell === true &&
      because === 'activation-negated',
  );
