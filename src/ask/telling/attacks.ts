import type { Player } from '../../engine/state/duel.ts';
import type { Happens } from '../../engine/state/event.ts';
import { defined } from '../../platform/defined.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { behind, type Clause, hasAdjunct, isThing, type Phrase, type Statement } from '../grammar/clause.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import type { BattleChange, Remark } from '../text/battle-phrases.ts';
import { inBattle } from '../text/deeds.ts';
import type { ToldCard } from './cards.ts';
import type { Telling } from './telling.ts';

/** "X attacks Y", "P0 attacks Y with X", "X declares an attack on Y", "X attacks directly": the attack is declared. */
export function tellAttack(clause: Clause, telling: Telling): undefined {
  const { passive, verb, adjuncts, objects, subject } = clause;
  const by = passive ? 'by' : 'with';
  const on = verb === 'declare' ? ['on', 'against'] : ['to', 'on'];
  const others = adjuncts.filter(
    ({ prep }) => prep !== by && !on.includes(prep) && prep !== 'after' && prep !== 'during',
  );
  const agents = behind(clause, by);
  const acting = subject.filter(({ kind }) => kind !== 'player');
  const own = passive ? agents : [...acting, ...agents];
  const spoken = own.flatMap((each) => telling.cardsOf(each, clause, isMonster));
  const [attacker = someAttacker(clause, telling), ...more] = spoken;
  const attacked = [...(passive ? subject : objects), ...behind(clause, ...on)].flatMap((each) =>
    each.kind === 'player' ? (telling.player(each.who) ?? []) : [],
  )[0];
  // Who attacks me is the opponent's.
  const actor = attacked === undefined ? telling.actor(clause) : telling.opponentOf(attacked);
  if (attacker !== undefined && actor !== undefined) attacker.setup.controller ??= actor;
  const isDirect =
    verb === 'attack-directly' ||
    objects.some((each) => each.kind === 'player' || isThing(each, 'direct-attack'));
  const aimed = [
    ...(passive ? subject : objects.filter((each) => !isThing(each, 'attack', 'direct-attack'))),
    ...behind(clause, ...on),
  ].filter(({ kind }) => kind !== 'player');
  const [target = someTarget(aimed, clause, telling), ...targets] = isDirect
    ? []
    : aimed.flatMap((each) => telling.cardsOf(each, clause, isMonster));
  const unsaid = !isDirect && target === undefined;
  if (
    attacker === undefined ||
    more.length + targets.length + others.length > 0 ||
    (unsaid && (passive || aimed.length > 0)) ||
    attacker === target ||
    !isMonster(attacker) ||
    (target !== undefined && !isMonster(target))
  )
    return telling.lost(clause, 'which monster attacks');
  for (const card of [attacker, target]) if (card !== undefined) telling.place(card, 'monster-zone', clause);
  // "attacks Y in Defense Position", "attacks Y face-down": how the monster that is attacked lies.
  if (target !== undefined) {
    telling.qualify(target, clause.qualities, clause);
    if (tellsDefAlone(target)) target.setup.position ??= 'defense';
  }
  const other = target?.setup.controller;
  const nobodys = attacker.setup.controller === undefined && actor === undefined && other === undefined;
  const whose =
    attacker.setup.controller ?? actor ?? (other === undefined ? 'P0' : telling.opponentOf(other));
  attacker.setup.controller ??= whose;
  if (target !== undefined) target.setup.controller ??= telling.opponentOf(whose);
  telling.turnPlayer ??= telling.turnOf ?? whose;
  telling.phase = 'battle';
  if (!telling.chain.started) telling.firstPhase = 'battle';
  telling.battle = defined({ attacker, target, nobodys });
  if (unsaid) telling.unsaidTargetOf = attacker;
  telling.chain.outside(defined({ do: 'attack', card: attacker.id, target: target?.id }));
  telling.cards.look(attacker);
  if (target !== undefined) telling.cards.look(target);
}

/** An attack of which nobody said whose it is, where only an attack of the opponent can be answered so, is one. */
export function attackIsAnswered(card: ToldCard, player: Player, telling: Telling): void {
  const { battle } = telling;
  if (!battle?.nobodys || telling.readAs !== 'answered' || [battle.attacker, battle.target].includes(card))
    return;
  const theirs = telling.opponentOf(player);
  battle.attacker.setup.controller = theirs;
  if (battle.target !== undefined) battle.target.setup.controller = player;
  telling.turnPlayer = theirs;
  telling.battle = { ...battle, nobodys: false };
  telling.cards.assumed.push(`${battle.attacker.model.name} attacks for ${theirs}, as ${player} answers it`);
}

/** "A monster with 1800 DEF": of one in Attack Position nobody would say that, and no more. */
const tellsDefAlone = ({ model: { facts }, described }: ToldCard): boolean =>
  described === true && facts.cardType === 'monster' && facts.def !== undefined && facts.atk === undefined;

const isMonster = ({ model, place }: ToldCard): boolean =>
  model.facts.cardType === 'monster' || place === 'monster-zone';

/** "My opponent attacks", "X is attacked": with the only monster that he was said to have, or with one that nobody named. */
function someAttacker(clause: Clause, telling: Telling): ToldCard | undefined {
  const { passive } = clause;
  const [who, more] = clause.subject;
  const player = who?.kind === 'player' ? telling.player(who.who) : undefined;
  const isUnnamed = passive ? who?.kind !== 'player' : player !== undefined;
  if (!isUnnamed || more !== undefined || hasAdjunct(clause, 'with', 'by')) return undefined;
  const [own, other] = telling.cards.all.filter(
    ({ model: { facts }, place, setup }) =>
      place === 'monster-zone' && facts.cardType === 'monster' && setup.controller === player,
  );
  if (own !== undefined && !passive)
    return other === undefined && own.faceUp !== false && own.setup.position !== 'defense' ? own : undefined;
  const card = telling.cards.described(anyMonster('the attacking monster'), 'monster-zone', player);
  card.setup.position = 'attack';
  return card;
}

/** "attacks my monster": one that nobody named, of a player who has no other. */
function someTarget([what, more]: readonly Phrase[], clause: Clause, telling: Telling): ToldCard | undefined {
  if (more !== undefined || !isThing(what, 'monster') || clause.passive) return undefined;
  const player = what.owner === 'own' ? undefined : telling.owner(what.owner, undefined);
  if (player === undefined || (what.count ?? 1) !== 1 || what.qualities.length > 0) return undefined;
  return telling.cards.described(anyMonster('the attacked monster'), 'monster-zone', player);
}

/** What answers an attack, told by its part in the battle, and the card whose effect it is. */
export interface ToldChange {
  readonly change?: BattleChange;
  readonly card?: ToldCard;
}

/**
 * What changed who can battle, told by its part in the battle: it happened after the declaration, as what answers that. The
 * effects of named cards are Chain Links: each a Chain of its own, unless they are said to be one.
 */
export function tellChanges(changes: readonly ToldChange[], oneChain: boolean, telling: Telling): undefined {
  const { battle, chain } = telling;
  if (battle === undefined) return telling.open('which monster attacks, and what');
  const told = changes.map((each) => ({
    ...each,
    happens: each.change ? eventOf(each.change, telling) : [],
  }));
  const plain = told.flatMap(({ card, happens }) => (card === undefined ? happens : []));
  if (plain.length > 0) chain.outside({ do: 'happen', events: plain });
  const resolutions = told.flatMap(({ card, change, happens }, at) => {
    if (card === undefined) return [];
    if (card.setup.controller === undefined) {
      card.setup.controller = telling.opponentOf(battle.attacker.setup.controller);
      chain.assumed.push(`${card.setup.controller} activates ${card.model.name}`);
    }
    telling.cards.readyToActivate(card);
    const link = chain.activate(card, card.setup.controller, { chained: oneChain && at > 0 });
    const resolve = () => {
      if (change === undefined) return;
      chain.resolveTo(link);
      link.deeds.push({ happens, verbs: inBattle[change.event] ?? [], join: 'start' });
    };
    if (!oneChain) resolve();
    return [resolve];
  });
  if (oneChain) for (const resolve of resolutions.toReversed()) resolve();
  chain.close();
}

/** What happens to which card of the battle. */
function eventOf({ who, event }: BattleChange, telling: Telling): readonly Happens[] {
  const { battle } = telling;
  const defender = telling.opponentOf(battle?.attacker.setup.controller);
  const other = () =>
    who === 'new'
      ? telling.cards.described(someMonster('the monster that comes', 4), 'hand', defender)
      : telling.cards.described(someMonster('the other monster', 4), 'monster-zone', defender);
  const card = who === 'attacker' ? battle?.attacker : who === 'target' ? battle?.target : other();
  if (card === undefined) return telling.open('what is attacked') ?? [];
  card.moved = true;
  return [defined({ event, card: card.id, to: event === 'left-the-field' ? 'gy' : undefined })];
}

/** Events by which a monster is there no longer. */
export const leaves = /^(?:destroyed|banished|returned-to-hand|left-the-field)$/;

/** Does a text have one of these remarks? */
export const remarks = (all: readonly Statement[], ...some: readonly Remark[]): boolean =>
  all.some((each) => each.is === 'remark' && some.includes(each.remark));

/** A card alone in a clause beside a change of the battle, or where a response is said to be described. */
export function isPartOfChange(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each?.is !== 'clause' || each.verb !== 'be' || each.objects.length > 0) return false;
  return all[at - 1]?.is === 'battle-change'
    ? hasAdjunct(each, 'by', 'with') || each.subject.length === 0
    : remarks(all, 'responded-and-resolved') &&
        all.slice(0, at).every((one) => one.is === 'clause' && one.verb === 'be');
}

/** What answered the attack, where it is told by its part in the battle. */
export function changeAt(all: readonly Statement[], at: number, telling: Telling): readonly ToldChange[] {
  const [each, next] = [all[at], all[at + 1]];
  const cardOf = (clause: Statement | undefined): ToldCard | undefined => {
    if (clause?.is !== 'clause') return undefined;
    const all = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)];
    const phrases = all.filter(({ kind }) => kind === 'card');
    if (phrases.length === 0) return undefined;
    const card = telling.oneOf(phrases, clause);
    const [by] = all.flatMap((one) => (one.kind === 'player' ? (telling.player(one.who) ?? []) : []));
    if (card !== undefined && by !== undefined) card.setup.controller ??= by;
    return card;
  };
  if (each?.is === 'battle-change')
    return [defined({ change: each.change, card: isPartOfChange(all, at + 1) ? cardOf(next) : undefined })];
  const isResponse =
    remarks(all, 'responded-and-resolved') && all[at - 1]?.is !== 'battle-change' && isPartOfChange(all, at);
  const card = isResponse ? cardOf(each) : undefined;
  return card === undefined ? [] : [{ card }];
}
