import { isActivated } from '../../card-model/activated.ts';
import { extraDeckWay, isExtraDeckMonster } from '../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import {
  type Adjunct,
  behind,
  type Clause,
  hasAdjunct,
  isThing,
  type Phrase,
  patientsOf,
} from '../grammar/clause.ts';
import { startLink } from './activation.ts';
import type { ToldCard } from './cards.ts';
import { comesFrom, deedOf } from './deed-of.ts';
import { tellDeed } from './deeds.ts';
import { effectOf } from './link.ts';
import { homeOf } from './summoning.ts';
import type { Telling } from './telling.ts';

/**
 * What is done to a card for its own effect, which costs just that: "I Tribute X in response", "I Tribute X for its effect",
 * and, while nothing is on the Chain of a battle, "I discard X". The effect is activated, and paid for. False for other words.
 */
export function tellPaid(clause: Clause, telling: Telling): boolean {
  const [phrase, ...answered] = clause.objects;
  const responds = hasAdjunct(clause, 'in-response');
  const forIt = clause.adjuncts.find(({ prep, value }) => prep === 'for' && isOfIts(value));
  const fights = telling.battle !== undefined && telling.chain.links.length === 0;
  const byWhat = hasAdjunct(clause, 'with', 'by');
  if (clause.passive || byWhat || phrase === undefined || !(responds || forIt !== undefined || fights))
    return false;
  const card = telling.oneOf([phrase], clause);
  const player = telling.actor(clause);
  const own = card !== undefined && player !== undefined && (card.setup.controller ?? player) === player;
  const isBattle = !responds && forIt === undefined;
  const parts = own ? payingParts(card, clause, isBattle || responds) : [];
  const [only, more] = parts;
  const starts =
    only !== undefined &&
    more === undefined &&
    (!isBattle || (only.kind === 'quick' && answered.length === 0));
  if (card !== undefined && starts) {
    const adjuncts = clause.adjuncts.filter((each) => each !== forIt);
    const activation: Clause = {
      ...clause,
      verb: responds ? 'chain' : 'activate',
      objects: [phrase, ...answered],
      adjuncts,
    };
    const link = startLink(activation, phrase, card, telling);
    link.part = card.model.parts.indexOf(only);
    if (effectOf(link) === only) tellDeed({ ...clause, objects: [phrase], adjuncts: [asCost] }, telling);
    return true;
  }
  if (responds) telling.lost(clause, 'what is done in response');
  else if (forIt?.value.kind === 'effect' && forIt.value.qualities.includes('own'))
    telling.lost(clause, 'which effect has that as its cost');
  else return false;
  return true;
}

const asCost: Adjunct = { prep: 'as', value: { kind: 'thing', noun: 'cost', qualities: [] } };

const isOfIts = (value: Phrase): boolean =>
  value.kind === 'effect' && value.of?.kind === 'pronoun' && value.of.which === 'it';

/** The effects of a card that cost what a clause says is done, to this card or to one that may be it. */
function payingParts(card: ToldCard, clause: Clause, itself: boolean) {
  const verbs = deedOf(clause, card)?.verbs ?? [];
  const takes = (what: Instruction['what']): boolean =>
    what === 'this' || (!itself && isDescribed(what) && what.filter.other !== true);
  return card.model.parts
    .filter(isActivated)
    .filter(({ cost }) => cost.some(({ do: verb, what }) => verbs.includes(verb) && takes(what)));
}

/** "Tributes it for the Tribute Summon of Y", "used as Synchro Material": a Summon, told by what is used for it. False where it is none. */
export function tellUsed(clause: Clause, telling: Telling): boolean {
  const said = behind(clause, 'as', 'for', 'by', 'with');
  const what =
    said.find((each) => isThing(each, 'summon') || isThing(each, 'material')) ?? forMonster(clause, telling);
  if (what?.kind !== 'thing') return false;
  const cards = patientsOf(clause).flatMap((each) => telling.cardsOf(each, clause));
  const named = [...(what.of === undefined ? [] : [what.of]), ...said.filter(({ kind }) => kind === 'card')];
  const [meant, other] = new Set(named.flatMap((each) => telling.cardsOf(each, clause)));
  // "Used as Fusion Material for X", which is the Spell that Summons: where its materials go is said by its text.
  const uses = meant?.model.parts
    .filter(isActivated)
    .flatMap(({ does }) => does.map((each) => each.uses?.as));
  const isSource = uses?.some((as) => as === 'used-as-material') && uses.length === 1;
  const into = isSource ? undefined : meant;
  const usual = into === undefined ? undefined : extraDeckWay(into.model.facts);
  const way = what.way === 'normal-summoned' ? 'tribute-summoned' : (what.way ?? usual);
  const fits =
    (usual === undefined || usual === way) && (into === undefined || into.model.facts.cardType === 'monster');
  if (cards.length === 0 || way === undefined || way === 'special-summoned' || other !== undefined || !fits) {
    telling.lost(clause, 'for which Summon it is used');
    return true;
  }
  const player = telling.actor(clause) ?? cards[0]?.setup.controller ?? 'P0';
  for (const each of cards) {
    if (each.place === undefined) telling.place(each, comesFrom(clause) ?? 'monster-zone', clause);
    each.setup.controller ??= player;
  }
  const forTribute = way === 'tribute-summoned';
  const summoned =
    into ??
    telling.cards.described(
      someMonster(`the ${summonWays.term(way)} monster`, 6),
      forTribute ? 'hand' : 'extra-deck',
      telling.actor(clause),
    );
  summoned.setup.controller ??= player;
  homeOf(summoned, way, { ...clause, adjuncts: [] }, telling);
  const ids = cards.map(({ id }) => id);
  telling.chain.outside({
    do: 'summon',
    card: summoned.id,
    way,
    player,
    ...(forTribute ? { tributes: ids } : { materials: ids }),
  });
  Object.assign(summoned, { moved: true, place: 'monster-zone', faceUp: true });
  for (const each of cards) {
    Object.assign(each, { moved: true, place: way === 'xyz-summoned' ? 'xyz-material' : 'gy' });
    telling.cards.look(each);
  }
  return true;
}

/** "Tributed for Y", where Y is a monster that needs Tributes, and none of its effects asks for one: its Tribute Summon. */
function forMonster(clause: Clause, telling: Telling): Phrase | undefined {
  const phrase = clause.adjuncts.find(({ prep, value }) => prep === 'for' && value.kind === 'card')?.value;
  if (clause.verb !== 'tribute' || phrase === undefined) return undefined;
  const card = telling.oneOf([phrase], clause);
  const facts = card?.model.facts;
  if (
    card === undefined ||
    facts?.cardType !== 'monster' ||
    (facts.level ?? 0) < 5 ||
    isExtraDeckMonster(facts)
  )
    return undefined;
  const asks = card.model.parts.some(
    (part) => isActivated(part) && [...part.cost, ...part.does].some(({ do: verb }) => verb === 'tribute'),
  );
  return asks || card.model.summoning.noNormalSummonSet === true
    ? undefined
    : { kind: 'thing', noun: 'summon', way: 'tribute-summoned', qualities: [], of: phrase };
}
