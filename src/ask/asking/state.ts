import { allDone, isActivated } from '../../card-model/activated.ts';
import { askedPlaces } from '../../engine/question.ts';
import type { Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import {
  type Adjunct,
  behind,
  type Clause,
  hasAdjunct,
  isThing,
  it,
  type Phrase,
} from '../grammar/clause.ts';
import { negatesBy } from '../short/negates-by.ts';
import { aimAt } from '../telling/activation.ts';
import { isMonster, onField, type ToldCard } from '../telling/cards.ts';
import { doesToAll, effectOf } from '../telling/link.ts';
import { declared } from '../telling/summon-negation.ts';
import type { Telling } from '../telling/telling.ts';
import { askChained } from './activation.ts';
import { type Asked, UNKNOWN_KIND } from './common.ts';
import { askTargeted } from './summon-questions.ts';

const afterBattle = ({ battle }: Telling) => defined({ after: battle === undefined ? undefined : 'battle' });

/** The one card that is asked about, which was told of before. */
function cardAsked(clause: Clause, phrase: Phrase | undefined, telling: Telling): ToldCard | undefined {
  if (phrase === undefined) return telling.lost(clause, 'which card is asked about');
  const known = telling.cards.all.length;
  const aimed = telling.chain.links.flatMap(({ targets }) => targets);
  const [only, ...others] = telling.cards.all.filter(
    (each) => each.place === 'monster-zone' && isMonster(each),
  );
  const fits = (card: ToldCard): boolean =>
    card.moved || aimed.includes(card) || (card === only && others.length === 0);
  const card = telling.oneOf([phrase], clause, phrase.kind === 'pronoun' ? fits : undefined);
  const isNew = telling.cards.all.length > known;
  if (card === undefined || (isNew && !isSwept(card, phrase, telling)))
    return telling.lost(clause, 'which card is asked about');
  return card;
}

/** "I play Dark Hole. Where does my X go": a monster of a player that lies on the field, when all monsters are dealt with. */
function isSwept(card: ToldCard, phrase: Phrase, { cards, chain }: Telling): boolean {
  const owned = phrase.kind === 'card' && phrase.owner !== undefined && card.setup.controller !== undefined;
  if (!owned || !isMonster(card) || !chain.links.some(doesToAll)) return false;
  cards.putAt(card, 'monster-zone', true);
  cards.assumed.push(`${card.model.name} is face-up on the field`);
  return true;
}

/** "Where does X end up", "where is it". */
export function askWhere(clause: Clause, telling: Telling): Asked {
  const card = cardAsked(clause, clause.subject[0], telling);
  if (card === undefined || !telling.chain.started) return telling.lost(clause, 'what happened before');
  const became = clause.verb === 'happen' || clause.verb === 'become' ? true : undefined;
  return defined({ ask: 'where', card: card.id, became, ...afterBattle(telling) });
}

/** "Is X still on the field", "is it in the GY", "is X face-down", "is X a legal target for Q", "is X playable". */
export function askState(clause: Clause, telling: Telling): Asked {
  const { subject, objects, adjuncts, qualities } = clause;
  if (objects.some((each) => isThing(each, 'target')))
    return askTargeted(clause, behind(clause, 'for', 'of'), subject, telling);
  if (qualities.includes('playable') && subject.length === 1 && objects.length === 0) {
    const to = adjuncts.map((each) => (each.prep === 'against' ? { ...each, prep: 'to' as const } : each));
    const chained: Clause = { ...clause, verb: 'chain', modal: true, passive: true, adjuncts: to };
    return askChained(chained, [], telling);
  }
  const [adjunct, more] = adjuncts.filter(({ prep }) => prep !== 'after');
  const place =
    adjunct?.value.kind === 'place' && ['in', 'on', 'off'].includes(adjunct.prep)
      ? adjunct.value
      : objects.find((each) => each.kind === 'place');
  const lies = qualities.find(
    (each) => each === 'face-up' || each === 'face-down' || each === 'attack' || each === 'defense',
  );
  if (more !== undefined || clause.negated || (place === undefined && lies === undefined))
    return telling.lost(clause, UNKNOWN_KIND);
  const group = subject.some((each) => each.kind === 'pronoun' && each.which === 'they')
    ? telling.cards.group
    : [];
  const card = group[0] ?? cardAsked(clause, subject[0], telling);
  if (card === undefined || !telling.chain.started) return telling.lost(clause, 'what happened before');
  const after = afterBattle(telling);
  if (place?.kind !== 'place') {
    const isOpen =
      (lies === 'attack' || lies === 'defense') &&
      card.setup.position === undefined &&
      card.faceUp !== false &&
      !card.moved;
    if (isOpen || lies === undefined || telling.battle !== undefined)
      return telling.lost(clause, `in which position ${card.model.name} is`);
    return { ask: 'lies', card: card.id, how: lies };
  }
  if (isOnField(place.place)) {
    const ask = adjunct?.prep === 'off' ? 'off-field' : 'on-field';
    for (const other of group.slice(1)) telling.alsoAsked.push({ ask, card: other.id, ...after });
    return { ask, card: card.id, ...after };
  }
  const asked = askedPlaces.find((each) => each === place.place);
  const player = telling.owner(place.owner, undefined);
  return asked === undefined
    ? telling.lost(clause, UNKNOWN_KIND)
    : defined({ ask: 'is-in', card: card.id, place: asked, player, ...after });
}

const isOnField = (place: Place | 'field'): boolean => place === 'field' || place === 'monster-zone';

/** "Does X survive", "does it come back", "does it hit the field": is it on the field then? */
export function askSurvives(clause: Clause, telling: Telling): Asked {
  const [phrase] = clause.subject;
  const card = phrase?.kind === 'card' ? telling.oneOf([phrase], clause) : cardAsked(clause, phrase, telling);
  const summons = telling.chain.links.some(
    (link) => effectOf(link)?.does.some(({ do: verb }) => verb === 'special-summon') === true,
  );
  if (
    card === undefined ||
    clause.modal ||
    // What lay on the field all the time does not come back to it.
    (clause.verb === 'come-back' && !card.moved && (card.place === undefined || onField(card))) ||
    clause.adjuncts.some(({ prep, value }) => prep !== 'to' || value.kind !== 'place')
  )
    return telling.lost(clause, 'which card is asked about');
  if (telling.chain.links.length === 0 || (clause.verb === 'come-back' && !summons))
    return telling.lost(clause, 'what happened before');
  return { ask: 'on-field', card: card.id, ...afterBattle(telling) };
}

/** "Does X resolve", "does its effect resolve". */
export function askResolves(clause: Clause, telling: Telling): Asked {
  const [phrase, more] = clause.subject;
  const [first, second, ...others] = telling.chain.links;
  // "the effect" that one asks about: of two Chain Links the one that was answered.
  const isBare = phrase?.kind === 'effect' && phrase.of === undefined;
  const one = others.length === 0 && (second === undefined || second.number === 2) ? first?.card : undefined;
  const card = isBare ? one : phrase === undefined ? undefined : meantBy(phrase, clause, telling);
  if (card === undefined || more !== undefined || clause.adjuncts.some(({ prep }) => prep !== 'after'))
    return telling.lost(clause, 'what resolves');
  if (!telling.chain.links.some((link) => link.card === card))
    return telling.lost(clause, 'what happened before');
  aimAnswers(card, telling);
  return { ask: 'resolves', card: card.id };
}

/** "Is X negated", "are its effects negated", "does Y negate X": Y has to be a card that was told of. */
export function askNegated(clause: Clause, telling: Telling): Asked {
  const [phrase, other] = clause.passive ? clause.subject : clause.objects;
  const agents = clause.passive ? [] : clause.subject.flatMap((each) => telling.cardsOf(each, clause));
  if (
    isThing(phrase, 'summon') &&
    clause.passive &&
    clause.modal &&
    clause.adjuncts.length === 0 &&
    other === undefined
  ) {
    const summoned = declared(phrase, clause, telling);
    return summoned === undefined
      ? telling.lost(clause, 'how it is Summoned')
      : { ask: 'summon-negatable', card: summoned.id };
  }
  const of = (isThing(phrase, 'activation') ? phrase.of : undefined) ?? phrase;
  const card = of === undefined ? undefined : meantBy(of, clause, telling, isNoNegator);
  const byTold =
    clause.passive || (agents.length === 1 && agents[0] !== card && agents[0]?.place !== undefined);
  const isKnown = ({ prep, value }: Adjunct): boolean =>
    prep === 'after' ||
    prep === 'on' ||
    (prep === 'by' && clause.passive && isOnlyNegator(value, clause, telling));
  if (card === undefined || !clause.adjuncts.every(isKnown) || !byTold || isThing(phrase, 'summon'))
    return telling.lost(clause, 'what is negated');
  if (other !== undefined || clause.modal || clause.negated) return telling.lost(clause, 'what is negated');
  if (telling.chain.links.length > 0) aimAnswers(card, telling);
  return { ask: 'negated', card: card.id };
}

/** "Negated by Y": of all cards that were told of, Y alone may negate this one. */
function isOnlyNegator(value: Phrase, clause: Clause, telling: Telling): boolean {
  const by = telling.oneOf([value], clause);
  const may = telling.cards.all.filter(({ model }) =>
    allDone(model).some(({ do: verb }) => verb.startsWith('negate')),
  );
  return by?.place !== undefined && may.length === 1 && may[0] === by;
}

/** "Is it negated", asked of what is on the Chain or its target, not of a card that merely lies there; undefined where that is told, null where it is not clear. */
function linkMeant(spokenOf: Phrase, telling: Telling): ToldCard | null | undefined {
  const { links, top } = telling.chain;
  const [first, second] = links;
  const phrase = spokenOf.kind === 'effect' ? (spokenOf.of ?? spokenOf) : spokenOf;
  if (phrase.kind !== 'pronoun' || phrase.which !== 'it' || first === undefined) return undefined;
  const spoken = telling.cards.spokenOf((each) => each !== top?.card);
  if (spoken === undefined || links.some(({ card, targets }) => card === spoken || targets.includes(spoken)))
    return undefined;
  // What is targeted elsewhere than on the field is no card that lies there.
  const elsewhere =
    onField(spoken) &&
    (effectOf(first)?.targets ?? []).every(({ from }) => from !== undefined && !from.some(isField));
  const aims = first.targets.length > 0 || (!elsewhere && effectOf(first)?.targets.length !== 0);
  return second === undefined && !aims ? first.card : null;
}

function meantBy(
  phrase: Phrase,
  clause: Clause,
  telling: Telling,
  fits?: (card: ToldCard) => boolean,
): ToldCard | undefined {
  const meant = linkMeant(phrase, telling);
  const known = fits !== undefined && telling.cards.spokenOf(fits) !== undefined ? fits : undefined;
  return meant === undefined ? telling.oneOf([phrase], clause, known) : (meant ?? undefined);
}

/** Who asks whether "it" is negated does not mean the card that negates others while it lies there. */
const isNoNegator = ({ model }: ToldCard): boolean => negatesBy(model) !== 'face-up';

/** What was chained to a monster's effect, and targets a monster of which nobody spoke, targets that one. */
export function aimAnswers(card: ToldCard, telling: Telling): void {
  const { links } = telling.chain;
  for (const [at, link] of links.entries()) {
    const [target, other] = effectOf(link)?.targets ?? [];
    const answers = links[at - 1]?.card === card && link.number > 1 && link.player !== card.setup.controller;
    if (!answers || target === undefined || other !== undefined || link.targets.length > 0) continue;
    const isThere = isMonster(card) && card.place === 'monster-zone';
    if (!isThere || target.filter.cardType !== 'monster' || target.from?.join() !== 'monster-zone') continue;
    aimAt(link, card, telling);
    telling.cards.assumed.push(`${link.card.model.name} targets ${card.model.name}`);
  }
}

/** "Is X affected by Y": of what Y does to cards, told or as it lies there. */
export function askAffected(clause: Clause, telling: Telling): Asked {
  const [patients, agents] = clause.passive
    ? [clause.subject, behind(clause, 'by')]
    : [clause.objects, clause.subject];
  const [card, by] = [telling.oneOf(patients, clause), telling.oneOf(agents, clause)];
  if (card === undefined || by === undefined || card === by || clause.modal)
    return telling.lost(clause, 'what affects what');
  if (card.place === undefined) telling.cards.putAt(card, 'monster-zone');
  if (!by.model.parts.some(isActivated) || by.place === undefined) telling.cards.readyToActivate(by);
  return { ask: 'affected', card: card.id, by: by.id };
}

/** "Does X miss the timing". */
export function askMissesTiming(clause: Clause, telling: Telling): Asked {
  const card = telling.oneOf(clause.subject, clause);
  const isTiming = clause.objects.length === 1 && clause.objects.every((each) => isThing(each, 'timing'));
  if (card === undefined || !isTiming || clause.adjuncts.length > 0 || clause.modal)
    return telling.lost(clause, 'what misses the timing');
  return { ask: 'misses-timing', card: card.id };
}

/** "Can I change its battle position". */
export function askPosition(clause: Clause, telling: Telling): Asked {
  const said = clause.objects.find((each) => isThing(each, 'position'));
  const isOnto = clause.qualities.some((each) => each === 'attack' || each === 'defense');
  const own = said?.owner === 'its' ? it : undefined;
  const phrase = said === undefined ? (isOnto ? clause.objects[0] : undefined) : (said.of ?? own);
  const card = phrase === undefined ? undefined : telling.oneOf([phrase], clause);
  if (card === undefined || clause.adjuncts.length > 0)
    return telling.lost(clause, 'whose battle position is asked about');
  return { ask: 'change-position', card: card.id };
}

/** "What are the ATK and DEF of X", "how many LP does P0 have". */
export function askValue(clause: Clause, telling: Telling): Asked {
  // "Its attack", asked for, is its ATK.
  const said = [...clause.objects, ...clause.subject].map(
    (each): Phrase => (isThing(each, 'attack') ? { ...each, noun: 'stat', stat: 'atk' } : each),
  );
  const things = said.flatMap((each) => (each.kind === 'thing' ? [each] : []));
  if (things.some(({ noun }) => noun === 'stat')) return askStats(clause, said, telling);
  const [counters, more] = things.flatMap(({ called, of }) => (called === undefined ? [] : [{ called, of }]));
  if (counters !== undefined && more === undefined) return askCounters(counters, clause, telling);
  if (!things.some(({ noun }) => noun === 'lp'))
    return telling.lost(clause, 'what is asked: no value of that kind is known');
  const ofPhrase = (phrase: Phrase): readonly Player[] => {
    if (phrase.kind === 'player') return [telling.player(phrase.who) ?? []].flat();
    if (phrase.kind !== 'thing') return [];
    const owner = telling.owner(phrase.owner, undefined);
    return [...(phrase.of === undefined ? [] : ofPhrase(phrase.of)), ...(owner === undefined ? [] : [owner])];
  };
  const [player, other] = new Set(said.flatMap(ofPhrase));
  if (telling.battle?.nobodys === true && player !== undefined)
    return telling.lost(clause, `whose ${telling.battle.attacker.model.name} is`);
  // "Then I draw another": what answers that was told in words, and is not played.
  if (telling.drew) return telling.lost(clause, 'which cards it happened to');
  telling.asksLp = true;
  return defined({ ask: 'lp', player: other === undefined ? player : undefined, ...afterBattle(telling) });
}

/** "How many Spell Counters does X have", "are on X". */
function askCounters(
  { called, of }: { readonly called: string; readonly of: Phrase | undefined },
  clause: Clause,
  telling: Telling,
): Asked {
  const spoken = [
    ...(of === undefined ? [] : [of]),
    ...behind(clause, 'on'),
    ...[...clause.subject, ...clause.objects].filter(({ kind }) => kind === 'card' || kind === 'pronoun'),
  ];
  const card = telling.oneOf(spoken, clause);
  return card === undefined || !['have', 'be'].includes(clause.verb)
    ? telling.lost(clause, 'on which card the counters are')
    : { ask: 'counters', card: card.id, counter: called };
}

function askStats(clause: Clause, said: readonly Phrase[], telling: Telling): Asked {
  if (telling.statsTold) telling.missing.push('by which effect ATK or DEF was changed as it was told');
  if (telling.battle !== undefined) telling.missing.push('at which time of the battle it is asked');
  if (telling.unnamed) telling.missing.push('which cards it happened to');
  const things = said.filter((each) => isThing(each, 'stat'));
  const spoken = [
    ...things.flatMap(({ of, owner }) => (of !== undefined ? [of] : owner === 'its' ? [it] : [])),
    ...said.filter(({ kind }) => kind === 'card' || kind === 'pronoun'),
  ];
  const card = telling.oneOf(spoken, clause, isMonster);
  if (card === undefined || !isMonster(card)) return telling.lost(clause, 'whose ATK and DEF are asked');
  // What it gains is not what it has.
  if (hasAdjunct(clause, 'with', 'without') || ['gain', 'get', 'lose'].includes(clause.verb))
    return telling.lost(clause, 'what is said besides');
  const stats = new Set(things.map(({ stat }) => stat));
  const [stat] = stats.size === 1 ? stats : [];
  const isOriginal = things.some(({ qualities }) => qualities.includes('original'));
  return defined({ ask: 'stats', card: card.id, which: isOriginal ? 'original' : undefined, stat });
}
