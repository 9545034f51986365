import type { Aspect } from '../../card-model/aspects.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Ban, Protection } from '../../card-model/lasting/lasting-fields.ts';
import type { Part } from '../../card-model/part.ts';
import type { Spoken } from '../../card-model/sayings.ts';
import type { Either } from '../../card-model/value.ts';
import { specialSummonVerbs, type Verb } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isApplying, isOfBoxThere } from '../negation.ts';
import type { Duel, Player } from '../state/duel.ts';

/** What an effect that applies lets nobody do. */
export interface ForbiddenActs {
  readonly verbs: readonly Verb[];
  /** What words that were not read have to touch to be of such an act. */
  readonly touches: Aspect;
  /** Is it forbidden whatever it is done to? Else it depends on the card. */
  readonly always: boolean;
  /** Each monster that is Special Summoned is asked for itself whether it is excepted. */
  readonly byCard?: true;
  /** Only to the card itself of which a text says so: others are there for it. */
  readonly toItself?: true;
  /** Only with cards from the Deck. */
  readonly fromDeck?: true;
  /** Only with cards from here. */
  readonly from?: readonly Place[];
}

/** What a part that applies says of what cannot be done: in words, whom it binds, and on what it hangs. */
export interface Limit {
  readonly words: string;
  /** Do fields say all that it forbids? */
  readonly isRead: boolean;
  /** What it forbids to be activated, and to be done. */
  readonly ban?: Ban | undefined;
  readonly acts?: ForbiddenActs | undefined;
  readonly who?: Instruction['who'];
  /** It holds only in this case: in the words of the text, and where the state of the Duel tells that. */
  readonly onlyIf?: string | undefined;
  readonly holds?: Either | undefined;
  /** It holds only under a condition that is not judged. */
  readonly conditional: boolean;
  /** What the words can touch, and the events of which one has to have happened for that; left out: anything. */
  readonly touches?: readonly Aspect[] | undefined;
  readonly upon?: readonly EventName[] | undefined;
  readonly says?: Spoken['says'];
  /** It is a restriction in so many words: "you cannot ...". */
  readonly restricts?: boolean;
}

/** What a restriction keeps an activation from doing; undefined where it keeps it from nothing. */
export function actsOf(ban: Ban): ForbiddenActs | undefined {
  const from = ban.from === undefined ? {} : { from: ban.from };
  if (ban.deeds !== undefined) return { verbs: ban.deeds, touches: 'place', always: true, ...from };
  if (ban.draws) return { verbs: ['draw'], touches: 'hand', always: true };
  if (ban.adds !== undefined) {
    const verbs: readonly Verb[] = ban.adds === 'any' ? ['add-to-hand', 'draw'] : ['add-to-hand'];
    return { verbs, touches: 'hand', always: true, fromDeck: true, from: ['deck'] };
  }
  const kinds = ban.summons;
  if (kinds === undefined) return undefined;
  // How many there were is asked of each monster that is Summoned; Tokens are none of those.
  if (ban.most !== undefined) return { verbs: ['special-summon-token'], touches: 'summon', always: false };
  const verbs = specialSummonVerbs.filter(
    (verb) =>
      kinds.some((kind) => kind === 'special' || verb === `${kind}-summon`) &&
      ban.exceptKinds?.some((kind) => verb === `${kind}-summon`) !== true,
  );
  if (verbs.length === 0) return undefined;
  const some = ban.of ?? ban.except ?? ban.exceptFrom ?? ban.exceptKinds ?? ban.named;
  return {
    verbs,
    touches: 'summon',
    always: some === undefined,
    ...(some === undefined ? {} : { byCard: true as const }),
    ...from,
  };
}

/** What cannot be done to some cards: whether that binds depends on the card that it is done to. */
function actsOfProtection({ from, for: purpose }: Protection): ForbiddenActs | undefined {
  const verbs = from.flatMap((each) => (each === 'target' || each === 'reposition' ? [] : [each]));
  if (verbs.length === 0 || purpose !== undefined) return undefined;
  return { verbs, touches: verbs.includes('destroy') ? 'destruction' : 'place', always: false };
}

/** "Cards in the GY cannot be banished": what cannot be done to any card in a place, cannot be done there at all. */
function ofAllThere(acts: ForbiddenActs | undefined, what: Instruction['what']): ForbiddenActs | undefined {
  if (acts !== undefined && what === 'this' && !acts.always) return { ...acts, toItself: true };
  if (acts === undefined || !isDescribed(what) || what.count !== 'all' || what.from === undefined)
    return acts;
  const all = Object.keys(what.filter).length === 0;
  return { ...acts, from: what.from, always: acts.always || all };
}

/** All that a part of a card in this place says of what cannot be done. */
export function limitsIn(part: Part, place: Place): readonly Limit[] {
  if (!isOfBoxThere({ place }, part)) return [];
  // Known verbs by which nothing is said not to be done, or to be done otherwise, keep nothing from being done.
  if (part.kind === 'unread' && part.touches !== undefined && !part.denies && part.replaces === undefined)
    return [];
  if (part.kind === 'unread')
    return [
      {
        words: part.reads,
        isRead: false,
        conditional: false,
        touches: part.touches,
        upon: part.upon,
        says: part.says,
      },
    ];
  if (part.kind !== 'continuous' || part.appliesIn?.includes(place) === false) return [];
  return part.does
    .filter(({ do: verb, denies, bans }) => verb === 'restrict' || bans !== undefined || denies === true)
    .map((each) => {
      const { do: verb, reads = verb, bans, protects, what, touches, upon, who, onlyIf, holds } = each;
      const acts =
        bans !== undefined ? actsOf(bans) : protects === undefined ? undefined : actsOfProtection(protects);
      return {
        words: reads,
        isRead: isRead(each),
        ban: bans,
        acts: ofAllThere(acts, what),
        who,
        onlyIf,
        holds,
        conditional: part.conditions.length > 0,
        touches,
        upon,
        says: each.says,
        restricts: verb === 'restrict',
      };
    });
}

/** What may be used as material, what battles make of it and which monsters can be controlled together is asked elsewhere. */
const isRead = ({
  do: verb,
  bans,
  protects,
  controls,
  barsMaterial,
  battle,
  touches,
}: Instruction): boolean =>
  [bans, controls].some((each) => each !== undefined) ||
  (barsMaterial !== undefined && (!barsMaterial.partly || verb === 'change-status')) ||
  (protects !== undefined && (!protects.partly || verb === 'change-status')) ||
  (battle?.every(({ trait }) => trait !== undefined) === true && touches?.includes('activation') !== true);

/** The texts that apply now and forbid this player such an act, always or with some cards. */
export const forbidding = (duel: Duel, player: Player, verbs: readonly Verb[]) =>
  Object.values(duel.cards)
    .filter((by) => isApplying(duel, by))
    .flatMap((by) =>
      by.model.parts
        .flatMap((part) => limitsIn(part, by.place))
        .flatMap(({ acts, who, words, conditional }) => {
          const other = who === (player === by.controller ? 'opponent' : 'you');
          const found = acts?.verbs.some((verb) => verbs.includes(verb)) === true && !other;
          return found ? [{ by, words, acts, conditional }] : [];
        }),
    );
