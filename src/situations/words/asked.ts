import { activationPlaces, isActivated, isTrigger } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import type { Question } from '../../engine/question.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Frame, Phrase } from './frame.ts';
import type { Teller } from './teller.ts';
import type { ToldCard } from './told-cards.ts';

/** What is asked, as the engine asks it; or undefined, with what is missing told to the teller. */
export function askedOf(frames: readonly Frame[], teller: Teller): Question | undefined {
  const [frame, ...rest] = frames;
  if (frame === undefined) return undefined;
  if (frame.negated) return unclear(frame, teller, 'what is asked: it has a "not" in it');
  const targets = rest.filter(({ verb }) => verb === 'target');
  if (rest.length > targets.length) return unclear(frame, teller, 'what is asked: one question at a time');
  switch (frame.verb) {
    case 'get':
    case 'use':
    case 'activate':
    case 'trigger':
      return targets.length > 0 ? revival(frame, targets, teller) : trigger(frame, teller);
    case 'target':
      return targeting(frame, teller);
    case 'special-summon':
    case 'revive':
    case 'bring':
      return specialSummon(frame, teller);
    case 'resolve':
      return resolves(frame, teller);
    case 'normal-summon':
    case 'set':
      return normalSummon(frame, teller);
    case 'change':
      return changePosition(frame, teller);
    case 'be':
      return legalTarget(frame, teller);
    case 'properly-summon':
      return aboutOne(frame, teller, (card) => ({ ask: 'properly-summoned', card }));
    default:
      return unclear(frame, teller, 'what is asked: no question of that kind is known');
  }
}

function unclear(frame: Frame, teller: Teller, why: string): undefined {
  teller.lost(frame, why);
  return undefined;
}

function aboutOne(frame: Frame, teller: Teller, ask: (id: string) => Question): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which card is asked about');
  return ask(card.id);
}

/** "Can P0 activate the trigger effect of X", "does X trigger", "does the effect of X activate". */
function trigger(frame: Frame, teller: Teller): Question | undefined {
  const active = frame.objects.length > 0;
  const spoken = active ? frame.objects : frame.subject.filter(({ kind }) => kind !== 'player');
  const [phrase, more] = spoken;
  const [card] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  if (phrase === undefined || more !== undefined || card === undefined)
    return unclear(frame, teller, 'whose effect is asked about');
  if (frame.verb === 'get' && phrase.kind !== 'effect') return unclear(frame, teller, 'what is asked');
  const player = active ? teller.actor(frame) : undefined;
  if (player !== undefined && card.setup.controller === undefined) card.setup.controller = player;
  if (player !== undefined && card.setup.controller !== player)
    return unclear(frame, teller, `whose ${card.model.name} is`);
  if (!placeSaid(frame, card, teller)) return undefined;
  const meant = effectsMeant(phrase, frame, card);
  if (meant === undefined) return unclear(frame, teller, `which effect of ${card.model.name} is meant`);
  if (teller.unnamed && meant.some(({ part }) => watchesOthers(part)))
    return unclear(frame, teller, 'which cards it happened to');
  const [only, other] = meant;
  return {
    ask: 'activates',
    card: card.id,
    ...(only === undefined || other !== undefined ? {} : { part: only.number }),
  };
}

interface Numbered {
  readonly part: ActivatedEffect;
  readonly number: number;
}

/**
 * The Trigger Effects that may be meant. Where the words do not say "trigger", an effect that is none may be meant too:
 * where one could be activated from where the card is now, nothing is ruled.
 */
function effectsMeant(
  phrase: Phrase,
  frame: Frame,
  { model, place }: ToldCard,
): readonly Numbered[] | undefined {
  const effect = phrase.kind === 'effect' ? phrase : undefined;
  const qualities = effect?.qualities ?? [];
  const does = effect?.does;
  const all = model.parts.flatMap((part, number) => (isActivated(part) ? [{ part, number }] : []));
  const fitting = all.filter(
    ({ part }) => does === undefined || part.does.some((each) => does.includes(each.do)),
  );
  const triggers = fitting.filter(({ part }) => isTrigger(part));
  const others = fitting.filter(({ part }) => !isTrigger(part) && canBeHere(part, model, place));
  const says = frame.verb === 'trigger' || effect?.trigger === true;
  if ((!says && others.length > 0) || (does !== undefined && triggers.length === 0)) return undefined;
  return triggers.filter(({ part }) => {
    if (!isTrigger(part)) return false;
    if (qualities.includes('optional')) return !part.mandatory;
    return qualities.includes('mandatory') ? part.mandatory : true;
  });
}

const canBeHere = (part: ActivatedEffect, { facts }: CardModel, place: Place | undefined): boolean => {
  const places = activationPlaces(part, facts);
  return place === undefined || places === null || places.includes(place);
};

const watchesOthers = (part: ActivatedEffect): boolean =>
  part.kind === 'trigger' && part.on.some(({ of }) => of !== 'this');

/** "in the GY", "that is banished": must be where the card is; where nobody said where it is, that is where. */
function placeSaid(frame: Frame, card: ToldCard, teller: Teller): boolean {
  for (const { prep, value } of frame.complements) {
    if (prep === 'after') continue;
    if ((prep === 'in' || prep === 'from' || prep === 'on') && value.kind === 'place') {
      const place = teller.placeFor(value.place, card);
      if (!teller.cards.putAt(card, place)) {
        teller.lost(frame, `where ${card.model.name} is`);
        return false;
      }
    } else {
      teller.lost(frame, 'what is said in the question');
      return false;
    }
  }
  return true;
}

/** "Can P0 activate Q targeting X": where Q Special Summons its target, whether X may be Special Summoned by it. */
function revival(frame: Frame, targets: readonly Frame[], teller: Teller): Question | undefined {
  const [source, more] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const [target, others] = targets;
  const cards = target === undefined ? [] : target.objects.flatMap((each) => teller.cardsOf(each, target));
  const [card] = cards;
  if (
    source === undefined ||
    more !== undefined ||
    others !== undefined ||
    card === undefined ||
    cards.length > 1 ||
    target === undefined
  )
    return unclear(frame, teller, 'what is activated, and what it targets');
  if (!placeSaid(target, card, teller)) return undefined;
  return bySource(frame, source, card, teller);
}

/** "Can Q target X": the same question. */
function targeting(frame: Frame, teller: Teller): Question | undefined {
  const sources = [
    ...frame.subject,
    ...frame.complements.filter(({ prep }) => prep === 'with').map(({ value }) => value),
  ].filter(({ kind }) => kind !== 'player');
  const [source, more] = sources.flatMap((each) => teller.cardsOf(each, frame));
  const [card, others] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  if (source === undefined || card === undefined || more !== undefined || others !== undefined)
    return unclear(frame, teller, 'what targets, and what is targeted');
  if (
    !placeSaid(
      { ...frame, complements: frame.complements.filter(({ prep }) => prep !== 'with') },
      card,
      teller,
    )
  )
    return undefined;
  return bySource(frame, source, card, teller);
}

function bySource(frame: Frame, source: ToldCard, card: ToldCard, teller: Teller): Question | undefined {
  const effects = source.model.parts.filter(isActivated);
  const revives = effects.some(({ does }) => does.some((each) => each.do === 'special-summon'));
  if (!revives) return unclear(frame, teller, `whether ${source.model.name} may be activated`);
  const player = teller.actor(frame);
  if (source.setup.controller === undefined && player !== undefined) source.setup.controller = player;
  if (source.place === undefined)
    teller.cards.putAt(
      source,
      source.model.facts.cardType === 'trap'
        ? 'spell-trap-zone'
        : source.model.facts.cardType === 'monster'
          ? 'monster-zone'
          : 'hand',
      source.model.facts.cardType === 'monster',
    );
  if (card.place === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
  return { ask: 'special-summon', card: card.id, by: source.id };
}

/** "Is X a legal target for Q": whether X may be Special Summoned by it. */
function legalTarget(frame: Frame, teller: Teller): Question | undefined {
  const says = frame.objects.some((each) => each.kind === 'thing' && each.noun === 'target');
  const sources = frame.complements
    .filter(({ prep }) => prep === 'for' || prep === 'of')
    .map(({ value }) => value);
  const [source, more] = sources.flatMap((each) => teller.cardsOf(each, frame));
  const [card, others] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  if (!says || source === undefined || card === undefined || more !== undefined || others !== undefined)
    return unclear(frame, teller, 'what is asked: no question of that kind is known');
  return bySource(frame, source, card, teller);
}

/** "Does X resolve", "does its effect resolve". */
function resolves(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined || frame.complements.some(({ prep }) => prep !== 'after'))
    return unclear(frame, teller, 'what resolves');
  return { ask: 'resolves', card: card.id };
}

/** How many monsters fit into the Main Monster Zones of a player. */
const MAIN_MONSTER_ZONES = 5;

/**
 * "Can I Normal Summon X", "can it be Normal Summoned again". Asked only where nothing that was told could change how
 * many Normal Summons there are, and where neither Tributes nor a zone are in question.
 */
function normalSummon(frame: Frame, teller: Teller): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which monster is asked about');
  const { facts } = card.model;
  const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  const again = frame.verb === 'normal-summon' && card.place === 'monster-zone';
  if (card.place === undefined) teller.cards.putAt(card, 'hand');
  const others = teller.cards.all.filter((each) => each !== card);
  const field = others.filter((each) => each.place === 'monster-zone' && each.setup.controller === player);
  const effects = others.filter(
    (each) => each.model.facts.cardType !== 'monster' || each.model.parts.length > 0,
  );
  const tributes = facts.cardType === 'monster' && !again && (facts.level ?? 0) > 4;
  if (effects.length > 0 || tributes || field.length >= MAIN_MONSTER_ZONES || frame.complements.length > 0)
    return unclear(frame, teller, 'what of the other cards, Tributes and zones matters for the Summon');
  return {
    ask: 'normal-summon',
    card: card.id,
    player,
    as: again ? 'again' : frame.verb === 'set' ? 'set' : 'summon',
  };
}

/** "Can I change its battle position". */
function changePosition(frame: Frame, teller: Teller): Question | undefined {
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

/** "Can X be Special Summoned with Q", "can Q revive X", "can I Special Summon X". */
function specialSummon(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = (frame.passive ? frame.subject : frame.objects).flatMap((each) =>
    teller.cardsOf(each, frame),
  );
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which monster is asked about');
  const sources = [
    ...frame.complements.flatMap(({ prep, value }) => (prep === 'with' || prep === 'by' ? [value] : [])),
    ...(frame.passive ? [] : frame.subject.filter(({ kind }) => kind !== 'player')),
  ];
  const rest = {
    ...frame,
    complements: frame.complements.filter(({ prep }) => prep !== 'with' && prep !== 'by'),
  };
  if (frame.verb === 'revive' && card.place === undefined) teller.cards.putAt(card, 'gy');
  if (!placeSaid(rest, card, teller)) return undefined;
  const [source, another] = sources.flatMap((each) => teller.cardsOf(each, frame));
  if (another !== undefined) return unclear(frame, teller, 'what Special Summons it');
  if (source !== undefined) return bySource(frame, source, card, teller);
  if (sources.length > 0 && !sources.every((each) => each.kind === 'effect' && each.of === undefined))
    return unclear(frame, teller, 'what Special Summons it');
  if (card.place === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
  return { ask: 'special-summon', card: card.id };
}
