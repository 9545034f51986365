import { activationPlaces, isActivated, isTrigger, spellSpeed } from '../../card-model/activated.ts';
import type { Filter } from '../../card-model/filter.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import type { Verb } from '../../card-model/verbs.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { startLink } from '../tell/deeds/tell-activation.ts';
import { declareIfNegatable } from '../tell/deeds/tell-summon-negation.ts';
import type { Teller } from '../tell/teller.ts';
import type { Prep } from '../text/chunk.ts';
import { placeSaid, unclear } from './asked-common.ts';

/** "Can P1 chain X to Y", "respond to it with X", "activate X in response": may it be the next Chain Link? */
export function chaining(frame: Frame, teller: Teller): Question | undefined {
  if (!frame.complements.every(({ prep }) => said.has(prep))) return unclear(frame, teller, 'what is asked');
  const using = frame.complements.flatMap(({ prep, value }) => (prep === 'with' ? [value] : []));
  // "respond to Y with X", "activate X in response to Y": what stands behind as an object is what is answered.
  const responds = frame.complements.some(({ prep }) => prep === 'in-response');
  if (frame.objects.length === 0 && using.length === 0 && !frame.passive) return respondsAtAll(frame, teller);
  const [first, ...rest] = frame.objects;
  const own = using.length > 0 ? using : responds && first !== undefined ? [first] : frame.objects;
  const [phrase, more] = frame.passive ? frame.subject : own;
  if (phrase === undefined || more !== undefined || !isNamed(phrase))
    return unclear(frame, teller, 'what is to be chained');
  const answered = [
    ...frame.complements.flatMap(({ prep, value }) => (prep === 'to' ? [value] : [])),
    ...(using.length > 0 ? frame.objects : responds ? rest : []),
  ];
  supposeActivated(answered, frame, teller);
  if (!answered.every((each) => isAnswered(each, frame, teller)))
    return unclear(frame, teller, 'to what it is to be chained');
  const { chain } = teller;
  // "X is equipped to Y. Can they activate Z in response?": of what is so, nobody said what was done.
  if (responds && answered.length === 0 && !chain.started)
    return unclear(frame, teller, 'what it is in response to');
  if (frame.link !== undefined && frame.link !== (chain.top?.number ?? 0) + 1)
    return unclear(frame, teller, 'what the other Chain Links are');
  if (!chain.keepOpen()) return unclear(frame, teller, 'what is on the Chain that is still to resolve');
  const card = ownCard(phrase, frame, teller);
  if (card === undefined) return unclear(frame, teller, 'what is to be chained');
  const places = frame.complements.filter(({ prep }) => prep === 'from' || prep === 'in' || prep === 'on');
  if (!placeSaid({ ...frame, complements: places }, card, teller)) return undefined;
  return mayActivate(card, frame, teller);
}

/** "Can P1 respond", "can I chain to that": may the player respond at all. */
function respondsAtAll(frame: Frame, teller: Teller): Question | undefined {
  const answered = frame.complements.flatMap(({ prep, value }) => (prep === 'to' ? [value] : []));
  if (answered.length < frame.complements.length) return unclear(frame, teller, 'what is asked');
  supposeActivated(answered, frame, teller);
  if (!answered.every((each) => isAnswered(each, frame, teller)))
    return unclear(frame, teller, 'to what it is to be chained');
  const player = teller.actor(frame);
  if (player === undefined) return unclear(frame, teller, 'who is to respond');
  if (!teller.chain.keepOpen())
    return unclear(frame, teller, 'what is on the Chain that is still to resolve');
  return { ask: 'may-respond', player };
}

/**
 * "Can I chain X to Y", and nothing was told: Y, of which nothing else is known, was activated; by the other player,
 * where nobody says whose it is.
 */
function supposeActivated(answered: readonly Phrase[], frame: Frame, teller: Teller): void {
  const [phrase, more] = answered;
  const named = phrase?.kind === 'effect' || phrase?.kind === 'thing' ? phrase.of : phrase;
  if (phrase === undefined || more !== undefined || named?.kind !== 'card' || teller.chain.started) return;
  if (teller.cards.all.some(({ model }) => model.name === named.name)) return;
  const [card] = teller.cardsOf(named, frame);
  const does = phrase.kind === 'effect' ? phrase.does : undefined;
  if (card === undefined || !isOneActivation(card, does)) return;
  const player = card.setup.controller ?? teller.opponentOf(teller.actor(frame));
  const who: Phrase = { kind: 'player', who: player };
  startLink({ ...frame, verb: 'activate', subject: [who], complements: [] }, phrase, card, teller);
  teller.cards.assumed.push(
    `${card.model.name} was activated by ${player}, and nothing else is on the Chain`,
  );
}

/** Is it clear which effect it is that is activated: of a Spell/Trap Card its own activation, of a monster the only one? */
const isOneActivation = (
  { model: { facts, parts } }: ToldCard,
  does: readonly Verb[] | undefined,
): boolean => {
  const activated = parts
    .filter(isActivated)
    .filter((part) => does === undefined || part.does.some(({ do: verb }) => does.includes(verb)));
  const own = activated.filter(({ kind }) => facts.cardType === 'monster' || kind === 'activation');
  return own.length === 1;
};

/** "My opponent plays Y. Can I use X": X may answer Y, and nothing of what Y does was told, so that is what is meant. */
export function mayRespond(card: ToldCard, player: Player | undefined, teller: Teller): boolean {
  const { top } = teller.chain;
  if (top === undefined || top.resolving || player === undefined || top.player === player) return false;
  const { parts, facts } = card.model;
  const effects = parts.filter(isActivated);
  return effects.length > 0 && effects.every((part) => spellSpeed(part, facts) > 1);
}

/** Does it answer what happens to other cards, and is no Summon or activation? */
const answersMoves = (part: Part): boolean =>
  isActivated(part) &&
  !isTrigger(part) &&
  'on' in part &&
  part.on.some(
    ({ event, of }) => of !== 'this' && event !== 'effect-activated' && !event.endsWith('-summoned'),
  );

/** "Can P0 activate X": by the rules of activating it, where it answers nothing that was told. */
export function mayActivate(card: ToldCard, frame: Frame, teller: Teller): Question | undefined {
  const player = teller.actor(frame) ?? card.setup.controller;
  if (player !== undefined && card.setup.controller === undefined) card.setup.controller = player;
  if (player !== undefined && card.setup.controller !== player)
    return unclear(frame, teller, `whose ${card.model.name} is`);
  if (!declareIfNegatable(card, teller))
    return unclear(frame, teller, 'whether the Summon can still be negated');
  if (!teller.cards.readyToActivate(card)) return unclear(frame, teller, `where ${card.model.name} is`);
  if (teller.unnamed && card.model.parts.some(answersMoves))
    return unclear(frame, teller, 'which cards it happened to');
  const granted = !dealsWithNone(card, player, teller);
  return {
    ask: 'can-activate',
    card: card.id,
    ...(player === undefined ? {} : { player }),
    ...(granted ? { granted } : {}),
    ...toldWhole(card, teller),
  };
}

/** A Pendulum Monster in the hand without an effect there is activated as a Spell, and not otherwise. */
export const isPlayedAsSpell = ({ place, model: { facts, parts } }: ToldCard): boolean =>
  place === 'hand' &&
  facts.cardType === 'monster' &&
  facts.abilities.includes('Pendulum') &&
  !parts.some((part) => isActivated(part) && activationPlaces(part, facts)?.includes('hand'));

/** The players of whose field anything was told: there is nothing else on it, as far as the text asks for that. */
function toldWhole(asked: ToldCard, teller: Teller): { readonly whole?: readonly Player[] } {
  const whole = (['P0', 'P1'] as const).filter(
    (player) =>
      teller.withoutMonsters.has(player) ||
      teller.cards.all.some(
        ({ id, place, moved, setup }) =>
          id !== asked.id && !moved && place !== undefined && isField(place) && setup.controller === player,
      ),
  );
  return whole.length === 0 ? {} : { whole };
}

/**
 * Does all that the card does, or targets, concern monsters of players of whom all monsters were told? Then no others are
 * taken for granted.
 */
function dealsWithNone({ model }: ToldCard, player: Player | undefined, teller: Teller): boolean {
  if (teller.withoutMonsters.size === 0 || player === undefined) return false;
  const effects = model.parts.filter(isActivated);
  const concerned = effects.flatMap(({ targets, does }) => [
    ...targets,
    ...does.flatMap(({ what }) => (isDescribed(what) ? [what] : [])),
  ]);
  const owners = concerned.map(({ from, filter }) =>
    filter.cardType === 'monster' && from?.join() === 'monster-zone' ? playersOf(filter, player) : undefined,
  );
  return (
    owners.length > 0 &&
    effects.every(({ cost }) => cost.length === 0) &&
    owners.every((each) => each?.every((one) => teller.withoutMonsters.has(one)) === true)
  );
}

const playersOf = ({ controller }: Filter, player: Player): readonly Player[] =>
  controller === undefined ? ['P0', 'P1'] : [controller === 'you' ? player : otherPlayer(player)];

/** "Is X allowed", "is X playable against that": may it be activated now? */
export function playable(frame: Frame, teller: Teller): Question | undefined {
  const complements = frame.complements.map((each) =>
    each.prep === 'against' ? { ...each, prep: 'to' as const } : each,
  );
  const [phrase] = frame.subject;
  const [card, more] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  const activated = card?.model.parts.some(isActivated) === true;
  if (
    (phrase?.kind !== 'card' && phrase?.kind !== 'effect') ||
    more !== undefined ||
    !activated ||
    frame.objects.length > 0
  )
    return unclear(frame, teller, 'what is asked: no question of that kind is known');
  const asked: Frame = {
    ...frame,
    verb: 'chain',
    passive: false,
    subject: [],
    objects: [phrase],
    complements,
  };
  return chaining(asked, teller);
}

/** What may be said in such a question besides. */
const said: ReadonlySet<Prep> = new Set<Prep>(['with', 'to', 'from', 'in', 'on', 'in-response', 'after']);

const isNamed = (phrase: Phrase): boolean =>
  phrase.kind === 'card' || phrase.kind === 'pronoun' || phrase.kind === 'effect';

/** The card of the player who would chain it; one that lies on the Chain already is another copy. */
function ownCard(phrase: Phrase, frame: Frame, teller: Teller): ToldCard | undefined {
  const of = phrase.kind === 'effect' ? phrase.of : phrase;
  if (of?.kind !== 'card') return teller.cardsOf(phrase, frame)[0];
  return teller.cards.named(of.name, teller.actor(frame), of.qualities.includes('second'));
}

/** Is this the last thing that can be answered: the Chain Link on top, or the Summon that was just made? */
function isAnswered(phrase: Phrase, frame: Frame, teller: Teller): boolean {
  const { top } = teller.chain;
  switch (phrase.kind) {
    case 'link':
      return top?.number === phrase.link;
    case 'card':
      return top?.card.model.name === phrase.name;
    case 'effect':
      return phrase.of === undefined ? top !== undefined : isAnswered(phrase.of, frame, teller);
    case 'pronoun':
      return top !== undefined;
    case 'thing':
      if (phrase.noun === 'activation')
        return phrase.of === undefined ? top !== undefined : isAnswered(phrase.of, frame, teller);
      return phrase.noun === 'chain' || phrase.noun === 'this'
        ? top !== undefined
        : phrase.noun === 'summon' && top === undefined;
    default:
      return false;
  }
}
