import { isActivated, isTrigger } from '../../card-model/activated.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Card, Duel } from '../state/duel.ts';

/** The only effect that can be meant: of a Spell or Trap that is played, its own activation. */
export function onlyMeant(duel: Duel, { id, model, place, faceUp }: Card): number | undefined {
  const played = model.facts.cardType !== 'monster' && (place === 'hand' || (isField(place) && !faceUp));
  const numbers = model.parts.flatMap((part, index) => (isActivated(part) ? [index] : []));
  const meant = played ? numbers.filter((index) => model.parts[index]?.kind === 'activation') : numbers;
  if (meant.length <= 1) return meant[0];
  // Of two uses of one effect the one that is activated where the card is; a Trigger Effect that nothing has met is not meant.
  const ready = meant.filter((index) => isReady(duel, id, model, index));
  const there = ready.filter((index) => isActivatedIn(model, index, place));
  const [only, ...more] = isOneEffect(model, ready) ? there : [];
  return more.length === 0 ? only : undefined;
}

const isReady = ({ waiting }: Duel, id: string, model: Card['model'], index: number): boolean => {
  const part = model.parts[index];
  return (
    part !== undefined &&
    (!isTrigger(part) || waiting.some((each) => each.card === id && each.part === index))
  );
};

const isActivatedIn = (model: Card['model'], index: number, place: Card['place']): boolean => {
  const part = model.parts[index];
  return part !== undefined && isActivated(part) && part.activatesIn?.includes(place) === true;
};

/** Parts that share a limit of one name are uses of one effect. */
const isOneEffect = (model: Card['model'], parts: readonly number[]): boolean => {
  const groups = parts.map((index) => {
    const part = model.parts[index];
    return part !== undefined && isActivated(part) ? part.limit?.group : undefined;
  });
  return groups[0] !== undefined && groups.every((each) => each === groups[0]);
};
