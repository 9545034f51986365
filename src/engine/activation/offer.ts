import { isTrigger } from '../../card-model/activated.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { isField } from '../../vocabulary/places.ts';
import type { FilterMatch } from '../fits.ts';
import { answersSummonOf, negatableNow } from '../monster/summon-window.ts';
import { type CardAndPlayer, rule, ruleIf } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { type Card, cardOf, type Duel, otherPlayer } from '../state/duel.ts';
import { bothPassed, passedBefore } from '../state/players.ts';
import { hasSpellTrapZone } from '../state/room.ts';
import type { ActivationCase } from './activation-case.ts';

/** Has the Chain under way begun to resolve? */
export const isResolving = ({ chain, chains, resolved }: Duel): boolean =>
  chain.length > 0 && resolved.some((each) => each.chain === chains);

/** While a Chain resolves nothing is activated. */
export const notWhileResolving = ruleIf('chain/nothing-during-resolution', 'resolving', (duel: Duel) =>
  isResolving(duel) ? { facts: { link: duel.chain.at(-1)?.number ?? 1 } } : null,
);

/** Who passed is not asked again before the other player was; and after two passes the Chain resolves. */
export const afterPasses = rule('timing/both-pass', (duel, { player }: Pick<ActivationCase, 'player'>) => {
  if (bothPassed(duel)) return duel.chain.length > 0 ? { code: 'resolves' } : null;
  if (passedBefore(duel) !== player) return null;
  return { code: 'waits', facts: { other: otherPlayer(player) } };
});

/** Who controls the card, or has it off the field, activates it; effects of face-up Spells and Traps either player may. */
export const ofItsPlayer = ruleIf(
  'control/changed',
  'others',
  (_, { card, effect, player }: ActivationCase) => {
    const { place, controller, owner, model } = card;
    if (effect.kind !== 'activation' && model.facts.cardType !== 'monster') return null;
    const whose = isField(place) ? controller : owner;
    return whose === player ? null : { facts: { card: model.name, whose } };
  },
);

/** How the effect answers the Summon that was declared, of any of its monsters; undefined where it answers none, or another. */
const answersDeclared = (duel: Duel, asked: ActivationCase): FilterMatch | undefined =>
  negatableNow(duel)
    .map((monster) => answersSummonOf(duel, asked, monster))
    .find((fit) => fit !== undefined);

/** Is it the time at which a declared Summon can be negated, and nothing was activated yet? */
const inNegationWindow = ({ summoning, chain }: Duel): boolean =>
  summoning !== undefined && chain.length === 0;

/** While a Summon can be negated, only what negates it starts a Chain. */
export const firstMustNegate = rule('summons-general/first-must-negate', (duel, question: ActivationCase) => {
  const { summoning } = duel;
  if (summoning === undefined || !inNegationWindow(duel) || isTrigger(question.effect)) return null;
  const facts = { card: cardOf(duel, summoning.card).model.name };
  const fit = answersDeclared(duel, question);
  const negates = question.effect.does.some(
    ({ do: verb }) => verb === 'negate-summon' || verb === 'described',
  );
  const { unreadTiming: words } = question.effect;
  if (fit === undefined && negates && words !== undefined) return { code: 'not-read', facts: { words } };
  if (fit === undefined || !negates) return { code: 'other', facts };
  const [what] = fit.open;
  return what === undefined ? { code: 'negates', facts } : { code: 'not-said', facts: { ...facts, what } };
});

/** A Spell or Trap that is activated from the hand needs a free Spell & Trap Zone; a Field Spell has the Field Zone. */
export const zoneForActivation = ruleIf(
  'spell/when',
  'no-zone',
  (duel, { card, effect, player }: ActivationCase) => {
    const { facts, name } = card.model;
    if (effect.kind !== 'activation' || facts.cardType === 'monster' || facts.property === 'Field')
      return null;
    if (card.place !== 'hand' || hasSpellTrapZone(duel, player)) return null;
    return { facts: { card: name } };
  },
);

/** Can this card be activated as a Spell: a Pendulum Monster in the hand? */
export const isPendulumActivation = (card: Card): boolean =>
  card.place === 'hand' && hasAbility(card, 'Pendulum') && !isExtraDeckMonster(card.model.facts);

/** Both Pendulum Zones are outer Spell & Trap Zones: with all five taken, or two Pendulum cards, none is free. */
export const pendulumZones = rule('pendulum/occupied-zones', (duel, { player }: CardAndPlayer) => {
  const outer = Object.values(duel.cards).filter(
    ({ place, controller, gone, spellTrapZone: zone }) =>
      controller === player &&
      ((place === 'pendulum-zone' && gone !== true) ||
        (place === 'spell-trap-zone' && (zone === 'S1' || zone === 'S5'))),
  );
  const free = outer.length < 2 && hasSpellTrapZone(duel, player);
  return { code: free ? 'free' : 'taken' };
});
