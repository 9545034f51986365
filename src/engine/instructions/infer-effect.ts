import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isMainPhase } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';

/** What was told of an activation beside the card. */
export interface ToldOfIt {
  readonly targets?: readonly string[];
  readonly cost?: readonly Happens[];
}

/** The only effect that can be meant: the activation of a card that is played, else the one with such targets and cost. */
export function onlyMeant(duel: Duel, card: Card, told: ToldOfIt = {}): number | undefined {
  const { model, place, faceUp } = card;
  const played = model.facts.cardType !== 'monster' && (place === 'hand' || (isField(place) && !faceUp));
  const all = model.parts.flatMap((part, at) => (isActivated(part) ? [{ part, at }] : []));
  const lies = staysOnField(model) && isField(place) && faceUp;
  const some = all.filter(({ part }) => (part.kind === 'activation' ? !lies : !played));
  const meant = some.length === 0 ? all : some;
  if (meant.length <= 1) return meant[0]?.at;
  const [only, ...more] = meant.filter((each) => canBeMeant(duel, card, each, told));
  return more.length === 0 ? only?.at : undefined;
}

function canBeMeant(
  duel: Duel,
  card: Card,
  { part, at }: { readonly part: ActivatedEffect; readonly at: number },
  told: ToldOfIt,
): boolean {
  if (activationPlaces(part, card.model.facts)?.includes(card.place) === false) return false;
  if (!(told.targets ?? []).every((id) => fitsTarget(duel, card, part, id))) return false;
  if (!isPaidSo(part, told.cost ?? [])) return false;
  if (part.kind === 'ignition') return duel.chain.length === 0 && isMainPhase(duel.phase);
  return isReady(duel, card, part, at);
}

/** May the effect target this card, by what it is and where it is? */
const fitsTarget = (duel: Duel, card: Card, { targets }: ActivatedEffect, id: string): boolean => {
  const target = cardOf(duel, id);
  return targets.some(
    ({ from, filter }) =>
      from?.includes(target.place) !== false && fitsNow(duel, filter, target, viewFrom(card)) !== 'no',
  );
};

/** A Trigger Effect that nothing has met is not meant, as far as it is known what it answers and what has happened. */
const isReady = ({ waiting, timeline }: Duel, { id }: Card, part: ActivatedEffect, at: number): boolean =>
  part.kind !== 'trigger' ||
  timeline.length === 0 ||
  part.on.length === 0 ||
  part.unreadTiming !== undefined ||
  waiting.some((each) => each.card === id && each.part === at);

/** Does the cost ask for what was paid, and for as many cards? */
function isPaidSo({ cost }: ActivatedEffect, paid: readonly Happens[]): boolean {
  if (cost.some(({ do: verb }) => verb === 'described')) return true;
  return [...new Set(paid.map(({ event }) => event))].every((event) => {
    const asking = cost.filter(({ do: verb }) => verbFacts[verb].event === event);
    const [only, ...more] = asking.map(({ what }) => what);
    const count = more.length === 0 && isDescribed(only) && !only.upTo ? only.count : undefined;
    return (
      asking.length > 0 &&
      (typeof count !== 'number' || count === paid.filter((each) => each.event === event).length)
    );
  });
}
