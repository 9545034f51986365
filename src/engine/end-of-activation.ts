import { staysByKind, staysOnField } from '../card-model/lasting/stays-on-field.ts';
import { isField } from '../vocabulary/places.ts';
import { syncContinuous } from './continuous/sync-stats.ts';
import { applyEvents } from './events/happen.ts';
import { begun } from './restrictions/too-many.ts';
import {
  type Card,
  type ChainLink,
  cardOf,
  type Duel,
  partOfLink,
  type Resolved,
  withCard,
} from './state/duel.ts';

/** Does its effect need the card to lie face-up in its place? Spell/Trap Cards that stay there, unless a cost moved them. */
export function mustRemain({ model }: Card, { place }: ChainLink): boolean {
  if (place === 'pendulum-zone') return true;
  return (place === 'spell-trap-zone' || place === 'field-zone') && staysByKind(model);
}

/** A Spell/Trap Card has finished its own activation: a Continuous, Field or Equip card applies from now on. */
export function finishActivation(duel: Duel, { link, because }: Resolved): Duel {
  const card = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const own = part === undefined || part.kind === 'activation';
  const lies = isField(card.place) && card.faceUp && card.moves === link.moves;
  if (!own || !lies || card.role === 'monster' || because === 'activation-negated') return duel;
  return begun(duel, syncContinuous(withCard(duel, card.id, { activated: true })));
}

/** When the Chain is over, Spell/Trap Cards that do not stay on the field go to the GY; nothing sees that as an event. */
export function clearAway(duel: Duel): Duel {
  const done = duel.resolved
    .filter(({ chain }) => chain === duel.chains)
    .filter(({ link, because }) => {
      const { model, place, faceUp, activated, role } = cardOf(duel, link.card);
      const { facts } = model;
      if (role === 'equip-card' || !faceUp) return false;
      if (link.asSpell) return place === 'pendulum-zone' && because === 'activation-negated' && !activated;
      if (facts.cardType === 'monster') return false;
      if (place !== 'spell-trap-zone' && place !== 'field-zone') return false;
      return activated ? !staysOnField(model) : because === 'activation-negated';
    });
  return applyEvents(
    duel,
    { in: 'chain-end', chain: duel.chains },
    [...new Map(done.map(({ link, because }) => [link.card, because])).entries()].map(([card, because]) => ({
      event: 'sent-to-gy',
      ...(because === 'activation-negated' ? {} : { rule: 'chain/cards-leave-after-chain' }),
      card,
      cause: 'rule',
    })),
  );
}
