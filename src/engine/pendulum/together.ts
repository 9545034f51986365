import { type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { pendulumSummonAtOnce } from './at-once.ts';

/** Monsters that are told to be Summoned at the same time. */
export interface TogetherCase {
  readonly cards: readonly Card[];
  readonly player: Player;
  readonly way: SummonWay;
}

/** All monsters of a Pendulum Summon come at once, so that there has to be a zone for each of them. */
export const allAtOnce = rule({
  id: 'pendulum-summon/simultaneous',
  reasons: {
    'one-alone': [
      'forbids',
      'only a Pendulum Summon brings several monsters at once, and they would be {way}',
    ],
    twice: ['forbids', '{card} is named twice'],
    'no-room': ['forbids', 'there is no zone for all of them at once: {card} finds none'],
    open: ['unknown', '{words}'],
    room: ['permits', 'all {count} monsters are Summoned at once, and there is a zone for each'],
  },
  decide(duel: Duel, { cards, player, way }: TogetherCase) {
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
});

/** Those from the Extra Deck have fewer zones to choose from, so that they take theirs first. */
export const fewestZonesFirst = (cards: readonly Card[]): readonly Card[] => [
  ...cards.filter(({ place }) => place === 'extra-deck'),
  ...cards.filter(({ place }) => place !== 'extra-deck'),
];
