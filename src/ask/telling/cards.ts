import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import type { Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { startOf } from '../../situations/readers/timing-start.ts';
import type { CardSetup } from '../../situations/situation.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { describedMonster } from '../names/described-monsters.ts';
import { monsterOfKind } from '../names/kind-of-monster.ts';

/** A card of a situation while it is being told: how it is set up, and where it has come to by now. */
export interface ToldCard {
  readonly id: string;
  readonly model: CardModel;
  /** How it is set up, as far as it was said. */
  readonly setup: { -readonly [Key in keyof CardSetup]?: CardSetup[Key] };
  /** Where it is by now; undefined while nothing was said of it. */
  place?: Place;
  faceUp?: boolean;
  /** Has something happened to it? Its set-up is closed from then on. */
  moved: boolean;
  /** Is it a Spell/Trap Card that was activated and is not played again? */
  spent: boolean;
  /** It was told that it was Set, and not in which turn. */
  setSometime?: true;
  /** Nobody said where it is, and it may be in the hand or Set: a Quick-Play Spell, or one that a text asks to be Set. */
  mayBeSet?: 'always' | 'where-asked';
  /** Nobody said where it was before what happened to it. */
  placeTaken?: true;
  /** Somebody "has" it, nobody said where, and it may be in the hand or on the field. */
  mayBeInHand?: true;
  /** Nobody said where it is, and it was put where its Quick Effects are activated: where its other effects are. */
  elsewhere?: readonly Place[];
  /** Nobody named it: the situation has its model, not its name. */
  readonly described?: true;
}

/** The attack under way. */
export interface ToldBattle {
  readonly attacker: ToldCard;
  readonly target?: ToldCard;
  /** Nobody said whose the monsters are. */
  readonly nobodys: boolean;
}

/** The cards that a text tells of, in the order in which it names them. */
export class ToldCards {
  readonly all: ToldCard[] = [];
  readonly assumed: string[] = [];
  /** What "it" may stand for, the last spoken of first. */
  private focus: ToldCard[] = [];
  /** What "both" and "they" stand for. */
  group: readonly ToldCard[] = [];
  /** What a name stands for. */
  readonly find: (name: string) => CardModel;

  constructor(find: (name: string) => CardModel) {
    this.find = find;
  }

  /** The card that a name speaks of: the one that was named so before, unless another copy or another player's is meant. */
  named(name: string, owner: Player | undefined, another = false): ToldCard {
    const same = this.all.filter(({ model }) => model.name === name);
    const known = same.findLast(
      ({ setup: { controller } }) => (owner ?? controller) === (controller ?? owner),
    );
    if (known !== undefined && !another) {
      if (owner !== undefined && !known.moved) known.setup.controller = owner;
      return known;
    }
    const described = (describedMonster(name) ?? monsterOfKind(name)) === undefined ? undefined : true;
    return this.add(this.find(name), undefined, owner, described);
  }

  /** A card that nobody named: the monster that is Summoned, the card whose cost it is; without a place, nothing was said of it yet. */
  described(model: CardModel, place: Place | undefined, controller: Player | undefined): ToldCard {
    return this.add(model, place, controller, true);
  }

  private add(
    model: CardModel,
    place: Place | undefined,
    controller: Player | undefined,
    described: true | undefined,
  ): ToldCard {
    const setup = defined({ place, controller });
    const id = this.idOf(model.name);
    const card = { id, model, setup, ...defined({ place, described }), moved: false, spent: false };
    this.all.push(card);
    return card;
  }

  /** What a card is called: its name, and a further one with a number behind it, as the situation language does. */
  private idOf(name: string): string {
    const isTaken = (id: string): boolean => this.all.some((each) => each.id === id);
    let [id, number] = [name, 2];
    for (; isTaken(id); number += 1) id = `${name} ${number}`;
    return id;
  }

  /** This card is spoken of now: "it" means it from here on. */
  look(card: ToldCard): void {
    this.focus = [card, ...this.focus.filter((each) => each !== card)];
  }

  /** A card that nobody named is spoken of now: "it" would mean that one. */
  lookAway(): void {
    this.focus = [];
  }

  /** The card that "it" stands for: the last spoken of that fits. */
  spokenOf(fits: (card: ToldCard) => boolean): ToldCard | undefined {
    return this.focus.find(fits);
  }

  /** "Its effect": that of a card with a text, where any that was spoken of has one. */
  havingText(fits: (card: ToldCard) => boolean): (card: ToldCard) => boolean {
    const having = (card: ToldCard): boolean => fits(card) && card.model.parts.length > 0;
    return this.spokenOf(having) === undefined ? fits : having;
  }

  /** Says where a card is, or was before anything happened to it. False where that is not what was said before. */
  putAt(card: ToldCard, place: Place, faceUp?: boolean): boolean {
    if (card.place !== undefined && card.place !== place) return false;
    if (!card.moved) {
      card.setup.place = place;
      if (faceUp !== undefined) card.setup.faceUp = faceUp;
    }
    card.place = place;
    if (faceUp !== undefined) card.faceUp = faceUp;
    return true;
  }

  /** Puts a card where it is activated from, where nobody said; false where that could be more than one place. */
  readyToActivate(card: ToldCard, effectOnly = false): boolean {
    if (card.place !== undefined) return true;
    const { facts } = card.model;
    if (facts.cardType === 'monster' || effectOnly) {
      const activated = card.model.parts.filter(isActivated);
      const quick = activated.filter(({ kind }) => kind === 'quick');
      const places = placesOf(activated, facts);
      const [place = fieldPlaceOf(facts), other] = quick.length === 0 ? places : placesOf(quick, facts);
      card.elsewhere = places.filter((each) => each !== place);
      const isOnField = isField(place);
      this.putAt(card, place, isOnField ? true : undefined);
      this.assumed.push(`${card.model.name} is ${isOnField ? 'face-up on the field' : whereWords(place)}`);
      return other === undefined;
    }
    if (facts.cardType === 'trap') this.putAt(card, fieldPlaceOf(facts), false);
    else {
      this.putAt(card, 'hand');
      card.mayBeSet = facts.property === 'Quick-Play' ? 'always' : 'where-asked';
    }
    return true;
  }

  /** Where the card was before this event, where nobody said: as such events have it, and that is told. */
  before(card: ToldCard, event: EventName): Place {
    if (card.place !== undefined) return card.place;
    const { place, placeAssumed } = startOf(card.model, event);
    this.putAt(card, place);
    if (placeAssumed) card.setup.placeAssumed = true;
    card.placeTaken = true;
    this.assumed.push(`${card.model.name} was ${whereWords(place)} before`);
    return place;
  }
}

/** The places where these effects are activated, the field first. */
const placesOf = (parts: readonly ActivatedEffect[], facts: CardModel['facts']): readonly Place[] =>
  [
    ...new Set(
      parts.flatMap(
        (part) => activationPlaces(part, facts) ?? (answersOwnSummon(part) ? [fieldPlaceOf(facts)] : []),
      ),
    ),
  ].toSorted((a, b) => Number(isField(b)) - Number(isField(a)));

/** "If this card is Normal or Special Summoned": it is on the field then. */
const answersOwnSummon = (part: Part): boolean =>
  part.kind === 'trigger' && part.on.some(({ of, event }) => of === 'this' && isSummonWay(event));

export const whereWords = (place: Place): string =>
  place === 'banished'
    ? 'banished'
    : place === 'monster-zone'
      ? 'on the field'
      : `in the ${place.replaceAll('-', ' ').replace('gy', 'GY')}`;

/** Where a card lies that is in the Deck: one of the Extra Deck is in that. */
export const deckOf = ({ facts }: CardModel): Place => (isExtraDeckMonster(facts) ? 'extra-deck' : 'deck');

/** The place that is meant, for this card: "the field" and "the Deck" depend on it. */
export function placeMeant(place: Place | 'field', { model }: ToldCard): Place {
  if (place === 'field' || place === 'monster-zone') return fieldPlaceOf(model.facts);
  return place === 'deck' ? deckOf(model) : place;
}

export const onField = (card: ToldCard): boolean => card.place !== undefined && isField(card.place);

export const isMonster = ({ model }: ToldCard): boolean => model.facts.cardType === 'monster';

/** Is it a monster that is on the field, as far as was said? */
export const isThere = (card: ToldCard): boolean =>
  isMonster(card) && (card.place === undefined || onField(card));

/** The one place in which a card is that is only called so: "the one in my hand". */
export const onlyThere: Partial<Readonly<Record<string, (place: Place) => boolean>>> = {
  'one-in-hand': (place) => place === 'hand',
  'one-in-gy': (place) => place === 'gy',
  'one-on-field': isField,
};
