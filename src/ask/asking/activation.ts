import {
  activationPlaces,
  answeredEvents,
  effectsOf,
  isForLater,
  isTrigger,
} from '../../card-model/activated.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { ActivatedEffect, Target } from '../../card-model/part.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { someCardThatFits } from '../../situations/readers/described.ts';
import { isField } from '../../vocabulary/places.ts';
import { isSuchSummon } from '../../vocabulary/summons.ts';
import { behind, type Clause, hasAdjunct, type Phrase } from '../grammar/clause.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import { negatesAnswered, negatesBy, negatesSummons } from '../short/negates-by.ts';
import { aimAt, concernedBy, saidOfOwners, startFor } from '../telling/activation.ts';
import { attackIsAnswered } from '../telling/attacks.ts';
import { isMonster, onField, type ToldCard, whereWords } from '../telling/cards.ts';
import { effectOf, isAt } from '../telling/link.ts';
import { declareIfNegatable } from '../telling/summon-negation.ts';
import type { Telling } from '../telling/telling.ts';
import { type Asked, placeSaid, placesOf, withoutAims } from './common.ts';

/** "Can P1 chain X to Y", "respond to it with X", "activate X in response": may it be the next Chain Link? */
export function askChained(clause: Clause, targets: readonly Phrase[], telling: Telling): Asked {
  const using = behind(clause, 'with');
  const responds = hasAdjunct(clause, 'in-response');
  if (clause.objects.length === 0 && using.length === 0 && !clause.passive)
    return askResponse(clause, telling);
  const [phrase, ...rest] = clause.passive ? clause.subject : using.length > 0 ? using : clause.objects;
  if (phrase === undefined || (rest.length > 0 && !responds))
    return telling.lost(clause, 'what is to be chained');
  const source = ownCard(phrase, clause, telling);
  if (source === undefined) return telling.lost(clause, 'what is to be chained');
  const wanted = effectsOf(source.model).flatMap((part) => part.targets);
  const own = targetsOfAnswered(clause, source, targets, telling) ? [] : targets;
  const aims = [...behind(clause, 'on', 'against').filter(({ kind }) => kind !== 'place'), ...own];
  // What X, which targets nothing, is chained "on" is what it answers.
  const answered = [
    ...behind(clause, 'to'),
    ...behind(clause, 'in-response'),
    ...(using.length > 0 ? clause.objects : responds ? rest : []),
    ...(wanted.length === 0 ? aims : []),
  ];
  supposeActivated(answered, clause, telling);
  if (!answered.every((each) => isAnswered(each, clause, telling)))
    return telling.lost(clause, 'to what it is to be chained');
  const { chain } = telling;
  if (responds && !chain.started) return telling.lost(clause, 'what it is in response to');
  if (clause.link !== undefined && clause.link !== (chain.top?.number ?? 0) + 1)
    return telling.lost(clause, 'what the other Chain Links are');
  if (!chain.keepOpen()) return telling.lost(clause, 'what is on the Chain that is still to resolve');
  const known = clause.adjuncts.every(
    ({ prep, value }) =>
      value.kind === 'place' || ['with', 'to', 'on', 'against', 'in-response', 'after'].includes(prep),
  );
  if (!known) return telling.lost(clause, 'what is asked');
  const chainedTo = clause.adjuncts.findIndex(({ prep }) => prep === 'to' || prep === 'in-response');
  const behindThat = clause.adjuncts.slice(chainedTo + 1).find(({ prep }) => prep === 'in');
  if (chainedTo >= 0 && behindThat?.value.kind === 'place')
    return telling.lost(clause, 'whether what it is chained to lies there');
  if (!placeSaid(placesOf(clause, 'from', 'in', 'on'), source, telling)) return undefined;
  const question = mayActivate(source, clause, telling);
  return wanted.length === 0 || aims.length === 0
    ? question
    : withTarget(question, aims, source, clause, telling);
}

/** "Chain X to Y targeting it": X is what Y targets. */
function targetsOfAnswered(
  clause: Clause,
  source: ToldCard,
  [aim, more]: readonly Phrase[],
  telling: Telling,
): boolean {
  const answered = behind(clause, 'to');
  if (more !== undefined || aim?.kind !== 'pronoun' || !isMonster(source)) return false;
  supposeActivated(answered, clause, telling);
  const { top } = telling.chain;
  if (top === undefined || top.card === source || (effectOf(top)?.targets.length ?? 0) === 0) return false;
  aimAt(top, source, telling);
  return true;
}

/** "Can P1 respond", "can I chain to that": may the player respond at all. */
function askResponse(clause: Clause, telling: Telling): Asked {
  const answered = behind(clause, 'to', 'in-response');
  supposeActivated(answered, clause, telling);
  if (!answered.every((each) => isAnswered(each, clause, telling)))
    return telling.lost(clause, 'to what it is to be chained');
  const player = telling.actor(clause);
  if (player === undefined || answered.length < clause.adjuncts.length)
    return telling.lost(clause, 'who is to respond');
  if (!telling.chain.keepOpen()) return telling.lost(clause, 'what is on the Chain that is still to resolve');
  return { ask: 'may-respond', player };
}

/** "Can I chain X to Y", and nothing was told: Y was activated, by the other player where nobody says whose it is. */
function supposeActivated([phrase, more]: readonly Phrase[], clause: Clause, telling: Telling): undefined {
  const of = phrase?.kind === 'effect' || phrase?.kind === 'thing' ? phrase.of : phrase;
  const { chain, cards } = telling;
  const its = phrase?.kind === 'effect' && of?.kind === 'pronoun' && chain.top === undefined;
  const spoken = its ? telling.oneOf([phrase], clause)?.model.name : undefined;
  const named = spoken === undefined ? of : ({ kind: 'card', name: spoken, qualities: [] } as const);
  if (phrase === undefined || more !== undefined || named?.kind !== 'card') return;
  const isKnown = cards.all.some(({ model }) => model.name === named.name);
  // What was told of it is what its Trigger Effect answers.
  const triggers = chain.started && isKnown && chain.top === undefined && chain.links.length === 0;
  if (!triggers && (chain.started || isKnown)) return;
  const card = telling.oneOf([named], clause);
  const does = phrase.kind === 'effect' ? phrase.does : undefined;
  const effects = effectsOf(card?.model).filter(
    (part) =>
      (card?.model.facts.cardType === 'monster' || part.kind === 'activation') &&
      (!triggers || (isTrigger(part) && answersLast(part, telling))) &&
      (does === undefined || part.does.some(({ do: verb }) => does.includes(verb))) &&
      (phrase.kind !== 'effect' || card === undefined || isAt(part, phrase, card.model)),
  );
  const [only, another] = effects;
  if (card === undefined || only === undefined || another !== undefined) return;
  // A card that is activated for what it does later may be meant by that.
  if (phrase.kind === 'card' && isForLater(only) && effectsOf(card.model).length > 1)
    return telling.open(`whether the activation of ${card.model.name} is meant, or its effect`);
  const player = card.setup.controller ?? telling.opponentOf(telling.actor(clause));
  startFor(player, phrase.kind === 'effect' ? phrase : named, card, clause, telling);
  telling.cards.assumed.push(
    `${card.model.name} was activated by ${player}, and nothing else is on the Chain`,
  );
}

/** "I Summon X. Can they chain Y", of a Y that negates activations alone: the effect of X that answers its Summon is activated. */
function supposeTriggered({ model }: ToldCard, clause: Clause, telling: Telling): void {
  const { chain, cards } = telling;
  const id = chain.lastSummon()?.card ?? chain.lastSpecialSummoned();
  const summoned = cards.all.find((each) => each.id === id && !each.described);
  const isForIt = negatesBy(model) === 'answering' && !negatesSummons(model);
  if (
    summoned === undefined ||
    !isForIt ||
    !effectsOf(model).filter(negatesAnswered).every(answersActivations)
  )
    return;
  const of = { kind: 'card', name: summoned.model.name, qualities: [] } as const;
  supposeActivated([{ kind: 'effect', trigger: false, of, qualities: [] }], clause, telling);
  const triggers = effectsOf(summoned.model).some(
    (part) =>
      isTrigger(part) &&
      answersLast(part, telling) &&
      (part.kind === 'flip' || answeredEvents(part).some(({ of: whose }) => whose === 'this')),
  );
  if (chain.top !== undefined) chain.keepOpen();
  else if (triggers) telling.lost(clause, 'which effect it is to negate');
}

const answersActivations = (part: ActivatedEffect): boolean => {
  const answered = answeredEvents(part);
  return answered.length > 0 && answered.every(({ event }) => event === 'effect-activated');
};

/** Does it answer the Summon that was told last, where one was? */
function answersLast(part: ActivatedEffect, { chain }: Telling): boolean {
  const special = chain.lastSpecialSummoned() === undefined ? undefined : 'special-summoned';
  const way = chain.lastSummon()?.way ?? special;
  if (way === 'flip-summoned' && part.kind === 'flip') return true;
  return way === undefined || answeredEvents(part).some(({ event }) => isSuchSummon(event, way));
}

/** The card of the player who would chain it; one that lies on the Chain already is another copy. */
function ownCard(phrase: Phrase, clause: Clause, telling: Telling): ToldCard | undefined {
  const of = phrase.kind === 'effect' ? phrase.of : phrase;
  if (of?.kind !== 'card') return telling.oneOf([phrase], clause);
  const player = telling.owner(of.owner, telling.actor(clause)) ?? telling.actor(clause);
  const card = telling.cards.named(of.name, player, of.qualities.includes('second'));
  telling.qualify(card, of.qualities, clause);
  return card.spent ? telling.cards.named(of.name, player, true) : card;
}

/** Is this the last thing that can be answered: the Chain Link on top, or the Summon that was just made? */
function isAnswered(phrase: Phrase, clause: Clause, telling: Telling): boolean {
  const { top } = telling.chain;
  switch (phrase.kind) {
    case 'link':
      return top?.number === phrase.link;
    case 'card':
      return top?.card.model.name === phrase.name;
    case 'effect':
      return phrase.of === undefined ? top !== undefined : isAnswered(phrase.of, clause, telling);
    case 'pronoun':
      return top !== undefined;
    case 'thing':
      if (phrase.noun === 'activation')
        return phrase.of === undefined ? top !== undefined : isAnswered(phrase.of, clause, telling);
      if (phrase.noun === 'this') return telling.chain.started;
      return phrase.noun === 'summon' ? top === undefined : phrase.noun === 'chain' && top !== undefined;
    default:
      return false;
  }
}

/** "Can P0 activate X": by the rules of activating it, where it answers nothing that was told. */
export function mayActivate(card: ToldCard, clause: Clause, telling: Telling): Asked {
  const player = telling.actor(clause) ?? card.setup.controller;
  if (player !== undefined) card.setup.controller ??= player;
  if (player !== undefined && card.setup.controller !== player)
    return telling.lost(clause, `whose ${card.model.name} is`);
  attackIsAnswered(card, player ?? 'P0', telling);
  supposeTriggered(card, clause, telling);
  if (!declareIfNegatable(card, telling))
    return telling.lost(clause, 'whether the Summon can still be negated');
  if (!telling.cards.readyToActivate(card)) return telling.lost(clause, `where ${card.model.name} is`);
  const answersMoves = effectsOf(card.model).some(
    (part) =>
      !isTrigger(part) &&
      'on' in part &&
      part.on.some(
        ({ event, of }) => of !== 'this' && event !== 'effect-activated' && !event.endsWith('-summoned'),
      ),
  );
  if (telling.unnamed && answersMoves) return telling.lost(clause, 'which cards it happened to');
  const whole = (['P0', 'P1'] as const).filter(
    (each) =>
      telling.alone.has(each) ||
      telling.cards.all.some(
        ({ id, place, moved, setup }) =>
          id !== card.id && !moved && place !== undefined && isField(place) && setup.controller === each,
      ),
  );
  return defined({
    ask: 'can-activate',
    card: card.id,
    player,
    granted: dealsWithNone(card, player, telling) ? undefined : true,
    whole: whole.length === 0 ? undefined : whole,
  });
}

/** Does all that the card does, or targets, concern cards on the field of players of whom all such cards were told? */
function dealsWithNone({ model }: ToldCard, player: Player | undefined, telling: Telling): boolean {
  if (player === undefined) return false;
  const concerned = concernedBy(model, player);
  return (
    concerned.length > 0 &&
    effectsOf(model).every(({ cost }) => cost.length === 0) &&
    concerned.every(
      (each) => each.from?.every((place) => isField(place)) && !saidOfOwners(each, telling).includes(false),
    )
  );
}

/** "Can P0 activate X targeting Y", "use X on Y": may X be activated now, and is Y a legal target of it? */
export function askAimed(clause: Clause, source: ToldCard, aims: readonly Phrase[], telling: Telling): Asked {
  const rest = withoutAims(clause);
  const ofTarget = placesOf(rest);
  const ofSource = { ...rest, adjuncts: rest.adjuncts.filter((each) => !ofTarget.adjuncts.includes(each)) };
  if (!placeSaid(ofSource, source, telling)) return undefined;
  return withTarget(mayActivate(source, clause, telling), aims, source, ofTarget, telling);
}

function withTarget(
  question: Asked,
  aims: readonly Phrase[],
  source: ToldCard,
  clause: Clause,
  telling: Telling,
): Asked {
  const wanted = effectsOf(source.model).flatMap((part) => part.targets);
  const card = aimedAt(aims, wanted, source, clause, telling) ?? unnamed(aims, wanted, telling);
  if (card === undefined || wanted.length === 0 || question?.ask !== 'can-activate')
    return telling.lost(clause, 'what is targeted');
  if (!placeSaid(placesOf(clause), card, telling)) return undefined;
  const player = telling.actor(clause) ?? source.setup.controller ?? 'P0';
  return putWhere(card, wanted, player, clause, telling) ? { ...question, targets: [card.id] } : undefined;
}

/** What it is used on: "it" is one of the sort that is targeted, where one was spoken of. */
export function aimedAt(
  aims: readonly Phrase[],
  wanted: readonly Target[],
  source: ToldCard,
  clause: Clause,
  telling: Telling,
): ToldCard | undefined {
  const fits = (card: ToldCard): boolean =>
    card !== source &&
    wanted.some(
      ({ filter: { cardType } }) =>
        cardType === undefined || (cardType === 'monster') === (card.model.facts.cardType === 'monster'),
    );
  const [aim] = aims;
  const [only, other] = telling.cards.all.filter(fits);
  const isIt = aim?.kind === 'pronoun' && aim.which === 'it' && only !== undefined && other === undefined;
  return isIt ? only : telling.oneOf(aims, clause, (each) => each !== source);
}

/** "A monster", of which no more is said; "my opponent's GY": any card there that its text asks for. */
export function unnamed([aim]: readonly Phrase[], [wanted, more]: readonly Target[], telling: Telling) {
  const isOne =
    aim?.kind === 'thing' && (aim.count ?? 1) === 1 && aim.qualities.every((each) => each === 'own');
  if (!isOne || wanted === undefined || more !== undefined) return undefined;
  const { cards } = telling;
  const owner = telling.owner(aim.owner, undefined);
  if (aim.noun === 'monster' && aim.of === undefined)
    return cards.described(anyMonster('the monster'), undefined, owner);
  return aim.noun === 'card' && wanted.from?.every((each) => !isField(each)) === true
    ? cards.described({ ...someCardThatFits(wanted.filter), name: 'the card' }, undefined, owner)
    : undefined;
}

/** Where a target lies of which nobody said it, and whose it is: as the text asks for it. */
export function putWhere(
  card: ToldCard,
  wanted: readonly Target[],
  player: Player,
  clause: Clause,
  telling: Telling,
): boolean {
  if (card.place === undefined) {
    const places = [...new Set(wanted.flatMap(({ from }) => from ?? []))];
    const home = fieldPlaceOf(card.model.facts);
    const place = places.includes(home) ? home : places.length === 1 ? places[0] : undefined;
    // What an effect takes from the field alone is asked of a card that lies there.
    const spot = place ?? (places.every(isField) && places.length > 0 ? home : undefined);
    if (spot === undefined || !telling.cards.putAt(card, spot, isField(spot) ? true : undefined))
      return telling.lost(clause, `where ${card.model.name} is`) ?? false;
    const where = onField(card) ? 'face-up on the field' : whereWords(spot);
    telling.cards.assumed.push(`${card.model.name} is ${where}`);
  }
  const isOwn =
    wanted.length > 0 && wanted.every(({ filter }) => (filter.controller ?? filter.owner) === 'you');
  card.setup.controller ??= isOwn ? player : otherPlayer(player);
  return true;
}

/** A Pendulum Monster in the hand without an effect there is activated as a Spell, and not otherwise. */
export const isPlayedAsSpell = (card: ToldCard): boolean =>
  card.place === 'hand' &&
  hasAbility(card, 'Pendulum') &&
  !effectsOf(card.model).some((part) => activationPlaces(part, card.model.facts)?.includes('hand'));
