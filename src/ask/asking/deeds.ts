import { effectsOf, isActivated, isTrigger } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { type DeedAsked, deedsAsked, type EffectAsked, effectsAsked } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { type Adjunct, type Clause, isThing, type Phrase } from '../grammar/clause.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import type { ToldCard } from '../telling/cards.ts';
import { deedOf } from '../telling/deed-of.ts';
import { effectOf, type ToldLink, takeForDeed } from '../telling/link.ts';
import type { Telling } from '../telling/telling.ts';
import { namedBy } from '../text/deeds.ts';
import { type Asked, isSettled } from './common.ts';
import { aimAnswers } from './state.ts';
import { placeWhereUsed } from './trigger.ts';

/** What is asked about a deed: done to a card that is named ("is X destroyed"), or by an effect ("do I draw"). */
export const askDeed = (clause: Clause, telling: Telling): Asked =>
  clause.passive ? askDoneTo(clause, telling) : askDoneBy(clause, telling);

/** "Is X still destroyed", "is it sent to the GY"; "are they": each of them. */
export function askDoneTo(clause: Clause, telling: Telling): Asked {
  const [card, ...others] = clause.subject.flatMap(
    (each) => monstersOf(each, telling) ?? telling.cardsOf(each, clause),
  );
  if (card === undefined || clause.modal) return telling.lost(clause, 'which card is asked about');
  const event = clause.verb === 'summon' ? 'special-summoned' : deedOf(clause, card)?.event;
  const isSummon = event !== undefined && isSummonWay(event);
  const done =
    event === 'returned-to-extra-deck' ? 'returned-to-deck' : isSummon ? 'special-summoned' : event;
  const deed = deedsAsked.find((each) => each === done);
  const isSaid = (each: Adjunct): boolean =>
    isKnown(each) || (deed !== undefined && isByTheOnlyOne(each, deed, clause, telling));
  if (deed === undefined || !clause.adjuncts.every(isSaid)) return telling.lost(clause, 'what is asked');
  for (const other of others) telling.alsoAsked.push({ ask: 'happened', card: other.id, deed });
  return { ask: 'happened', card: card.id, deed };
}

/** "Are my monsters destroyed": those that were told of, or one of which no more is said. */
function monstersOf(phrase: Phrase, telling: Telling): readonly ToldCard[] | undefined {
  if (!isThing(phrase, 'monster') || phrase.kind !== 'thing' || phrase.owner === undefined) return undefined;
  const player = telling.owner(phrase.owner, undefined);
  const isPlain = phrase.of === undefined && phrase.qualities.length === 0 && phrase.way === undefined;
  if (player === undefined || !isPlain || phrase.count === 1) return undefined;
  const told = telling.cards.all.filter(
    ({ place, setup }) => place === 'monster-zone' && setup.controller === player,
  );
  return told.length > 0
    ? told
    : [telling.cards.described(anyMonster('the monster'), 'monster-zone', player)];
}

/** "Does X spare Y", of an effect that was told and does one thing to cards: whether that is not done to Y. */
export function askSpared(clause: Clause, telling: Telling): Asked {
  const [by, card] = [telling.oneOf(clause.subject, clause), telling.oneOf(clause.objects, clause)];
  const link = telling.chain.links.find((each) => each.card === by);
  const verbs = (link === undefined ? undefined : effectOf(link))?.does.map(({ do: verb }) => verb) ?? [];
  const [deed, other] = new Set(
    verbs.flatMap((verb) => deedsAsked.filter((each) => each === verbFacts[verb].event)),
  );
  const negates = verbs.includes('negate-effects') && deed === undefined;
  const isOpen = (deed === undefined && !negates) || other !== undefined || verbs.includes('described');
  if (card === undefined || isOpen) return telling.lost(clause, 'what is done to it');
  // Who asks whether it spares a card asks of one that it was used on.
  if (link?.targets.length === 0 && effectOf(link)?.targets.length === 1) link.targets.push(card);
  telling.asksWhether = 'not';
  return deed === undefined ? { ask: 'negated', card: card.id } : { ask: 'happened', card: card.id, deed };
}

/** By what it would be done is for the situation to tell; where to says which deed it is. */
const isKnown = ({ prep, value }: Adjunct): boolean =>
  prep === 'after' ||
  ((prep === 'to' || prep === 'from') && value.kind === 'place' && value.owner === undefined);

/** "banished by X": X is the only card told of that could do it. */
function isByTheOnlyOne(
  { prep, value }: Adjunct,
  deed: DeedAsked,
  clause: Clause,
  telling: Telling,
): boolean {
  if (prep !== 'by' || (value.kind !== 'card' && value.kind !== 'effect')) return false;
  const by = telling.oneOf([value], clause);
  const does = (part: Part): boolean =>
    'does' in part && part.does.some(({ do: verb }) => verbFacts[verb].event === deed);
  const able = telling.cards.all.filter(({ model }) => model.parts.some(does));
  // What has to be activated for it was: else nothing would be done.
  const isUsed = telling.chain.links.some(({ card }) => card === by);
  const happens = by?.model.parts.some((part) => does(part) && (!isActivated(part) || isTrigger(part)));
  return by !== undefined && able.length === 1 && able[0] === by && (isUsed || happens === true);
}

/** What an effect does by which a verb asks. */
const doneBy = (verb: Clause['verb']): EffectAsked | undefined => {
  if (verb === 'gain' || verb === 'take') return verb === 'gain' ? 'gain-lp' : 'inflict-damage';
  if (verb === 'discard' || verb === 'get') return verb === 'get' ? 'special-summon-token' : verb;
  const verbs = verb === 'return' ? [] : verb === 'mill' ? ['send-to-gy'] : (namedBy[verb] ?? []);
  return effectsAsked.find((each) => verbs.some((one) => one === each));
};

type Effect = ReturnType<typeof effectOf>;
const doesIn = (effect: Effect, does: EffectAsked): boolean =>
  effect?.does.some(({ do: verb }) => verb === does) === true;
const costs = (effect: Effect, does: EffectAsked): boolean =>
  effect?.cost.some(({ do: verb }) => verb === does) === true && !doesIn(effect, does);

const usesCard: ReadonlySet<Adjunct['prep']> = new Set(['with', 'by', 'for', 'from']);

/** "Do I still draw", "does X search": by the effect that was told, or by one that would have to trigger. */
function askDoneBy(clause: Clause, telling: Telling): Asked {
  const does = doneBy(clause.verb);
  // "Do I get to draw with X", "for X": by its effect.
  const using = clause.adjuncts.filter(
    ({ prep, value }) => usesCard.has(prep) && (value.kind === 'card' || value.kind === 'effect'),
  );
  const known = clause.adjuncts.filter((each) => !using.includes(each));
  if (does === undefined || using.length > 1 || !known.every(isKnown))
    return telling.lost(clause, 'what is asked');
  const subject = [
    ...clause.subject.filter(({ kind }) => kind !== 'player'),
    ...using.map(({ value }) => value),
  ];
  const named = telling.oneOf(subject, clause);
  // "Does it Special Summon itself" names its own card.
  const isItself = (each: Phrase): boolean =>
    each.kind === 'pronoun' && named !== undefined && telling.oneOf([each], clause) === named;
  if (clause.objects.some((each) => each.kind !== 'thing' && !isItself(each)))
    return telling.lost(clause, 'by what it would be done');
  if (subject.length > 0 && named === undefined) return telling.lost(clause, 'whose effect is asked about');
  const player = telling.actor(clause);
  for (const link of telling.chain.links) if (effectOf(link) === undefined) takeForDeed(link, [does]);
  const links = telling.chain.links.filter(
    (link) =>
      (named === undefined
        ? player === undefined || doersOf(link, does).includes(player)
        : link.card === named) && doesIn(effectOf(link), does),
  );
  const [paid, more] = telling.chain.links.filter(
    (each) => costs(effectOf(each), does) && (named ?? each.card) === each.card && each.player === player,
  );
  const isPaid = paid !== undefined && more === undefined && links.length === 0 && !clause.modal;
  if (isPaid && fitsWhat(clause, effectOf(paid), does))
    return { ask: 'effect-does', card: paid.card.id, does };
  const [link, other] = links;
  if (isPaid || (link !== undefined && clause.modal)) return telling.lost(clause, 'what is asked');
  if (link !== undefined) aimAnswers(link.card, telling);
  if (link !== undefined && other === undefined && fitsWhat(clause, effectOf(link), does))
    return { ask: 'effect-does', card: link.card.id, does };
  const card = named ?? (link === undefined ? triggering(does, player, telling) : undefined);
  if (link !== undefined || card === undefined) return telling.lost(clause, 'whose effect is asked about');
  // Of several effects that do it, the one that answers what was told; which one is said by its number alone.
  const doing = effectsOf(card.model).filter((part) => doesIn(part, does));
  const meant = doing.filter((part) => isTrigger(part) && fitsWhat(clause, part, does));
  const isCounted = clause.objects.some((each) => each.kind === 'thing' && each.count !== undefined);
  const isOpen = meant.length > 1 && isCounted;
  if (meant.length === 0 || isOpen || (doing.length > meant.length && !isCounted))
    return telling.lost(clause, `which effect of ${card.model.name} is meant`);
  if (!placeWhereUsed(meant, card, telling)) return telling.lost(clause, `where ${card.model.name} is`);
  return isSettled(meant, clause, telling) ? { ask: 'effect-does', card: card.id, does } : undefined;
}

/** "Do I draw": by the only card of the player that was told of and has a Trigger Effect for it. */
function triggering(does: EffectAsked, player: Player | undefined, telling: Telling): ToldCard | undefined {
  const [only, other] = telling.cards.all.filter(
    ({ model, setup, place }) =>
      place !== undefined &&
      (setup.controller === undefined ||
        player === undefined ||
        setup.controller === player ||
        setup.owner === player) &&
      model.parts.some((part) => isTrigger(part) && doesIn(part, does)),
  );
  return other === undefined ? only : undefined;
}

/** Who does what the effect has somebody do: its player, if its text names nobody else. */
const doersOf = (link: ToldLink, does: EffectAsked): readonly (Player | undefined)[] =>
  (effectOf(link)?.does ?? [])
    .filter(({ do: verb }) => verb === does)
    .flatMap(({ who }) => {
      const { player } = link;
      const other = player === undefined ? undefined : otherPlayer(player);
      return who === 'both' ? [player, other] : who === 'opponent' ? [other] : [player];
    });

/** "Do I draw 2", "do I destroy a Spell": as many, and such cards, as the text says. */
function fitsWhat({ objects }: Clause, effect: Effect, does: EffectAsked): boolean {
  const instruction = [...(effect?.does ?? []), ...(effect?.cost ?? [])].find(
    ({ do: verb }) => verb === does,
  );
  const what = isDescribed(instruction?.what) ? instruction.what : undefined;
  const many = instruction?.amount ?? what?.count ?? 1;
  return objects.every((each: Phrase) => {
    if (each.kind === 'pronoun') return instruction?.what === 'this';
    if (each.kind !== 'thing') return false;
    const isKind = isThing(each, 'monster', 'spell', 'trap');
    const fits = !isKind || what === undefined || what.filter.cardType === each.noun;
    return fits && (each.count === undefined || each.count === many);
  });
}
