import { effectsOf } from '../../card-model/activated.ts';
import { extraDeckWay, isExtraDeckMonster } from '../../card-model/facts.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { aThing, behind, type Clause, isThing, patientsOf, type Thing } from '../grammar/clause.ts';
import { isMonster } from './cards.ts';
import { comesFrom } from './deed-of.ts';
import { effectOf } from './link.ts';
import { homeOf, tellSummon } from './summoning.ts';
import type { Telling } from './telling.ts';

/** "Tributes it for the Tribute Summon of Y", "used as Synchro Material": a Summon, told by what is used for it. False where it is none. */
export function tellUsed(clause: Clause, telling: Telling): false | undefined {
  if (tellRitual(clause, telling)) return undefined;
  const said = behind(clause, 'as', 'for', 'by', 'with');
  const what = said.find((each) => isThing(each, 'summon', 'material')) ?? forMonster(clause, telling);
  if (what === undefined) return false;
  const cards = patientsOf(clause).flatMap((each) => telling.cardsOf(each, clause));
  const named = [...(what.of === undefined ? [] : [what.of]), ...said.filter(({ kind }) => kind === 'card')];
  const [meant, other] = new Set(named.flatMap((each) => telling.cardsOf(each, clause)));
  // "Used as Fusion Material for X", which is the Spell that Summons: where its materials go is said by its text.
  const [use, more] = effectsOf(meant?.model).flatMap(({ does }) => does.map((each) => each.uses?.as ?? ''));
  const into = use === 'used-as-material' && more === undefined ? undefined : meant;
  const usual = into === undefined ? undefined : extraDeckWay(into.model.facts);
  const way = what.way === 'normal-summoned' ? 'tribute-summoned' : (what.way ?? usual);
  const fits = (usual === undefined || usual === way) && (into === undefined || isMonster(into));
  if (cards.length === 0 || way === undefined || way === 'special-summoned' || other !== undefined || !fits)
    return telling.lost(clause, 'for which Summon it is used');
  const player = telling.actor(clause) ?? cards[0]?.setup.controller ?? 'P0';
  for (const each of cards) {
    if (each.place === undefined) telling.place(each, comesFrom(clause) ?? 'monster-zone', clause);
    each.setup.controller ??= player;
  }
  const forTribute = way === 'tribute-summoned';
  const some = someMonster(`the ${summonWays.term(way)} monster`, 6);
  const home = forTribute ? 'hand' : 'extra-deck';
  const summoned = into ?? telling.cards.described(some, home, telling.actor(clause));
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
  // "It", after several that are used for one, is that one.
  if (into !== undefined && cards.length > 1) telling.cards.look(summoned);
  return undefined;
}

/** "Tributing A and B for C", where the effect under way Ritual Summons: what it does when it resolves. */
function tellRitual(clause: Clause, telling: Telling): boolean {
  const { top } = telling.chain;
  const summons = top !== undefined && effectOf(top)?.does.some(({ do: verb }) => verb === 'ritual-summon');
  const objects = behind(clause, 'for').filter(({ kind }) => kind === 'card');
  if (clause.verb !== 'tribute' || clause.passive || !summons || objects.length !== 1) return false;
  const tributes = clause.objects.flatMap((each) => telling.cardsOf(each, clause));
  for (const each of tributes) if (each.place === undefined) telling.place(each, 'monster-zone', clause);
  tellSummon({ ...clause, verb: 'ritual-summon', objects, adjuncts: [] }, telling, tributes);
  return true;
}

/** "Tributed for Y", where Y is a monster that needs Tributes, and none of its effects asks for one: its Tribute Summon. */
function forMonster(clause: Clause, telling: Telling): Thing | undefined {
  const phrase = behind(clause, 'for').find(({ kind }) => kind === 'card');
  if (clause.verb !== 'tribute' || phrase === undefined) return undefined;
  const card = telling.oneOf([phrase], clause);
  const facts = card?.model.facts;
  if (facts?.cardType !== 'monster' || (facts.level ?? 0) < 5 || isExtraDeckMonster(facts)) return undefined;
  const asks = effectsOf(card?.model).some(({ cost, does }) =>
    [...cost, ...does].some((each) => each.do === 'tribute'),
  );
  const isFree = !asks && card?.model.summoning.noNormalSummonSet !== true;
  return isFree ? { ...aThing('summon'), way: 'tribute-summoned', of: phrase } : undefined;
}
