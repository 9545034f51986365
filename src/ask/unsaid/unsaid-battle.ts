import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { someMonster } from '../../situations/readers/described.ts';
import type { Situation } from '../../situations/situation.ts';
import type { ToldCard } from '../telling/cards.ts';
import type { Unsaid } from './unsaid.ts';

/** A monster that is attacked is taken to be in Attack Position where nobody said how it lies; it may be in Defense Position. */
export function attackedInDefense(situation: Situation, cards: readonly ToldCard[]): readonly Unsaid[] {
  const { actions } = situation;
  const attacked = new Set(actions.flatMap((each) => (each.do === 'attack' ? (each.target ?? []) : [])));
  const acted = new Set(
    actions.flatMap((each) =>
      each.do === 'attack' || !('card' in each) || each.card === undefined ? [] : [each.card],
    ),
  );
  return cards
    .filter(
      ({ id, setup, described, model: { facts } }) =>
        // Of whom nobody named, the value that was said is that of its position.
        described === undefined &&
        attacked.has(id) &&
        !acted.has(id) &&
        setup.position === undefined &&
        setup.faceUp !== false &&
        facts.cardType === 'monster' &&
        !facts.abilities.includes('Link'),
    )
    .map(({ id, model: { name } }) => inDefense(situation, id, name));
}

/**
 * What a monster's own text makes of it may hang on its battle position ("this Attack Position card"): it was taken to be in
 * Attack Position where nobody said how it lies.
 */
export function speaksOfPosition(situation: Situation, cards: readonly ToldCard[]): readonly Unsaid[] {
  const acted = new Set(
    situation.actions.flatMap((each) => ('card' in each && each.card !== undefined ? [each.card] : [])),
  );
  return cards
    .filter(
      ({ id, place, setup, described, model: { parts } }) =>
        described === undefined &&
        place === 'monster-zone' &&
        !acted.has(id) &&
        setup.position === undefined &&
        setup.faceUp !== false &&
        parts.some((part) => part.kind === 'continuous' && ofPosition.test(JSON.stringify(part.does))),
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

/** A direct attack hangs on the other player's monsters, where nobody spoke of any. */
export function inTheWay(situation: Situation, spokenOf: (player: Player) => boolean): readonly Unsaid[] {
  const { question, cards } = situation;
  if (question.ask !== 'can-attack-directly') return [];
  const defender = otherPlayer(cards.find(({ id }) => id === question.card)?.controller ?? 'P0');
  if (spokenOf(defender)) return [];
  const monster = {
    id: 'in-the-way',
    card: someMonster('a monster', 4),
    place: 'monster-zone',
    controller: defender,
  } as const;
  return [
    {
      what: `whether ${defender} controls monsters`,
      cases: [`${defender} controls none`, `${defender} controls one`],
      otherwise: { ...situation, cards: [...cards, monster] },
    },
  ];
}
