import { isActivated } from '../../../card-model/activated.ts';
import { fieldPlaceOf } from '../../../card-model/facts.ts';
import type { Player } from '../../../engine/state/duel.ts';
import type { Happens } from '../../../engine/state/event.ts';
import { someMonster } from '../../../situations/readers/described.ts';
import { isSpecialSummon, type SummonWay } from '../../../vocabulary/summons.ts';
import { agentCard, isPassive } from '../../grammar/agents.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { deckOf, type ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { comesFrom, summonDeedVerbs, summonVerbs } from '../verb-phrases.ts';
import { usedFrom } from './own-procedure.ts';
import { tellDeed } from './tell-deed.ts';
import { waySummonedWithoutEffect } from './usual-summon.ts';

/** A Summon or Set: by a player's own doing, or by an effect. */
export function tellSummon(frame: Frame, before: readonly Frame[], teller: Teller): void {
  const phrases = isPassive(frame) ? frame.subject : objectsOf(frame);
  const found = phrases.map((each): readonly ToldCard[] => {
    const some = someSummoned(each, frame, teller);
    if (some !== undefined) return [some];
    return teller.cardsOf(
      each,
      frame,
      (one) => one.place !== 'monster-zone' || frame.verb === 'flip-summon' || isGemini(one),
    );
  });
  const [card, ...more] = found.flat();
  // "X and another monster": of what nobody named nothing is known, and it is Summoned too.
  if (card !== undefined && found.some((each) => each.length === 0)) {
    teller.lost(frame, 'which monster is Summoned');
    return;
  }
  if (card === undefined && frame.verb === 'set') {
    setUnnamed(frame, teller);
    return;
  }
  const together = frame.verb === 'pendulum-summon' ? more : [];
  if (card === undefined || more.length > together.length) {
    teller.lost(frame, 'which monster is Summoned');
    return;
  }
  if ((frame.verb === 'special-summon' && !isProcedure(frame)) || isSummonedBy(frame, card, teller)) {
    const named = { kind: 'card', name: card.model.name, qualities: [] } as const;
    const special: Frame = { ...frame, verb: 'special-summon' };
    tellDeed(
      card.described && !isPassive(frame) ? { ...special, objects: [named] } : special,
      before,
      teller,
    );
    return;
  }
  const way = wayOf(frame, card) ?? usualWay(frame, card, teller);
  if (way === undefined) {
    teller.lost(frame, 'how it is Summoned');
    return;
  }
  if (wasBefore(frame, card, way)) {
    tellProperly(frame, teller);
    return;
  }
  const source = sourceOf(frame, teller);
  if (source !== undefined && isSpecialSummon(way)) {
    byEffect(frame, way, card, source, teller);
    return;
  }
  const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  for (const each of [card, ...together]) homeOf(each, way, frame, teller);
  for (const each of together) if (each.setup.controller === undefined) each.setup.controller = player;
  if (card.model.facts.cardType !== 'monster') {
    if (agentCard(frame, teller) === undefined) setSpell(card, player, teller);
    else teller.lost(frame, 'how an effect Sets it');
    return;
  }
  const used = usedFor(frame, before, way, teller, way === 'summoned-by-own-procedure' ? card : undefined);
  teller.outside({
    do: 'summon',
    card: card.id,
    way,
    player,
    ...(together.length === 0 ? {} : { together: together.map(({ id }) => id) }),
    ...(used.tributes.length === 0 && !isWithout(frame)
      ? {}
      : { tributes: used.tributes.map(({ id }) => id) }),
    ...(used.materials.length === 0 ? {} : { materials: used.materials.map(({ id }) => id) }),
  });
  for (const each of [...used.tributes, ...used.materials]) {
    each.moved = true;
    each.place = way === 'xyz-summoned' ? 'xyz-material' : 'gy';
  }
  for (const each of [card, ...together])
    Object.assign(each, { moved: true, place: 'monster-zone', faceUp: way !== 'set' });
  // "Tributes it for the Summon of Y": what is spoken of stays what was Tributed.
  if (!frame.purpose) teller.cards.look(card);
}

/** "P1 Normal Summons": some monster. */
const objectsOf = ({ verb, objects, asked, modal }: Frame): readonly Phrase[] =>
  verb === 'normal-summon' && objects.length === 0 && !asked && !modal
    ? [{ kind: 'thing', noun: 'monster', qualities: [] }]
    : objects;

/** Summons of a monster of which it is not said how else it came to be Summoned. */
const ofAnyMonster: ReadonlySet<Frame['verb']> = new Set(['normal-summon', 'set', 'special-summon']);

/** "P1 Normal Summons a monster": one that nobody named, by a way that needs no materials of its own. */
function someSummoned(phrase: Phrase, frame: Frame, teller: Teller): ToldCard | undefined {
  const player = teller.actor(frame);
  if (phrase.kind !== 'thing' || phrase.noun !== 'monster' || player === undefined) return undefined;
  const plain = (phrase.count ?? 1) === 1 && phrase.qualities.length === 0 && phrase.of === undefined;
  const alone =
    plain && phrase.owner === undefined && frame.complements.length === 0 && teller.chain.top === undefined;
  if (!alone || !ofAnyMonster.has(frame.verb)) return undefined;
  teller.unnamed = true;
  return teller.cards.described(someMonster('the monster', 4), 'hand', player);
}

/** "it was Fusion Summoned", told of a monster that lies in the GY: so it came to be properly Summoned, before that. */
const wasBefore = (frame: Frame, card: ToldCard, way: SummonWay): boolean =>
  isPassive(frame) &&
  isSpecialSummon(way) &&
  !card.moved &&
  (card.place === 'gy' || card.place === 'banished') &&
  frame.complements.every(({ prep }) => prep !== 'by' && prep !== 'with' && prep !== 'from');

/** "without a Tribute": that there is none is told. */
const isWithout = ({ complements }: Frame): boolean =>
  complements.some(
    ({ prep, value }) => prep === 'without' && value.kind === 'thing' && value.noun === 'tribute',
  );

const isGemini = ({ model: { facts } }: ToldCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Gemini');

const isProcedure = ({ complements }: Frame): boolean =>
  complements.some(
    ({ prep, value }) =>
      (prep === 'by' || prep === 'with') && value.kind === 'thing' && value.noun === 'procedure',
  );

function wayOf(frame: Frame, card: ToldCard): SummonWay | undefined {
  if (frame.verb === 'special-summon') return 'summoned-by-own-procedure';
  if (frame.verb === 'set' || frame.verb === 'tribute-set') return 'set';
  if (frame.verb === 'be' || frame.verb === 'summon') return undefined;
  const again = frame.verb === 'normal-summon' && card.place === 'monster-zone';
  if (again) return card.faceUp === true || !card.moved ? 'normal-summoned-again' : undefined;
  const way = summonVerbs[frame.verb];
  return card.model.facts.cardType === 'monster' ? way : undefined;
}

/**
 * "I Summon X", and nobody said how: as monsters of its kind are Summoned without an effect. Whether it was Special Summoned by
 * an effect instead is asked for where it makes a difference.
 */
function usualWay(frame: Frame, card: ToldCard, teller: Teller): SummonWay | undefined {
  const plain = frame.verb === 'summon' && !frame.passive && frame.complements.length === 0;
  if (!plain || card.moved || teller.chain.top !== undefined || !frame.subject.every(isPlayer))
    return undefined;
  const way = waySummonedWithoutEffect(card.model);
  if (way !== undefined) teller.unsaidWayOf.push(card);
  return way;
}

const isPlayer = ({ kind }: Phrase): boolean => kind === 'player';

/** The Spell or Trap Card, or Chain Link, whose effect Summons. */
function sourceOf(frame: Frame, teller: Teller): ToldCard | undefined {
  const named = frame.complements.flatMap(({ prep, value }) =>
    (prep === 'by' || prep === 'with') && value.kind === 'card' ? teller.cardsOf(value, frame) : [],
  );
  const subject = isPassive(frame)
    ? []
    : frame.subject.filter(({ kind }) => kind === 'card').flatMap((each) => teller.cardsOf(each, frame));
  return [...named, ...subject].find(({ model }) => model.facts.cardType !== 'monster');
}

function byEffect(frame: Frame, way: SummonWay, card: ToldCard, source: ToldCard, teller: Teller): void {
  const player = teller.actor(frame) ?? source.setup.controller;
  const materials = frame.complements
    .flatMap(({ prep, value }) => (prep === 'with' ? teller.cardsOf(value, frame) : []))
    .filter((each) => each !== source);
  if (card.setup.controller === undefined && player !== undefined) card.setup.controller = player;
  homeOf(card, way, frame, teller);
  if (source.place === undefined)
    teller.cards.putAt(
      source,
      source.model.facts.cardType === 'spell' ? 'hand' : fieldPlaceOf(source.model.facts),
      source.model.facts.cardType === 'spell' ? undefined : false,
    );
  const link =
    teller.chain.linkOf(source) ??
    teller.chain.activate(source, player, { chained: false, effectOnly: false });
  Object.assign(source, { moved: true, spent: true });
  teller.chain.resolveTo(link);
  const from = comesFrom(frame);
  const used: Happens[] = [];
  for (const each of materials) {
    if (each.place === undefined) teller.place(each, from ?? 'hand', frame);
    if (each.setup.controller === undefined && player !== undefined) each.setup.controller = player;
    Object.assign(each, { moved: true, place: 'gy' });
    used.push({ event: 'used-as-material', card: each.id, cause: 'material', for: way });
  }
  const verbs = summonDeedVerbs[way] ?? ['special-summon'];
  if (used.length > 0) link.deeds.push({ happens: used, verbs, join: 'start' });
  link.deeds.push({
    happens: [{ event: way, card: card.id }],
    verbs,
    join: used.length > 0 ? 'next' : frame.join,
  });
  Object.assign(card, { moved: true, place: 'monster-zone', faceUp: true });
  teller.cards.look(card);
}

/** Where a monster is before it is Summoned: as it was said, else where such monsters are Summoned from. */
export function homeOf(card: ToldCard, way: SummonWay, frame: Frame, teller: Teller): void {
  const from = comesFrom(frame);
  const materialsFrom = frame.complements.some(({ prep }) => prep === 'with');
  if (from !== undefined && !materialsFrom) {
    teller.place(card, from, frame);
    return;
  }
  if (card.place !== undefined) return;
  if (way === 'flip-summoned') {
    teller.cards.putAt(card, 'monster-zone', false);
    return;
  }
  const home = deckOf(card.model);
  teller.cards.putAt(card, home === 'extra-deck' ? home : 'hand');
}

/** What is used up for the Summon: "Tributing X", "using A and B", or what the frame before Tributed for it. */
function usedFor(
  frame: Frame,
  before: readonly Frame[],
  way: SummonWay,
  teller: Teller,
  own: ToldCard | undefined,
): { readonly tributes: readonly ToldCard[]; readonly materials: readonly ToldCard[] } {
  // "Normal Summons X with it": by the effect that was spoken of, which is no Tribute.
  const cards = frame.complements.flatMap(({ prep, value }) =>
    (prep === 'with' || prep === 'by') && !(value.kind === 'pronoun' && value.which === 'it')
      ? teller.cardsOf(value, frame)
      : [],
  );
  if (own !== undefined) {
    for (const each of cards) {
      if (each.place === undefined) teller.place(each, usedFrom(own), frame);
      if (each.setup.controller === undefined) each.setup.controller = teller.actor(frame) ?? 'P0';
    }
    return { tributes: [], materials: cards };
  }
  const monsters = cards.filter(({ model }) => model.facts.cardType === 'monster');
  const tribute = way === 'tribute-summoned' || way === 'set' || way === 'normal-summoned';
  const last = before.at(-1);
  const told =
    frame.purpose && last?.verb === 'tribute'
      ? last.objects.flatMap((each) => teller.cardsOf(each, last))
      : [];
  for (const each of [...monsters, ...told]) {
    if (each.place === undefined) teller.place(each, 'monster-zone', frame);
    if (each.setup.controller === undefined) each.setup.controller = teller.actor(frame) ?? 'P0';
  }
  return tribute
    ? { tributes: [...monsters, ...told], materials: [] }
    : { tributes: [], materials: monsters };
}

/** A Spell or Trap Card that is Set lies face-down from then on; where nobody said when, since an earlier turn. */
function setSpell(card: ToldCard, player: Player, teller: Teller): void {
  const place = fieldPlaceOf(card.model.facts);
  if (teller.speaksOfThisTurn || teller.isLog) {
    teller.outside({ do: 'summon', card: card.id, way: 'set', player });
    card.moved = true;
  } else {
    if (!card.moved) Object.assign(card.setup, { place, faceUp: false });
    card.setSometime = true;
  }
  Object.assign(card, { place, faceUp: false });
  teller.cards.look(card);
}

/** "Sets a Spell from the hand", by an effect: something that happened. */
function setUnnamed(frame: Frame, teller: Teller): void {
  const link = teller.chain.top;
  if (link === undefined || !frame.objects.some(({ kind }: Phrase) => kind === 'thing')) {
    teller.lost(frame, 'what is Set');
    return;
  }
  teller.chain.resolveTo(link);
  link.deeds.push({
    happens: [{ event: 'something-else', note: 'a card is Set' }],
    verbs: ['set'],
    join: frame.join,
  });
}

/** "Y summons X": by an effect of the card Y, which Special Summons and lets nobody Normal Summon. */
function isSummonedBy(frame: Frame, summoned: ToldCard, teller: Teller): boolean {
  const [by, more] = frame.subject;
  if (frame.verb !== 'summon' || isPassive(frame) || by?.kind !== 'card' || more !== undefined) return false;
  const [card] = teller.cardsOf(by, frame);
  const verbs =
    card?.model.parts.filter(isActivated).flatMap(({ does }) => does.map((each) => each.do)) ?? [];
  return card !== summoned && verbs.includes('special-summon') && !verbs.includes('normal-summon');
}

/**
 * "It was properly Summoned earlier": it is properly Summoned, however that was. "It was never": it is not, and where it was
 * played how it came there, that says so already. Of a monster that only its kind is told of, nobody knows whether it
 * must be.
 */
export function tellProperly(frame: Frame, teller: Teller): void {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const cards = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (cards.length === 0) teller.lost(frame, 'which monster was properly Summoned');
  for (const card of cards) {
    if (frame.negated && card.model.ofKind !== undefined)
      teller.lost(frame, 'whether the monster must be properly Summoned first');
    if (!card.moved) card.setup.properlySummoned = frame.negated ? 'no' : 'yes';
    else if (!frame.negated) teller.lost(frame, `when ${card.model.name} was properly Summoned`);
    teller.cards.look(card);
  }
}
