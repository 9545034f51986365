import { canMissTiming } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';

export function unclear(frame: Frame, teller: Teller, why: string): undefined {
  teller.lost(frame, why);
  return undefined;
}

/** The one card that the phrases name, players left aside; undefined for none, and for several. */
export function oneCard(phrases: readonly Phrase[], frame: Frame, teller: Teller): ToldCard | undefined {
  const [card, more] = phrases
    .filter(({ kind }) => kind !== 'player')
    .flatMap((each) => teller.cardsOf(each, frame));
  return more === undefined ? card : undefined;
}

/** "in the GY", "that is banished": must be where the card is; where nobody said where it is, that is where. */
export function placeSaid(frame: Frame, card: ToldCard, teller: Teller): boolean {
  for (const { prep, value } of frame.complements) {
    if (prep === 'after' && isOfBattle(value) && teller.battle !== undefined) {
      teller.lost(frame, 'at which time of the battle it is asked');
      return false;
    }
    if (prep === 'after' || isForThat(prep, value)) continue;
    if ((prep === 'in' || prep === 'from' || prep === 'on') && value.kind === 'place') {
      const place = teller.placeFor(value.place, card);
      const owner = teller.owner(value.owner, teller.actor(frame));
      const whose = card.setup.controller ?? owner;
      if (owner !== undefined && !card.moved && card.setup.controller === undefined)
        card.setup.controller = owner;
      if (!teller.cards.putAt(card, place) || (owner !== undefined && whose !== owner && !card.moved)) {
        teller.lost(frame, `where ${card.model.name} is`);
        return false;
      }
    } else {
      teller.lost(frame, 'what is asked');
      return false;
    }
  }
  return true;
}

/** "after the damage": a time of the battle under way. */
const isOfBattle = (value: Phrase): boolean =>
  value.kind === 'thing' && (value.noun === 'damage' || value.noun === 'battle');

/** "activate for it": for what was told to have happened, which is what is asked anyway. */
const isForThat = (prep: string, value: Phrase): boolean =>
  prep === 'for' && (value.kind === 'pronoun' || (value.kind === 'thing' && value.noun === 'this'));

/** Was all told that these Trigger Effects hang on: which cards it happened to, and how it came about? */
export function isSettled(meant: readonly ActivatedEffect[], frame: Frame, teller: Teller): boolean {
  if (teller.unnamed && meant.some(watchesOthers)) {
    teller.lost(frame, 'which cards it happened to');
    return false;
  }
  if (teller.uncaused && meant.some((part) => canMissTiming(part) === true)) {
    teller.lost(frame, 'how it came about: by an effect, as a cost, or for a Summon');
    return false;
  }
  return true;
}

const watchesOthers = (part: ActivatedEffect): boolean =>
  part.kind === 'trigger' && part.on.some(({ of }) => of !== 'this');

/** A question without a verb that a teller would tell, about what is spoken of, as a frame has it. */
export const questionAbout = (phrase?: Phrase): Frame => ({
  verb: 'be',
  form: 's',
  passive: false,
  subject: phrase === undefined ? [] : [phrase],
  objects: [],
  complements: [],
  qualities: [],
  negated: false,
  modal: false,
  asked: true,
  purpose: false,
  detail: false,
  join: 'start',
  from: 0,
  to: 0,
});
