import type { CardModel } from '../../card-model/card-model.ts';
import { someMonster, someSpell, someTrap } from '../../situations/readers/described.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import type { Noun } from '../text/chunk.ts';
import type { Frame, Phrase } from './frame.ts';

/** What stands for a card that is called by its kind alone. */
const someCards = {
  card: someTrap('a card'),
  monster: someMonster('a monster', 4),
  spell: someSpell('a Spell'),
  trap: someTrap('a Trap'),
  token: {
    ...someMonster('a Token', 1),
    facts: { cardType: 'monster', abilities: ['Normal', 'Token'], level: 1 },
  },
} as const satisfies Partial<Record<Noun, CardModel>>;

/** "a monster in my GY", "a face-down card": one that nobody named. */
export type SomeCard = Extract<Phrase, { kind: 'thing' }> & { readonly noun: keyof typeof someCards };

const lying: ReadonlySet<string> = new Set(['face-down', 'set', 'face-up', 'own', 'only']);

/** Does a phrase speak of cards by their kind, and say no more of them than how they lie? */
export const isSomeCard = (phrase: Phrase): phrase is SomeCard =>
  phrase.kind === 'thing' &&
  Object.hasOwn(someCards, phrase.noun) &&
  phrase.of === undefined &&
  phrase.way === undefined &&
  phrase.qualities.every((each) => lying.has(each));

/** The card that stands for one that nobody named, where the words say it lies. */
export function someCard(phrase: SomeCard, frame: Frame, teller: Teller): ToldCard {
  const model = someCards[phrase.noun];
  const card = teller.cards.unnamed(model, teller.owner(phrase.owner, teller.actor(frame)));
  teller.qualify(card, phrase.qualities, frame);
  return card;
}

/** "a Spell", "a Trap" that is activated: what it does is not known. */
export function someActivated(phrase: Phrase, frame: Frame, teller: Teller): ToldCard | undefined {
  const one = isSomeCard(phrase) && (phrase.count ?? 1) === 1 && phrase.qualities.length === 0;
  if (!one || (phrase.noun !== 'spell' && phrase.noun !== 'trap')) return undefined;
  const model: CardModel = {
    ...someCards[phrase.noun],
    parts: [
      {
        kind: 'activation',
        on: [],
        conditions: [],
        cost: [],
        targets: [],
        does: [{ do: 'described', reads: 'its effect, which was not said' }],
      },
    ],
  };
  return teller.cards.unnamed(model, teller.owner(phrase.owner, teller.actor(frame)) ?? teller.actor(frame));
}
