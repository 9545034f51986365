import type { Situation } from '../situation.ts';
import type { ToldCard } from './told-cards.ts';
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
      ({ id, setup, model: { facts } }) =>
        attacked.has(id) &&
        !acted.has(id) &&
        setup.position === undefined &&
        setup.faceUp !== false &&
        facts.cardType === 'monster' &&
        !facts.abilities.includes('Link'),
    )
    .map(({ id, model: { name } }) => ({
      what: `which battle position ${name} is in`,
      cases: ['in Attack Position', 'in Defense Position'],
      otherwise: {
        ...situation,
        cards: situation.cards.map((each) => (each.id === id ? { ...each, position: 'defense' } : each)),
      },
    }));
}
