import { effectsOf } from '../../card-model/activated.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../card-model/facts.ts';
import { cardSummonVerbs, specialSummonVerbs, type Verb, verbFacts } from '../../card-model/verbs.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Happens } from '../../engine/state/event.ts';
import { defined } from '../../platform/defined.ts';
import { someMonster, someTrap } from '../../situations/readers/described.ts';
import { waySummonedWithoutEffect } from '../../situations/usual/usual-activation.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import {
  behind,
  type Clause,
  hasAdjunct,
  isPassive,
  isThing,
  type Phrase,
  patientsOf,
} from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { activateToSummon, isByItself, isOwnEffect, summonsItself } from './by-itself.ts';
import { deckOf, isMonster, type ToldCard } from './cards.ts';
import { comesFrom } from './deed-of.ts';
import { agentCard } from './deed-way.ts';
import { tellDeed } from './deeds.ts';
import { effectOf } from './link.ts';
import type { Telling } from './telling.ts';

/** By which verbs an effect Summons so, the narrowest first. */
const byEffectVerbs = (way: SummonWay): readonly Verb[] => [
  ...cardSummonVerbs.filter((verb) => verbFacts[verb].event === way && verb !== 'special-summon'),
  'special-summon',
];

/** A Summon or Set: by a player's own doing, or by an effect. `tributes`: what was Tributed for it. */
export function tellSummon(clause: Clause, telling: Telling, tributes: readonly ToldCard[] = []): undefined {
  const phrases = patientsOf(clause);
  if (tellSummons(phrases, clause, telling)) return undefined;
  // "Sets X and Y": one after the other.
  if (clause.verb === 'set' && !clause.passive && phrases.length > 1) {
    for (const each of phrases) tellSummon({ ...clause, objects: [each] }, telling);
    return undefined;
  }
  const mayBe = (one: ToldCard): boolean =>
    one.place !== 'monster-zone' || clause.verb === 'flip-summon' || hasAbility(one, 'Gemini');
  const actor = isPassive(clause) ? undefined : telling.actor(clause);
  // Another copy than one that the other player has on the field.
  const ownCopy = (one: ToldCard): ToldCard =>
    mayBe(one) || actor === undefined || (one.setup.controller ?? actor) === actor || one.described
      ? one
      : telling.cards.named(one.model.name, actor, true);
  const cards = phrases.flatMap((each) => telling.cardsOf(each, clause, mayBe)).map(ownCopy);
  const [card = someSummoned(phrases, clause, telling), ...more] = cards;
  const together = clause.verb === 'pendulum-summon' ? more : [];
  if (card === undefined && clause.verb === 'set') return setUnnamed(clause, telling);
  const isFewer = cards.length > 0 && cards.length < phrases.length;
  if (card === undefined || more.length > together.length || isFewer)
    return telling.lost(clause, 'which monster is Summoned');
  // What "it" was thought to be may be another card.
  if (clause.verb === 'special-summon' && !mayBeMonster(card))
    return telling.lost(clause, 'which monster is Summoned');
  const ownEffect = clause.verb === 'special-summon' && isOwnEffect(clause, card, telling);
  // What else its effect did, and what it left behind, has to be known.
  const isOfProcedure = (card.model.summoning.procedures ?? []).length > 0;
  const summons = clause.verb === 'special-summon' && summonsItself(card, telling);
  if (ownEffect && !summons && !isOfProcedure)
    return telling.lost(clause, 'what else the effect did that Summoned it');
  const byItself = ownEffect || (telling.readAs === 'log' && isByItself(clause, card, telling));
  // A Summon by the monster's own text, or procedure, is played without a position.
  if ((byItself || isProcedure(clause)) && clause.qualities.includes('defense'))
    return telling.lost(clause, 'which card lies face-down or in Defense Position');
  const isOwn = byItself && isOfProcedure && !(ownEffect && summons);
  // In a log "I Special Summon X from my hand", of an X whose effect does that: it is activated.
  if (byItself && !isOwn && summons) return activateToSummon(clause, card, telling);
  if (clause.verb === 'special-summon' && !isProcedure(clause) && !isOwn) {
    const named: Phrase = { kind: 'card', name: card.model.name, qualities: [] };
    return tellDeed(card.described && !isPassive(clause) ? { ...clause, objects: [named] } : clause, telling);
  }
  if (clause.verb === 'summon' && isSummonedBy(clause, card, telling))
    return tellDeed({ ...clause, verb: 'special-summon' }, telling);
  // "Tributes X to Summon Y": by the procedure of Y, or as a Tribute Summon.
  const forTribute = card.model.summoning.procedures ? 'summoned-by-own-procedure' : 'tribute-summoned';
  const way =
    clause.verb === 'summon' && tributes.length > 0
      ? forTribute
      : (wayOf(clause, card) ?? usualWay(clause, card, telling));
  if (way === undefined) return telling.lost(clause, 'how it is Summoned');
  if (wasBefore(clause, card, way)) tellProperly(clause, telling);
  else summon(clause, card, way, together, tributes, telling);
  return undefined;
}

/** A monster, or a card some text of which Special Summons it. */
const mayBeMonster = ({ model: { facts, parts } }: ToldCard): boolean =>
  facts.cardType === 'monster' ||
  parts.some(
    (part) => !('does' in part) || part.does.some(({ do: verb }) => specialSummonVerbs.includes(verb)),
  );

/** "Summoned 5 monsters this turn": how many, before anything else was told. */
function tellSummons([phrase, more]: readonly Phrase[], clause: Clause, telling: Telling): boolean {
  const player = telling.actor(clause);
  const isMany = isThing(phrase, 'monster') && (phrase.count ?? 0) > 1;
  const isSummon = clause.verb === 'summon' || clause.verb === 'special-summon';
  if (!isMany || more !== undefined || player === undefined || !isSummon || isPassive(clause)) return false;
  const isNow = clause.adjuncts.every(({ value }) => value.kind === 'turn' || isThing(value, 'this'));
  if (!isNow || telling.chain.started || telling.counts[player].summons !== undefined) return false;
  telling.counts[player].summons = phrase.count ?? 0;
  telling.turnPlayer ??= player;
  return true;
}

function summon(
  clause: Clause,
  card: ToldCard,
  way: SummonWay,
  together: readonly ToldCard[],
  tributes: readonly ToldCard[],
  telling: Telling,
): undefined {
  const source = sourceOf(clause, telling);
  if (source !== undefined && isSpecialSummon(way)) return byEffect(clause, way, card, source, telling);
  const { top } = telling.chain;
  // "Polymerization resolves, and I Fusion Summon X using A and B".
  const summons =
    (top && effectOf(top))?.does.some(
      ({ do: verb }) => verb !== 'special-summon' && verbFacts[verb].event === way,
    ) === true;
  if (top !== undefined && summons && top.deeds.length === 0) {
    homeOf(card, way, clause, telling);
    const used = usedFor(clause, 'hand', true, telling);
    for (const each of [card, ...used]) each.setup.controller ??= top.player ?? 'P0';
    telling.chain.resolveTo(top);
    top.chosen = [card, ...used, ...tributes];
    for (const each of used) Object.assign(each, { moved: true, place: 'gy' });
    Object.assign(card, { moved: true, place: 'monster-zone', faceUp: true });
    telling.cards.look(card);
    return;
  }
  const player = telling.actor(clause) ?? card.setup.controller ?? telling.chain.links.at(-1)?.player ?? 'P0';
  for (const each of [card, ...together]) {
    each.setup.controller ??= player;
    homeOf(each, way, clause, telling);
  }
  if (card.model.facts.cardType !== 'monster') {
    if (agentCard(clause, telling) === undefined) setSpell(card, player, telling);
    else telling.lost(clause, 'how an effect Sets it');
    return;
  }
  const own = way === 'summoned-by-own-procedure';
  const used = [...usedFor(clause, own ? usedFrom(card) : 'monster-zone', own, telling), ...tributes];
  const forTribute = way === 'tribute-summoned' || way === 'set' || way === 'normal-summoned';
  const without = behind(clause, 'without').some((each) => isThing(each, 'tribute'));
  const ids = used.map(({ id }) => id);
  const summoned = {
    do: 'summon',
    card: card.id,
    way,
    player,
    together: together.length === 0 ? undefined : together.map(({ id }) => id),
    tributes: forTribute && (ids.length > 0 || without) ? ids : undefined,
    materials: !forTribute && ids.length > 0 ? ids : undefined,
  } as const;
  telling.chain.outside(defined(summoned));
  for (const each of used)
    Object.assign(each, { moved: true, place: way === 'xyz-summoned' ? 'xyz-material' : 'gy' });
  for (const each of [card, ...together])
    Object.assign(each, { moved: true, place: 'monster-zone', faceUp: way !== 'set' });
  telling.cards.look(card);
  // "Tributes it to Set Y": what is spoken of stays what was Tributed.
  if (clause.hangs === 'purpose') for (const each of tributes) telling.cards.look(each);
}

/** "P1 Normal Summons a monster", "P1 Normal Summons": one that nobody named, by a way that needs no materials of its own. */
function someSummoned(phrases: readonly Phrase[], clause: Clause, telling: Telling): ToldCard | undefined {
  const player = telling.actor(clause);
  const [phrase, more] = phrases;
  const bare =
    phrase === undefined
      ? clause.verb === 'normal-summon' || clause.verb === 'special-summon'
      : isThing(phrase, 'monster') && (phrase.count ?? 1) === 1 && phrase.qualities.length === 0;
  if (!bare || more !== undefined || !ofAny.has(clause.verb) || player === undefined) return undefined;
  if (clause.adjuncts.length > 0 || telling.chain.top !== undefined) return undefined;
  telling.unnamed = true;
  const isFlip = clause.verb === 'flip-summon';
  const place = isFlip ? 'monster-zone' : 'hand';
  const card = telling.cards.described(someMonster('the monster', 4), place, player);
  if (isFlip) card.setup.faceUp = false;
  return card;
}
const ofAny: ReadonlySet<Clause['verb']> = new Set(['normal-summon', 'flip-summon', 'set', 'special-summon']);

/** "it was Fusion Summoned", told of a monster that lies in the GY: so it came to be properly Summoned, before that. */
const wasBefore = (clause: Clause, card: ToldCard, way: SummonWay): boolean =>
  isPassive(clause) &&
  isSpecialSummon(way) &&
  !card.moved &&
  (card.place === 'gy' || card.place === 'banished') &&
  !hasAdjunct(clause, 'by', 'with', 'from');

/** "which was properly Summoned", "it was never Summoned". */
export function tellProperly(clause: Clause, telling: Telling): void {
  const card = telling.oneOf(patientsOf(clause), clause, isMonster);
  if (card === undefined || card.moved) telling.lost(clause, 'what was properly Summoned');
  else card.setup.properlySummoned = clause.negated ? 'no' : 'yes';
  if (card !== undefined) telling.cards.look(card);
}

/** "By its own procedure". */
const isProcedure = (clause: Clause): boolean =>
  behind(clause, 'by', 'with').some((each) => isThing(each, 'procedure'));

function wayOf(clause: Clause, card: ToldCard): SummonWay | undefined {
  if (clause.verb === 'special-summon' || (clause.verb === 'summon' && isProcedure(clause)))
    return 'summoned-by-own-procedure';
  if (clause.verb === 'set' || clause.verb === 'tribute-set') return 'set';
  // "I control X, which was Normal Summoned", of a Gemini monster: the first time, or again.
  const isWhich = clause.hangs === 'which' && !card.moved && hasAbility(card, 'Gemini');
  if (clause.verb === 'normal-summon' && isWhich) return undefined;
  if (clause.verb === 'normal-summon' && card.place === 'monster-zone')
    return card.faceUp === true || !card.moved ? 'normal-summoned-again' : undefined;
  const way = isMonster(card) ? summonVerbs[clause.verb] : undefined;
  // "I fuse X with Y", where X is no Fusion Monster: it is a material.
  return way === 'fusion-summoned' && !hasAbility(card, 'Fusion') ? undefined : way;
}

/** "I Summon X", and nobody said how: as monsters of its kind are Summoned without an effect. */
function usualWay(clause: Clause, card: ToldCard, telling: Telling): SummonWay | undefined {
  const plain =
    clause.verb === 'summon' &&
    clause.adjuncts.length === 0 &&
    (clause.passive
      ? isExtraDeckMonster(card.model.facts)
      : clause.subject.every(({ kind }) => kind === 'player'));
  if (!plain || card.moved || telling.chain.top !== undefined) return undefined;
  const way = waySummonedWithoutEffect(card.model);
  if (way !== undefined) telling.unsaidWayOf.push(card);
  return way;
}

/** The Spell or Trap Card, or Chain Link, whose effect Summons. */
const sourceOf = (clause: Clause, telling: Telling): ToldCard | undefined =>
  [...behind(clause, 'by', 'with'), ...(isPassive(clause) ? [] : clause.subject)]
    .filter(({ kind }) => kind === 'card')
    .flatMap((each) => telling.cardsOf(each, clause))
    .find((each) => !isMonster(each));

function byEffect(
  clause: Clause,
  way: SummonWay,
  card: ToldCard,
  source: ToldCard,
  telling: Telling,
): undefined {
  const player = telling.actor(clause) ?? source.setup.controller;
  const withs = behind(clause, 'with').flatMap((each) => telling.cardsOf(each, clause));
  const materials = withs.filter((each) => each !== source);
  if (player !== undefined) card.setup.controller ??= player;
  homeOf(card, way, clause, telling);
  telling.cards.readyToActivate(source);
  delete source.mayBeSet;
  if (player !== undefined) source.setup.controller ??= player;
  const link = telling.chain.linkOf(source) ?? telling.chain.activate(source, player, {});
  Object.assign(source, { moved: true, spent: true });
  telling.chain.resolveTo(link);
  const used = materials.map((each): Happens => {
    if (each.place === undefined) telling.place(each, comesFrom(clause) ?? 'hand', clause);
    if (player !== undefined) each.setup.controller ??= player;
    Object.assign(each, { moved: true, place: 'gy' });
    return { event: 'used-as-material', card: each.id, cause: 'material', for: way };
  });
  const verbs = byEffectVerbs(way);
  if (used.length > 0) link.deeds.push({ happens: used, verbs, join: 'start' });
  link.deeds.push({
    happens: [{ event: way, card: card.id }],
    verbs,
    join: used.length > 0 ? 'next' : clause.join,
  });
  Object.assign(card, { moved: true, place: 'monster-zone', faceUp: true });
  telling.cards.look(card);
}

/** Where a monster is before it is Summoned: as it was said, else where such monsters are Summoned from. */
export function homeOf(card: ToldCard, way: SummonWay, clause: Clause, telling: Telling): void {
  const from = comesFrom(clause);
  const isIts =
    card.place === undefined &&
    clause.adjuncts.find(({ prep }) => prep === 'from')?.behind?.kind === 'card' &&
    !isExtraDeckMonster(card.model.facts);
  if (from !== undefined && (isIts || !hasAdjunct(clause, 'with'))) telling.place(card, from, clause);
  if (card.place !== undefined) return;
  if (way === 'flip-summoned') telling.cards.putAt(card, 'monster-zone', false);
  else telling.cards.putAt(card, deckOf(card.model) === 'extra-deck' ? 'extra-deck' : 'hand');
}

/** What is used up for a Summon: "Tributing X", "using A and B". "With it" is by the effect that was spoken of. */
function usedFor(clause: Clause, from: Place, any: boolean, telling: Telling): readonly ToldCard[] {
  const cards = behind(clause, 'with', 'by')
    .filter((each) => each.kind !== 'effect' && !(each.kind === 'pronoun' && each.which === 'it'))
    .flatMap((each) => telling.cardsOf(each, clause))
    .filter((each) => any || isMonster(each));
  for (const each of cards) {
    if (each.place === undefined) telling.place(each, from, clause);
    each.setup.controller ??= telling.actor(clause) ?? 'P0';
  }
  return cards;
}

/** Where the cards are that a monster's own procedure uses up, where nobody said it. */
const usedFrom = ({ model }: ToldCard): Place => {
  const [first] = model.summoning.procedures?.[0]?.uses ?? [];
  const what = first?.what;
  if (first?.do === 'discard') return 'hand';
  return (typeof what === 'object' && 'from' in what ? what.from?.[0] : undefined) ?? 'monster-zone';
};

/** A Spell or Trap Card that is Set lies face-down from then on; where nobody said when, since an earlier turn. */
function setSpell(card: ToldCard, player: Player, telling: Telling): void {
  const place = fieldPlaceOf(card.model.facts);
  if (telling.saysThisTurn || telling.readAs === 'log') {
    telling.chain.outside({ do: 'summon', card: card.id, way: 'set', player });
    card.moved = true;
  } else {
    if (!card.moved) Object.assign(card.setup, { place, faceUp: false });
    card.setSometime = true;
  }
  Object.assign(card, { place, faceUp: false });
  telling.cards.look(card);
}

/** "Sets a Spell from the hand", by an effect: something that happened; "Sets a Spell/Trap", in a log: a step. */
function setUnnamed(clause: Clause, telling: Telling): undefined {
  const link = telling.chain.top;
  const [thing] = clause.objects;
  const player = telling.actor(clause);
  if (telling.readAs === 'log' && link === undefined && player !== undefined && thing?.kind === 'thing') {
    for (let at = 0; at < (thing.count ?? 1); at += 1) {
      const card = telling.cards.described(someTrap('a Trap'), 'hand', player);
      telling.chain.outside({ do: 'summon', card: card.id, way: 'set', player });
      Object.assign(card, { moved: true, place: 'spell-trap-zone', faceUp: false });
    }
    return undefined;
  }
  if (link === undefined || !clause.objects.some(({ kind }) => kind === 'thing'))
    return telling.lost(clause, 'what is Set');
  telling.chain.resolveTo(link);
  const happens = [{ event: 'something-else', note: 'a card is Set' }] as const;
  link.deeds.push({ happens, verbs: ['set'], join: clause.join });
  return undefined;
}

/** "Y summons X": by an effect of the card Y, which Special Summons and lets nobody Normal Summon. */
function isSummonedBy(clause: Clause, summoned: ToldCard, telling: Telling): boolean {
  const subject = isPassive(clause) ? [] : clause.subject.filter(({ kind }) => kind === 'card');
  const by = telling.oneOf(subject, clause);
  const verbs = effectsOf(by?.model).flatMap(({ does }) => does.map((each) => each.do)) ?? [];
  return by !== summoned && verbs.includes('special-summon') && !verbs.includes('normal-summon');
}
