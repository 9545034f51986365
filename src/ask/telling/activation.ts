import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { placeThatFits, someCardThatFits } from '../../situations/readers/described.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { behind, type Clause, hasAdjunct, isThing, type Phrase, type Thing } from '../grammar/clause.ts';
import { isMonster, type ToldCard } from './cards.ts';
import {
  answersActivationsOnly,
  effectOf,
  type ToldLink,
  takeForDeed,
  takeForPlaceAndPhase,
  takeForTargeting,
} from './link.ts';
import { isOnCard, putOn, saysEarlier } from './state.ts';
import { declaredForNegation } from './summon-negation.ts';
import type { Telling } from './telling.ts';

/** "P0 activates X", "P1 chains X", "activates the effect of X": a Chain Link. */
export function tellActivation(clause: Clause, telling: Telling): undefined {
  if (saysEarlier(clause)) return tellActivatedEarlier(clause, telling);
  const withs = clause.verb === 'chain' ? behind(clause, 'with') : [];
  // "The effect of X activates".
  const ofItself = clause.objects.length === 0 && clause.subject.some(({ kind }) => kind === 'effect');
  const isDone = clause.passive || ofItself;
  const spoken = isDone ? clause.subject : withs.length > 0 ? withs : clause.objects;
  const responds = hasAdjunct(clause, 'in-response');
  const [phrase, ...more] = spoken;
  // "X used its effect": its own.
  const own = phrase?.kind === 'effect' && phrase.of?.kind === 'pronoun' && !clause.passive;
  const [user] = own ? clause.subject.filter(({ kind }) => kind !== 'player') : [];
  const fits = activatable(clause, telling);
  const isOpen =
    user?.kind === 'pronoun' && !telling.chain.started && telling.cards.all.filter(fits).length > 1;
  const meant = user ?? phrase;
  const card = meant === undefined || isOpen ? undefined : telling.oneOf([meant], clause, fits);
  if (inPendulumZones(clause, telling)) return;
  if (phrase === undefined || card === undefined || (more.length > 0 && !responds))
    return telling.lost(clause, 'which card is activated');
  // "It was flipped up": a Set monster is turned face-up by that, and not activated.
  if (phrase.kind !== 'effect' && card.faceUp === false && isMonster(card))
    return telling.lost(clause, 'to which card it happens');
  const player = telling.actor(clause) ?? card.setup.controller;
  for (const each of [...more, ...(withs.length > 0 ? clause.objects : [])])
    answered(each, clause, player, telling);
  startLink(clause, phrase, card, telling);
}

/** "Activated X last turn": one that stays on the field is face-up there. */
function tellActivatedEarlier(clause: Clause, telling: Telling): undefined {
  const card = telling.oneOf(
    clause.objects.filter(({ kind }) => kind === 'card'),
    clause,
  );
  const player = telling.actor(clause);
  if (card === undefined || player === undefined || !staysOnField(card.model) || telling.chain.started)
    return telling.lost(clause, 'what was activated in an earlier turn');
  card.setup.controller ??= player;
  telling.qualify(card, ['face-up'], clause);
  telling.cards.look(card);
}

/** "has activated X and Y in the Pendulum Zones": they lie there. */
function inPendulumZones(clause: Clause, telling: Telling): boolean {
  const there = clause.adjuncts.some(
    ({ value }) => value.kind === 'place' && value.place === 'pendulum-zone',
  );
  const player = telling.actor(clause);
  if (!there || player === undefined || clause.form !== 'past' || telling.chain.started) return false;
  for (const phrase of clause.objects) {
    const card = telling.oneOf([phrase], clause);
    if (card === undefined || !hasAbility(card, 'Pendulum')) {
      telling.lost(clause, 'which card is activated');
      continue;
    }
    const there = card.place === undefined ? card : telling.cards.named(card.model.name, player, true);
    if (telling.cards.putAt(there, 'pendulum-zone', true)) card.setup.controller = player;
  }
  return true;
}

/** Nobody activates what was played already, or has nothing to activate, where another card may be meant. */
const activatable = (clause: Clause, telling: Telling) => {
  const player = telling.actor(clause);
  return ({ model, setup }: ToldCard): boolean =>
    model.parts.some(isActivated) &&
    (player === undefined || setup.controller === undefined || setup.controller === player);
};

/** A Chain Link that is told by what is done with it: the player activates the card, or one that was not said does. */
export function startFor(
  player: Player | undefined,
  phrase: Phrase,
  card: ToldCard,
  clause: Clause,
  telling: Telling,
  adjuncts: Clause['adjuncts'] = [],
): ToldLink {
  const subject: readonly Phrase[] = player === undefined ? [] : [{ kind: 'player', who: player }];
  const activation = {
    verb: 'activate',
    passive: false,
    subject,
    objects: [],
    qualities: [],
    adjuncts,
  } as const;
  return startLink({ ...clause, ...activation }, phrase, card, telling);
}

/** A Chain Link begins: the card is where it is activated from, and what the activation is "on" is its target. */
export function startLink(clause: Clause, phrase: Phrase, told: ToldCard, telling: Telling): ToldLink {
  const player = telling.actor(clause) ?? told.setup.controller;
  const card = told.spent ? telling.cards.named(told.model.name, told.setup.controller, true) : told;
  const effectOnly = phrase.kind === 'effect';
  if (player !== undefined && !card.moved) card.setup.controller = player;
  // What answers activations and targets nothing is used "on" what it answers.
  const targets = card.model.parts.some((part) => isActivated(part) && part.targets.length > 0);
  const answersIt = !targets && answersActivationsOnly(card, effectOnly);
  const aims: Phrase[] = [];
  const held: Thing[] = [];
  // "I activate X in my Pendulum Zone": from the hand, as a Spell.
  const isScale =
    !effectOnly &&
    card.place === undefined &&
    hasAbility(card, 'Pendulum') &&
    clause.adjuncts.some(({ value }) => value.kind === 'place' && value.place === 'pendulum-zone');
  for (const { prep, value, behind } of clause.adjuncts) {
    const isAim = prep === 'on' || prep === 'against';
    if ((prep === 'from' || prep === 'in') && value.kind === 'place')
      telling.place(card, isScale ? 'hand' : value.place, clause);
    else if (isAim && value.kind !== 'place' && !answersIt) aims.push(value);
    else if (isAim || prep === 'in-response' || (prep === 'to' && clause.verb === 'chain'))
      answered(value, clause, player, telling);
    else if (prep === 'with' && isOnCard(value)) held.push(value);
    else if (prep === 'with' && clause.verb === 'chain') continue;
    else if (
      prep !== 'after' &&
      !(prep === 'by' && value.kind === 'player') &&
      (behind !== phrase || (prep === 'with' && value.kind === 'card'))
    )
      telling.lost(clause, 'what is said of the activation');
  }
  telling.qualify(card, clause.qualities, clause);
  telling.cards.readyToActivate(card, effectOnly);
  const responds =
    clause.verb === 'chain' ||
    hasAdjunct(clause, 'in-response') ||
    (answersIt && hasAdjunct(clause, 'on', 'against'));
  const negates = declaredForNegation(card, { player, effectOnly }, telling);
  const said = { number: clause.link, chained: responds && !negates, effectOnly };
  const link = telling.chain.activate(card, player, said);
  if (negates) telling.chain.negatesSummon(link);
  takeForPlaceAndPhase(link, phrase, telling.phase);
  if (phrase.kind === 'effect' && phrase.does !== undefined) takeForDeed(link, phrase.does);
  if (isScale) Object.assign(card, { faceUp: true, place: 'pendulum-zone', moved: true });
  if (card.model.facts.cardType !== 'monster' && !effectOnly) {
    const spent = !staysOnField(card.model);
    Object.assign(card, { faceUp: true, place: fieldPlaceOf(card.model.facts), moved: true, spent });
  }
  telling.cards.look(card);
  const aimed = aims.flatMap((value) => aimAtPhrase(link, value, clause, telling));
  // "On X with no materials": X has none, and not the card that is used on it.
  if (aims.length > 0 && aimed.length === 0 && held.length > 0) telling.lost(clause, 'which card has them');
  for (const value of held) putOn(aimed.at(-1) ?? card, value, telling);
  return link;
}

/** "chains X to Y", "in response to Y": Y is on the Chain already, or was activated by the other player. */
export function answered(
  phrase: Phrase,
  clause: Clause,
  player: Player | undefined,
  telling: Telling,
): undefined {
  const { top } = telling.chain;
  if (isThing(phrase, 'this', 'chain')) return;
  if (isThing(phrase, 'summon')) {
    if (telling.chain.lastSummon() === undefined) telling.lost(clause, 'which Summon it answers');
    return;
  }
  const of = isThing(phrase, 'activation') ? phrase.of : phrase;
  if (of === undefined || (of.kind === 'pronoun' && top !== undefined && !top.resolving)) return;
  if (of.kind === 'link' && of.link === top?.number) return;
  const card = telling.oneOf([of], clause);
  if (card !== undefined && top?.card === card) return;
  const owner = card?.setup.controller;
  if (card === undefined || top !== undefined || (owner !== undefined && owner === player))
    return telling.lost(clause, 'to what it is chained');
  startFor(telling.opponentOf(player), of, card, clause, telling);
}

/** "targeting X", "targets X with Y", "Y targets X": the targets of a Chain Link. */
export function tellTargets(clause: Clause, telling: Telling): undefined {
  const link = targeting(clause, telling);
  if (link === undefined) return telling.lost(clause, 'what targets');
  if (clause.link !== undefined && clause.link !== link.number)
    telling.lost(clause, 'the numbers of the Chain Links');
  const phrases = clause.passive ? clause.subject : clause.objects;
  if (phrases.length === 0) telling.lost(clause, 'what is targeted');
  for (const phrase of phrases) {
    for (const card of aimAtPhrase(link, phrase, clause, telling)) {
      for (const { prep, value } of clause.adjuncts) {
        if ((prep !== 'in' && prep !== 'on' && prep !== 'from') || value.kind !== 'place') continue;
        telling.place(card, value.place, clause);
        const owner = telling.owner(value.owner, telling.actor(clause));
        if (owner !== undefined && !card.moved) card.setup.controller = owner;
      }
    }
  }
}

/** "I target X with Y", "Y targets X", where Y was not told of before: Y is activated for it. */
function targeting(clause: Clause, telling: Telling): ToldLink | undefined {
  const withs = behind(clause, 'with', 'by');
  const subject = clause.passive || clause.hangs !== undefined ? [] : clause.subject;
  const [phrase, another] = [...withs, ...subject].filter(({ kind }) => kind === 'card' || kind === 'effect');
  const card = phrase === undefined ? undefined : telling.oneOf([phrase], clause);
  if (phrase === undefined || card === undefined || another !== undefined) return telling.chain.top;
  const known = telling.chain.linkOf(card);
  if (known !== undefined || card.moved) return known;
  return startLink({ ...clause, verb: 'activate', passive: false, adjuncts: [] }, phrase, card, telling);
}

/** The cards that a phrase says are targets of the link; one that nobody named is such as its text asks for. */
export function aimAtPhrase(
  link: ToldLink,
  phrase: Phrase,
  clause: Clause,
  telling: Telling,
): readonly ToldCard[] {
  const cards = telling.cardsOf(phrase, clause, (card) => card !== link.card && canBeTarget(link, card));
  if (cards.length === 0 && phrase.kind === 'thing' && (phrase.count ?? 1) === 1) {
    telling.unnamed = true;
    telling.cards.lookAway();
    const card = aimAtFitting(link, telling);
    if (card === undefined) return [];
    const owner = telling.owner(phrase.owner, link.player);
    if (owner !== undefined) card.setup.controller = owner;
    if (phrase.qualities.some((each) => each === 'set' || each === 'face-down')) card.setup.faceUp = false;
    return [];
  }
  if (cards.length === 0) telling.lost(clause, 'what is targeted');
  for (const card of cards) aimAt(link, card, telling);
  return cards;
}

/** May the link's effect target such a card, as far as its text asks for a monster on the field? */
function canBeTarget(link: ToldLink, card: ToldCard): boolean {
  const [only] = effectOf(link)?.targets ?? [];
  if (only?.filter.cardType === 'spell-trap' && card.model.facts.cardType === 'monster') return false;
  if (only?.filter.cardType !== 'monster' || only.from?.join() !== 'monster-zone') return true;
  return isMonster(card) && (card.place === undefined || card.place === 'monster-zone');
}

/** A card is a target of a Chain Link. */
export function aimAt(link: ToldLink, card: ToldCard, telling: Telling): void {
  takeForTargeting(link);
  const wanted = effectOf(link)?.targets ?? [];
  const [place, other] = wanted[0]?.from ?? [];
  // A target of which nobody said where it is lies where the text takes all of its targets from.
  const only = place !== undefined && other === undefined && !isField(place);
  if (only && card.place === undefined && wanted.every(({ from }) => from?.join() === place))
    telling.cards.putAt(card, place);
  // "Foolish Burial on X", which targets nothing: X is what it takes from there when it resolves.
  const chosen = wanted.length > 0 ? undefined : chosenFrom(link);
  if (chosen !== undefined && card.place === undefined) {
    telling.cards.putAt(card, chosen);
    if (link.player !== undefined) card.setup.controller ??= link.player;
  }
  // "Raigekis my X", which takes all of them: X is no target of it.
  const taken = wanted.length === 0 && chosen === undefined ? takenByAll(link) : undefined;
  if (taken?.answered)
    telling.open(`what happened to ${card.model.name} that ${link.card.model.name} answers`);
  const [first, another] = wanted;
  const side = first?.filter.controller ?? first?.filter.owner ?? taken?.side;
  // Whose a target is, where nobody said it, is what the text asks for.
  if (link.player !== undefined && another === undefined && side !== undefined)
    if (card.setup.controller === undefined && !card.moved)
      card.setup.controller = side === 'you' ? link.player : telling.opponentOf(link.player);
  if (taken === undefined && !link.targets.includes(card)) link.targets.push(card);
  telling.cards.look(card);
}

/** Does the effect choose no card, but take all of them, or those that it answers: of which player? Undefined where it chooses one. */
function takenByAll(
  link: ToldLink,
): { readonly side?: 'you' | 'opponent'; readonly answered?: true } | undefined {
  const does = effectOf(link)?.does ?? [];
  const all = does.flatMap(({ what }) => (isDescribed(what) && what.count === 'all' ? [what] : []));
  const chooses = does.some(({ what }) => isDescribed(what) && what.count !== 'all');
  if (chooses || (all.length === 0 && !does.some(({ what }) => what === 'event'))) return undefined;
  const side = all[0]?.filter.controller;
  return { ...(side === undefined ? {} : { side }), ...(all.length === 0 ? { answered: true } : {}) };
}

/** The one place off the field that what an effect does takes cards from; undefined where there are more, or none. */
function chosenFrom(link: ToldLink): Place | undefined {
  const [place, other] = (effectOf(link)?.does ?? []).flatMap(
    ({ from, what }) => from ?? (isDescribed(what) ? (what.from ?? []) : []),
  );
  return place === undefined || other !== undefined || isField(place) ? undefined : place;
}

/** A card such as the text of a link asks for, which nobody named; undefined where more than one may be meant. */
function aimAtFitting(link: ToldLink, telling: Telling): ToldCard | undefined {
  const [wanted, other] = effectOf(link)?.targets ?? [];
  const place = wanted && placeThatFits(wanted);
  if (wanted === undefined || other !== undefined || wanted.count !== 1 || place === undefined)
    return undefined;
  if (link.targets.length > 0 || link.player === undefined) return undefined;
  const own = wanted.filter.controller === 'you' || !isField(place);
  const player = own ? link.player : telling.opponentOf(link.player);
  const model = { ...someCardThatFits(wanted.filter), name: `the target of ${link.card.model.name}` };
  const card = telling.cards.described(model, place, player);
  link.targets.push(card);
  return card;
}

/** A Chain Link of which nobody said what it targets: its card, what it was taken to target, and the told cards that it may target. */
export interface UnsaidTarget {
  readonly by: ToldCard;
  readonly taken: ToldCard;
  readonly others: readonly ToldCard[];
}

/** Links of which nobody said the target: a fitting card is taken, and the told cards that may be meant are given. */
export const aimWhereUnsaid = (telling: Telling): readonly UnsaidTarget[] =>
  telling.chain.links.flatMap((link): readonly UnsaidTarget[] => {
    if (link.negated !== undefined || link.deeds.length > 0 || link.picked !== undefined) return [];
    if (aimAtAttacker(link, telling)) return [];
    const others = telling.cards.all.filter((each) => !each.described && mayTarget(link, each, telling));
    const taken = aimAtFitting(link, telling);
    if (taken === undefined) return [];
    telling.unnamed = true;
    telling.cards.assumed.push(`${link.card.model.name} targets a card that its text asks for`);
    return [{ by: link.card, taken, others }];
  });

const attacking = /^(?:the|that|1) (?:opponent's )?attacking monster$/;

/** "Target the attacking monster": nothing else can be the target of an effect that answers the attack that was told. */
function aimAtAttacker(link: ToldLink, { battle }: Telling): boolean {
  const effect = effectOf(link);
  const [wanted, other] = effect?.targets ?? [];
  const answers = effect && 'on' in effect && effect.on.some(({ event }) => event === 'attack-declared');
  const meant = attacking.test(wanted?.filter.reads ?? '') && wanted?.count === 1 && other === undefined;
  if (!answers || !meant || battle === undefined || link.targets.length > 0) return false;
  if (battle.attacker.moved || (battle.attacker.setup.controller ?? 'P0') === link.player) return false;
  link.targets.push(battle.attacker);
  return true;
}

/** May the link's effect have targeted this card, as far as its kind, its place and its player tell? */
function mayTarget(link: ToldLink, { model, place, setup, ...card }: ToldCard, { chain }: Telling): boolean {
  const [wanted] = effectOf(link)?.targets ?? [];
  if (wanted === undefined || card.id === link.card.id) return false;
  const { cardType, controller } = wanted.filter;
  const kind = model.facts.cardType;
  const fits = [undefined, kind, kind === 'monster' ? kind : 'spell-trap'].includes(cardType);
  // A Spell that is activated from the hand is on the field by then.
  const isLink = kind !== 'monster' && chain.links.some((each) => each.card.id === card.id);
  const places = [isLink ? fieldPlaceOf(model.facts) : setup.place, place].flatMap((each) => each ?? []);
  const there = places.length === 0 || places.some((at) => wanted.from?.includes(at) ?? true);
  const mine = (setup.controller ?? 'P0') === link.player;
  return fits && there && (controller === undefined || (controller === 'you') === mine);
}

/** What the effects of a card target, and what they deal with by its kind, with whose it may be. */
export function concernedBy({ parts }: CardModel, player: Player) {
  const ownersOf = (side: 'you' | 'opponent' | undefined): readonly Player[] =>
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? player : otherPlayer(player)];
  return parts
    .filter(isActivated)
    .flatMap(({ targets, does }) => [...targets, ...does.map(({ what }) => what).filter(isDescribed)])
    .map(({ from, filter }) => ({ from, filter, owners: ownersOf(filter.controller) }));
}

/** For which of the owners of such cards it was said that there are no others, of monsters and of Spells and Traps. */
export const saidOfOwners = (
  { filter: { cardType }, owners }: ReturnType<typeof concernedBy>[number],
  { alone, noSpellTraps }: Pick<Telling, 'alone' | 'noSpellTraps'>,
): readonly boolean[] =>
  owners.flatMap((each) => [
    ...(cardType === undefined || cardType === 'monster' ? [alone.has(each)] : []),
    ...(cardType === 'monster' ? [] : [noSpellTraps.has(each)]),
  ]);
