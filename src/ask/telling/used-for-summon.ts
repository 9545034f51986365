import { isActivated } from '../../card-model/activated.ts';
import { extraDeckWay, isExtraDeckMonster } from '../../card-model/facts.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { behind, type Clause, isThing, type Phrase, patientsOf } from '../grammar/clause.ts';
import { comesFrom } from './deed-of.ts';
import { homeOf } from './summoning.ts';
import type { Telling } from './telling.ts';

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
