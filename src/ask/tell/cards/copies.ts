import type { Player } from '../../../engine/state/duel.ts';
import { isField, type Place } from '../../../vocabulary/places.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { Pronoun } from '../../text/chunk.ts';
import type { Teller } from '../teller.ts';
import type { ToldCard } from './told-cards.ts';

/** How many copies of a card a text may set up at once. */
const MOST_COPIES = 6;

/** "two copies of X", "the second copy of X", "the first one": the cards that are meant; undefined where none are. */
export function copiesMeant(
  { of, noun, count = 1, qualities }: Extract<Phrase, { kind: 'thing' }>,
  teller: Teller,
  frame: Frame,
): readonly ToldCard[] | undefined {
  const { cards } = teller;
  const second = qualities.includes('second');
  if (of?.kind !== 'card') {
    const [first, other] = cards.group;
    if (noun === 'copy' && second) return other === undefined ? undefined : [other];
    if (qualities.includes('first')) return first === undefined ? undefined : [first];
    if (!second) return undefined;
    if (other !== undefined) return [other];
    // "a second one": of the card that was played before.
    const whose = teller.actor(frame);
    const played = cards.all.filter(({ spent, setup }) => spent && setup.controller === whose);
    const [name, more] = new Set(played.map(({ model }) => model.name));
    return name === undefined || more !== undefined ? undefined : [cards.named(name, whose, true)];
  }
  if (noun !== 'copy' || count > MOST_COPIES) return undefined;
  const player = teller.actor(frame);
  const known = cards.all.filter(
    ({ model, setup }) =>
      model.name === of.name &&
      (player === undefined || setup.controller === undefined || setup.controller === player),
  );
  if (second) {
    const left = known.slice(1).find(({ spent }) => !spent);
    return [left ?? cards.named(of.name, player, true)];
  }
  if (qualities.includes('first')) return [known[0] ?? cards.named(of.name, player)];
  return Array.from({ length: count }, (_, at) => known[at] ?? cards.named(of.name, player, at > 0));
}

type Named = Extract<Phrase, { kind: 'card' }>;

/** "a face-down X and a face-up X": of two that lie otherwise, told in one breath, the one behind is another copy. */
export function isFurther(phrase: Named, { asked, objects }: Frame): boolean {
  if (asked) return false;
  const lies = ({ qualities }: Named) =>
    qualities.filter((each) => each === 'face-up' || each === 'face-down').join();
  const before = objects
    .slice(0, Math.max(0, objects.indexOf(phrase)))
    .filter((each) => each.kind === 'card')
    .filter(({ name }) => name === phrase.name);
  return lies(phrase) !== '' && before.some((each) => lies(each) !== '' && lies(each) !== lies(phrase));
}

/** Of several copies, the one that lies as the words say; undefined where that does not tell one from the others. */
export function lyingSo(
  { name, qualities }: Named,
  owner: Player | undefined,
  { cards }: Teller,
): ToldCard | undefined {
  const faceUp = qualities.includes('face-up') || !qualities.includes('face-down');
  const copies = cards.all.filter(
    ({ model, setup }) => model.name === name && (owner === undefined || setup.controller === owner),
  );
  if (copies.length < 2 || !qualities.some((each) => each === 'face-up' || each === 'face-down'))
    return undefined;
  const [card, more] = copies.filter((each) => (each.faceUp ?? true) === faceUp);
  return more === undefined ? card : undefined;
}

const places: Partial<Readonly<Record<Pronoun, (place: Place) => boolean>>> = {
  'one-in-hand': (place) => place === 'hand',
  'one-in-gy': (place) => place === 'gy',
  'one-on-field': isField,
};

/** "The one in my hand": the only card of those spoken of that is there, or none; undefined where the words say no place. */
export function onlyOneThere(which: Pronoun, all: readonly ToldCard[]): readonly ToldCard[] | undefined {
  const fits = places[which];
  if (fits === undefined) return undefined;
  const [only, more] = all.filter(
    ({ place, setup, spent }) => place !== undefined && fits(place) && setup.controller !== 'P1' && !spent,
  );
  return only === undefined || more !== undefined ? [] : [only];
}
