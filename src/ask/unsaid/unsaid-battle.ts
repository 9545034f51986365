import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { someMonster } from '../../situations/readers/described.ts';
import type { Situation } from '../../situations/situation.ts';
import type { ToldCard } from '../telling/cards.ts';
import type { Unsaid } from './unsaid.ts';
import { withMonsters } from './unsaid-boards.ts';

/**
 * A monster is taken to be in Attack Position where nobody said how it lies: one that is attacked, and one of whose text that
 * decides ("this Attack Position card"), may be in Defense Position.
 */
export function mayBeInDefense(situation: Situation, cards: readonly ToldCard[]): readonly Unsaid[] {
  const { actions } = situation;
  const attacked = new Set(actions.flatMap((each) => (each.do === 'attack' ? (each.target ?? []) : [])));
  const acted = new Set(
    actions.flatMap((each) => ('card' in each && each.card !== undefined ? [each.card] : [])),
  );
  const speaksOfIt = ({ place, model: { parts } }: ToldCard): boolean =>
    place === 'monster-zone' &&
    parts.some((part) => part.kind === 'continuous' && ofPosition.test(JSON.stringify(part.does)));
  return cards
    .filter(
      (card) =>
        // Of whom nobody named, the value that was said is that of its position.
        card.described === undefined &&
        !acted.has(card.id) &&
        card.setup.position === undefined &&
        card.setup.faceUp !== false &&
        card.model.facts.cardType === 'monster' &&
        !card.model.facts.abilities.includes('Link') &&
        (attacked.has(card.id) || speaksOfIt(card)),
    )
    .map(({ id, model: { name } }) => inDefense(situation, id, name));
}

/** "This Attack Position card", "while this card is in face-up Defense Position". */
const ofPosition =
  /\bthis (?:face-up )?(?:attack|defense) position (?:card|monster)\b|\bwhile (?:this card is )?in (?:face-up )?(?:attack|defense) position\b/i;

const inDefense = (situation: Situation, id: string, name: string): Unsaid => ({
  what: `which battle position ${name} is in`,
  cases: ['in Attack Position', 'in Defense Position'],
  otherwise: {
    ...situation,
    cards: situation.cards.map((each) => (each.id === id ? { ...each, position: 'defense' } : each)),
  },
});

/** Whether a monster can attack, and directly, hangs on the other player's monsters, where nobody spoke of any. */
export function inTheWay(situation: Situation, spokenOf: (player: Player) => boolean): readonly Unsaid[] {
  const { question, cards } = situation;
  if (question.ask !== 'can-attack-directly' && question.ask !== 'can-attack') return [];
  const defender = otherPlayer(cards.find(({ id }) => id === question.card)?.controller ?? 'P0');
  if (spokenOf(defender)) return [];
  return [
    {
      what: `whether ${defender} controls monsters`,
      cases: [`${defender} controls none`, `${defender} controls one`],
      otherwise: withMonsters(situation, defender, someMonster('a monster', 4)),
    },
  ];
}
