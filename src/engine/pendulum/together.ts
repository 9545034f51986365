import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { isPendulumActivation } from '../activation/offer.ts';
import { unbound } from '../events/moves.ts';
import { applyAll, outcome, rule } from '../rule.ts';
import { type Card, type ChainLink, cardOf, type Duel, type Player, withCard } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { placeRules } from '../zones/place-rules.ts';
import { inSomeMainZone, pendulumRules } from './pendulum-rules.ts';

/** Monsters that are told to be Summoned at the same time. */
interface TogetherCase {
  readonly cards: readonly Card[];
  readonly player: Player;
  readonly way: SummonWay;
}

/** All monsters of a Pendulum Summon come at once, so that there has to be a zone for each of them. */
export const allAtOnce = rule(
  'pendulum-summon/simultaneous',
  (duel, { cards, player, way }: TogetherCase) => {
    if (way !== 'pendulum-summoned')
      return cards.length > 1 ? { code: 'one-alone', facts: { way: summonWays.term(way) } } : null;
    const twice = cards.find((card, at) => cards.indexOf(card) !== at);
    if (twice !== undefined) return { code: 'twice', facts: { card: twice.model.name } };
    const { summoned, open } = pendulumSummonAtOnce(duel, player, fewestZonesFirst(cards));
    const left = cards.find((card) => !summoned.includes(card));
    if (left !== undefined && open !== undefined) return { code: 'open', facts: { words: open } };
    if (left !== undefined) return { code: 'no-room', facts: { card: left.model.name } };
    return cards.length > 1 ? { code: 'room', facts: { count: cards.length } } : null;
  },
);

/** Those from the Extra Deck have fewer zones to choose from, so that they take theirs first. */
export const fewestZonesFirst = (cards: readonly Card[]): readonly Card[] => [
  ...cards.filter(({ place }) => place === 'extra-deck'),
  ...cards.filter(({ place }) => place !== 'extra-deck'),
];

/** Extra Monster Zones are used before Main Monster Zones: those are what monsters from the hand need. */
const inOrder: readonly MonsterZone[] = [...monsterZones.ids].toReversed();

/** What a Pendulum Summon of as many monsters as possible brings, in the order of choice; `open` is what was not said. */
interface AtOnce {
  readonly summoned: readonly Card[];
  readonly open?: string;
}

/** The monsters that come when a player Pendulum Summons as many as possible in this order, each to a free zone. */
export function pendulumSummonAtOnce(duel: Duel, player: Player, wanted: readonly Card[]): AtOnce {
  let now = duel;
  const summoned: Card[] = [];
  for (const card of wanted) {
    const may = outcome(applyAll(pendulumRules.slice(0, -1), duel, { card, player }));
    if (may === 'unknown') return { summoned, open: `whether ${card.model.name} can be Pendulum Summoned` };
    if (may === 'forbids') continue;
    const judged = inOrder.map((zone) => ({
      zone,
      is: outcome(applyAll(placeRules, now, { card, player, way: 'pendulum-summoned', zone, leaving: [] })),
    }));
    const free = judged.find(({ is }) => is === 'permits');
    const somewhere = free === undefined && inSomeMainZone(now, player, card);
    if (free === undefined && !somewhere && judged.some(({ is }) => is === 'unknown'))
      return { summoned, open: `whether a zone for ${card.model.name} is free` };
    if (free === undefined && !somewhere) continue;
    summoned.push(card);
    const zone = free === undefined ? {} : { zone: free.zone };
    now = withCard(now, card.id, { place: 'monster-zone', ...zone, controller: player });
  }
  return { summoned };
}

/** What says of a told activation that a Pendulum Monster is activated as a Spell. */
interface ToldActivation {
  readonly card: string;
  readonly part?: number;
  readonly asSpell?: true;
  readonly zone?: unknown;
}

/** Is it the activation of a Pendulum Monster in the hand as a Spell (rule pendulum/activate-as-spell)? */
export function isToldAsSpell(duel: Duel, { card: id, part, asSpell, zone }: ToldActivation): boolean {
  const card = cardOf(duel, id);
  if (part !== undefined || !isPendulumActivation(card)) return false;
  const { facts, parts } = card.model;
  const inHand = parts.some((each) => isActivated(each) && activationPlaces(each, facts)?.includes('hand'));
  return asSpell === true || zone !== undefined || !inHand;
}

/** The Duel with the card in a Pendulum Zone, face-up, while its activation is on the Chain. */
export const placeAsSpell = (duel: Duel, card: Card): Duel => ({
  ...duel,
  cards: {
    ...duel.cards,
    [card.id]: {
      ...unbound(card),
      place: 'pendulum-zone',
      role: 'spell',
      faceUp: true,
      moves: card.moves + 1,
    },
  },
});

/** What happens when that resolves: the card lies there, and nothing else comes of it. */
export const laidAsSpell = (duel: Duel, { card }: ChainLink): Happens => ({
  event: 'something-else',
  rule: 'pendulum/activate-as-spell',
  by: card,
  note: `${cardOf(duel, card).model.name} is in the Pendulum Zone`,
});
