import type { CardModel } from '../../card-model/card-model.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { Question } from '../../engine/question.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { Complement, Frame, Phrase } from '../grammar/frame.ts';
import { onField, type ToldCard } from '../tell/cards/told-cards.ts';
import { aimAt } from '../tell/deeds/tell-activation.ts';
import type { Teller } from '../tell/teller.ts';
import { effectOf } from '../tell/told-link.ts';
import { unclear } from './asked-common.ts';

/** "Does X resolve", "does its effect resolve". */
export function resolves(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = frame.subject.flatMap(
    (each) => linkMeant(each, teller) ?? resolving(each, frame, teller),
  );
  if (card === undefined || more !== undefined || frame.complements.some(({ prep }) => prep !== 'after'))
    return unclear(frame, teller, 'what resolves');
  aimAnswers(card, teller);
  return { ask: 'resolves', card: card.id };
}

/** "Is X negated", "are its effects negated", "does Y negate X": Y has to be a card that was told of. */
export function negated(frame: Frame, teller: Teller): Question | undefined {
  const patients = frame.passive ? frame.subject : frame.objects;
  const agents = frame.passive ? [] : frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  const [phrase, other] = patients;
  const isSummon = phrase?.kind === 'thing' && phrase.noun === 'summon';
  const [card, more] =
    phrase === undefined ? [] : (linkMeant(phrase, teller) ?? teller.cardsOf(ofActivation(phrase), frame));
  const said =
    card !== undefined &&
    frame.complements.every(
      (each) => each.prep === 'after' || each.prep === 'on' || isOnlyNegator(each, card, frame, teller),
    );
  const byTold =
    frame.passive || (agents.length === 1 && agents[0] !== card && agents[0]?.place !== undefined);
  if (
    card === undefined ||
    more !== undefined ||
    other !== undefined ||
    isSummon ||
    !said ||
    !byTold ||
    frame.modal
  )
    return unclear(frame, teller, 'what is negated');
  if (teller.chain.links.length > 0) aimAnswers(card, teller);
  return { ask: 'negated', card: card.id };
}

/** "Negated by Y": of all cards that were told of, Y alone may negate this one. */
function isOnlyNegator({ prep, value }: Complement, card: ToldCard, frame: Frame, teller: Teller): boolean {
  const [by, other] = prep === 'by' && frame.passive ? teller.cardsOf(value, frame) : [];
  const { cardType } = card.model.facts;
  const may = teller.cards.all.filter(({ model }) => mayNegate(model, cardType));
  return (
    by !== undefined && by.place !== undefined && other === undefined && may.length === 1 && may[0] === by
  );
}

/** Does a part negate, and may it mean such cards: by what it names, or, for "those", by what it chose or targets? */
const mayNegate = ({ parts }: CardModel, kind: CardModel['facts']['cardType']): boolean =>
  parts.some((part) => {
    if (!('does' in part)) return false;
    const aims = 'targets' in part ? part.targets.map(({ filter }) => filter.cardType) : [];
    const named = [
      ...aims,
      ...part.does.flatMap(({ what }) => (isDescribed(what) ? [what.filter.cardType] : [])),
    ];
    return part.does.some(({ do: verb, what, reads = '' }) => {
      const kinds = isDescribed(what) ? [what.filter.cardType] : named;
      const may = kinds.length === 0 || kinds.some((each) => each === undefined || each === kind);
      return (/^negate/.test(verb) && may) || /\bnegate/i.test(reads);
    });
  });

/**
 * "Is it negated", "does its effect resolve": asked of what is on the Chain or its target, not of a card that merely lies there. Of
 * an only Chain Link that targets nothing that is the link. Undefined where what was spoken of last tells it; empty
 * where more than one card may be meant.
 */
function linkMeant(spokenOf: Phrase, teller: Teller): readonly ToldCard[] | undefined {
  const { links, top } = teller.chain;
  const [first, second] = links;
  const phrase = spokenOf.kind === 'effect' ? (spokenOf.of ?? spokenOf) : spokenOf;
  if (phrase.kind !== 'pronoun' || phrase.which !== 'it' || first === undefined) return undefined;
  const spoken = teller.cards.spokenOf((each) => each !== top?.card);
  if (spoken === undefined || links.some(({ card, targets }) => card === spoken || targets.includes(spoken)))
    return undefined;
  // What is targeted elsewhere than on the field is no card that lies there.
  const elsewhere =
    onField(spoken) && (effectOf(first)?.targets ?? []).every(({ from }) => isElsewhere(from));
  const aims = first.targets.length > 0 || (!elsewhere && effectOf(first)?.targets.length !== 0);
  return second === undefined && !aims ? [first.card] : [];
}

const isElsewhere = (from: readonly Place[] | undefined): boolean =>
  from !== undefined && !from.some((place) => isField(place));

const ofActivation = (phrase: Phrase): Phrase =>
  phrase.kind === 'thing' && phrase.noun === 'activation' && phrase.of !== undefined ? phrase.of : phrase;

/** "Does X miss the timing". */
export function missesTiming(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  const [what, other] = frame.objects;
  const isTiming = what?.kind === 'thing' && what.noun === 'timing' && other === undefined;
  if (card === undefined || more !== undefined || !isTiming || frame.complements.length > 0 || frame.modal)
    return unclear(frame, teller, 'what misses the timing');
  return { ask: 'misses-timing', card: card.id };
}

/** What was chained to a monster's effect, and targets a monster of which nobody spoke, targets that one. */
function aimAnswers(card: ToldCard, teller: Teller): void {
  const { links } = teller.chain;
  for (const [at, link] of links.entries()) {
    const [target, other] = effectOf(link)?.targets ?? [];
    const answers = links[at - 1]?.card === card && link.number > 1 && link.player !== card.setup.controller;
    if (!answers || target === undefined || other !== undefined || link.targets.length > 0) continue;
    const isMonster = card.model.facts.cardType === 'monster' && card.place === 'monster-zone';
    if (!isMonster || target.filter.cardType !== 'monster' || target.from?.join() !== 'monster-zone')
      continue;
    aimAt(link.targets, card, teller);
    teller.cards.assumed.push(`${link.card.model.name} targets ${card.model.name}`);
  }
}

/** "the effect" that one asks about: of two Chain Links the one that was answered. */
function resolving(phrase: Phrase, frame: Frame, teller: Teller) {
  if (phrase.kind !== 'effect' || phrase.of !== undefined) return teller.cardsOf(phrase, frame);
  const [first, second, ...more] = teller.chain.links;
  const one = more.length === 0 && (second === undefined || second.number === 2);
  return first === undefined || !one ? [] : [first.card];
}

/** "Can I Normal Summon X", "can it be Normal Summoned again", "can P0 Normal Set Y". */
export function normalSummon(frame: Frame, teller: Teller): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [named, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  const said = phrases.every(({ kind }) => kind === 'card') ? notThere(named, frame, teller) : named;
  const card = said ?? anyMonster(phrases, frame, teller);
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which monster is asked about');
  // A Spell or Trap Card is Set without a Normal Summon, and no rule here says whether it may be.
  if (frame.verb === 'set' && card.model.facts.cardType !== 'monster')
    return unclear(frame, teller, 'what is asked: no question of that kind is known');
  const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  const again = frame.verb === 'normal-summon' && card.place === 'monster-zone';
  if (card.place === undefined) teller.cards.putAt(card, 'hand');
  if (frame.complements.length > 0) return unclear(frame, teller, 'what is asked');
  return {
    ask: 'normal-summon',
    card: card.id,
    player,
    as: again ? 'again' : frame.verb === 'set' ? 'set' : 'summon',
  };
}

/**
 * A monster that is Normal Summoned or Set by a player is none that lies on the field already, but for a Gemini monster: a
 * copy of it is meant.
 */
function notThere(card: ToldCard | undefined, frame: Frame, teller: Teller): ToldCard | undefined {
  if (card?.place !== 'monster-zone' || card.moved || frame.passive) return card;
  const { facts, name } = card.model;
  const again = facts.cardType === 'monster' && facts.abilities.includes('Gemini');
  const player = teller.actor(frame);
  return again || player === undefined ? card : teller.cards.named(name, player, true);
}

/** "A monster", "another monster". */
const isAnyMonster = (phrase: Phrase): boolean =>
  phrase.kind === 'thing' &&
  phrase.noun === 'monster' &&
  (phrase.count ?? 1) === 1 &&
  phrase.of === undefined &&
  phrase.qualities.every((each) => each === 'second');

/** "Can they Normal Summon", "can I Set a monster": any that needs no Tribute. */
function anyMonster(phrases: readonly Phrase[], frame: Frame, teller: Teller): ToldCard | undefined {
  const player = teller.actor(frame);
  const any = phrases.length === 0 ? frame.verb === 'normal-summon' : phrases.every(isAnyMonster);
  if (!any || player === undefined || frame.passive) return undefined;
  teller.cards.assumed.push('the monster needs no Tribute');
  return teller.cards.described(someMonster('the monster', 4), 'hand', player);
}

/** "Can I change its battle position". */
export function changePosition(frame: Frame, teller: Teller): Question | undefined {
  const said = frame.objects.flatMap((each) =>
    each.kind === 'thing' && each.noun === 'position' ? [each] : [],
  )[0];
  const phrase: Phrase | undefined =
    said?.of ?? (said?.owner === 'its' ? { kind: 'pronoun', which: 'it', qualities: [] } : undefined);
  const [card, more] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  if (card === undefined || more !== undefined || frame.complements.length > 0)
    return unclear(frame, teller, 'whose battle position is asked about');
  return { ask: 'change-position', card: card.id };
}

/** "Can I Flip Summon X": of one that lies face-down, as was said, or as goes without saying. */
export function flipSummon(frame: Frame, teller: Teller): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined || frame.complements.length > 0)
    return unclear(frame, teller, 'which monster is asked about');
  const player = teller.actor(frame);
  if (card.setup.controller === undefined && player !== undefined) card.setup.controller = player;
  if (player !== undefined && card.setup.controller !== player)
    return unclear(frame, teller, `whose ${card.model.name} is`);
  if (card.place === undefined) {
    teller.cards.putAt(card, 'monster-zone');
    card.setup.faceUp = false;
    card.faceUp = false;
    teller.cards.assumed.push(`${card.model.name} was Set in an earlier turn`);
  }
  if (card.faceUp !== false) return unclear(frame, teller, `whether ${card.model.name} lies face-down`);
  return { ask: 'flip-summon', card: card.id };
}
