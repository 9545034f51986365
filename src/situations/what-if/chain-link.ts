import type { CardModel } from '../../card-model/card-model.ts';
import type { Situation } from '../situation.ts';
import { askedCard, type Changes, nameOf, resolvedBy } from './change.ts';

/** What happened on Chain Link 1 could have happened on Chain Link 2. */
export const chainLinkChanges: Changes = (situation) => {
  const card = askedCard(situation);
  const [pair, ...others] = [...resolvedBy(situation)].filter(([at]) => {
    const action = situation.actions[at];
    return action?.do === 'resolve' && (action.happens ?? []).flat().some((each) => each.card === card);
  });
  const activations = situation.actions.filter((action) => action.do === 'activate');
  if (pair === undefined || others.length > 0 || activations.length !== 1) return [];
  const [resolveAt, activateAt] = pair;
  const id = freeId(situation);
  const { actions } = situation;
  return [
    {
      words: `what happened to ${nameOf(situation, card)} happened on Chain Link 2, and not on Chain Link 1`,
      label: 'on Chain Link 2',
      situation: {
        ...situation,
        cards: [...situation.cards, { id, card: cardBelow, place: 'spell-trap-zone' }],
        actions: [
          ...actions.slice(0, activateAt),
          { do: 'activate', card: id },
          ...actions.slice(activateAt, resolveAt + 1),
          { do: 'resolve' },
          ...actions.slice(resolveAt + 1),
        ],
      },
    },
  ];
};

const cardBelow: CardModel = {
  name: 'the card of Chain Link 1',
  facts: { cardType: 'spell', property: 'Normal' },
  summoning: { ways: [] },
  parts: [],
  sources: [],
};

function freeId({ cards }: Situation): string {
  const taken = new Set(cards.map(({ id }) => id));
  let id = 'link-1';
  while (taken.has(id)) id = `${id}+`;
  return id;
}
