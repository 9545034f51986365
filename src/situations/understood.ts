import { phases } from '../vocabulary/phases.ts';
import { type Place, places } from '../vocabulary/places.ts';
import type { CardSetup, Situation } from './situation.ts';

/** A situation in a few lines: whose turn it is, where each card is, what is asked; the timeline has what was done. */
export function understoodLines(situation: Situation): readonly string[] {
  const { turnPlayer, phase, cards } = situation;
  return [
    `${turnPlayer}'s ${phases.term(phase)} (P0 is the one who asks, or was called so)`,
    ...cards.map((card) => `${card.controller ?? card.owner ?? 'P0'}: ${nameOf(card)}, ${whereIs(card)}`),
    `asked: ${questionWords(situation)}`,
  ];
}

const nameOf = ({ card }: CardSetup): string => (typeof card === 'string' ? card : card.name);

function whereIs({ place, faceUp, position, properlySummoned, noMaterials }: CardSetup): string {
  const side = faceUp === undefined ? [] : [faceUp ? 'face-up' : 'face-down'];
  const stands =
    position === undefined ? [] : [`in ${position === 'attack' ? 'Attack' : 'Defense'} Position`];
  const proper = { yes: ['properly Summoned'], no: ['not properly Summoned'], unknown: [] }[
    properlySummoned ?? 'unknown'
  ];
  const shown = place === 'hand' || place === 'deck' ? [] : side;
  const bare = noMaterials ? ['without materials'] : [];
  return [...shown, ...stands, placeWords(place), ...proper, ...bare].join(' ');
}

/** Where that is: "in the GY", "banished". */
export const placeWords = (place: Place): string =>
  place === 'banished' ? 'banished' : `in the ${places.term(place)}`;

function questionWords({ question, cards }: Situation): string {
  if (!('card' in question)) return 'when it ends';
  const named = (id: string | undefined) => {
    const card = cards.find((each) => each.id === id);
    return card === undefined ? 'a card' : nameOf(card);
  };
  const name = named(question.card);
  switch (question.ask) {
    case 'activates':
      return `is a Trigger Effect of ${name} activated now?`;
    case 'special-summon':
      return question.by === undefined
        ? `can ${name} be Special Summoned now?`
        : `can ${name} be Special Summoned by ${named(question.by)}?`;
    case 'properly-summoned':
      return `is ${name} properly Summoned?`;
    default:
      return `${question.ask.replaceAll('-', ' ')}: ${name}`;
  }
}
